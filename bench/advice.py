"""How good hints are, and how long they take: `python -m bench.advice GAME [--games 300] [--seats N] [--json]`.

On every deal one seat plays three times among good players: as the good player itself, by following every hint and
talking as the good player does, and by following every hint without a word. The first two must come to the same.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from statistics import fmean, median, stdev
from time import perf_counter

import msgspec

import wolfden
from wolfden import bots
from wolfden.bots.turn import MOST_REMARKS, seed, take_turn
from wolfden.engine.advice import advise
from wolfden.engine.chance import fast
from wolfden.engine.game import Game
from wolfden.engine.sight import Sight
from wolfden.engine.state import State
from wolfden.lab.interval import Z
from wolfden.server.worker import hint

ITSELF, FOLLOWS, SILENT = "the good player itself", "follows every hint", "follows every hint, and says nothing"


class Mean(msgspec.Struct, frozen=True):
    """A mean over games, and where the true one lies with 95 % confidence."""

    mean: float
    low: float
    high: float


class Result(msgspec.Struct, frozen=True):
    """Of each way to play: wins and points; what following hints adds to them on the same deals; and seconds."""

    game: str
    seats: int
    games: int
    wins: dict[str, Mean]
    points: dict[str, Mean]
    more_wins: dict[str, Mean]
    more_points: dict[str, Mean]
    answers: int
    median: float
    most: float  # 95 % are answered within that
    longest: float


class Follower:
    """Somebody who does what they are told, and looks at the clock."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bot = bots.bot(game, bots.names(game)[0])
        self.seconds: list[float] = []

    def turn(self, state: State, seat: int, number: int, talks: bool) -> None:
        """One turn by hints, from the same seeds as `take_turn` has."""
        stream = fast(number)
        for said in range(MOST_REMARKS + 1):
            sight = state.sight(seat, seed(stream))
            remarks = self.bot.talk(sight, seed(stream)) if said < MOST_REMARKS else ()
            if not remarks or not talks:
                break
            state.say(seat, remarks[0])
        self.ask(state, sight, seed(stream))

    def ask(self, state: State, sight: Sight, number: int) -> None:
        """Have it answered as a worker does, from saved bytes."""
        saved, seat = sight.save(), sight.seat
        begun = perf_counter()
        answer = hint(self.game, self.game.sight(self.game.load(saved), seat), number)
        self.seconds.append(perf_counter() - begun)
        assert answer.actions == advise(self.bot, sight, number).move
        state.chain(seat, answer.actions)


def play(follower: Follower, seats: int, deal: int, way: str) -> tuple[float, float]:
    """Whether the seat won, and its points. Every turn has a seed of its own, whoever plays it."""
    game = follower.game
    state, order, own = game.new(seats, deal), fast(deal, "order"), deal % seats
    turns = 0
    while not state.over:
        seat, turns = order.choose(state.actors()), turns + 1
        number = deal * 100_000 + turns
        if seat == own and way != ITSELF:
            follower.turn(state, seat, number, way == FOLLOWS)
        else:
            take_turn(state, seat, follower.bot, fast(number))
    outcome = state.outcome()
    return float(own in outcome.winners), outcome.scores[own]


def measure(game: Game, seats: int, games: int, first: int) -> Result:
    """Play all deals in all ways."""
    follower = Follower(game)
    ways = (ITSELF, FOLLOWS, SILENT)
    found = {way: [play(follower, seats, first + deal, way) for deal in range(games)] for way in ways}
    wins = {way: [won for won, _ in rows] for way, rows in found.items()}
    points = {way: [score for _, score in rows] for way, rows in found.items()}
    times = sorted(follower.seconds)
    return Result(
        game.name,
        seats,
        games,
        {way: mean(wins[way]) for way in ways},
        {way: mean(points[way]) for way in ways},
        {way: mean(_differences(wins[way], wins[ITSELF])) for way in ways[1:]},
        {way: mean(_differences(points[way], points[ITSELF])) for way in ways[1:]},
        len(times),
        median(times),
        times[int(0.95 * len(times))],
        times[-1],
    )


def _differences(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def mean(numbers: list[float]) -> Mean:
    """The mean of several numbers with its interval."""
    middle = fmean(numbers)
    reach = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(middle, middle - reach, middle + reach)


def as_text(result: Result) -> str:
    """What is to be read."""
    lines = [f"{result.game}, {result.seats} seats, {result.games} deals: one seat among good players"]
    for way, won in result.wins.items():
        points = result.points[way]
        line = f"  {way}: wins {_percent(won)}, points {points.mean:.2f} ({points.low:.2f} to {points.high:.2f})"
        if way in result.more_wins:
            more = result.more_points[way]
            line += (
                f"; difference {_percent(result.more_wins[way])}, {more.mean:.2f} ({more.low:.2f} to {more.high:.2f})"
            )
        lines.append(line)
    times = ", ".join(
        f"{name} {1000 * seconds:.1f} ms"
        for name, seconds in (("median", result.median), ("95 %", result.most), ("longest", result.longest))
    )
    return "\n".join([*lines, f"  {result.answers} answers: {times}"])


def _percent(of: Mean) -> str:
    return f"{100 * of.mean:.1f} % ({100 * of.low:.1f} to {100 * of.high:.1f})"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.advice", description="How good hints are, and how quick.")
    parser.add_argument("game", choices=sorted(wolfden.games()))
    parser.add_argument("--games", type=int, default=300, help="deals")
    parser.add_argument("--seats", type=int, help="none: as few as can be")
    parser.add_argument("--seed", type=int, default=0, help="the first deal's")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    given = parser.parse_args(arguments)
    game = wolfden.game(given.game)
    seats = game.seats[0] if given.seats is None else given.seats
    if seats not in game.seats or given.games < 1:
        parser.error(f"{given.game} is for {game.seats[0]} to {game.seats[-1]} seats, and takes one game at least")
    result = measure(game, seats, given.games, given.seed)
    print(msgspec.json.format(msgspec.json.encode(result)).decode() if given.json else as_text(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
