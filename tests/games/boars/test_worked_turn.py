"""The worked turn in the help page of Boars on the Run! happens as it is told, with the numbers that come with it."""

from __future__ import annotations

from typing import cast

import pytest

import wolfden
from tests.games.boars.table import pack, unpack
from tests.games.worked import tells
from wolfden.engine.terms import Action
from wolfden.games.boars.belief.odds import sickness
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms.actions import Buy, Colour, Done, Draw, Eat, Ground, Pay, Ride, TakeThree
from wolfden.games.boars.terms.reasons import NotTheTicket
from wolfden.games.boars.view import BoarsView, Cubes

GAME = wolfden.game("boars")
BOX = GAME.components
NIP = BOX.names["Card"].index("Nip")
DRAWN = {"red": 2, "blue": 2, "yellow": 1, "black": 1}


def begun() -> Boars:
    """Anna is Acorn, at the start, and Nip is on the menu."""
    s = cast(Boars, GAME.new(2, 1))
    s.boars = (2, 0)
    s.starter = s.turn = 0
    s.pile = BOX.deck
    nip = BOX.copies[NIP] & -BOX.copies[NIP]
    others = [card for card in range(62) if BOX.deck >> card & 1 and not BOX.copies[NIP] >> card & 1][:3]
    s.market = (nip.bit_length() - 1, *others)
    s.pile &= ~(nip | sum(2**card for card in others))
    return s


def act(s: Boars, *actions: Action) -> None:
    for action in actions:
        s.act(0, GAME.number(action))


def test_the_worked_turn() -> None:
    s = begun()
    bag = s.bags[0]
    assert unpack(bag) == dict.fromkeys(("red", "blue", "yellow", "green", "black"), 5)
    assert round(100 * sickness(Cubes(5, 5, 5, 5, 5), 6, 3)) == 7
    s.bags[0] = pack(**DRAWN)
    act(s, Draw(6))
    s.bags[0] += bag - pack(**DRAWN)
    view = cast(BoarsView, s.view(0))
    assert not view.sick and (view.drawn.red, view.drawn.blue, view.drawn.yellow, view.drawn.black) == (2, 2, 1, 1)
    with pytest.raises(wolfden.IllegalAction) as refusal:
        act(s, Ride(BOX.names["Transport"].index("Prickly Cab")))
    assert isinstance(refusal.value.reason, NotTheTicket), "two red are no ticket for three"
    assert view.tickets[Colour.RED] == 3
    assert view.track.index((Ground.STATION, Colour.RED)) == 6

    assert view.market[0].cost == 1
    act(s, Buy(NIP), Pay(Colour.YELLOW))
    one_red, two_blue = view.boars[0].meals
    assert (BOX.meal_moves[one_red], BOX.meal_moves[two_blue]) == (1, 3)
    act(s, Eat(two_blue), Eat(one_red))
    assert s.at[0] == 4 and unpack(s.hand) == {"red": 1, "black": 1}
    act(s, Done(), TakeThree())
    assert unpack(s.bags[0]) == {"red": 4, "blue": 3, "yellow": 7, "green": 5, "black": 5}
    assert s.actors() == (1,)
    view = cast(BoarsView, s.view(0))
    (own,) = view.boars[0].cards
    assert own.card == NIP and (own.number, own.moves) == (1, 6)


def test_the_page_tells_it() -> None:
    tells(
        "boars", "en", "Acorn", "six cubes", "7 %", "2 red, 2 blue, 1 yellow and 1 black", "Nip", "yellow", "2 blue",
        "3 spaces", "1 red", "1 space", "space 4", "3 yellow", "24 cubes: 4 red, 3 blue, 7 yellow, 5 green and 5 black",
        "3 red", "Prickly Cab", "space 6", "Nip", "6 spaces",
    )  # fmt: skip
    tells(
        "boars", "de", "Buchecker", "sechs Würfel", "7 %", "2 rote, 2 blaue, 1 gelben und 1 schwarzen", "gelben",
        "2 blaue", "3 Felder", "1 rote", "1 Feld", "Feld 4", "3 gelbe",
        "24 Würfel: 4 rote, 3 blaue, 7 gelbe, 5 grüne und 5 schwarze", "3 rote", "Stacheltaxi", "Feld 6", "6 Felder",
    )  # fmt: skip
