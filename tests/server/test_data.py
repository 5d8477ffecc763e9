"""Tables that are played with numbers of somebody's own."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.house import ENTROPY, house
from wolfden import registry
from wolfden.engine.replay import decode, fold, with_its_data
from wolfden.notices import Notice
from wolfden.server.api import LONGEST_DATA
from wolfden.server.fair import verify
from wolfden.server.pool import Pool
from wolfden.server.reasons import BadNumbers, Misunderstood, NoNumbers

BOARS = registry.game("boars")
SHORT = '[track]\nspaces = ["start r y b g R b! y r g finish"]\n'


async def test_a_table_is_played_with_the_hosts_numbers_and_the_replay_carries_them(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, token = await it.open("boars", data=SHORT, seats=3)
        ann = await it.client(table, token)
        sheet = (await it.http(f"/api/sheets/{ann.welcome['sheet']}")).value
        assert sheet["data"]["track"]["spaces"] == ["start r y b g R b! y r g finish"]
        await ann.done("ready", entropy=ENTROPY)
        await ann.done("start")
        await ann.until(lambda: ann.position is not None)
        assert ann.position is not None and len(ann.position["view"]["track"]) == 11
        await ann.play(Random(1))
        answer = await it.http(f"/api/tables/{table}/replay")
        replay = decode(answer.body, registry.game)
        assert replay.data == sheet["data"]
        game = with_its_data(BOARS, replay)
        assert fold(game, replay).over
        assert all(finding.fits for finding in verify(game, replay, ann.room["commitment"]))
        story = await it.http(f"/api/tables/{table}/story?eyes=all")
        assert len(story.value["scenes"][-1]["view"]["track"]) == 11
        await ann.ask("rematch")
        await ann.until(lambda: ann.room["rematch"] is not None)
        again = await it.http("/api/join", {"code": ann.room["rematch"], "name": "Ann"})
        assert it.hub.tables[again.value["table"]].game is game


async def test_they_outlive_the_server(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, token = await it.open("boars", data=SHORT, play_now=True)
    async with house(tmp_path) as it:
        ann = await it.client(table, token)
        assert (await it.http(f"/api/sheets/{ann.welcome['sheet']}")).value["data"] is not None
        await ann.play(Random(2))
        assert len(ann.position["view"]["track"]) == 11  # type: ignore[index]


async def test_bots_in_processes_of_their_own_play_with_them() -> None:
    game = BOARS.with_data({"track": {"spaces": ["start r y b g R b! y r g finish"]}})
    state = game.new(2, 1)
    seat = state.actors()[0]
    pool = Pool(1)
    await pool.start()
    try:
        _, actions = await pool.play("boars", game.data, state.sight(seat, 1).save(), seat, "good", 1)
        state.chain(seat, actions)
    finally:
        await pool.close()


@pytest.mark.parametrize(
    ("game", "data", "says"),
    [
        ("boars", "[start]\nfood = 5\nblack = 0\n", BadNumbers(3, "start.black: Expected `int` >= 1")),
        ("boars", "[start]\nfood = \n", BadNumbers(0, "Invalid value (at line 2, column 8)")),
        (
            "boars",
            '[track]\nspaces = [\n"start r", "pink finish"]',
            BadNumbers(3, "track.spaces[1]: space 2 is 'pink'"),
        ),
        ("boars", "[strat]\n", BadNumbers(1, "strat: there is no such field")),
        (
            "boars",
            "a" + ".a" * 9000 + " = 1",
            BadNumbers(1, "tables and lists lie within each other at most 16 deep"),
        ),
        ("boars", "#" * (LONGEST_DATA + 1), Misunderstood("Expected `str` of length <= 32768")),
        ("gulag", "", NoNumbers("Gulag")),
    ],
)
async def test_what_does_not_fit_is_refused_with_its_line(tmp_path: Path, game: str, data: str, says: Notice) -> None:
    async with house(tmp_path) as it:
        answer = await it.http("/api/tables", {"game": game, "name": "Ann", "data": data})
        assert answer.status == 400
        assert type(answer.wrong) is type(says)
        for field in says.__struct_fields__:  # of details, the beginning
            assert str(getattr(answer.wrong, field)).startswith(str(getattr(says, field)))
        assert not it.hub.tables


async def test_the_file_to_begin_with_can_be_had(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        cards = (await it.http("/api/games")).value
        for card in cards:
            answer = await it.http(f"/api/data/{card['name']}")
            assert card["data"] == (registry.game(card["name"]).source is not None)
            assert answer.status == (200 if card["data"] else 404)
            if card["data"]:
                assert answer.headers["content-disposition"] == f'attachment; filename="{card["name"]}.toml"'
                await it.open(card["name"], data=answer.body.decode())
        assert all(table.charter.data is None for table in it.hub.tables.values())
        assert (await it.http("/api/data/chess")).status == 400
