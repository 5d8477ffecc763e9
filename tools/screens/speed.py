"""How much comes over the wire at first, how soon a move is seen, and how long frames take while something is shown."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as BrowserError

from tools.screens.playing import EYES, READY
from tools.screens.seats import Screen, sit

FIRST_LOAD = 250_000  # bytes, compressed, without sounds
ON_SCREEN = 100  # milliseconds from a frame of the wire
LONGEST = 50  # milliseconds of a frame of the screen
SOUNDS = (".mp3", ".ogg", ".wav", ".webm", ".m4a", ".opus")
IDLE = 1_500  # milliseconds


@dataclass
class Frames:
    """How long frames took, in milliseconds: while moments were shown, other things, or nothing."""

    game: str
    moments: list[float]
    others: list[float]
    idle: list[float]
    tasks: list[float]


def first_load(browser: Browser, url: str) -> dict[str, int]:
    """What comes over the wire for the first page, by address."""
    context = browser.new_context()
    page = context.new_page()
    line = context.new_cdp_session(page)
    asked: dict[str, str] = {}
    came: dict[str, int] = {}

    def finished(event: dict[str, Any]) -> None:
        at = asked.get(event["requestId"], "?")
        came[at] = came.get(at, 0) + int(event["encodedDataLength"])

    line.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    line.on("Network.loadingFinished", finished)
    line.send("Network.enable")
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    context.close()
    return {at.removeprefix(url): size for at, size in came.items() if not at.split("?")[0].endswith(SOUNDS)}


def frames(browser: Browser, url: str, screen: Screen, seconds: float, bot: str) -> Frames:
    """Play for a while at the normal speed, and watch the frames."""
    context = browser.new_context(reduced_motion="no-preference", **screen.how())  # type: ignore[arg-type]
    context.add_init_script(EYES)
    context.add_init_script(f"localStorage.wolfden ??= {json.dumps(json.dumps({'speed': 'normal'}))}")
    page = sit(context, url, screen, bot, None)
    page.wait_for_function(READY)
    page.wait_for_timeout(1000)
    page.evaluate("() => { eyes.tasks.length = 0; eyes.watchFrames(); }")
    page.wait_for_timeout(IDLE)
    idle = page.evaluate("() => { eyes.tasks.length = 0; return eyes.frames.splice(0).map(({ took }) => took); }")
    with suppress(BrowserError):  # whatever was seen so far counts
        play_on(page, seconds)
    seen = page.evaluate("() => eyes.frames")
    tasks = page.evaluate("() => eyes.tasks")
    context.close()
    moments = [one["took"] for one in seen if one["moment"]]
    return Frames(screen.game, moments, [one["took"] for one in seen if not one["moment"]], idle, tasks)


def play_on(page: Page, seconds: float) -> None:
    """Take the first choice each time, with the keyboard's click: nothing of ours should move on the page."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        what = page.evaluate("() => window.eyes?.ready()")
        if what == "over":
            return
        if what == "look":
            page.keyboard.press("Escape")
        elif what == "send":
            page.evaluate("() => document.querySelector('[data-part=send]')?.click()")
        elif what == "choose":
            page.evaluate(
                "() => document.querySelector(`[data-part=choices] [data-action='${eyes.order()[0]}']`)?.click()"
            )
        page.wait_for_timeout(100)


def told(came: dict[str, int], moves: list[float], seen: list[Frames]) -> str:
    """All of it in words."""
    total = sum(came.values())
    lines = [
        f"First load: {total / 1000:.0f} KB compressed, without sounds "
        f"({verdict(total < FIRST_LOAD)}, {FIRST_LOAD // 1000} KB)."
    ]
    lines += [f"- {size / 1000:.1f} KB {at}" for at, size in sorted(came.items(), key=lambda one: -one[1])[:6]]
    if len(moves) > 1:
        slow = quantiles(moves, n=20)[-1]
        late = sum(one > ON_SCREEN for one in moves)
        lines.append(
            f"A move on the screen after its frame, at speed none: median {median(moves):.0f} ms, 95 % within "
            f"{slow:.0f} ms, longest {max(moves):.0f} ms, {late} of {len(moves)} later than {ON_SCREEN} ms "
            f"({verdict(slow <= ON_SCREEN)})."
        )
    for one in seen:
        shown = (
            f"longest of {len(one.moments)} frames in moments {max(one.moments):.0f} ms"
            if one.moments
            else "no moments"
        )
        lines.append(
            f"{one.game} at normal speed: {shown} ({sum(took > LONGEST for took in one.moments)} over {LONGEST} ms), "
            f"of {len(one.others)} others {max(one.others, default=0):.0f} ms; of {len(one.idle)} with nothing to show "
            f"{max(one.idle, default=0):.0f} ms; longest task {max(one.tasks, default=0):.0f} ms."
        )
    return "\n".join(lines)


def verdict(good: bool) -> str:
    return "good" if good else "TOO MUCH"
