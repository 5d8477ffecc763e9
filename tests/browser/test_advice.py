"""“What would you do?” and warnings, on the page: asked, followed, shown in time, and gone with the decision."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import TOO_SOON, at_table, join, open_table, over, play_now, ready
from tests.browser.test_fit import troubles

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 850}
ADVICE = "[data-part='advice']"
ASK = "[data-part='advise']"
# Where the frame's parts lie: nothing of it may move when advice comes or goes.
PLACES = """() => ["prompt", "board", "hand", "choices"].map((part) =>
  JSON.stringify(document.querySelector(`[data-part='${part}']`)?.getBoundingClientRect()))"""


def ask(page: Page) -> None:
    page.locator(ASK).click()
    expect(page.locator(f"{ADVICE} .primary")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_of_gulag_by_hints(visit: Visit, size: dict[str, int]) -> None:
    page = visit(name="Ann", viewport=size)
    play_now(page, "Gulag")
    kinds: set[str] = set()
    while ready(page) != "over":
        before = page.evaluate(PLACES)
        ask(page)
        assert page.evaluate(PLACES) == before, "nothing has moved"
        marked = page.locator("[data-advised]")
        assert marked.count() >= 1, "the choice is marked"
        assert len(set(marked.evaluate_all("all => all.map((one) => one.dataset.action)"))) == 1
        text = page.locator(f"{ADVICE} p").first.inner_text()
        assert "%" in text or "look red" in text
        kinds.add(page.evaluate("document.querySelector('[data-part=prompt]').textContent"))
        page.locator(ADVICE).get_by_role("button", name="Do that").click()
        expect(page.locator(ADVICE)).to_have_count(0)
        page.wait_for_timeout(TOO_SOON)
        while page.locator(".choices .sofar ol li").count():  # a tap too soon after somebody else's move does not count
            if page.locator(".choices .send:enabled").count():
                page.locator(".choices .send").click()
            page.wait_for_timeout(TOO_SOON)
    assert over(page) and len(kinds) >= 2


def test_advice_can_be_put_away_and_is_covered_with_ones_secrets(visit: Visit) -> None:
    page = visit(name="Ann")
    play_now(page, "Gulag")
    ready(page)
    ask(page)
    page.keyboard.press("c")
    expect(page.locator(ADVICE)).to_have_count(0)
    expect(page.locator(ASK)).to_be_hidden()
    assert page.locator("[data-advised]").count() == 0
    page.keyboard.press("c")
    expect(page.locator(ADVICE)).to_be_visible()
    page.locator(ADVICE).get_by_role("button", name="Close").click()
    expect(page.locator(ADVICE)).to_have_count(0)
    assert page.locator("[data-advised]").count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_poor_suspicion_is_warned_of_before_it_is_made(visit: Visit, size: dict[str, int]) -> None:
    """On the second turn of a round one may suspect, and mostly should not."""
    page = visit(name="Ann", viewport=size)
    play_now(page, "Wooolf!!")
    suspect = page.locator(".choices .choice:not(.unable)").filter(has_text=re.compile("suspect", re.I))
    for _ in range(150):
        if ready(page) == "over":  # in a short game nobody may be tempted
            page.goto("/")
            play_now(page, "Wooolf!!")
            continue
        page.wait_for_timeout(400)  # doubts are found meanwhile
        if suspect.count() and suspect.first.get_attribute("data-caution") is not None:
            break
        page.locator(".choices .send:enabled, .choices .choice:not(.unable):not([data-caution])").first.click()
    label = suspect.first.get_attribute("aria-label") or ""
    assert "beware: Even your best suspicion" in label
    suspect.first.click()
    caution = page.locator("[data-part='caution']")
    expect(caution).to_contain_text("more likely wrong than right")
    expect(page.locator(".choices .send")).to_be_visible()
    assert not troubles(page)
    page.get_by_role("button", name="Take back").click()
    expect(caution).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Warn me before bad surprises").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("[data-caution]")).to_have_count(0)


def test_hints_are_the_hosts_to_allow_and_off_for_two(visit: Visit) -> None:
    host = visit(name="Ann")
    code = open_table(host, "Gulag")
    expect(host.get_by_label("Hints")).to_be_checked()
    guest = visit(name="Ben")
    join(guest, code)
    expect(guest.get_by_label("Hints")).not_to_be_checked()
    expect(guest.get_by_label("Hints")).to_be_disabled()
    host.get_by_label("Hints").check()
    expect(guest.get_by_label("Hints")).to_be_checked()
    host.get_by_label("Hints").uncheck()
    expect(guest.get_by_label("Hints")).not_to_be_checked()
    host.get_by_role("button", name=re.compile("^Start")).click()
    for page in (host, guest):
        at_table(page)
        assert page.locator(ASK).count() == 0
