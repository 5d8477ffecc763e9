"""The page in other languages: whole games in German, and nothing left in English where every letter has an accent."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import wolfden
from tests.browser.hands import at_table, play_to_the_end, ready, step
from tests.browser.hands import begin as press_begin
from tests.browser.test_fit import PHONE, troubles

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
  const left = "bdi, code, .code, kbd, script, style, svg, [data-own], .markdown, input, textarea, .hidden-text > bdi";
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


def card(page: Page, title: str, button: int) -> None:
    """Press a button of a game, whatever it is called: the first plays now, the second opens a table."""
    page.get_by_role("article").filter(has_text=title).get_by_role("button").nth(button).click()


def begin(page: Page, title: str) -> None:
    """Play at once."""
    card(page, title, 0)
    press_begin(page)


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


def test_the_browser_s_language_comes_first_and_a_chosen_one_is_remembered(visit: Visit) -> None:
    page = visit(locale="de-AT")
    expect(page.get_by_role("heading", name="Spiele")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("link", name="Regeln: Gulag").click()
    expect(page.get_by_role("article")).to_contain_text("Kommissar")
    page.get_by_label("Sprache").select_option(label="English")
    expect(page.get_by_role("article")).to_contain_text("commissar")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/")
    expect(page.get_by_role("heading", name="Games")).to_be_visible()


def test_another_language_changes_everything_at_once_and_keeps_what_one_has_chosen(visit: Visit) -> None:
    page = visit(locale="de-DE")
    begin(page, "Gulag")
    page.get_by_role("tab", name="Notizen").click()
    page.get_by_label("Deine Notizen").fill("Vera lügt")
    while ready(page) != "send":
        step(page)
    chosen = page.locator(".sofar li")
    expect(page.locator(".sofar")).to_contain_text("Zurücknehmen")
    german = chosen.all_inner_texts()
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("dialog").get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("dialog")).to_contain_text("Settings")
    page.keyboard.press("Escape")
    expect(page.locator(".sofar")).to_contain_text("Take back")
    assert german
    expect(chosen).not_to_have_text(german)
    expect(page.get_by_label("Your notes")).to_have_value("Vera lügt")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("commissar")


def test_words_that_all_share_are_in_the_table_s_language_and_a_tap_says_what_they_mean(visit: Visit) -> None:
    host = visit(locale="de-DE", name="Anna")
    card(host, "Sobakistan", 1)
    expect(host.get_by_label("Sprache der Wörter")).to_have_value("de")
    guest = visit(f"/join/{host.locator('.code').inner_text()}", name="Bo")  # who is the Liaison, and has hints
    guest.get_by_role("button", name="Take a seat").click()
    words = guest.get_by_label("Language of the words")
    expect(words).to_have_value("de")
    expect(words).to_be_disabled()
    host.get_by_role("button", name=re.compile("^Starten")).click()
    at_table(guest)
    log = guest.get_by_role("log", name="What happened")
    hint = log.locator(".gloss button").first
    hint.click()
    expect(log).to_contain_text(re.compile(f"“{re.escape(hint.inner_text())}” means “.+”"))
    found = troubles(guest)
    assert not found
    guest.keyboard.press("Escape")
    expect(log.locator(".meaning")).to_have_count(0)


@pytest.mark.parametrize("path", ["join", "move", "move#x.y", "replay", "rules/gulag", "t/none"])
def test_nothing_is_left_in_english_on_the_way(visit: Visit, path: str) -> None:
    page = visit(f"/?language={MADE_UP}", viewport=PHONE)
    expect(page.get_by_role("article").first).to_be_visible()
    page.goto(f"/{path}")
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    check_words(page, path)
    assert not troubles(page)


@pytest.mark.parametrize("title", GERMAN)
def test_nothing_is_left_in_english(visit: Visit, title: str) -> None:
    page = visit(f"/?language={MADE_UP}")
    check_words(page, "the first page")
    card(page, title, 1)
    expect(page.locator(".invite")).to_be_visible()
    check_words(page, "the lobby")
    page.goto("/")
    begin(page, title)
    page.wait_for_timeout(500)
    check_words(page, "the table")
    for number, what in ((-2, "help"), (-1, "menu")):
        page.get_by_role("banner").get_by_role("button").nth(number).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_words(page, what)
        page.keyboard.press("Escape")
    for tab in page.locator("[data-tab]").all():
        tab.click()
        check_words(page, f"the panel {tab.get_attribute('data-tab')}")
    play_to_the_end(page)
    check_words(page, "the end")
    page.locator("a[href^='/replay/']").click()
    expect(page.locator(".controls")).to_be_visible()
    check_words(page, "the replay")


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
