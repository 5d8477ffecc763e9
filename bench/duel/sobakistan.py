"""Sobakistan: good players against good ones, and against simple ones on either side, on the same deals.

In games between good players everybody's reading is held against the truth at each of their choices, and the stations
that a Wolf thinks most likely in each round against the true drop-off point and extraction point.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import cast

import msgspec
from rich.console import Console
from rich.table import Table

import wolfden
from bench.duel.task import Task, Timed
from bench.share import Reliability, Share, percent, reliability_rows, wilson
from wolfden.bots import bot
from wolfden.bots.turn import play_on
from wolfden.engine.bot import Bot
from wolfden.engine.chance import fast
from wolfden.engine.sight import Sight
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.bots.associations import fits
from wolfden.games.sobakistan.bots.memory import MEMORY
from wolfden.games.sobakistan.bots.reading import Reading
from wolfden.games.sobakistan.state import Sobakistan, open_routes, station_of
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, FIRST_WOLF, LIAISON
from wolfden.games.sobakistan.view import Fate, SobakistanReview, SobakistanView

# The Bloodhound, the resistance.
MATCHES = {
    "all good": ("good", "good"),
    "good resistance": ("simple", "good"),
    "good Bloodhound": ("good", "simple"),
}
COUNTS = ("wins", "drops", "right drops", "escapes", "right escapes", "interrogated", "arrested", "wolves")
ROLES = ("Bloodhound", "Liaison", "Wolf")
QUESTIONS = (
    "Wolf: drop-off",
    "Wolf: extraction",
    "Wolf: next stop",
    "Bloodhound: drop-off",
    "Bloodhound: extraction",
    "Bloodhound: where Wolves are",
    "Liaison: where Wolves are",
)
SEATS = "3,4,5,6"  # where nothing else is asked for
GOALS = ("drop-off", "extraction")
GUESSES = 3  # stations a Wolf would name, the likeliest first


class Chunk(msgspec.Struct):
    """What came of some seeds: by match, the sums of `COUNTS`; by question, what was believed; by role, the time.

    By goal and round (0 is after the starting hint): how often Wolves were asked, and how often each guess was right.
    """

    seats: int
    games: int
    counts: dict[str, dict[str, int]]
    bins: dict[str, list[list[float]]]
    guesses: dict[str, dict[int, list[float]]]
    decisions: dict[str, int]
    seconds: dict[str, float]


class Result(msgspec.Struct):
    """All there is to say about one number of seats."""

    seats: int
    games: int
    counts: dict[str, dict[str, int]]
    shares: dict[str, dict[str, Share]]
    reliability: dict[str, list[list[float]]]
    guesses: dict[str, dict[int, list[float]]]
    milliseconds: dict[str, float]


class Watched(Timed):
    """A good player, with a watch, whose reading is written down at each choice: it is in memory then."""

    def __init__(self, inner: Bot, books: dict[str, Reliability], guesses: dict[str, dict[int, list[float]]]) -> None:
        super().__init__(inner)
        self.books = books
        self.guesses = guesses
        self.state: Sobakistan | None = None

    def choose(self, sight: Sight, seed: int) -> int:
        action = super().choose(sight, seed)
        assert self.state is not None
        watch(self.state, sight.seat, self.books)
        view = cast(SobakistanView, sight.view)
        if view.step == rules.PLACE_SQUADS.name and not view.held:  # all Wolves know the same yet
            self.guess(FIRST_WOLF, 0)
        elif view.step == rules.WOLVES_TURN.name and not view.held:
            self.guess(sight.seat, view.round)
        return action

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        """What it reads to speak it does not read again to choose: the time belongs to the choice."""
        start = process_time()
        remarks = super().talk(sight, seed)
        self.seconds += process_time() - start
        return remarks

    def guess(self, seat: int, round: int) -> None:
        """Write down which guess of a Wolf's would be right; the drop-off point matters to who has the evidence."""
        assert self.state is not None
        reading = read(self.state, seat)
        _, drop_off, extraction = self.state.box.routes[self.state.route]
        if reading.carries:
            add_guess(self.guesses["drop-off"], round, reading.drop_offs(), drop_off)
        add_guess(self.guesses["extraction"], round, reading.extractions(), extraction)


def add_guess(rounds: dict[int, list[float]], round: int, chances: Sequence[float], true: int) -> None:
    """Add one guess at the true station; among equals chance decides."""
    row = rounds.setdefault(round, [0.0] * (1 + GUESSES))
    before = sum(chance > chances[true] for chance in chances[1:])
    equals = sum(chance == chances[true] for chance in chances[1:])
    row[0] += 1
    for place in range(before, min(GUESSES, before + equals)):
        row[1 + place] += 1 / equals


def read(s: Sobakistan, seat: int) -> Reading:
    words = fits(s.box, s.long_words, s.short_words)
    return MEMORY.read(s.box, words, seat, s.seats, s.journal(seat), open_routes(s))


def watch(s: Sobakistan, seat: int, books: dict[str, Reliability]) -> None:
    """Write down what a seat reads, and what is true."""
    reading = read(s, seat)
    _, drop_off, extraction = s.box.routes[s.route]
    role = ROLES[min(seat, FIRST_WOLF)]
    if seat != LIAISON:
        add(books[f"{role}: drop-off"], reading.drop_offs(), {drop_off})
        add(books[f"{role}: extraction"], reading.extractions(), {extraction})
    if seat >= FIRST_WOLF:
        goal = drop_off if reading.carries else extraction
        here = s.box.distance(reading.at, goal)
        ways = [one for one in s.box.open_ways[reading.at] if s.box.distance(one, goal) < here]
        if len(ways) < 2:
            add(books["Wolf: next stop"], reading.next_stops(), set(ways or [reading.at]))
    else:
        for wolf in reading.others():
            add(books[f"{role}: where Wolves are"], reading.where(wolf), {int(station_of(s, wolf))})


def add(book: Reliability, chances: list[float], true: set[int]) -> None:
    for station, chance in enumerate(chances):
        if station:
            book.add(chance, station in true)


def play_chunk(task: Task) -> Chunk:
    """Play the matches of some seeds."""
    seats, first, games, options = task
    game = wolfden.game("sobakistan")
    books = {question: Reliability() for question in QUESTIONS}
    guesses: dict[str, dict[int, list[float]]] = {goal: {} for goal in GOALS}
    found = Chunk(seats, games, {match: dict.fromkeys(COUNTS, 0) for match in MATCHES}, {}, guesses, {}, {})
    watched = {role: Watched(bot(game, "good"), books, guesses) for role in ROLES}
    for match, sides in MATCHES.items():
        for seed in range(first, first + games):
            s = cast(Sobakistan, game.new(seats, seed, **options))
            at_table: list[Bot] = [bot(game, sides[seat != BLOODHOUND]) for seat in range(seats)]
            if match == "all good":
                for player in watched.values():
                    player.state = s
                at_table = [watched[ROLES[min(seat, FIRST_WOLF)]] for seat in range(seats)]
            play_on(s, at_table.__getitem__, fast(seed, "duel"))
            count(s, found.counts[match])
    found.bins = {question: book.bins for question, book in books.items()}
    found.decisions = {role: player.decisions for role, player in watched.items()}
    found.seconds = {role: player.seconds for role, player in watched.items()}
    return found


def count(s: Sobakistan, counts: dict[str, int]) -> None:
    """Add what came of a game."""
    review = cast(SobakistanReview, s.review())
    counts["wins"] += s.outcome().winners != (BLOODHOUND,)
    for wolf in review.wolves:
        assert wolf.board is not None
        dropped, escaped = wolf.board.dropped_at, wolf.fate is Fate.ESCAPED
        counts["wolves"] += 1
        counts["interrogated"] += wolf.interrogated
        counts["arrested"] += wolf.fate is Fate.ARRESTED
        counts["drops"] += dropped is not None
        counts["right drops"] += dropped == review.route.drop_off
        counts["escapes"] += escaped
        counts["right escapes"] += escaped and wolf.board.marks[-1].station == review.route.extraction


def result(seats: int, chunks: list[Chunk]) -> Result:
    """Sum up."""
    games = sum(chunk.games for chunk in chunks)
    counts = {match: {one: sum(chunk.counts[match][one] for chunk in chunks) for one in COUNTS} for match in MATCHES}
    books = {question: Reliability() for question in QUESTIONS}
    for chunk in chunks:
        for question, bins in chunk.bins.items():
            books[question].merge(bins)
    shares = {
        match: {
            "wins": wilson(found["wins"], games),
            "drops": wilson(found["drops"], found["wolves"]),
            "right drops": wilson(found["right drops"], found["drops"]),
            "escapes": wilson(found["escapes"], found["wolves"]),
            "right escapes": wilson(found["right escapes"], found["escapes"]),
            "arrested": wilson(found["arrested"], found["wolves"]),
        }
        for match, found in counts.items()
    }
    spent = {
        role: 1e3
        * sum(chunk.seconds[role] for chunk in chunks)
        / max(1, sum(chunk.decisions[role] for chunk in chunks))
        for role in ROLES
    }
    guesses = merged([chunk.guesses for chunk in chunks])
    return Result(seats, games, counts, shares, {one: book.bins for one, book in books.items()}, guesses, spent)


def merged(parts: list[dict[str, dict[int, list[float]]]]) -> dict[str, dict[int, list[float]]]:
    """Guesses, added up."""
    found: dict[str, dict[int, list[float]]] = {goal: {} for goal in GOALS}
    for part in parts:
        for goal, rounds in part.items():
            for round, row in rounds.items():
                sums = found[goal].setdefault(round, [0.0] * len(row))
                found[goal][round] = [one + more for one, more in zip(sums, row, strict=True)]
    return found


def as_text(results: list[Result], console: Console) -> None:
    """For a terminal."""
    table = Table("seats", "match", "games", "resistance wins, %", title="Who wins")
    for found in results:
        for match, shares in found.shares.items():
            table.add_row(str(found.seats), match, str(found.games), percent(shares["wins"]))
    console.print(table)
    names = ("drops", "right drops", "escapes", "right escapes", "arrested")
    table = Table("seats", "match", *names, title="Wolves, %: right ones are a share of those who dropped or escaped")
    for found in results:
        for match, shares in found.shares.items():
            table.add_row(str(found.seats), match, *[f"{100 * shares[name].value:.0f}" for name in names])
    console.print(table)
    table = Table(
        "goal", "round", "first", "second", "third", "asked", title="Which guess of good Wolves is right, %, all seats"
    )
    for goal, rounds in merged([found.guesses for found in results]).items():
        for round, (asked, *right) in sorted(rounds.items()):
            table.add_row(goal, str(round), *[f"{100 * one / asked:.0f}" for one in right], f"{asked:.0f}")
    console.print(table)
    table = Table("question", "read, %", "true, %", "times", title="What good players read, all seats together")
    for question in QUESTIONS:
        book = Reliability()
        for found in results:
            book.merge(found.reliability[question])
        for cells in reliability_rows(book.bins):
            table.add_row(question, *cells)
    console.print(table)
    table = Table("seats", *ROLES, title="Milliseconds for a choice")
    for found in results:
        table.add_row(str(found.seats), *[f"{found.milliseconds[role]:.1f}" for role in ROLES])
    console.print(table)
