"""The rules of the house, as people see them: seats that are freed, given and stood in for, pauses, and the host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_table, join, menu, open_table
from tests.browser.server import Server
from tests.browser.test_fit import troubles


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server where nobody has to wait for long for those who are away."""
    server = Server(tmp_path, away_agreed=300, host_away=1000)
    server.start()
    yield server
    server.stop()


def sit_down(visit: Visit, *names: str, **more: object) -> list[Page]:
    """A game of Gulag with these people; the first is the host."""
    host, *guests = [visit(name=name, **more) for name in names]
    code = open_table(host, "Gulag")
    for guest in guests:
        join(guest, code)
    host.get_by_role("button", name=re.compile("^Start")).click()
    for page in (host, *guests):
        at_table(page)
    return [host, *guests]


def test_the_host_frees_a_seat(visit: Visit) -> None:
    host, guest = visit(name="Ann"), visit(name="Bea")
    code = open_table(host, "Gulag")
    join(guest, code)
    assert guest.get_by_role("button", name=re.compile("^Free the seat")).count() == 0
    host.get_by_role("button", name="Make Bea the host").click()
    guest.get_by_role("button", name="Make Ann the host").click()
    host.get_by_role("button", name="Free the seat of Bea").click()
    expect(guest.get_by_role("alert").filter(has_text="new invitation")).to_be_visible()
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(host.get_by_text("The host has freed the seat of Bea.")).to_be_visible()
    expect(host.locator(".code")).not_to_have_text(code)
    again = visit(f"/join/{code}", name="Bea")
    again.get_by_role("button", name="Take a seat").click()
    expect(again.get_by_role("alert")).to_contain_text("No table has that code.")
    assert not troubles(host)


def test_a_bot_s_seat_is_given_when_all_agree(visit: Visit) -> None:
    host, guest = sit_down(visit, "Ann", "Bea")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name=re.compile("^Ask the others whether a friend may take the seat of")).first.click()
    for page, asked in ((host, "In favour: you. Still asked: Bea."), (guest, "In favour: Ann. Still asked: you.")):
        expect(page.get_by_label("At this table")).to_contain_text(
            re.compile(f"Shall somebody new take the seat of .*, a bot\\? {asked}")
        )
        assert not troubles(page)
    guest.get_by_role("button", name="I agree").click()
    host.get_by_role("button", name="Get the link for the friend").click()
    link = host.get_by_role("dialog", name=re.compile("^The seat of")).get_by_role("textbox").input_value()
    friend = visit(link, name="Cleo")
    friend.get_by_role("button", name="Take a seat").click()
    at_table(friend)
    expect(guest.get_by_text(re.compile("Cleo is new and has taken the seat of .* in mid-game."))).to_be_visible()
    guest.get_by_role("button", name="Hide this message").click()
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("dialog")).to_contain_text("New since the game began: Cleo.")
    assert not troubles(guest)


def test_the_others_go_on_without_the_host(visit: Visit) -> None:
    host, guest, other = sit_down(visit, "Ann", "Bea", "Cleo")
    menu(host, "Pause the table")
    guest.get_by_role("button", name="Go on").click()
    expect(host.get_by_text("Shall the game go on now? In favour: Bea.")).to_be_visible()
    expect(other.get_by_text("Still asked: you.")).to_be_visible()
    other.get_by_role("button", name="I agree").click()
    expect(host.get_by_text("The pause is over.")).to_be_visible()
    expect(host.locator("[data-phase='playing'], [data-phase='over']")).to_be_visible()
    menu(host, "Let Bea be the host")
    expect(other.get_by_text("Bea is the host now.")).to_be_visible()


def test_a_bot_for_somebody_who_is_away_and_another_host(visit: Visit, impatient: Server) -> None:
    host, guest = sit_down(visit, "Ann", "Bea", server=impatient)
    host.context.close()
    expect(guest.get_by_text("Bea is the host now.")).to_be_visible()
    menu(guest, "Let a bot play for me")  # until the table waits for Ann
    guest.get_by_role("button", name="Let a bot play for Ann").click()
    expect(guest.get_by_text("Ann is away, and a bot plays for them")).to_be_visible()
    expect(guest.locator("[data-phase='over']")).to_be_visible()
