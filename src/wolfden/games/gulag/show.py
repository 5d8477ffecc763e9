"""Gulag in lines of text: a view, what was claimed, and the whole truth at the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from wolfden.engine.bits import has
from wolfden.engine.terms import Remark
from wolfden.engine.words import NOBODY, Names, Words
from wolfden.games.gulag.state import Gulag
from wolfden.games.gulag.terms.actions import Card, IAm, IPlayed, ISaw, IThink, Loyalty
from wolfden.games.gulag.terms.events import Revealed
from wolfden.games.gulag.view import GulagReview, GulagView, PastTurn

# Names of things that stand out wherever they are shown in colour. Black would not show on black.
COLOURS = {"Loyalty-red": "bold red", "Loyalty-black": "bold white on black"}

WIDEST = 14  # letters in a column of claims

Row = Sequence[str]


def sides(s: Gulag) -> tuple[str, ...]:
    """The side of each seat, once the game is over."""
    return tuple("red" if has(s.red, seat) else "black" for seat in range(s.seats))


def show(view: GulagView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows: the turns so far, the table now, and last, next to the choices, its secret."""
    turns = [_turn(number, turn, _own(turn, view), words, names) for number, turn in enumerate(view.past, 1)]
    if not view.over and view.workers:
        turns.append(_turn_under_way(view, words, names))
    return [*_turns(turns, words), *[""] * bool(turns), *_now(view, words, names), *_secrets(view, words, names)]


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
    truth = "show-claims-was" if view.over else "show-claims-is"
    heads = ("show-claims", truth, *[f"show-claims-{part}" for part in ("own", "seen", "thought", "played")])
    return _columns([[words.say(head) for head in heads], *rows])


def show_review(review: GulagReview, words: Words, names: Names) -> Sequence[str]:
    """Who was what, and who chose which card when."""
    turns = []
    for number, (turn, strikers) in enumerate(zip(review.turns, review.strikers, strict=True), 1):
        cards = {seat: Card.STRIKE if seat in strikers else Card.WORK for seat in turn.workers}
        turns.append(_turn(number, turn, cards, words, names))
    red, black = review.red_discarded, review.black_discarded
    return [
        *_turns(turns, words),
        "",
        words.say("total", work=sum(turn.work for turn in review.turns)),
        _sides(review.red, words, names, None),
        words.say("discarded", cards=red + black, red=red, black=black),
    ]


class _Claims:
    """What was said, by the person it is about; a claim that somebody repeats is listed once."""

    def __init__(self, said: Sequence[tuple[int, Remark]], words: Words, names: Names) -> None:
        self.words = words
        self.own: defaultdict[int, list[str]] = defaultdict(list)
        self.seen: defaultdict[int, list[str]] = defaultdict(list)
        self.thought: defaultdict[int, defaultdict[Loyalty, list[str]]] = defaultdict(lambda: defaultdict(list))
        self.played: defaultdict[int, list[str]] = defaultdict(list)
        for speaker, remark in dict.fromkeys(said):
            match remark:
                case IAm(loyalty):
                    self.own[speaker].append(words.value(loyalty))
                case ISaw(seat, loyalty):
                    self.seen[seat].append(words.say("show-claims-seen-by", by=names[speaker], loyalty=loyalty))
                case IThink(seat, loyalty):
                    self.thought[seat][loyalty].append(names[speaker])
                case IPlayed(turn, card):
                    self.played[speaker].append(words.say("show-claims-played-on", turn=turn, card=card))

    def about(self, seat: int) -> Row:
        """What they say they are, what somebody saw on their card, what others think, and what they say they played."""
        thought = [
            self.words.say("show-claims-thought-by", loyalty=loyalty, by=who)
            for loyalty, who in self.thought[seat].items()
        ]
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


def _own(turn: PastTurn, view: GulagView) -> dict[int, Card]:
    return {} if turn.own is None or view.seat is None else {view.seat: turn.own}


def _turns(rows: Sequence[Row], words: Words) -> Sequence[str]:
    heads = ("column-turn", "commissar", "workers", "supervisor", "column-work")
    return _columns([[words.say(head) for head in heads], *rows]) if rows else []


def _turn(number: int, turn: PastTurn, cards: dict[int, Card], words: Words, names: Names) -> Row:
    supervisor = names[turn.supervisor]
    if turn.ordered is None:
        order = words.say("show-no-order", supervisor=supervisor)
    else:
        order = words.say("show-order", supervisor=supervisor, worker=names[turn.ordered])
    workers = _workers(turn.workers, cards, words, names)
    return f"{number:3}", names[turn.commissar], workers, order, str(turn.work)


def _turn_under_way(view: GulagView, words: Words, names: Names) -> Row:
    cards = {} if view.own is None or view.seat is None else {view.seat: view.own}
    supervisor = "" if view.supervisor is None else names[view.supervisor]
    return f"{view.turn:3}", names[view.commissar], _workers(view.workers, cards, words, names), supervisor, ""


def _workers(workers: Sequence[int], cards: dict[int, Card], words: Words, names: Names) -> str:
    """Their names, with the cards they chose where those are known."""
    return ", ".join(
        words.say("show-card", who=names[seat], card=cards[seat]) if seat in cards else names[seat] for seat in workers
    )


def _now(view: GulagView, words: Words, names: Names) -> Iterator[str]:
    if view.over:
        return
    yield words.say(
        "show-now",
        you="commissar" if view.seat == view.commissar else NOBODY,
        turn=view.turn,
        turns=len(names),
        commissar=names[view.commissar],
        work=view.work,
    )


def _secrets(view: GulagView, words: Words, names: Names) -> Iterator[str]:
    if view.loyalty is not None and view.neighbour is not None:
        yield words.say(
            "show-secret", loyalty=view.loyalty, neighbour=names[view.neighbour], seen=view.neighbour_loyalty
        )
    if view.red is not None:
        yield _sides(view.red, words, names, view.seat)


def _sides(red: tuple[int, ...], words: Words, names: Names, reader: int | None) -> str:
    """Who was red and who was black, as it was told."""
    return words.text(Revealed(red, tuple(seat for seat in range(len(names)) if seat not in red)), names, reader)


def _wrapped(row: Row) -> Iterator[Row]:
    """The row with long cells going on below, so that many claims still fit a small screen."""
    yield from zip_longest(*[wrap(cell, WIDEST, break_long_words=False) for cell in row], fillvalue="")


def _columns(rows: Sequence[Row]) -> list[str]:
    """Rows of cells as lines; columns in which no row has anything are left out."""
    used = [column for column in zip(*rows, strict=True) if any(cell not in ("", "-") for cell in column[1:])]
    widths = [max(map(len, column)) for column in used]
    lines = zip(*used, strict=True)
    return ["  ".join(map(str.ljust, cells, widths)).rstrip() for cells in lines]
