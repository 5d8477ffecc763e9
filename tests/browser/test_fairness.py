"""The page's own part of a fair shuffle: it keeps the commitment, then sends its part, and checks both at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_table, join, open_table, play_now, play_to_the_end
from wolfden import registry
from wolfden.engine.replay import parse
from wolfden.server import fair

GOOD = "Your part went into this shuffle; the server had committed before."


def verdict(page: Page) -> Any:
    return page.get_by_role("region", name="The game is over").locator(".verdict").last


def shown(page: Page) -> list[str]:
    """The commitment and the part in the menu."""
    page.get_by_role("button", name="Menu").click()
    codes = page.get_by_role("dialog").get_by_label("A fair shuffle").locator("code").all_inner_texts()
    page.keyboard.press("Escape")
    return codes


def test_play_now_sends_its_part_after_it_has_the_commitment(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    told: list[tuple[str, Any]] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            told.append((request.url.rpartition("/")[2], json.loads(request.post_data or "null")))

    page.on("request", note)
    with page.expect_response("**/api/tables") as opening:
        play_now(page, "Wooolf!!")
    commitment = opening.value.json()["commitment"]
    assert [where for where, _ in told] == ["tables", "deal"]
    assert "entropy" not in told[0][1]
    part = told[1][1]["entropy"]
    assert shown(page) == [commitment, part]
    page.reload()
    at_table(page)
    assert shown(page) == [commitment, part], "it is still known to a page opened anew"

    play_to_the_end(page)
    expect(verdict(page)).to_have_text(GOOD)
    end = page.get_by_role("region", name="The game is over")
    end.get_by_text("Was it shuffled fairly?").click()
    expect(end.get_by_text(f"wolfden verify FILE --commitment {commitment} --part {part}")).to_be_visible()
    with page.expect_download() as downloading:
        end.get_by_role("link", name="Download the game").click()
    saved = tmp_path / "game.json"
    downloading.value.save_as(saved)
    findings = fair.verify(registry.game("wooolf"), parse(saved.read_bytes()), commitment, part)
    assert [finding.fits for finding in findings] == [True] * 4


def another_secret(opened: Any) -> None:
    opened["fair"]["secret"] = "0" * 64


def another_commitment(opened: Any) -> None:
    secret = opened["fair"]["secret"] = "0" * 64
    opened["fair"]["commitment"] = fair.commitment(bytes.fromhex(secret), opened["fair"]["table"])
    opened["seed"] = str(fair.seed(bytes.fromhex(secret), opened["fair"]["table"], parts(opened)))


def without_our_part(opened: Any) -> None:
    opened["fair"]["entropies"] = {}


def another_seed(opened: Any) -> None:
    opened["seed"] = "7"


def a_bots_part(opened: Any) -> None:
    opened["fair"]["entropies"]["3"] = "0" * 32
    secret = bytes.fromhex(opened["fair"]["secret"])
    opened["seed"] = str(fair.seed(secret, opened["fair"]["table"], parts(opened)))


def parts(opened: Any) -> dict[int, str]:
    return {int(seat): part for seat, part in opened["fair"]["entropies"].items()}


CHEATS = {
    another_secret: "does not fit its fingerprint",
    another_commitment: "not the one that the server showed before",
    without_our_part: "your part did not go into this shuffle",
    another_seed: "the seed is not made of",
    a_bots_part: "where your page saw nobody",
}


def cheating(cheat: Callable[[Any], None]) -> Callable[[Route], None]:
    """What a server tells that opens something else than it had promised."""

    def tell(route: Route) -> None:
        opened = route.fetch().json()
        cheat(opened)
        route.fulfill(json=opened)

    return tell


def test_a_server_that_cheats_is_found_out_by_the_page(visit: Visit) -> None:
    page = visit()
    play_now(page, "Wooolf!!")
    play_to_the_end(page)
    expect(verdict(page)).to_have_text(GOOD)
    for cheat, says in CHEATS.items():
        page.route("**/shuffle", cheating(cheat))
        page.reload()
        expect(verdict(page)).to_contain_text(says)
        page.unroute("**/shuffle")


@pytest.mark.long
def test_friends_in_a_lobby_each_check_their_own_part(visit: Visit) -> None:
    host = visit(name="Ann")
    guest = visit(name="Bea")
    join(guest, open_table(host, "Wooolf!!"))
    section = host.get_by_label("A fair shuffle").locator("code")
    expect(section).to_have_count(2)
    before = section.all_inner_texts()
    host.get_by_role("button", name="One seat more").click()
    expect(guest.locator("[data-seat]")).to_have_count(5)
    host.get_by_role("button", name=re.compile("^Start")).click()
    for page in (host, guest):
        at_table(page)
    theirs = shown(guest)
    assert shown(host) == before, "one part for one table"
    assert theirs[0] == before[0] and theirs[1] != before[1]
    late = visit(host.url)
    at_table(late)
    for page in (guest, host):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
    for page, other in ((host, "Bea"), (guest, "Ann")):
        expect(verdict(page)).to_contain_text(f"{GOOD} There is also a part from {other}.", timeout=120_000)
    expect(verdict(late)).to_contain_text("your page did not see that before the cards were dealt")


def test_a_server_that_changes_its_commitment_gets_no_part(visit: Visit) -> None:
    page = visit(name="Ann")
    open_table(page, "Gulag")
    expect(page.get_by_label("A fair shuffle").locator("code")).to_have_count(2)
    page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((key) => key.startsWith("wolfden.shuffle."));
          const kept = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({ ...kept, commitment: "0".repeat(64) }));
        }"""
    )
    page.reload()
    expect(page.get_by_role("alert").filter(has_text="another fingerprint than at first")).to_be_visible()
    page.get_by_role("button", name="One seat more").click()
    expect(page.get_by_text("Waiting for you to be ready.")).to_be_visible()
