"""A table of Gulag to test on: short names for moves, turns that go as a test wants, and what is shown to whom."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import count, permutations

import wolfden
from tests.games.table import refusal, shown_to_all  # noqa: F401 - for the tests beside it
from wolfden import State
from wolfden.games.gulag.terms.actions import AppointSupervisor, AppointWorker, Card, LetBe, Loyalty, OrderSwap, Play
from wolfden.games.gulag.view import GulagView

GULAG = wolfden.game("gulag")
TABLES = range(5, 11)
# The ruling's table, written down once more: of last turn's three, so many must be left out now.
LEFT_OUT = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}

WORK = GULAG.number(Play(Card.WORK))
STRIKE = GULAG.number(Play(Card.STRIKE))
LET_BE = GULAG.number(LetBe())

Team = tuple[int, int, int]  # two workers and a supervisor


def as_worker(seat: int) -> int:
    return GULAG.number(AppointWorker(seat))


def as_supervisor(seat: int) -> int:
    return GULAG.number(AppointSupervisor(seat))


def swap(seat: int) -> int:
    return GULAG.number(OrderSwap(seat))


def play(card: Card) -> int:
    return GULAG.number(Play(card))


def other(card: Card) -> Card:
    return Card.STRIKE if card is Card.WORK else Card.WORK


def naming(team: Sequence[int]) -> tuple[int, int, int]:
    """The three choices of a commissar who names that team."""
    a, b, boss = team
    return as_worker(a), as_worker(b), as_supervisor(boss)


# Looking.


def sees(s: State, seat: int | None) -> GulagView:
    view = s.view(seat)
    assert isinstance(view, GulagView)
    return view


def commissar(s: State) -> int:
    return sees(s, None).commissar


def loyalties(s: State) -> tuple[Loyalty | None, ...]:
    """Everybody's own card, as they see it."""
    return tuple(sees(s, seat).loyalty for seat in range(s.seats))


def reds(s: State) -> int:
    return loyalties(s).count(Loyalty.RED)


def last_three(s: State) -> frozenset[int]:
    """The three people named last turn."""
    past = sees(s, None).past
    return frozenset({*past[-1].workers, past[-1].supervisor}) if past else frozenset()


def shown(s: State, seat: int) -> tuple[object, ...]:
    """All that one seat is shown."""
    return s.view(seat), s.journal(seat), s.actions(seat), s.remarks(seat)


def shown_to_others(s: State, seat: int) -> tuple[object, ...]:
    """All that anybody but that seat is shown."""
    others = [shown(s, one) for one in range(s.seats) if one != seat]
    return s.actors(), s.over, s.view(None), s.journal(None), others


# Starting and playing.


@cache
def seed_of(seats: int, red: int | None, first: int | None) -> int:
    """The first seed that deals so many reds and lets that seat be the first commissar; None: any."""
    for seed in count():
        s = GULAG.new(seats, seed)
        if red in (None, reds(s)) and first in (None, commissar(s)):
            return seed
    raise AssertionError


def new(seats: int, red: int | None = None, first: int | None = None) -> State:
    """A new game with so many reds and that first commissar, if it matters."""
    return GULAG.new(seats, seed_of(seats, red, first))


def allowed(seats: int, leader: int, last: Collection[int], team: Sequence[int]) -> bool:
    """Whether a commissar may name that team after those of last turn: the ruling, by counting heads."""
    named = set(team)
    if len(named) < 3 or leader in named or not named <= set(range(seats)):
        return False
    return not last or len(set(last) - named) >= LEFT_OUT[seats]


def teams(s: State) -> list[Team]:
    """All teams that may be named now."""
    leader, last = commissar(s), last_three(s)
    return [team for team in permutations(range(s.seats), 3) if allowed(s.seats, leader, last, team)]


def name(s: State, team: Sequence[int] | None = None) -> Team:
    """Let the commissar name that team, or the first that may be named."""
    a, b, boss = team or teams(s)[0]
    s.chain(commissar(s), naming((a, b, boss)))
    return a, b, boss


def put_down(s: State, team: Team, cards: Sequence[Card] = (Card.WORK, Card.STRIKE)) -> None:
    """Both workers play their cards, in the order they were named."""
    for seat, card in zip(team, cards, strict=False):
        s.act(seat, play(card))


def at_supervision(
    s: State, team: Sequence[int] | None = None, cards: Sequence[Card] = (Card.WORK, Card.STRIKE)
) -> Team:
    """Play a turn until the supervisor is asked."""
    named = name(s, team)
    put_down(s, named, cards)
    return named


def play_turn(
    s: State,
    team: Sequence[int] | None = None,
    cards: Sequence[Card] = (Card.WORK, Card.STRIKE),
    ordered: int | None = None,
) -> Team:
    """Play a whole turn; `ordered` is the place in the team of the worker who must swap."""
    named = at_supervision(s, team, cards)
    s.act(named[2], LET_BE if ordered is None else swap(named[ordered]))
    return named


def dig(s: State, work: int) -> None:
    """Play to the end so that exactly so many work cards come up, with an order on every other turn."""
    while not s.over:
        now = min(2, work)
        work -= now
        cards = [Card.WORK if place < now else Card.STRIKE for place in range(2)]
        ordered = len(sees(s, None).past) % 4
        if ordered < 2:
            cards[ordered] = other(cards[ordered])
        play_turn(s, None, cards, ordered if ordered < 2 else None)
    assert work == 0
