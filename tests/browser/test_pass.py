"""Several people at one screen: each hand-over is covered, and nothing of the one before is left on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import at_table, menu, open_table, ready, step, tab
from tests.browser.test_fit import troubles

# Everything that is in the document, seen or not: text, attributes, what stands in fields, and the title.
DOCUMENT = """() => {
  const found = [document.title, document.documentElement.outerHTML];
  for (const field of document.querySelectorAll("input, textarea, select")) found.push(field.value);
  return found.join("\\n");
}"""
OPEN = "() => window.lines.filter((line) => line.readyState < 2).length"
NOTE = "only-ann-may-know-this"


def sit_beside(page: Page, name: str) -> None:
    page.get_by_role("button", name="Somebody at this screen").click()
    window = page.get_by_role("dialog", name="Somebody at this screen")
    window.get_by_label("Their name").fill(name)
    window.get_by_role("button", name="Take the seat").click()
    expect(window).to_have_count(0)
    expect(page.locator("[data-seat]").filter(has_text=name)).to_contain_text("at your screen")


def take(page: Page, name: str) -> None:
    """Somebody says that they have the device, and reads what they have missed."""
    page.get_by_role("button", name=f"I am {name}").click()
    at_table(page)
    page.wait_for_timeout(200)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    expect(page.get_by_text(f"{name} has the device.").or_(page.get_by_text("It is the turn of"))).to_be_visible()


def secrets(page: Page) -> list[str]:
    """What this seat alone may know: its goal, its hand line by line, and what only it was told."""
    hand = page.locator("[data-part='hand'], [data-part='goal']").all_inner_texts()
    lines = [line.strip() for text in hand for line in text.split("\n")]
    return sorted({line for line in lines if len(line) > 12 or re.search(r"\b(red|black)\b", line)})


def covered(page: Page, *gone: str) -> None:
    """Nothing of the table is on the page, and nobody is connected."""
    expect(page.locator("[data-part='handover']")).to_be_visible()
    assert page.evaluate(OPEN) == 0, "a socket is open"
    whole = page.evaluate(DOCUMENT)
    for part in ("data-phase", "data-action", 'data-part="hand"', 'role="log"', "Gulag", *gone):
        assert part not in whole, part


def two_at_a_screen(visit: Visit, title: str = "Gulag", **how: object) -> Page:
    page = visit(name="Ann", **how)
    open_table(page, title)
    sit_beside(page, "Bea")
    return page


def test_nothing_of_one_hand_is_left_for_the_other(visit: Visit) -> None:
    page = two_at_a_screen(visit)
    page.get_by_role("button", name="Start: bots take 3 free seats").click()
    covered(page)
    expect(page.get_by_role("button", name="I am Ann")).to_be_enabled()

    take(page, "Ann")
    assert page.evaluate(OPEN) == 1
    tab(page, "Notes")
    page.get_by_label("Your notes").fill(NOTE)
    expect(page.get_by_text("Saved")).to_be_visible()
    ann = [NOTE, *secrets(page)]
    assert len(ann) > 1, "there is something to hide"
    page.get_by_role("button", name=re.compile("^Pass the device")).click()
    covered(page, *ann)

    take(page, "Bea")
    assert page.evaluate(OPEN) == 1
    bea = secrets(page)
    whole = page.evaluate(DOCUMENT)
    for one in set(ann) - set(bea):  # both may be red
        assert one not in whole, one
    expect(page.get_by_text("Bea has the device.").or_(page.get_by_text("It is the turn of"))).to_be_visible()

    # Opened anew, the page asks who has it, whoever had it last.
    page.reload()
    covered(page, *ann, *bea)
    take(page, "Ann")
    tab(page, "Notes")
    expect(page.get_by_label("Your notes")).to_have_value(NOTE)
    whole = page.evaluate(DOCUMENT)
    for one in set(bea) - set(ann):
        assert one not in whole, one


def test_a_draft_is_gone_with_its_owner(visit: Visit) -> None:
    """Whoever gives the device away in the middle of a move shows nobody what they have chosen so far."""
    page = two_at_a_screen(visit, "Wooolf!!")
    page.get_by_role("button", name="Start").click()
    for name in ("Ann", "Bea"):
        take(page, name)
        page.wait_for_timeout(300)
        if page.locator(".choices .choice:not(.unable)").count():
            step(page)
        chosen = page.locator(".choices .sofar, .choices .chosen").all_inner_texts()
        page.get_by_role("button", name=re.compile("^Pass the device")).click()
        covered(page, *[text for text in chosen if text.strip()], "sofar")


def test_two_play_a_whole_game_at_one_screen(visit: Visit) -> None:
    page = two_at_a_screen(visit)
    page.get_by_role("button", name="Start: bots take 3 free seats").click()
    for _ in range(200):
        if page.locator("[data-part='handover']").count():
            page.locator("[data-part='handover'] .people button:enabled").first.click()
            at_table(page)
        if page.locator("[data-phase='over']").count():
            break
        onward = page.locator(".pass.next button")
        page.wait_for_function(
            """() => document.querySelector(
              "dialog[open], .pass.next button, [data-phase='over'], [data-part='handover']") ||
            document.querySelector(".choices .send:enabled, .choices .choice:not(.unable):enabled")"""
        )
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif onward.count():
            onward.click()
        elif not page.locator("[data-phase='over'], [data-part='handover']").count():
            step(page)
    expect(page.locator("[data-phase='over']")).to_be_visible()
    page.get_by_role("button", name="Play again").first.click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(page.locator("[data-seat]").filter(has_text="Bea")).to_contain_text("at your screen")
    page.get_by_role("button", name="Start").click()
    covered(page)


def test_others_see_who_shares_a_screen_and_that_both_are_here(visit: Visit) -> None:
    page = two_at_a_screen(visit)
    code = page.locator(".code").inner_text()
    friend = visit(f"/join/{code}", name="Cleo")
    expect(friend.get_by_text("Ann and Bea sit there.")).to_be_visible()
    friend.get_by_role("button", name="Take a seat").click()
    expect(friend.locator("[data-seat='1']")).to_contain_text("at the screen of Ann")
    page.get_by_role("button", name=re.compile("^Start")).click()
    at_table(friend)
    take(page, "Bea")
    ready_or_waiting(friend)
    expect(friend.get_by_text("away", exact=True)).to_have_count(0)


def ready_or_waiting(page: Page) -> None:
    expect(page.locator("[data-part='prompt']")).to_be_visible()


def test_somebody_gets_up_again_before_the_game(visit: Visit) -> None:
    page = two_at_a_screen(visit)
    code = page.locator(".code").inner_text()
    page.get_by_role("button", name="Free the seat of Bea").click()
    expect(page.locator("[data-seat]").filter(has_text="Bea")).to_have_count(0)
    expect(page.locator(".code")).to_have_text(code)  # whoever was invited still is
    page.get_by_role("button", name="Start: bots take 4 free seats").click()
    at_table(page)
    expect(page.get_by_role("button", name=re.compile("^Pass the device"))).to_have_count(0)


def test_whoever_leaves_at_a_shared_screen_shows_nobody_the_other_hand(visit: Visit) -> None:
    page = two_at_a_screen(visit)
    page.get_by_role("button", name="Start: bots take 3 free seats").click()
    take(page, "Bea")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave for good").click()
    covered(page)
    expect(page.get_by_role("button", name="I am Bea")).to_have_count(0)
    page.get_by_role("button", name="I am Ann").click()
    at_table(page)
    expect(page.get_by_label("Your secrets")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Pass the device"))).to_have_count(0)


def test_one_of_them_goes_on_with_a_device_of_their_own(visit: Visit) -> None:
    page = two_at_a_screen(visit)
    page.get_by_role("button", name="Start: bots take 3 free seats").click()
    take(page, "Bea")
    menu(page, "Move to another device")
    link = page.get_by_role("dialog", name="Move to another device").get_by_role("textbox").input_value()
    phone = visit(link)
    phone.get_by_role("button", name="Play on this device").click()
    at_table(phone)
    covered(page)
    expect(page.get_by_role("button", name="I am Bea")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "scheme"), [((390, 844), "dark"), ((844, 390), "light"), ((1280, 720), "light")], ids=["p", "s", "w"]
)
def test_it_fits(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(name="Ann", viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    found: dict[str, list[str]] = {}
    page.get_by_role("button", name="Play now: Sobakistan").click()
    found["play now"] = troubles(page)
    page.keyboard.press("Escape")
    code = open_table(page, "Gulag")
    page.get_by_role("button", name="Somebody at this screen").click()
    found["beside"] = troubles(page)
    page.keyboard.press("Escape")
    sit_beside(page, "Bea")
    found["lobby"] = troubles(page)
    page.get_by_role("button", name=re.compile("^Start")).click()
    expect(page.get_by_role("button", name="I am Ann")).to_be_enabled()
    found["handover"] = troubles(page)
    take(page, "Ann")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "the table fits below the strip"
    found["table"] = troubles(page)
    guest = visit(f"/join/{code}", viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    expect(guest.get_by_text("The game has begun.")).to_be_visible()
    found["invitation"] = troubles(guest)
    assert not {what: wrong for what, wrong in found.items() if wrong}
    ready(page) if page.locator(".choices .choice").count() else None
