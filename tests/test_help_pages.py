"""Help pages begin with what everybody wants, have a worked turn, and number their cards as the game does."""

from __future__ import annotations

import re

import pytest

import wolfden
from tests.games.worked import worked
from wolfden.games.gulag.terms.actions import Loyalty
from wolfden.games.sobakistan.view import Role
from wolfden.games.wooolf.terms.actions import Character, Question

GOAL = {"en": "What you want", "de": "Was du willst"}
NAMES = ("boars", "gulag", "sobakistan", "wolves", "wooolf")
ROLES = {"gulag": Loyalty, "wooolf": Character, "sobakistan": Role}
each = pytest.mark.parametrize("language", ["en", "de"])


def opening(name: str, language: str) -> str:
    """The first section."""
    page = wolfden.game(name).help_in(language)
    title, text = page.split("\n\n", 1)
    assert title.startswith("# ")
    heading, text = text.split("\n", 1)
    assert heading == f"## {GOAL[language]}", "the page begins with the goal"
    return text.split("\n## ")[0]


@each
@pytest.mark.parametrize("name", NAMES)
def test_a_page_begins_with_what_one_wants(name: str, language: str) -> None:
    text = opening(name, language)
    assert 400 < len(text) < 2200, "a few plain sentences"
    words = wolfden.game(name).words_in(language)
    for role in ROLES.get(name, ()):
        called = words.value(role).casefold()
        assert re.search(rf"\*\*[^*]*{re.escape(called)}:\*\*", text.casefold()), f"nothing about the goal of {called}"
    assert re.search("win|won|gewinn", text), "and how it is won"


@each
@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_a_worked_turn(name: str, language: str) -> None:
    assert 600 < len(worked(name, language)) < 3000


@each
def test_the_page_of_wooolf_lists_the_question_cards(language: str) -> None:
    game = wolfden.game("wooolf")
    page, words = game.help_in(language), game.words_in(language)
    for question in Question:
        cards = game.components.questions.count(question)
        asked = words.value(question).strip("“”„")
        assert re.search(rf"^\| {cards} \| {re.escape(asked)} \|", page, re.M), asked
