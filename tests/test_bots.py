"""Bots are pure functions of what their seat knows."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.miniatures import honest
from wolfden import registry
from wolfden.bots import random
from wolfden.engine.game import Game
from wolfden.engine.replay import Record, start
from wolfden.engine.sight import Sight
from wolfden.terminal.match import bot_move, bot_seed, compose, next_seat

GULAG = registry.game("gulag")
GAMES = [GULAG, *[value for value in vars(honest).values() if isinstance(value, Game)]]


def sight_in_gulag(seed: int = 1) -> Sight:
    state = GULAG.new(5, seed)
    return state.sight(state.actors()[0], 99)


def test_the_same_sight_and_seed_give_the_same_choice() -> None:
    sight = sight_in_gulag()
    before = sight.save()
    again = GULAG.sight(GULAG.load(before), sight.seat)
    for seed in (*range(50), 2**256 - 1):
        assert random.choose(sight, seed) == random.choose(again, seed)
        assert random.talk(sight, seed) == random.talk(again, seed)
    assert sight.save() == before


def test_choices_are_legal_and_all_of_them_come_up() -> None:
    sight = sight_in_gulag()
    chosen = Counter(random.choose(sight, seed) for seed in range(800))
    assert tuple(sorted(chosen)) == sight.actions
    assert min(chosen.values()) > 150  # 200 expected, of four choices


def test_remarks_are_rare_and_legal() -> None:
    sight = sight_in_gulag()
    said = [random.talk(sight, seed) for seed in range(800)]
    assert 60 < sum(map(len, said)) < 140
    assert {remark for remarks in said for remark in remarks} == set(sight.remarks)


def test_what_is_said_tells_nothing_about_what_is_done() -> None:
    sight = sight_in_gulag()
    chosen = Counter(random.choose(sight, seed) for seed in range(3000) if random.talk(sight, seed))
    assert len(chosen) == len(sight.actions)
    assert max(chosen.values()) < 2 * min(chosen.values())


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_of_whole_moves(game: Game) -> None:
    for seats in game.seats:
        record = Record(game, start(game, seats, 2, {}))
        while not record.state.over:
            seat = next_seat(record)
            move = compose(record.state.sight(seat, 5), 6)
            record.act(seat, move)
            assert not record.state.over or record.replay.end


def test_bots_are_given_imagined_worlds_only(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(GULAG, start(GULAG, 6, 3, {}))
    choose, talk = random.choose, random.talk
    seen: list[int] = []

    def look(sight: Sight, seed: int) -> None:
        assert sight.world is not record.state
        assert sight.world.eye == sight.seat
        assert seed != 3
        seen.append(sight.seat)

    def choosing(sight: Sight, seed: int) -> int:
        look(sight, seed)
        return choose(sight, seed)

    def talking(sight: Sight, seed: int) -> tuple[int, ...]:
        look(sight, seed)
        return talk(sight, seed)

    monkeypatch.setattr(random, "choose", choosing)
    monkeypatch.setattr(random, "talk", talking)
    while not record.state.over:
        bot_move(record, next_seat(record))
    assert set(seen) == set(range(6))


def test_every_move_has_a_seed_of_its_own() -> None:
    record = Record(GULAG, start(GULAG, 5, 2**200, {}))
    seeds = set()
    while not record.state.over:
        seeds |= {bot_seed(record, purpose) for purpose in ("dream", "talk", "choose")}
        bot_move(record, next_seat(record))
    assert len(seeds) == 3 * len(record.replay.moves)
    assert 2**200 not in seeds


def test_whoever_waited_longest_is_next() -> None:
    record = Record(GULAG, start(GULAG, 5, 1, {}))
    while len(record.state.actors()) == 1:
        bot_move(record, next_seat(record))
    first = next_seat(record)
    while next_seat(record) == first:
        bot_move(record, first)
    assert first not in record.state.actors()
