"""Lines break and servers die; the page goes on by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import CHOICES, at_table, join, move, open_table, play_now, play_to_the_end, ready
from tests.browser.server import Server


def lines(page: Page) -> int:
    return int(page.evaluate("window.lines.length"))


def log(page: Page) -> list[str]:
    return page.locator(".side [role=log] li").all_inner_texts()


def test_a_dropped_line_comes_back_and_nothing_is_missing(visit: Visit) -> None:
    page = visit()
    play_now(page, "Wooolf!!")
    move(page)
    ready(page)
    before = log(page)
    page.evaluate("window.lines.at(-1).close()")
    page.wait_for_function("() => window.lines.length === 2 && window.lines[1].readyState === 1")
    assert ready(page) == "choose"
    assert log(page) == before
    move(page)
    ready(page)
    assert log(page)[: len(before)] == before


def test_what_is_said_while_one_is_away_is_told_once(visit: Visit) -> None:
    host, guest = visit(name="Ann"), visit(name="Bea")
    join(guest, open_table(host, "Gulag"))
    host.get_by_label("Free chat").check()
    host.get_by_label("Write to the table").fill("one")
    host.keyboard.press("Enter")
    chat = guest.get_by_role("log", name="Chat")
    expect(chat.locator("p")).to_have_count(1)
    guest.context.set_offline(True)
    guest.evaluate("window.lines.at(-1).close()")
    host.get_by_label("Write to the table").fill("two")
    host.keyboard.press("Enter")
    expect(host.get_by_role("log", name="Chat").locator("p")).to_have_count(2)
    guest.context.set_offline(False)
    expect(chat.locator("p")).to_have_count(2)


def test_a_move_made_without_a_line_arrives_when_it_is_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "Wooolf!!")
    ready(page)
    page.locator(CHOICES).first.click()
    assert ready(page) == "send"
    before = len(log(page))
    page.context.set_offline(True)
    page.evaluate("window.lines.at(-1).close()")
    page.locator(".choices .send").click()
    expect(page.get_by_role("button", name="Sending…")).to_be_visible()
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.context.set_offline(False)
    page.wait_for_function("() => !document.querySelector('.choices .sofar')")
    assert len(log(page)) > before


def test_a_killed_server_loses_nothing(visit: Visit, own_server: Server) -> None:
    page = visit(server=own_server)
    play_now(page, "Wooolf!!")
    move(page)
    ready(page)
    before = log(page)
    for _ in range(2):
        own_server.kill()
        own_server.start()
        page.wait_for_function("() => window.lines.at(-1).readyState === 1")
        expect(page.locator("[data-link='open']")).to_have_count(1)
        assert log(page)[: len(before)] == before
        move(page)
        ready(page)
        assert len(log(page)) > len(before)
        before = log(page)
    page.reload()
    at_table(page)
    assert log(page)[: len(before)] == before


def test_a_killed_server_in_the_middle_of_a_game_of_gulag(visit: Visit, own_server: Server) -> None:
    page = visit(server=own_server)
    play_now(page, "Gulag")
    ready(page)
    own_server.kill()
    own_server.start()
    play_to_the_end(page)
