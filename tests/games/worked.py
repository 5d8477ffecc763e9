"""The worked turn in a game's help page: the tests beside it replay it, and make sure that the page tells that one."""

from __future__ import annotations

import re

import wolfden

HEADINGS = {"en": ("A worked turn", "A worked round"), "de": ("Ein Zug als Beispiel", "Eine Runde als Beispiel")}


def worked(name: str, language: str) -> str:
    """The section of the page, without line breaks and marks."""
    page = wolfden.game(name).help_in(language)
    parts = re.split(r"^## (.+)$", page, flags=re.M)
    (told,) = [text for heading, text in zip(parts[1::2], parts[2::2], strict=True) if heading in HEADINGS[language]]
    return " ".join(re.sub(r"[*_`]", "", told).split())


def tells(name: str, language: str, *facts: str) -> None:
    """Fails unless the worked turn says all of that, in this order."""
    text, place = worked(name, language), 0
    for fact in facts:
        found = text.find(fact, place)
        assert found >= 0, f"{name} in {language} does not tell {fact!r} after {text[max(0, place - 60) : place]!r}"
        place = found + len(fact)
