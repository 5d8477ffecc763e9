"""What a seat at a table of Wooolf!! knows."""

from __future__ import annotations

import enum
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.terms import Seat
from wolfden.engine.view import SeatSet, View
from wolfden.games.wooolf.box import MOST_ERRORS, MOST_POINTS, MOST_QUESTIONS, MOST_ROUNDS, MOST_SEATS, MOST_TURNS
from wolfden.games.wooolf.terms.actions import Appearance, Character, Question

MOST = int(MOST_SEATS)
Lap = Annotated[int, Meta(ge=1, le=MOST_TURNS)]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
# In every round one is right, and as the shepherd boy fools all others.
Points = Annotated[int, Meta(ge=0, le=MOST_ROUNDS * (MOST_POINTS + MOST - 1))]
Errors = Annotated[int, Meta(ge=0, le=MOST_ERRORS)]


class Pointer(enum.IntEnum):
    """What a pointer can be set to: a seat, the mute player, 0 (nobody plays it) or x."""

    SEAT_0 = 0
    SEAT_1 = 1
    SEAT_2 = 2
    SEAT_3 = 3
    SEAT_4 = 4
    SEAT_5 = 5
    SEAT_6 = 6
    SEAT_7 = 7
    MUTE = 8
    NOBODY = 9
    X = 10


class Card(msgspec.Struct, frozen=True):
    """A character card."""

    image: Character
    appearance: Appearance


class Clue(msgspec.Struct, frozen=True):
    """A clue token: who placed it before whom (none: the mute player), what it says; and the card, if known."""

    peeker: Seat
    target: Seat | None
    appearance: Appearance
    card: Card | None


class Answer(msgspec.Struct, frozen=True):
    """A question card that lies, with its answer, in front of the one asked."""

    asker: Seat
    target: Seat
    question: Question
    yes: bool


class Hand(msgspec.Struct, frozen=True):
    """Somebody's two cards, whom they play with them, and whom they look for with each pointer."""

    cards: tuple[Card, Card]
    character: Character
    targets: Annotated[tuple[Character, ...], Meta(max_length=2)]


class Suspicion(msgspec.Struct, frozen=True):
    """Two pointers; the second is none while only the first is set."""

    first: Pointer
    second: Pointer | None


class ScoredRound(msgspec.Struct, frozen=True):
    """A round after its scoring: nothing of it is hidden. The mute player's hand comes last."""

    hands: Annotated[tuple[Hand, ...], Meta(max_length=MOST)]
    suspicions: Annotated[tuple[Suspicion, ...], Meta(max_length=MOST)]
    early: SeatSet
    points: Annotated[tuple[Points, ...], Meta(max_length=MOST)]
    wrong: SeatSet


class WooolfView(View, frozen=True, kw_only=True):
    """One seat's knowledge. Hand, questions and suspicion are its own."""

    advanced: bool
    round: Round
    starter: Seat
    turn: Seat | None
    lap: Lap
    suspected: SeatSet
    barred: SeatSet
    hand: Hand | None
    questions: Annotated[tuple[Question, ...], Meta(max_length=MOST_QUESTIONS)]
    suspicion: Suspicion | None
    clues: Annotated[tuple[Clue, ...], Meta(max_length=MOST_TURNS * MOST)]
    answers: Annotated[tuple[Answer, ...], Meta(max_length=MOST_QUESTIONS * MOST)]
    points: Annotated[tuple[Points, ...], Meta(max_length=MOST)]
    errors: Annotated[tuple[Errors, ...], Meta(max_length=MOST)]
    past: Annotated[tuple[ScoredRound, ...], Meta(max_length=MOST_ROUNDS)]


class WooolfReview(msgspec.Struct, frozen=True, kw_only=True):
    """Everything, once the game is over."""

    rounds: tuple[ScoredRound, ...]
    points: tuple[int, ...]
    errors: tuple[int, ...]
