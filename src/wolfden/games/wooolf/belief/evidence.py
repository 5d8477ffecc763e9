"""What a seat saw and heard of the cards in a round: at a table, or by a view."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.games.wooolf.box import Box
from wolfden.games.wooolf.state import Answer, PeekMade, Wooolf


class Evidence:
    """All that one seat saw and heard of the cards in this round. Of peeks among others it knows what was announced."""

    def __init__(
        self,
        box: Box,
        seats: i64,
        advanced: bool,
        seat: i64,
        low: i64,
        high: i64,
        peeks: list[PeekMade],
        answers: list[Answer],
    ) -> None:
        self.box = box
        self.seats = seats
        self.advanced = advanced
        self.seat = seat
        self.low = low  # its own cards
        self.high = high
        self.peeks = peeks  # the card seen is looked at only where the seat itself peeked or was peeked at
        self.answers = answers


def evidence(s: Wooolf, seat: i64) -> Evidence:
    """What a seat saw and heard at that table."""
    advanced: bool = s.setting.options["advanced"]
    return Evidence(s.box, s.seats, advanced, seat, s.cards[2 * seat], s.cards[2 * seat + 1], s.peeks, s.answers)
