"""`python -m bench.trust [--games 40] [--seed 30000]`: how much good readers of Sobakistan should trust what they read.

Good players play among themselves; at each seat's last choice of a round its evidence is written down, and which route
was the true one. The powers that make the true routes most likely are found by Newton's method, one after another (the
likelihood has one summit), and tried on as many other deals. They belong into `bots/trust.py`: play changes with them,
so do it twice. What the Liaison says of distances is left as it is: good players say too little of it to tell.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log
from typing import cast

import wolfden
from wolfden.bots import bot
from wolfden.bots.turn import play_on
from wolfden.engine.chance import fast
from wolfden.games.sobakistan.bots.associations import fits
from wolfden.games.sobakistan.bots.inner.trace import pool
from wolfden.games.sobakistan.bots.memory import MEMORY
from wolfden.games.sobakistan.bots.trust import MOST, OF_WOLVES, Trust, trust_of
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, LIAISON

Kinds = Sequence[list[float]]
Row = tuple[Kinds, int]  # the evidence, and the true route's place in it
FITTED = (0, 2)  # words, and what is seen
SWEEPS = 12


def rows_of(seats: int, seed: int) -> tuple[list[Row], list[Row]]:
    """What the Bloodhound and the Wolves have to go by in one game."""
    game = wolfden.game("sobakistan")
    s = cast(Sobakistan, game.new(seats, seed))
    last: dict[tuple[int, int], Row] = {}

    def watch(seat: int) -> None:
        if seat != LIAISON:
            words = fits(s.box, s.long_words, s.short_words)
            reading = MEMORY.read(s.box, words, seat, seats, s.journal(seat))
            last[seat, int(s.round)] = reading.evidence(), reading.legs.routes.index(s.route)

    play_on(s, lambda seat: bot(game, "good"), fast(seed, "trust"), watch)
    hound = [row for (seat, _), row in last.items() if seat == BLOODHOUND]
    return hound, [row for (seat, _), row in last.items() if seat != BLOODHOUND]


def loss(rows: Sequence[Row], powers: Sequence[float]) -> float:
    """How surprising the true routes are on average, in logarithms."""
    return -sum(log(max(pool(kinds, powers)[true], 1e-12)) for kinds, true in rows) / len(rows)


def fitted(rows: Sequence[Row], trust: Trust) -> Trust:
    """The powers that make the true routes most likely."""
    powers = list(trust)
    for _ in range(SWEEPS):
        for kind in FITTED:
            slope, bend = 0.0, 1e-9
            for kinds, true in rows:
                chances, logs = pool(kinds, powers), kinds[kind]
                mean = sum(chance * one for chance, one in zip(chances, logs, strict=True))
                slope += logs[true] - mean
                bend += sum(chance * (one - mean) ** 2 for chance, one in zip(chances, logs, strict=True))
            powers[kind] = min(MOST, max(0.0, powers[kind] + max(-0.5, min(0.5, slope / bend))))
    return Trust(*powers)


def rows_of_all(seats: int, seeds: range) -> tuple[list[Row], list[Row]]:
    """Likewise for many games."""
    games = [rows_of(seats, seed) for seed in seeds]
    return [row for hound, _ in games for row in hound], [row for _, wolves in games for row in wolves]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.trust", description="How much to trust what is read.")
    parser.add_argument("--seats", default="3,4,5,6", help="numbers of seats, with commas between")
    parser.add_argument("--games", type=int, default=40, help="deals for each number of seats, to fit and again to try")
    parser.add_argument("--seed", type=int, default=30000, help="the first deal's")
    given = parser.parse_args(arguments)
    seats = [int(count) for count in given.seats.split(",")]
    middle = given.seed + given.games
    fit = {count: rows_of_all(count, range(given.seed, middle)) for count in seats}
    test = {count: rows_of_all(count, range(middle, middle + given.games)) for count in seats}
    for count in seats:
        report(f"Bloodhound, {count} seats", fit[count][0], test[count][0], trust_of(BLOODHOUND, count))
    rows, others = ([row for count in seats for row in found[count][1]] for found in (fit, test))
    report("Wolves", rows, others, OF_WOLVES)


def report(who: str, rows: Sequence[Row], others: Sequence[Row], trust: Trust) -> None:
    """What would fit, and what it is worth."""
    best = fitted(rows, trust)
    print(f"{who}, read {len(rows)} times: " + ", ".join(map("{}={:.2f}".format, best._fields, best)))
    print(f"  loss {loss(rows, trust):.4f} as it is, {loss(rows, best):.4f} fitted;", end=" ")
    print(f"on other deals {loss(others, trust):.4f} and {loss(others, best):.4f}")


if __name__ == "__main__":
    main()
