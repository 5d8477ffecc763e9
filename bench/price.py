"""`python -m bench.price [--seats 3,4] [--prices 0.4,0.8] [--games 100] [--seed 700000] [--jobs 1]`: even sides.

What it costs a good Liaison of Sobakistan that the Bloodhound reads hints too (`GIVEN_AWAY` in `bots/liaison.py`) is
set so that both sides win equally often, for each number of Wolves. Good players play the same deals at several prices;
a logistic curve through their wins says at which the sides are even. What is found belongs into `bots/liaison.py`.
Deals are not those of `bench.duel`, which reports what came of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp
from multiprocessing import get_context
from typing import cast

import wolfden
from bench.duel.sobakistan import GOALS, add_guess, read
from bench.share import percent, wilson
from wolfden.bots import bot
from wolfden.bots.turn import play_on
from wolfden.engine.chance import fast
from wolfden.games.sobakistan.bots import liaison
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, FIRST_WOLF, LIAISON

CHUNK = 5
STEPS = 30

Task = tuple[int, float, int, int]  # seats, price, first seed, games
Guesses = dict[str, dict[int, list[float]]]
Found = tuple[int, float, int, int, Guesses]  # seats, price, games, wins of the resistance, what Wolves knew
Point = tuple[float, int, int]  # price, games, wins


def play(task: Task) -> Found:
    """Play some deals at a price, in a process of its own."""
    seats, price, first, games = task
    liaison.GIVEN_AWAY = (price, price, price, price)
    game, wins = wolfden.game("sobakistan"), 0
    guesses: Guesses = {goal: {} for goal in GOALS}
    for seed in range(first, first + games):
        wins += resisted(cast(Sobakistan, game.new(seats, seed)), seed, guesses)
    return seats, price, games, wins, guesses


def resisted(s: Sobakistan, seed: int, guesses: Guesses) -> bool:
    """Play a deal to its end, and write down what Wolves guess; return whether the resistance won."""
    asked: set[int] = set()  # one Wolf in each round, as they know much the same

    def watch(seat: int) -> None:
        if s.round not in asked and seat != LIAISON and (seat >= FIRST_WOLF or not s.round):
            asked.add(int(s.round))
            guess(s, max(seat, FIRST_WOLF), guesses)

    play_on(s, lambda seat: bot(s.setting.game, "good"), fast(seed, "price"), watch)
    return s.outcome().winners != (BLOODHOUND,)


def guess(s: Sobakistan, seat: int, guesses: Guesses) -> None:
    reading = read(s, seat)
    _, drop_off, extraction = s.box.routes[s.route]
    if reading.carries:
        add_guess(guesses["drop-off"], int(s.round), reading.drop_offs(), drop_off)
    add_guess(guesses["extraction"], int(s.round), reading.extractions(), extraction)


def even(points: Sequence[Point]) -> float | None:
    """Where a logistic curve through the wins is at a half; None if they do not change with the price."""
    mean = sum(price for price, _, _ in points) / len(points)
    height, slope = 0.0, 0.0
    for _ in range(STEPS):
        # Newton's method for two parameters, with a little weight on a flat curve, so that it always ends.
        a, b, c, up, along = 1e-3, 0.0, 1e-3, -1e-3 * height, -1e-3 * slope
        for price, games, wins in points:
            off = price - mean
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, height + slope * off))))
            weight, rest = games * chance * (1 - chance), wins - games * chance
            a, b, c = a + weight, b + weight * off, c + weight * off * off
            up, along = up + rest, along + rest * off
        root = a * c - b * b
        height, slope = height + (c * up - b * along) / root, slope + (a * along - b * up) / root
    return mean - height / slope if abs(slope) > 1e-6 else None


def report(seats: int, found: Sequence[Found]) -> None:
    """What came of one number of seats."""
    points: list[Point] = []
    for price in sorted({one[1] for one in found}):
        here = [one for one in found if one[1] == price]
        games, wins = sum(one[2] for one in here), sum(one[3] for one in here)
        points.append((price, games, wins))
        print(f"{seats} seats, price {price:.2f}: resistance wins {percent(wilson(wins, games))} % of {games}")
        for goal in GOALS:
            print(f"    first guess of the {goal} by round, %:", *firsts([one[4][goal] for one in here]))
    best = even(points) if len(points) > 1 else None
    if best is not None:
        print(f"{seats} seats: even at {best:.2f}")


def firsts(parts: Sequence[dict[int, list[float]]]) -> list[str]:
    rounds = sorted({round for part in parts for round in part})
    rows = [[part[round] for part in parts if round in part] for round in rounds]
    return [f"{100 * sum(row[1] for row in one) / sum(row[0] for row in one):.0f}" for one in rows]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.price", description="At which price sides are even.")
    parser.add_argument("--seats", default="3,4,5,6", help="numbers of seats, with commas between")
    parser.add_argument("--prices", default="", help="prices to try; as they are if there are none")
    parser.add_argument("--games", type=int, default=100, help="deals for each number of seats and price")
    parser.add_argument("--seed", type=int, default=700_000, help="the first deal's")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work")
    given = parser.parse_args(arguments)
    seats = [int(count) for count in given.seats.split(",")]
    tried = [float(price) for price in given.prices.split(",") if price]
    todo: list[Task] = [
        (count, price, given.seed + first, min(CHUNK, given.games - first))
        for first in range(0, given.games, CHUNK)
        for count in seats
        for price in tried or [liaison.GIVEN_AWAY[count - FIRST_WOLF - 1]]
    ]
    with get_context("spawn").Pool(given.jobs) as pool:
        found = list(pool.imap_unordered(play, todo))
    for count in seats:
        report(count, [one for one in found if one[0] == count])


if __name__ == "__main__":
    main()
