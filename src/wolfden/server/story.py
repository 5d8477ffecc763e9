"""A replay to look at, scene by scene, through some eyes: what a seat or the public was told and saw, or all of it.

A scene is there only if these eyes noticed something, and says who moved only if they could know: else the scenes
of a game that still runs would count what others do in secret.

A story is a thousand times as long as its replay, and says nearly the same again and again. So it exists as a whole
only in gzip, which makes a hundredth of it.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import msgspec

from wolfden import registry
from wolfden.engine.common import Said
from wolfden.engine.errors import BadSave, BadSetup
from wolfden.engine.game import Game
from wolfden.engine.replay import Move, Replay, called, parse, states, told, with_its_data
from wolfden.engine.state import State
from wolfden.engine.view import View
from wolfden.server.api import Scene, Story
from wolfden.server.messages import Ending, Heard
from wolfden.server.reasons import FileTooLong, NoReplay, OtherGame, OtherVersion, SeatNotThere, ShownAtEnd
from wolfden.server.refusal import refuse
from wolfden.server.sheet import printed

PUBLIC = "public"
ALL = "all"

LARGEST_FILE = 1024 * 1024
MOST_MOVES = 5000
LARGEST_STORY = 32 * 1024 * 1024
LARGEST_ZIPPED = 2 * 1024 * 1024
LONGEST_SHOWN = 40  # letters of a game's name that nobody knows
GZIP = 31  # for zlib: with the head and tail of a gzip file


def story(data: bytes, eyes: str, opened: bool | None = None) -> bytes:
    """The story of a replay, as JSON in gzip; a Refusal says why it is not told.

    `opened` says whether everything may be seen; by default, as soon as the game is over. What a single seat saw
    is told in any case: ask for it only for whoever may know it.
    """
    replay, game = _read(data)
    seat = _seat(eyes, replay.seats)
    teller: AllSeeing | Onlooker = AllSeeing() if eyes == ALL else Onlooker(seat)
    names = tuple(called(replay) or [""] * replay.seats)
    frame = Story(
        printed(game).digest, game.name, game.title, replay.seats, names, replay.options, eyes, scenes=(), end=None
    )
    before, after = msgspec.json.encode(frame).rsplit(BETWEEN, 1)
    zipped = Zipped()
    zipped.add(before + b'"scenes":[')
    comma = b""
    with _readable():
        for state, move in zip(states(game, replay), [None, *replay.moves], strict=True):
            scene = teller.scene(state, move)
            if scene is not None:
                zipped.add(comma + msgspec.json.encode(scene))
                comma = b","
    if opened is None:
        opened = state.over
    if eyes == ALL and not opened:
        refuse(ShownAtEnd())
    zipped.add(b'],"end":' + msgspec.json.encode(ending(game, state, replay.seed if opened else None)) + after)
    return zipped.end()


BETWEEN = b'"scenes":[],"end":null'


class Zipped:
    """Bytes that are compressed as they come; Refusal once they are too many."""

    def __init__(self) -> None:
        self.zip = zlib.compressobj(wbits=GZIP)
        self.size = 0
        self.out = bytearray()

    def add(self, data: bytes) -> None:
        self.size += len(data)
        self.out += self.zip.compress(data)
        if self.size > LARGEST_STORY or len(self.out) > LARGEST_ZIPPED:
            refuse(FileTooLong())

    def end(self) -> bytes:
        return bytes(self.out + self.zip.flush())


async def unzipped(data: bytes, piece: int) -> AsyncIterator[bytes]:
    """What is in gzip, piece by piece."""
    unzip = zlib.decompressobj(wbits=GZIP)
    while not unzip.eof:
        yield unzip.decompress(data, piece)
        data = unzip.unconsumed_tail


def ending(game: Game, state: State, seed: str | None) -> Ending | None:
    """How a game ended, if it has; the seed is given where everything may be seen."""
    if not state.over:
        return None
    outcome = state.outcome()
    return Ending(
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        sides=game.sides(state) if game.sides is not None and seed is not None else None,
        review=state.review() if seed is not None else None,
        seed=seed,
    )


class AllSeeing:
    """Sees every move, everything told to anybody, and what each seat sees."""

    def __init__(self) -> None:
        self.heard = 0

    def scene(self, state: State, move: Move | None) -> Scene:
        news = told(state, self.heard)
        self.heard += len(news)
        return Scene(
            by=None if move is None else _mover(move),
            said=_is_said(move),
            events=tuple(Heard(one.event, one.to is None) for one in news),
            view=state.view(None),
            to=tuple(one.to for one in news),
            views=tuple(state.view(seat) for seat in range(state.seats)),
        )


class Onlooker:
    """Sees what one seat, or the public, sees."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard = 0
        self.view: View | None = None

    def scene(self, state: State, move: Move | None) -> Scene | None:
        """What a move made these eyes see; None if they noticed nothing."""
        news = told(state, self.heard)
        self.heard += len(news)
        events = tuple(Heard(one.event, one.to is None) for one in news if one.to is None or self.seat in one.to)
        before, view = self.view, state.view(self.seat)
        self.view = view
        if before is None or move is None:
            return Scene(by=None, said=False, events=events, view=view)
        mine = self.seat == _mover(move)
        if not (events or mine or view != before):
            return None
        speaker = next((one.event.seat for one in events if isinstance(one.event, Said)), None)
        if _is_said(move):
            return Scene(by=self.seat if mine else speaker, said=mine or speaker is not None, events=events, view=view)
        known = mine or before.actors == (_mover(move),) or set(before.actors) - set(view.actors) == {_mover(move)}
        return Scene(by=_mover(move) if known else None, said=False, events=events, view=view)


def _read(data: bytes) -> tuple[Replay, Game]:
    """A file that somebody brought along, and its game; it is not too large to be looked at."""
    if len(data) > LARGEST_FILE:
        refuse(FileTooLong())
    with _readable():
        replay = parse(data)
        if len(replay.moves) > MOST_MOVES:
            refuse(FileTooLong())
        return replay, with_its_data(_own_game(replay), replay)


@contextmanager
def _readable() -> Iterator[None]:
    """Refusal if there is something in a file that cannot be played."""
    try:
        yield
    except (BadSave, BadSetup) as error:
        refuse(NoReplay(str(error)))


def _own_game(replay: Replay) -> Game:
    """A file never makes the server load a module from elsewhere."""
    if replay.game not in registry.games():
        refuse(OtherGame(replay.game[:LONGEST_SHOWN]))
    game = registry.game(replay.game)
    if game.version != replay.version:
        refuse(OtherVersion(game.title, replay.version, game.version))
    return game


def _seat(eyes: str, seats: int) -> int | None:
    """The seat whose eyes these are; None for the public and the all-seeing."""
    if eyes in (PUBLIC, ALL):
        return None
    if not (eyes.isascii() and eyes.isdigit() and len(eyes) <= 2 and int(eyes) < seats):
        refuse(SeatNotThere())
    return int(eyes)


def _mover(move: Move) -> int:
    assert isinstance(move[0], int)  # it has been made
    return move[0]


def _is_said(move: Move | None) -> bool:
    return move is not None and move[1] == "say"
