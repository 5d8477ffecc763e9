"""Tables of Boars on the Run! as a test wants them, and words for what happens at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

import wolfden
from tests.games.table import refusal, told  # noqa: F401 - for the tests beside it
from wolfden import State
from wolfden.engine.catalogue import read
from wolfden.engine.data import with_text
from wolfden.engine.terms import Action, Event, Term
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms.actions import Done, Draw
from wolfden.games.boars.view import BoarsView

BOARS = with_text(wolfden.game("boars"), read(__package__, "numbers.toml"), "numbers.toml")
BOX = BOARS.components
CARDS: list[str] = BOX.names["Card"]
FILLERS = [name for name in CARDS if name.endswith(("Midnight Feast", "Gatherer"))]
COLOURS = ("red", "blue", "yellow", "green", "black")


def inside(s: State) -> Boars:
    """The state with its fields."""
    return cast(Boars, s)


def sees(s: State, seat: int | None = None) -> BoarsView:
    return cast(BoarsView, s.view(seat))


def pack(**cubes: int) -> int:
    return sum(number * 64 ** COLOURS.index(colour) for colour, number in cubes.items())


def unpack(packed: int) -> dict[str, int]:
    """Cubes by colour, those that there are."""
    counts = {colour: packed // 64**place % 64 for place, colour in enumerate(COLOURS)}
    return {colour: number for colour, number in counts.items() if number}


def kind(name: str) -> int:
    """The number of a kind of card."""
    return CARDS.index(name)


def lying(s: State, seat: int) -> list[str]:
    """The cards in front of a player."""
    return sorted(CARDS[face.card] for face in sees(s).boars[seat].cards)


def market(s: State) -> list[str]:
    return [CARDS[face.card] for face in sees(s).market]


def bottom(s: State) -> list[str]:
    return [CARDS[BOX.face[card]] for card in inside(s).bottom]


def at(s: State) -> list[int]:
    return [boar.space for boar in sees(s).boars]


def hand(s: State) -> dict[str, int]:
    return unpack(inside(s).hand)


def bag(s: State, seat: int) -> dict[str, int]:
    return unpack(inside(s).bags[seat])


def reserve(s: State) -> dict[str, int]:
    return unpack(inside(s).reserve)


def new(
    seats: int = 2,
    at: Sequence[int] = (),
    cards: Mapping[int, Sequence[str]] | None = None,
    open_cards: Sequence[str] = (),
    reserve: Mapping[str, int] | None = None,
    **options: Any,
) -> State:
    """A table at the beginning of seat 0's turn: boars in order, on these spaces, with these cards."""
    s = BOARS.new(seats, 1, **options)
    b = inside(s)
    b.boars = tuple(range(seats))
    b.starter = b.turn = 0
    b.pile = BOX.deck
    for seat, space in enumerate(at):
        b.at[seat] = space
    for seat, names in (cards or {}).items():
        for name in names:
            b.cards[seat] |= taken(b, name)
    b.market = tuple(taken(b, name).bit_length() - 1 for name in open_cards)
    while len(b.market) < 4:
        b.market += (taken(b, next_name(b)).bit_length() - 1,)
    if reserve is not None:
        b.reserve = pack(**dict.fromkeys(COLOURS[:4], 0) | dict(reserve))
    return s


def taken(b: Boars, name: str) -> int:
    """One card of that name out of the deck, as a set."""
    there = b.pile & BOX.copies[kind(name)]
    assert there, f"the deck has no more {name}"
    card = there & -there
    b.pile &= ~card
    return card


def next_name(b: Boars) -> str:
    """Something that does not get in the way."""
    return next(name for name in FILLERS if b.pile & BOX.copies[kind(name)])


def act(s: State, *actions: Action) -> None:
    """Whose turn it is does these things, one after the other."""
    for action in actions:
        s.act(s.actors()[0], BOARS.number(action))


def can(s: State) -> list[Action]:
    """What whose turn it is may do."""
    return [BOARS.action(action) for action in s.actions(s.actors()[0])]


def draws(s: State, **cubes: int) -> None:
    """Whose turn it is draws just these: nothing else is in the bag, until afterwards."""
    b = inside(s)
    seat = int(b.turn)
    rest = b.bags[seat]
    b.bags[seat] = pack(**cubes)
    act(s, Draw(sum(cubes.values())))
    missing = unpack(rest)
    for colour, number in cubes.items():
        missing[colour] = max(0, missing.get(colour, 0) - number)
    b.bags[seat] += pack(**missing)


def ends(s: State) -> None:
    """Whose turn it is does no more, and takes what the space gives: the first choice."""
    seat = s.actors()[0]
    act(s, Done())
    while not s.over and s.actors()[0] == seat and not isinstance(can(s)[0], Draw):
        s.act(seat, s.actions(seat)[0])


def since(s: State, number: int) -> list[Event]:
    return list(s.journal(None)[number:])


def number(term: Term) -> int:
    return BOARS.number(term)  # type: ignore[arg-type]


def space_of(token: str, after: int = 0) -> int:
    """The next space after one, written as in the data file: r, r! or R."""
    words = " ".join((BOARS.data or {})["track"]["spaces"]).split()
    return next(index for index, word in enumerate(words) if index > after and word == token)


def all_cubes(s: State) -> Counter[str]:
    """All cubes at the table, by colour."""
    b = inside(s)
    total: Counter[str] = Counter()
    for packed in (*b.bags, b.hand, b.paid, b.reserve):
        total.update(unpack(packed))
    return total


def all_cards(s: State) -> list[int]:
    """All cards at the table."""
    b = inside(s)
    found = [*b.bottom, *b.market]
    for packed in (b.pile, *b.cards):
        found += [card for card in range(62) if packed >> card & 1]
    return sorted(found)
