"""Where Wolves and the Bloodhound expect each other, and what a Wolf who shows the place tells the Liaison."""

from __future__ import annotations

import pytest

from bench.share import Reliability
from tests.games.sobakistan.table import BLOODHOUND, BOX, GAME, LIAISON, MARK, RUN, YELLOW, begun, to_hunt
from tests.games.sobakistan.test_good import GOOD, SEED, read
from wolfden.bots.turn import take_turn
from wolfden.engine.chance import fast
from wolfden.engine.terms import Action
from wolfden.games.sobakistan.bots.fear import MOST_SURE, foreseen, storms, willing
from wolfden.games.sobakistan.bots.inner.trace import Trace
from wolfden.games.sobakistan.bots.reading import Reading, all_routes
from wolfden.games.sobakistan.state import Sobakistan, station_of
from wolfden.games.sobakistan.terms.actions import FIRST_WOLF, MoveTo


def positions(seats: int, seed: int) -> list[Sobakistan]:
    """The positions of a game among good players, before each move."""
    s, stream, found = GAME.new(seats, seed), fast(seed), []
    assert isinstance(s, Sobakistan)
    while not s.over:
        found.append(s.clone())
        take_turn(s, s.actors()[0], GOOD, stream)
    return found


# What is stormed


def test_squads_go_where_there_is_most_to_catch_and_nowhere_out_of_reach() -> None:
    likely = storms([0.0, 0.6, 0.2, 0.2, 0.9], ease=[0.0, 1.0, 1.0, 0.4, 0.0], moves=2)
    assert likely[1] > likely[2] > likely[3] > likely[4] == 0.0
    assert max(likely) <= MOST_SURE
    assert sum(likely) <= 2


def test_wolves_go_less_gladly_where_a_storm_is_expected() -> None:
    calm, hot = willing([0.0, 0.8])
    assert calm == 1.0 > hot > 0.0


def test_a_short_way_that_everybody_expects_is_shared_with_a_longer_one() -> None:
    """One Wolf, two stations in reach, one of them three times as good."""

    def step(shy: list[float]) -> list[float]:
        weights = [0.0, 3 * shy[1], shy[2]]
        return [weight / sum(weights) for weight in weights]

    ease = [0.0, 1.0, 1.0]
    unafraid = step([1.0, 1.0, 1.0])[1]
    feared = foreseen(step, ease, moves=1)
    assert 0.5 < step(willing(feared))[1] < unafraid
    assert storms(step(willing(feared)), ease, 1) == pytest.approx(feared, abs=0.1)


@pytest.mark.parametrize("seats", [3, 6])
def test_a_crowd_steps_as_each_wolf_in_it_does(seats: int) -> None:
    for s in positions(seats, seats)[:: 3 * seats]:
        reading = read(s, BLOODHOUND)
        reach = reading.streets.reach()
        crowd = reading.trace.crowd(dict.fromkeys(reading.others(), 1.0), reading.routes())
        together = reading.trace.crowd_stepped(crowd, reach, willing(reading.foreseen()))
        rows = [reading.where_next(wolf) for wolf in reading.others()]
        assert together == pytest.approx([sum(row) for row in zip([0.0] * len(together), *rows, strict=True)])


@pytest.mark.parametrize("seats", [3, 5])
def test_everybody_knows_what_the_bloodhound_reads(seats: int) -> None:
    for s in positions(seats, seats)[::7]:
        hound = read(s, BLOODHOUND)
        for seat in range(LIAISON, seats):
            public = read(s, seat).public
            assert public.routes() == hound.routes()
            assert public.foreseen() == hound.foreseen()
            assert all(public.where(wolf) == hound.where(wolf) for wolf in hound.others())


@pytest.mark.long
def test_the_bloodhound_is_about_as_often_right_as_sure() -> None:
    book = Reliability()
    for seed in range(700, 740):
        for s in positions(5, seed):
            if s.actors()[0] == BLOODHOUND:
                reading = read(s, BLOODHOUND)
                for wolf in reading.others():
                    for station, chance in enumerate(reading.where(wolf)):
                        book.add(chance, station == station_of(s, wolf))
    cells = [cell for cell in book.bins if cell[0] >= 100]
    assert len(cells) >= 5
    for count, read_as, true in cells:
        assert abs(read_as - true) / count < 0.15


# What is shown


def shown(*move: Action) -> Reading:
    s = begun(3, seed=SEED)
    to_hunt(s, move)
    return read(s, LIAISON)


def test_who_marks_after_a_step_is_taken_to_be_there() -> None:
    where = shown(MoveTo(10), MARK).where(YELLOW)
    assert where[10] > 0.5
    assert max(where) == where[10]


def test_who_marks_before_a_step_is_not_ruled_out_anywhere_in_reach() -> None:
    reading = shown(MARK, MoveTo(10))
    where = reading.where(YELLOW)
    assert where[10] > 0
    assert {station for station, chance in enumerate(where) if chance} == {16, *reading.box.open_ways[16]}


def test_who_marks_between_two_steps_is_not_ruled_out_either() -> None:
    where = shown(RUN, MoveTo(10), MARK, MoveTo(11)).where(YELLOW)
    assert where[11] > 0
    assert where[10] > where[11]


def test_nobody_but_the_liaison_is_told() -> None:
    s = begun(4)
    to_hunt(s, [MoveTo(10), MARK], [])
    for seat in (BLOODHOUND, FIRST_WOLF + 1):
        assert not read(s, seat).marked
        assert read(s, seat).where(YELLOW)[9] > 0


def test_two_wolves_seen_together_tell_no_more_than_one() -> None:
    one, two = (Trace(all_routes(BOX, opened=False), wolves) for wolves in ([2], [2, 3]))
    for trace in (one, two):
        for wolf in trace.wolves:
            trace.seen(wolf, 2**16)
    assert one.seen_of_all() == pytest.approx(two.seen_of_all())
    assert len(set(one.seen_of_all())) > 1
