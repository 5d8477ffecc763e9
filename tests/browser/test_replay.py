"""The end of a game, and looking at it again: from a table, from a file, through any eyes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import wolfden
from tests.browser.conftest import Visit
from tests.browser.hands import play_now, play_to_the_end
from tests.browser.test_fit import LOOKS, PHONE, troubles
from wolfden.engine.replay import Record, encode, start
from wolfden.terminal.match import bot_move, next_seat

COUNT = ".controls .count"


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The file of a finished game of each kind."""
    return {name: written(name, tmp_path_factory.mktemp(name)) for name in ("gulag", "wooolf")}


def written(name: str, folder: Path) -> Path:
    game = wolfden.game(name)
    record = Record(game, start(game, game.seats[0], 3, {}))
    while not record.state.over:
        bot_move(record, next_seat(record))
    path = folder / f"{name}.json"
    path.write_bytes(encode(record.replay))
    return path


def open_file(page: Page, path: Path) -> None:
    page.get_by_label("Choose a file").set_input_files(path)
    expect(page.locator(".controls")).to_be_visible()


def scene(page: Page) -> tuple[int, int]:
    """Which scene is shown, and of how many."""
    found = re.fullmatch(r"(\d+) of (\d+)", page.locator(COUNT).inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_the_end_shows_everything_and_leads_to_the_replay(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    play_now(page, "Gulag")
    play_to_the_end(page)
    end = page.get_by_role("region", name="The game is over")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile(r"\bwins?\b"))
    expect(end.get_by_role("heading", name="Everything turned up")).to_be_visible()
    expect(end.get_by_role("row")).to_have_count(1 + 5)
    end.get_by_text("Was it shuffled fairly?").click()
    expect(end.get_by_text("Seed of the shuffle")).to_be_visible()
    with page.expect_download() as downloading:
        end.get_by_role("link", name="Download the game").click()
    saved = tmp_path / "game.json"
    downloading.value.save_as(saved)
    assert json.loads(saved.read_text())["game"] == "gulag"

    end.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(r"/replay/[^/]+\?eyes=all#0$"))
    assert scene(page)[0] == 1
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


def test_a_link_leads_to_a_moment(visit: Visit) -> None:
    page = visit()
    play_now(page, "Gulag")
    play_to_the_end(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".controls")).to_be_visible()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    expect(page.locator(COUNT)).to_have_text(re.compile("^8 of"))
    caption = page.locator(".controls .caption").inner_text()
    friend = visit(page.url)
    expect(friend.locator(COUNT)).to_have_text(page.locator(COUNT).inner_text())
    expect(friend.locator(".controls .caption")).to_have_text(caption)


def test_a_file_is_stepped_through_with_keys_slider_and_buttons(visit: Visit, files: dict[str, Path]) -> None:
    page = visit("/replay")
    open_file(page, files["wooolf"])
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay: Wooolf!!")
    _, scenes = scene(page)
    page.keyboard.press("ArrowRight")
    assert scene(page)[0] == 2
    page.get_by_role("button", name="A step forward").click()
    assert scene(page)[0] == 3
    page.get_by_label("Scene", exact=True).fill("9")
    assert scene(page)[0] == 10
    page.get_by_role("button", name="A step back").click()
    assert scene(page)[0] == 9
    page.locator("h1").click()
    page.keyboard.press("Home")
    assert scene(page)[0] == 1
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(COUNT)).to_have_text(f"3 of {scenes}")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    assert scene(page) == (scenes, scenes)
    expect(page.get_by_role("heading", name="Points, line by line")).to_be_visible()


def test_each_pair_of_eyes_sees_its_own_game(visit: Visit, files: dict[str, Path]) -> None:
    page = visit("/replay")
    open_file(page, files["gulag"])
    log = page.get_by_role("log", name="What happened")
    expect(log.get_by_text(re.compile("^only Seat"))).to_have_count(5)  # everybody's deal
    page.get_by_label("Through the eyes of").select_option("2")
    expect(page.get_by_role("heading", name="What Seat 2 knows")).to_be_visible()
    expect(log.get_by_text("only you")).to_have_count(1)
    page.get_by_label("Through the eyes of").select_option("public")
    expect(log.get_by_text("only you")).to_have_count(0)
    page.locator("h1").click()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    before = log.inner_text()
    page.get_by_label("Through the eyes of").select_option("all")
    expect(log).not_to_have_text(before)
    assert before.splitlines()[-1] in log.inner_text()  # the same moment


def test_a_file_can_be_dropped(visit: Visit, files: dict[str, Path]) -> None:
    page = visit("/replay")
    expect(page.get_by_text("drop it anywhere")).to_be_visible()
    page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "game.json", { type: "application/json" }));
          window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        files["gulag"].read_text(),
    )
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay: Gulag")


@pytest.mark.parametrize("damage", ["", "{}", "[1, 2", '{"game": "chess"}'])
def test_what_is_no_replay_is_refused_with_a_reason(visit: Visit, tmp_path: Path, damage: str) -> None:
    page = visit("/replay")
    path = tmp_path / "game.json"
    path.write_text(damage)
    page.get_by_label("Choose a file").set_input_files(path)
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_label("Choose a file")).to_be_attached()


@pytest.mark.parametrize(("viewport", "scheme"), [LOOKS[0], LOOKS[-1]], ids=["phone-light", "wide-dark"])
def test_replays_are_fit_for_everybody(
    visit: Visit, files: dict[str, Path], viewport: dict[str, int], scheme: str
) -> None:
    found: dict[str, list[str]] = {}
    for name, path in files.items():
        page = visit("/replay", viewport=viewport, color_scheme=scheme)
        open_file(page, path)
        for steps in (0, 9):
            page.get_by_label("Scene", exact=True).fill(str(steps))
            found[f"{name} {steps}"] = troubles(page)
        page.get_by_label("Through the eyes of").select_option("1")
        expect(page.get_by_role("heading", name="What Seat 1 knows")).to_be_visible()
        found[f"{name} seat"] = troubles(page)
        page.locator("h1").click()
        page.keyboard.press("End")
        found[f"{name} end"] = troubles(page)
    assert not {what: wrong for what, wrong in found.items() if wrong}


def test_the_board_stays_in_sight_on_a_phone(visit: Visit, files: dict[str, Path]) -> None:
    page = visit("/replay", viewport=PHONE, has_touch=True, is_mobile=True)
    open_file(page, files["gulag"])
    controls = page.locator(".controls").bounding_box()
    assert controls is not None
    assert controls["height"] < PHONE["height"] / 4
