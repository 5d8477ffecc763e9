"""Whatever anybody writes into a game's data is refused with its line, or makes a game that can be played."""

from __future__ import annotations

import re
from random import Random

import pytest

from wolfden import registry
from wolfden.engine.data import with_text
from wolfden.engine.errors import BadData
from wolfden.engine.game import Game

GAMES = [name for name in registry.games() if registry.game(name).source is not None]
TOKEN = re.compile(r'"[^"\n]*"|-?\d+(?:\.\d+)?')
HEADINGS = re.compile(r"(?m)^(?=\[)")
VALUES = [
    *("-1", "0", "1", "2", "3", "7", "20", "63", "64", "99", "255", "256", "2147483648", "1.5"),
    *("9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e400", "nan", "inf", "-inf"),
    *('""', '" "', '"a"', '"\\u0000"', '"\\n"', '"\\U0001F43A"', f'"{"x" * 3000}"', '"red"'),
    *('"{seat}"', '"["', '"|"', '"%s"', "true", "[]", "[[]]", "{}", "{a=1}", "1979-05-27", "07:32:00", "[1, 2]"),
]
LINE = re.compile(r"your file, line \d+: |your file: .*\(at (line \d+, column \d+|end of document)\)")


def changed(text: str, random: Random) -> str:
    """The text with other values, or with lines or whole tables left out, moved or doubled."""
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        lines = text.split("\n")
        at = random.randrange(len(lines))
        match random.randrange(6):
            case 3:
                del lines[at : at + random.choice((1, 3, 10))]
                text = "\n".join(lines)
            case 4:
                lines.insert(random.randrange(len(lines)), lines[at])
                text = "\n".join(lines)
            case 5:
                text = "".join(part for part in HEADINGS.split(text) if random.random() < 0.5)
            case _:
                found = list(TOKEN.finditer(text))
                if found:
                    old = random.choice(found)
                    new = random.choice(VALUES) if random.random() < 0.6 else random.choice(found).group()
                    text = text[: old.start()] + new + text[old.end() :]
    return text


def played(game: Game, seed: int, random: Random) -> None:
    """A while of a game by chance, with all that is shown, saved and imagined of it."""
    state = game.new(random.choice(game.seats), seed)
    for _ in range(300):
        if state.over:
            break
        for seat in range(state.seats):
            state.view(seat)
        seat = random.choice(state.actors())
        state.act(seat, random.choice(state.actions(seat)))
    assert game.load(state.save()).save() == state.save()
    state.redeal(0, seed)


def fuzz(name: str, times: int, seed: int) -> None:
    random, game = Random(seed), registry.game(name)
    assert game.source is not None
    refused = 0
    for number in range(times):
        text = changed(game.source.text, random)
        try:
            mine = with_text(game, text, "your file")
        except BadData as error:
            refused += 1
            assert LINE.match(str(error)), (str(error), text)
        else:
            played(mine, number, random)
    assert 0 < refused < times


@pytest.mark.parametrize("name", GAMES)
def test_data(name: str) -> None:
    fuzz(name, 60, 1)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_much_data(name: str) -> None:
    fuzz(name, 3000, 2)


def test_routes_to_stations_that_there_are_not() -> None:
    with pytest.raises(BadData, match=r"^mine, line 2: routes.cards\[0\]: a route goes to station 99"):
        with_text(registry.game("sobakistan"), "[routes]\ncards = [[99, 1, 2]]", "mine")


def test_what_does_not_go_with_the_rest_is_said_with_its_own_line() -> None:
    """Though what is complained about is not in the text at all."""
    with pytest.raises(BadData, match=r"^mine, line 5: numbers.squads: there must be more precincts than squads$"):
        with_text(registry.game("sobakistan"), few_precincts(), "mine")


def few_precincts() -> str:
    source = registry.game("sobakistan").source
    assert source is not None
    routes = "[routes]\ncards = [[1, 2, 3]]\n\n"
    map = source.texts["data/map.toml"]
    head, heading, precincts = map.partition("[map.precincts]\n")
    return f"{routes}\n{head[head.index('[map]') :]}{heading}" + "\n".join(precincts.split("\n")[:2])
