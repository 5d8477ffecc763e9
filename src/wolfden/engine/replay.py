"""Replays: how a game began and every move of it, as JSON. They replay byte for byte, and prove that they do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from wolfden.engine.bits import MAX_SEATS, SPECTATORS, first, has, members
from wolfden.engine.checks import check_seed
from wolfden.engine.errors import BadData, BadSave, BadSetup, NotYet, WolfdenError
from wolfden.engine.names import JOINED, LONGEST_NAME, NOT_JOINED, told_apart
from wolfden.engine.state import State
from wolfden.engine.terms import Event, Values

if TYPE_CHECKING:
    from wolfden.engine.game import Game

LONGEST_SEED = len(str(2**256))
LONGEST_NOTE = 300
MOST_NOTES = 300
BY_VALUE = "v"  # how the fingerprint of an end begins
OLDER_END = re.compile("[0-9a-f]{32}")  # one of a whole state, as it was written before: nobody can check it any more

# Bounded, so that no number in a file is too large for the compiled engine to look at.
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Move = list[Number | str | list[Number]]

Hex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Hex128 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table came to its seed: the server's secret, what it had committed to, and what each seat put in."""

    secret: Hex256
    commitment: Hex256
    table: Annotated[str, Meta(max_length=64)]
    entropies: Annotated[dict[Number, Hex128], Meta(max_length=MAX_SEATS)]


class Replay(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a game began, its accepted moves, and the digest of its last state once it is over.

    A move is `[seat, [actions]]` or `[seat, "say", remark]`. The names of the seats, whose game it is (`you`) and
    the `bots` that go round the other seats are for those who show it and play on, as are that person's own `notes`.
    `data` has all of the game's data where it is not the default. Files from a table say how the seed came about
    (`fair`).
    """

    game: str
    version: Number
    seats: Number
    seed: str
    options: dict[str, bool | int | str]
    data: dict[str, Any] | None = None
    names: list[str] | None = None
    you: Number | None = None
    bots: list[str] | None = None
    notes: list[str] | None = None
    fair: Fair | None = None
    moves: list[Move]
    end: str | None = None


class Told(msgspec.Struct, frozen=True):
    """An event and the seats that were told it; None: everybody was."""

    to: tuple[int, ...] | None
    event: Event


class Record:
    """A game under way and its replay, which it owns: what the state accepts is written down, and nothing else."""

    def __init__(self, game: Game, replay: Replay) -> None:
        self.game = with_its_data(game, replay)
        self.replay = replay
        self.state = fold(self.game, replay)

    def act(self, seat: int, actions: Sequence[int]) -> None:
        """Make one whole move; IllegalAction if it is not legal, or not whole."""
        self.state.chain(seat, actions)
        self.replay.moves.append([seat, list(actions)])
        self.replay.end = _end(self.state)

    def say(self, seat: int, remark: int) -> None:
        """Make a remark; IllegalRemark if it cannot be made."""
        self.state.say(seat, remark)
        self.replay.moves.append([seat, "say", remark])


def start(game: Game, seats: int, seed: int, options: Mapping[str, Any]) -> Replay:
    """The replay of a game that has no moves yet; BadSetup if there is no such game."""
    check_seed(seed)
    settled = game.setting(seats, dict(options)).options
    return Replay(
        game=game.name,
        version=game.version,
        seats=seats,
        seed=str(seed),
        options=dict(settled),
        data=game.data,
        moves=[],
    )


def with_its_data(game: Game, replay: Replay) -> Game:
    """The game with the data that the replay was played with; BadSave if there is no such game."""
    try:
        return game.with_data(replay.data)
    except (BadSetup, BadData) as error:
        raise BadSave(str(error)) from None


def states(game: Game, replay: Replay) -> Iterator[State]:
    """The game at its start and after each move; BadSave where it cannot go on as written."""
    return (state.clone() for state in _run(game, replay))


def fold(game: Game, replay: Replay) -> State:
    """The game after its last move; BadSave if it does not replay."""
    *_, state = _run(game, replay)
    return state


def encode(replay: Replay) -> bytes:
    """The replay as JSON, a line for each field and each move."""
    fields = {name: _json(getattr(replay, name)) for name in replay.__struct_fields__}
    for name in ("bots", "notes", "fair"):
        if getattr(replay, name) is None:
            del fields[name]  # older files do not have it, and stay as they are
    if replay.moves:
        fields["moves"] = "[\n" + ",\n".join(f"    {_json(move)}" for move in replay.moves) + "\n  ]"
    return ("{\n" + ",\n".join(f'  "{name}": {value}' for name, value in fields.items()) + "\n}\n").encode()


def decode(data: bytes, find: Callable[[str], Game]) -> Replay:
    """The replay in a file's bytes, played through and found right; BadSave says what is wrong.

    `find` gives the game of a name, or raises BadSetup.
    """
    replay = parse(data)
    try:
        fold(find(replay.game), replay)
    except BadSetup as error:
        raise BadSave(str(error)) from None
    return replay


def parse(data: bytes) -> Replay:
    """The replay in a file's bytes as it is written there, not played through; BadSave if it is none."""
    try:
        return msgspec.json.decode(data, type=Replay)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(f"this is not a replay, or it is damaged: {error}") from None


def digest(state: State) -> str:
    """A fingerprint of a finished game: of what was agreed upon before, of all that anybody was told, and of its
    outcome, by value.

    So it stays the same whatever things are called inside, as long as nobody at the table would notice.
    """
    total = blake2b(digest_size=16)
    if agreed := _agreed(state):
        total.update(repr(agreed).encode())
    total.update(by_value(state))
    return f"{BY_VALUE}{total.hexdigest()}"


def by_value(state: State) -> bytes:
    """All that anybody was told so far, and the outcome once there is one, free of names."""
    values = Values()
    parts = [repr([values.of(event) for event in state.journal(ear)]) for ear in (None, *range(state.seats))]
    if state.over:
        end = state.outcome()
        parts.append(repr((end.winners, end.scores, values.of(end.reason))))
    return "".join(parts).encode()


def _agreed(state: State) -> list[tuple[str, bool | int | str]]:
    """The options, and the fingerprint of the data, where they are not what they are by default."""
    game, settled = state.setting.game, state.setting.options
    data = [] if game.data is None else [("data", game.fingerprint)]
    return [
        *data,
        *sorted((name, settled[name]) for name, option in game.options.items() if settled[name] != option.values[0]),
    ]


def has_older_end(replay: Replay) -> bool:
    """Whether the end is written down in a way that nobody can check any more: then it proves nothing."""
    return replay.end is not None and OLDER_END.fullmatch(replay.end) is not None


def seed_of(text: str) -> int:
    """A seed written in decimal digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        raise BadSetup("a seed is a whole number from 0 to 2**256 - 1")
    seed = int(text)
    check_seed(seed)
    return seed


def chronicle(state: State) -> tuple[Told, ...]:
    """Everything that anybody was told, in order; NotYet before the game is over."""
    if not state.over:
        raise NotYet("what others were told is shown only when the game is over")
    return told(state)


def told(state: State, since: int = 0) -> tuple[Told, ...]:
    """The events from that one on, each with its audience. Nobody but their audience may see them."""
    everyone = first(state.seats)
    return tuple(
        Told(None if has(audience, SPECTATORS) else members(audience & everyone), event)
        for audience, event in state.log.told(since)
    )


def _run(game: Game, replay: Replay) -> Iterator[State]:
    """One state that goes through the whole game."""
    if replay.game != game.name:
        raise BadSave(f"this is a replay of {replay.game!r}, not of {game.name!r}")
    if replay.version != game.version:
        raise BadSave(f"this was played by version {replay.version} of {game.name}; here is version {game.version}")
    game = with_its_data(game, replay)
    game.setting(replay.seats, replay.options)  # first: `new` takes options by name, and a file may name anything
    state = game.new(replay.seats, seed_of(replay.seed), **replay.options)
    _check_people(replay)
    yield state
    for number, move in enumerate(replay.moves, 1):
        try:
            _make(state, move)
        except WolfdenError as error:
            raise BadSave(f"move {number} cannot be made: {error}") from None
        yield state
    if state.over and has_older_end(replay):
        return  # all moves were legal, and the game is over: more cannot be said
    if replay.end != _end(state):
        raise BadSave("the moves do not lead to the end that is written down")


def _make(state: State, move: Move) -> None:
    match move:
        case [int(seat), list(actions)]:
            state.chain(seat, actions)
        case [int(seat), "say", int(remark)]:
            state.say(seat, remark)
        case _:
            raise BadSave('a move is [seat, [actions]] or [seat, "say", remark]')


def _end(state: State) -> str | None:
    return digest(state) if state.over else None


def _check_people(replay: Replay) -> None:
    names = replay.names
    if names is not None:
        if len(names) != replay.seats or len(set(names)) != replay.seats:
            raise BadSave(f"{replay.seats} seats need as many different names")
        for name in names:
            _check_name(name)
    if replay.you is not None and replay.you >= replay.seats:
        raise BadSave(f"there is no seat {replay.you}: this table has seats 0 to {replay.seats - 1}")
    if replay.bots is not None and not 1 <= len(replay.bots) <= replay.seats:
        raise BadSave(f"{replay.seats} seats have room for 1 to {replay.seats} bots, not {len(replay.bots)}")
    if len(replay.notes or ()) > MOST_NOTES:
        raise BadSave(f"there are at most {MOST_NOTES} notes")
    for note in replay.notes or ():
        check_note(note)


def check_note(note: str) -> None:
    """BadSetup if that cannot be noted."""
    if not note.strip() or len(note) > LONGEST_NOTE or not note.isprintable():
        raise BadSetup(f"a note has 1 to {LONGEST_NOTE} letters, all of them printable")


def called(replay: Replay) -> list[str] | None:
    """What to call the seats. A file may come from anybody: its names are shown so that they can be told apart."""
    return None if replay.names is None else told_apart(replay.names)


def _check_name(name: str) -> None:
    """BadSetup if that cannot stand in a file."""
    printable = name.replace(JOINED, "").replace(NOT_JOINED, "").isprintable()
    if not name.strip() or len(name) > LONGEST_NAME or not printable:
        raise BadSetup(f"a name has 1 to {LONGEST_NAME} letters, all of them printable")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
