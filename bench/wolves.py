"""Whether Wolves is fair: `python -m bench.wolves --games 2000 [--seats 3,4] [--tables good,random,mixed] [--data F]`.

By number of seats: how often a table survives, and who becomes chief. In a mixed table good and random players
take turns. What is counted, the game says: `wolfden.games.wolves.balance`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, cast

from wolfden.engine.data import parse
from wolfden.games.wolves.actions import Community
from wolfden.games.wolves.balance import CHIEF, FIRST_IS_CHIEF, OVERSTRETCHED, SURVIVED, facts, ratio
from wolfden.games.wolves.table import Wolves
from wolfden.lab.interval import rate
from wolfden.lab.plan import Plan, player

BLOCK = 25  # games a process plays at a time
TABLES = {"good": ("good",), "random": ("random",), "mixed": ("good", "random")}


def count(plan: Plan, first: int) -> Counter[str]:
    """The facts of a block of games."""
    play = player(plan)
    counted: Counter[str] = Counter()
    for number in range(first, min(first + BLOCK, plan.games)):
        counted.update(facts(cast(Wolves, play(number))))
    return counted


def lines(counted: Counter[str], games: int) -> Iterator[str]:
    """What came of it."""
    survived = rate(counted[SURVIVED], games)
    lost = ", ".join(f"turn {turn}: {number}" for turn in range(1, 21) if (number := counted[f"lost on turn {turn}"]))
    yield f"  survived {survived.rate:.1%} ({survived.low:.1%} - {survived.high:.1%}); lost on {lost or 'no turn'}"
    yield f"  overstretched {counted[OVERSTRETCHED] / games:.2f} times a game"
    chiefs = counted[CHIEF]
    if chiefs:
        first = rate(counted[FIRST_IS_CHIEF], chiefs)
        yield f"  a chief in {chiefs / games:.1%}; in {first.rate:.1%} of these, who was first in rank at first"
        names = [community.name.title() for community in Community]
        shares = [f"{name} {counted[f'chief {name}'] / max(1, counted[f'played {name}']):.1%}" for name in names]
        yield f"  chief, of the games played: {', '.join(shares)}"
        yield f"  the luckiest community {ratio(counted):.2f} times as often as the unluckiest"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", default="3,4,5,6")
    parser.add_argument("--tables", default="good,random,mixed")
    parser.add_argument("--data", type=Path)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    data: dict[str, Any] | None = parse(given.data.read_text("utf-8"), str(given.data)) if given.data else None
    with ProcessPoolExecutor(given.jobs) as pool:
        for table in given.tables.split(","):
            for seats in map(int, given.seats.split(",")):
                bots = (TABLES[table] * seats)[:seats]
                plan = Plan(game="wolves", options={}, data=data, bots=bots, seed=given.seed, games=given.games)
                parts = pool.map(count, repeat(plan), range(0, given.games, BLOCK))
                print(f"{seats} seats, {table} players, {given.games} games of seed {given.seed}")
                print("\n".join(lines(sum(parts, Counter()), given.games)), flush=True)


if __name__ == "__main__":
    main()
