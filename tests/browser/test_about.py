"""Help that finds one: the goal at length, and what any piece on the table is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import play_now, ready

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
TITLES = ("Boars on the Run!", "Gulag", "Sobakistan", "Wolves", "Wooolf!!")
# Pieces that can be pointed at now, and how many kinds of them there are.
IDS = """() => [...new Set([...document.querySelectorAll("main [data-about]")]
  .flatMap((one) => one.dataset.about.split(" ")))]"""
FEWEST = {"Boars on the Run!": 9, "Gulag": 2, "Sobakistan": 4, "Wolves": 5, "Wooolf!!": 3}
# In the middle of the first one that nothing lies over: what is really pointed at there.
SPOT = """(acting) => {
  for (const one of document.querySelectorAll("main [data-about]")) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    const acts = there?.closest("button, [role=button], [data-action]") != null;
    if (there && there.closest("[data-about]") === one && !there.closest("[data-held]") && acts === acting)
      return [x, y];
  }
  return null;
}"""
LONG = 900  # milliseconds


def told(page: Page) -> Locator:
    return page.locator("dialog[open]")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(told(page)).to_have_count(0)


def spot(page: Page, acting: bool) -> tuple[float, float]:
    found = page.evaluate(SPOT, acting)
    assert found is not None, "there is nothing to point at"
    return found[0], found[1]


@SIZES
@pytest.mark.parametrize("title", TITLES)
def test_the_goal_and_the_things_of_every_game_are_told(visit: Visit, title: str, size: dict[str, Any]) -> None:
    page = visit(**size)
    play_now(page, title)
    ready(page)
    page.locator("[data-part='goal']").click()
    first = told(page).locator(".body > *").first
    expect(first).to_have_attribute("data-part", "goal-more")
    texts = first.locator("p").all_inner_texts()
    assert len(texts) == 2 and len(texts[1]) > 80, texts
    told(page).get_by_text("All things, one by one").click()
    names = told(page).locator(".things dt")
    assert names.count() > 7
    told(page).get_by_role("button", name="What is this? Tap it").click()
    expect(told(page)).to_have_count(0)
    ids = page.evaluate(IDS)
    assert len(ids) >= FEWEST[title], ids
    before = page.locator(".choices").inner_text()
    x, y = spot(page, acting=page.evaluate(SPOT, True) is not None)
    page.mouse.click(x, y)
    expect(told(page).locator("h2")).not_to_be_empty()
    assert len(told(page).locator(".body").inner_text()) > 25
    close(page)
    assert page.locator(".choices").inner_text() == before, "asking what a thing is chooses nothing"


def test_the_other_mouse_button_tells_of_what_a_tap_would_choose(visit: Visit) -> None:
    page = visit(**DESKTOP)
    play_now(page, "Boars on the Run!")
    ready(page)
    card = page.locator(".market button").first
    does = card.get_attribute("title")
    card.click(button="right")
    expect(told(page).locator(".own")).to_have_text(does or "?")
    close(page)
    page.locator(".space.station").last.click(position={"x": 3, "y": 3}, force=True)
    expect(told(page).locator("h2")).to_have_text("Station")
    close(page)
    page.keyboard.press("?")
    told(page).get_by_role("button", name="What is this? Tap it").click()
    expect(page.get_by_text("Tap something to learn what it is.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Tap something to learn what it is.")).to_have_count(0)


def test_a_long_press_tells_and_chooses_nothing(visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page, "Sobakistan")
    ready(page)
    before = page.locator(".choices").inner_text()
    x, y = spot(page, acting=True)
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(LONG)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told(page).locator("h2")).not_to_be_empty()
    close(page)
    assert page.locator(".choices").inner_text() == before


def test_under_the_cover_no_goal_is_told(visit: Visit) -> None:
    page = visit(**DESKTOP)
    play_now(page, "Gulag")
    ready(page)
    page.keyboard.press("c")
    page.locator("[data-part='goal']").click()
    expect(told(page)).to_be_visible()
    expect(page.locator("[data-part='goal-more']")).to_have_count(0)
