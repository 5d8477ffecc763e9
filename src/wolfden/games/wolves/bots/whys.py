"""Why the good player does what it does: the odds and the needs that its choices hang on, as terms."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from wolfden.engine import counts
from wolfden.engine.advice import MOST_WHYS, percent
from wolfden.engine.terms import Why
from wolfden.games.wolves.rules import gathering, gifting, needs, reconciling
from wolfden.games.wolves.rules.setup import PICK, PICKING
from wolfden.games.wolves.rules.status import outranks
from wolfden.games.wolves.state import LEADER, cap
from wolfden.games.wolves.terms import whys as terms
from wolfden.games.wolves.terms.actions import Knowledge, Resource

if TYPE_CHECKING:
    from wolfden.games.wolves.bots.good import Mind

KINDS = range(3)
TOKENS = (gathering.STOP_WITH, gifting.LEADER_AS, gifting.KEEP, gifting.SHARE, reconciling.ADD_THIRD)


def whys(mind: Mind, move: tuple[int, ...]) -> tuple[Why, ...]:
    """The most telling reasons for a whole move that this mind has begun."""
    return tuple(islice(of_move(mind, move), MOST_WHYS))


def of_move(mind: Mind, move: tuple[int, ...]) -> Iterator[Why]:
    step, action = mind.s.step, move[0]
    if step is PICKING:
        resource = mind.box.focuses[PICK.of(action)]
        others = [mind.box.focuses[community] for community in mind.s.communities].count(resource)
        yield terms.RareFocus(Resource(resource), others)
    elif step is gathering.GATHERING:
        yield from of_gathering(mind, action)
    elif step is needs.NEEDS:
        yield of_payment(mind)
    elif step is gifting.GIFTING or step is gifting.GIVING:
        yield from of_gift(mind, move)
    elif step is gifting.TAKING:
        yield from of_taking(mind, move)
    elif step is reconciling.RECONCILING:
        yield from of_reconciling(mind, move)
    for block in TOKENS:
        if action in block:
            yield terms.HaveLeast(Resource(block.of(action)), mind.stock(action)[0])


def short_of(mind: Mind) -> tuple[int, int, int]:
    """What is needed besides hand and reserve."""
    fish, corn, bison = [max(0, int(mind.box.needs) - mind.hand[kind] - mind.reserve[kind]) for kind in KINDS]
    return fish, corn, bison


# Gathering


def of_gathering(mind: Mind, action: int) -> Iterator[Why]:
    s, seat = mind.s, mind.seat
    if action in gathering.PUT_ON_TOP:
        yield terms.PutInOrder()
    elif action in gathering.LOOK:
        yield terms.LookFirst(int(mind.box.looks))
    elif mind.outlook is None:
        short = short_of(mind)
        yield terms.DrawForNeeds(*short) if sum(short) > mind.hand[LEADER] else terms.DrawForPack()
    else:
        lives, leader = percent(mind.outlook.lives()), percent(mind.outlook.leader_odds())
        dangerous = s.leaders_in(seat) == mind.box.overstretch - 1
        if action in gathering.DRAW:
            yield terms.DrawDespite(leader, lives) if dangerous else terms.DrawLast(lives)
        elif dangerous:
            yield terms.StopBefore(leader, lives)
        else:
            yield terms.StopForStatus(int(mind.outlook.bonus), lives)


# Needs


def of_payment(mind: Mind) -> Why:
    """Whether leaders are spared, or go where it is scarcest."""
    short = short_of(mind)
    if mind.hand[LEADER] and sum(short) > mind.hand[LEADER]:
        lacking = [kind for kind in range(int(mind.s.paying), len(KINDS)) if short[kind]]
        if lacking:
            return terms.PayScarce(Resource(min(lacking, key=mind.scarcity)))
    return terms.PaySparing()


# Gifting


def of_gift(mind: Mind, move: tuple[int, ...]) -> Iterator[Why]:
    s, seat = mind.s, mind.seat
    if move[0] in gifting.END_GIFTING:
        hungry = tuple(other for other in range(s.seats) if other != seat and s.unmet[other])
        yield terms.CannotHelp(hungry) if hungry else terms.NobodyNeeds()
        return
    receiver = int(s.receiver) if s.step is gifting.GIVING else gifting.GIVE_TO.of(move[0])
    gift = mind.gift(receiver)
    wild = gift[LEADER]
    met = []
    for kind in KINDS:
        lacking = counts.of(s.unmet[receiver], kind)
        direct = min(lacking, gift[kind] + gift[LEADER + 1 + kind])
        stand_in = min(wild, lacking - direct)
        wild -= stand_in
        met.append(direct + stand_in)
    pieces = sum(gift)
    status = pieces * int(mind.box.gift_status)
    if any(met):
        yield terms.TheyLack(receiver, *met)
    if mind.last and not any(met) and not outranks(s, seat, receiver):
        yield terms.GiveAll(receiver, pieces, status)
    elif pieces > sum(met):
        yield terms.GiveSurplus(pieces - sum(met), (pieces - sum(met)) * int(mind.box.gift_status))


def of_taking(mind: Mind, move: tuple[int, ...]) -> Iterator[Why]:
    s, seat = mind.s, mind.seat
    taken = [gifting.TAKE.of(action) for action in move if action in gifting.TAKE]
    unmet = [int(counts.of(s.unmet[seat], kind)) for kind in KINDS]
    fish, corn, bison = [min(unmet[kind], taken.count(kind) + taken.count(LEADER + 1 + kind)) for kind in KINDS]
    giver = int(s.acting())
    if fish + corn + bison:
        yield terms.TakeForNeeds(fish, corn, bison)
    if not taken:
        yield terms.OnlyForGiver(giver) if mind.last and not any(unmet) else terms.ReserveFull(giver)
    elif len(taken) > fish + corn + bison:
        yield terms.TakeForReserve(len(taken) - fish - corn - bison)


# Reconciling


def of_reconciling(mind: Mind, move: tuple[int, ...]) -> Iterator[Why]:
    turns = int(mind.box.last_turn - mind.s.turn)
    if move[0] in reconciling.LEARN:
        yield terms.WorthLearning(Knowledge(reconciling.LEARN.of(move[0])), turns)
    elif move[0] in reconciling.LEARN_NOTHING and turns:
        room = sum(mind.best_reserve([mind.hand[kind] + mind.reserve[kind] for kind in KINDS])) < cap(mind.s, mind.seat)
        yield terms.LeadersAsTokens() if room else terms.TooLateToUse(turns)
    stored = [reconciling.STORE.field(action, 1) for action in move if action in reconciling.STORE]
    if mind.last:
        yield terms.TurnInAll()
    elif stored:
        yield terms.FillReserve(counts.total(mind.s.stored) + sum(stored), int(cap(mind.s, mind.seat)))
