"""Every lesson, played to its end by doing what its cards say: on a phone and a desktop, in every language."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import wolfden
from tests.browser.conftest import Visit
from tests.browser.hands import TOO_SOON, at_table, open_table, play_now
from wolfden.engine import lesson
from wolfden.engine.catalogue import languages
from wolfden.engine.lesson import Lesson
from wolfden.server import lessons

LESSONS = [(name, one) for name in wolfden.games() for one in lesson.names(wolfden.game(name))]
SCREENS = {"phone": (390, 844), "desktop": (1280, 850)}
COACH = "[data-part='coach']"
CARD = ".coach[data-card]"

# What is wrong with where the card lies: outside of the window, or over what it points at.
WRONG = """() => {
  const card = document.querySelector("[data-part='coach']").getBoundingClientRect();
  const wrong = [];
  if (card.left < 0 || card.top < 0 || card.right > innerWidth + 1 || card.bottom > innerHeight + 1)
    wrong.push("the card is not inside of the window");
  const halos = [...document.querySelectorAll(".light .halo")].map((one) => one.getBoundingClientRect());
  for (const halo of halos) {
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]]) {
      const at = document.elementFromPoint(halo.left + x * halo.width, halo.top + y * halo.height);
      if (at?.closest("[data-part='coach']")) wrong.push(`it covers what it points at, at ${x} ${y}`);
    }
  }
  return [wrong, halos.length];
}"""


def told(game: str, name: str) -> tuple[Lesson, dict[str, Any]]:
    found = lesson.load(wolfden.game(game), name)
    return found, msgspec.json.decode(msgspec.json.encode(lessons.story(found)))


def look(page: Page, card: dict[str, Any]) -> None:
    """The card is there, inside of the window, and beside what it points at; what a game shows is put away first."""
    page.wait_for_function(f"() => document.querySelector(\"dialog[open], [data-card='{card['id']}']\")")
    page.wait_for_timeout(150)
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    expect(page.locator(f"[data-card='{card['id']}']")).to_be_visible()
    for _ in range(40):  # it moves once more, as long as what it points at does
        wrong, halos = page.evaluate(WRONG)
        if not wrong and (halos or not card["at"]):
            break
        page.wait_for_timeout(70)
    assert not wrong, f"{card['id']}: {wrong}"
    assert halos or not card["at"], f"{card['id']}: nothing of what it points at is there: {card['at']}"


# The first of several that the lesson's card does not lie on.
FREE = """(all) => Math.max(0, all.findIndex((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at === null ? false : one.contains(at);
}))"""


def choose(page: Page, action: int) -> None:
    """Tap what makes a choice; first, where there is any need, move a slider there, or take up or open something."""
    parts = [f"[data-part='{part}'] [data-action='{action}']" for part in ("choices", "board", "hand")]
    it = page.locator(", ".join(parts))
    opens = page.locator(f"[data-actions~='{action}']")
    slider = page.locator("[data-part='board'] input[type='range']")
    if slider.count():
        for number in range(1, int(slider.get_attribute("max") or 1) + 1):
            slider.fill(str(number))
            if it.count():
                break
    for _ in range(3):
        expect(it.or_(opens).first).to_be_visible()
        if it.count():
            break
        opens.first.click()
        page.wait_for_timeout(100)
    it.nth(it.evaluate_all(FREE)).click()


def say(page: Page, found: Lesson, card: dict[str, Any], remark: int, language: str, names: list[str]) -> None:
    sentence = found.game.text(found.game.remark(remark), names, found.seat, language)
    seat = next((of for kind, of in card["at"] if kind == "seat"), None)
    if seat is not None:
        page.locator(f"[data-place='{seat}'] .tap").click()
        page.locator("dialog[open]").get_by_role("button", name=sentence, exact=True).click()
    else:
        page.locator("#tab-talk").click()
        page.get_by_role("button", name=sentence, exact=True).click()


def do_it(page: Page, found: Lesson, card: dict[str, Any], language: str, names: list[str]) -> None:
    """Do what a card asks for."""
    page.wait_for_timeout(TOO_SOON)  # who taps at once what has just come up did not mean it
    asked = card["asked"]
    move = asked["move"]
    if asked["say"]:
        say(page, found, card, move[0], language, names)
        return
    chosen = page.locator(".sofar li")
    for number, action in enumerate(move):
        if chosen.count() > number:
            continue  # there was only one way to go on
        choose(page, action)
        if number + 1 < len(move):
            expect(chosen.nth(number)).to_be_visible()
            page.wait_for_timeout(50)
    page.wait_for_timeout(100)
    send = page.locator("[data-part='send']")
    if send.count():
        send.click()


def do_otherwise(page: Page, found: Lesson, card: dict[str, Any], frame: dict[str, Any]) -> bool:
    """Choose something else, if there is anything; whether there was."""
    right = card["asked"]["move"] if card["asked"]["any"] else card["asked"]["move"][:1]
    other = [action for action in frame["actions"] if action not in right]
    if card["asked"]["say"] or not other:
        return False
    page.wait_for_timeout(TOO_SOON)
    choose(page, other[0])
    page.wait_for_timeout(100)
    if page.locator("[data-part='send']").count():
        page.locator("[data-part='send']").click()
    return True


# Each lesson in one language on one screen, every other one as the one before was not; the rest takes minutes.
WAYS = [(language, screen) for language in languages() for screen in SCREENS]
ALL = [
    pytest.param(game, name, *way, marks=() if place % 2 == number % 2 and way in WAYS[1:3] else pytest.mark.long)
    for number, (game, name) in enumerate(LESSONS)
    for place, way in enumerate(WAYS)
]


@pytest.mark.parametrize(("game", "name", "language", "screen"), ALL)
def test_a_lesson_can_be_played_to_its_end(visit: Visit, game: str, name: str, language: str, screen: str) -> None:
    found, story = told(game, name)
    width, height = SCREENS[screen]
    page = visit(f"/learn/{game}/{name}?language={language}", viewport={"width": width, "height": height}, name="Otter")
    names = [one or "Otter" for one in found.names]
    words = found.game.words_in(language)
    erred = 0
    for number, card in enumerate(story["cards"]):
        look(page, card)
        expect(page.locator(CARD)).to_contain_text(lesson.text(found, words, found.cards[number]))
        if card["asked"] is None:
            if number + 1 < len(story["cards"]):
                page.keyboard.press("Enter")
            continue
        if do_otherwise(page, found, card, story["frames"][card["frame"] - 1]):
            erred += 1
            expect(page.locator(".coach.detour")).to_be_visible()
            page.locator(".coach .primary").click()
            expect(page.locator(".coach.detour")).to_have_count(0)
            look(page, card)
            clear(page)
        do_it(page, found, card, language, names)
    assert erred
    expect(page.locator("[data-phase='playing']" if found.stops else "[data-phase='over']")).to_be_visible()
    page.locator(".coach .primary").click()
    at_table(page)
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-phase='playing']")).to_be_visible()


def clear(page: Page) -> None:
    """Take back what was chosen."""
    while page.locator(".sofar .back:enabled").count():
        page.locator(".sofar .back:enabled").click()
        page.wait_for_timeout(50)


def test_one_can_go_back_skip_leave_and_come_back(visit: Visit) -> None:
    _, story = told("gulag", "first")
    ids = [card["id"] for card in story["cards"]]
    todo = [number for number, card in enumerate(story["cards"]) if card["asked"] is not None]
    page = visit("/", name="Otter")
    page.get_by_role("link", name="Learn by playing: Gulag").click()
    expect(page).to_have_url(re.compile("/learn/gulag$"))
    coach = page.locator(CARD)
    expect(coach).to_have_attribute("data-card", ids[0])
    expect(coach).to_have_attribute("role", "dialog")
    expect(coach).to_have_accessible_name("Welcome to the canal")
    expect(coach.get_by_role("button", name="Back")).to_be_disabled()
    expect(coach.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Space")
    expect(coach).to_have_attribute("data-card", ids[1])
    coach.get_by_role("button", name="Back").click()
    expect(coach).to_have_attribute("data-card", ids[0])
    coach.get_by_role("button", name="Skip ahead").click()
    expect(coach).to_have_attribute("data-card", ids[todo[0]])
    expect(coach).to_contain_text(f"{todo[0] + 1} of {len(ids)}")
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="Stay").click()
    expect(coach).to_have_attribute("data-card", ids[todo[0]])
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("heading", name="Games")).to_be_visible()
    page.goto("/learn/gulag/first")
    page.get_by_role("button", name="Go on there").click()
    expect(page.locator(CARD)).to_have_attribute("data-card", ids[todo[0]])
    page.reload()
    page.get_by_role("button", name="From the start").click()
    expect(page.locator(CARD)).to_have_attribute("data-card", ids[0])
    for _ in range(len(todo) + 1):
        page.locator(CARD).get_by_role("button", name="Skip ahead").click()
    expect(page.locator(CARD)).to_have_attribute("data-card", ids[-1])
    page.get_by_role("link", name="To the first page").first.click()
    page.goto("/learn/gulag/first")
    expect(page.locator(CARD)).to_have_attribute("data-card", ids[0])


def test_a_lesson_needs_no_server_once_it_is_there(visit: Visit) -> None:
    found, story = told("gulag", "first")
    page = visit("/learn/gulag", name="Otter")
    expect(page.locator(CARD)).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for card in story["cards"][:12]:
        expect(page.locator(f"[data-card='{card['id']}']")).to_be_visible()
        if card["asked"] is None:
            page.keyboard.press("Enter")
        else:
            do_it(page, found, card, "en", [one or "Otter" for one in found.names])
    assert [url for url in asked if "/api/" in url] == [] and page.evaluate("window.lines.length") == 0


def test_lessons_are_where_people_wait_and_where_they_look_for_help(visit: Visit) -> None:
    page = visit("/", name="Otter")
    open_table(page, "Gulag")
    with page.expect_popup() as other:
        page.get_by_role("link", name="Learn by playing").click()
    expect(other.value.locator(CARD)).to_be_visible()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    page.goto("/")
    play_now(page, "Gulag")
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Learn by playing")).to_have_attribute(
        "href", "/learn/gulag"
    )


def test_there_is_nothing_to_learn_where_there_is_no_lesson(visit: Visit) -> None:
    page = visit("/learn/chess")
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
    page.goto("/learn/gulag/second")
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
