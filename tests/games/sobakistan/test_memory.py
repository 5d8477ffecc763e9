"""Reading on from what was read of late changes nothing that is found."""

from __future__ import annotations

import pytest

from tests.games.sobakistan.table import BLOODHOUND, GAME, LIAISON, TABLES
from wolfden.bots import bot as find
from wolfden.bots.turn import take_turn
from wolfden.engine.chance import fast
from wolfden.games.sobakistan.belief.whereabouts import whereabouts
from wolfden.games.sobakistan.bots.associations import Fits, fits
from wolfden.games.sobakistan.bots.memory import Memory
from wolfden.games.sobakistan.bots.reading import Reading
from wolfden.games.sobakistan.bots.simple import Known, located
from wolfden.games.sobakistan.state import Sobakistan


def fits_of(s: Sobakistan) -> Fits:
    return fits(s.box, s.long_words, s.short_words)


def played(seats: int, seed: int, name: str = "random") -> Sobakistan:
    s, stream = GAME.new(seats, seed), fast(seed)
    assert isinstance(s, Sobakistan)
    while not s.over:
        take_turn(s, s.actors()[0], find(GAME, name), stream)
    return s


def all_of(found: Reading) -> list[object]:
    rows = [(wolf, found.where(wolf), found.where_next(wolf)) for wolf in found.others()]
    hints = [(hint.hint, hint.negated, hint.mix, hint.word) for hint in found.hints]
    return [found.routes(), rows, hints, len(found.turn), found.at, found.said, found.questions, found.asking]


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("name", ["random", "good"])
def test_every_part_of_a_journal_is_read_as_if_it_were_the_first(seats: int, name: str) -> None:
    s = played(seats, seats, name)
    memory = Memory(3)
    for seat in range(seats):
        journal = s.journal(seat)
        for size in range(1, len(journal) + 1, 1 + seats):
            found = memory.read(s.box, fits_of(s), seat, seats, journal[:size])
            assert all_of(found) == all_of(Reading(s.box, fits_of(s), seat, seats, journal[:size]))
    assert len(memory.kept) == 3


def test_what_was_read_stays_as_it_was() -> None:
    s = played(4, 1, "good")
    journal, memory = s.journal(BLOODHOUND), Memory(64)
    half = memory.read(s.box, fits_of(s), BLOODHOUND, 4, journal[: len(journal) // 2])
    before = all_of(half)
    assert memory.read(s.box, fits_of(s), BLOODHOUND, 4, journal) is not half
    assert memory.read(s.box, fits_of(s), BLOODHOUND, 4, journal[: len(journal) // 2]) is half
    assert all_of(Reading(s.box, fits_of(s), BLOODHOUND, 4, journal[: len(journal) // 2])) == before == all_of(half)


def test_another_game_or_seat_is_not_taken_for_this_one() -> None:
    one, other = played(3, 1), played(3, 2)
    memory = Memory(64)
    for s in (one, other):
        for seat in range(3):
            found = memory.read(s.box, fits_of(s), seat, 3, s.journal(seat))
            assert all_of(found) == all_of(Reading(s.box, fits_of(s), seat, 3, s.journal(seat)))


def test_the_simple_player_knows_what_it_works_out_anew() -> None:
    s, stream = GAME.new(4, 3), fast(3)
    assert isinstance(s, Sobakistan)
    while not s.over and s.round < 3:
        for seat in (BLOODHOUND, LIAISON):
            world = s.redeal(seat, stream.word())
            assert isinstance(world, Sobakistan)
            assert located(Known(world, seat)) == whereabouts(s, seat)
        take_turn(s, s.actors()[0], find(GAME, "random"), stream)
