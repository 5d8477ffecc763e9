"""What a seat at a table of Wolves is after, from its view."""

from __future__ import annotations

from typing import Final

from wolfden.engine.terms import Goal
from wolfden.games.wolves.box import Box
from wolfden.games.wolves.terms.goals import Climb, Gather, GatherMore, Help, Lacking, Lead, Ready, Short
from wolfden.games.wolves.view import Gathering, Mat, Needs3, Pile, Tokens3, WolvesView

BEFORE_GIFTS: Final = ("Gathering", "Needs")
RESOURCES: Final = 3

Three = tuple[int, int, int]  # by resource


def goal(box: Box, view: WolvesView) -> Goal | None:
    """What to do next for one's people, for everybody's, for oneself."""
    if view.seat is None or view.hand is None or view.over:
        return None
    mat = view.mats[view.seat]
    if mat.community is None or view.step == "Picking":
        return Lead(view.last_turn)
    if not has_paid(view, mat):
        return before_paying(box, view, mat, view.hand)
    if any(three(mat.unmet)):
        return Lacking(*three(mat.unmet))
    hungry = [seat for seat, other in enumerate(view.mats) if any(three(other.unmet))]
    if hungry:
        lacking = zip(*[three(view.mats[seat].unmet) for seat in hungry], strict=True)
        return Help(tuple(hungry), *map(sum, lacking))
    if view.step in BEFORE_GIFTS:
        return Ready(worth(mat, view.hand), mat.gathering is Gathering.OVERSTRETCHED)
    return climb(view, mat)


def has_paid(view: WolvesView, mat: Mat) -> bool:
    """Whether the seat's payment is whole: then all that is needed is either paid or unmet."""
    if view.step not in BEFORE_GIFTS:
        return True
    return view.step == "Needs" and sum(paid(mat)) + sum(three(mat.unmet)) >= view.needs * RESOURCES


def before_paying(box: Box, view: WolvesView, mat: Mat, hand: Pile) -> Goal:
    """What is still lacking, or what is more than enough."""
    has = zip(paid(mat), three(hand), three(mat.reserve), strict=True)
    fish, corn, bison = [max(0, view.needs - sum(of_kind)) for of_kind in has]
    leaders = hand.leader
    spare = worth(mat, hand) - (view.needs * RESOURCES - sum(paid(mat)))
    enough = fish + corn + bison <= leaders
    overstretched = mat.gathering is Gathering.OVERSTRETCHED
    if view.step == "Gathering" and mat.gathering is Gathering.DRAWING:
        left = int(box.overstretch) - leaders
        return GatherMore(spare, left) if enough else Gather(fish, corn, bison, leaders, left)
    if enough:
        return Ready(spare, overstretched)
    return Short(fish, corn, bison, leaders, overstretched, mat.gathering is Gathering.SKIPPING)


def climb(view: WolvesView, mat: Mat) -> Climb:
    """Where the seat stands."""
    return Climb(
        status=mat.status,
        ahead=sum(other.status > mat.status for other in view.mats),
        awards=mat.awards,
        most=max(other.awards for seat, other in enumerate(view.mats) if seat != view.seat),
        left=view.last_turn - view.turn,
        overstretched=mat.gathering is Gathering.OVERSTRETCHED,
    )


def worth(mat: Mat, hand: Pile) -> int:
    """All that a seat could pay or give: resources, leaders and tokens."""
    return sum(three(hand)) + hand.leader + sum(three(mat.reserve))


def paid(mat: Mat) -> Three:
    """What lies on the needs of a mat."""
    with_cards, with_tokens, with_leaders = three(mat.paid.cards), three(mat.paid.tokens), three(mat.paid.leaders)
    fish, corn, bison = map(sum, zip(with_cards, with_tokens, with_leaders, strict=True))
    return fish, corn, bison


def three(numbers: Needs3 | Tokens3 | Pile) -> Three:
    return numbers.fish, numbers.corn, numbers.bison
