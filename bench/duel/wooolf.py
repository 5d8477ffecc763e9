"""Wooolf!!: one good bot among random ones, in every seat of the same deals; and tables of good bots only.

So many deals are played by good bots alone. Of these, one in as many as there are seats is also played with a good bot
in each of the seats in turn, all others playing at random, and once with everybody at random: what the deal is worth
cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import cast

import msgspec
from rich.console import Console
from rich.table import Table

import wolfden
from bench.duel.task import Task, Timed
from bench.share import Reliability, Share, average, gain, percent, reliability_rows, wilson
from wolfden.bots import bot
from wolfden.engine.bot import Bot
from wolfden.engine.chance import fast
from wolfden.games.wooolf.belief.evidence import evidence
from wolfden.games.wooolf.belief.odds import character_chances
from wolfden.games.wooolf.state import Wooolf, character
from wolfden.games.wooolf.terms.actions import Character
from wolfden.games.wooolf.view import Pointer, ScoredRound, WooolfReview

SEATS = "4,5,6,7,8"  # where nothing else is asked for
NAMES = [who.name.lower().replace("_", " ") for who in Character]


class Part(msgspec.Struct):
    """One seat's part in one round of a table of good bots."""

    character: int
    points: int
    early: bool
    right: bool
    none: bool


class Chunk(msgspec.Struct):
    """What came of some seeds."""

    seats: int
    good: list[float] = []  # by deal, the points a game of the good bot, over all seats
    before: list[float] = []  # of everybody, when all play at random
    others: list[float] = []  # of the random ones in the games of the good bot
    wins: list[float] = []  # by deal, how many of its games the good bot won, shared ones in part
    early: list[bool] = []  # whether each early suspicion of a good bot among random ones was right
    parts: list[Part] = []  # at tables of good bots only
    rounds: list[int] = []  # by game
    places: list[list[float]] = []  # by game, the share in the victory by place from the start player on
    bins: list[list[float]] = []
    decisions: int = 0
    seconds: float = 0.0


class Result(msgspec.Struct):
    """All there is to say about one number of seats."""

    seats: int
    rotated: int
    tables: int
    good: Share
    others: Share
    before: Share
    gain: Share
    wins: Share
    early_right: Share
    all_good_early_right: Share
    points: dict[str, Share]
    early: dict[str, Share]
    right: dict[str, Share]
    places: list[Share]
    rounds: float
    reliability: list[list[float]]
    microseconds: float


class Watch:
    """Asks every seat that has a turn what it believes of the others, and holds it against the truth."""

    def __init__(self) -> None:
        self.reliability = Reliability()

    def __call__(self, state: Wooolf, seat: int) -> None:
        chances = character_chances(evidence(state, seat))
        for other in range(state.seats):
            if other != seat:
                for who in Character:
                    self.reliability.add(chances[other][who], character(state, other) == who)


def play(state: Wooolf, bots: Sequence[Bot], seed: int, watch: Watch | None = None) -> None:
    """Play a game to its end."""
    stream = fast(seed, "duel")
    while not state.over:
        seat = state.actors()[0]
        if watch is not None and not state.holders:
            watch(state, seat)
        state.act(seat, bots[seat].choose(state.sight(seat, stream.word()), stream.word()))


def play_chunk(task: Task) -> Chunk:
    """Play the tables of some seeds, and the rotated games where it is their turn."""
    seats, first, games, options = task
    game = wolfden.game("wooolf")
    good, other = Timed(bot(game, "good")), bot(game, "random")
    found = Chunk(seats)
    watch = Watch()

    def played(bots: Sequence[Bot], seed: int, watch: Watch | None = None) -> Wooolf:
        state = cast(Wooolf, game.new(seats, seed, **options))
        play(state, bots, seed, watch)
        return state

    for seed in range(first, first + games):
        table = game.new(seats, seed, **options)
        starter = cast(Wooolf, table).starter
        state = played([good] * seats, seed, watch)
        add_table(found, state, starter)
        if seed % seats == 0:
            before = played([other] * seats, seed).outcome().scores
            one_in_each_seat = [
                played([good if seat == place else other for seat in range(seats)], seed) for place in range(seats)
            ]
            add_rotated(found, one_in_each_seat, before)
    found.bins = watch.reliability.bins
    found.decisions, found.seconds = good.decisions, good.seconds
    return found


def add_rotated(found: Chunk, games: Sequence[Wooolf], before: Sequence[float]) -> None:
    """The games of one deal, with a good bot in each seat in turn."""
    seats = len(games)
    outcomes = [state.outcome() for state in games]
    points = [outcome.scores[seat] for seat, outcome in enumerate(outcomes)]
    found.good.append(mean(points))
    found.before.append(mean(before))
    found.others.append(
        mean((sum(one.scores) - mine) / (seats - 1) for one, mine in zip(outcomes, points, strict=True))
    )
    found.wins.append(mean((seat in one.winners) / len(one.winners) for seat, one in enumerate(outcomes)))
    for seat, state in enumerate(games):
        for part in cast(WooolfReview, state.review()).rounds:
            if seat in part.early:
                found.early.append(seat not in part.wrong)


def add_table(found: Chunk, state: Wooolf, starter: int) -> None:
    """A game of good bots only."""
    rounds = cast(WooolfReview, state.review()).rounds
    for one in rounds:
        found.parts += [part(one, seat) for seat in range(state.seats)]
    found.rounds.append(len(rounds))
    winners = state.outcome().winners
    shares = [(seat in winners) / len(winners) for seat in range(state.seats)]
    found.places.append(shares[starter:] + shares[:starter])


def part(one: ScoredRound, seat: int) -> Part:
    none = one.suspicions[seat].first == Pointer.X
    return Part(
        character=int(one.hands[seat].character),
        points=one.points[seat],
        early=seat in one.early,
        right=not none and seat not in one.wrong,
        none=none,
    )


def result(seats: int, chunks: list[Chunk]) -> Result:
    """Sum up."""
    good = [points for chunk in chunks for points in chunk.good]
    before = [points for chunk in chunks for points in chunk.before]
    early = [right for chunk in chunks for right in chunk.early]
    parts = [part for chunk in chunks for part in chunk.parts]
    places = [shares for chunk in chunks for shares in chunk.places]
    rounds = [count for chunk in chunks for count in chunk.rounds]
    by_character = {name: [part for part in parts if part.character == who] for who, name in enumerate(NAMES)}
    reliability = Reliability()
    for chunk in chunks:
        reliability.merge(chunk.bins)
    all_early = [part for part in parts if part.early]
    return Result(
        seats=seats,
        rotated=seats * len(good),
        tables=len(rounds),
        good=average(good),
        others=average([points for chunk in chunks for points in chunk.others]),
        before=average(before),
        gain=gain(good, before),
        wins=average([share for chunk in chunks for share in chunk.wins]),
        early_right=wilson(sum(early), len(early)),
        all_good_early_right=wilson(sum(part.right for part in all_early), len(all_early)),
        points={name: average([part.points for part in of]) for name, of in by_character.items()},
        early={name: wilson(sum(part.early for part in of), len(of)) for name, of in by_character.items()},
        right={name: wilson(sum(part.right for part in of), len(of)) for name, of in by_character.items()},
        places=[average([shares[place] for shares in places]) for place in range(seats)],
        rounds=mean(rounds),
        reliability=reliability.bins,
        microseconds=1e6 * sum(chunk.seconds for chunk in chunks) / max(1, sum(chunk.decisions for chunk in chunks)),
    )


def number(share: Share, sign: str = "") -> str:
    return f"{share.value:{sign}.2f} ({share.low:{sign}.2f} to {share.high:{sign}.2f})"


def as_text(results: list[Result], console: Console) -> None:
    """For a terminal."""
    heads = ("seats", "games", "good", "random beside it", "all random", "gain, paired", "wins, %")
    table = Table(*heads, title="One good bot among random ones: points a game")
    for found in results:
        shares = [number(found.good), number(found.others), number(found.before), number(found.gain, "+")]
        table.add_row(str(found.seats), str(found.rotated), *shares, percent(found.wins))
    console.print(table)
    table = Table("seats", "among random", "among good", title="Early suspicions of good bots that are right, %")
    for found in results:
        table.add_row(str(found.seats), percent(found.early_right), percent(found.all_good_early_right))
    console.print(table)
    table = Table("seats", "games", *NAMES, title="Tables of good bots only: points a round, by character")
    for found in results:
        table.add_row(str(found.seats), str(found.tables), *[number(found.points[name]) for name in NAMES])
    console.print(table)
    table = Table("seats", "", *NAMES, title="How often they suspect early, and are right in the end, %")
    for found in results:
        table.add_row(str(found.seats), "early", *[f"{100 * found.early[name].value:.0f}" for name in NAMES])
        table.add_row("", "right", *[f"{100 * found.right[name].value:.0f}" for name in NAMES])
    console.print(table)
    table = Table("seats", "from the start player on", title="Wins by place, %")
    for found in results:
        table.add_row(str(found.seats), ", ".join(percent(share) for share in found.places))
    console.print(table)
    table = Table("seats", "believed, %", "were, %", "times", title="What good bots believe of others' characters")
    for found in results:
        for cells in reliability_rows(found.reliability):
            table.add_row(str(found.seats), *cells)
    console.print(table)
    table = Table("seats", "a choice", "rounds a game", title="Microseconds, and how long games of good bots are")
    for found in results:
        table.add_row(str(found.seats), f"{found.microseconds:.0f}", f"{found.rounds:.2f}")
    console.print(table)
