"""Gulag in lines of text: a view, what was claimed, and the whole truth at the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from wolfden.engine.bits import has
from wolfden.engine.terms import Remark
from wolfden.engine.words import Names, Words, listing
from wolfden.games.gulag.state import Gulag
from wolfden.games.gulag.terms.actions import Card, IAm, IPlayed, ISaw, IThink, Loyalty
from wolfden.games.gulag.view import GulagReview, GulagView, PastTurn

# Words that stand out wherever they are shown in colour. Black would not show on black.
COLOURS = {"red": "bold red", "black": "bold white on black"}

WIDEST = 14  # letters in a column of claims

Row = Sequence[str]


def sides(s: Gulag) -> tuple[str, ...]:
    """The side of each seat, once the game is over."""
    return tuple("red" if has(s.red, seat) else "black" for seat in range(s.seats))


def show(view: GulagView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows: the turns so far, the table now, and last, next to the choices, its secret."""
    turns = [_turn(number, turn, _own(turn, view, words), names) for number, turn in enumerate(view.past, 1)]
    if not view.over and view.workers:
        turns.append(_turn_under_way(view, words, names))
    return [*_turns(turns), *[""] * bool(turns), *_now(view, names), *_secrets(view, words, names)]


def show_talk(said: Sequence[tuple[int, Remark]], view: GulagView, words: Words, names: Names) -> Sequence[str]:
    """All claims, gathered by the person they are about."""
    claims = _Claims(said, words, names)
    known = _known(view, len(names))
    rows: list[Row] = []
    for seat, name in enumerate(names):
        cells = claims.about(seat)
        if any(cells):
            truth = words.value(known[seat]) if seat in known else "?"
            rows += _wrapped((name, truth, *[cell or "-" for cell in cells]))
    if not rows:
        return []
    truth = "was" if view.over else "is"
    return _columns([("claims", truth, "says", "card seen by", "others think", "cards claimed"), *rows])


def show_review(review: GulagReview, words: Words, names: Names) -> Sequence[str]:
    """Who was what, and who chose which card when."""
    black = [seat for seat in range(len(names)) if seat not in review.red]
    turns = []
    for number, (turn, strikers) in enumerate(zip(review.turns, review.strikers, strict=True), 1):
        cards = {seat: words.value(Card.STRIKE if seat in strikers else Card.WORK) for seat in turn.workers}
        turns.append(_turn(number, turn, cards, names))
    return [
        *_turns(turns),
        "",
        f"Work in all: {sum(turn.work for turn in review.turns)}.",
        f"Red: {listing([names[seat] for seat in review.red])}.",
        f"Black: {listing([names[seat] for seat in black])}.",
        f"Put away unseen: {review.red_discarded} red, {review.black_discarded} black.",
    ]


class _Claims:
    """What was said, by the person it is about; a claim that somebody repeats is listed once."""

    def __init__(self, said: Sequence[tuple[int, Remark]], words: Words, names: Names) -> None:
        self.own: defaultdict[int, list[str]] = defaultdict(list)
        self.seen: defaultdict[int, list[str]] = defaultdict(list)
        self.thought: defaultdict[int, defaultdict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        self.played: defaultdict[int, list[str]] = defaultdict(list)
        for speaker, remark in dict.fromkeys(said):
            match remark:
                case IAm(loyalty):
                    self.own[speaker].append(words.value(loyalty))
                case ISaw(seat, loyalty):
                    self.seen[seat].append(f"{names[speaker]}: {words.value(loyalty)}")
                case IThink(seat, loyalty):
                    self.thought[seat][words.value(loyalty)].append(names[speaker])
                case IPlayed(turn, card):
                    self.played[speaker].append(f"{turn} {words.value(card)}")

    def about(self, seat: int) -> Row:
        """What they say they are, what somebody saw on their card, what others think, and what they say they played."""
        thought = [f"{loyalty}: {', '.join(who)}" for loyalty, who in self.thought[seat].items()]
        return ", ".join(self.own[seat]), ", ".join(self.seen[seat]), "; ".join(thought), ", ".join(self.played[seat])


def _known(view: GulagView, seats: int) -> dict[int, Loyalty]:
    """Whose loyalty the seat is sure of."""
    known = {}
    if view.red is not None:
        known = {seat: Loyalty(seat in view.red) for seat in range(seats)}
    elif view.seat is not None and view.loyalty is not None:
        known[view.seat] = view.loyalty
    if view.neighbour is not None and view.neighbour_loyalty is not None:
        known[view.neighbour] = view.neighbour_loyalty
    return known


def _own(turn: PastTurn, view: GulagView, words: Words) -> dict[int, str]:
    return {} if turn.own is None or view.seat is None else {view.seat: words.value(turn.own)}


def _turns(rows: Sequence[Row]) -> Sequence[str]:
    return _columns([("turn", "commissar", "workers", "supervisor", "work"), *rows]) if rows else []


def _turn(number: int, turn: PastTurn, cards: dict[int, str], names: Names) -> Row:
    order = "no order" if turn.ordered is None else f"order to {names[turn.ordered]}"
    return (
        f"{number:3}",
        names[turn.commissar],
        _workers(turn.workers, cards, names),
        f"{names[turn.supervisor]}: {order}",
        str(turn.work),
    )


def _turn_under_way(view: GulagView, words: Words, names: Names) -> Row:
    cards = {} if view.own is None or view.seat is None else {view.seat: words.value(view.own)}
    supervisor = "" if view.supervisor is None else names[view.supervisor]
    return f"{view.turn:3}", names[view.commissar], _workers(view.workers, cards, names), supervisor, ""


def _workers(workers: Sequence[int], cards: dict[int, str], names: Names) -> str:
    """Their names, with the cards they chose where those are known."""
    return ", ".join(f"{names[seat]}: {cards[seat]}" if seat in cards else names[seat] for seat in workers)


def _now(view: GulagView, names: Names) -> Iterator[str]:
    if view.over:
        return
    yield f"Turn {view.turn} of {len(names)}. Commissar: {names[view.commissar]}. Work so far: {view.work}."


def _secrets(view: GulagView, words: Words, names: Names) -> Iterator[str]:
    if view.loyalty is not None and view.neighbour is not None:
        seen = words.value(view.neighbour_loyalty)
        yield f"You are {words.value(view.loyalty)}. You know: {names[view.neighbour]} is {seen}."
    if view.red is not None:
        black = [seat for seat in range(len(names)) if seat not in view.red]
        yield f"Red: {listing([names[seat] for seat in view.red])}. Black: {listing([names[seat] for seat in black])}."


def _wrapped(row: Row) -> Iterator[Row]:
    """The row with long cells going on below, so that many claims still fit a small screen."""
    yield from zip_longest(*[wrap(cell, WIDEST, break_long_words=False) for cell in row], fillvalue="")


def _columns(rows: Sequence[Row]) -> list[str]:
    """Rows of cells as lines; columns in which no row has anything are left out."""
    used = [column for column in zip(*rows, strict=True) if any(cell not in ("", "-") for cell in column[1:])]
    widths = [max(map(len, column)) for column in used]
    lines = zip(*used, strict=True)
    return ["  ".join(map(str.ljust, cells, widths)).rstrip() for cells in lines]
