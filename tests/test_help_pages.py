"""Help pages begin with what everybody wants, have a worked turn, and number their cards as the game does."""

from __future__ import annotations

import re

import pytest

import wolfden
from tests.games.worked import worked
from wolfden.engine.catalogue import parse
from wolfden.engine.terms import Goal
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


@each
@pytest.mark.parametrize("name", NAMES)
def test_every_goal_is_told_at_length(name: str, language: str) -> None:
    game = wolfden.game(name)
    told = parse(game.shelf.catalogue(language), name)
    goals = [term.__name__ for term in game.terms.values() if issubclass(term, Goal)]
    assert goals
    assert {f"goal-more-{goal}" for goal in goals} == {id_ for id_ in told if id_.startswith("goal-more-")}


@each
@pytest.mark.parametrize("name", NAMES)
def test_every_thing_has_a_name_and_a_text(name: str, language: str) -> None:
    words = wolfden.game(name).words_in(language)
    things = [id_ for id_ in parse(words.catalogues[0], name) if id_.startswith("thing-")]
    assert len(things) > 7
    for thing in things:
        assert words.hint(thing, "name") and len(words.say(thing)) > 25, thing
