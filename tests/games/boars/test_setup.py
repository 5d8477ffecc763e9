"""The box and the beginning."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import wolfden
from wolfden.games.boars.terms.actions import Draw, Ground, Kind
from wolfden.games.boars.terms.events import Begins, Chose, Revealed

from .table import BOARS, at, bag, inside, reserve, sees, told

BOX = wolfden.game("boars").components


def test_two_to_four_can_play() -> None:
    assert list(BOARS.seats) == [2, 3, 4]


@pytest.mark.parametrize(("seats", "left"), [(2, 25), (3, 20), (4, 15)])
def test_each_bag_has_five_of_each_colour_and_the_reserve_the_rest(seats: int, left: int) -> None:
    s = BOARS.new(seats, 1)
    for seat in range(seats):
        assert bag(s, seat) == {"red": 5, "blue": 5, "yellow": 5, "green": 5, "black": 5}
    assert reserve(s) == {"red": left, "blue": left, "yellow": left, "green": left}


def test_four_cards_are_turned_up_and_told() -> None:
    s = BOARS.new(2, 3)
    faces = sees(s).market
    assert len(faces) == 4
    assert [event.card for event in told(s, Revealed)] == [face.card for face in faces]  # type: ignore[attr-defined]
    assert sees(s).deck == len(BOARS.components.face) - 4


def test_every_card_is_as_likely_to_be_turned_up_first() -> None:
    first = Counter(sees(BOARS.new(2, seed)).market[0].card for seed in range(6000))
    for kind, cards in enumerate(BOARS.components.copies):
        expected = 6000 * cards.bit_count() / len(BOARS.components.face)
        assert abs(first[kind] - expected) < 5 * expected**0.5 + 5


def test_boars_are_dealt_at_random_and_all_different() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        s = BOARS.new(3, seed)
        boars = tuple(boar.boar for boar in sees(s).boars)
        assert len(set(boars)) == 3
        assert [(event.seat, event.boar) for event in told(s, Chose)] == list(enumerate(boars))  # type: ignore[attr-defined]
        seen[boars] += 1
    assert len(seen) == 24


def test_the_lot_says_who_begins() -> None:
    first = Counter(BOARS.new(4, seed).actors() for seed in range(800))
    assert set(first) == {(0,), (1,), (2,), (3,)}
    assert all(abs(times - 200) < 60 for times in first.values())
    s = BOARS.new(4, 1)
    assert told(s, Begins) == [Begins(s.actors()[0])]


def test_all_boars_stand_on_start() -> None:
    assert at(BOARS.new(4, 1)) == [0, 0, 0, 0]


def test_turns_go_clockwise() -> None:
    s = BOARS.new(3, 1)
    first = s.actors()[0]
    for turn in range(5):
        assert s.actors() == ((first + turn) % 3,)
        s.act(s.actors()[0], BOARS.number(Draw(1)))
        while s.actors()[0] == (first + turn) % 3:
            actions = s.actions(s.actors()[0])
            s.act(s.actors()[0], actions[-1] if isinstance(BOARS.action(actions[0]), Draw) else actions[0])


# The track and the cards, as the ruling has them


def test_the_track_has_96_spaces_of_the_kinds_of_the_ruling() -> None:
    track = BOX.track
    assert len(track) == 96
    assert (track[0], track[-1]) == ((Ground.START, None), (Ground.FINISH, None))
    kinds = Counter(track[1:-1])
    for colour, stations in enumerate((9, 4, 6, 3)):
        assert kinds[Ground.STATION, colour] == stations
        assert kinds[Ground.FOODSTUFF, colour] == 12
        assert kinds[Ground.PREDATOR, colour] == 6


def test_no_colour_clusters() -> None:
    colours = [colour for _, colour in BOX.track]
    assert all(one != other for one, other in itertools.pairwise(colours))


@pytest.mark.parametrize("colour", range(4))
def test_stations_are_evenly_spread(colour: int) -> None:
    where = [0, *[n for n, square in enumerate(BOX.track) if square == (Ground.STATION, colour)], 95]
    gaps = [after - before for before, after in itertools.pairwise(where)]
    assert max(gaps[1:-1]) <= 1.4 * 94 / (len(where) - 2)


def test_dearer_tickets_fly_further() -> None:
    tickets = {ticket: colour for colour, ticket in enumerate(BOX.tickets)}
    assert BOX.tickets == (3, 5, 4, 6)
    means = []
    for ticket in sorted(tickets):
        stations = BOX.stations[tickets[ticket]]
        means.append(sum(station - space for space, station in enumerate(stations) if station > 0) / 60)
    assert means == sorted(means)


def test_the_boars_are_those_of_the_ruling() -> None:
    words = wolfden.game("boars").words
    assert [words.thing("Meal", meal) for meal in range(len(BOX.meal_eats))] == [
        "1 yellow for 1 space",
        "2 red for 3 spaces",
        "1 green for 1 space",
        "2 yellow for 3 spaces",
        "1 red for 1 space",
        "2 blue for 3 spaces",
        "1 blue for 1 space",
        "2 green for 3 spaces",
    ]


def test_the_deck_has_about_sixty_cards_of_all_kinds() -> None:
    assert 55 <= len(BOX.face) <= 60
    kinds = Counter(face.kind for face in BOX.faces)
    assert set(kinds) == set(Kind)
    for each in (Kind.NON_DIET, Kind.MIDNIGHT_FEAST, Kind.GATHERER, Kind.OVERTAKE):
        assert kinds[each] == 4
        assert len({face.colour for face in BOX.faces if face.kind is each}) == 4
    assert all(1 <= face.cost <= 5 for face in BOX.faces)
    assert {face.cost for face in BOX.faces if face.kind is Kind.PORTION} == {2}
    assert len({face.number for face in BOX.faces if face.kind is Kind.PORTION}) >= 3
    assert len({face.moves for face in BOX.faces if face.kind is Kind.PULLBACK}) >= 3


def test_the_specials_move_as_far_as_the_rulebook_says() -> None:
    moves = {face.kind: face.moves for face in BOX.faces}
    specials = (Kind.KNOWLEDGE_IS_POWER, Kind.BEST_SERVED_COLD, Kind.COULDNT_CARE_LESS)
    assert [moves[kind] for kind in specials] == [4, 6, 3]


# What is hidden


@pytest.mark.parametrize(("bags", "own", "others"), [("own", True, False), ("all", True, True), ("none", False, False)])
def test_the_option_says_whose_bags_are_counted_out(bags: str, own: bool, others: bool) -> None:
    view = BOARS.new(3, 1, bags=bags).view(1)
    assert [boar.bag is not None for boar in view.boars] == [others, own, others]  # type: ignore[attr-defined]
    spectator = BOARS.new(3, 1, bags=bags).view(None)
    assert all((boar.bag is not None) == others for boar in spectator.boars)  # type: ignore[attr-defined]


def test_by_default_you_see_your_own_bag() -> None:
    assert BOARS.options["bags"].default == "own"


def test_nothing_hidden_is_in_the_state_so_that_imagined_worlds_differ_by_chance_only() -> None:
    s = BOARS.new(2, 1)
    world = inside(s.redeal(0, 5))
    for name in ("pile", "bottom", "market", "bags", "reserve", "cards"):
        assert getattr(world, name) == getattr(inside(s), name)


def test_equal_cards_are_the_same_card_to_the_state() -> None:
    """Which of two copies is turned up is nobody's to know, so there is no such difference."""
    for seed in range(40):
        s = inside(BOARS.new(2, seed))
        for cards in BOARS.components.copies:
            gone = cards & ~s.pile
            assert gone == 0 or gone & cards & -cards


def test_the_game_is_found_by_name() -> None:
    assert "boars" in wolfden.games()
