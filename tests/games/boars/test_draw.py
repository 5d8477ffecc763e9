"""Phase 1: drawing, sickness, the menu."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from wolfden.engine.chance import fast
from wolfden.games.boars.rules.draw import out_of
from wolfden.games.boars.terms.actions import ChangeMenu, Done, Draw, KeepMenu
from wolfden.games.boars.terms.events import Drew, MenuChanged, Revealed, Sickened
from wolfden.games.boars.terms.reasons import TooFewCubes

from .table import BOARS, act, bag, bottom, can, draws, hand, inside, market, new, pack, refusal, sees, told, unpack


def test_any_number_from_one_to_all_can_be_drawn() -> None:
    assert can(new()) == [Draw(n) for n in range(1, 26)]


def test_no_more_can_be_drawn_than_the_bag_holds() -> None:
    s = new()
    with refusal(s, TooFewCubes(25)):
        act(s, Draw(26))


def test_so_many_come_out_and_lie_in_front_of_the_player() -> None:
    s = new()
    act(s, Draw(6))
    drawn = sees(s).drawn
    assert sum(unpack(inside(s).drawn).values()) == 6
    assert told(s, Drew) == [Drew(0, drawn.red, drawn.blue, drawn.yellow, drawn.green, drawn.black)]
    if not sees(s).sick:
        assert sum(bag(s, 0).values()) == 19
        assert sum(hand(s).values()) == 6


@pytest.mark.parametrize("number", [1, 3, 7, 9])
def test_every_draw_is_as_likely_as_the_other(number: int) -> None:
    """Cube by cube or by what stays in: the odds are those of the hypergeometric distribution."""
    stream, counts = fast(number), {"red": 4, "blue": 1, "yellow": 3, "black": 2}
    packed, times = pack(**counts), 20_000
    seen = Counter(int(out_of(packed, number, stream)) for _ in range(times))
    for drawn, often in seen.items():
        ways = 1
        for colour, there in counts.items():
            ways *= comb(there, unpack(drawn).get(colour, 0))
        expected = times * ways / comb(10, number)
        assert abs(often - expected) < 5 * expected**0.5 + 5
    possible = sum(
        1
        for red in range(5)
        for blue in range(2)
        for yellow in range(4)
        for black in range(3)
        if red + blue + yellow + black == number
    )
    assert len(seen) == possible


def test_all_of_a_bag_is_all_of_it() -> None:
    assert out_of(pack(red=3, black=5), 8, fast(1)) == pack(red=3, black=5)


def test_large_bags_are_drawn_from_alike() -> None:
    packed = pack(red=35, blue=35, yellow=35, green=35, black=5)
    for number in (1, 70, 144, 145):
        drawn = unpack(int(out_of(packed, number, fast(number))))
        assert sum(drawn.values()) == number
        assert all(there <= 35 for there in drawn.values())


# Sickness


@pytest.mark.parametrize(("black", "sick"), [(0, False), (2, False), (3, True), (4, True)])
def test_three_black_cubes_make_sick(black: int, sick: bool) -> None:
    s = new()
    draws(s, red=2, **({"black": black} if black else {}))
    assert sees(s).sick == sick
    assert (told(s, Sickened) == [Sickened(0)]) == sick
    assert hand(s) == ({} if sick else {"red": 2} | ({"black": black} if black else {}))
    if sick:
        assert bag(s, 0) == {"red": 5, "blue": 5, "yellow": 5, "green": 5, "black": 5}


def test_when_sick_the_turn_goes_on_without_cubes() -> None:
    s = new(cards={0: ["Blue Fast", "Beetroot Cure"]})
    draws(s, red=4, black=3)
    assert [type(action).__name__ for action in can(s)] == ["Use", "Done"]


# Changing the menu


def test_with_all_five_black_the_menu_may_be_changed() -> None:
    s = new()
    before = market(s)
    draws(s, black=5)
    assert can(s) == [KeepMenu(), ChangeMenu()]
    act(s, ChangeMenu())
    assert told(s, MenuChanged) == [MenuChanged(0)]
    assert bottom(s) == before
    assert len(market(s)) == 4
    assert [BOARS.text(event) for event in told(s, Revealed)[-4:]] == [
        f"{name} is now on the menu." for name in market(s)
    ]
    assert can(s) == [Done()]


def test_the_menu_may_be_kept() -> None:
    s = new()
    before = market(s)
    draws(s, black=5)
    act(s, KeepMenu())
    assert market(s) == before
    assert can(s) == [Done()]


def test_with_four_black_there_is_no_new_menu() -> None:
    s = new()
    draws(s, black=4)
    assert can(s) == [Done()]


def test_when_nobody_has_seen_a_card_any_more_the_deck_goes_on_with_those_laid_down() -> None:
    s = new()
    b = inside(s)
    rest = [card for card in range(60) if b.pile >> card & 1]
    b.pile, b.bottom = 0, list(rest)
    draws(s, black=5)
    before = b.market
    act(s, ChangeMenu())
    assert b.market == tuple(rest[:4])
    assert b.bottom == [*rest[4:], *before]
