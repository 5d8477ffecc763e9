"""Before and after the game: seats, names, bots, options, start, rematch; and who may do what."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random

from tests.server.client import Client
from tests.server.house import ENTROPY, House, house
from wolfden.engine.catalogue import languages
from wolfden.server.fair import commitment
from wolfden.server.reasons import (
    BadName,
    BegunAlready,
    ColourTaken,
    GameEnded,
    Misunderstood,
    NoChat,
    NoSuchBot,
    NoSuchLanguage,
    NoSuchTempo,
    NotOverYet,
    NotReady,
    OnlyHost,
    OnlyInGame,
    OnlyWatching,
    SeatNotThere,
    SeatTaken,
    TableClosed,
    WrongOption,
    WrongSeats,
)


async def lobby(it: House, *names: str, game: str = "gulag") -> list[Client]:
    """A lobby with a host and these guests."""
    table, token = await it.open(game)
    clients = [await it.client(table, token)]
    for name in names:
        _, own = await it.join(clients[0].room["code"], name)
        clients.append(await it.client(table, own))
    return clients


def names(client: Client) -> list[str]:
    return [place["name"] for place in client.room["seats"]]


async def test_a_new_table(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        assert ann.seat == 0 and ben.seat == 1
        assert names(ann) == ["Ann", "Ben", "", "", ""]
        room = ann.room
        assert (room["phase"], room["host"], room["tempo"], room["review"]) == ("lobby", 0, "untimed", True)
        table = it.hub.tables[ann.welcome["table"]]
        assert room["commitment"] == commitment(bytes.fromhex(table.charter.secret), table.charter.id)
        assert ann.position is None and len({place["colour"] for place in room["seats"][:2]}) == 2
        assert (await it.http(f"/api/sheets/{ann.welcome['sheet']}")).value["game"] == "gulag"
        await ben.close()
        await ann.until(lambda: not ann.room["seats"][1]["here"])


async def test_names_and_colours(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben, other = await lobby(it, "Ben", " Ben ")
        assert names(ann)[:3] == ["Ann", "Ben", "Ben 2"]
        await ben.done("rename", name="Benedikt", colour=7)
        await ann.until(lambda: names(ann)[1] == "Benedikt")
        assert ann.room["seats"][1]["colour"] == 7
        assert await other.refused("rename", name="Cleo", colour=7) == ColourTaken()
        again = await it.client(other.welcome["table"], other.token)
        assert names(again)[2] == "Ben 2", "a refusal changes nothing"
        await other.done("rename", name="Benedikt")
        await ann.until(lambda: names(ann)[2] == "Benedikt 2")
        assert await other.refused("rename", name="\u202e") == BadName(24)
        assert isinstance(await other.refused("rename", name="x" * 30), Misunderstood)


async def test_the_host_arranges_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben", game="wooolf")
        await ann.done("arrange", seats=6, tempo="live", chat=True, review=False, options={"advanced": True})
        await ben.until(lambda: len(ben.room["seats"]) == 6)
        room = ben.room
        assert (room["tempo"], room["chat"], room["review"], room["options"]) == (
            "live",
            True,
            False,
            {"advanced": True},
        )
        await ann.done("arrange", seats=5)
        assert ann.room["options"] == {"advanced": True}, "what is left out stays"
        for wrong, why in (
            ({"seats": 99}, WrongSeats),
            ({"options": {"advanced": 3}}, WrongOption),
            ({"options": {"colour": 1}}, WrongOption),
            ({"tempo": "hurry"}, NoSuchTempo),
            ({"language": "tlh"}, NoSuchLanguage),
        ):
            before = ann.room
            assert isinstance(await ann.refused("arrange", **wrong), why)
            assert ann.room == before
        assert await ben.refused("arrange", seats=5) == OnlyHost()


async def test_free_chat_is_on_or_off_as_the_game_would_have_it_until_somebody_says(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        for game, chat in {"gulag": True, "wolves": False, "wooolf": False, "boars": False}.items():
            for play_now in (False, True):
                table, token = await it.open(game, play_now=play_now)
                client = await it.client(table, token)
                assert client.room["chat"] is chat, game
        for said in (False, True):
            table, token = await it.open("gulag", chat=said)
            assert (await it.client(table, token)).room["chat"] is said
        ann, ben = await lobby(it, "Ben")
        await ben.done("chat", text="I am red.")
        await ann.done("arrange", chat=False)
        await ann.done("arrange", seats=6)
        assert not ann.room["chat"]
        assert await ben.refused("chat", text="I am red.") == NoChat()


async def test_at_a_table_of_sobakistan_chat_is_off_when_a_bot_is_liaison(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben", game="sobakistan")
        assert ann.room["chat"], "Ben is the Liaison"
        await ben.done("sit", seat=2)
        await ann.until(lambda: not ann.room["chat"])
        await ann.done("seatbot", seat=1, bot="simple")
        assert not ann.room["chat"]
        await ben.done("sit", seat=1)
        await ann.until(lambda: ann.room["chat"])
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        await ben.done("leave")
        await ann.until(lambda: ann.room["seats"][1]["bot"] is not None)
        assert ann.room["chat"], "in a game it stays as it was"
        table, token = await it.open("sobakistan", play_now=True)
        alone = await it.client(table, token)
        assert not alone.room["chat"]


async def test_in_a_rematch_chat_is_again_as_the_game_would_have_it(tmp_path: Path) -> None:
    """It is what the host has said that goes on, not what came of it in the game before."""
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben", game="sobakistan")
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        assert ann.room["chat"]
        (before,) = it.hub.tables.values()
        assert (before.charter.chat, before.charter.chats) == (None, True)
        after = it.hub.rematch(before)
        assert after.chat
        after.charter.places[1] = after.charter.places[2]  # Ben does not come, and a bot has his seat
        assert not after.chat


async def test_a_table_from_before_keeps_its_silence(tmp_path: Path) -> None:
    """Papers in which nothing is said of chat were written when it was off unless somebody had said otherwise."""
    async with house(tmp_path) as it:
        table, token = await it.open("gulag", play_now=True, chat=False)
    with sqlite3.connect(tmp_path / "wolfden.db") as database:
        (document,) = database.execute("SELECT charter FROM tables").fetchone()
        papers = json.loads(document)
        assert papers.pop("chat") is papers.pop("chats") is False
        database.execute("UPDATE tables SET charter = ?", (json.dumps(papers),))
    async with house(tmp_path) as it:
        assert not (await it.client(table, token)).room["chat"]


async def test_people_keep_their_seats_when_the_table_shrinks(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben, cleo = await lobby(it, "Ben", "Cleo", game="wooolf")
        await ann.done("arrange", seats=8)
        await ann.done("seatbot", seat=4, bot="random")
        await ben.done("leave")
        await ben.until(lambda: ben.seat is None)
        await ann.done("arrange", seats=4)
        assert [place["name"] for place in ann.room["seats"] if place["person"]] == ["Ann", "Cleo"]
        assert sum(place["bot"] is not None for place in ann.room["seats"]) == 1
        await cleo.until(lambda: names(cleo)[cleo.seat or 0] == "Cleo")
        await cleo.done("ready", entropy=ENTROPY)
        await ann.until(lambda: ann.room["seats"][cleo.seat]["ready"])


async def test_people_choose_where_they_sit(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben", game="sobakistan")
        await ann.done("arrange", seats=4)
        await ann.done("seatbot", seat=3, bot="simple")
        bot = names(ann)[3]
        await ann.done("sit", seat=3)
        await ann.until(lambda: ann.seat == 3)
        assert names(ann) == [bot, "Ben", "", "Ann"]
        assert ann.room["host"] == 3 and ann.room["seats"][0]["bot"] == "simple"
        await ben.done("sit", seat=2)
        await ben.until(lambda: ben.seat == 2)
        assert await ben.refused("sit", seat=3) == SeatTaken()
        assert await ben.refused("sit", seat=9) == SeatNotThere()
        await ben.done("sit", seat=2)  # stays
        watching = await it.client(ann.welcome["table"], None)
        assert await watching.refused("sit", seat=1) == OnlyWatching()
        again = await it.client(ben.welcome["table"], ben.token)
        assert again.seat == 2
        await again.close()
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        await ann.until(lambda: ann.position is not None)
        assert ann.position["view"]["role"] == 2
        assert await ann.refused("sit", seat=1) == BegunAlready()


async def test_bots_in_the_lobby(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        await ann.done("seatbot", seat=2, bot="good")
        await ann.done("seatbot", seat=3, bot="random")
        assert [place["bot"] for place in ann.room["seats"]] == [None, None, "good", "random", None]
        name = names(ann)[2]
        await ann.done("seatbot", seat=2, bot="random")
        assert names(ann)[2] == name, "the same bot, with other strength"
        await ann.done("seatbot", seat=3, bot=None)
        assert ann.room["seats"][3]["bot"] is None
        assert await ann.refused("seatbot", seat=1, bot="good") == SeatTaken()
        assert await ann.refused("seatbot", seat=3, bot="perfect") == NoSuchBot(("good", "random"))
        assert await ann.refused("seatbot", seat=77, bot="good") == SeatNotThere()
        assert await ben.refused("seatbot", seat=3, bot="good") == OnlyHost()


async def test_the_start_waits_for_those_who_are_here(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben, cleo = await lobby(it, "Ben", "Cleo")
        assert await ann.refused("start") == NotReady(("Ben", "Cleo"))
        await ben.done("ready", entropy=ENTROPY)
        await cleo.close()
        await ann.until(lambda: not ann.room["seats"][2]["here"])
        assert await ben.refused("start") == OnlyHost()
        await ann.done("start")
        await ben.until(lambda: ben.room["phase"] == "playing" and ben.position is not None)
        assert all(place["person"] or place["bot"] for place in ben.room["seats"])
        for ask in ("arrange", "ready"):
            more = {"entropy": ENTROPY} if ask == "ready" else {}
            assert await ann.refused(ask, **more) == BegunAlready()
        await ann.done("start")  # once more, and nothing happens


async def test_changes_ask_everybody_to_be_ready_again(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("arrange", tempo="live")
        assert not ann.room["seats"][1]["ready"]
        assert isinstance(await ben.refused("ready", entropy="nothing random"), Misunderstood)


async def test_leaving_the_lobby(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        await ann.done("leave")
        assert ann.seat is None and "code" not in ann.room
        await ben.until(lambda: ben.room["host"] == 1)
        seat, _ = await it.join(ben.room["code"], "Cleo")
        assert seat == 0, "the seat is free again"
        await ann.close()
        await ann.open()
        assert ann.seat is None, "the token opens nothing any more"
        await ben.done("leave")
        await ben.until(lambda: ben.room["host"] == 0)


async def test_a_table_that_all_have_left_is_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        (ann,) = await lobby(it)
        await ann.done("leave")
        assert ann.room["phase"] == "closed"


async def test_a_full_table_can_be_watched(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, *_ = await lobby(it, "Ben", "Cleo", "Dora", "Emil")
        answer = await it.http("/api/join", {"code": ann.room["code"].lower(), "name": "Fay"})
        assert answer.value["seat"] is None and answer.headers["set-cookie"] is None
        answer = await it.http("/api/join", {"code": ann.room["code"], "watch": True})
        assert answer.value["seat"] is None


async def test_whoever_has_a_seat_gets_no_second_one(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        cookies = f"seat-{ben.welcome['table']}={ben.token}"
        answer = await it.http("/api/join", {"code": ann.room["code"], "name": "Ben"}, cookies)
        assert answer.value["seat"] == 1 and names(ann)[2] == ""


async def test_my_tables(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        _ann, ben = await lobby(it, "Ben")
        assert (await it.http("/api/mine")).value == []
        cookies = f"seat-{ben.welcome['table']}={ben.token}; seat-nonsense=1; seat-{'x' * 22}=2; other=3"
        (mine,) = (await it.http("/api/mine", cookies=cookies)).value
        assert mine["seat"] == 1 and mine["names"] == ["Ann", "Ben"] and not mine["your_turn"]
        wrong = f"seat-{ben.welcome['table']}=guess"
        assert (await it.http("/api/mine", cookies=wrong)).value == []


async def test_ending_by_agreement(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben, cleo = await lobby(it, "Ben", "Cleo")
        assert await ann.refused("agree", end=True) == OnlyInGame()
        for guest in (ben, cleo):
            await guest.done("ready", entropy=ENTROPY)
        await ann.done("start")
        await ann.done("agree", end=True)
        await ben.done("agree", end=True)
        await ben.done("agree", end=False)
        await ben.done("agree", end=True)
        assert ben.room["phase"] == "playing"
        await cleo.done("handover", bot="random")  # whoever lets a bot play is not asked
        await ann.until(lambda: ann.room["phase"] == "over")
        assert ann.room["ended"] == "agreed" and not ann.over
        assert await ann.refused("move", at=ann.n, actions=[0]) == GameEnded()
        answer = await it.http(f"/api/tables/{ann.welcome['table']}/replay")
        assert answer.status == 400, "the game has no end of its own, and its secrets stay secret"


async def test_a_rematch_keeps_everybody_s_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben", game="wooolf")
        assert await ben.refused("rematch") == NotOverYet()
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
        await ben.done("rematch")
        await ann.done("rematch")
        await ann.until(lambda: "rematch" in ann.room)
        assert ann.room["rematch"] == ben.room["rematch"]
        code = ann.room["rematch"]
        seat, own = await it.join(code, "Stranger")
        assert seat is None or seat > 1, "kept seats are kept"
        for client in (ann, ben):
            cookies = f"seat-{client.welcome['table']}={client.token}"
            answer = await it.http("/api/join", {"code": code}, cookies)
            assert answer.value["seat"] == client.seat
        new = await it.client(answer.value["table"], own or None)
        assert names(new)[:2] == ["Ann", "Ben"] and new.room["phase"] == "lobby" and new.room["host"] == 0
        assert new.room["commitment"] != ann.room["commitment"]


async def test_the_host_closes_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        assert await ben.refused("close") == OnlyHost()
        await ann.done("close")
        await ben.until(lambda: ben.room["phase"] == "closed")
        assert await ann.refused("start") == TableClosed()
        assert await ben.refused("say", remark=0) == TableClosed()


async def test_a_table_has_a_language_which_its_host_chooses(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        english, _ = await it.open("sobakistan")
        assert (await it.client(english)).room["language"] == "en"
        answer = await it.http("/api/tables", {"game": "sobakistan", "name": "Ann", "language": "tlh"})
        assert answer.status == 400 and answer.wrong == NoSuchLanguage(languages())
        table, token = await it.open("sobakistan", language="de")
        ann = await it.client(table, token)
        _, own = await it.join(ann.room["code"], "Ben")
        ben = await it.client(table, own)
        assert ann.room["language"] == ben.room["language"] == "de"
        assert await ben.refused("arrange", language="en") == OnlyHost()
        await ann.done("arrange", seats=3)
        assert ann.room["language"] == "de", "what is left out stays"
        await ann.done("arrange", language="en")
        await ben.until(lambda: ben.room["language"] == "en")
        await ann.done("arrange", language="de")
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        assert await ann.refused("arrange", language="en") == BegunAlready(), "hints that were given mean something"
    async with house(tmp_path) as it:  # also after a restart, and at the next table
        ann, ben = await it.client(table, token), await it.client(table, own)
        assert ann.room["language"] == "de"
        for client in (ann, ben):
            await client.done("agree", end=True)
        await ann.done("rematch")
        await ann.until(lambda: ann.room.get("rematch") is not None)
        again = await it.http("/api/join", {"code": ann.room["rematch"], "watch": True})
        assert (await it.client(again.value["table"])).room["language"] == "de"


async def test_games_are_told_about_in_all_languages(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        for card in (await it.http("/api/games")).value:
            assert set(card["about"]) == set(languages()) and all(card["about"].values())
            assert len(set(card["about"].values())) == len(languages()), "each in its own"
            assert all(set(option) == {"name", "values"} for option in card["options"]), "options are ids"


async def test_games_say_how_hard_they_are_and_which_parts_there_are(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        cards = {card["name"]: card for card in (await it.http("/api/games")).value}
        hard = {name: card["hard"] for name, card in cards.items()}
        assert hard == {"boars": 1, "gulag": 1, "wolves": 2, "wooolf": 2, "sobakistan": 3}
        assert {name for name, card in cards.items() if card["parts"]} == {"sobakistan"}
        parts = cards["sobakistan"]["parts"]
        assert {language: [part["name"] for part in row] for language, row in parts.items()} == {
            "en": ["Bloodhound", "Liaison", "Wolf", "Wolf", "Wolf", "Wolf"],
            "de": ["Bluthund", "Kontaktperson", "Wolf", "Wolf", "Wolf", "Wolf"],
        }
        assert all(part["hint"].endswith(".") for row in parts.values() for part in row)


async def test_whoever_opens_a_table_sits_where_they_like(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        body = {"game": "sobakistan", "name": "Ann", "seats": 4}
        for wrong in (4, 99):
            assert (await it.http("/api/tables", {**body, "seat": wrong})).wrong == SeatNotThere()
        assert (await it.http("/api/tables", {**body, "seat": -1})).status == 400
        for seat in (0, 1, 3):
            table, token = await it.open("sobakistan", seats=4, seat=seat, play_now=True, bot="random")
            ann = await it.client(table, token)
            assert ann.seat == ann.room["host"] == seat and names(ann)[seat] == "Ann"
            assert [place["bot"] for place in ann.room["seats"]].count("random") == 3
            assert ann.position is not None and ann.position["view"]["seat"] == seat
