"""Whatever one needs for a decision is on one screen: looked at while games are played. See tools/screens."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.server import Server
from tools.screens.playing import Player, Story
from tools.screens.seats import LANGUAGES, SIZES, Screen, all_games, screens
from tools.screens.table import CLICKS, CLICKS_ELSEWHERE, SHIFT, things

STRETCH = 6  # decisions
DESK, PHONE = (1280, 720), (390, 844)
TOLD_ONLY = {"in list"}  # a choice that is in sight on the board may be further down in the list


def troubles(story: Story) -> list[str]:
    """What is wrong, in lines; each names a picture where there is one."""
    story.wrong = [one for one in story.wrong if one.check not in TOLD_ONLY]
    story.notes = {}
    return things(story)


@pytest.mark.parametrize("screen", screens(all_games(), [DESK, PHONE], ["en"], []), ids=lambda screen: screen.file)
def test_the_first_decisions_fit_the_screen(browser: Browser, running: Server, tmp_path: Path, screen: Screen) -> None:
    story = Player(browser, running.url, shots=tmp_path, limit=STRETCH).play(screen)
    assert story.decisions > 0
    story.clicks = 0  # they are counted over whole games: the first moves may all be weighty ones
    assert not troubles(story), "\n".join(troubles(story))


OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]
ALL = [
    *screens(all_games(), list(SIZES), ["en"], []),
    *screens(all_games(), [DESK, PHONE], OTHER_LANGUAGES, []),
]


@pytest.mark.long
@pytest.mark.parametrize("screen", ALL, ids=lambda screen: screen.file)
def test_every_decision_of_a_game_fits_the_screen(
    browser: Browser, running: Server, tmp_path: Path, screen: Screen
) -> None:
    story = Player(browser, running.url, shots=tmp_path, limit=None).play(screen)
    assert story.over, story.broke
    assert not troubles(story), "\n".join(troubles(story))
    assert story.shift < SHIFT
    assert story.clicks <= story.choices * CLICKS.get(screen.game, CLICKS_ELSEWHERE)
