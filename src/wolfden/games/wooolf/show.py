"""Wooolf!! in lines of text, none of them longer than a terminal is wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from wolfden.engine.terms import Event
from wolfden.engine.words import NOBODY, Names, Words
from wolfden.games.wooolf.belief.deduction import deduce
from wolfden.games.wooolf.box import Box
from wolfden.games.wooolf.rules.suspicion import FINAL_SUSPICION
from wolfden.games.wooolf.state import MUTE
from wolfden.games.wooolf.terms.actions import Character
from wolfden.games.wooolf.terms.events import (
    Abstained,
    Answered,
    PointedAt,
    PointedAtMute,
    PointedAtNobody,
    WasRight,
    WasWrong,
)
from wolfden.games.wooolf.view import Card, Clue, Hand, Pointer, ScoredRound, Suspicion, WooolfView

WIDTH = 74  # of a line, in a frame on a terminal of 80
COLUMN = 8  # of a character, in the table of what everybody can be

# Things that stand out wherever they are shown in colour.
COLOURS = {"Character-wolf": "bold red", "Character-shepherd_boy": "bold yellow"}


def show(box: Box, view: WooolfView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows: rounds before, the table now, and last, next to the choices, its secrets."""
    say = Speech(words, names, view.seat)
    if view.over:
        rounds = [line for number, past in enumerate(view.past, 1) for line in _scored(box, number, past, say)]
        return [*rounds, *_players(box, view, say)]
    rounds = [line for number, past in enumerate(view.past, 1) for line in _past(number, past, say)]
    told = [*_clues(view, say), *_answers(view, say)]
    return [
        *rounds,
        *[""] * bool(rounds),
        *_now(box, view, say),
        *_players(box, view, say),
        *[""] * bool(told),
        *told,
        *[""] * (view.hand is not None),
        *_secrets(view, say),
    ]


class Speech:
    """The words of one language, for one reader at one table."""

    def __init__(self, words: Words, names: Names, reader: int | None) -> None:
        self.words = words
        self.names = names
        self.reader = reader

    def __call__(self, id_: str, /, **arguments: Any) -> str:
        return self.words.say(id_, **arguments)

    def event(self, event: Event) -> str:
        return self.words.text(event, self.names, self.reader)

    def about(self, field: str, seat: int) -> dict[str, Any]:
        """Somebody as an argument of a message, and whether that is the reader."""
        return {field: self._person(seat), "you": field if seat == self.reader else NOBODY}

    def several(self, seats: Sequence[int]) -> dict[str, Any]:
        """The same with several, as `$seats`."""
        alone = tuple(seats) == (self.reader,)
        return {"seats": [self._person(seat) for seat in seats], "you": "seats" if alone else NOBODY}

    def _person(self, seat: int) -> Any:
        return self.words.person(seat, self.names, self.reader)


def _wrapped(line: str, indent: str = "") -> list[str]:
    """A line that goes on, if it has to, under its own text."""
    return wrap(
        indent + line,
        WIDTH,
        subsequent_indent=indent + "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


# Rounds that have been scored


def _past(number: int, past: ScoredRound, say: Speech) -> list[str]:
    """A round in short: who played whom, and what came of it."""
    seats = len(past.suspicions)
    played = [
        say(
            "show-past-player",
            **say.about("seat", seat),
            character=past.hands[seat].character,
            points=past.points[seat],
            wrong=seat in past.wrong,
        )
        for seat in range(seats)
    ]
    played += [say("show-past-mute", character=hand.character) for hand in past.hands[seats:]]
    return _wrapped(say("show-past", round=number, players=played))


def _scored(box: Box, number: int, past: ScoredRound, say: Speech) -> Iterator[str]:
    """A round with all its cards and pointers."""
    yield say("round", round=number)
    for player, hand in enumerate(past.hands):
        if player < len(past.suspicions):
            yield from _wrapped(" ".join(_result(box, player, past, say)), "  ")
        else:
            yield from _wrapped(say("show-mute-had", **_cards(hand), character=hand.character), "  ")


def _result(box: Box, seat: int, past: ScoredRound, say: Speech) -> Iterator[str]:
    """What somebody had and suspected, and what came of it, in sentences."""
    hand, suspicion = past.hands[seat], past.suspicions[seat]
    early = seat in past.early
    bonus = past.points[seat]
    yield say("show-had", **say.about("seat", seat), **_cards(hand), character=hand.character)
    yield from _pointed(seat, hand, suspicion, say)
    if seat in past.wrong:
        yield say.event(WasWrong(seat, early))
    elif suspicion.first != Pointer.X:
        gained = box.early_points if early else box.final_points
        bonus -= gained
        yield say.event(WasRight(seat, gained))
    if bonus:
        yield say("show-fooled", **say.about("seat", seat), points=bonus)


# The table


def _now(box: Box, view: WooolfView, say: Speech) -> Iterator[str]:
    if view.step == FINAL_SUSPICION.name:
        yield say("show-final", round=view.round)
        return
    yield from _wrapped(say("show-now", **say.about("starter", view.starter), round=view.round, lap=view.lap))
    if view.suspected:
        enough = box.enough_suspicions(len(view.points))
        made = len(view.suspected)
        yield from _wrapped(say("show-suspected", **say.several(view.suspected), made=made, enough=enough))
    if view.barred:
        yield from _wrapped(say("show-barred", **say.several(view.barred)))


def _players(box: Box, view: WooolfView, say: Speech) -> Iterator[str]:
    """Points, error tokens, and what each can still be as far as the seat can know, in per cent."""
    chances = deduce(view, box)
    called = list(say.names)
    if chances is not None and any(chances[MUTE]):
        called.append(say("show-the-mute"))
    wide = max(map(len, called))
    heads = [say.words.value(who, "short") for who in Character] if chances is not None else []
    head = say("show-points")
    yield (f"{'':{wide}}  {head} " + "".join(f"{short:>{COLUMN}}" for short in heads)).rstrip()
    for player, name in enumerate(called):
        row = f"{name:{wide}}"
        if player < len(view.points):
            row += f"  {view.points[player]:>{len(head) - 2}}{' ' + 'x' * view.errors[player]:<3}"
        else:
            row += " " * (len(head) + 3)
        if chances is not None:
            of = chances[player if player < len(view.points) else MUTE]
            row += "".join(f"{_percent(chance, say):>{COLUMN}}" for chance in of)
        yield row.rstrip()


def _percent(chance: float, say: Speech) -> str:
    """A chance; what cannot be has none, and what might be is never shown as certain."""
    if chance == 0.0:
        return "-"
    if chance > 1 - 1e-9:
        return say("show-sure")
    return say("show-percent", percent=min(99, max(1, round(100 * chance))))


def _clues(view: WooolfView, say: Speech) -> Iterator[str]:
    """What was said of each player's cards, and by whom; and what the seat saw itself."""
    for player in (*range(len(view.points)), None):
        said = [_clue(clue, say) for clue in view.clues if clue.target == player]
        if not said:
            continue
        if player is None:
            yield from _wrapped(say("show-clues-of-mute", clues=said))
        else:
            yield from _wrapped(say("show-clues", **say.about("target", player), clues=said))


def _clue(clue: Clue, say: Speech) -> str:
    peeker = say.about("peeker", clue.peeker)
    if clue.card is None:
        return say("show-clue", **peeker, appearance=clue.appearance)
    return say("show-clue-seen", **peeker, **_card(clue.card), announced=clue.appearance)


def _answers(view: WooolfView, say: Speech) -> Iterator[str]:
    for answer in view.answers:
        yield from _wrapped(say.event(Answered(answer.asker, answer.target, answer.question, answer.yes)))


# One's own


def _secrets(view: WooolfView, say: Speech) -> Iterator[str]:
    if view.hand is None:
        return
    first, *second = view.hand.targets
    hand = {**_cards(view.hand), "character": view.hand.character, "first": first}
    if second:
        yield from _wrapped(say("show-play-two", **hand, second=second[0]))
    else:
        yield from _wrapped(say("show-play-one", **hand))
    if view.suspicion is not None and view.seat is not None:
        for sentence in _pointed(view.seat, view.hand, view.suspicion, say):
            yield from _wrapped(sentence)


def _card(card: Card) -> dict[str, Any]:
    return {"image": card.image, "appearance": card.appearance}


def _cards(hand: Hand) -> dict[str, Any]:
    one, other = hand.cards
    return {**_card(one), "other_image": other.image, "other_appearance": other.appearance}


def _pointed(seat: int, hand: Hand, suspicion: Suspicion, say: Speech) -> Iterator[str]:
    """At whom somebody's pointers are set, as far as they are, in a sentence each."""
    if suspicion.first == Pointer.X:
        yield say.event(Abstained(seat))
        return
    for sought, pointer in zip(hand.targets, (suspicion.first, suspicion.second), strict=False):
        if pointer is not None:
            yield say.event(_pointer(seat, sought, pointer))


def _pointer(seat: int, sought: Character, pointer: Pointer) -> Event:
    if pointer == Pointer.MUTE:
        return PointedAtMute(seat, sought)
    return PointedAtNobody(seat, sought) if pointer == Pointer.NOBODY else PointedAt(seat, sought, int(pointer))
