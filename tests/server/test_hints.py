"""Hints and warnings on the wire: who gets them, what they are, and that nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.house import House, Inline, house
from tests.server.test_lobby import lobby
from tests.server.test_moves import turn_of, two_people
from wolfden import registry
from wolfden.engine.advice import advise
from wolfden.games.wooolf.terms.whys import PoorOdds
from wolfden.server.pool import Busy, Pool
from wolfden.server.reasons import BotPlays, ChoicesChanged, GameEnded, HintsBusy, NoHints, OnlyWatching, TooFast
from wolfden.server.settings import Rate
from wolfden.server.worker import Advised

GULAG = registry.game("gulag")


async def alone(it: House, game: str = "gulag", **more: Any) -> Client:
    """Somebody who plays with bots."""
    table, token = await it.open(game, play_now=True, **more)
    client = await it.client(table, token)
    await client.until(lambda: client.position is not None)
    return client


async def own_turn(client: Client) -> None:
    await client.until(lambda: bool(client.actions) or client.over)


async def follow(client: Client) -> list[dict[str, Any]]:
    """Do what one is advised until the game is over: all the advice."""
    given: list[dict[str, Any]] = []
    while not client.over:
        await own_turn(client)
        if client.over:
            break
        answer = await client.ask("advise", at=client.n)
        if answer["tell"] == "advised":
            given.append(answer)
            await client.ask("move", at=answer["n"], actions=answer["actions"])
        else:
            assert answer["stale"], answer
    return given


@pytest.mark.parametrize("game", registry.games())
async def test_a_whole_game_by_following_every_hint(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as it:
        ann = await alone(it, game)
        given = await asyncio.wait_for(follow(ann), 120)
        terms = registry.game(game).terms
        told = [why["is"] for answer in given for why in answer.get("whys", ())]
        assert given and set(told) <= terms.keys()
        assert all(len(answer.get("whys", ())) <= 2 for answer in given)
        if game in ("gulag", "wooolf"):
            assert len(told) >= len(given), "each has a reason"


async def test_the_advice_is_what_the_strongest_bot_would_do(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann = await alone(it)
        await own_turn(ann)
        answer = await ann.ask("advise", at=ann.n)
        game, sight, seat, _, seed = it.pool.asked[-1]
        found = advise(GULAG.bots["good"], GULAG.sight(GULAG.load(sight), seat), seed)
        assert (game, answer["n"], tuple(answer["actions"])) == ("gulag", ann.n, found.move)
        again = await ann.ask("advise", at=ann.n)
        assert {**again, "id": ""} == {**answer, "id": ""}, "asking again gives the same answer"


async def test_hints_are_on_for_one_person_and_off_for_more(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        (ann,) = await lobby(it)
        assert ann.room["hints"] is True
        _, own = await it.join(ann.room["code"], "Ben")
        ben = await it.client(ann.welcome["table"], own)
        await ann.until(lambda: ann.room["hints"] is False)
        await ann.done("arrange", hints=True)
        await ben.until(lambda: ben.room["hints"] is True)
        await ann.done("arrange", hints=False)
        await ben.done("leave")
        await ann.until(lambda: ann.room["hints"] is False), "the host has said so"


async def test_hints_are_fixed_at_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        assert ann.room["hints"] is False
        await ben.done("leave")
        await ann.until(lambda: ann.room["seats"][1]["person"] is False)
        assert ann.room["hints"] is False
        await turn_of(ann, naming=False)
        assert await ann.refused("advise", at=ann.n) == NoHints()
        other = await alone(it)
        table = it.hub.tables[other.welcome["table"]]
        assert table.charter.hints is True and other.room["hints"] is True
        silent = await alone(it, hints=False)
        assert silent.room["hints"] is False


async def test_the_next_table_is_as_the_host_has_said(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, _ = await two_people(it, hints=True)
        assert ann.room["hints"] is True
        await ann.done("leave")
        chosen = it.hub.rematch(it.hub.tables[ann.welcome["table"]])
        assert chosen.charter.hint is True and chosen.charter.hints is None


async def test_who_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it, hints=True)
        mover = await turn_of(ann, ben)
        other = ben if mover is ann else ann
        watcher = await it.client(ann.welcome["table"])
        assert await watcher.refused("advise", at=0) == OnlyWatching()
        assert await other.refused("advise", at=other.n) == {"is": "NotYourTurn"}
        answer = await mover.ask("advise", at=0)
        assert answer["tell"] == "refused" and answer["stale"]
        await mover.done("handover", bot="good")
        assert await mover.refused("advise", at=mover.n) == BotPlays()
        await other.done("agree", end=True)  # the only one left who plays
        await mover.until(lambda: mover.room["phase"] == "over")
        assert await mover.refused("advise", at=mover.n) == GameEnded()


async def test_nobody_else_notices(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it, hints=True)
        mover = await turn_of(ann, ben)
        other = ben if mover is ann else ann
        watcher = await it.client(ann.welcome["table"])
        before, rows = (len(other.frames), len(watcher.frames), other.n), kept(it)
        for _ in range(3):
            assert (await mover.ask("advise", at=mover.n))["tell"] == "advised"
        for client in (other, watcher):
            assert (await client.ask("lookback", before=0))["tell"] == "earlier"
        assert (len(other.frames) - 1, len(watcher.frames) - 1, other.n) == before
        assert kept(it) == rows, "nothing of it is written down"


def kept(it: House) -> int:
    return int(it.hub.store.engine.connect().exec_driver_sql("SELECT count(*) FROM moves").scalar_one())


class Slow(Inline):
    """Hints that are found when the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.begun = 0

    async def advise(self, *asked: Any) -> Advised:
        self.begun += 1
        await self.gate.wait()
        return await super().advise(*asked)


async def test_two_pages_of_one_seat_share_a_thought(tmp_path: Path) -> None:
    slow = Slow()
    async with house(tmp_path, pool=slow) as it:
        ann = await alone(it)
        await own_turn(ann)
        page = await it.client(ann.welcome["table"], ann.token)
        asked = [asyncio.create_task(one.ask("advise", at=ann.n)) for one in (ann, page, ann)]
        while len(next(iter(it.hub.hints.thoughts.values()), (0, 0, ()))[2]) < 3:
            await asyncio.sleep(0.005)
        slow.gate.set()
        assert [answer["tell"] for answer in await asyncio.gather(*asked)] == ["advised"] * 3
        assert slow.begun == 1 and not it.hub.hints.thoughts


async def test_advice_that_comes_too_late_is_stale(tmp_path: Path) -> None:
    slow = Slow()
    async with house(tmp_path, pool=slow) as it:
        ann = await alone(it)
        await own_turn(ann)
        asked = asyncio.create_task(ann.ask("advise", at=ann.n))
        while not slow.begun:
            await asyncio.sleep(0.005)
        await ann.done("move", at=ann.n, actions=await ann.compose(Random(1)))
        slow.gate.set()
        answer = await asked
        assert answer["tell"] == "refused" and answer["stale"] and answer["code"] == {"is": ChoicesChanged.__name__}


async def test_a_seat_cannot_ask_without_end(tmp_path: Path) -> None:
    async with house(tmp_path, limited=True, hint_rate=Rate(2, 0.01)) as it:
        ann = await alone(it)
        await own_turn(ann)
        for _ in range(2):
            assert (await ann.ask("advise", at=ann.n))["tell"] == "advised"
        assert isinstance(await ann.refused("advise", at=ann.n), TooFast)


async def test_whoever_asks_when_too_many_do_is_told(tmp_path: Path) -> None:
    class Overrun(Inline):
        async def advise(self, *asked: Any) -> Advised:
            raise Busy(HintsBusy())

    async with house(tmp_path, pool=Overrun()) as it:
        ann = await alone(it)
        await own_turn(ann)
        assert await ann.refused("advise", at=ann.n) == HintsBusy()
        assert not it.hub.hints.thoughts


async def test_a_broken_adviser_harms_nobody(tmp_path: Path) -> None:
    class Broken(Inline):
        async def advise(self, *asked: Any) -> Advised:
            raise RuntimeError("secret")

    async with house(tmp_path, pool=Broken()) as it:
        ann = await alone(it)
        await own_turn(ann)
        answer = await ann.ask("advise", at=ann.n)
        assert answer["tell"] == "refused" and "secret" not in str(answer)
        await ann.done("move", at=ann.n, actions=await ann.compose(Random(1)))


async def test_hints_come_out_of_the_workers() -> None:
    """The same as here, terms as they go over the wire; and no more at once than the pool takes."""
    wooolf = registry.game("wooolf")
    state = wooolf.new(5, 3)
    seat = state.actors()[0]
    sight = state.sight(seat, 1)
    pool = Pool(1)
    await pool.start()
    try:
        found = await pool.advise("wooolf", None, sight.save(), seat, 5)
        here = advise(wooolf.bots["good"], sight, 5)
        assert found.actions == here.move
        assert [why["is"] for why in found.whys] == [type(why).__name__ for why in here.whys]
        pool.asking = 16
        with pytest.raises(Busy):
            await pool.advise("wooolf", None, sight.save(), seat, 5)
    finally:
        await pool.close()


async def test_warnings_come_with_the_choices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the position, and with each further choice of a draft; whether there are hints or not."""
    even = {action for action in range(GULAG.num_actions) if action % 2 == 0}
    monkeypatch.setattr(GULAG, "caution", lambda view, action: PoorOdds(action) if action in even else None)
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        mover = await turn_of(ann, ben)
        other = ben if mover is ann else ann
        assert mover.position is not None and other.position is not None
        expected = [[action, {"is": "PoorOdds", "right": action}] for action in mover.actions if action in even]
        assert mover.position["cautions"] == expected and "cautions" not in other.position
        draft = await mover.ask("draft", at=mover.n, prefix=mover.actions[:1])
        assert [action for action, _ in draft["cautions"]] == [one for one in draft["actions"] if one in even]


async def test_doubts_come_with_advice_only(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        doubts: list[Any] = []
        while not doubts:  # in a short game there may be nothing to doubt
            ann = await alone(it, "wooolf", seats=5)
            given = await asyncio.wait_for(follow(ann), 60)
            doubts = [doubt for answer in given for doubt in answer.get("doubts", ())]
        assert {caution["is"] for _, caution in doubts} == {"PoorOdds"}
        assert not any('"PoorOdds"' in frame for frame in ann.frames if '"tell":"position"' in frame)


async def test_tables_from_before_there_were_hints_have_none(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann = await alone(it)
        table = it.hub.tables[ann.welcome["table"]]
        table.charter.hint = table.charter.hints = None  # and so it is not written at all
        table.changed()
        await table.safe()
    async with house(tmp_path) as it:
        again = await it.client(ann.welcome["table"], ann.token)
        assert again.room["phase"] == "playing" and again.room["hints"] is False
