"""The end of a turn of Wolves, with new ranks and awards, and the end of the game."""

from __future__ import annotations

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, NOBODY, first, pack
from wolfden.games.wolves.box import Box
from wolfden.games.wolves.rules import told
from wolfden.games.wolves.rules.status import ranking
from wolfden.games.wolves.state import NO_ONE, Wolves, chief, replaced
from wolfden.games.wolves.terms import reasons


def award(s: Wolves) -> None:
    """The new ranks, and awards for the first of them."""
    s.order = ranking(s)
    prizes = s.box.awards[s.seats]
    for place, seat in enumerate(s.order):
        won = prizes[place] if place < len(prizes) else 0
        s.awards = replaced(s.awards, seat, s.awards[seat] + won)
        s.tell(told.RANKED, place + 1, seat, won, to=EVERYBODY)


def clear_away(s: Wolves) -> None:
    """Nothing of a turn is left but ranks, awards, reserves and knowledge, and who has overstretched."""
    s.skipping = s.overstretched
    s.overstretched = NOBODY
    s.bold = NOBODY
    s.looked = NOBODY
    s.shared = NOBODY
    s.given = (0,) * s.seats
    s.shown = (0,) * s.seats
    for seat in range(s.seats):
        s.status[seat] = 0
        s.paid[seat] = 0


def end_game(s: Wolves) -> None:
    """Everybody has won; one player with the most awards is also chief."""
    everybody = first(s.seats)
    most = max(s.awards)
    elected = chief(s)
    if elected != NO_ONE:
        s.end(reasons.Chief, elected, most, won=everybody)
    else:
        tied = pack(tuple([seat for seat in range(s.seats) if s.awards[seat] == most]))
        s.end(reasons.NoChief, tied, most, won=everybody)


def score_range(seats: int) -> tuple[float, float]:
    """The least and the most that a seat can score."""
    return -1.0, 2.0


def max_decisions(box: Box, seats: int) -> int:
    """Every turn everybody draws their deck, stops, looks and puts back; pays; gives to everybody, who take it,
    and takes tokens for one gift and none for the others; takes a third; and reconciles.
    """
    most_cards = max([counts.total(deck) for deck in box.decks])
    gathering = most_cards + 2 + box.looks
    gifting = 3 * (seats - 1) + box.share_tokens + 1
    turns = box.last_turn - box.first_turns[seats] + 1
    return int(seats + turns * seats * (gathering + 1 + gifting + 2))
