"""PettingZoo: any game as an AEC environment with action masks.

`env("gulag", seats=7)`, or as PettingZoo's users know it, `from wolfden.bridges.pettingzoo import gulag_v2` and
`gulag_v2.env(seats=7)`: the number rises whenever the rules or the layout of observations change. Where several seats
act at the same time they do so one after another, and nobody's observation shows what another has sealed.
"""

from __future__ import annotations

from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, NoReturn

try:
    import numpy as np
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
    from pettingzoo.utils.deprecated_module import DeprecatedEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError(f"{__name__} needs PettingZoo ({error}): pip install 'wolfden[pettingzoo]'") from None

from wolfden.bridges.turns import next_seat
from wolfden.engine.common import Limit
from wolfden.engine.game import Game
from wolfden.engine.observe import layout, versioned
from wolfden.engine.state import State
from wolfden.registry import game as find
from wolfden.registry import games

Observation = dict[str, Any]


class WolfdenEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table. Seat 3 is the agent `player_3`; rewards are the final scores, zero before.

    With talk, the actions are followed by the remarks, which the agent in turn can make before its move, each
    once between two moves; and the observation ends with all remarks that the agent has heard.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        talk: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.talk = talk
        self.render_mode = render_mode
        self.options = options
        self.layout = layout(self.game, talk)
        self.metadata = {
            "name": versioned(self.game),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.number_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.num_choices = self.game.num_actions + (self.game.num_remarks if talk else 0)
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.num_choices) for agent in self.possible_agents}
        self.random = Random()
        self.table: State = self._new()

    def _new(self) -> State:
        return self.game.new(self.seats, self.random.getrandbits(64), **self.options)

    def _observation_space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.num_choices,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same one for the same seed; without a seed, the next of its sequence."""
        if seed is not None:
            self.random = Random(seed)
        self.table = self._new()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[next_seat(self.table, None)]

    def observe(self, agent: str) -> Observation:
        """What the agent knows, as the layout says, and what it may do now: nothing while others are in turn."""
        seat = self.number_of[agent]
        journal = self.table.journal(seat) if self.talk else ()
        mask = np.zeros(self.num_choices, np.int8)
        if agent == self.agent_selection:
            mask[list(self.table.actions(seat))] = 1
            if self.talk:
                mask[[self.game.num_actions + remark for remark in self.table.remarks(seat)]] = 1
        seen = self.layout.encode(self.table.view(seat), journal)
        return {"observation": np.frombuffer(seen, np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act or speak for the agent in turn; IllegalAction names the rule that is broken."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._make(self.number_of[agent], int(action))  # type: ignore[arg-type]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _make(self, seat: int, choice: int) -> None:
        if self.talk and choice >= self.game.num_actions:
            self.table.say(seat, choice - self.game.num_actions)
            return
        self.table.act(seat, choice)
        if self.table.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[next_seat(self.table, seat)]

    def _finish(self) -> None:
        """Give everybody their score. A game that ran to its limit is cut off, any other has come to its end."""
        outcome = self.table.outcome()
        cut_off = isinstance(outcome.reason, Limit)
        self.rewards = dict(zip(self.agents, outcome.scores, strict=True))
        self.terminations = dict.fromkeys(self.agents, not cut_off)
        self.truncations = dict.fromkeys(self.agents, cut_off)
        self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator sees, as text (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            logger.warn("This environment was made without a render mode: render_mode='ansi' or 'human'.")
            return None
        text = "\n".join(self.game.show(self.table.view(None), self.game.words, self.possible_agents))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing to give back."""


def raw_env(game: Game | str = "gulag", **settings: Any) -> WolfdenEnv:
    """The environment without PettingZoo's checks: `seats`, `talk`, `render_mode` and the game's options."""
    return WolfdenEnv(game, **settings)


def env(game: Game | str = "gulag", **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment as PettingZoo's own are wrapped: an illegal action ends the game with the lowest score."""
    raw = raw_env(game, **settings)
    lowest = raw.game.score_range(raw.seats)[0]
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=lowest))
    return wrappers.OrderEnforcingWrapper(checked)


def earlier(name: str, now: str, *_: Any, **settings: Any) -> NoReturn:
    """What asking for an environment of earlier rules or observations gives, as with PettingZoo's own."""
    raise DeprecatedEnv(f"{name} had other rules or other observations than this Wolfden: use {now} instead")


def __dir__() -> list[str]:
    return [*globals(), *[versioned(find(name)) for name in games()]]


def __getattr__(name: str) -> SimpleNamespace:
    """`gulag_v2` and the like: `env` and `raw_env` of that game; those of an earlier number say which one to use."""
    title, _, number = name.rpartition("_v")
    if title in games() and number.isdecimal():
        game = find(title)
        if versioned(game) == name:
            return SimpleNamespace(env=partial(env, game), raw_env=partial(raw_env, game))
        if int(number) < int(versioned(game).rpartition("_v")[2]):
            gone = partial(earlier, name, versioned(game))
            return SimpleNamespace(env=gone, raw_env=gone)
        raise AttributeError(f"this Wolfden plays {versioned(game)}, not {name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
