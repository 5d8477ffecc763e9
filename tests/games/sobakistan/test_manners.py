"""What people at the table expect of the good players: a position, and what they do in it."""

from __future__ import annotations

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    BOARD,
    END_HUNT,
    GAME,
    GREEN,
    LIAISON,
    STAY,
    YELLOW,
    act,
    begun,
    end_round,
    hint,
    to_hunt,
    whole_round,
)
from wolfden.bots import bot as find
from wolfden.engine.terms import Action
from wolfden.games.sobakistan.actions import (
    DropOff,
    HowlInCode,
    MoveTo,
    RightWay,
    YouAreAway,
)
from wolfden.games.sobakistan.good.prospect import delivering, escaping
from wolfden.games.sobakistan.good.wolf import DIG_UP, STALE, Prowl
from wolfden.games.sobakistan.model import Sobakistan

GOOD = find(GAME, "good")


def dealt(seats: int) -> Sobakistan:
    """The first round of a game whose route is 16, 3, 9 from the beginning: also in what everybody was told."""
    route = BOARD.routes.index((16, 3, 9))
    seed = next(seed for seed in range(10_000) if GAME.new(seats, seed).route == route)  # type: ignore[attr-defined]
    return begun(seats, seed=seed)


def choice(s: Sobakistan, seat: int, seed: int = 1) -> Action:
    return GAME.action(GOOD.choose(s.sight(seat, seed), seed))


def prowl(s: Sobakistan, seat: int = YELLOW) -> Prowl:
    return Prowl(s.sight(seat, 1), 1)


# Wolves


def test_wolves_in_one_place_go_different_ways() -> None:
    s = dealt(5)
    hint(s)
    assert len({choice(s, wolf) for wolf in (YELLOW, BLUE, GREEN)}) > 1


def test_the_order_in_which_wolves_choose_their_ways_changes() -> None:
    s = dealt(5)
    hint(s)
    turns = [prowl(s, wolf).turn for wolf in (YELLOW, BLUE, GREEN)]
    assert sorted(turns) == [0, 1, 2]
    to = [[MoveTo(9)], [MoveTo(10)], [MoveTo(17)]]
    for wolf, steps in zip((YELLOW, BLUE, GREEN), to, strict=True):
        s.chain(wolf, [GAME.number(step) for step in [*steps, STAY]])
    end_round(s)
    hint(s)
    assert [prowl(s, wolf).turn for wolf in (YELLOW, BLUE, GREEN)] != turns


def test_a_wolf_obeys_what_is_said_to_that_wolf_alone() -> None:
    s = dealt(4)
    whole_round(s, [10], [10])
    whole_round(s, [11], [11])
    whole_round(s, [3], [3])
    s.say(LIAISON, GAME.number(YouAreAway(YELLOW, 0)))
    hint(s)
    assert prowl(s, YELLOW).goals[3] > max(0.7, 2 * prowl(s, BLUE).goals[3])
    assert choice(s, YELLOW) == STAY


def test_a_wolf_who_is_told_to_be_there_drops() -> None:
    s = dealt(3)
    whole_round(s, [10])
    whole_round(s, [11])
    to_hunt(s, [3])
    end_round(s)
    s.say(LIAISON, GAME.number(YouAreAway(YELLOW, 0)))
    to_hunt(s, [])
    act(s, BLOODHOUND, END_HUNT)
    assert choice(s, YELLOW) == DropOff()


def test_a_wolf_turns_round_when_told_that_the_way_is_wrong() -> None:
    s = dealt(3)
    whole_round(s, [17])
    goals = [goal for goal in range(1, 19) if BOARD.distance(17, goal) < BOARD.distance(16, goal)]
    before = sum(prowl(s).goals[goal] for goal in goals)
    s.say(LIAISON, GAME.number(RightWay(YELLOW, False)))
    assert sum(prowl(s).goals[goal] for goal in goals) < before / 2


def test_no_wolf_marks_territory_when_the_liaison_has_just_seen_them() -> None:
    s = dealt(4)
    whole_round(s, [9], [10])
    whole_round(s, [8], [2])
    assert prowl(s).unseen() >= STALE
    act(s, LIAISON, HowlInCode())
    hint(s)
    assert prowl(s).unseen() == 0
    assert not prowl(s).marks()


def test_one_wolf_a_turn_has_the_first_call_on_cards() -> None:
    s = dealt(5)
    hint(s)
    prices = sorted(prowl(s, wolf).price() for wolf in (YELLOW, BLUE, GREEN))
    assert prices[0] == DIG_UP < prices[1] == prices[2]


def test_who_has_no_time_hopes_for_nothing_and_who_has_just_enough_goes() -> None:
    assert escaping(False, 3, 2) == 0 < escaping(True, 2, 2)
    assert delivering(False, 3, 4, 2) == 0
    for rounds in range(1, 9):
        for way in range(1, rounds + 1):
            assert escaping(False, way - 1, rounds) >= escaping(False, way, rounds)
            assert escaping(False, way, rounds) >= escaping(True, way, rounds)
    nearer = escaping(True, 2, 3) - escaping(True, 3, 3)
    assert nearer < escaping(True, 3, 3) - escaping(True, 4, 3)  # the last chance is worth most


def test_without_time_for_both_a_wolf_makes_for_the_extraction_point() -> None:
    assert delivering(False, 5, 3, 4) == 0 < escaping(False, 4, 4)
