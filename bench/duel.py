"""Good bots against random ones: `python -m bench.duel gulag --seats 5,7,10 --games 2000 [--jobs N] [--json]`.

Every seed's deal is played four times: with good reds against random blacks, random reds against good blacks,
all random and all good. Which bot sits where follows from the colours, and those from the shuffle, which treats
all seats alike: over the seeds every seat is on either side. Bots see `state.sight(seat, seed)` and nothing else.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from time import process_time
from typing import cast

import msgspec
from rich.console import Console
from rich.table import Table

import wolfden
from bench.share import Reliability, Share, gain, wilson
from bench.table import play
from wolfden.bots import bot
from wolfden.engine.bot import Bot
from wolfden.engine.sight import Sight
from wolfden.engine.state import State
from wolfden.games.gulag.actions import Loyalty
from wolfden.games.gulag.belief import red_chances
from wolfden.games.gulag.view import GulagView

# Reds, blacks.
MATCHES = {
    "good reds": ("good", "random"),
    "good blacks": ("random", "good"),
    "all random": ("random", "random"),
    "all good": ("good", "good"),
}
RED, DRAW, BLACK = "red", "draw", "black"
CHUNK = 10


class Chunk(msgspec.Struct):
    """What came of some seeds: by match, how each ended; and what was believed and measured in those of good bots."""

    seats: int
    ends: dict[str, list[str]]
    bins: list[list[float]]
    beliefs: int
    belief_seconds: float
    decisions: int
    decision_seconds: float


class Result(msgspec.Struct):
    """All there is to say about one number of seats."""

    seats: int
    games: int
    shares: dict[str, dict[str, Share]]
    gain_for_red: Share
    gain_for_black: Share
    reliability: list[list[float]]
    belief_microseconds: float
    decision_microseconds: float


class Timed:
    """A bot with a watch."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, sight: Sight, seed: int) -> int:
        start = process_time()
        action = self.inner.choose(sight, seed)
        self.seconds += process_time() - start
        self.decisions += 1
        return action

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        return self.inner.talk(sight, seed)


class Watch:
    """Asks every seat that acts what it believes, and holds it against the truth."""

    def __init__(self, reds: list[bool]) -> None:
        self.reds = reds
        self.reliability = Reliability()
        self.beliefs = 0
        self.seconds = 0.0

    def __call__(self, state: State, seat: int) -> None:
        view, journal = cast(GulagView, state.view(seat)), state.journal(seat)
        start = process_time()
        chances = red_chances(state.seats, view, journal)
        self.seconds += process_time() - start
        self.beliefs += 1
        for other, chance in enumerate(chances):
            if other not in (seat, view.neighbour):
                self.reliability.add(chance, self.reds[other])


def play_chunk(task: tuple[int, int, int]) -> Chunk:
    """Play the four matches of some seeds."""
    seats, first, games = task
    game = wolfden.game("gulag")
    found = Chunk(seats, {match: [] for match in MATCHES}, [], 0, 0.0, 0, 0.0)
    reliability = Reliability()
    for seed in range(first, first + games):
        for match, (red, black) in MATCHES.items():
            state = game.new(seats, seed)
            reds = [cast(GulagView, state.view(seat)).loyalty is Loyalty.RED for seat in range(seats)]
            sides = {True: Timed(bot(game, red)), False: Timed(bot(game, black))}
            watch = Watch(reds) if match == "all good" else None
            play(state, [sides[red] for red in reds], seed, watch)
            winners = state.outcome().winners
            found.ends[match].append(DRAW if not winners else RED if reds[winners[0]] else BLACK)
            if watch is not None:
                reliability.merge(watch.reliability.bins)
                found.beliefs += watch.beliefs
                found.belief_seconds += watch.seconds
                found.decisions += sum(side.decisions for side in sides.values())
                found.decision_seconds += sum(side.seconds for side in sides.values())
    found.bins = reliability.bins
    return found


def tasks(seats: list[int], games: int, seed: int) -> Iterator[tuple[int, int, int]]:
    """All chunks, every number of seats getting on at the same pace."""
    for first in range(0, games, CHUNK):
        for count in seats:
            yield count, seed + first, min(CHUNK, games - first)


def result(seats: int, chunks: list[Chunk]) -> Result:
    """Sum up."""
    ends = {match: [end for chunk in chunks for end in chunk.ends[match]] for match in MATCHES}
    games = len(ends["all good"])
    reliability = Reliability()
    for chunk in chunks:
        reliability.merge(chunk.bins)
    return Result(
        seats=seats,
        games=games,
        shares={match: {end: wilson(ends[match].count(end), games) for end in (RED, DRAW, BLACK)} for match in MATCHES},
        gain_for_red=gain(won(ends["good reds"], RED), won(ends["all random"], RED)),
        gain_for_black=gain(won(ends["good blacks"], BLACK), won(ends["all random"], BLACK)),
        reliability=reliability.bins,
        belief_microseconds=1e6 * sum(c.belief_seconds for c in chunks) / max(1, sum(c.beliefs for c in chunks)),
        decision_microseconds=1e6 * sum(c.decision_seconds for c in chunks) / max(1, sum(c.decisions for c in chunks)),
    )


def won(ends: list[str], side: str) -> list[float]:
    return [float(end == side) for end in ends]


def percent(share: Share, sign: str = "") -> str:
    """A share in words: value and interval."""
    return f"{100 * share.value:{sign}.1f} ({100 * share.low:{sign}.1f} to {100 * share.high:{sign}.1f})"


def as_text(results: list[Result], console: Console) -> None:
    """For a terminal."""
    table = Table("seats", "match", "games", "red wins, %", "draw, %", "black wins, %", title="Who wins")
    for found in results:
        for match, shares in found.shares.items():
            table.add_row(str(found.seats), match, str(found.games), *[percent(share) for share in shares.values()])
    console.print(table)
    table = Table("seats", "for red", "for black", title="Gain of good over random, points, paired by deal")
    for found in results:
        table.add_row(str(found.seats), percent(found.gain_for_red, "+"), percent(found.gain_for_black, "+"))
    console.print(table)
    table = Table("seats", "believed, %", "were red, %", "times", title="What good bots believe of strangers")
    for found in results:
        for times, believed, true in found.reliability:
            if times:
                cells = f"{100 * believed / times:.1f}", f"{100 * true / times:.1f}", f"{times:.0f}"
                table.add_row(str(found.seats), *cells)
    console.print(table)
    table = Table("seats", "a belief", "a choice", title="Microseconds")
    for found in results:
        table.add_row(str(found.seats), f"{found.belief_microseconds:.0f}", f"{found.decision_microseconds:.0f}")
    console.print(table)


def deaf() -> None:
    """Ctrl-C is for the one who waits, not for those who work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description="Good bots against random ones.")
    parser.add_argument("game", choices=["gulag"])
    parser.add_argument("--seats", default="5,7,10", help="numbers of seats, with commas between")
    parser.add_argument("--games", type=int, default=2000, help="deals for each number of seats, played four times")
    parser.add_argument("--seed", type=int, default=0, help="the first deal's")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at work")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    options = parser.parse_args(arguments)

    possible = wolfden.game(options.game).seats
    seats = [int(number) for number in options.seats.split(",") if number.isdigit()]
    if not seats or not set(seats) <= set(possible) or options.games < 1 or options.jobs < 1:
        parser.error(
            f"{options.game} is for {possible[0]} to {possible[-1]} seats, and takes a game and a job at least"
        )
    chunks: dict[int, list[Chunk]] = {count: [] for count in seats}
    todo = list(tasks(seats, options.games, options.seed))
    notes = Console(stderr=True)
    with get_context("spawn").Pool(options.jobs, deaf) as pool, notes.status("") as status:
        try:
            for done, chunk in enumerate(pool.imap_unordered(play_chunk, todo), 1):
                chunks[chunk.seats].append(chunk)
                status.update(f"{done} of {len(todo)} parts played; Ctrl-C shows what is there so far")
        except KeyboardInterrupt:
            notes.print("Stopped early.")
    results = [result(count, played) for count, played in chunks.items() if played]
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        as_text(results, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
