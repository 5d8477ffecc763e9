"""End of round and end of game."""

from __future__ import annotations

from wolfden.engine.bits import EVERYBODY, NOBODY, Seats, bit, has, members
from wolfden.games.wooolf.box import Box, image
from wolfden.games.wooolf.rules import order, scoring
from wolfden.games.wooolf.state import ALL_UNSET, NO_ONE, Wooolf
from wolfden.games.wooolf.terms import reasons
from wolfden.games.wooolf.terms.events import NotEarly

# End of round


def end_round(s: Wooolf) -> None:
    """Score; tokens and cards go back; the next round starts left of whoever made the last early suspicion."""
    wrong = scoring.score_round(s)
    before = s.starter if s.last_suspect == NO_ONE else s.last_suspect
    barred = wrong & s.suspected
    clear_table(s)
    if not end_of_game(s):
        order.begin_round(s, (before + 1) % s.seats)
        s.barred = barred  # from early suspicion in the new round
        for seat in members(barred):
            s.tell(NotEarly, seat, to=EVERYBODY)


def clear_table(s: Wooolf) -> None:
    s.barred = NOBODY
    s.cards = ()
    s.questions = []
    s.peeks = []
    s.answers = []
    s.suspected = NOBODY
    s.last_suspect = NO_ONE
    s.first_pointers = ALL_UNSET
    s.second_pointers = ALL_UNSET
    s.pointed = NOBODY


# End of game


def end_of_game(s: Wooolf) -> bool:
    """After the last round, or when somebody has too many error tokens."""
    out: Seats = NOBODY
    for seat in range(s.seats):
        if s.errors[seat] >= s.box.errors:
            out |= bit(seat)
    if out:
        s.end(reasons.TooManyErrors, out, s.box.errors, won=s.leaders())
    elif len(s.past) == s.box.rounds:
        s.end(reasons.AllRounds, s.box.rounds, won=s.leaders())
    return s.over


def max_decisions(box: Box, seats: int) -> int:
    """In a round everybody has all their turns and sets their pointers once."""
    return box.rounds * seats * (box.turns + 1)


def score_range(box: Box, seats: int) -> tuple[float, float]:
    """At best one is right early in every round, as a shepherd boy who fools everybody that can be fooled."""
    images = [image(card) for card in box.decks[seats, False]]
    fooled = len([one for one in images if has(scoring.DECEIVED, one)])
    return 0.0, float(box.rounds * (max(box.early_points, box.final_points) + min(fooled, seats - 1)))
