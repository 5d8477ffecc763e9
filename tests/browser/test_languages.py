"""The page in other languages: whole games in German, and nothing left in English where every letter has an accent."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import wolfden
from tests.browser.hands import at_table, play_to_the_end

Visit = Callable[..., Page]

GERMAN = {
    "Gulag": ("Runde", "Arbeit"),
    "Wooolf!!": ("Runde", "Karte"),
    "Boars on the Run!": ("Feld", "Würfel"),
    "Wolves": ("Runde", "Anführer"),
    "Sobakistan": ("Runde", "Station"),
}
MADE_UP = "en-XA"

# Words that one sees or hears on the page, without those that no catalogue has: names, numbers, titles, help, code.
WORDS = """() => {
  const left = "bdi, code, kbd, script, style, svg, [data-own], .markdown, input, textarea, .hidden-text > bdi";
  const found = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
    else if (node.nodeType === Node.ELEMENT_NODE && !node.matches(left)) {
      if (!node.checkVisibility()) return;
      for (const name of ["aria-label", "title", "placeholder"]) found.push(node.getAttribute(name) ?? "");
      node.childNodes.forEach(walk);
    }
  };
  walk(document.body);
  return found.filter((text) => text.trim());
}"""


def begin(page: Page, title: str) -> None:
    """Play at once, whatever the button is called."""
    page.get_by_role("article").filter(has_text=title).get_by_role("button").first.click()
    at_table(page)


@pytest.mark.parametrize("title", GERMAN)
def test_a_whole_game_in_german(visit: Visit, title: str) -> None:
    page = visit(locale="de-DE")
    expect(page.locator("html[lang=de]")).to_be_attached()
    begin(page, title)
    play_to_the_end(page)
    page.locator("[data-tab='log']").click()
    told = page.get_by_role("log").filter(has=page.locator("li")).inner_text()
    for word in GERMAN[title]:
        assert word in told, f"{word} is not in the log"
    assert not re.findall(r"\b(the|and|you|your|drew|card|of)\b", told), "something is left in English"
    expect(page.locator("[data-phase='over']")).to_be_visible()
    assert "hat gewonnen" in told or page.get_by_text(re.compile("gewinn|gewonnen|verlier|verloren")).count() > 0


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    page = visit(locale="en-GB")
    begin(page, "Gulag")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Menü")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Menü")).to_be_visible()


@pytest.mark.parametrize("title", GERMAN)
def test_nothing_is_left_in_english(visit: Visit, title: str) -> None:
    page = visit(f"/?language={MADE_UP}")
    check_words(page, "the first page")
    begin(page, title)
    page.wait_for_timeout(500)
    check_words(page, "the table")
    for tab in page.locator("[data-tab]").all():
        tab.click()
        check_words(page, f"the panel {tab.get_attribute('data-tab')}")
    play_to_the_end(page)
    check_words(page, "the end")


def check_words(page: Page, where: str) -> None:
    """Every letter that a person reads has an accent, but for names: of people, and of things in a game's data."""
    games = [wolfden.game(name) for name in wolfden.games()]
    names = {*[game.title for game in games], "Wolfden", "English", "Deutsch"}
    names |= {called for game in games for list_ in game.named.values() for called in list_}
    names |= set(page.evaluate("[...document.querySelectorAll('bdi')].map((one) => one.textContent)"))
    plain = []
    for text in page.evaluate(WORDS):
        rest = text
        for name in sorted(names, key=len, reverse=True):
            rest = rest.replace(name, "") if name else rest
        if re.search(r"[A-Za-z]{3,}", rest):
            plain.append(text.strip())
    assert not plain, f"{where}: {plain[:10]}"
