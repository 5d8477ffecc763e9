"""Plays a game by tapping, and looks at every decision before it is made."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypedDict

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as BrowserError

import wolfden
from tools.screens.seats import Screen, sit
from tools.screens.sense import weight

EYES = (Path(__file__).parent / "eyes.js").read_text("utf-8")
PATIENCE = 60_000  # milliseconds until something can be done; bots think, and the machine may be busy
TOO_SOON = 340  # milliseconds after something new in which the page takes no tap
HEARD = 1_500  # milliseconds in which a tap has to do something
STUCK = 4  # taps in a row that did nothing, and one gives up

READY = "() => { const what = window.eyes?.ready(); return what ? { what } : null; }"
# The page tells the table what was tapped, or now waits to be told to send it.
DONE = "(asks) => eyes.asks > asks || eyes.ready() === 'send'"


@dataclass
class Wrong:
    """Something that failed a check at a decision."""

    check: str
    what: str
    why: str
    at: int  # which decision
    prompt: str
    shot: str | None = None


class Shift(TypedDict):
    """Something that moved without being asked to."""

    value: float
    what: str
    moved: str


@dataclass
class Story:
    """How a game went on a screen."""

    screen: Screen
    decisions: int = 0
    tried: dict[str, int] = field(default_factory=dict)  # by check: at how many decisions it applied
    passed: dict[str, int] = field(default_factory=dict)
    wrong: list[Wrong] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    choices: int = 0  # in the moves that were made: also those that the page makes by itself
    taps: int = 0  # on choices
    on_board: int = 0  # choices that were made on the board
    clicks: int = 0
    warned: int = 0  # so many moves one had to send because of a warning only: no clicks
    sends: dict[str, int] = field(default_factory=dict)  # by prompt: how often one had to send
    legal: int = 0
    legal_on_board: int = 0
    shifts: list[Shift] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    over: bool = False
    broke: str = ""  # why it did not go on

    @property
    def shift(self) -> float:
        return sum(one["value"] for one in self.shifts)

    def share(self, check: str) -> float | None:
        tried = self.tried.get(check, 0)
        return self.passed.get(check, 0) / tried if tried else None


@dataclass
class Player:
    """Somebody who plays on one screen after another."""

    browser: Browser
    url: str
    shots: Path | None = None  # where pictures of what is wrong go; none: no pictures
    limit: int | None = 60  # decisions of a game; none: to its end
    bot: str = "random"
    seats: int | None = None
    seed: int | None = None  # none: the first choice each time, which ends most games soon
    rather: str = "board"  # where one taps, if one can

    def play(self, screen: Screen, tell: Callable[[str], None] = lambda line: None) -> Story:
        story = Story(screen)
        context = self.browser.new_context(reduced_motion="reduce", **screen.how())  # type: ignore[arg-type]
        context.add_init_script(EYES)
        try:
            page = self._sit(context, screen, story)
            self._play(page, story, tell)
        except BrowserError as error:
            story.broke = str(error).splitlines()[0][:200]
        finally:
            context.close()
        return story

    def _sit(self, context: BrowserContext, screen: Screen, story: Story) -> Page:
        page = sit(context, self.url, screen, self.bot, self.seats)
        page.on("pageerror", lambda error: story.wrong.append(Wrong("errors", "page", error.message[:200], 0, "")))
        return page

    def _play(self, page: Page, story: Story, tell: Callable[[str], None]) -> None:
        chance = random.Random(self.seed)
        stuck = 0
        settled = False
        while self.limit is None or story.decisions < self.limit:
            what = page.wait_for_function(READY, timeout=PATIENCE).evaluate("({ what }) => what")
            if what == "look":
                page.keyboard.press("Escape")
                story.clicks += 1
                continue
            if not settled:  # what the page did before the first decision is its coming, not a jump
                page.wait_for_timeout(150)
                page.evaluate("() => { eyes.shifts.length = 0; eyes.moves.length = 0; }")
                settled = True
            if what == "over":
                story.over = True
                page.wait_for_timeout(100)
                self._note(page, story, page.evaluate("() => eyes.lookAtTheEnd()"))
                break
            if stuck == 0:
                story.decisions += 1
                self._note(page, story, page.evaluate("() => eyes.look()"))
            done = self._act(page, story, what, chance, stuck)
            stuck = 0 if done else stuck + 1
            if stuck >= STUCK:
                story.broke = f"{STUCK} taps in a row did nothing"
                break
            if story.decisions % 20 == 0 and done:
                tell(f"{story.screen.file}: {story.decisions} decisions")
        story.choices = page.evaluate("() => eyes.made + eyes.making")
        story.shifts = page.evaluate("() => eyes.shifts")
        story.moves = page.evaluate("() => eyes.moves")

    def _act(self, page: Page, story: Story, what: str, chance: random.Random, stuck: int) -> bool:
        """Tap something. Whether that did anything."""
        self._wait(page)
        warned = what == "send" and page.locator("[data-part='caution']").count() > 0
        if what == "send":
            way = page.evaluate("() => eyes.sendButton()")
        else:
            order: list[int] = page.evaluate("() => eyes.order()")
            action = self._chooses(page, story, order, chance) if self.seed is not None or stuck else order[0]
            way = page.evaluate("([action, rather]) => eyes.way(action, rather)", [action, self.rather])
        if way is None:
            return False
        if way.get("opens"):
            self._tap(page, story, way)
            way = page.wait_for_function("(action) => eyes.opened(action)", arg=action, timeout=HEARD).json_value()
        if not self._chosen(page, story, way, what):
            return False
        story.clicks -= warned
        story.warned += warned
        story.taps += what == "choose"
        story.on_board += what == "choose" and way["board"]
        return True

    def _chooses(self, page: Page, story: Story, order: list[int], chance: random.Random) -> int:
        """One of them by chance, but not without any sense."""
        view = page.evaluate("() => eyes.view")
        game = wolfden.game(story.screen.game)
        return chance.choices(order, [weight(game.name, game.action(action), view) for action in order])[0]

    def _chosen(self, page: Page, story: Story, way: dict[str, Any], what: str) -> bool:
        """Tap it until it is heard; twice, since others may have moved just before, which makes a tap too soon."""
        for _ in range(2):
            asks: int = page.evaluate("() => eyes.asks")
            self._tap(page, story, way)
            if self._heard(page, asks, what):
                return True
            story.clicks -= 1
            self._wait(page)
        self._fail(page, story, "dead tap", way["what"], "a tap on it did nothing")
        return False

    def _wait(self, page: Page) -> None:
        """Until a tap counts."""
        wait: float = page.evaluate(f"() => {TOO_SOON} - (performance.now() - eyes.told)")
        if wait > 0:
            page.wait_for_timeout(wait)

    def _tap(self, page: Page, story: Story, way: dict[str, Any]) -> None:
        if story.screen.by_hand:
            page.touchscreen.tap(way["x"], way["y"])
        else:
            page.mouse.click(way["x"], way["y"])
        story.clicks += 1

    def _heard(self, page: Page, asks: int, what: str) -> bool:
        until = time.monotonic() + HEARD / 1000
        waits = DONE if what == "choose" else "(asks) => eyes.asks > asks"
        while time.monotonic() < until:
            if page.evaluate(waits, asks):
                return True
            page.wait_for_timeout(15)
        return False

    def _note(self, page: Page, story: Story, look: dict[str, Any]) -> None:
        if look["kind"] == "send":
            story.sends[look["words"]] = story.sends.get(look["words"], 0) + 1
        story.legal += look["legal"]
        story.legal_on_board += look["onBoard"]
        for check, found in look["wrong"].items():
            story.tried[check] = story.tried.get(check, 0) + 1
            story.passed[check] = story.passed.get(check, 0) + (not found)
            for one in found[:3]:
                self._fail(page, story, check, one["what"], one["why"], look["words"])
        for note in look["notes"]:
            story.notes.setdefault(note["what"], note["why"])

    def _fail(self, page: Page, story: Story, check: str, what: str, why: str, prompt: str = "") -> None:
        wrong = Wrong(check, what, why, story.decisions, prompt)
        if self.shots is not None and not any(one.check == check for one in story.wrong):
            self.shots.mkdir(parents=True, exist_ok=True)
            at = self.shots / f"{story.screen.file}-{check.replace(' ', '').replace('%', '')}.png"
            page.screenshot(path=str(at))
            wrong.shot = str(at)
        story.wrong.append(wrong)
