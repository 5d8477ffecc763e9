"""A worker process: takes jobs from its input, one after the other, and writes each answer to its output.

It holds nothing between two jobs, so it may be killed at any time. It ends when its input does: a server that
was killed leaves no workers behind.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import traceback
from typing import Any, BinaryIO

import msgspec

from wolfden import bots, registry
from wolfden.bots.turn import turn
from wolfden.engine.advice import advise
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import Game
from wolfden.engine.sight import Sight
from wolfden.notices import Notice
from wolfden.server.reasons import AnyNotice, Misunderstood, OurMistake
from wolfden.server.refusal import Refusal
from wolfden.server.story import story

LENGTH = 4  # bytes before each frame that say how long it is
NICE = 5  # the server itself goes first


class Play(msgspec.Struct, frozen=True, tag=True):
    """What does this bot say and do? The sight is that of its seat, saved."""

    game: str
    data: dict[str, Any] | None
    sight: bytes
    seat: int
    bot: str
    seed: bytes
    talk: bool


class Advise(msgspec.Struct, frozen=True, tag=True):
    """What would the strongest bot do, and why? The sight is that of whoever asks, saved."""

    game: str
    data: dict[str, Any] | None
    sight: bytes
    seat: int
    seed: bytes


class TellStory(msgspec.Struct, frozen=True, tag=True):
    """What is the story of this replay?"""

    replay: bytes
    eyes: str
    opened: bool | None


class Played(msgspec.Struct, frozen=True, tag=True):
    remarks: tuple[int, ...]
    actions: tuple[int, ...]


class Advised(msgspec.Struct, frozen=True, tag=True):
    """The move, and terms of the game: the reasons for it, and choices with what they risk."""

    actions: tuple[int, ...]
    whys: tuple[Any, ...]
    doubts: tuple[tuple[int, Any], ...]


class StoryTold(msgspec.Struct, frozen=True, tag=True):
    story: bytes


class Refused(msgspec.Struct, frozen=True, tag=True):
    """Why it is not done, for whoever asked."""

    because: AnyNotice


class Broke(msgspec.Struct, frozen=True, tag=True):
    """Something is wrong with the program: where, without any of the values it worked on."""

    where: str


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The first answer: everything is loaded."""


Job = Play | Advise | TellStory
Result = Played | Advised | StoryTold | Refused | Broke | Ready


def do(job: Job) -> Result:
    """The answer to a job."""
    try:
        match job:
            case Play():
                return play(job)
            case Advise():
                return advised(job)
            case TellStory():
                return StoryTold(story(job.replay, job.eyes, job.opened))
    except Refusal as no:
        return Refused(no.because if isinstance(no.because, Notice) else OurMistake())
    except WolfdenError as error:
        return Refused(Misunderstood(str(error)))
    except Exception as error:
        return Broke(where(error))


def play(job: Play) -> Played:
    """A bot's turn, in the world that it imagines."""
    game = registry.game(job.game, job.data)
    sight = game.sight(game.load(job.sight), job.seat)
    return Played(*turn(sight, bots.bot(game, job.bot), int.from_bytes(job.seed, "big"), job.talk))


def advised(job: Advise) -> Advised:
    """What the strongest bot would do, from that sight."""
    game = registry.game(job.game, job.data)
    return hint(game, game.sight(game.load(job.sight), job.seat), int.from_bytes(job.seed, "big"))


def hint(game: Game, sight: Sight, seed: int) -> Advised:
    """The strongest bot's move with its reasons, and its doubts about other choices."""
    given = advise(bots.bot(game, bots.names(game)[0]), sight, seed)
    doubts = () if game.doubts is None else game.doubts(sight, seed)
    return Advised(given.move, given.whys, tuple(doubts))


def where(error: BaseException) -> str:
    """The kind of an error and the line where it happened. Its message may hold what nobody may read in a log."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {frame.name}, {os.path.basename(frame.filename)}:{frame.lineno}"


def serve(jobs: BinaryIO, answers: BinaryIO, limit: float) -> None:
    """Answer until there are no more jobs."""
    read = msgspec.msgpack.Decoder(Job)
    for name in registry.games():
        registry.game(name)
    _write(answers, Ready())
    nowhere = open(os.devnull, "w")  # noqa: SIM115  # as long as the process lives
    while frame := jobs.read(int.from_bytes(jobs.read(LENGTH), "big")):
        # Should it never end and the server be gone, this ends the process, even from within compiled code.
        faulthandler.dump_traceback_later(limit, exit=True, file=nowhere)
        answer = do(read.decode(frame))
        faulthandler.cancel_dump_traceback_later()
        _write(answers, answer)


def _write(answers: BinaryIO, answer: Result) -> None:
    frame = msgspec.msgpack.encode(answer)
    answers.write(len(frame).to_bytes(LENGTH, "big") + frame)
    answers.flush()


def main() -> None:
    """The process: answers have the output for themselves, whatever a bot may print goes to the error stream."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, answers, float(sys.argv[1]))
    except BrokenPipeError:
        os._exit(0)  # nobody is left to answer to


if __name__ == "__main__":
    main()
