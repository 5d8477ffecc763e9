"""Advice: what is told is what the adviser would do, in words; and the bench that measures it."""

from __future__ import annotations

import msgspec
import pytest

from bench import advice as bench
from wolfden import registry
from wolfden.bots.turn import compose, take_turn
from wolfden.engine.advice import MOST_WHYS, advise, percent
from wolfden.engine.catalogue import languages
from wolfden.engine.chance import fast
from wolfden.engine.terms import Caution, Why


@pytest.mark.parametrize("name", registry.games())
def test_whoever_follows_every_hint_plays_as_the_good_player(name: str) -> None:
    """In positions of games among good players, which random games do not lead to."""
    game = registry.game(name)
    bot = next(iter(game.bots.values()))
    state, stream = game.new(game.seats[0], 7), fast(7)
    turns = 0
    while not state.over and turns < 60:
        seat, turns = stream.choose(state.actors()), turns + 1
        sight = state.sight(seat, turns)
        before = sight.save()
        given = advise(bot, sight, turns)
        assert sight.save() == before
        assert list(given.move) == compose(sight, turns, bot)
        state.draft(seat, given.move[:-1])
        assert len(given.whys) <= MOST_WHYS
        for why in given.whys:
            assert isinstance(why, Why) and all(game.text(why, None, seat, language) for language in languages())
        for action, caution in game.doubts(sight, turns) if game.doubts else ():
            assert isinstance(caution, Caution) and 0 <= action < game.num_actions
        take_turn(state, seat, bot, stream)


@pytest.mark.parametrize("name", ["gulag", "wooolf"])
def test_every_reason_comes_up_in_games_of_good_players(name: str) -> None:
    game = registry.game(name)
    bot = next(iter(game.bots.values()))
    wanted = {term.__name__ for term in game.terms.values() if issubclass(term, Why)}
    wanted.discard("BetterNone")  # by the end of a round good players mostly know enough
    met: set[str] = set()
    for deal in range(40):
        state, stream = game.new(game.seats[deal % 3], deal), fast(deal)
        while not state.over:
            seat = stream.choose(state.actors())
            met |= {type(why).__name__ for why in advise(bot, state.sight(seat, 1), deal).whys}
            take_turn(state, seat, bot, stream)
        if wanted <= met:
            return
    assert wanted <= met


def test_only_what_is_certain_has_a_hundred_percent() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.254, 0.5, 0.999, 1.0)] == [0, 1, 25, 50, 99, 100]


def test_the_bench_finds_no_difference_where_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["gulag", "--games", "3", "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=bench.Result)
    assert found.more_wins[bench.FOLLOWS] == found.more_points[bench.FOLLOWS] == bench.Mean(0, 0, 0)
    assert found.wins[bench.ITSELF] == found.wins[bench.FOLLOWS]
    assert 0 < found.median <= found.most <= found.longest and found.answers > 10
    assert bench.main(["gulag", "--games", "1"]) == 0
    assert "follows every hint: wins" in capsys.readouterr().out
