"""The PettingZoo bridge: its own tests of environments, and what nobody may see."""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import wolfden
from tests.test_observe import BOARS, GULAG, MINIATURES, PHANTOM, WOLVES, bounded
from wolfden.bridges import pettingzoo as bridge
from wolfden.engine.game import Game
from wolfden.engine.observe import LAYOUT, versioned
from wolfden.registry import games

# PettingZoo has a list of its own environments that may have action masks; at others it wonders.
OURS_HAVE_MASKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # of agents whose game is over
)

WOOOLF = wolfden.game("wooolf")
SOBAKISTAN = wolfden.game("sobakistan")
ENVIRONMENTS = [
    (GULAG, {"seats": 5}),
    (GULAG, {"seats": 10}),
    (GULAG, {"seats": 5, "talk": True}),
    (BOARS, {"seats": 2}),
    (BOARS, {"seats": 4, "bags": "none"}),
    (SOBAKISTAN, {"seats": 3}),
    (SOBAKISTAN, {"seats": 6, "talk": True}),
    (WOLVES, {"seats": 3}),
    (WOLVES, {"seats": 6, "talk": True}),
    *[(WOOOLF, {"seats": seats, "advanced": advanced}) for seats in (4, 8) for advanced in (False, True)],
    (PHANTOM, {}),
    *[(game, {}) for game in MINIATURES.values()],
    (MINIATURES["message"], {"talk": True}),
]


@pytest.fixture(autouse=True)
def no_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in OURS_HAVE_MASKS:
            warnings.filterwarnings("ignore", message)
        yield


def play_on(env: Any, random: Random, until: Any = lambda env: False) -> None:
    """Act at random, without a word, until the game is over or something is the case."""
    while not env.table.over and not until(env):
        env.step(random.choice(env.table.actions(env.number_of[env.agent_selection])))


@pytest.mark.parametrize(("game", "settings"), ENVIRONMENTS, ids=str)
def test_api(game: Game, settings: dict[str, Any]) -> None:
    api_test(bridge.env(game, **settings))


@pytest.mark.parametrize(("game", "settings"), ENVIRONMENTS, ids=str)
def test_seeds(game: Game, settings: dict[str, Any]) -> None:
    seed_test(lambda: bridge.env(game, **settings))


def test_games_have_versioned_names() -> None:
    from wolfden.bridges.pettingzoo import gulag_v2  # type: ignore[attr-defined]

    env = gulag_v2.env(seats=7)
    assert (str(env.unwrapped), env.max_num_agents) == ("gulag_v2", 7)
    assert gulag_v2.raw_env().seats == 5
    assert "gulag_v2" in dir(bridge)
    with pytest.raises(AttributeError, match="this Wolfden plays gulag_v2, not gulag_v99"):
        bridge.__getattr__("gulag_v99")
    for game in map(wolfden.game, games()):
        assert versioned(game) == f"{game.name}_v{game.version + LAYOUT}", "both are counted"
    for name in ("chess_v6", "gulag", "gulag_vx"):
        with pytest.raises(AttributeError, match="has no attribute"):
            bridge.__getattr__(name)


def test_an_earlier_name_says_which_to_use() -> None:
    """As with PettingZoo's own, it can be imported, and not be used; whoever looks for it finds only the new one."""
    from wolfden.bridges.pettingzoo import gulag_v1  # type: ignore[attr-defined]

    assert "gulag_v1" not in dir(bridge)
    for make in (gulag_v1.env, gulag_v1.raw_env):
        with pytest.raises(ImportError, match=r"gulag_v1 had other rules or other observations.* use gulag_v2"):
            make(seats=7)


def test_setups_that_do_not_exist_are_refused() -> None:
    with pytest.raises(wolfden.BadSetup, match="5 to 10 players, not 3"):
        bridge.env("gulag", seats=3)
    with pytest.raises(wolfden.BadSetup, match="no option 'speed'"):
        bridge.env("gulag", speed=3)


def test_the_same_seed_deals_the_same_game() -> None:
    env = bridge.raw_env("gulag")
    dealt = []
    for seed in (4, None, 4, None, 5):
        env.reset(seed=seed)
        dealt.append(env.table.save())
    assert dealt[:2] == dealt[2:4]
    assert len(set(dealt)) == 3


@pytest.mark.parametrize("name", ["vote", "walk"])
def test_nobody_sees_what_another_has_sealed(name: str) -> None:
    game = MINIATURES[name]
    env, twin = bridge.raw_env(game), bridge.raw_env(game)
    env.reset(seed=1)
    twin.reset(seed=1)
    first = env.agent_selection
    env.step(env.table.actions(0)[0])
    twin.step(twin.table.actions(0)[1])
    for agent in env.possible_agents:
        same = np.array_equal(env.observe(agent)["observation"], twin.observe(agent)["observation"])
        assert same == (agent != first)


def test_workers_of_gulag_choose_one_after_another_unseen() -> None:
    env, twin = bridge.raw_env("gulag"), bridge.raw_env("gulag")
    for each in (env, twin):
        each.reset(seed=2)
        play_on(each, Random(3), until=lambda env: env.table.step.sealed)
    strike, work = env.table.actions(env.number_of[env.agent_selection])
    chooser = env.agent_selection
    env.step(strike)
    twin.step(work)
    assert env.agent_selection == twin.agent_selection != chooser
    for agent in env.possible_agents:
        same = np.array_equal(env.observe(agent)["observation"], twin.observe(agent)["observation"])
        assert same == (agent != chooser)


def test_only_the_agent_in_turn_has_choices() -> None:
    env = bridge.raw_env(MINIATURES["vote"])
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_whoever_has_begun_a_move_finishes_it_and_then_the_next_one_acts() -> None:
    env = bridge.raw_env(MINIATURES["walk"])
    env.reset(seed=1)
    for choice, agent in ((0, "player_0"), (1, "player_0"), (2, "player_1"), (2, "player_2")):
        env.step(choice)
        assert env.agent_selection == agent


def test_at_their_own_pace_means_taking_turns() -> None:
    env = bridge.raw_env(MINIATURES["gather"])
    env.reset(seed=1)
    order = []
    for _ in range(3):
        order.append(env.agent_selection)
        env.step(0)
    assert order == ["player_0", "player_1", "player_2"]


def test_rewards_are_the_final_scores() -> None:
    env = bridge.raw_env("gulag", seats=6)
    env.reset(seed=3)
    play_on(env, Random(3))
    assert tuple(env.rewards.values()) == env.table.outcome().scores
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_a_game_that_runs_to_its_limit_is_truncated() -> None:
    short = bounded("short", MINIATURES["peek"], limit=4)
    env = bridge.env(short)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert not terminated
        env.step(None if truncated else env.action_space(agent).sample(seen["action_mask"]))
    assert env.unwrapped.table.decisions == 4
    assert env.unwrapped.table.over


def test_an_illegal_action_names_the_rule_or_ends_the_game() -> None:
    raw = bridge.raw_env("gulag")
    raw.reset(seed=1)
    with pytest.raises(wolfden.IllegalAction, match="at another step now"):
        raw.step(GULAG.num_actions - 1)
    env = bridge.env("gulag")
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(GULAG.num_actions - 1)
    assert env.rewards[agent] == -1.0
    assert all(env.terminations.values())


def test_remarks_are_free_and_heard() -> None:
    game = MINIATURES["message"]
    env = bridge.raw_env(game, talk=True)
    env.reset(seed=1)
    heard = env.layout["heard"]
    whisper = game.num_actions + env.table.remarks(0)[0]  # to player_1
    assert env.action_space("player_0").n == game.num_actions + game.num_remarks
    assert env.observe("player_0")["action_mask"][whisper] == 1
    env.step(whisper)
    assert env.agent_selection == "player_0"
    assert env.observe("player_0")["action_mask"][whisper] == 0
    assert env.observe("player_1")["observation"][heard].sum() == 1
    assert env.observe("player_2")["observation"][heard].sum() == 0
    env.step(0)
    assert env.agent_selection == "player_1"
    assert env.observe("player_1")["observation"][heard].sum() == 1  # once heard, not forgotten


def test_without_talk_there_are_no_remarks() -> None:
    env = bridge.raw_env("gulag")
    assert env.action_space("player_0").n == GULAG.num_actions
    with pytest.raises(KeyError):
        env.layout["heard"]


def test_rendering_shows_what_a_spectator_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = bridge.env("gulag", render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert "player_" in shown
    assert "You are" not in shown
    loud = bridge.env("gulag", render_mode="human")
    loud.reset(seed=1)
    seat = loud.unwrapped.number_of[loud.agent_selection]
    loud.step(loud.unwrapped.table.actions(seat)[0])
    assert capsys.readouterr().out.strip() == shown.strip()
    loud.close()


def test_rendering_needs_a_mode() -> None:
    env = bridge.raw_env("gulag")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render mode"):
        assert env.render() is None


def test_without_pettingzoo_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "wolfden.bridges.pettingzoo")
    with pytest.raises(ImportError, match=r"needs PettingZoo .*: pip install 'wolfden\[pettingzoo\]'$"):
        importlib.import_module("wolfden.bridges.pettingzoo")
