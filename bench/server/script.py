"""What people at a table of Gulag do in the benchmark, whoever serves them.

Everybody follows one script, which is legal at five seats: the commissar names the next three people, two of whom
worked last turn; the workers' cards go by their seat; the supervisor orders nobody. The next one moves as soon as
all five have seen the last move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import perf_counter

import msgspec

from bench.server.wire import Socket

SEATS = 5
MOVES = SEATS * 4  # of a game
AT_ONCE = 20  # tables that are set up at the same time

APPOINT, WORK, SUPERVISE = "appoint", "play", "supervise"


class Load(msgspec.Struct):
    """What a round came to: moves, how long they took, and for each the time until all at its table were told."""

    moves: int
    seconds: float
    latencies: list[float]


class Table:
    """Five people, and the game they play."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sockets: list[Socket] = []
        self.missing = SEATS  # who has not been told yet
        self.first = 0  # commissar
        self.made = 0
        self.began = 0.0
        self.latencies: list[float] = []
        self.over: Callable[[], None] = lambda: None
        self.stopped = False

    async def set_up(self) -> None:
        """Sit down, all five, until the first of them can move."""
        raise NotImplementedError

    def send(self, seat: int, what: str, arguments: list[int]) -> None:
        """Send that move."""
        raise NotImplementedError

    def check_over(self) -> None:
        """Make sure that the game is over."""
        raise NotImplementedError

    def script(self) -> tuple[int, str, list[int]]:
        """Who moves next, and what: whom a commissar appoints, or which card a worker plays."""
        turn, part = divmod(self.made, 4)
        commissar = (self.first + turn) % SEATS
        first, second, supervisor = ((commissar + step) % SEATS for step in (1, 2, 3))
        if part == 0:
            return commissar, APPOINT, [first, second, supervisor]
        if part == 3:
            return supervisor, SUPERVISE, []
        worker = first if part == 1 else second
        return worker, WORK, [worker % 2]

    def move(self) -> None:
        self.missing = SEATS
        self.began = perf_counter()
        self.send(*self.script())

    def told(self) -> None:
        """One more has been told; after the last of them the next one moves."""
        self.missing -= 1
        if self.missing:
            return
        self.latencies.append(perf_counter() - self.began)
        self.made += 1
        if self.made == MOVES:
            self.check_over()
            self.over()
        elif not self.stopped:
            self.move()

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


async def prepare(tables: list[Table]) -> None:
    """Have everybody sit down."""

    async def some(rest: Iterator[Table]) -> None:
        for table in rest:
            await table.set_up()

    rest = iter(tables)
    await asyncio.gather(*(some(rest) for _ in range(AT_ONCE)))


async def play(tables: list[Table], at_once: int) -> Load:
    """Play so many games at a time, one after the other, until there are no more to begin."""
    waiting = list(tables)
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def next_game() -> None:
        if waiting:
            table = waiting.pop()
            table.over = next_game
            table.move()
        elif not done.done():
            done.set_result(None)

    began = perf_counter()
    for _ in range(at_once):
        next_game()
    await done
    seconds = perf_counter() - began
    latencies = [latency for table in tables for latency in table.latencies]
    for table in tables:
        table.stopped = True
    return Load(len(latencies), seconds, latencies)
