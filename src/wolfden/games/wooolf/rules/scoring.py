"""The final suspicion is in: all is turned up, every suspicion is checked, points and error tokens are given."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Seats, bit, has, members
from wolfden.games.wooolf.box import (
    HUNTER,
    HUNTING_DOG,
    LOOKS_LIKE_A_WOLF,
    NO_TARGET,
    SHEPHERD_BOY,
    WOLF,
    appearance,
    image,
)
from wolfden.games.wooolf.rules import suspicion
from wolfden.games.wooolf.state import (
    MUTE,
    ZERO,
    Wooolf,
    character,
    is_played,
    kinds_in,
    made_suspicion,
    players,
    pointer,
)
from wolfden.games.wooolf.terms.events import Fooled, Shown, ShownOfMute, Unasked, WasRight, WasWrong

DECEIVED: Final[i64] = bit(HUNTER) | bit(HUNTING_DOG)  # whom the shepherd boy can fool


def score_round(s: Wooolf) -> Seats:
    """Turn everything up and give points and error tokens; return who was wrong."""
    show_all(s)
    gained = [0] * s.seats
    wrong: Seats = NOBODY
    for seat in range(s.seats):
        if not made_suspicion(s, seat):
            continue
        if is_right(s, seat):
            gained[seat] = int(s.box.early_points if has(s.suspected, seat) else s.box.final_points)
            s.tell(WasRight, seat, gained[seat], to=EVERYBODY)
        else:
            wrong |= bit(seat)
            s.tell(WasWrong, seat, has(s.suspected, seat), to=EVERYBODY)
    for seat in range(s.seats):
        if character(s, seat) == SHEPHERD_BOY:
            for other in range(s.seats):
                if is_fooled(s, other, seat):
                    gained[seat] += 1
                    s.tell(Fooled, seat, other, to=EVERYBODY)
    s.points = tuple([s.points[seat] + gained[seat] for seat in range(s.seats)])
    s.errors = tuple([s.errors[seat] + has(wrong, seat) for seat in range(s.seats)])
    s.past += ((s.cards, s.first_pointers, s.second_pointers, s.suspected, tuple(gained), wrong),)
    return wrong


def show_all(s: Wooolf) -> None:
    """Character cards, question cards and suspicion boards are turned up."""
    for player in members(players(s)):
        low, high = s.cards[2 * player], s.cards[2 * player + 1]
        if player == MUTE:
            s.tell(ShownOfMute, image(low), appearance(low), image(high), appearance(high), to=EVERYBODY)
        else:
            s.tell(Shown, player, image(low), appearance(low), image(high), appearance(high), to=EVERYBODY)
            suspicion.tell_pointers(s, player, to=EVERYBODY)
            for question in kinds_in(s.questions[player]):
                s.tell(Unasked, player, question, to=EVERYBODY)


# Correct suspicion


def is_right(s: Wooolf, seat: i64) -> bool:
    """Whether all of a seat's targets are found, or said to be played by nobody when nobody does."""
    who = character(s, seat)
    if not is_found(s, s.box.target_of(who, second=False), pointer(s.first_pointers, seat)):
        return False
    sought = s.box.target_of(who, second=True)
    return sought == NO_TARGET or is_found(s, sought, pointer(s.second_pointers, seat))


def is_found(s: Wooolf, sought: i64, at: i64) -> bool:
    """Whether a pointer is right about the character that it is for."""
    return not is_played(s, sought) if at == ZERO else character(s, at) == sought


def is_fooled(s: Wooolf, seat: i64, shepherd_boy: i64) -> bool:
    """Whether a hunter or hunting dog wrongly took for a wolf whom the shepherd boy has given a wolf clue."""
    who = character(s, seat)
    if not has(DECEIVED, who) or not made_suspicion(s, seat):
        return False
    at = pointer(s.first_pointers, seat)
    if s.box.target_of(who, second=False) != WOLF:
        at = pointer(s.second_pointers, seat)
        if s.box.target_of(who, second=True) != WOLF:
            return False
    return at != ZERO and character(s, at) != WOLF and has_clue(s, at, shepherd_boy)


def has_clue(s: Wooolf, player: i64, giver: i64) -> bool:
    """Whether somebody holds a wolf clue from that seat."""
    for peeker, target, announced, _ in s.peeks:
        if peeker == giver and target == player and announced == LOOKS_LIKE_A_WOLF:
            return True
    return False
