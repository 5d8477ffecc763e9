"""Step one of Wolves, availability: cards go out of everybody's deck for good."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY
from wolfden.games.wolves.rules import told
from wolfden.games.wolves.state import KINDS, LEADER, Wolves, replaced


def remove_cards(s: Wolves) -> None:
    """As the availability cards say that are turned up; on the last turn seven by chance instead."""
    box = s.box
    s.revealed = 0
    if s.turn == box.last_turn:
        for seat in range(s.seats):
            winter(s, seat, box.winter)
        return
    for _ in range(box.modifiers[s.turn - 1]):
        if not s.availability:
            s.availability = box.availability
        card = counts.draw(s.availability, s.stream("availability"))
        s.availability -= counts.some(card, 1)
        s.revealed += counts.some(card, 1)
        s.tell(told.SCARCE, card, to=EVERYBODY)
        for seat in range(s.seats):
            if counts.of(s.owned[seat], card):
                s.owned = replaced(s.owned, seat, s.owned[seat] - counts.some(card, 1))


def winter(s: Wolves, seat: i64, number: i64) -> None:
    """The first so many cards of a shuffled deck that are not leaders: leaders are shuffled in again."""
    chance = s.stream("winter")
    left: i64 = s.owned[seat]
    left -= counts.some(LEADER, counts.of(left, LEADER))
    gone: i64 = 0
    while number and left:
        card = counts.some(counts.draw(left, chance), 1)
        left -= card
        gone += card
        number -= 1
    s.owned = replaced(s.owned, seat, s.owned[seat] - gone)
    for card in range(KINDS):
        if counts.of(gone, card):
            s.tell(told.WINTER_TOOK, seat, counts.of(gone, card), card, to=EVERYBODY)
