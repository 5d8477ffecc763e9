"""Gulag: good reds against random blacks, random reds against good blacks, all random and all good, on every deal.

Which bot sits where follows from the colours, and those from the shuffle, which treats all seats alike: over the
seeds every seat is on either side.
"""

from __future__ import annotations

from time import process_time
from typing import cast

import msgspec
from rich.console import Console
from rich.table import Table

import wolfden
from bench.duel.task import Task, Timed
from bench.share import Reliability, Share, gain, percent, reliability_rows, wilson
from bench.table import play
from wolfden.bots import bot
from wolfden.engine.state import State
from wolfden.games.gulag.belief.odds import red_chances
from wolfden.games.gulag.terms.actions import Loyalty
from wolfden.games.gulag.view import GulagView

# Reds, blacks.
MATCHES = {
    "good reds": ("good", "random"),
    "good blacks": ("random", "good"),
    "all random": ("random", "random"),
    "all good": ("good", "good"),
}
RED, DRAW, BLACK = "red", "draw", "black"
SEATS = "5,7,10"  # where nothing else is asked for


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


def play_chunk(task: Task) -> Chunk:
    """Play the four matches of some seeds."""
    seats, first, games, _ = task
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
        for cells in reliability_rows(found.reliability):
            table.add_row(str(found.seats), *cells)
    console.print(table)
    table = Table("seats", "a belief", "a choice", title="Microseconds")
    for found in results:
        table.add_row(str(found.seats), f"{found.belief_microseconds:.0f}", f"{found.decision_microseconds:.0f}")
    console.print(table)
