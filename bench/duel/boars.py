"""Boars on the Run!: one good bot among random ones, and one among greedy ones, in every seat as often."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

import wolfden
from bench.duel.task import Task, Timed
from bench.share import Share, average, percent, wilson
from wolfden.bots import bot
from wolfden.bots.turn import play_on
from wolfden.engine.chance import fast

MATCHES = ("random", "greedy")  # whom the good one plays against
SEATS = "2,3,4"  # where nothing else is asked for


class Chunk(msgspec.Struct):
    """What came of some seeds: by match, whether the good bot won alone, and by how far it led."""

    seats: int
    wins: dict[str, list[bool]]
    leads: dict[str, list[float]]
    decisions: int = 0
    seconds: float = 0.0


class Result(msgspec.Struct):
    """All there is to say about one number of seats."""

    seats: int
    games: int
    wins: dict[str, Share]
    leads: dict[str, Share]
    microseconds: float


def play_chunk(task: Task) -> Chunk:
    """Play both matches of some seeds; the good bot goes round the table with them."""
    seats, first, games, options = task
    game = wolfden.game("boars")
    good = Timed(bot(game, "good"))
    found = Chunk(seats, {match: [] for match in MATCHES}, {match: [] for match in MATCHES})
    for seed in range(first, first + games):
        own = seed % seats
        for match in MATCHES:
            state = game.new(seats, seed, **options)
            other = bot(game, match)
            at_table = [good if seat == own else other for seat in range(seats)]
            play_on(state, at_table.__getitem__, fast(seed, "duel"))
            spaces = [boar.space for boar in state.view(None).boars]  # type: ignore[attr-defined]
            found.wins[match].append(state.outcome().winners == (own,))
            found.leads[match].append(spaces[own] - max(space for seat, space in enumerate(spaces) if seat != own))
    found.decisions, found.seconds = good.decisions, good.seconds
    return found


def result(seats: int, chunks: list[Chunk]) -> Result:
    """Sum up."""
    wins = {match: [won for chunk in chunks for won in chunk.wins[match]] for match in MATCHES}
    leads = {match: [lead for chunk in chunks for lead in chunk.leads[match]] for match in MATCHES}
    return Result(
        seats=seats,
        games=len(wins["random"]),
        wins={match: wilson(sum(wins[match]), len(wins[match])) for match in MATCHES},
        leads={match: average(leads[match]) for match in MATCHES},
        microseconds=1e6 * sum(chunk.seconds for chunk in chunks) / max(1, sum(chunk.decisions for chunk in chunks)),
    )


def as_text(results: list[Result], console: Console) -> None:
    """For a terminal."""
    heads = ("seats", "against", "games", "wins, %", "by chance, %", "ahead of the best other, spaces")
    table = Table(*heads, title="One good bot")
    for found in results:
        for match in MATCHES:
            wins, lead = found.wins[match], found.leads[match]
            table.add_row(
                str(found.seats),
                match,
                str(found.games),
                percent(wins),
                f"{100 / found.seats:.1f}",
                f"{lead.value:+.1f} ({lead.low:+.1f} to {lead.high:+.1f})",
            )
    console.print(table)
    table = Table("seats", "a choice", title="Microseconds")
    for found in results:
        table.add_row(str(found.seats), f"{found.microseconds:.0f}")
    console.print(table)
