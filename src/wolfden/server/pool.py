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
from typing import Any

import msgspec

from wolfden.engine.chance import SEED_BITS
from wolfden.engine.errors import WolfdenError
from wolfden.server.worker import LENGTH, Answer, Broke, Job, Play, Played, Ready, Refused, Tell, Told

log = logging.getLogger(__name__)

ATTEMPTS = 2
PATIENCE = 60.0  # seconds for a worker to load everything
GRACE = 2.0  # seconds, after its time, before a worker ends itself
LONGEST_PAUSE = 8.0  # seconds between two starts, when workers die as soon as they start


class Busy(WolfdenError):
    """Too much waits already."""


class NoAnswer(WolfdenError):
    """A job could not be done: its workers died, hung or broke, or the pool is closed."""


class Task:
    """A job and whoever waits for its answer."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.attempts = 0
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Pool:
    """Some workers and one queue of jobs, both bounded."""

    def __init__(self, size: int | None = None, *, limit: float = 20.0, waiting: int = 1000) -> None:
        self.size = size or max(2, os.cpu_count() or 2)
        self.limit = limit  # seconds a job may take
        self.tasks: asyncio.Queue[Task] = asyncio.Queue(waiting)
        # However many want stories, a worker is left for the bots.
        self.stories = asyncio.Semaphore(max(1, self.size - 1))
        self.listeners = 0  # for whom no story has begun yet
        self.workers = [Worker(limit) for _ in range(self.size)]
        self.slots: list[asyncio.Task[None]] = []
        self.ready = asyncio.Event()
        self.closed = False

    async def start(self) -> None:
        """Start the workers, and wait until one of them is ready; NoAnswer if none ever is."""
        self.slots = [asyncio.create_task(self._slot(worker)) for worker in self.workers]
        try:
            async with asyncio.timeout(PATIENCE):
                await self.ready.wait()
        except TimeoutError:
            await self.close()
            raise NoAnswer("the worker processes do not start") from None

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

    async def story(self, replay: bytes, eyes: str, opened: bool | None = None) -> bytes:
        """The story of a replay as JSON: see `story.py`."""
        if self.listeners >= self.size * 8:
            raise Busy("too many stories are being told; please try again")
        self.listeners += 1
        try:
            async with self.stories:
                answer = await self._ask(Tell(replay, eyes, opened))
        finally:
            self.listeners -= 1
        assert isinstance(answer, Told)
        return answer.story

    async def close(self) -> None:
        """End all workers; whoever still waits gets NoAnswer."""
        self.closed = True
        for slot in self.slots:
            slot.cancel()
        await asyncio.gather(*self.slots, return_exceptions=True)
        while not self.tasks.empty():
            _fail(self.tasks.get_nowait(), "the server is going down")

    async def _ask(self, job: Job) -> Answer:
        task = Task(job)
        if self.closed:
            raise NoAnswer("the server is going down")
        try:
            self.tasks.put_nowait(task)
        except asyncio.QueueFull:
            raise Busy("the server is busy; please try again") from None
        answer = await task.answer
        if isinstance(answer, Refused):
            raise WolfdenError(answer.text)
        if isinstance(answer, Broke):
            log.error("a worker broke: %s", answer.where)
            raise NoAnswer("something went wrong with that")
        return answer

    async def _slot(self, worker: Worker) -> None:
        """Keep one worker going, and give it a task after the other."""
        pause = 0.0
        while True:
            await asyncio.sleep(pause)
            try:
                await worker.start()
                self.ready.set()
                pause = 0.0
                await self._work(worker)
            except (OSError, EOFError, TimeoutError) as error:
                log.warning("a worker was lost (%s) and is replaced", type(error).__name__)
                pause = min(LONGEST_PAUSE, 2 * pause + 0.05)
            finally:
                await worker.stop()

    async def _work(self, worker: Worker) -> None:
        while True:
            task = await self.tasks.get()
            if task.answer.done():
                continue  # nobody waits any more
            task.attempts += 1
            try:
                answer = await worker.ask(task.job)
            except asyncio.CancelledError:
                _fail(task, "the server is going down")
                raise
            except (OSError, EOFError, TimeoutError):
                self._again(task)
                raise
            if not task.answer.done():
                task.answer.set_result(answer)

    def _again(self, task: Task) -> None:
        """Another worker may have better luck; but what kills its worker each time is not tried for ever."""
        if task.attempts >= ATTEMPTS:
            _fail(task, "that took too long, or went wrong")
            return
        try:
            self.tasks.put_nowait(task)
        except asyncio.QueueFull:
            _fail(task, "the server is busy; please try again")


class Worker:
    """One process, seen from here."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: asyncio.subprocess.Process | None = None
        self.answers: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)

    async def start(self) -> None:
        """Start a process and wait until it has loaded everything."""
        # In a session of its own no Ctrl-C reaches it; -P: nothing is imported from wherever we happen to be.
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-P", "-m", "wolfden.server.worker", str(self.limit + GRACE)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        if not isinstance(await self._read(PATIENCE), Ready):
            raise EOFError

    async def ask(self, job: Job) -> Answer:
        """Have a job done; OSError, EOFError or TimeoutError if the worker cannot be used any more."""
        assert self.process is not None and self.process.stdin is not None
        frame = msgspec.msgpack.encode(job)
        self.process.stdin.write(len(frame).to_bytes(LENGTH, "big") + frame)
        return await self._read(self.limit)

    async def _read(self, limit: float) -> Answer:
        assert self.process is not None and self.process.stdout is not None
        async with asyncio.timeout(limit):
            length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
            frame = await self.process.stdout.readexactly(length)
        try:
            return self.answers.decode(frame)
        except msgspec.DecodeError:
            raise EOFError from None

    async def stop(self) -> None:
        """End the process; it holds nothing that could be lost."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            # Not `process.kill()`, which may take away the exit status that asyncio waits for.
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        await process.wait()


def _fail(task: Task, why: str) -> None:
    if not task.answer.done():
        task.answer.set_exception(NoAnswer(why))
