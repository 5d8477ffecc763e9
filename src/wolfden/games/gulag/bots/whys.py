"""Why the good player does what it does: the odds that its decisions hang on, as terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from wolfden.engine.advice import percent
from wolfden.engine.terms import Why
from wolfden.games.gulag.belief.people import works
from wolfden.games.gulag.rules.appointing import SUPERVISOR, WORKER
from wolfden.games.gulag.rules.supervision import ORDER, SUPERVISION
from wolfden.games.gulag.rules.task import PLAY, TASK
from wolfden.games.gulag.terms.actions import Card, Loyalty
from wolfden.games.gulag.terms.whys import (
    ExpectOrder,
    KeepToSide,
    LeaveBoth,
    LookRed,
    StayUnmoved,
    Swap,
    TeamToDig,
    TeamToHinder,
)

if TYPE_CHECKING:
    from wolfden.games.gulag.bots.good import Mind

LIKELY = 0.5  # from which on a worker thinks of an order


def whys(mind: Mind, move: tuple[int, ...]) -> tuple[Why, ...]:
    """The reason for a whole move that this mind has chosen."""
    if mind.view.step == TASK.name:
        return (of_card(mind, Card(PLAY.of(move[0]))),)
    return (of_order(mind, move[0]) if mind.view.step == SUPERVISION.name else of_team(mind, move),)


def of_team(mind: Mind, move: tuple[int, ...]) -> Why:
    """The team that the choices so far and these make."""
    workers = [*mind.view.workers, *(WORKER.of(action) for action in move if action in WORKER)]
    named = [*workers, *(SUPERVISOR.of(action) for action in move if action in SUPERVISOR)]
    (one, red), (other, other_red), (boss, boss_red) = [(int(seat), percent(mind.chances[seat])) for seat in named]
    if mind.red:
        return TeamToDig(one, red, other, other_red, boss, boss_red)
    return TeamToHinder(one, red, other, other_red, boss, boss_red, cover=mind.view.turn < mind.seats)


def of_card(mind: Mind, card: Card) -> Why:
    """A worker's card: for one's side, or because of what the supervisor may order."""
    supervisor, chance = cast(int, mind.view.supervisor), mind.chance_of_order()
    straight = (card is Card.WORK) == mind.red
    if chance <= LIKELY:
        return KeepToSide(Loyalty(mind.red), supervisor, percent(chance)) if straight else LookRed()
    return (StayUnmoved if straight else ExpectOrder)(card, supervisor, percent(chance))


def of_order(mind: Mind, action: int) -> Why:
    """Whose card a supervisor has swapped, by what the two have likely put down."""
    helps = Card.WORK if mind.red else Card.STRIKE
    if action not in ORDER:
        one, other = mind.view.workers
        return LeaveBoth(
            helps, one, percent(chance_of(mind, one, helps)), other, percent(chance_of(mind, other, helps))
        )
    seat = ORDER.of(action)
    (other,) = (worker for worker in mind.view.workers if worker != seat)
    harms = Card.STRIKE if mind.red else Card.WORK
    return Swap(
        harms,
        *(seat, percent(mind.chances[seat]), percent(chance_of(mind, seat, harms))),
        *(other, percent(mind.chances[other]), percent(chance_of(mind, other, harms))),
    )


def chance_of(mind: Mind, worker: int, card: Card) -> float:
    """How likely a worker has put down that card, by how people play."""
    red = mind.chances[worker]
    work = red * works(True, mind.red) + (1 - red) * works(False, mind.red)
    return work if card is Card.WORK else 1 - work
