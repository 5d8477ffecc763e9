"""The data files: what does not fit is refused, and said where; numbers of one's own are played with."""

from __future__ import annotations

import copy
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import wolfden
from tests.games.sobakistan.table import BOX, GAME
from tests.games.wander import wander
from wolfden.engine.errors import BadData

Tables = dict[str, Any]


def tables() -> Tables:
    assert GAME.source is not None
    return copy.deepcopy(GAME.source.tables)


def line(data: Tables, name: str) -> list[int]:
    found: list[int] = data["map"]["lines"][name]
    return found


def broken(change: Callable[[Tables], object]) -> str:
    data = tables()
    change(data)
    with pytest.raises(BadData) as caught:
        GAME.with_data(data)
    return str(caught.value)


WRONG: list[tuple[Callable[[Tables], object], str]] = [
    (lambda d: line(d, "red").append(19), "map.lines.red[7]: the red line goes to station 19, which is not on the map"),
    (lambda d: line(d, "red").append(3), "the red and the yellow line join stations 3 and 4"),
    (lambda d: line(d, "black").extend([11]), "the black line twice joins stations 3 and 11"),
    (lambda d: line(d, "red").append(4), "the red line goes from station 4 to itself"),
    (lambda d: d["map"]["lines"].update(purple=[6, 7]), "no line leads from station 1 to station 15"),
    (lambda d: d["map"]["lines"].update(green=[13]), "map.lines.green: the green line must join at least two stations"),
    (lambda d: d["map"]["lines"].update({"\n": d["map"]["lines"].pop("green")}), "'\\n' is no word"),
    (lambda d: d["map"]["lines"].update(white=[1, 2]), "there are 1 to 6 lines, not 7"),
    (lambda d: d["map"]["stations"][6].update(x=float("nan")), "map.stations[6].x: Expected `float`"),
    (lambda d: d["map"]["stations"][0].update(district=""), "map.stations[0].district: '' is no word"),
    (lambda d: d["map"]["stations"][3].update(number=3), "map.stations[3].number: there is a station 3 already"),
    (lambda d: d["map"]["stations"][0].update(number=0), "18 stations are numbered from 1 to 18; there is no 0"),
    (lambda d: d["map"]["stations"][0].update(district="Seventh"), "there is room for 6 districts, not 7"),
    (
        lambda d: d["map"]["precincts"].update({"north-western": ["Western"]}),
        "map.precincts.north-western: the north-western precinct must touch two districts, not 1",
    ),
    (
        lambda d: d["map"]["precincts"].update({"north-western": ["Western", "Atlantis"]}),
        "the north-western precinct touches the Atlantis district, which has no station",
    ),
    (lambda d: d["map"]["precincts"].pop("north-western"), "there must be more precincts than squads"),
    (lambda d: d["words"]["long"].pop(), "words.long: 18 stations need 18 to 18 long tokens, not 17"),
    (lambda d: d["words"]["hints"].append("Extra"), "there are 1 to 37 hint cards, not 38"),
    (lambda d: d["words"]["short"][0].__setitem__(1, "Beach"), "the word 'Beach' is there 2 times"),
    (lambda d: d["words"]["hints"].__setitem__(0, " "), "' ' is no word"),
    (lambda d: d["routes"]["cards"].append([1, 2, 44]), "routes.cards[81]: a route goes to station 44"),
    (lambda d: d["routes"]["cards"].append([1, 2, 1]), "a route goes to three different stations, not (1, 2, 1)"),
    (lambda d: d["routes"]["cards"].append([16, 3, 9]), "there are two route cards (16, 3, 9)"),
    (lambda d: d["routes"].update(cards=[[99, 1, 2]]), "routes.cards[0]: a route goes to station 99"),
    (lambda d: d["routes"].update(cards=[[0, 4, 10]]), "routes.cards[0]: a route goes to station 0"),
    (
        lambda d: d["routes"]["cards"].append([16, 10, 9]),
        "routes.cards[81]: the route 16, 10, 9 takes 1 and 2 steps; each way has at least 3, and both together",
    ),
    (lambda d: d["routes"]["cards"].append([15, 3, 15]), "a route goes to three different stations, not (15, 3, 15)"),
    (
        lambda d: d["routes"].update(most=6),
        "takes 5 and 3 steps; each way has at least 3, and both together have at most 6",
    ),
    (lambda d: d["routes"].update(least=0), "routes.least"),
    (lambda d: d["routes"].update(cards=[]), "there is no route card"),
    (lambda d: d["routes"].update(cards=[[1, 2, 3]] * 301), "routes.cards: Expected `array` of length <= 300"),
    (lambda d: d["hunting"]["cards"][0].update(bloodhound="bark"), "no card says 'bark'"),
    (lambda d: d["hunting"]["cards"][0].update(bloodhound="scour"), "two cards say 'scour'"),
    (lambda d: d["hunting"]["cards"].pop(), "there are 5 cards of the Liaison's, not 4"),
    (lambda d: d["hunting"]["cards"][0].update(holder="wolf"), "hunting.cards[0].holder"),
    (lambda d: d["numbers"].update(slots=11), "numbers.slots"),
    (lambda d: d["numbers"].update(squads=0), "numbers.squads"),
    (lambda d: d["numbers"].pop("hand"), "hand"),
    (lambda d: d.update(extra={}), "extra"),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[message[:50] for _, message in WRONG])
def test_what_is_wrong_is_named(change: Callable[[Tables], object], message: str) -> None:
    assert message in broken(change)


def test_a_table_that_is_missing_stays_as_it_comes() -> None:
    game = wolfden.game("sobakistan", data={"numbers": {**tables()["numbers"], "slots": 4}})
    assert game.components.slots == 4
    assert game.components.routes == BOX.routes
    state = game.new(3, 1)
    wander(state, 1, 2000)
    assert state.over
    assert state.round <= 3  # type: ignore[attr-defined]


def test_another_pairing_of_the_hunting_cards_is_played() -> None:
    cards = tables()["hunting"]["cards"]
    cards[0]["bloodhound"], cards[1]["bloodhound"] = cards[1]["bloodhound"], cards[0]["bloodhound"]
    game = GAME.with_data({"hunting": {"cards": cards}})
    assert game.components.pairs[:2] == [1, 0]
    for seed in range(5):
        state = wander(game.new(5, seed), seed, 3000)
        assert state.over


def test_a_smaller_map_is_played() -> None:
    data = tables()
    data["map"] = {
        "stations": [{"number": n, "district": ("West", "East")[n > 3], "x": n % 3, "y": n // 3} for n in range(1, 7)],
        "lines": {"ring": [1, 2, 3, 4, 5, 6, 1]},
        "precincts": {"north": ["West", "East"], "south": ["West", "East"]},
    }
    data["routes"] = {"cards": [[1, 4, 2], [2, 5, 3]], "least": 2}
    data["numbers"]["squads"] = 1
    game = GAME.with_data(data)
    for seed in range(10):
        state = game.new(4, seed)
        for _ in range(40):
            wander(state, seed, 1)
            for seat in range(4):
                assert state.over or state.redeal(seat, seed).view(seat) == state.view(seat)
                game.show(state.view(seat), game.words, ["a", "b", "c", "d"])


def test_the_files_as_they_come_fit_and_can_be_printed_as_one() -> None:
    import tomllib

    assert GAME.source is not None
    assert GAME.data is None
    assert tomllib.loads(GAME.source.text) == GAME.source.tables
    assert set(GAME.source.tables) == {"map", "words", "routes", "hunting", "numbers"}


def test_every_edge_belongs_to_one_line_and_every_station_to_one_district() -> None:
    edges = [frozenset(edge) for line in BOX.lines for edge in pairwise(line)]
    assert len(edges) == len(set(edges)) == 27
    assert sorted(BOX.district_of[1:].count(district) for district in range(6)) == [3] * 6
