"""Wooolf!! in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wolfden.engine.words import Names, Words, listing
from wolfden.games.wooolf.actions import Character
from wolfden.games.wooolf.cards import COMPONENTS
from wolfden.games.wooolf.view import Card, Hand, Phase, Pointer, ScoredRound, Suspicion, WooolfView

THE_MUTE = "the mute player"

# Words that stand out wherever they are shown in colour.
COLOURS = {"wolf": "bold red", "shepherd boy": "bold yellow"}


def show(view: WooolfView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows: rounds before, the table now, and last, next to the choices, its secrets."""
    lines = [line for number, past in enumerate(view.past, 1) for line in _past(number, past, words, names)]
    return [*lines, *_scores(view, names), *_table(view, words, names), *_secrets(view, words, names)]


def _past(number: int, past: ScoredRound, words: Words, names: Names) -> Iterator[str]:
    for seat, hand in enumerate(past.hands):
        if seat == len(past.suspicions):
            yield f"Round {number}, {THE_MUTE}: {_hand(hand, words)}"
            continue
        made = "early" if seat in past.early else "final"
        result = "wrong" if seat in past.wrong else "right"
        suspicion = f"{made} suspicion {_suspicion(past.suspicions[seat], names)}: {result}"
        if past.suspicions[seat].first == Pointer.X:
            suspicion = "no suspicion"
        yield f"Round {number}, {names[seat]}: {_hand(hand, words)}; {suspicion}; points: {past.points[seat]}"


def _scores(view: WooolfView, names: Names) -> Iterator[str]:
    for seat, (points, errors) in enumerate(zip(view.points, view.errors, strict=True)):
        marks = " x" * errors + (" (no early suspicion)" if seat in view.barred and not view.over else "")
        yield f"Points of {names[seat]}: {points}{marks}"


def _table(view: WooolfView, words: Words, names: Names) -> Iterator[str]:
    if view.phase == Phase.OVER:
        return
    yield f"Round {view.round}, turn {view.lap} of each. Started by {names[view.starter]}."
    if view.suspected:
        yield f"Suspicion made: {listing([names[seat] for seat in view.suspected])}."
    for clue in view.clues:
        seen = "" if clue.card is None else f" - it was {_card(clue.card, words)}"
        yield f"{names[clue.peeker]} on {_name(clue.target, names)}: {words.value(clue.appearance)}{seen}"
    for answer in view.answers:
        yes = "yes" if answer.yes else "no"
        yield f"{names[answer.asker]} asked {names[answer.target]}: {words.value(answer.question)} {yes}"


def _secrets(view: WooolfView, words: Words, names: Names) -> Iterator[str]:
    if view.hand is not None:
        first, *second = [words.value(Character(sought)) for sought in COMPONENTS.targets[view.hand.character]]
        yield f"You play {_hand(view.hand, words)}."
        yield f"You look for {first} with your first pointer, for {second[0] if second else 'nobody'} with your second."
    if view.questions:
        yield f"You can ask: {' / '.join(words.value(question) for question in view.questions)}"
    if view.suspicion is not None:
        yield f"Your pointers: {_suspicion(view.suspicion, names)}."


def _name(seat: int | None, names: Names) -> str:
    return THE_MUTE if seat is None else names[seat]


def _card(card: Card, words: Words) -> str:
    plain = words.value(card.image)
    looks = words.value(card.appearance)
    return plain if looks == plain else f"{plain} like {looks}"


def _hand(hand: Hand, words: Words) -> str:
    return f"{words.value(hand.character)} ({' and '.join(_card(card, words) for card in hand.cards)})"


def _suspicion(suspicion: Suspicion, names: Names) -> str:
    pointers = [suspicion.first] if suspicion.second is None else [suspicion.first, suspicion.second]
    return ", ".join(_pointer(pointer, names) for pointer in pointers)


def _pointer(pointer: Pointer, names: Names) -> str:
    if pointer == Pointer.MUTE:
        return THE_MUTE
    if pointer == Pointer.NOBODY:
        return "0"
    return "x" if pointer == Pointer.X else names[pointer]
