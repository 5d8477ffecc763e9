"""What people do with the page, by hand."""

from __future__ import annotations

from playwright.sync_api import Page, expect

# Either there is something to look at, or one can choose or send something, or the game is over.
READY = """() => {
  if (document.querySelector("dialog[open]")) return "look";
  const over = document.querySelector('[data-phase="over"]');
  const able = ".choices .send:enabled, .choices .choice:not(.unable):enabled";
  const ready = document.querySelector(able);
  return over ? "over" : ready ? (ready.classList.contains("send") ? "send" : "choose") : null;
}"""
# The same, done: each look at the page is a click on it, until the game is over.
PLAY_ON = """() => {
  const shown = document.querySelector("dialog[open]");
  if (shown) shown.close();
  if (document.querySelector('[data-phase="over"]')) return true;
  document.querySelector(".choices .send:enabled, .choices .choice:not(.unable):enabled")?.click();
  return false;
}"""
TOO_SOON = 320  # milliseconds after a new decision in which no tap counts
LONG_GAME = 240_000  # milliseconds

CHOICES = ".choices .choice:not(.unable)"


def play_now(page: Page, title: str) -> None:
    """Two clicks on the first page, and one is at a table."""
    page.get_by_role("button", name=f"Play now: {title}").click()
    begin(page)


def begin(page: Page) -> None:
    """In the window of Play now all is chosen already, and the button to press has the focus."""
    go = page.locator("dialog[open] button[type='submit']")
    expect(go).to_be_focused()
    go.click()
    at_table(page)


def at_table(page: Page) -> None:
    expect(page.locator("[data-phase]")).to_be_visible()


def ready(page: Page) -> str:
    """Wait until one can do something: choose, send, or nothing more since it is over. What is shown is put away."""
    while (what := page.wait_for_function(READY).json_value()) == "look":
        page.keyboard.press("Escape")
    return str(what)


def over(page: Page) -> bool:
    return page.locator("[data-phase='over']").count() > 0


def step_if_awaited(page: Page) -> None:
    """Do something if one can at this moment."""
    if page.evaluate(READY) in ("look", "choose", "send"):
        step(page)


def step(page: Page, which: int = 0) -> None:
    """Choose something, or send what is chosen."""
    what = ready(page)
    page.wait_for_timeout(TOO_SOON)
    if what == "choose":
        page.locator(CHOICES).nth(which).click()
    elif what == "send":
        page.locator(".choices .send").click()


# How many moves were made, and how much of the next one is chosen.
SO_FAR = "() => [window.moves, document.querySelectorAll('.choices .sofar li').length]"


def move(page: Page) -> None:
    """Make one whole move: one tap, or several and Send."""
    made, chosen = page.evaluate(SO_FAR)
    now = [made, chosen]
    while now[0] == made:
        step(page)
        page.wait_for_function(f"(before) => String(({SO_FAR})()) !== String(before)", arg=now)
        now = page.evaluate(SO_FAR)
    page.wait_for_function("() => !document.querySelector('.choices .sofar li')")


def play_to_the_end(page: Page) -> None:
    """Take the first choice each time, quickly: some games have hundreds."""
    page.wait_for_function(PLAY_ON, timeout=LONG_GAME)


def open_table(page: Page, title: str) -> str:
    """Open a table for friends; gives its code."""
    page.get_by_role("button", name=f"Open a table: {title}").click()
    code = page.locator(".code").inner_text()
    return code


def join(page: Page, code: str) -> None:
    """Take a seat with a code, from the first page."""
    page.get_by_label("Code").fill(code)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def menu(page: Page, button: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=button).click()


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()
