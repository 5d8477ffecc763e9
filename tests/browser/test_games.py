"""Whole games in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import wolfden
from tests.browser.conftest import Visit
from tests.browser.hands import (
    CHOICES,
    TOO_SOON,
    at_table,
    join,
    open_table,
    over,
    play_now,
    play_to_the_end,
    ready,
    step_if_awaited,
)


@pytest.mark.parametrize("name", wolfden.games())
def test_one_person_plays_to_the_end_against_bots(visit: Visit, name: str) -> None:
    page = visit()
    play_now(page, wolfden.game(name).title)
    play_to_the_end(page)
    expect(page.locator("a[href^='/replay/']")).to_be_visible()


def test_five_people_play_gulag(visit: Visit) -> None:
    names = ["Ann", "Bea", "Cleo", "Dora", "Eve"]
    pages = [visit(name=name) for name in names]
    code = open_table(pages[0], "Gulag")
    for page in pages[1:]:
        join(page, code)
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        at_table(page)
    while not all(over(page) for page in pages):
        for page in pages:
            step_if_awaited(page)
    reasons = {page.locator(".now").inner_text() for page in pages}
    assert len(reasons) == 1
    for page in pages:
        for name in names:
            expect(page.get_by_text(name).first).to_be_visible()


def test_a_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    tab_to(page, "Play now: Gulag, against bots")
    press_twice(page)
    while (what := ready(page)) != "over":
        page.keyboard.press("1" if what == "choose" else "Enter")
    page = visit()
    tab_to(page, "Play now: Wooolf!!, against bots")
    press_twice(page)
    ready(page)
    first, second = page.locator(CHOICES).nth(0), page.locator(CHOICES).nth(1)
    while not first.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(first).to_be_focused()
    before = page.locator(".side [role=log] li").count()
    page.keyboard.press("Enter")  # a peek is one choice, and needs no more
    expect(page.locator(".side [role=log] li").nth(before)).to_be_visible()


def press_twice(page: Page) -> None:
    """What one chooses has to be confirmed, and the button for it has the focus."""
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] button[type='submit']")).to_be_focused()
    page.keyboard.press("Enter")
    at_table(page)


def tab_to(page: Page, label: str) -> None:
    wanted = page.get_by_role("button", name=label)
    expect(wanted).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"the Tab key does not reach {label}")


def test_a_rematch_keeps_the_seats(visit: Visit) -> None:
    host, guest = visit(name="Ann"), visit(name="Bea")
    join(guest, open_table(host, "Gulag"))
    host.get_by_role("button", name="Start: bots take 3 free seats").click()
    for page in (host, guest):
        at_table(page)
    while not all(over(page) for page in (host, guest)):
        for page in (host, guest):
            step_if_awaited(page)
    for page in (host, guest):
        page.get_by_role("button", name="Play again").first.click()
        expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(host.locator("[data-seat='1']")).to_contain_text("Bea")
    expect(guest.locator("[data-seat='1']").get_by_label("Your name")).to_have_value("Bea")


def test_whoever_was_alone_with_bots_plays_again_at_once(visit: Visit) -> None:
    page = visit(name="Ann")
    play_now(page, "Gulag")
    before = page.url
    play_to_the_end(page)
    page.get_by_role("button", name="Play again").first.click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    expect(page.locator("[data-phase='playing']")).to_be_visible()
    expect(page.get_by_text("Ann").first).to_be_visible()


def test_cards_are_drawn_one_after_the_other_until_it_is_enough(visit: Visit) -> None:
    page = visit()
    play_now(page, "Wolves")
    ready(page)
    page.wait_for_timeout(TOO_SOON)
    page.locator("[data-part='board']").get_by_role("button", name="Draw until").click()
    # One card is not enough, unless it is a leader, who is looked at first.
    page.wait_for_function(
        """() => (document.querySelector("[data-part='hand']").innerText.match(/\\d+/g) ?? [])
          .reduce((sum, number) => sum + Number(number), 0) > 1
          || document.querySelector("[data-part='prompt']").innerText.startsWith("1 leader")"""
    )
