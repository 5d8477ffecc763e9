"""A miniature with data of its own: sweets with names and worths in a file, which anybody can replace."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tests.miniatures.base import Done, Mini, MiniReview
from wolfden.engine.bits import EVERYBODY, bit
from wolfden.engine.catalogue import Inline
from wolfden.engine.data import Source, Tables, fit
from wolfden.engine.errors import BadData
from wolfden.engine.game import Game
from wolfden.engine.state import Setting, State
from wolfden.engine.step import Step
from wolfden.engine.terms import Action, Event, Space
from wolfden.engine.view import View

MOST = 5

Sweet = Annotated[int, Meta(ge=0, lt=MOST, extra={"named": "Sweet"})]


class Row(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    worth: int


class File(msgspec.Struct, forbid_unknown_fields=True):
    sweets: list[Row]
    turns: int


class Shop:
    """The components: what each sweet is called and worth."""

    def __init__(self, tables: Tables) -> None:
        file = fit(tables, File)
        self.names = [row.name for row in file.sweets]
        self.worths = [row.worth for row in file.sweets]
        self.turns = file.turns
        if not 1 <= len(file.sweets) <= MOST:
            raise BadData(f"a shop has 1 to {MOST} sweets, not {len(file.sweets)}", ("sweets",))
        for index, worth in enumerate(self.worths):
            if not 0 <= worth <= 9:
                raise BadData(f"a sweet is worth 0 to 9, not {worth}", ("sweets", index, "worth"))


class Buy(Action, frozen=True):
    sweet: Sweet


class Bought(Event, frozen=True):
    sweet: Sweet


class ShopView(View, frozen=True, kw_only=True):
    last: Sweet | None
    worths: Annotated[tuple[int, ...], Meta(extra={"constant": True})]
    points: Annotated[int, Meta(ge=0, le=99)]


class Shopping(Mini):
    FIELDS = ("points", "last", "turns")

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.shop: Shop = setting.game.components
        self.points = 0
        self.last = -1
        self.turns = 0


class Shopper(Step[Shopping]):
    def who(self, s: Shopping) -> int:
        return bit(s.turns % s.seats)

    def options(self, s: Shopping, seat: int) -> tuple[int, ...]:
        return tuple(range(len(s.shop.worths)))

    def take(self, s: Shopping, seat: int, action: int) -> None:
        s.points += s.shop.worths[action]
        s.last = action
        s.turns += 1
        s.tell(Bought, action, to=EVERYBODY)
        if s.turns == s.shop.turns:
            s.end(Done)


def view(s: Shopping, seat: int | None) -> ShopView:
    return ShopView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        last=None if s.last < 0 else s.last,
        worths=tuple(s.shop.worths),
        points=s.points,
    )


def setup(s: State) -> None:
    s.go(SHOPPER)


def make(shop: Shop) -> Game:
    return Game(
        name="sweets",
        title="Sweets",
        version=1,
        seats=range(2, 4),
        state=Shopping,
        setup=setup,
        steps=(SHOPPER,),
        actions=Space(Buy),
        events=(Bought,),
        reasons=(Done,),
        view=view,
        review=lambda s: MiniReview(()),
        redeal=lambda s, seat, stream: None,
        max_decisions=lambda seats: 20,
        words=Inline({"en": WORDS}, help="Buy sweets."),
        show=lambda view, words, names: [f"{view.points} {words.thing('Sweet', view.last or 0)}"],
        components=shop,
        named={"Sweet": shop.names},
        source=SOURCE,
    )


WORDS = """
Buy = buy { $sweet }
Bought = bought: { $sweet }
Done = done
"""
SHOPPER = Shopper()
SOURCE = Source("tests.miniatures", "sweets.toml", Shop, make)
GAME = SOURCE.default()
