"""Every page fits a phone, and axe-core finds nothing serious on it, in both colours."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import wolfden
from tests.browser.conftest import Visit
from tests.browser.hands import CHOICES, at_table, menu, open_table, play_now, play_to_the_end, ready, step, tab
from tests.browser.server import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
THUMB = 44


def serious_ones(page: Page) -> list[str]:
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def troubles(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse, and whether one has to scroll sideways."""
    page.evaluate(AXE.read_text("utf-8"))
    serious = serious_ones(page)
    if serious:  # a button that came alive while axe looked at it is not one it can judge
        page.wait_for_timeout(500)
        serious = serious_ones(page)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*serious, *([f"{wide} pixels too wide"] if wide > 0 else [])]


DESK = {"width": 1280, "height": 850}
LOOKS = [(view, scheme) for view in (PHONE, DESK) for scheme in ("light", "dark")]
PANELS = ("Log", "Talk", "Overview", "Notes")


@pytest.mark.parametrize(("viewport", "scheme"), LOOKS, ids=lambda one: one if isinstance(one, str) else one["width"])
def test_every_page_is_fit_for_everybody(visit: Visit, viewport: dict[str, int], scheme: str) -> None:
    found: dict[str, list[str]] = {}

    def look(page: Page, what: str) -> None:
        found[what] = troubles(page)

    page = visit(viewport=viewport, color_scheme=scheme)
    expect(page.get_by_role("article").first).to_be_visible()
    look(page, "home")
    for path, sign in (("/rules/gulag", "article"), ("/join/ABCD", "form"), ("/move#x.y", "button"), ("/replay", "h1")):
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible()
        look(page, path)
    page.goto("/")
    open_table(page, "Wooolf!!")
    page.get_by_label("Free chat").check()
    look(page, "lobby")
    page.goto("/")
    play_now(page, "Gulag")
    ready(page)
    look(page, "choosing")
    for button in ("Help", "Menu"):
        page.get_by_role("button", name=button).click()
        look(page, button)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Cover my secrets").click()
    look(page, "covered")
    page.get_by_role("button", name="Show my secrets").click()
    menu(page, "Move to another device")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    look(page, "another device")
    page.keyboard.press("Escape")
    play_to_the_end(page)
    look(page, "the end")
    assert not {what: wrong for what, wrong in found.items() if wrong}


@pytest.mark.parametrize("name", wolfden.games())
@pytest.mark.parametrize(("viewport", "scheme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"])
def test_every_game_is_fit_for_everybody(visit: Visit, name: str, viewport: dict[str, int], scheme: str) -> None:
    page = visit(viewport=viewport, color_scheme=scheme)
    play_now(page, wolfden.game(name).title)
    step(page)
    ready(page)
    found = {"table": troubles(page)}
    for panel in PANELS:
        if page.get_by_role("tab", name=panel).count():
            tab(page, panel)
            found[panel] = troubles(page)
    assert not {what: wrong for what, wrong in found.items() if wrong}


def test_a_game_on_a_phone_with_thumbs(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, "Gulag")
    # The line with the goal can be tapped all over.
    for button in (
        *page.get_by_role("button").and_(page.locator(":not([data-taps] *)")).all(),
        page.locator("[data-taps]"),
    ):
        box = button.bounding_box()
        if box is not None and button.is_visible():
            assert box["height"] >= THUMB - 0.5, button.inner_text()
    assert ready(page) == "choose"
    page.locator(CHOICES).first.tap()
    for name in ("Talk", "Log", "Notes", "Notes"):  # a second time closes it, and the board is there again
        page.get_by_role("tab", name=re.compile(name)).tap()
    at_table(page)
    play_to_the_end(page)
