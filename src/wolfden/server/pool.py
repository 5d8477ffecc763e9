"""Worker processes for whatever takes long: bots that think, and stories that are told. The event loop only waits.

Jobs are pure functions of what they are given, so a worker that dies or hangs is replaced and its job done again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from wolfden.engine.chance import SEED_BITS
from wolfden.notices import Notice
from wolfden.server.reasons import HintsBusy, OurMistake, Restarting, TooBusy, TooManyStories, patience
from wolfden.server.refusal import Later, refuse
from wolfden.server.settings import RETRY
from wolfden.server.worker import (
    LENGTH,
    Advise,
    Advised,
    Broke,
    Job,
    Play,
    Played,
    Ready,
    Refused,
    Result,
    StoryTold,
    TellStory,
    where,
)

log = logging.getLogger(__name__)

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has only the latter, which does the same there
PATIENCE = 60.0  # seconds for a worker to load everything
GRACE = 2.0  # seconds, after its time, before a worker ends itself
STEADY = 30.0  # seconds after which a worker that dies did not die of being started
LONGEST_PAUSE = 8.0  # seconds between two starts, when workers die as soon as they start
STORY_WAITS = 60.0  # seconds that somebody waits for a story, whatever there is to do before
HINT_WAITS = 8.0  # and for a hint: a page waits for 10


class Busy(Later):
    """Too much waits already."""


class NoAnswer(Later):
    """A job could not be done: its workers died, hung or broke, or the pool is closed."""


class Lost(Exception):
    """A worker cannot be used any more; says what became of it in a word."""


class Task:
    """A job and whoever waits for its answer."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.attempts = 0
        self.answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()


class Pool:
    """Some workers and one queue of jobs.

    Bots wait in line however many there are: each of them is a seat at a table that is in memory. Stories are bounded.
    """

    def __init__(self, size: int | None = None, *, limit: float = 20.0) -> None:
        self.size = size or max(2, os.cpu_count() or 2)
        self.limit = limit  # seconds a job may take
        self.tasks: asyncio.Queue[Task] = asyncio.Queue()
        # However many want stories, a worker is left for the bots.
        self.stories = asyncio.Semaphore(max(1, self.size - 1))
        self.listeners = 0  # for whom no story has begun yet
        # A hint takes no longer than a bot's move; but bots play for all at their tables, so they go first.
        self.hints = asyncio.Semaphore(max(1, self.size // 2))
        self.asking = 0  # who wait for a hint
        self.workers = [Worker(limit) for _ in range(self.size)]
        self.slots: list[asyncio.Task[None]] = []
        self.ready = asyncio.Event()
        self.closed = False

    async def start(self) -> None:
        """Start the workers, and wait until one of them is ready. Those that do not start are tried again for ever."""
        self.slots = [asyncio.create_task(self._slot(worker)) for worker in self.workers]
        await self.ready.wait()

    def state(self) -> str:
        """How the workers are: "ok", "some" (of them work), "none"."""
        up = sum(worker.up for worker in self.workers)
        return "ok" if up == self.size else "some" if up else "none"

    def waiting(self) -> float:
        """How many jobs, for each worker, nobody has begun yet."""
        return self.tasks.qsize() / self.size

    async def play(
        self,
        game: str,
        data: dict[str, Any] | None,
        sight: bytes,
        seat: int,
        bot: str,
        seed: int,
        *,
        talk: bool = True,
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What a bot says first, if it may talk, and then its whole move; the sight is `sight.save()`."""
        number = seed.to_bytes(SEED_BITS // 8, "big")
        answer = await self._ask(Play(game, data, sight, seat, bot, number, talk))
        assert isinstance(answer, Played)
        return answer.remarks, answer.actions

    async def advise(self, game: str, data: dict[str, Any] | None, sight: bytes, seat: int, seed: int) -> Advised:
        """What the strongest bot would do in that seat, and why; the sight is `sight.save()`."""
        if self.asking >= self.size * 16:
            raise Busy(HintsBusy())
        self.asking += 1
        try:
            async with asyncio.timeout(HINT_WAITS), self.hints:
                answer = await self._ask(Advise(game, data, sight, seat, seed.to_bytes(SEED_BITS // 8, "big")))
        except TimeoutError:
            raise Busy(HintsBusy()) from None
        finally:
            self.asking -= 1
        assert isinstance(answer, Advised)
        return answer

    async def story(self, replay: bytes, eyes: str, opened: bool | None = None) -> bytes:
        """The story of a replay as JSON: see `story.py`."""
        if self.listeners >= self.size * 8:
            raise Busy(TooManyStories(*patience(RETRY)))
        self.listeners += 1
        try:
            async with asyncio.timeout(STORY_WAITS), self.stories:
                answer = await self._ask(TellStory(replay, eyes, opened))
        except TimeoutError:
            raise Busy(TooBusy(*patience(RETRY))) from None
        finally:
            self.listeners -= 1
        assert isinstance(answer, StoryTold)
        return answer.story

    async def close(self) -> None:
        """End all workers; whoever still waits gets NoAnswer."""
        self.closed = True
        for slot in self.slots:
            slot.cancel()
        await asyncio.gather(*self.slots, return_exceptions=True)
        while not self.tasks.empty():
            _fail(self.tasks.get_nowait(), Restarting())

    async def _ask(self, job: Job) -> Result:
        if self.closed:
            raise NoAnswer(Restarting())
        task = Task(job)
        self.tasks.put_nowait(task)
        answer = await task.answer
        if isinstance(answer, Refused):
            refuse(answer.because)
        if isinstance(answer, Broke):
            log.error("a worker broke: %s", answer.where)
            raise NoAnswer(OurMistake())
        return answer

    async def _slot(self, worker: Worker) -> None:
        """Keep one worker going, whatever happens, and give it a task after the other."""
        loop, pause = asyncio.get_running_loop(), 0.0
        while True:
            begun = loop.time()
            try:
                try:
                    await worker.start()
                    self.ready.set()
                    await self._work(worker)
                finally:
                    await worker.stop()
            except Lost as lost:
                log.warning("a worker was lost (%s) and is replaced", lost)
            except (Exception, asyncio.CancelledError) as error:
                if self._ends():
                    raise
                # Whatever it is: without its slots the pool would stand still.
                log.error("the slot of a worker failed: %s", where(error))
            pause = 0.0 if loop.time() - begun > STEADY else min(LONGEST_PAUSE, 2 * pause + 0.05)
            await asyncio.sleep(pause)

    async def _work(self, worker: Worker) -> None:
        while True:
            task = await self._next(worker)
            if task.answer.done():
                continue  # nobody waits any more
            task.attempts += 1
            try:
                answer = await worker.ask(task.job)
            except BaseException:
                if self._ends():
                    _fail(task, Restarting())
                else:
                    self._again(task)
                raise
            if not task.answer.done():
                task.answer.set_result(answer)

    def _ends(self) -> bool:
        """Whether somebody wants the slot that runs now to end: else, what was cancelled is only something in it."""
        slot = asyncio.current_task()
        return slot is not None and slot.cancelling() > 0

    async def _next(self, worker: Worker) -> Task:
        """The next task; Lost if the worker dies before there is one."""
        assert worker.end is not None
        taking = asyncio.create_task(self.tasks.get())
        try:
            await asyncio.wait({taking, worker.end}, return_when=asyncio.FIRST_COMPLETED)
            if not worker.end.done():
                return taking.result()
            if taking.done():
                self.tasks.put_nowait(taking.result())
            raise Lost("killed" if worker.end.result() < 0 else "ended")
        finally:
            taking.cancel()

    def _again(self, task: Task) -> None:
        """Another worker may have better luck; but what kills its worker each time is not tried for ever.

        All workers may have been killed at once, so there is one try more than there are workers.
        """
        if task.attempts <= self.size:
            self.tasks.put_nowait(task)
        else:
            _fail(task, OurMistake())


class Worker:
    """One process, seen from here."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.up = False  # it has loaded everything and takes jobs
        self.process: asyncio.subprocess.Process | None = None
        self.end: asyncio.Task[int] | None = None  # of the process: its exit status
        self.answers: msgspec.msgpack.Decoder[Result] = msgspec.msgpack.Decoder(Result)

    async def start(self) -> None:
        """Start a process and wait until it has loaded everything; Lost if it does not."""
        # In a session of its own no Ctrl-C reaches it; -P: nothing is imported from wherever we happen to be.
        with _losing():
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", "wolfden.server.worker", str(self.limit + GRACE)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
            self.end = asyncio.create_task(self.process.wait())
            self.up = isinstance(await self._read(PATIENCE), Ready)
        if not self.up:
            raise Lost("nonsense")

    async def ask(self, job: Job) -> Result:
        """Have a job done; Lost if the worker cannot be used any more."""
        assert self.process is not None and self.process.stdin is not None
        frame = msgspec.msgpack.encode(job)
        with _losing():
            self.process.stdin.write(len(frame).to_bytes(LENGTH, "big") + frame)
            return await self._read(self.limit)

    async def _read(self, limit: float) -> Result:
        assert self.process is not None and self.process.stdout is not None
        async with asyncio.timeout(limit):
            length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
            frame = await self.process.stdout.readexactly(length)
        return self.answers.decode(frame)

    async def stop(self) -> None:
        """End the process; it holds nothing that could be lost."""
        self.up = False
        process, self.process = self.process, None
        end, self.end = self.end, None
        if process is None or end is None:
            return
        if process.returncode is None:
            # Not `process.kill()`, which may take away the exit status that asyncio waits for.
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, KILL)
        await end


@contextlib.contextmanager
def _losing() -> Iterator[None]:
    """All that can be raised where a worker is talked to that is dead, dying, stuck or broken.

    Which of them depends on the event loop: uvloop has a RuntimeError for writing to somebody who is gone.
    """
    try:
        yield
    except (OSError, EOFError, TimeoutError, RuntimeError, msgspec.DecodeError) as error:
        raise Lost(type(error).__name__) from error


def _fail(task: Task, why: Notice) -> None:
    if not task.answer.done():
        task.answer.set_exception(NoAnswer(why))
