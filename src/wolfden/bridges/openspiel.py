"""OpenSpiel: any game as a Python game of pyspiel, `pyspiel.load_game("python_wolfden_gulag(players=7)")`.

Importing this module registers the games that come with Wolfden; `register` does it for one of yours. The deal
is one sampled chance node at the beginning, all later chance follows from it. Where several seats act at the
same time they do so one after another, and nobody's information state shows what another has sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise ImportError(f"{__name__} needs OpenSpiel ({error}): pip install 'wolfden[openspiel]'") from None

from wolfden.bridges.turns import next_seat
from wolfden.engine.bits import EVERYBODY, SPECTATORS, bit, has
from wolfden.engine.game import Game
from wolfden.engine.observe import layout, versioned
from wolfden.engine.state import State
from wolfden.engine.terms import Event
from wolfden.registry import game as find
from wolfden.registry import games

DEAL = 0  # the one outcome of the chance node

# What somebody was told, or (a number) chose, and for whose eyes that is.
Noted = tuple[int, Event | int]


class Position:
    """A dealt game in pyspiel's order of play, with all that each seat was told or did since it began.

    An imagined one begins with what its seat knows: of the others, with what everybody was told.
    """

    def __init__(self, world: State, turn: int, record: list[Noted], read: int) -> None:
        self.world = world
        self.turn = turn
        self.record = record  # like the world's log, and each action for the eyes of its seat
        self.read = read  # how much of the log is in it

    def __deepcopy__(self, memo: object) -> Position:
        """An independent copy: pyspiel clones a state by copying deeply what it holds."""
        return Position(self.world.clone(), self.turn, self.record[:], self.read)

    def act(self, action: int) -> None:
        """Let the seat in turn act."""
        self.world.act(self.turn, action)
        self.record.append((bit(self.turn), action))
        self.record += self.world.log.told(self.read)
        self.read = len(self.world.log)
        if not self.world.over:
            self.turn = next_seat(self.world, self.turn)

    def imagine(self, seat: int, seed: int) -> Position:
        """A position that the seat cannot tell from this one. What happens in it is recorded again."""
        world = self.world.redeal(seat, seed)
        world.log = world.log.copy()
        world.telling = True
        known = [(audience, what) for audience, what in self.record if has(audience, seat)]
        record = [(EVERYBODY if has(audience, SPECTATORS) else bit(seat), what) for audience, what in known]
        return Position(world, self.turn, record, len(world.log))

    def told(self, seat: int | None) -> str:
        """All that a seat was told and did, in order, one line each; None: what everybody was told."""
        ear = SPECTATORS if seat is None else seat
        return "\n".join([text(what) for audience, what in self.record if has(audience, ear)])


def deal(game: Game, seats: int, seed: int, options: Mapping[str, Any]) -> Position:
    """A new game."""
    world = game.new(seats, seed, **options)
    return Position(world, next_seat(world, None), [*world.log.told(0)], len(world.log))


@lru_cache(maxsize=2**16)
def text(what: Event | int) -> str:
    """An action of one's own, or an event, as text."""
    return f"I chose {what}" if isinstance(what, int) else msgspec.json.encode(what).decode()


class WolfdenGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Wolfden for so many players. The same `rng_seed`, if not negative, deals the same games."""

    def __init__(self, game: Game, kind: Any, parameters: Mapping[str, Any]) -> None:
        settings = {name: parameters.get(name, default) for name, default in kind.parameter_specification.items()}
        self.rules = game
        self.seats = settings.pop("players")
        seed = settings.pop("rng_seed")
        self.options = settings
        game.setting(self.seats, settings)  # BadSetup if there is no such table
        self.random = Random(seed) if seed >= 0 else Random()
        low, high = game.score_range(self.seats)
        drafts = any(step.draft for step in game.steps)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            # The engine counts whole moves; a composed one hardly has more choices than the game has actions.
            max_game_length=game.max_decisions(self.seats) * (game.num_actions if drafts else 1),
        )
        super().__init__(kind, info, dict(parameters))

    def new_initial_state(self) -> WolfdenState:
        """A game before the deal."""
        return WolfdenState(self)

    def deal(self, seed: int) -> WolfdenState:
        """The game of that seed, dealt: as `wolfden.game(name).new(players, seed)`."""
        state = WolfdenState(self)
        state.lot.seed = seed
        state.apply_action(DEAL)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of one seat's knowledge or, without private information, of a spectator's."""
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Lot:
    """The seed of a deal, drawn when it is first needed; a state's copies share it."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.seed: int | None = None

    def __deepcopy__(self, memo: object) -> Lot:
        return self

    def draw(self) -> int:
        if self.seed is None:
            self.seed = self.random.getrandbits(64)
        return self.seed


class WolfdenState(pyspiel.State):  # type: ignore[misc]
    """A position in pyspiel's terms; `at` is None before the deal."""

    def __init__(self, game: WolfdenGame) -> None:
        super().__init__(game)
        self.lot = Lot(game.random)
        self.at: Position | None = None

    @property
    def position(self) -> Position:
        if self.at is None:
            raise pyspiel.SpielError("nothing is known before the deal")
        return self.at

    @property
    def world(self) -> State:
        """The game itself, with everything hidden in it."""
        return self.position.world

    def current_player(self) -> int:
        if self.at is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.at.world.over else self.at.turn

    def is_terminal(self) -> bool:
        return self.at is not None and self.at.world.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.world.actions(player))

    def _apply_action(self, action: int) -> None:
        if self.at is None:
            game = self.get_game()
            self.at = deal(game.rules, game.seats, self.lot.draw(), game.options)
        else:
            self.at.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        rules = self.get_game().rules
        return str(rules.text(rules.action(action)))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return list(self.world.outcome().scores)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> WolfdenState:
        """A state that the player cannot tell from this one, by chance from `rng`.

        It knows nothing of this one but what the player does: its `history` begins with it, and only that
        player's information can be resampled again.
        """
        state = WolfdenState(self.get_game())
        if self.at is not None:
            state.at = self.at.imagine(player, int(rng() * 2**53))
        return state

    def __str__(self) -> str:
        if self.at is None:
            return "before the deal"
        game = self.get_game()
        names = [f"player {seat}" for seat in range(game.seats)]
        shown = game.rules.show(self.world.view(None), game.rules.words, names)
        return "\n".join([*shown, f"actions: {' '.join(map(str, self.history()))}"])


class Observer:
    """Tensors from the view, by the game's layout; strings from the view and, with perfect recall, the journal.

    There is no tensor of perfect recall: a journal has no greatest length.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observers, such as {params}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees what is public, and what one player or no player knows besides")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall
        self.layout = layout(game)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recall:
            self.tensor = np.zeros(self.layout.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: WolfdenState, player: int) -> None:
        """Write what the player knows into the tensor; zeros before the deal."""
        if self.tensor is None:
            raise ValueError("an observer with perfect recall has no tensor")
        if state.at is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.layout.encode(state.at.world.view(player if self.private else None))

    def string_from(self, state: WolfdenState, player: int) -> str:
        """What the player knows as text."""
        seat = player if self.private else None
        if state.at is None:
            return "before the deal"
        view = msgspec.json.encode(state.at.world.view(seat)).decode()
        return f"{state.at.told(seat)}\n{view}" if self.recall else view


REGISTERED: dict[str, Game] = {}


def register(game: Game | str) -> str:
    """Make a game known to pyspiel, once; the name by which to load it."""
    rules = find(game) if isinstance(game, str) else game
    name = f"python_wolfden_{rules.name}"
    if REGISTERED.get(name) is rules:
        return name
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Wolfden: {rules.title} ({versioned(rules)})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.seats[0],
            "rng_seed": -1,
            **{name: option.default for name, option in rules.options.items()},
        },
    )

    # A class, as pyspiel keeps what makes games for longer than Python lives: a function would not outlast that.
    class Registered(WolfdenGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            super().__init__(rules, kind, parameters)

    pyspiel.register_game(kind, Registered)
    REGISTERED[name] = rules
    return name


for known in games():
    register(known)
