"""Stories: a replay through a seat's eyes holds what that seat was told and saw, and nothing else."""

from __future__ import annotations

import gzip
import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from wolfden import registry
from wolfden.engine.game import Game
from wolfden.engine.replay import Record, Replay, chronicle, encode, fold, start, states
from wolfden.notices import Notice
from wolfden.server import sheet
from wolfden.server import story as stories
from wolfden.server.reasons import FileTooLong, NoReplay, OtherGame, OtherVersion, SeatNotThere, ShownAtEnd
from wolfden.server.refusal import Refusal
from wolfden.server.story import LARGEST_FILE, MOST_MOVES, story
from wolfden.terminal.match import bot_move, next_seat

GAMES = [registry.game(name) for name in registry.games()]
GULAG = registry.game("gulag")


def played(game: Game, seats: int, seed: int = 5, moves: int = 10_000) -> Replay:
    record = Record(game, start(game, seats, seed, {}))
    while not record.state.over and len(record.replay.moves) < moves:
        bot_move(record, next_seat(record))
    return record.replay


FINISHED = played(GULAG, 5)
RUNNING = played(GULAG, 5, moves=12)


def told(replay: Replay, eyes: str, opened: bool | None = None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(story(encode(replay), eyes, opened)))
    return found


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seats_story_is_its_journal_and_its_views(game: Game) -> None:
    replay = played(game, game.seats[0])
    along = list(states(game, replay))
    for seat in [None, *range(replay.seats)]:
        scenes = told(replay, "public" if seat is None else str(seat))["scenes"]
        journal = [plain(event) for event in along[-1].journal(seat)]
        assert [heard["event"] for scene in scenes for heard in scene["events"]] == journal
        public = [heard.get("public", False) for scene in scenes for heard in scene["events"]]
        assert public == [heard.public for heard in along[-1].heard(seat)]
        views = iter(plain(state.view(seat)) for state in along)
        for scene in scenes:  # each of them is there, in this order
            assert scene["view"] in views
            assert scene["views"] is None and scene["to"] is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_all_seeing_see_everything_once_it_is_over(game: Game) -> None:
    replay = played(game, game.seats[-1])
    end = fold(game, replay)
    found = told(replay, "all")
    scenes = found["scenes"]
    assert [scene["by"] for scene in scenes] == [None, *(move[0] for move in replay.moves)]
    assert [scene["said"] for scene in scenes] == [False, *(move[1] == "say" for move in replay.moves)]
    everything = [[plain(one.to), plain(one.event)] for one in chronicle(end)]
    heard = [[to, one["event"]] for scene in scenes for to, one in zip(scene["to"], scene["events"], strict=True)]
    assert heard == everything
    for scene, state in zip(scenes, states(game, replay), strict=True):
        assert scene["views"] == [plain(state.view(seat)) for seat in range(state.seats)]
    assert found["end"]["review"] == plain(end.review())
    assert found["end"]["seed"] == replay.seed


def test_what_a_story_says_about_itself() -> None:
    found = told(FINISHED, "2")
    assert found["sheet"] == sheet.printed(GULAG).digest
    assert (found["game"], found["title"], found["seats"], found["eyes"]) == ("gulag", "Gulag", 5, "2")
    assert found["names"] == [""] * 5, "whoever shows it calls them by their seats"
    named = msgspec.structs.replace(FINISHED, names=["A", "B", "C", "D", "E"])
    assert told(named, "2")["names"] == ["A", "B", "C", "D", "E"]


@contextmanager
def refused(why: type[Notice]) -> Iterator[None]:
    """A story that is not told, for that reason."""
    with pytest.raises(Refusal) as no:
        yield
    assert isinstance(no.value.because, why)


# What must not be seen


def test_nobody_sees_everything_before_the_end() -> None:
    for eyes in ("public", "0"):
        assert told(RUNNING, eyes)["end"] is None
    with refused(ShownAtEnd):
        story(encode(RUNNING), "all")


def test_a_game_that_was_ended_by_agreement_can_be_opened() -> None:
    found = told(RUNNING, "all", opened=True)
    assert found["end"] is None
    assert all(len(scene["views"]) == 5 for scene in found["scenes"])


def test_a_table_that_keeps_its_secrets_for_ever() -> None:
    for eyes in ("public", "0"):
        end = told(FINISHED, eyes, opened=False)["end"]
        assert end["winners"] == list(fold(GULAG, FINISHED).outcome().winners)
        assert end["review"] is None and end["seed"] is None and end["sides"] is None
    with refused(ShownAtEnd):
        story(encode(FINISHED), "all", opened=False)


def test_sealed_choices_of_others_make_no_scene_that_tells_them() -> None:
    """Two games that differ in one hidden card only: until it shows, the public's scenes are the same bytes."""
    task = next(number for number, move in enumerate(FINISHED.moves) if move[1] != "say" and len(move[1]) == 1)  # type: ignore[arg-type]
    seat, actions = FINISHED.moves[task]
    begun = msgspec.structs.replace(FINISHED, moves=FINISHED.moves[:task], end=None)
    assert isinstance(seat, int) and isinstance(actions, list)
    choices = fold(GULAG, begun).actions(seat)
    assert len(choices) == 2 and actions[0] in choices
    found = set()
    for action in choices:
        other = msgspec.structs.replace(begun, moves=[*begun.moves, [seat, [action]]])
        found.add(story(encode(other), "public"))
        assert told(other, "public")["scenes"][-1]["by"] == seat  # who is awaited is public
    assert len(found) == 1


def test_scenes_are_only_what_these_eyes_noticed() -> None:
    """Nothing is counted that they could not count themselves, and nobody is named whom they could not name."""
    replay = played(registry.game("wooolf"), 4)
    for seat in range(4):
        scenes = told(replay, str(seat))["scenes"]
        for before, after in itertools.pairwise(scenes):
            assert after["events"] or after["view"] != before["view"] or after["by"] == seat
            if after["by"] is not None and after["by"] != seat and not after["said"]:
                assert after["by"] in before["view"]["actors"]


# What is too much


def test_only_so_much_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    with refused(FileTooLong):
        story(encode(FINISHED) + b" " * LARGEST_FILE, "public")
    endless = msgspec.structs.replace(FINISHED, moves=[[0, [0]]] * (MOST_MOVES + 1))
    with refused(FileTooLong):
        story(encode(endless), "public")
    monkeypatch.setattr(stories, "LARGEST_STORY", 10_000)
    with refused(FileTooLong):
        story(encode(FINISHED), "all")


def test_files_that_are_wrong() -> None:
    for data in (b"", b"[]", b"[" * 100_000, encode(FINISHED)[:-9]):
        with refused(NoReplay):
            story(data, "public")
    for wrong, why in (
        (msgspec.structs.replace(FINISHED, moves=FINISHED.moves[1:]), NoReplay),
        (msgspec.structs.replace(FINISHED, end=None), NoReplay),
        (msgspec.structs.replace(FINISHED, game="tests.miniatures.honest"), OtherGame),
        (msgspec.structs.replace(FINISHED, seats=3), NoReplay),
        (msgspec.structs.replace(FINISHED, version=FINISHED.version + 1), OtherVersion),
    ):
        with refused(why):
            story(encode(wrong), "public")


@pytest.mark.parametrize("eyes", ["", "5", "-1", "٣", "nobody", "00000001", "1.0"])
def test_eyes_that_nobody_has(eyes: str) -> None:
    with refused(SeatNotThere):
        story(encode(FINISHED), eyes)
