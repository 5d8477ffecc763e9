"""The map of Sobakistan: places to press, and marks of one's own."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import TOO_SOON, at_table, begin, play_now, ready, tab

FINGER = 44  # pixels that a finger needs
MAY_START_OR_DROP = re.compile("The start may be here; The drop-off may be here")
MAY_DROP_OR_END = re.compile("The drop-off may be here; The extraction may be here")


def station(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name="The metro of Friendgrad").get_by_label(f"Station {number},")


def test_marks_are_made_with_the_keyboard_and_survive_a_reload_with_the_notes(visit: Visit) -> None:
    page = visit()
    play_now(page, "Sobakistan")
    tab(page, "Notes")
    page.get_by_label("Your notes").fill("they like the black line")
    page.get_by_role("button", name="Mark the map").focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="Drop-off").check(force=True)
    for number, presses, sign in ((5, 1, "may be"), (9, 2, "is not"), (12, 3, "is"), (3, 4, None)):
        station(page, number).focus()
        for _ in range(presses):
            page.keyboard.press("Enter")
        if sign is None:
            expect(station(page, number)).not_to_have_attribute("aria-label", re.compile("drop-off"))
        else:
            expect(station(page, number)).to_have_attribute("aria-label", re.compile(f"The drop-off {sign} here"))
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    at_table(page)
    tab(page, "Overview")
    expect(page.get_by_role("tabpanel")).to_contain_text("Drop-off: at 12; maybe at 5; not at 9")
    expect(station(page, 12)).to_have_attribute("aria-label", re.compile("The drop-off is here"))
    tab(page, "Notes")
    expect(page.get_by_label("Your notes")).to_have_value("they like the black line")
    page.get_by_role("button", name="Cover my secrets").click()
    expect(station(page, 12)).not_to_have_attribute("aria-label", re.compile("drop-off"))


def test_places_on_the_map_are_pressed_with_a_finger_and_not_while_one_marks(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    play_now(page, "Sobakistan")
    ready(page)
    places = page.locator("[data-part='board']").get_by_role("button", name=re.compile("precinct"))
    expect(places).to_have_count(4)
    for place in places.all():
        box = place.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= FINGER
    page.get_by_role("button", name="Mark the map").click()
    expect(places).to_have_count(0)
    box = station(page, 18).bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= FINGER
    page.get_by_role("button", name="Put the pencil away").click()
    page.wait_for_timeout(TOO_SOON)
    places.first.click()
    expect(page.locator("[data-part='board'] [data-action]")).to_have_count(3)  # where one squad is no other can be


def test_routes_that_may_be_the_one_are_looked_up_on_the_map(visit: Visit) -> None:
    page = visit()
    play_now(page, "Sobakistan")  # as the Bloodhound, who knows nothing yet
    page.get_by_role("button", name="Routes (1,106)").click()
    expect(page.get_by_role("button", name="Mark the map")).to_have_count(0)
    expect(station(page, 16)).to_have_attribute(
        "aria-label", re.compile("The start may be here; The drop-off may be here")
    )
    for _ in range(2):
        station(page, 16).press("Enter")
    expect(page.get_by_text("53 routes start at 16", exact=False)).to_have_count(1)
    expect(station(page, 3)).to_have_attribute(
        "aria-label", re.compile("The drop-off may be here; The extraction may be here")
    )
    expect(station(page, 9)).not_to_have_attribute("aria-label", re.compile("The drop-off may be here"))  # too near
    expect(station(page, 9)).to_have_attribute("aria-label", re.compile("The extraction may be here"))
    page.get_by_role("button", name="Put the routes away").click()
    expect(station(page, 16)).not_to_have_attribute("aria-label", re.compile("may be"))


def test_names_and_hints_are_in_the_table_s_language_and_on_a_tap_in_one_s_own(visit: Visit) -> None:
    page = visit(locale="de-DE")
    page.get_by_role("article").filter(has_text="Sobakistan").get_by_role("button").first.click()
    begin(page)  # at a table, which is German, as whoever opened it
    page.goto(f"{page.url}?language=en")
    at_table(page)
    name = re.compile(r"Station 5, [^ ,]+-[^ ,]+, in the Southern district; ([^;-]+)")
    expect(station(page, 5)).to_have_attribute("aria-label", name)
    found = name.search(station(page, 5).get_attribute("aria-label") or "")
    assert found is not None
    drawn = page.locator("text.name[data-station='5']")
    expect(drawn).to_contain_text("-")
    page.get_by_role("button", name="Names in your language").click()
    expect(drawn).not_to_contain_text("-")
    assert " ".join(drawn.locator("tspan").all_text_contents()) == found[1]
    hint = page.get_by_label("The trail of hints").locator(".gloss").first
    hint.get_by_role("button").click()
    expect(hint.get_by_role("status")).to_contain_text("means")
