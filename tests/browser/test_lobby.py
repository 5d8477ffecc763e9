"""Before the game: friends come with a link or a code, the host arranges, and they begin."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_table, join, open_table


def seat(page: Page, number: int) -> str:
    return f"[data-seat='{number}']"


def test_a_friend_joins_with_the_link_and_they_begin(visit: Visit) -> None:
    host = visit(name="Ann")
    open_table(host, "Gulag")
    link = host.get_by_label("Invite friends").get_by_role("textbox").input_value()
    assert re.fullmatch(r"http://[^/]+/join/\w+", link)
    expect(host.get_by_role("img", name="QR code of the invite link")).to_be_visible()
    expect(host.locator("code").first).to_have_text(re.compile("[0-9a-f]{64}"))

    guest = visit(link, name="Bea")
    expect(guest.get_by_text("Ann invites you to a table of Gulag.")).to_be_visible()
    expect(guest.get_by_text("Ann sits there.")).to_be_visible()
    expect(guest.get_by_text("4 seats are free.")).to_be_visible()
    expect(host.locator(seat(host, 1))).not_to_contain_text("Bea")  # to look takes no seat
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_text("Ann starts the game.")).to_be_visible()
    expect(host.locator(seat(host, 1))).to_contain_text("Bea")

    host.get_by_role("button", name="Start: bots take 3 free seats").click()
    for page in (host, guest):
        at_table(page)
        expect(page.get_by_text("Bea").first).to_be_visible()


def test_the_host_arranges_and_everybody_sees_it(visit: Visit) -> None:
    host = visit(name="Ann")
    guest = visit(name="Bea")
    join(guest, open_table(host, "Wooolf!!"))

    host.get_by_role("button", name="One seat more").click()
    expect(guest.locator("[data-seat]")).to_have_count(5)
    host.get_by_label("Advanced").select_option("Yes")
    expect(guest.get_by_label("Advanced")).to_have_value("true")
    expect(guest.get_by_label("Advanced")).to_be_disabled()
    host.get_by_label("Tempo").select_option("live")
    expect(guest.get_by_label("Tempo")).to_have_value("live")
    host.get_by_label("Who sits in seat 3").select_option("random")
    expect(guest.locator(seat(guest, 2))).to_contain_text("Bot (careless)")
    host.get_by_label("Free chat").check()
    guest.get_by_label("Write to the table").fill("hello <b>there</b>")
    guest.keyboard.press("Enter")
    expect(host.get_by_role("log", name="Chat")).to_contain_text("hello <b>there</b>")
    expect(guest.get_by_label("Write to the table")).to_have_value("")


def test_names_and_colours_are_ones_own(visit: Visit) -> None:
    host = visit(name="Ann")
    guest = visit(name="Bea")
    join(guest, open_table(host, "Gulag"))
    guest.get_by_label("Your name").fill("Cleo")
    guest.keyboard.press("Tab")
    expect(host.locator(seat(host, 1))).to_contain_text("Cleo")
    guest.get_by_label("Your colour").first.click()
    guest.get_by_role("radio", name="Colour 7").click()
    expect(guest.get_by_role("radio", name="Colour 7")).to_be_checked()


def test_leaving_frees_the_seat_and_closing_ends_it(visit: Visit) -> None:
    host = visit(name="Ann")
    guest = visit(name="Bea")
    join(guest, open_table(host, "Gulag"))
    expect(host.locator(seat(host, 1))).to_contain_text("Bea")
    guest.get_by_role("button", name="Leave the table").click()
    expect(guest.get_by_role("article").first).to_be_visible()
    expect(host.get_by_label("Who sits in seat 2")).to_be_visible()
    host.get_by_role("button", name="Close the table").click()
    expect(host.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_whoever_comes_too_late_watches(visit: Visit) -> None:
    host = visit(name="Ann")
    code = open_table(host, "Gulag")
    host.get_by_role("button", name="Start: bots take 4 free seats").click()
    at_table(host)
    guest = visit(f"/join/{code}", name="Bea")
    expect(guest.get_by_text("The game has begun. You can watch.")).to_be_visible()
    expect(guest.get_by_role("button", name="Take a seat")).to_have_count(0)
    guest.get_by_role("button", name="Only watch").click()
    at_table(guest)
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(guest.get_by_label("Your secrets")).to_have_count(0)
    expect(host.get_by_text("1 watching")).to_be_visible()


def test_a_full_table_says_so_before_one_is_a_spectator(visit: Visit) -> None:
    host = visit(name="Ann")
    code = open_table(host, "Boars on the Run!")
    late = visit(f"/join/{code}", name="Cem")
    expect(late.get_by_text("One seat is free.")).to_be_visible()
    first = visit(f"/join/{code}", name="Bea")
    first.get_by_role("button", name="Take a seat").click()
    expect(first.get_by_role("heading", name="Seats")).to_be_visible()
    late.get_by_role("button", name="Take a seat").click()
    expect(late.get_by_role("alert").filter(has_text="Somebody else has just taken the last seat.")).to_be_visible()
    expect(late.get_by_text("Every seat is taken. You can watch.")).to_be_visible()
    assert late.url.endswith(code), "nobody is made a spectator unasked"
    expect(host.get_by_text("watching")).to_have_count(0)
    latest = visit(f"/join/{code.lower()}", name="Dora")
    expect(latest.get_by_text("Ann and Bea sit there.")).to_be_visible()
    expect(latest.get_by_text("Every seat is taken. You can watch.")).to_be_visible()
    expect(latest.get_by_role("button", name="Take a seat")).to_have_count(0)
    latest.get_by_role("button", name="Only watch").click()
    expect(latest.get_by_text("You are watching.")).to_be_visible()
    first.goto(f"/join/{code}")
    expect(first.get_by_text("Your seat is kept for you.")).to_be_visible()
    first.get_by_role("button", name="To my seat").click()
    expect(first.locator(seat(first, 1)).get_by_label("Your name")).to_have_value("Bea")


def test_a_table_with_numbers_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    """Get the file, change it, be told what is wrong with it, mend it, and play; a friend is told of it."""
    host = visit(name="Ann")
    host.get_by_label("More: Boars on the Run!").click()
    host.get_by_role("button", name="Own numbers: Boars on the Run!").click()
    window = host.get_by_role("dialog")
    with host.expect_download() as download:
        window.get_by_role("link", name="Get the file").click()
    mine = tmp_path / download.value.suggested_filename
    download.value.save_as(mine)
    text = mine.read_text()
    assert mine.name == "boars.toml" and 'name = "Bramble"' in text
    window.get_by_role("button", name="Open a table").click()
    expect(window.get_by_role("alert")).to_have_text("Choose your file first.")

    mine.write_text(text.replace("sick = 3", "sick = 0"))
    window.get_by_label("Choose your file").set_input_files(mine)
    expect(window).to_contain_text("Your file: boars.toml")
    window.get_by_role("button", name="Open a table").click()
    line = next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith("sick = 3"))
    expect(window.get_by_role("alert")).to_contain_text(
        f"Line {line} of your file does not fit the game: start.sick: Expected `int` >= 1"
    )

    mine.write_text(text.replace('"Bramble"', '"Rosemary"').replace('"Truffle"', '"Basil"'))
    window.get_by_label("Choose your file").set_input_files(mine)
    window.get_by_role("button", name="Open a table").click()
    expect(host.get_by_text("Played with numbers of somebody's own")).to_be_visible()
    friend = visit(name="Ben")
    join(friend, host.locator(".code").inner_text())
    expect(friend.get_by_text("Played with numbers of somebody's own")).to_be_visible()
    for _ in range(2):
        host.get_by_role("button", name="One seat more").click()
    host.get_by_role("button", name="Start").click()
    at_table(friend)
    expect(friend.get_by_text("Rosemary").first).to_be_visible()


def test_one_sits_where_one_likes(visit: Visit) -> None:
    page = visit()
    open_table(page, "Sobakistan")
    seats = page.locator("[data-seat]")
    expect(seats).to_contain_text(["Bloodhound", "Liaison", "Wolf"])
    page.get_by_role("button", name="Sit here, in seat 3").click()
    expect(seats.nth(2).get_by_label("Your name")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    at_table(page)
    expect(page.get_by_label("Your secrets").get_by_role("list", name="Your board")).to_be_visible()  # a Wolf's
