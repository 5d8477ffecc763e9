"""What people at the table expect of the good players: a position, and what they do in it."""

from __future__ import annotations

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    BOX,
    END_HUNT,
    GAME,
    GREEN,
    HINT,
    LIAISON,
    STAY,
    TABLES,
    YELLOW,
    act,
    any_hint,
    begun,
    drive,
    end_round,
    give_hand,
    hint,
    to_hunt,
    whole_round,
)
from wolfden.bots import bot as find
from wolfden.bots.turn import take_turn
from wolfden.engine.bits import bit
from wolfden.engine.chance import fast
from wolfden.engine.common import Said
from wolfden.engine.terms import Action
from wolfden.games.sobakistan.bots import liaison
from wolfden.games.sobakistan.bots.bloodhound import BARRIER, WORTH_A_STORM, Hunt
from wolfden.games.sobakistan.bots.liaison import Guide
from wolfden.games.sobakistan.bots.prospect import delivering, escaping
from wolfden.games.sobakistan.bots.wolf import DIG_UP, STALE, Prowl
from wolfden.games.sobakistan.state import HOWL, SCENT, SHED, Sobakistan
from wolfden.games.sobakistan.terms.actions import (
    REMARKS,
    AmIRight,
    BlowAWhistle,
    DropOff,
    HowlInCode,
    MoveTo,
    PlaceHint,
    RightWay,
    ShuffleThroughDenunciations,
    SniffAround,
    ThrowOffTheScent,
    ToStation,
    YouAreAway,
    YouReachIt,
)

GOOD = find(GAME, "good")


def dealt(seats: int) -> Sobakistan:
    """The first round of a game whose route is 16, 3, 9 from the beginning: also in what everybody was told."""
    route = BOX.numbers[16, 3, 9]
    seed = next(seed for seed in range(10_000) if GAME.new(seats, seed).route == route)  # type: ignore[attr-defined]
    return begun(seats, seed=seed)


def choice(s: Sobakistan, seat: int, seed: int = 1) -> Action:
    return GAME.action(GOOD.choose(s.sight(seat, seed), seed))


def guide(s: Sobakistan) -> Guide:
    return Guide(s.sight(LIAISON, 1), 1)


def hunter(s: Sobakistan) -> Hunt:
    return Hunt(s.sight(BLOODHOUND, 1), 1)


def says(s: Sobakistan, seat: int) -> list[object]:
    return [REMARKS.value(remark) for remark in GOOD.talk(s.sight(seat, 1), 1)]


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
    assert prowl(s, YELLOW).goals[3] > max(0.5, 100 * prowl(s, BLUE).goals[3])
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
    goals = [goal for goal in range(1, 19) if BOX.distance(17, goal) < BOX.distance(16, goal)]

    def odds() -> float:
        ahead = sum(prowl(s).goals[goal] for goal in goals)
        return ahead / (1 - ahead)

    before = odds()
    s.say(LIAISON, GAME.number(RightWay(YELLOW, False)))
    assert odds() < before / 10


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
    assert DIG_UP < prices[0] < prices[1] == prices[2]


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


# The Liaison


def test_nobody_whistles_in_the_first_round() -> None:
    for seats in (3, 4, 5):
        assert not isinstance(choice(dealt(seats), LIAISON), BlowAWhistle)


@pytest.mark.parametrize(("suspicion", "blown"), [(0.0, False), (1.0, True)])
def test_a_whistle_is_blown_only_at_what_the_bloodhound_suspects(
    suspicion: float, blown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = dealt(4)
    whole_round(s, [9], [9])
    heat = [1.0] * len(BOX.within)
    monkeypatch.setattr(Guide, "district_heat", heat)
    monkeypatch.setattr(Guide, "suspected", [suspicion * value for value in heat])
    assert isinstance(choice(s, LIAISON), BlowAWhistle) is blown


@pytest.mark.parametrize(("gain", "thrown"), [(0.2, False), (3.0, True)])
def test_a_scent_is_thrown_off_only_where_it_is_worth_the_line(
    gain: float, thrown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = dealt(4)
    s.hunted &= ~bit(SCENT)
    monkeypatch.setattr(Guide, "hiding", lambda _: gain)
    assert (choice(s, LIAISON) == ThrowOffTheScent()) is thrown


def test_no_pack_is_called_to_where_a_squad_is_but_to_the_goal() -> None:
    s = dealt(4)
    whole_round(s, [10], [18])
    whole_round(s, [11], [7])
    act(s, LIAISON, HowlInCode())
    yellow = guide(s).playing[0]
    assert guide(s).meeting(yellow) == 0  # a squad waits in the south-eastern precinct
    hint(s)
    s.chain(YELLOW, [GAME.number(MoveTo(3)), GAME.number(STAY)])
    s.chain(BLUE, [GAME.number(MoveTo(15)), GAME.number(STAY)])
    end_round(s)
    s.hunted = 0
    act(s, LIAISON, HowlInCode())
    assert guide(s).meeting(yellow) > 0


def test_after_a_howl_the_liaison_says_how_far_everybody_is(monkeypatch: pytest.MonkeyPatch) -> None:
    s = dealt(4)
    whole_round(s, [10], [18])
    whole_round(s, [11], [7])
    assert not says(s, LIAISON)
    act(s, LIAISON, HowlInCode())
    assert says(s, LIAISON) == [YouReachIt(YELLOW, True), YouAreAway(BLUE, BOX.distance(7, 3))]
    monkeypatch.setattr(liaison, "UNDERSTOOD", 0.0)  # if they had understood the hints
    assert says(s, LIAISON) == [RightWay(YELLOW, True), RightWay(BLUE, False)]
    whole_round(s, [10], [18])
    assert not says(s, LIAISON)  # it is not said again


def test_a_wolf_who_asks_is_answered() -> None:
    s = dealt(4)
    whole_round(s, [10], [10])
    hint(s)
    s.say(BLUE, GAME.number(AmIRight()))
    s.chain(YELLOW, [GAME.number(MoveTo(11)), GAME.number(STAY)])
    s.chain(BLUE, [GAME.number(MoveTo(16)), GAME.number(STAY)])
    end_round(s)
    said = says(s, LIAISON)
    assert said
    assert all(getattr(remark, "wolf", None) == BLUE for remark in said)


def test_a_not_costs_less_the_fewer_rounds_are_left() -> None:
    s = dealt(3)
    card = PlaceHint(negated=True, hint=guide(s).view.hand[0])
    early = guide(s).price(card)
    for station in (10, 16, 10, 16):
        whole_round(s, [station])
    assert 0 < guide(s).price(card) < early
    assert guide(s).price(PlaceHint(negated=False, hint=card.hint)) == 0


def test_a_not_is_used_where_it_rules_out_the_other_goals() -> None:
    """From 16 it goes to 3, 4, 5 or 14: cold places, but for the true one."""
    s = dealt(3)
    words = {3: "Labor", 4: "Polar", 5: "Winter", 14: "Nuclear"}
    named = [word for token in BOX.long_words for word in token]
    longs = list(s.long_words)
    for station, word in words.items():
        wanted = named.index(word)
        holder = next(place for place, other in enumerate(longs) if other // 2 == wanted // 2)
        longs[holder], longs[station - 1] = longs[station - 1], wanted
    s.long_words = tuple(longs)
    give_hand(s, "Cold", "Sweet", "Holy", "Proud", "Fragrant")
    cold = HINT["Cold"]
    player = guide(s)
    telling = {negated: player.tells(PlaceHint(negated=negated, hint=cold), hidden=True) for negated in (False, True)}
    assert telling[True] > telling[False] + player.price(PlaceHint(negated=True, hint=cold))


def test_hints_that_people_take_for_another_station_are_worse() -> None:
    s = dealt(3)
    player = guide(s)
    cards = [PlaceHint(negated=False, hint=hint) for hint in range(len(BOX.hints))]
    best = max(cards, key=lambda card: player.fits.both[card.hint][player.goal])
    worst = min(cards, key=lambda card: player.fits.both[card.hint][player.goal])
    assert player.confusion(best) < 0.2
    assert player.confusion(worst) > 0.8


# The Bloodhound


def hunt_in_the_north(*moves: int) -> Sobakistan:
    """A hunt after that step of a lone Wolf's; squads are in the north-west, the north-east and the east."""
    s = to_hunt(dealt(3), list(moves))
    act(s, BLOODHOUND, drive(1, "North-Western"), drive(2, "North-Eastern"), drive(3, "Eastern"))
    return s


def test_what_a_search_has_ruled_out_is_not_stormed() -> None:
    s = hunt_in_the_north(17)
    act(s, BLOODHOUND, ToStation(2, 9))
    player = hunter(s)
    assert player.heat[9] == 0
    storms = [action.station for _, action in player.plans if isinstance(action, ToStation)]
    assert storms
    assert all(player.heat[station] >= WORTH_A_STORM for station in storms)


def test_what_is_known_is_not_asked() -> None:
    s = hunt_in_the_north(17)
    s.hunted = bit(HOWL)
    before = hunter(s).knowing(YELLOW)
    act(s, BLOODHOUND, ShuffleThroughDenunciations())
    assert before > 0
    assert hunter(s).knowing(YELLOW) == 0


def test_nobody_is_sniffed_for_twice_at_one_station() -> None:
    s = hunt_in_the_north(17)
    s.hunted = bit(SHED)
    act(s, BLOODHOUND, SniffAround(9))
    s.hunted = bit(SHED)
    assert SniffAround(9) not in list(hunter(s).ask())


def test_no_line_is_shut_before_anything_is_known() -> None:
    for seats in TABLES:
        hunt = hunter(to_hunt(begun(seats)))
        flows = [hunt.flow(line) for line in range(len(BOX.lines))]
        assert 0 < max(flows) < BARRIER
        assert sum(flows) < 1  # all lines together, and some stay


def test_no_cordon_in_the_last_round() -> None:
    s = dealt(3)
    for station in (10, 16, 10, 16, 10, 16, 10, 16):
        whole_round(s, [station])
    to_hunt(s, [10])
    assert not hunter(s).rounds_left
    assert not list(hunter(s).cordon())


def test_cards_cost_less_and_less() -> None:
    s = to_hunt(dealt(3), [17])
    early = hunter(s).falling(1.0)
    end_round(s)
    to_hunt(s, [16])
    assert hunter(s).falling(1.0) < early


def test_the_bloodhound_never_says_the_same_twice() -> None:
    for seed in range(3):
        s, stream = GAME.new(4, seed), fast(seed)
        while not s.over:
            take_turn(s, s.actors()[0], GOOD, stream)
        own = [event for event in s.journal(BLOODHOUND) if isinstance(event, Said) and event.seat == BLOODHOUND]
        assert len({event.remark for event in own}) == len(own)


def test_when_the_game_is_decided_nobody_hunts_and_nobody_talks() -> None:
    s = dealt(3)
    whole_round(s, [10])
    to_hunt(s, [11])
    s.carrying = 0  # it was taken
    assert hunter(s).decided
    assert choice(s, BLOODHOUND) == END_HUNT
    assert not says(s, BLOODHOUND)
    end_round(s)
    act(s, LIAISON, any_hint(s))
    assert not says(s, LIAISON)
