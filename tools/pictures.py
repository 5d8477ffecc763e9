"""`python -m tools.pictures`: makes the pictures of the README anew, out of real games in a real browser.

Needs Pillow (`pip install pillow`), which nothing else does.
"""

from __future__ import annotations

import io
import random
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.server import ROOT, Server
from tools import chromium
from tools.screens.playing import EYES, READY
from tools.screens.seats import Screen, sit

HERE = ROOT / "docs" / "pictures"
DESK = (1280, 720)
# Which game, as whom, in which seat, and after how many of one's own choices.
STILLS = (
    Screen("gulag", "any", 0, DESK),
    Screen("wolves", "any", 0, DESK),
    Screen("boars", "any", 0, DESK),
    Screen("sobakistan", "Liaison", 1, DESK),
)
CHOICES = {"gulag": 5, "wolves": 12, "boars": 8, "sobakistan": 3}
WIDE = 960  # pixels of a picture
MOVING = Screen("wooolf", "any", 0, (960, 600))
SECONDS, A_SECOND = 10, 3  # of the moving one: how long, and how many pictures
SMALL = 560


def shot(page: Page, wide: int) -> Image.Image:
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return picture.resize((wide, picture.height * wide // picture.width), Image.Resampling.LANCZOS)


def choose(page: Page, chance: random.Random) -> None:
    """Choose anything, or send what is chosen, if that is possible now."""
    what = page.evaluate("() => window.eyes?.ready()")
    if what == "look":
        page.keyboard.press("Escape")
    elif what == "send":
        page.evaluate("() => document.querySelector('[data-part=send]')?.click()")
    elif what == "choose":
        action = chance.choice(page.evaluate("() => eyes.order()"))
        page.evaluate(f"() => document.querySelector(\"[data-part='choices'] [data-action='{action}']\")?.click()")


def still(browser: Browser, url: str, screen: Screen) -> None:
    context = browser.new_context(reduced_motion="reduce", **screen.how())  # type: ignore[arg-type]
    context.add_init_script(EYES)
    page = sit(context, url, screen, "good", None)
    chance = random.Random(4)
    for _ in range(CHOICES[screen.game]):
        page.wait_for_function(READY)
        choose(page, chance)
        page.wait_for_timeout(200)
    page.wait_for_function(READY)
    page.wait_for_timeout(500)
    shot(page, WIDE).save(HERE / f"{screen.game}.webp", quality=80, method=6)
    context.close()


def moving(browser: Browser, url: str, screen: Screen) -> None:
    context = browser.new_context(reduced_motion="no-preference", **screen.how())  # type: ignore[arg-type]
    context.add_init_script(EYES)
    page = sit(context, url, screen, "good", None)
    page.wait_for_function(READY)
    chance = random.Random(2)
    frames: list[Image.Image] = []
    for number in range(SECONDS * A_SECOND):
        began = time.monotonic()
        if number % A_SECOND == 0:
            choose(page, chance)
        frames.append(shot(page, SMALL))
        page.wait_for_timeout(max(0, 1000 / A_SECOND - 1000 * (time.monotonic() - began)))
    frames[0].save(
        HERE / "moving.webp",
        save_all=True,
        append_images=frames[1:],
        duration=1000 // A_SECOND,
        loop=0,
        quality=45,
        method=6,
    )
    context.close()


def main() -> None:
    HERE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
        for screen in STILLS:
            still(browser, server.url, screen)
        moving(browser, server.url, MOVING)
        browser.close()
        server.stop()
    for picture in sorted(HERE.iterdir()):
        print(f"{picture.relative_to(ROOT)}: {picture.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()
