"""Sequence of play: on a turn one peeks at a card, uses a question card, or makes an early suspicion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit, has
from wolfden.engine.blocks import Block, Span
from wolfden.engine.step import Step
from wolfden.engine.terms import Event, Reason
from wolfden.games.wooolf.box import LOOKS_LIKE_A_WOLF, QUESTIONS, SHEPHERD_BOY, UNKNOWN, appearance, image
from wolfden.games.wooolf.rules import order
from wolfden.games.wooolf.state import MUTE, Wooolf, character, players
from wolfden.games.wooolf.terms import actions, events, reasons
from wolfden.games.wooolf.terms.actions import ACTIONS

ASK: Final = Block(ACTIONS, actions.Ask)
SUSPECT: Final = Block(ACTIONS, actions.Suspect)
PEEK_AT_SEAT: Final = Block(ACTIONS, actions.Peek)
PEEK_AT_MUTE: Final = Block(ACTIONS, actions.PeekAtMute)
PEEK: Final = Span(PEEK_AT_SEAT, PEEK_AT_MUTE)  # by player: the mute one is counted after the eight seats
A_TURN: Final = Span(PEEK_AT_SEAT, PEEK_AT_MUTE, ASK, SUSPECT)
CAN_SUSPECT: Final[i64] = A_TURN.every(SUSPECT)

# Told on every turn: looked up by name each time, they would make compiled games take 3 to 5 % longer.
ANNOUNCED: Final[type[Event]] = events.Announced
SAW: Final[type[Event]] = events.Saw
WAS_SEEN: Final[type[Event]] = events.WasSeen
ANSWERED: Final[type[Event]] = events.Answered


class Turn(Step[Wooolf]):
    """Whose turn it is peeks at a card, uses a question card or makes an early suspicion."""

    def who(self, s: Wooolf) -> Seats:
        return bit(s.turn)

    def options(self, s: Wooolf, seat: i64) -> Actions:
        others = players(s) & ~bit(seat)
        able = A_TURN.part(PEEK, others)
        hand: i64 = s.questions[seat]
        if hand:
            askable = others & ~bit(MUTE)
            for question in range(QUESTIONS):
                if counts.of(hand, question):
                    able |= A_TURN.part(ASK, ASK.row(question, askable))
        if s.lap > 1 and not has(s.barred, seat):
            able |= CAN_SUSPECT
        return A_TURN.among(able)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if action in PEEK:
            peek(s, seat, PEEK.of(action))
        elif action in ASK:
            ask(s, seat, ASK.field(action, 0), ASK.field(action, 1))
        else:
            s.tell(events.Suspected, seat, to=EVERYBODY)
            order.begin_early_suspicion(s)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        if action in PEEK:
            return why_not_player(s, seat, PEEK.of(action))
        if action in ASK:
            target = ASK.field(action, 1)
            if target >= s.seats or target == seat:
                return why_not_player(s, seat, target)
            return reasons.NotInHand(actions.Question(ASK.field(action, 0)))
        if action in SUSPECT:
            return reasons.FirstTurn() if s.lap == 1 else reasons.Barred()
        return reasons.NotSuspecting()


def why_not_player(s: Wooolf, seat: i64, player: i64) -> Reason:
    """Why somebody can be neither peeked at nor asked nor suspected by that seat."""
    if player == seat:
        return reasons.NotThemself()
    return reasons.NoMutePlayer() if player == MUTE else reasons.NoSuchPlayer()


# Peek at a character card


def peek(s: Wooolf, peeker: i64, target: i64) -> None:
    """Chance picks one of the two cards; its appearance is announced and a clue token placed."""
    card: i64 = s.cards[2 * target + s.stream("peek").below(2)]
    announced = announcement(character(s, peeker), card)
    s.peeks.append((peeker, target, announced, card))
    if target == MUTE:
        s.tell(events.AnnouncedOfMute, peeker, announced, to=EVERYBODY)
        s.tell(events.SawOfMute, image(card), appearance(card), to=bit(peeker))
    else:
        s.tell(ANNOUNCED, peeker, target, announced, to=EVERYBODY)
        s.tell(SAW, target, image(card), appearance(card), to=bit(peeker))
        s.tell(WAS_SEEN, peeker, image(card), appearance(card), to=bit(target))
    order.next_turn(s)


def announcement(peeker: i64, card: i64) -> i64:
    """What a character says of a card: "?" for "?"; else the shepherd boy says wolf, and all others its appearance."""
    if peeker == SHEPHERD_BOY and appearance(card) != UNKNOWN:
        return LOOKS_LIKE_A_WOLF
    return appearance(card)


# Use a question card


def ask(s: Wooolf, asker: i64, question: i64, target: i64) -> None:
    """The one asked answers truthfully; the card is spent."""
    yes = s.box.ranks.truth(question, s.cards[2 * target], s.cards[2 * target + 1])
    hand: i64 = s.questions[asker]
    s.questions[asker] = hand - counts.some(question, 1)
    s.answers.append((asker, target, question, yes))
    s.tell(ANSWERED, asker, target, question, yes, to=EVERYBODY)
    order.next_turn(s)


TURN: Final = Turn()
