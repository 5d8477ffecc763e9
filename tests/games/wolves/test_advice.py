"""What the good player would do and why, and what a choice is warned of: needs and odds counted anew."""

from __future__ import annotations

from wolfden.engine.advice import Advice, percent
from wolfden.engine.terms import Action, Caution
from wolfden.games.wolves.bots import good
from wolfden.games.wolves.bots.doubts import doubts
from wolfden.games.wolves.bots.inner.outlook import Outlook
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.rules.needs import NEEDS
from wolfden.games.wolves.rules.reconciling import RECONCILING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import (
    Card,
    Draw,
    EndGifting,
    GiveTo,
    Knowledge,
    Learn,
    LearnNothing,
    Look,
    Piece,
    Stop,
    Store,
    Take,
    TakeNoMore,
)
from wolfden.games.wolves.terms.whys import (
    CannotHelp,
    DrawDespite,
    DrawForNeeds,
    DrawForPack,
    FillReserve,
    GiveAll,
    GiveSurplus,
    KeepInVain,
    LearnInVain,
    LeaveHungry,
    LookFirst,
    NobodyNeeds,
    OnlyForGiver,
    Overstretching,
    PayScarce,
    PaySparing,
    PutInOrder,
    RareFocus,
    RefuseNeeded,
    SomebodyStarves,
    StopBefore,
    StopShort,
    TakeForNeeds,
    TakeForReserve,
    TheyLack,
    TooLateToUse,
    TurnInAll,
    WorthLearning,
)

from .table import BISON, CORN, FISH, LAST, WOLVES, cards, choices, do, gathering, give, new, own, position, put_next

FULL = cards(fish=3, corn=3, bison=3)


def advice(s: Wolves, seat: int = 0) -> Advice:
    return good.advise(s.sight(seat, 5), 5)


def first(given: Advice) -> Action:
    return WOLVES.action(given.move[0])


def warns(s: Wolves, seat: int, action: Action) -> Caution | None:
    assert action in choices(s, seat)
    return WOLVES.caution(s.view(seat), WOLVES.number(action))


# Gathering


def test_one_draws_for_what_is_lacking_while_a_leader_does_no_harm() -> None:
    s = gathering(hands=[cards(fish=1, corn=4)], reserves=[cards(bison=1)])
    given = advice(s)
    assert first(given) == Draw()
    assert given.whys == (DrawForNeeds(2, 0, 2),)
    assert (
        WOLVES.text(given.whys[0]) == "Another leader does no harm yet, and your people still need 2 fish and 2 bison."
    )
    s = gathering(hands=[cards(fish=2, corn=3, bison=3, leader=1)])
    assert advice(s).whys == (DrawForPack(),)  # the leader stands in for the fish


def test_the_chance_of_a_leader_too_many_is_counted_in_the_own_deck() -> None:
    deck = cards(fish=6, corn=6, bison=6, leader=3, forest=4)
    rich = gathering(hands=[cards(fish=4, corn=4, bison=4, leader=2)], reserves=[FULL, FULL, FULL])
    own(rich, 0, deck)
    left = 25 - 14
    given = advice(rich)
    assert first(given) == Stop()
    assert given.whys == (StopBefore(percent(1 / left), percent(Outlook(rich, 0).lives())),)
    assert warns(rich, 0, Draw()) is None  # one in eleven would surprise nobody
    poor = gathering(turn=LAST, hands=[cards(corn=2, leader=2)])
    own(poor, 0, deck)
    given = advice(poor)
    assert first(given) == Draw()
    (why,) = given.whys
    assert isinstance(why, DrawDespite)
    assert why.leader == percent(1 / 21)
    assert why.lives < 50
    assert doubts(poor.sight(0, 5), 5) == ((WOLVES.number(Stop()), SomebodyStarves(why.lives)),)
    assert doubts(rich.sight(0, 5), 5) == ()
    own(rich, 0, cards(fish=4, corn=4, bison=4, leader=3, forest=2))
    assert warns(rich, 0, Draw()) == Overstretching(percent(1 / 3))


def test_what_lies_on_top_of_the_deck_is_known_to_its_owner() -> None:
    s = gathering(hands=[cards(corn=2, leader=2)])
    put_next(s, 0, Card.FISH, Card.LEADER)
    assert warns(s, 0, Draw()) is None
    do(s, 0, Draw())
    assert warns(s, 0, Draw()) == Overstretching(100)


def test_before_the_last_leader_nothing_is_warned_of() -> None:
    s = gathering(hands=[cards(corn=2, leader=1)])
    assert warns(s, 0, Draw()) is None


def test_stopping_with_needs_unmet_is_warned_of() -> None:
    s = gathering(hands=[cards(fish=3, corn=1, bison=3, leader=1)], reserves=[cards()])
    assert warns(s, 0, Stop()) == StopShort(0, 2, 0, 1)
    s = gathering(hands=[cards(fish=3, corn=1, bison=3, leader=1)], reserves=[cards(corn=1)])
    assert warns(s, 0, Stop()) is None


def test_whoever_knows_the_land_looks_first() -> None:
    s = gathering(hands=[cards(corn=2, leader=2)], knowledge={0: [Knowledge.KNOW_THE_LAND]})
    given = advice(s)
    assert first(given) == Look()
    assert given.whys == (LookFirst(3),)
    do(s, 0, Look())
    if len(s.actions(0)) > 1:
        assert advice(s).whys == (PutInOrder(),)


# Needs, gifts


def test_leaders_are_spared_or_go_where_it_is_scarcest() -> None:
    s = position(NEEDS, hands=[cards(fish=4, corn=4, bison=4, leader=2)], reserves=[cards(fish=1)])
    assert advice(s).whys == (PaySparing(),)
    s = position(NEEDS, hands=[cards(fish=1, corn=1, bison=3, leader=1)])
    (why,) = advice(s).whys
    assert isinstance(why, PayScarce) and why.resource in (FISH, CORN)


def test_gifts_meet_needs_first() -> None:
    s = position(
        GIFTING, hands=[cards(fish=2, corn=1)], unmet=[0, cards(fish=2, bison=1)], reserves=[cards(bison=1), 0, 0]
    )
    given = advice(s)
    assert first(given) == GiveTo(1)
    assert given.whys[0] == TheyLack(1, 2, 0, 1)
    assert warns(s, 0, EndGifting()) == LeaveHungry((1,))
    assert warns(s, 0, GiveTo(1)) is None


def test_what_cannot_be_stored_is_given_for_status() -> None:
    s = position(GIFTING, hands=[cards(fish=7, corn=2)])
    given = advice(s)
    assert isinstance(first(given), GiveTo)
    pieces = len(given.move) - 2
    assert given.whys == (GiveSurplus(pieces, 2 * pieces),)


def test_on_the_last_turn_all_is_given_to_whoever_must_take_it() -> None:
    s = position(GIFTING, turn=LAST, hands=[cards(fish=3, corn=2)], order=[1, 0, 2])
    s.place = 1
    assert advice(s).whys == (GiveAll(1, 5, 10),)


def test_no_gift_says_why() -> None:
    s = position(GIFTING, hands=[cards(fish=1)])
    assert advice(s).whys == (NobodyNeeds(),)
    assert warns(s, 0, EndGifting()) is None
    s = position(GIFTING, hands=[cards(fish=1)], unmet=[0, cards(corn=1), 0])
    assert advice(s).whys == (CannotHelp((1,)),)
    assert warns(s, 0, EndGifting()) is None


def test_gifts_are_taken_for_needs_and_reserve() -> None:
    s = position(GIFTING, hands=[cards(fish=2, corn=1)], unmet=[0, cards(fish=1), 0])
    give(s, 0, 1, Piece.FISH_CARD, Piece.FISH_CARD, Piece.CORN_CARD)
    assert advice(s, 1).whys == (TakeForNeeds(1, 0, 0), TakeForReserve(2))
    assert warns(s, 1, TakeNoMore()) == RefuseNeeded(1, 0, 0)
    do(s, 1, Take(Piece.FISH_CARD))
    assert warns(s, 1, TakeNoMore()) is None


def test_a_leader_that_is_taken_meets_the_need() -> None:
    s = position(GIFTING, hands=[cards(fish=1, leader=1)], unmet=[0, cards(corn=1), 0])
    give(s, 0, 1, Piece.FISH_CARD, Piece.LEADER)
    assert warns(s, 1, TakeNoMore()) == RefuseNeeded(0, 1, 0)
    do(s, 1, Take(Piece.LEADER))
    assert warns(s, 1, TakeNoMore()) is None


def test_a_gift_on_the_last_turn_helps_the_giver_only() -> None:
    s = position(GIFTING, turn=LAST, hands=[cards(fish=2)])
    give(s, 0, 1, Piece.FISH_CARD, Piece.FISH_CARD)
    given = advice(s, 1)
    assert first(given) == TakeNoMore()
    assert given.whys == (OnlyForGiver(0),)


# Reconciling, setup


def test_knowledge_is_learned_early() -> None:
    s = position(RECONCILING, turn=2, hands=[cards(fish=2, leader=2)])
    s.storing = -1
    given = advice(s)
    assert first(given) == Learn(Knowledge.NO_WASTE)
    assert given.whys == (WorthLearning(Knowledge.NO_WASTE, 6), FillReserve(2, 9))
    assert warns(s, 0, Learn(Knowledge.NO_WASTE)) is None


def test_leaders_fill_the_reserve_or_it_is_too_late() -> None:
    s = position(RECONCILING, turn=LAST - 2, hands=[cards(leader=2)], reserves=[cards(fish=3, corn=3, bison=3)])
    s.storing = -1
    assert isinstance(advice(s).whys[0], WorthLearning | TooLateToUse)
    s = position(RECONCILING, turn=LAST, hands=[cards(fish=2, leader=2)])
    s.storing = -1
    given = advice(s)
    assert first(given) == LearnNothing()
    assert given.whys == (TurnInAll(),)
    assert warns(s, 0, Learn(Knowledge.NO_WASTE)) == LearnInVain()
    do(s, 0, LearnNothing())
    assert warns(s, 0, Store(FISH, 1)) == KeepInVain()
    assert warns(s, 0, Store(FISH, 0)) is None


def test_a_community_with_a_rare_focus_is_picked() -> None:
    s = new(3, communities="picked")
    seat = s.actors()[0]
    (why,) = advice(s, seat).whys
    assert isinstance(why, RareFocus) and why.others == 0
    assert why.resource in (FISH, CORN, BISON)
