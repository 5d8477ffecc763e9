"""The deck is closed: nothing that anybody sees, imagines or does depends on which other cards there are."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.sobakistan.table import BLOODHOUND, BOX, GAME, LIAISON, TABLES, YELLOW, new
from wolfden.bots import bot as find
from wolfden.bots.turn import take_turn
from wolfden.engine.chance import fast
from wolfden.engine.game import Game
from wolfden.games.sobakistan.state import Sobakistan

CARDS = [BOX.routes[number] for number in BOX.deck]
NAMES = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"]


def other_deck(kept: int) -> Game:
    """The game with the same card at that place, and with as many others that are not in the box."""
    others = [route for route in BOX.routes if route not in CARDS]
    cards = Random(kept).sample(others, len(CARDS))
    cards[kept] = CARDS[kept]
    return GAME.with_data({"routes": {"cards": [list(card) for card in cards]}})


def twin_games(seats: int, seed: int, **options: bool) -> tuple[Sobakistan, Sobakistan]:
    """The same deal from the box, and from another one."""
    one = GAME.new(seats, seed, **options)
    assert isinstance(one, Sobakistan)
    other = other_deck(BOX.deck.index(one.route)).new(seats, seed, **options)
    assert isinstance(other, Sobakistan)
    assert one.route == other.route
    return one, other


def look(s: Sobakistan, seat: int) -> object:
    """All that a seat is shown, in words, too, and what it imagines."""
    game, seen = s.setting.game, s.view(seat)
    told = [game.text(event, NAMES) for event in s.journal(seat)]
    looked_up = [show(seen, game.words, NAMES, asked) for show in game.lookups.values() for asked in ("", "16", "3 9")]
    world = s.redeal(seat, 7)
    assert isinstance(world, Sobakistan)
    imagined = world.route, world.marks, world.hand, world.view(LIAISON)
    return seen, told, list(game.show(seen, game.words, NAMES)), looked_up, imagined


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("player", ["good", "simple"])
def test_nothing_that_is_shown_imagined_or_done_depends_on_the_other_cards(seats: int, player: str) -> None:
    one, other = twin_games(seats, seats)
    streams = fast(seats), fast(seats)
    while not one.over:
        seat = one.actors()[0]
        assert look(one, seat) == look(other, seat)
        assert one.view(None) == other.view(None)
        for s, stream in zip((one, other), streams, strict=True):
            take_turn(s, seat, find(s.setting.game, player), stream)
        assert one.journal(seat) == other.journal(seat)
    assert other.over
    assert one.review() == other.review()


def test_with_open_routes_it_does() -> None:
    one, other = twin_games(4, 1, open_routes=True)
    for seat in range(4):
        assert look(one, seat) != look(other, seat)


def test_worlds_are_imagined_whose_route_is_on_no_card() -> None:
    s = new(4, route=(16, 3, 9))
    for seat, fitting in ((YELLOW, set(BOX.routes_from[16])), (BLOODHOUND, set(range(len(BOX.routes))))):
        worlds = [s.redeal(seat, seed) for seed in range(1000)]
        routes = {world.route for world in worlds}  # type: ignore[attr-defined]
        assert routes <= fitting
        assert len(routes - set(BOX.deck)) > len(routes) / 2
        world = next(world for world in worlds if world.route not in BOX.deck)  # type: ignore[attr-defined]
        assert GAME.load(world.save()).save() == world.save()
        card = world.view(LIAISON).route  # type: ignore[attr-defined]
        assert (card.start, card.drop_off, card.extraction) == BOX.routes[world.route]  # type: ignore[attr-defined]
        stream = fast(1)
        while not world.over:
            world.act(world.actors()[0], stream.choose(world.actions(world.actors()[0])))
        assert world.review().route == card  # type: ignore[attr-defined]


def test_with_open_routes_only_cards_are_imagined() -> None:
    s = new(4, route=(16, 3, 9), open_routes=True)
    for seat, cards in ((YELLOW, BOX.deck_from[16]), (BLOODHOUND, BOX.deck)):
        assert {s.redeal(seat, seed).route for seed in range(1500)} == set(cards)  # type: ignore[attr-defined]


def test_the_laws_hold_imagined_worlds_against_games_with_any_deck() -> None:
    dealt = {GAME.imagine(3, seed).route for seed in range(1500)}  # type: ignore[attr-defined]
    assert len(dealt) > len(BOX.routes) / 2
    opened = {GAME.imagine(3, seed, open_routes=True).route for seed in range(800)}  # type: ignore[attr-defined]
    assert opened == set(BOX.deck)
    assert GAME.new(3, 5).save() != GAME.imagine(3, 5).save()
