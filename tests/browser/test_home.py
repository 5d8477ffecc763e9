"""The first page."""

from __future__ import annotations

import gzip
import re

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
        expect(card).to_contain_text({1: "Easy to learn", 2: "Some rules to learn", 3: "A lot to learn"}[game.hard])
        expect(card.locator("svg[viewBox='0 0 320 200']")).to_be_visible()
        box = card.locator("svg[viewBox='0 0 320 200']").bounding_box()
        assert box is not None and abs(box["width"] / box["height"] - 1.6) < 0.1, "covers are 16 to 10"
    expect(page.get_by_role("article").first).to_contain_text("Start here")
    expect(page.get_by_text("Start here")).to_have_count(1)
    expect(page.get_by_role("article").first).to_contain_text("Boars on the Run!")
    page.get_by_role("link", name="Rules: Gulag").click()
    expect(page.get_by_role("heading", level=1, name="Gulag")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("article").first).to_be_visible()


def span(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least} to {most}"


def test_the_first_page_is_small(visit: Visit) -> None:
    """All that comes with it, compressed as `make web` does it."""
    page = visit()
    expect(page.locator("article svg[viewBox='0 0 320 200']").last).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded: list[str] = page.evaluate(
        """() => performance.getEntries().filter((one) => "transferSize" in one).map((one) => one.name)"""
    )
    sizes = {name: len(gzip.compress(page.request.get(name).body(), 9)) for name in set(loaded)}
    assert any("covers" in name for name in sizes) and sum(sizes.values()) < 250_000, sizes


def test_own_numbers_are_in_the_background(visit: Visit) -> None:
    page = visit()
    hidden = page.get_by_role("button", name="Own numbers: Wolves")
    expect(page.get_by_label("More: Wolves")).to_be_visible()
    expect(hidden).to_have_count(0)
    page.get_by_label("More: Wolves").click()
    hidden.click()
    expect(page.get_by_role("dialog", name="Wolves with your own numbers")).to_be_visible()


def test_one_chooses_how_many_bots_and_which_and_it_is_remembered(visit: Visit) -> None:
    page = visit(name="Ann")
    page.get_by_role("button", name="Play now: Boars on the Run!").click()
    window = page.get_by_role("dialog", name="Play Boars on the Run!")
    expect(window.get_by_role("button", name="One bot fewer")).to_be_disabled()
    expect(window.get_by_role("group", name="Your part")).to_have_count(0)
    window.get_by_role("button", name="One bot more").click()
    window.get_by_role("button", name="One bot more").click()
    expect(window.get_by_role("button", name="One bot more")).to_be_disabled()
    window.get_by_text("greedily").click()
    with page.expect_request("**/deal") as dealt:
        window.get_by_role("button", name="Play with 3 bots").click()
    assert (dealt.value.post_data_json or {})["bot"] == "greedy"
    at_table(page)
    page.get_by_role("link", name="Home").click()
    page.reload()
    page.get_by_role("button", name="Play now: Boars on the Run!").click()
    expect(window.get_by_role("radio", name="greedily")).to_be_checked()
    expect(window.get_by_role("button", name="Play with 3 bots")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now: Gulag").click()
    expect(page.get_by_role("dialog", name="Play Gulag").get_by_role("radio", name="well")).to_be_checked()


def test_in_sobakistan_one_chooses_whom_one_plays(visit: Visit) -> None:
    page = visit(name="Ann")
    for part, sign in (("Liaison", "1"), ("Wolf", "2"), ("Bloodhound", "0")):
        page.get_by_role("button", name="Play now: Sobakistan").click()
        window = page.get_by_role("dialog", name="Play Sobakistan")
        window.get_by_role("radio", name=re.compile(f"^{part}")).check()
        expect(window.get_by_role("group", name="Your part")).to_contain_text("You follow the hints in secret")
        with page.expect_response("**/deal") as dealt:
            window.get_by_role("button", name="Play with 2 bots").click()
        assert dealt.value.json()["seat"] == int(sign)
        at_table(page)
        page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Play now: Sobakistan").click()
    expect(page.get_by_role("radio", name=re.compile("^Bloodhound"))).to_be_checked()


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
