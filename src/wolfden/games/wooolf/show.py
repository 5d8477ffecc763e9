"""Wooolf!! in lines of text, none of them longer than a terminal is wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from wolfden.engine.words import Names, Words, listing
from wolfden.games.wooolf.belief.deduction import deduce
from wolfden.games.wooolf.box import Box
from wolfden.games.wooolf.rules.suspicion import FINAL_SUSPICION
from wolfden.games.wooolf.state import MUTE
from wolfden.games.wooolf.terms.actions import Character
from wolfden.games.wooolf.view import Answer, Card, Clue, Hand, Pointer, ScoredRound, Suspicion, WooolfView

THE_MUTE = "the mute player"
WIDTH = 74  # of a line, in a frame on a terminal of 80

# Words that stand out wherever they are shown in colour.
COLOURS = {"wolf": "bold red", "shepherd boy": "bold yellow"}
SHORT = {Character.HUNTING_DOG: "dog", Character.SHEPHERD_BOY: "boy"}


def show(box: Box, view: WooolfView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows: rounds before, the table now, and last, next to the choices, its secrets."""
    if view.over:
        rounds = [line for number, past in enumerate(view.past, 1) for line in _scored(number, past, words, names)]
        return [*rounds, *_players(box, view, words, names)]
    rounds = [line for number, past in enumerate(view.past, 1) for line in _past(number, past, words, names)]
    told = [*_clues(view, words, names), *_answers(view, words, names)]
    return [
        *rounds,
        *[""] * bool(rounds),
        *_now(box, view, names),
        *_players(box, view, words, names),
        *[""] * bool(told),
        *told,
        *[""] * (view.hand is not None),
        *_secrets(view, words, names),
    ]


def _wrapped(start: str, rest: str) -> list[str]:
    """A line that goes on, if it has to, under its own text."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return wrap(start + rest, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


# Rounds that have been scored


def _past(number: int, past: ScoredRound, words: Words, names: Names) -> list[str]:
    """A round in short: who played whom, and what came of it."""
    parts = []
    for player, hand in enumerate(past.hands):
        mute = player == len(past.suspicions)
        gained = "" if mute else f" +{past.points[player]}" if past.points[player] else ""
        wrong = " (wrong)" if player in past.wrong else ""
        parts.append(f"{THE_MUTE if mute else names[player]} {words.value(hand.character)}{gained}{wrong}")
    return _wrapped(f"Round {number}: ", ", ".join(parts) + ".")


def _scored(number: int, past: ScoredRound, words: Words, names: Names) -> Iterator[str]:
    """A round with all its cards and pointers."""
    yield f"Round {number}"
    for player, hand in enumerate(past.hands):
        if player == len(past.suspicions):
            yield from _wrapped("  ", f"{THE_MUTE}: {_hand(hand, words)}")
            continue
        made = "early" if player in past.early else "final"
        result = "wrong" if player in past.wrong else "right"
        suspicion = f"{made} suspicion {_suspicion(past.suspicions[player], names)}: {result}"
        if past.suspicions[player].first == Pointer.X:
            suspicion = "no suspicion"
        gained = f", +{past.points[player]}" if past.points[player] else ""
        yield from _wrapped("  ", f"{names[player]}: {_hand(hand, words)}; {suspicion}{gained}")


# The table


def _now(box: Box, view: WooolfView, names: Names) -> Iterator[str]:
    if view.step == FINAL_SUSPICION.name:
        yield f"Round {view.round}: the final suspicion."
        return
    yield from _wrapped("", f"Round {view.round}, turn {view.lap} of each, begun by {names[view.starter]}.")
    if view.suspected:
        enough = box.enough_suspicions(len(view.points))
        made = f"{listing([names[seat] for seat in view.suspected])} ({len(view.suspected)} of {enough})"
        yield from _wrapped("Early suspicion made: ", f"{made}.")
    if view.barred:
        yield from _wrapped("No early suspicion in this round: ", f"{listing([names[seat] for seat in view.barred])}.")


def _players(box: Box, view: WooolfView, words: Words, names: Names) -> Iterator[str]:
    """Points, error tokens, and what each can still be as far as the seat can know, in per cent."""
    chances = deduce(view, box)
    called = [*names, THE_MUTE] if chances is not None and any(chances[MUTE]) else list(names)
    wide = max(map(len, called))
    heads = [SHORT.get(who, words.value(who)) for who in Character] if chances is not None else []
    yield f"{'':{wide}}  points " + "".join(f"{head:>8}" for head in heads)
    for player, name in enumerate(called):
        row = f"{name:{wide}}"
        if player < len(view.points):
            row += f"  {view.points[player]:>4}{' ' + 'x' * view.errors[player]:<3}"
        else:
            row += " " * 9
        if chances is not None:
            of = chances[player if player < len(view.points) else MUTE]
            row += "".join(f"{_percent(chance):>8}" for chance in of)
        yield row.rstrip()


def _percent(chance: float) -> str:
    """A chance; what cannot be has none, and what might be is never shown as certain."""
    if chance == 0.0:
        return "-"
    if chance > 1 - 1e-9:
        return "sure"
    return f"{min(99, max(1, round(100 * chance)))} %"


def _clues(view: WooolfView, words: Words, names: Names) -> Iterator[str]:
    """What was said of each player's cards, and by whom; and what the seat saw itself."""
    for player in (*range(len(view.points)), None):
        said = [_clue(clue, view.seat, words, names) for clue in view.clues if clue.target == player]
        if said:
            yield from _wrapped(f"Cards of {_name(player, names)}: ", ", ".join(said))


def _clue(clue: Clue, seat: int | None, words: Words, names: Names) -> str:
    said = f"{words.value(clue.appearance)} ({names[clue.peeker]}"
    if clue.card is None:
        return f"{said})"
    return f"{said}: {_card(clue.card, words)})" if clue.peeker == seat else f"{said} saw {_card(clue.card, words)})"


def _answers(view: WooolfView, words: Words, names: Names) -> Iterator[str]:
    for answer in view.answers:
        yield from _wrapped(f"{names[answer.target]}: ", _answer(answer, words, names))


def _answer(answer: Answer, words: Words, names: Names) -> str:
    return f"{words.value(answer.question)} {'Yes' if answer.yes else 'No'} (asked by {names[answer.asker]})"


# One's own


def _secrets(view: WooolfView, words: Words, names: Names) -> Iterator[str]:
    if view.hand is not None:
        first, *second = [words.value(sought) for sought in view.hand.targets]
        sought = f"{first} (first pointer)" + (f" and {second[0]} (second)" if second else "")
        yield from _wrapped("", f"You play {_hand(view.hand, words)}: find {sought}.")
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
