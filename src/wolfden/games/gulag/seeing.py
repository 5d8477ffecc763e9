"""Looking at a table of Gulag: fills a seat's view. Compiled, for a server does it all the time."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wolfden.engine.bits import has, members
from wolfden.games.gulag.rules.supervision import SUPERVISION
from wolfden.games.gulag.state import NO_ONE, Gulag, least_of_red, reds_in_deck, right, work_done
from wolfden.games.gulag.terms.actions import Card, Loyalty
from wolfden.games.gulag.view import GulagReview, GulagView, Mark, PastTurn

# A look-up is many times as fast as making a member of an enumeration.
LOYALTIES: Final = tuple(Loyalty)


def view(s: Gulag, seat: int | None) -> GulagView:
    """The view of a seat, or of a spectator."""
    neighbour = None if seat is None else right(s.seats, seat)
    return GulagView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        loyalty=None if seat is None else LOYALTIES[has(s.red, seat)],
        neighbour=neighbour,
        neighbour_loyalty=None if neighbour is None else LOYALTIES[has(s.red, neighbour)],
        turn=min(s.turn(), s.seats),
        turns=s.seats,
        commissar=s.commissar,
        workers=members(s.workers),
        supervisor=None if s.supervisor == NO_ONE else s.supervisor,
        own=own_card(s, seat),
        work=s.canal,
        marks=marks(s.seats),
        past=past_turns(s, seat),
        red=members(s.red) if s.over else None,
    )


def own_card(s: Gulag, seat: int | None) -> Card | None:
    """The card a worker has put down this turn, once both have."""
    if seat is None or s.step is not SUPERVISION or not has(s.workers, seat):
        return None
    return Card.STRIKE if has(s.strikers, seat) else Card.WORK


@lru_cache(16)
def marks(seats: int) -> tuple[Mark, ...]:
    """How much work red needs, by every number of reds that the deck can deal."""
    deck = int(reds_in_deck(seats))  # so many of each colour
    return tuple([Mark(red, int(least_of_red(seats, red))) for red in range(max(1, seats - deck), deck + 1)])


def past_turns(s: Gulag, seat: int | None) -> tuple[PastTurn, ...]:
    """The finished turns, with the seat's own cards."""
    first = s.commissar - len(s.turns) + s.over
    return tuple([past_turn((first + number) % s.seats, turn, seat) for number, turn in enumerate(s.turns)])


@lru_cache(4096)  # everybody looks at them again and again
def past_turn(commissar: int, turn: tuple[int, int, int, int], seat: int | None) -> PastTurn:
    workers, supervisor, strikers, ordered = turn
    own = None
    if seat is not None and has(workers, seat):
        own = Card.STRIKE if has(strikers, seat) else Card.WORK
    order = None if ordered == NO_ONE else ordered
    return PastTurn(commissar, members(workers), supervisor, order, work_done(turn), own)


def review(s: Gulag) -> GulagReview:
    """All there is, discards included."""
    reds = reds_in_deck(s.seats)
    red = members(s.red)
    return GulagReview(
        red=red,
        red_discarded=reds - len(red),
        black_discarded=reds - (s.seats - len(red)),
        turns=past_turns(s, None),
        strikers=tuple(members(strikers) for _, _, strikers, _ in s.turns),
    )
