"""Lines break and servers die; the page goes on by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_table, join, move, open_table, play_now, play_to_the_end, ready, step
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


def test_a_long_chat_is_read_page_by_page(visit: Visit) -> None:
    host = visit(name="Ann")
    open_table(host, "Gulag")
    host.get_by_label("Free chat").check()
    chat = host.get_by_role("log", name="Chat")
    say = "(n) => window.lines.at(-1).send(JSON.stringify({ ask: 'chat', id: `l${n}`, text: `line ${n}` }))"
    expect(host.get_by_label("Write to the table")).to_be_visible()
    for number in range(230):
        host.evaluate(say, number)
    expect(chat.locator("p")).to_have_count(230)
    host.reload()
    expect(chat.locator("p")).to_have_count(100)
    assert chat.evaluate("(box) => box.scrollHeight - box.scrollTop - box.clientHeight") < 5, "the newest are seen"
    earlier = chat.get_by_role("button", name="Earlier messages")
    for count in (200, 230):
        earlier.scroll_into_view_if_needed()
        earlier.click()
        expect(chat.locator("p")).to_have_count(count)
        assert chat.evaluate("(box) => box.scrollTop") > 500, "what one has read stays where it was"
    expect(earlier).to_have_count(0)
    texts = [line.split()[-1] for line in chat.locator("p").all_inner_texts()]
    assert texts == [str(number) for number in range(230)]


def test_a_move_made_without_a_line_arrives_when_it_is_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "Gulag")
    while ready(page) != "send":
        step(page)
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
