"""The OpenSpiel bridge: its own tests of games, its ISMCTS, and what nobody may know."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import wolfden
from bench import ismcts as match
from tests.test_observe import GULAG, MINIATURES, PHANTOM
from wolfden import bots
from wolfden.bridges import openspiel as bridge
from wolfden.engine.game import Game
from wolfden.engine.observe import layout, versioned

GAMES = [
    "python_wolfden_gulag(players=5)",
    "python_wolfden_gulag(players=10)",
    "python_wolfden_wolves(players=6)",
    "python_wolfden_wooolf(players=4,advanced=true)",
    "python_wolfden_wooolf(players=8)",
    "python_wolfden_boars(players=2)",
    "python_wolfden_boars(players=4,bags=all)",
    "python_wolfden_sobakistan(players=3)",
    "python_wolfden_sobakistan(players=6)",
    "python_wolfden_wolves(players=3)",
    "python_wolfden_wooolf(players=4)",
    "python_wolfden_wooolf(players=8,advanced=true)",
    bridge.register("examples.phantom_ttt"),
    *[bridge.register(game) for game in MINIATURES.values()],
]
SOME = [GAMES[0], *GAMES[9:]]


def positions(game: Any, seed: int) -> Iterator[Any]:
    """Every position of a random game after the deal; it is one state, moving on."""
    random, state = Random(seed), game.deal(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SOME)
def test_ismcts_plays_whole_games_in_every_seat(name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=random) for _ in range(game.num_players())]
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert tuple(state.returns()) == state.world.outcome().scores


@pytest.mark.parametrize("name", SOME)
def test_closed_hand(name: str) -> None:
    """Resample everything a player cannot know: its information state, tensor and choices stay the same."""
    game, chance = pyspiel.load_game(name), Random(1)
    for state in positions(game, 5):
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, chance.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.history() == []


@pytest.mark.parametrize("name", SOME)
def test_imagined_games_are_played_to_the_end(name: str) -> None:
    """Everybody has an information state there, and it grows; the imagining player's goes on from the true one."""
    game, random = pyspiel.load_game(name), Random(1)
    for number, state in enumerate(positions(game, 6)):
        if state.is_terminal() or number % 3:
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, random.random)
        before = state.at.told(player)
        while not world.is_terminal():
            lengths = [len(world.at.told(seat)) for seat in range(game.num_players())]
            actor = world.current_player()
            world.clone().information_state_string(actor)
            world.apply_action(random.choice(world.legal_actions()))
            assert all(len(world.at.told(seat)) >= lengths[seat] for seat in range(game.num_players()))
            assert len(world.at.told(actor)) > lengths[actor]
        assert world.at.told(player).startswith(before)


@pytest.mark.parametrize("name", SOME)
def test_information_states_have_perfect_recall(name: str) -> None:
    """What a player was told and did only grows, all its actions are in it, in order, and all its journal."""
    game = pyspiel.load_game(name)
    told = [""] * game.num_players()
    done: list[list[int]] = [[] for _ in told]
    random, state = Random(2), game.deal(2)
    while not state.is_terminal():
        actor, action = state.current_player(), random.choice(state.legal_actions())
        done[actor].append(action)
        state.apply_action(action)
        for player, before in enumerate(told):
            told[player] = state.at.told(player)
            assert told[player].startswith(before)
            assert state.information_state_string(player).startswith(told[player])
            lines = told[player].splitlines()
            assert [int(line.split()[-1]) for line in lines if line[0] == "I"] == done[player]
            assert sum(line[0] == "{" for line in lines) == len(state.world.journal(player))


def test_in_an_imagined_world_the_others_know_what_everybody_knows_and_what_they_are_told_from_then_on() -> None:
    for state in positions(pyspiel.load_game(GAMES[0]), 3):
        if state.is_terminal():
            break
        world = state.resample_from_infostate(0, Random(1).random)
        public = state.at.told(None)
        assert [world.at.told(player) == public for player in range(5)] == [False, True, True, True, True]
        while not world.is_terminal():
            world.apply_action(world.legal_actions()[-1])
        for player in range(5):
            assert '"is":"Revealed"' in world.at.told(player)


def test_the_order_of_ones_own_choices_is_remembered_by_oneself_alone() -> None:
    game = pyspiel.load_game("python_wolfden_gulag(players=5)")
    one, other = game.deal(1), game.deal(1)
    commissar = one.current_player()
    first, second = one.legal_actions()[:2]
    for state, workers in ((one, (first, second)), (other, (second, first))):
        for worker in workers:
            state.apply_action(worker)
        state.apply_action(state.legal_actions()[0])
    for player in range(5):
        same = one.information_state_string(player) == other.information_state_string(player)
        assert same == (player != commissar)
        assert one.observation_string(player) == other.observation_string(player)


@pytest.mark.parametrize("name", ["vote", "walk"])
def test_nobody_knows_what_another_has_sealed(name: str) -> None:
    game = pyspiel.load_game(bridge.register(MINIATURES[name]))
    one, other = game.deal(1), game.deal(1)
    one.apply_action(0)
    other.apply_action(1)
    for player in range(3):
        same = one.information_state_string(player) == other.information_state_string(player)
        assert same == (player != 0)
        assert (one.observation_tensor(player) == other.observation_tensor(player)) == (player != 0)


def test_what_an_information_state_says() -> None:
    state = pyspiel.load_game(GAMES[0]).deal(1)
    *journal, view = state.information_state_string(3).splitlines()
    assert [line.split('"')[3] for line in journal] == ["Dealt", "Opened"]
    assert view.startswith('{"seat":3,"step":"')
    assert state.observation_string(3) == view


@pytest.mark.parametrize("game", [GULAG, PHANTOM], ids=lambda game: game.name)
def test_observation_tensors_are_those_of_the_layout(game: Game) -> None:
    loaded = pyspiel.load_game(bridge.register(game))
    assert loaded.observation_tensor_shape() == [layout(game).size]
    for state in positions(loaded, 3):
        expected = list(layout(game).encode(state.world.view(1)))
        assert state.observation_tensor(1) == expected


def test_a_deal_is_that_of_its_seed() -> None:
    state = pyspiel.load_game("python_wolfden_gulag(players=8)").deal(11)
    assert state.world.save() == GULAG.new(8, 11).save()
    assert state.history() == [0]


def test_a_seed_gives_the_same_deals_however_often_one_clones() -> None:
    dealt = []
    for clones in (0, 3):
        game = pyspiel.load_game("python_wolfden_gulag(players=5,rng_seed=9)")
        for _ in range(3):
            state = game.new_initial_state()
            assert state.is_chance_node()
            assert state.chance_outcomes() == [(0, 1.0)]
            for _ in range(clones):
                twin = state.clone()
                twin.apply_action(0)
                assert state.is_chance_node()
            state.apply_action(0)
            assert not clones or twin.world.save() == state.world.save()
            dealt.append(state.world.save())
    assert dealt[:3] == dealt[3:]
    assert len(set(dealt)) == 3


def test_a_clone_draws_the_lot_for_good() -> None:
    game = pyspiel.load_game("python_wolfden_gulag(players=5,rng_seed=9)")
    twins = [game.new_initial_state().clone() for _ in range(3)]
    for twin in twins:
        twin.apply_action(0)
    assert len({twin.world.save() for twin in twins}) == 3


def test_clones_go_their_own_ways() -> None:
    state = pyspiel.load_game(GAMES[0]).deal(4)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert "I chose" in twin.information_state_string(state.current_player())
    assert "I chose" not in state.information_state_string(state.current_player())
    assert twin.history() == [*state.history(), twin.history()[-1]]


def test_actions_are_sentences() -> None:
    state = pyspiel.load_game(GAMES[0]).deal(4)
    action = state.legal_actions()[0]
    assert state.action_to_string(action) == GULAG.text(GULAG.action(action))
    assert pyspiel.load_game(GAMES[0]).new_initial_state().action_to_string(0) == "deal"


def test_rewards_come_at_the_end() -> None:
    for state in positions(pyspiel.load_game(GAMES[0]), 4):
        assert state.is_terminal() or state.rewards() == state.returns() == [0.0] * 5
    assert tuple(state.rewards()) == tuple(state.returns()) == state.world.outcome().scores


def test_before_the_deal_nothing_is_known() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert str(state) == state.information_state_string(0) == state.observation_string(0) == "before the deal"
    assert not any(state.observation_tensor(0))
    assert state.resample_from_infostate(0, Random(1).random).is_chance_node()
    with pytest.raises(pyspiel.SpielError, match="before the deal"):
        state.world  # noqa: B018


def test_setups_that_do_not_exist_are_refused() -> None:
    with pytest.raises(wolfden.BadSetup, match="5 to 10 players, not 3"):
        pyspiel.load_game("python_wolfden_gulag(players=3)")


def test_in_an_imagined_world_only_its_player_imagines_again() -> None:
    state = pyspiel.load_game(GAMES[0]).deal(4)
    world = state.resample_from_infostate(1, Random(1).random)
    again = world.resample_from_infostate(1, Random(2).random)
    while not again.is_terminal():
        again.apply_action(again.legal_actions()[0])
    for each in (state, world):
        each.apply_action(each.legal_actions()[0])
    assert world.information_state_string(1) == state.information_state_string(1)
    with pytest.raises(wolfden.NotTold):
        world.resample_from_infostate(2, Random(1).random)


def test_a_spectator_can_observe() -> None:
    game = pyspiel.load_game(GAMES[0])
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(public)
    state = game.deal(1)
    text = observer.string_from(state, 2)
    assert "Opened" in text
    assert "Dealt" not in text
    assert '"loyalty":null' in text
    with pytest.raises(ValueError, match="no tensor"):
        observer.set_from(state, 2)


def test_observers_that_do_not_exist_are_refused() -> None:
    game = pyspiel.load_game(GAMES[0])
    everything = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="what one player or no player knows"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


def test_the_long_name_has_the_version() -> None:
    assert pyspiel.load_game(GAMES[0]).get_type().long_name.endswith(f"({versioned(GULAG)})")


def test_registering_twice_changes_nothing() -> None:
    assert bridge.register("gulag") == bridge.register(GULAG) == "python_wolfden_gulag"


def test_python_ends_in_peace() -> None:
    """What pyspiel keeps of ours is let go of after Python has ended."""
    code = (
        "from wolfden.bridges import openspiel; import pyspiel; g = pyspiel.load_game('python_wolfden_gulag');"
        "s = g.new_initial_state(); s.apply_action(0); s.information_state_string(0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_without_openspiel_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "wolfden.bridges.openspiel")
    with pytest.raises(ImportError, match=r"needs OpenSpiel .*: pip install 'wolfden\[openspiel\]'$"):
        importlib.import_module("wolfden.bridges.openspiel")


def test_the_match_plays_both_ways_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert match.main(["--games", "2", "--bot", "random", "--simulations", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Gulag, 5 seats, random against ISMCTS with 2 simulations"
    assert [line.split(" of ")[1].split()[0] for line in said[1:7]] == ["2", "2", "2", "2", "4", "4"]


def test_the_match_prints_what_is_there_when_it_is_stopped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = match.Match.play

    def stop(self: match.Match, seed: int) -> None:
        if seed == 4:
            raise KeyboardInterrupt
        played(self, seed)

    monkeypatch.setattr(match.Match, "play", stop)
    for seed, said in ((3, "1    "), (4, "No deal was played both ways.")):
        assert match.main(["--games", "9", "--bot", "random", "--simulations", "2", "--seed", str(seed)]) == 0
        assert said in capsys.readouterr().out


def test_ismcts_gets_the_time_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "TRIAL_GAMES", 1)
    monkeypatch.setattr(match, "TRIAL_SIMULATIONS", 5)
    game = pyspiel.load_game(GAMES[0])
    assert match.simulations_for(game, bots.bot(GULAG, "random"), None) == match.FEWEST
    assert match.simulations_for(game, bots.bot(GULAG, "random"), 1000) > 10 * match.FEWEST


def test_the_match_needs_a_bot_and_a_table_that_exist() -> None:
    assert match.main(["--bot", "nobody"]) == 1
    assert match.main(["--bot", "random", "--seats", "3"]) == 1
