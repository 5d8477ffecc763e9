"""Wolves in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from wolfden.engine.words import Names, Words
from wolfden.games.wolves.view import WolvesReview, WolvesView

COLOURS: dict[str, str] = {}


def show(view: WolvesView, words: Words, names: Names) -> Sequence[str]:
    return [f"Turn {view.turn}"]


def show_review(review: WolvesReview, words: Words, names: Names) -> Sequence[str]:
    return []
