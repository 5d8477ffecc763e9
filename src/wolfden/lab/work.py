"""Playing the games of a plan, in this process or in several, until they are done or somebody stops it."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from wolfden import registry
from wolfden.engine.errors import WolfdenError
from wolfden.lab.plan import Plan, player
from wolfden.lab.tally import Tally

Take = Callable[[int], range]
Give = Callable[[Tally], None]

CONTEXT = get_context("spawn")  # the same on every system, and safe with threads
LEAST, MOST = 0.05, 0.2  # seconds that a block of games should take


class LabTrouble(WolfdenError):
    """A game that could not be played to its end."""


def work(plan: Plan, take: Take, give: Give) -> None:
    """Take blocks of games until there are none left, and give back what came of each."""
    play = player(plan)
    game = registry.game(plan.game, plan.data)
    sides = game.sides
    metrics = game.metrics if plan.measure else None
    size = 1
    while block := take(size):
        began = time.perf_counter()
        tally = Tally()
        for number in block:
            try:
                state = play(number)
            except Exception as error:  # whatever somebody's bot does
                raise LabTrouble(f"game {number} of seed {plan.seed}: {type(error).__name__}: {error}") from error
            tally.add(state, sides(state) if sides is not None else ())
            if metrics is not None:
                tally.note(metrics.listen(state))
        give(tally)
        took = time.perf_counter() - began
        size = size * 2 if took < LEAST else max(1, size // 2) if took > MOST else size


class Blocks:
    """Hands out the numbers of the games, each once, also to several processes."""

    def __init__(self, games: int) -> None:
        self.next = CONTEXT.Value("q", 0)
        self.end = CONTEXT.RawValue("q", games)

    def take(self, size: int) -> range:
        """The numbers of that many games, or of those that are left."""
        with self.next.get_lock():
            first = self.next.value
            self.next.value = first + size
        return range(first, min(first + size, self.end.value))

    def stop(self) -> None:
        """Hand out no more; needs no lock, so that it can interrupt anything."""
        self.end.value = 0


def work_here(plan: Plan, give: Give) -> None:
    """Play all games in this process. Ctrl-C lets it end its block of games, and then stops."""
    blocks = Blocks(plan.games)
    with on_interrupt(blocks.stop):
        work(plan, blocks.take, give)


def work_in_processes(plan: Plan, jobs: int, give: Give) -> None:
    """Share the games out among processes. Ctrl-C lets each end its block of games, and then stops."""
    blocks = Blocks(plan.games)
    readers: list[Connection] = []
    workers = []
    try:
        with ignoring_interrupts():  # the workers inherit it: stopping is not their business
            for _ in range(jobs):
                reader, writer = CONTEXT.Pipe(duplex=False)
                worker = CONTEXT.Process(target=serve, args=(plan, blocks, writer), daemon=True)
                worker.start()
                writer.close()
                readers.append(reader)
                workers.append(worker)
        with on_interrupt(blocks.stop):
            gather(readers, give)
        for worker in workers:
            worker.join()
            if worker.exitcode:
                raise LabTrouble(f"a worker process ended too early, with status {worker.exitcode}")
    finally:
        for worker in workers:
            worker.kill()


def serve(plan: Plan, blocks: Blocks, writer: Connection) -> None:
    """What a worker process does."""
    with suppress(OSError):  # nobody listens any more
        try:
            work(plan, blocks.take, writer.send)
        except LabTrouble as trouble:
            writer.send(str(trouble))


def gather(readers: list[Connection], give: Give) -> None:
    """Pass on what the workers send, until all of them are done."""
    while readers:
        for reader in wait(readers):
            assert isinstance(reader, Connection)
            try:
                sent = reader.recv()
            except EOFError:
                readers.remove(reader)
                continue
            if isinstance(sent, str):
                raise LabTrouble(sent)
            give(sent)


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    with _handler(signal.SIG_IGN):
        yield


@contextmanager
def on_interrupt(stop: Callable[[], None]) -> Iterator[None]:
    """The first Ctrl-C calls `stop`, the second is an ordinary one."""

    def first(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        stop()

    with _handler(first):
        yield


@contextmanager
def _handler(handler: Any) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # elsewhere nobody can be interrupted
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
