"""Languages: the browser's comes first, another can be chosen at any time, and nothing is left in English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import wolfden
from tests.browser.conftest import Visit
from tests.browser.hands import CHOICES, at_table, play_to_the_end, ready
from tests.browser.test_fit import PHONE, troubles
from wolfden.server.seats import BOT_NAMES

MADE_UP = "/?language=en-XA"
# All that a page says: what is written, what is told to those who hear it, and what comes up under the mouse.
SAID = """() => {
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.closest("script, style, noscript, code, kbd, .code, option[lang]")) said.push(text.data);
  }
  for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
  return said;
}"""
WORD = re.compile(r"[A-Za-z]{2,}")
NAME = "Anna"


def left_in_english(page: Page, game: str | None = None) -> set[str]:
    """Words without accents in the made-up language, but for names: of people, of games, of things in a game's data."""
    titles = " ".join(wolfden.game(name).title for name in wolfden.games())
    things = wolfden.game(game).named.values() if game else ()
    names = " ".join([titles, "Wolfden", NAME, *BOT_NAMES, *(thing for kind in things for thing in kind)])
    initials = {name[:2] for name in (NAME, *BOT_NAMES)}
    return set(WORD.findall(" ".join(page.evaluate(SAID)))) - set(WORD.findall(names)) - initials


def open_card(page: Page, title: str, button: int) -> None:
    """Press a button on a game's card, whatever is written on it: the first plays now, the second opens a table."""
    page.get_by_role("article").filter(has_text=title).get_by_role("button").nth(button).click()


def test_the_browser_s_language_comes_first_and_a_chosen_one_is_remembered(visit: Visit) -> None:
    page = visit(locale="de-AT")
    expect(page.get_by_role("heading", name="Spiele")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("article").first).to_contain_text("bis 4 Personen")
    page.get_by_role("link", name="Regeln: Gulag").click()
    expect(page.get_by_role("article")).to_contain_text("Kommissar")
    page.get_by_label("Sprache").select_option(label="English")
    expect(page.get_by_role("article")).to_contain_text("commissar")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/")
    expect(page.get_by_role("heading", name="Games")).to_be_visible()


def test_another_language_changes_everything_at_once_and_keeps_what_one_has_chosen(visit: Visit) -> None:
    page = visit(locale="de-DE")
    open_card(page, "Gulag", 0)
    at_table(page)
    page.get_by_role("tab", name="Notizen").click()
    page.get_by_label("Deine Notizen").fill("Vera lügt")
    assert ready(page) == "choose"
    page.locator(CHOICES).first.click()
    chosen = page.locator(".sofar li")
    expect(page.locator(".sofar")).to_contain_text("Zurücknehmen")
    german = chosen.all_inner_texts()
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("dialog").get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("dialog")).to_contain_text("Settings")
    page.keyboard.press("Escape")
    expect(page.locator(".sofar")).to_contain_text("Take back")
    english = chosen.all_inner_texts()
    assert len(english) == len(german) and english != german
    expect(page.get_by_label("Your notes")).to_have_value("Vera lügt")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("commissar")


def test_words_that_all_share_are_in_the_table_s_language_and_a_tap_says_what_they_mean(visit: Visit) -> None:
    host = visit(locale="de-DE", name="Anna")
    open_card(host, "Sobakistan", 1)
    expect(host.get_by_label("Sprache der Wörter")).to_have_value("de")
    guest = visit(f"/join/{host.locator('.code').inner_text()}", name="Bo")  # who is the Liaison, and has hints
    guest.get_by_role("button", name="Take a seat").click()
    words = guest.get_by_label("Language of the words")
    expect(words).to_have_value("de")
    expect(words).to_be_disabled()
    host.get_by_role("button", name=re.compile("^Starten")).click()
    at_table(guest)
    hint = guest.get_by_role("log", name="What happened").locator(".gloss button").first
    hint.click()
    expect(guest.get_by_role("log", name="What happened")).to_contain_text(
        re.compile(f"“{re.escape(hint.inner_text())}” means “.+”")
    )
    assert not troubles(guest)
    guest.keyboard.press("Escape")
    expect(guest.locator(".log .meaning")).to_have_count(0)


@pytest.mark.parametrize("path", ["", "join", "move", "move#x.y", "replay", "rules/gulag", "t/none"])
def test_nothing_is_left_in_english_on_a_page(visit: Visit, path: str) -> None:
    page = visit(MADE_UP, name=NAME, viewport=PHONE)
    expect(page.get_by_role("article").first).to_be_visible()
    page.goto(f"/{path}")
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert not left_in_english(page)
    assert not troubles(page)


@pytest.mark.parametrize("name", wolfden.games())
def test_nothing_is_left_in_english_at_a_table(visit: Visit, name: str) -> None:
    page = visit(MADE_UP, name=NAME)
    title = wolfden.game(name).title
    open_card(page, title, 1)
    expect(page.locator(".invite")).to_be_visible()
    left = {"lobby": left_in_english(page, name)}
    page.goto("/")
    open_card(page, title, 0)
    at_table(page)
    ready(page)
    left["table"] = left_in_english(page, name)
    for panel in page.get_by_role("tab").all():
        panel.click()
        left[panel.get_attribute("data-tab") or ""] = left_in_english(page, name)
    for number, what in ((-2, "help"), (-1, "menu")):
        page.get_by_role("banner").get_by_role("button").nth(number).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        left[what] = left_in_english(page, name)
        page.keyboard.press("Escape")
    play_to_the_end(page)
    expect(page.locator("section.end")).to_be_visible()
    left["end"] = left_in_english(page, name)
    page.locator("a[href^='/replay/']").click()
    expect(page.locator(".controls")).to_be_visible()
    left["replay"] = left_in_english(page, name)
    assert not {where: words for where, words in left.items() if words}
