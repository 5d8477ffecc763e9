"""The example is the same game as OpenSpiel's phantom_ttt."""

from __future__ import annotations

from random import Random

import pytest

from tests.phantom_ttt.table import GAME, seen


def test_in_lockstep_with_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("phantom_ttt")
    assert GAME.num_actions == game.num_distinct_actions()
    assert GAME.max_decisions(2) == game.max_game_length()
    for seed in range(500):
        chance = Random(seed)
        ours, theirs = GAME.new(2, seed), game.new_initial_state()
        while not ours.over:
            (seat,) = ours.actors()
            assert seat == theirs.current_player()
            assert list(ours.actions(seat)) == theirs.legal_actions()
            for eye in (0, 1):
                lines = theirs.observation_string(eye).lower().replace("\n", "")
                assert "".join(".xo"[mark] for mark in seen(ours, eye).board) == lines
            action = chance.choice(ours.actions(seat))
            ours.act(seat, action)
            theirs.apply_action(action)
        assert theirs.is_terminal()
        assert list(ours.outcome().scores) == theirs.returns()
