"""The frame of the table: secrets, talk, notes, help, and who plays a seat."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_table, join, menu, move, open_table, play_now, ready, step, tab


def two(visit: Visit, title: str = "Gulag") -> tuple[Page, Page]:
    """A host and a friend at a table with chat."""
    host, guest = visit(name="Ann"), visit(name="Bea")
    join(guest, open_table(host, title))
    host.get_by_label("Free chat").check()
    host.get_by_role("button", name=re.compile("^Start")).click()
    for page in (host, guest):
        at_table(page)
    return host, guest


def test_choices_can_be_taken_back_until_they_are_sent(visit: Visit) -> None:
    page = visit()
    play_now(page, "Gulag")
    while ready(page) != "send":  # a whole team, or a card for the task: what is one tap otherwise does not wait
        step(page)
    expect(page.get_by_role("button", name="Send", exact=True)).to_have_attribute(
        "title", "Once sent, it cannot be taken back."
    )
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".choices .send")).to_have_count(0)
    move(page)


def test_secrets_are_covered_with_one_tap(visit: Visit) -> None:
    page = visit()
    play_now(page, "Gulag")
    secrets = page.get_by_label("Your secrets")
    open_face = secrets.inner_text()
    assert re.search("red|black", open_face)
    page.get_by_role("button", name="Cover my secrets").click()
    expect(page.get_by_role("button", name="Show my secrets")).to_be_visible()
    for where in (secrets, page.get_by_role("log").first):
        expect(where).not_to_contain_text(re.compile("Your own card is"))
    assert secrets.inner_text() != open_face
    page.keyboard.press("c")
    expect(secrets).to_contain_text(re.compile("red|black"))


def test_notes_survive_a_reload(visit: Visit) -> None:
    page = visit()
    play_now(page, "Gulag")
    tab(page, "Notes")
    page.get_by_label("Your notes").fill("Boris lies")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    at_table(page)
    tab(page, "Notes")
    expect(page.get_by_label("Your notes")).to_have_value("Boris lies")


def test_remarks_and_chat_reach_the_others_and_can_be_muted(visit: Visit) -> None:
    host, guest = two(visit)
    tab(guest, "Talk")
    guest.get_by_role("button", name="I am red.").click()
    tab(host, "Talk")
    said = host.get_by_role("group", name="Said so far")
    expect(said).to_contain_text("Bea: “I am red.”")
    guest.get_by_label("Write to the table").fill("believe me")
    guest.get_by_role("button", name="Send", exact=True).click()
    chat = host.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("believe me")
    host.get_by_text("Mute somebody").click()
    host.get_by_label("Bea", exact=True).check()
    expect(chat).not_to_contain_text("believe me")


def test_help_has_the_rules_and_says_why_not(visit: Visit) -> None:
    page = visit()
    play_now(page, "Gulag")
    page.get_by_role("button", name="Help").click()
    drawer = page.get_by_role("dialog", name="Help: Gulag")
    expect(drawer.get_by_role("heading", name="A turn")).to_be_visible()
    drawer.get_by_text("Why can't I…?").click()
    drawer.get_by_label("Search all that can be done").fill("nobody")
    drawer.get_by_role("button", name="Order nobody").click()
    expect(drawer.get_by_role("status").filter(has_text=re.compile(r"\w+"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def test_a_bot_plays_on_until_one_comes_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "Gulag")
    menu(page, "Let a bot play for me")
    expect(page.locator("[data-phase='over']")).to_be_visible()

    host, _ = two(visit)  # a game that waits for the guest, and so for us to come back
    menu(host, "Let a bot play for me")
    host.locator("[data-part='choices']").get_by_role(
        "button", name="Play myself again"
    ).click()  # the menu has one, too
    expect(host.get_by_text("is playing your seat")).to_have_count(0)


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    page = visit(name="Ann")
    play_now(page, "Gulag")
    menu(page, "Move to another device")
    dialog = page.get_by_role("dialog", name="Move to another device")
    link = dialog.get_by_role("textbox").input_value()
    assert re.search("/move#.", link)
    phone = visit(link, viewport={"width": 360, "height": 740})
    phone.get_by_role("button", name="Play on this device").click()
    at_table(phone)
    expect(phone.get_by_label("Your secrets")).to_be_visible()
    expect(page.get_by_text("Your seat is now played on another device.").first).to_be_visible()
    assert "#" not in phone.url
    again = visit(link)
    again.get_by_role("button", name="Play on this device").click()
    expect(again.get_by_role("alert")).to_contain_text("does not work")


def test_the_host_gives_a_seat_to_a_friend(visit: Visit) -> None:
    page = visit(name="Ann")
    play_now(page, "Gulag")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^Give the seat of")).first.click()
    link = page.get_by_role("dialog", name=re.compile("^The seat of")).get_by_role("textbox").input_value()
    friend = visit(link, name="Bea")
    friend.get_by_role("button", name="Take a seat").click()
    at_table(friend)
    expect(friend.get_by_label("Your secrets")).to_be_visible()
    expect(page.get_by_text("Bea").first).to_be_visible()


def test_the_host_pauses_and_all_agree_to_end(visit: Visit) -> None:
    host, guest = two(visit)
    menu(host, "Pause the table")
    expect(guest.get_by_text("The table is paused.")).to_be_visible()
    menu(host, "Go on")
    expect(guest.get_by_text("The table is paused.")).to_have_count(0)
    menu(guest, "I would end the game here")
    host.get_by_role("button", name="Menu").click()
    expect(host.get_by_text("So far, Bea would end it here.")).to_be_visible()
    host.get_by_role("button", name="I would end the game here").click()
    for page in (host, guest):
        expect(page.get_by_text("You all agreed to end the game here.")).to_be_visible()


def test_leaving_gives_the_seat_to_a_bot(visit: Visit) -> None:
    host, guest = two(visit)
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("button", name="Leave for good").click()
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(guest.get_by_label("Your secrets")).to_have_count(0)
    expect(host.locator("[data-phase]")).to_be_visible()
