"""`python -m tools.screens [--games gulag,wolves] [--sizes 1280x720,390x844] [--languages en,de] [--out FILE.md]`.

Plays games in Chromium against bots, as every role, and looks at each own decision: is whatever one needs on one
screen, large enough, and not covered? Prints a table; with --out, what is wrong goes into that file, with pictures
beside it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.server import PAGE, Server
from tools import chromium
from tools.screens import speed
from tools.screens.playing import Player, Story
from tools.screens.seats import SIZES, all_games, screens
from tools.screens.table import report, table


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description=__doc__)
    parser.add_argument("--games", default=",".join(all_games()))
    parser.add_argument("--roles", default="", help="of Sobakistan: Bloodhound,Liaison,Wolf")
    parser.add_argument("--sizes", default=",".join(f"{width}x{height}" for width, height in SIZES))
    parser.add_argument("--languages", default="en")
    parser.add_argument("--out", type=Path, help="where the whole report goes; pictures go into a folder beside it")
    parser.add_argument("--most", type=int, default=60, help="decisions of a game")
    parser.add_argument("--whole", action="store_true", help="to the end, however long that takes")
    parser.add_argument("--seed", type=int, help="choose at random; else the first choice, which ends games soon")
    parser.add_argument("--seats", type=int, help="at the table; else as many as the game likes")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--rather", choices=("board", "list"), default="board", help="where one taps, if one can")
    parser.add_argument("--at", help="address of a server that runs already")
    parser.add_argument("--speed", type=float, default=20, help="seconds of each game at normal speed; 0: not at all")
    return parser.parse_args()


@contextmanager
def serving(at: str | None) -> Iterator[str]:
    """The address of a server: the one that is named, or one of our own."""
    if at is not None:
        yield at.rstrip("/")
        return
    assert PAGE.exists(), "the page is not built: make web"
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    given = arguments()
    sizes = [(int(width), int(height)) for width, height in (one.split("x") for one in given.sizes.split(","))]
    wanted = screens(
        given.games.split(","), sizes, given.languages.split(","), list(filter(None, given.roles.split(",")))
    )
    shots = given.out.with_suffix("") if given.out else None
    stories: list[Story] = []
    with serving(given.at) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
        limit = None if given.whole else given.most
        player = Player(browser, url, shots, limit, given.bot, given.seats, given.seed, given.rather)
        for screen in wanted:
            stories.append(player.play(screen, tell))
            tell(table(stories[-1:]).splitlines()[-1])
        measured = ""
        if given.speed > 0:
            first = {screen.game: screen for screen in reversed(wanted)}
            seen = [speed.frames(browser, url, one, given.speed, given.bot) for one in first.values()]
            moves = [took for story in stories for took in story.moves]
            measured = speed.told(speed.first_load(browser, url), moves, seen)
        browser.close()
    print(table(stories))
    print(measured)
    if given.out:
        given.out.parent.mkdir(parents=True, exist_ok=True)
        head = f"# Screens, {datetime.now():%H:%M}\n\n{measured}\n"
        given.out.write_text(report(stories, head), "utf-8")


if __name__ == "__main__":
    main()
