"""Step one: availability, and the winter of turn 8."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wolves.table import (
    EASY,
    LAST,
    WOLVES,
    cards,
    chain,
    data,
    new,
    play_by_chance,
    position,
    sees,
    store,
    told,
)
from wolfden.games.wolves.rules.availability import remove_cards, winter
from wolfden.games.wolves.rules.gathering import GATHERING
from wolfden.games.wolves.rules.reconciling import RECONCILING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import Card, Resource
from wolfden.games.wolves.terms.events import Scarce, TurnBegan, WinterTook

FULL = [cards(fish=9, corn=6, bison=5, leader=3, forest=5)] * 3


def at_turn(turn: int, owned: list[int] = FULL, seed: int = 1) -> Wolves:
    """A table about to begin a turn with these decks."""
    s = position(GATHERING, turn=turn, seed=seed)
    s.owned = tuple(owned)
    return s


def test_example_two_fish_and_a_bison_on_turn_6_leave_every_deck() -> None:
    s = at_turn(6)
    s.availability = cards(fish=2, bison=1)
    remove_cards(s)
    assert Counter(told(s, Scarce)[-3:]) == {Scarce(Resource.FISH): 2, Scarce(Resource.BISON): 1}
    assert list(s.owned) == [cards(fish=7, corn=6, bison=4, leader=3, forest=5)] * 3
    assert (sees(s, 0).revealed.fish, sees(s, 0).revealed.corn, sees(s, 0).revealed.bison) == (2, 0, 1)


def test_who_has_no_such_card_removes_none() -> None:
    s = at_turn(6, [cards(fish=1, corn=1, leader=3), cards(bison=2, leader=3), FULL[0]])
    s.availability = cards(fish=3)
    remove_cards(s)
    assert list(s.owned) == [cards(corn=1, leader=3), cards(bison=2, leader=3), cards(6, 6, 5, 3, 5)]


@pytest.mark.parametrize(("turn", "modifier"), [*enumerate([0, 0, 0, 2, 2, 3, 2], 1)])
def test_the_modifiers_of_turns_1_to_7(turn: int, modifier: int) -> None:
    s = at_turn(turn)
    before = len(told(s, Scarce))
    remove_cards(s)
    assert len(told(s, Scarce)) - before == modifier


def test_each_of_the_nine_availability_cards_is_used_once() -> None:
    for seed in range(5):
        s = new(3, seed, EASY)
        play_by_chance(s, seed)
        assert Counter(event.resource for event in told(s, Scarce)) == dict.fromkeys(Resource, 3)
        left = sees(s, None).availability
        assert (left.fish, left.corn, left.bison) == (0, 0, 0)


def test_all_nine_are_shuffled_again_if_more_are_asked_for() -> None:
    game = WOLVES.with_data(data(availability={"modifiers": [9, 9]}))
    s = new(3, 1, game)
    assert Counter(event.resource for event in told(s, Scarce)) == dict.fromkeys(Resource, 3)
    s.turn = 2
    remove_cards(s)
    assert Counter(event.resource for event in told(s, Scarce)) == dict.fromkeys(Resource, 6)


def test_turn_8_removes_seven_cards_that_are_not_leaders_from_every_deck_by_chance() -> None:
    taken: Counter[Card] = Counter()
    for seed in range(300):
        s = at_turn(LAST, seed=seed)
        before = len(told(s, WinterTook))
        remove_cards(s)
        gone = told(s, WinterTook)[before:]
        assert [sum(event.number for event in gone if event.seat == seat) for seat in range(3)] == [7, 7, 7]
        assert all(event.card is not Card.LEADER for event in gone)
        for event in gone:
            taken[event.card] += event.number
        for seat in range(3):
            left = sees(s, None).mats[seat].deck
            assert (left.leader, left.fish + left.corn + left.bison + left.forest) == (3, 18)
    # Seven of 25 cards, 900 times: every card as likely as another.
    for card, copies in ((Card.FISH, 9), (Card.CORN, 6), (Card.BISON, 5), (Card.FOREST, 5)):
        assert taken[card] == pytest.approx(900 * 7 * copies / 25, rel=0.08)


def test_turn_8_removes_fewer_if_the_deck_has_fewer() -> None:
    s = at_turn(LAST, [cards(fish=2, forest=1, leader=3)] * 3)
    winter(s, 0, 7)
    assert s.owned[0] == cards(leader=3)


def test_turn_8_turns_up_no_availability_cards() -> None:
    s = at_turn(LAST)
    s.availability = cards(fish=3)
    before = len(told(s, Scarce))
    remove_cards(s)
    assert len(told(s, Scarce)) == before
    assert s.availability == cards(fish=3)


def test_what_is_removed_is_out_of_the_game_for_good() -> None:
    s = position(RECONCILING, turn=5, game=EASY)
    s.storing = 0
    s.availability = cards(corn=3)
    before = s.owned[0]
    for seat in range(3):
        chain(s, seat, *store())
    assert told(s, TurnBegan)[-1] == TurnBegan(6)
    assert s.owned[0] == before - cards(corn=3)
    assert s.hand[0] == 0
