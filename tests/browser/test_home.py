"""The first page."""

from __future__ import annotations

from playwright.sync_api import expect

import wolfden
from tests.browser.conftest import Visit
from tests.browser.hands import at_table, play_now


def test_every_game_is_there_with_its_facts_and_rules(visit: Visit) -> None:
    page = visit()
    for name in wolfden.games():
        game = wolfden.game(name)
        card = page.get_by_role("article").filter(has_text=game.words.say("about"))
        expect(card).to_contain_text(game.title)
        expect(card).to_contain_text(f"{span(game.seats[0], game.seats[-1])} players")
        expect(card).to_contain_text(f"{span(*game.minutes)} minutes")
    page.get_by_role("link", name="Rules: Gulag").click()
    expect(page.get_by_role("heading", level=1, name="Gulag")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("article").first).to_be_visible()


def span(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least} to {most}"


def test_play_now_asks_for_nothing_and_the_name_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Your name").fill("Zoë")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Zoë")
    play_now(page, "Gulag")
    expect(page.get_by_text("Zoë").first).to_be_visible()


def test_running_tables_are_listed_and_say_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    play_now(page, "Wooolf!!")
    page.wait_for_function("() => document.title.startsWith('(your turn)')")
    at = page.url
    page.get_by_role("link", name="Home").click()
    table = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(table).to_contain_text("Your turn")
    table.click()
    at_table(page)
    assert page.url == at


def test_a_wrong_code_is_refused_in_words_and_stays_to_be_mended(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("alert").filter(has_text="Type the code")).to_be_visible()
    page.get_by_label("Code").fill("NOSUCH99")
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("alert")).to_contain_text("No table has that code")
    expect(page.get_by_label("Code")).to_have_value("NOSUCH99")


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is no such table")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("article").first).to_be_visible()
