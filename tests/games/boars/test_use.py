"""Phase 2: buying a card, buying tickets, feeding the boar."""

from __future__ import annotations

import pytest

from wolfden import State
from wolfden.games.boars.terms.actions import Buy, Colour, Discard, Done, Eat, Pay, Ride, Use
from wolfden.games.boars.terms.events import Ate, Bought, Discarded, Feasted, Revealed, Rode, Used
from wolfden.games.boars.terms.reasons import (
    ColourDrawn,
    LastStation,
    NoOtherCard,
    NoPurchase,
    NotADiet,
    NothingToGain,
    NotInFront,
    NotOpen,
    NotThatMany,
    NotTheNewCard,
    NotTheTicket,
    NotYourBoar,
    OnePurchase,
    PaidInOrder,
    TooDear,
    TooLittleFood,
    UsedUp,
)

from .table import (
    BOARS,
    BOX,
    act,
    at,
    bag,
    bottom,
    can,
    draws,
    ends,
    hand,
    inside,
    kind,
    lying,
    market,
    new,
    refusal,
    reserve,
    sees,
    told,
    unpack,
)

FULL = ["Red Fast", "Blue Fast", "Jam Trio", "Nip"]


def buy(name: str) -> Buy:
    return Buy(kind(name))


def use(name: str) -> Use:
    return Use(kind(name))


# Buy a card


def test_a_card_costs_any_food_cubes_which_go_to_the_reserve() -> None:
    s = new(open_cards=["Portion of Six"])
    draws(s, red=1, blue=2, black=2)
    act(s, buy("Portion of Six"))
    assert can(s) == [Pay(Colour.RED), Pay(Colour.BLUE)]
    act(s, Pay(Colour.RED))
    assert hand(s) == {"blue": 1, "black": 2}
    assert reserve(s) == {"red": 26, "blue": 26, "yellow": 25, "green": 25}
    assert lying(s, 0) == ["Portion of Six"]
    assert told(s, Bought) == [Bought(0, kind("Portion of Six"), 1, 1, 0, 0)]


def test_black_cubes_pay_for_nothing() -> None:
    s = new(open_cards=["Portion of Six"])
    draws(s, red=1, black=2)
    with refusal(s, TooDear(kind("Portion of Six"), 2)):
        act(s, buy("Portion of Six"))


def test_the_place_is_filled_at_once_and_everybody_sees_it() -> None:
    s = new(open_cards=["Nip", "Tug"])
    before = market(s)
    draws(s, red=1)
    act(s, buy("Nip"))
    after = market(s)
    assert after[1:] == before[1:]
    assert told(s, Revealed)[-1] == Revealed(kind(after[0]))


def test_one_card_a_turn() -> None:
    s = new(open_cards=["Nip", "Tug"])
    draws(s, red=5)
    act(s, buy("Nip"))
    with refusal(s, OnePurchase()):
        act(s, buy("Tug"))
    ends(s)
    draws(s, red=5)
    assert buy("Tug") in can(s)


def test_only_open_cards_can_be_bought() -> None:
    s = new()
    draws(s, red=5)
    with refusal(s, NotOpen(kind("Jam Trio"))):
        act(s, buy("Jam Trio"))


def test_where_there_is_one_way_to_pay_nobody_is_asked() -> None:
    s = new(open_cards=["Tug"])
    draws(s, red=1, green=1)
    act(s, buy("Tug"))
    assert hand(s) == {}
    assert lying(s, 0) == ["Tug"]


def test_cubes_are_paid_in_the_order_of_the_colours_so_that_a_payment_is_one_way_only() -> None:
    s = new(open_cards=["Jam Trio"])
    draws(s, red=2, blue=2, yellow=2)
    act(s, buy("Jam Trio"))
    assert can(s) == [Pay(Colour.RED), Pay(Colour.BLUE)]  # four of the last two are all there are
    with refusal(s, PaidInOrder()):
        act(s, Pay(Colour.YELLOW))
    with refusal(s, TooLittleFood()):
        act(s, Pay(Colour.GREEN))
    act(s, Pay(Colour.BLUE))  # then it must be the other blue one and both yellow ones
    assert hand(s) == {"red": 2}


def test_a_payment_is_drafted_and_nobody_notices() -> None:
    s = new(open_cards=["Jam Trio"])
    draws(s, red=4, blue=4)
    act(s, buy("Jam Trio"))
    before = s.view(1), s.journal(1)
    act(s, Pay(Colour.RED), Pay(Colour.RED))
    assert (s.view(1), s.journal(1)) == before
    assert sees(s, 0).due == 2


def test_a_sixth_card_means_discarding_one_of_the_others() -> None:
    s = new(open_cards=["Tug"], cards={0: FULL})
    draws(s, red=2, black=2)
    act(s, buy("Tug"))
    assert can(s) == [Discard(kind(name)) for name in ("Jam Trio", "Red Fast", "Blue Fast", "Nip")]
    with refusal(s, NotTheNewCard()):
        act(s, Discard(kind("Tug")))
    with refusal(s, NotInFront(kind("Pea Marathon"))):
        act(s, Discard(kind("Pea Marathon")))
    act(s, Discard(kind("Nip")))
    assert lying(s, 0) == ["Blue Fast", "Jam Trio", "Red Fast", "Tug"]
    assert bottom(s) == ["Nip"]
    assert told(s, Discarded) == [Discarded(0, kind("Nip"))]


def test_a_new_copy_may_push_out_the_old_one() -> None:
    s = new(open_cards=["Nip"], cards={0: FULL})
    draws(s, red=1, black=2)
    act(s, buy("Nip"))
    act(s, Discard(kind("Nip")))
    assert lying(s, 0) == sorted(FULL)
    assert bottom(s) == ["Nip"]


def test_five_cards_with_the_boar_are_no_sixth() -> None:
    s = new(open_cards=["Tug"], cards={0: FULL[:3]})
    draws(s, red=2, black=2)
    act(s, buy("Tug"))
    assert Done() in can(s)
    assert len(lying(s, 0)) == 4


def test_a_bought_diet_can_be_used_at_once() -> None:
    s = new(open_cards=["Beetroot Cure"])
    draws(s, red=3, green=2)
    act(s, buy("Beetroot Cure"), Pay(Colour.GREEN))
    assert hand(s) == {"red": 2}
    act(s, use("Beetroot Cure"))
    assert at(s) == [5, 0]


# Buy a ticket


@pytest.mark.parametrize("colour", list(Colour))
def test_a_ticket_takes_the_boar_to_the_next_station_of_that_kind(colour: Colour) -> None:
    s = new()
    price = BOX.tickets[colour]
    draws(s, **{colour.name.lower(): price})
    act(s, Ride(colour))
    station = BOX.stations[colour][0]
    assert at(s) == [station, 0]
    assert hand(s) == {}
    assert reserve(s)[colour.name.lower()] == 25 + price
    assert told(s, Rode) == [Rode(0, colour, station)]


def test_a_ticket_needs_the_exact_number_drawn() -> None:
    for red in (2, 4):
        s = new()
        draws(s, red=red)
        with refusal(s, NotTheTicket(3, Colour.RED)):
            act(s, Ride(0))


def test_four_cubes_less_one_are_no_ticket_for_three() -> None:
    s = new(cards={0: ["Garden Salad"]})
    draws(s, red=4, green=1)
    act(s, use("Garden Salad"))
    assert hand(s) == {"red": 3}
    assert Ride(0) not in can(s)


def test_all_of_the_cubes_must_still_be_there() -> None:
    s = new(cards={0: ["Garden Salad"]})
    draws(s, red=3, green=1)
    assert Ride(0) in can(s)
    act(s, use("Garden Salad"))
    with refusal(s, NotTheTicket(3, Colour.RED)):
        act(s, Ride(0))


def test_other_colours_do_not_matter_and_one_can_ride_from_any_space() -> None:
    s = new(at=[11, 0])
    draws(s, red=3, blue=2, green=1, black=2)
    act(s, Ride(0))
    assert at(s)[0] == BOX.stations[0][11] > 11


def test_from_a_station_it_goes_to_the_next_one() -> None:
    first = BOX.stations[0][0]
    s = new(at=[first, 0])
    draws(s, red=3)
    act(s, Ride(0))
    assert at(s)[0] == BOX.stations[0][first] > first


def test_without_a_station_ahead_there_is_no_ticket() -> None:
    s = new(at=[94, 0])
    draws(s, red=3)
    with refusal(s, LastStation(0)):
        act(s, Ride(0))


def test_two_tickets_of_two_kinds_in_a_turn() -> None:
    s = new()
    draws(s, red=3, yellow=4)
    act(s, Ride(0), Ride(2))
    assert at(s)[0] == BOX.stations[2][BOX.stations[0][0]]


def test_after_a_ride_one_can_go_on_with_diets() -> None:
    s = new()
    draws(s, red=3, yellow=1)
    act(s, Ride(0), Eat(0))
    assert at(s)[0] == BOX.stations[0][0] + 1


# Feed your boar: the boar card


def test_both_diets_of_the_boar_each_once_a_turn() -> None:
    s = new()
    draws(s, red=4, yellow=2)
    act(s, Eat(0))
    assert (at(s), hand(s)) == ([1, 0], {"red": 4, "yellow": 1})
    act(s, Eat(1))
    assert (at(s), hand(s)) == ([4, 0], {"red": 2, "yellow": 1})
    assert told(s, Ate) == [Ate(0, 0, 1), Ate(0, 1, 4)]
    for meal in (0, 1):
        with refusal(s, UsedUp()):
            act(s, Eat(meal))
    ends(s)
    ends_of_other(s)
    draws(s, red=4, yellow=2)
    assert Eat(0) in can(s)
    assert Eat(1) in can(s)


def ends_of_other(s: State) -> None:
    draws(s, red=1)
    ends(s)


def test_the_cubes_must_be_there() -> None:
    s = new()
    draws(s, red=1)
    with refusal(s, TooLittleFood()):
        act(s, Eat(1))


def test_diets_of_other_boars_are_not_ones_own() -> None:
    s = new()
    draws(s, green=1)
    with refusal(s, NotYourBoar()):
        act(s, Eat(2))


# Diet cards


def test_mono_and_combo_diets_cost_their_cubes_and_move_the_whole_distance() -> None:
    s = new(cards={0: ["Cabbage Cure", "Picnic Trio"]})
    draws(s, blue=1, yellow=1, green=3)
    act(s, use("Cabbage Cure"))
    assert (at(s), hand(s)) == ([5, 0], {"blue": 1, "yellow": 1, "green": 1})
    act(s, use("Picnic Trio"))
    assert (at(s), hand(s)) == ([13, 0], {})
    assert told(s, Used) == [Used(0, kind("Cabbage Cure"), 5), Used(0, kind("Picnic Trio"), 13)]


def test_each_diet_once_a_turn() -> None:
    s = new(cards={0: ["Cabbage Cure"]})
    draws(s, green=5)
    act(s, use("Cabbage Cure"))
    with refusal(s, UsedUp()):
        act(s, use("Cabbage Cure"))


def test_two_equal_cards_are_two_diets() -> None:
    s = new(cards={0: ["Cabbage Cure", "Cabbage Cure"]})
    draws(s, green=5)
    act(s, use("Cabbage Cure"), use("Cabbage Cure"))
    assert at(s) == [10, 0]
    with refusal(s, UsedUp()):
        act(s, use("Cabbage Cure"))


def test_a_diet_needs_its_cubes() -> None:
    s = new(cards={0: ["Cabbage Cure"]})
    draws(s, green=1)
    with refusal(s, TooLittleFood()):
        act(s, use("Cabbage Cure"))
    with refusal(s, NotInFront(kind("Jam Trio"))):
        act(s, use("Jam Trio"))


def test_a_diet_can_give_cubes_instead() -> None:
    assert BOARS.data is not None
    rows = list(BOARS.data["deck"]["cards"])
    rows[0] = {"kind": "diet", "name": "Compost", "copies": 2, "cost": 1, "eats": {"red": 1}, "gains": {"green": 3}}
    game = BOARS.with_data({"deck": {"cards": rows}})
    s = game.new(2, 1)
    b = inside(s)
    b.boars, b.turn, b.starter = (0, 1), 0, 0
    b.cards[0] = 1
    b.pile &= ~1
    b.market = tuple(card for card in range(20, 24))
    draws(s, red=1)
    s.act(0, game.number(Use(0)))
    assert bag(s, 0)["green"] == 8
    assert told(s, Feasted) == [Feasted(0, 0, 0, 0, 0, 3)]
    assert at(s) == [0, 0]


# Without cubes: these work when sick


@pytest.mark.parametrize("sick", [False, True])
def test_a_non_diet_works_if_no_cube_of_the_colour_was_drawn_sick_or_not(sick: bool) -> None:
    s = new(cards={0: ["Red Fast", "Blue Fast"]})
    draws(s, blue=2, **({"black": 3} if sick else {}))
    assert use("Red Fast") in can(s)
    with refusal(s, ColourDrawn(Colour.BLUE)):
        act(s, use("Blue Fast"))
    act(s, use("Red Fast"))
    assert at(s)[0] == BOX.moves[kind("Red Fast")]
    with refusal(s, UsedUp()):
        act(s, use("Red Fast"))


def test_drawn_means_drawn_not_left() -> None:
    s = new(cards={0: ["Red Fast", "Beetroot Cure"]})
    draws(s, red=2)
    act(s, use("Beetroot Cure"))
    assert hand(s) == {}
    with refusal(s, ColourDrawn(Colour.RED)):
        act(s, use("Red Fast"))


@pytest.mark.parametrize("sick", [False, True])
def test_a_midnight_feast_puts_cubes_into_the_bag(sick: bool) -> None:
    s = new(cards={0: ["Corn Midnight Feast"]})
    draws(s, blue=2, **({"black": 3} if sick else {}))
    before = bag(s, 0)["yellow"]
    gains = unpack(BOX.gains[kind("Corn Midnight Feast")])
    act(s, use("Corn Midnight Feast"))
    assert bag(s, 0)["yellow"] == before + gains["yellow"]
    assert "yellow" not in hand(s)
    assert reserve(s)["yellow"] == 25 - gains["yellow"]


def test_a_feast_gives_what_the_reserve_has_and_needs_something_there() -> None:
    s = new(cards={0: ["Corn Midnight Feast"]}, reserve={"red": 4, "yellow": 1})
    draws(s, blue=2)
    act(s, use("Corn Midnight Feast"))
    assert told(s, Feasted) == [Feasted(0, kind("Corn Midnight Feast"), 0, 0, 1, 0)]
    s = new(cards={0: ["Corn Midnight Feast"]}, reserve={"red": 4})
    draws(s, blue=2)
    with refusal(s, NothingToGain()):
        act(s, use("Corn Midnight Feast"))


@pytest.mark.parametrize(
    ("cubes", "works"), [({"red": 6}, True), ({"red": 3, "black": 3}, True), ({"red": 5}, False), ({"red": 7}, False)]
)
def test_a_portion_diet_works_for_exactly_so_many_cubes_black_ones_included(cubes: dict[str, int], works: bool) -> None:
    s = new(cards={0: ["Portion of Six"]})
    draws(s, **cubes)
    assert (use("Portion of Six") in can(s)) == works
    if not works:
        with refusal(s, NotThatMany(6)):
            act(s, use("Portion of Six"))
    else:
        before = hand(s)
        act(s, use("Portion of Six"))
        assert hand(s) == before
        assert at(s)[0] == BOX.moves[kind("Portion of Six")]


def test_a_portion_bought_this_turn_counts_this_turns_draw() -> None:
    s = new(open_cards=["Portion of Six"])
    draws(s, red=4, black=2)
    act(s, buy("Portion of Six"), use("Portion of Six"))
    assert at(s)[0] == BOX.moves[kind("Portion of Six")]


# Specials


def test_knowledge_is_power_moves_four_when_a_diet_is_bought() -> None:
    s = new(open_cards=["Tomato Gatherer"], cards={0: ["Knowledge Is Power"]})
    draws(s, red=1)
    with refusal(s, NoPurchase()):
        act(s, use("Knowledge Is Power"))
    act(s, buy("Tomato Gatherer"), use("Knowledge Is Power"))
    assert at(s) == [4, 0]
    with refusal(s, UsedUp()):
        act(s, use("Knowledge Is Power"))


def test_it_is_used_only_if_one_likes() -> None:
    s = new(open_cards=["Tomato Gatherer"], cards={0: ["Knowledge Is Power"]})
    draws(s, red=1)
    act(s, buy("Tomato Gatherer"), Done())
    assert at(s)[0] == 0


def test_knowledge_does_not_act_on_vendettas_nor_revenge_on_diets() -> None:
    s = new(open_cards=["Nip"], cards={0: ["Knowledge Is Power", "Best Served Cold"]})
    draws(s, red=1)
    act(s, buy("Nip"))
    assert use("Knowledge Is Power") not in can(s)
    act(s, use("Best Served Cold"))
    assert at(s) == [6, 0]
    s = new(open_cards=["Tomato Gatherer"], cards={0: ["Best Served Cold"]})
    draws(s, red=1)
    act(s, buy("Tomato Gatherer"))
    with refusal(s, NoPurchase()):
        act(s, use("Best Served Cold"))


def test_a_special_does_not_act_on_its_own_purchase_but_another_copy_does() -> None:
    s = new(open_cards=["Knowledge Is Power"])
    draws(s, red=2)
    act(s, buy("Knowledge Is Power"))
    assert use("Knowledge Is Power") not in can(s)
    s = new(open_cards=["Knowledge Is Power"], cards={0: ["Knowledge Is Power"]})
    draws(s, red=2)
    act(s, buy("Knowledge Is Power"), use("Knowledge Is Power"))
    assert at(s) == [4, 0]
    assert use("Knowledge Is Power") not in can(s)


def test_a_special_that_was_discarded_for_the_sixth_card_acts_no_more() -> None:
    s = new(open_cards=["Tomato Gatherer"], cards={0: ["Knowledge Is Power", *FULL[:3]]})
    draws(s, red=1, blue=1)
    act(s, buy("Tomato Gatherer"), Pay(Colour.RED), Discard(kind("Knowledge Is Power")))
    assert use("Knowledge Is Power") not in can(s)


def test_a_purchase_of_last_turn_is_over() -> None:
    s = new(open_cards=["Tomato Gatherer"], cards={0: ["Knowledge Is Power"]})
    draws(s, red=1)
    act(s, buy("Tomato Gatherer"))
    ends(s)
    ends_of_other(s)
    draws(s, red=1)
    assert use("Knowledge Is Power") not in can(s)


@pytest.mark.parametrize("sick", [False, True])
def test_couldnt_care_less_costs_another_card_and_moves_three(sick: bool) -> None:
    s = new(cards={0: ["Couldn't Care Less", "Nip", "Jam Trio"]})
    draws(s, red=1, **({"black": 3} if sick else {}))
    act(s, use("Couldn't Care Less"))
    assert can(s) == [Discard(kind("Jam Trio")), Discard(kind("Nip"))]
    with refusal(s, NotTheNewCard()):
        act(s, Discard(kind("Couldn't Care Less")))
    act(s, Discard(kind("Nip")))
    assert at(s) == [3, 0]
    assert lying(s, 0) == ["Couldn't Care Less", "Jam Trio"]
    assert bottom(s) == ["Nip"]
    with refusal(s, UsedUp()):
        act(s, use("Couldn't Care Less"))


def test_with_nothing_to_discard_one_cares() -> None:
    s = new(cards={0: ["Couldn't Care Less"]})
    draws(s, red=1)
    with refusal(s, NoOtherCard()):
        act(s, use("Couldn't Care Less"))


def test_one_copy_can_be_discarded_for_another() -> None:
    s = new(cards={0: ["Couldn't Care Less", "Couldn't Care Less"]})
    draws(s, red=1)
    act(s, use("Couldn't Care Less"), Discard(kind("Couldn't Care Less")))
    assert at(s) == [3, 0]
    assert lying(s, 0) == ["Couldn't Care Less"]
    with refusal(s, UsedUp()):
        act(s, use("Couldn't Care Less"))


def test_gatherers_and_vendettas_are_not_used() -> None:
    s = new(cards={0: ["Tomato Gatherer", "Nip"]})
    draws(s, red=1)
    for name in ("Tomato Gatherer", "Nip"):
        with refusal(s, NotADiet(kind(name))):
            act(s, use(name))


def test_any_order_goes() -> None:
    """The rulebook's own: a diet, then a ticket, then a card, and then the new diet."""
    s = new(open_cards=["Forest Bowl"])
    draws(s, red=3, yellow=1, blue=3, green=2)
    act(s, Eat(0), Ride(0), buy("Forest Bowl"), Pay(Colour.BLUE), Pay(Colour.GREEN), use("Forest Bowl"))
    assert at(s)[0] == BOX.stations[0][1] + BOX.moves[kind("Forest Bowl")]
