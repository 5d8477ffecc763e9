"""Moby's thesaurus, which npm's package `moby` carries: words are alike if they share synonyms, rare ones above all."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from math import log, sqrt
from pathlib import Path

ITSELF = 5.0  # what the word itself counts among its synonyms

Bag = Mapping[str, float]


def forms(text: str, known: Mapping[str, object]) -> list[str]:
    """The text as it is known: whole, without a hyphen, or word by word."""
    whole = text.lower()
    for form in (whole, whole.replace("-", " ")):
        if form in known:
            return [form]
    return whole.replace("-", " ").split()


def alike(one: Bag, other: Bag) -> float:
    """The cosine of two bags."""
    if not one or not other:
        return 0.0
    sizes = sqrt(sum(value**2 for value in one.values()) * sum(value**2 for value in other.values()))
    return sum(value * other.get(word, 0.0) for word, value in sorted(one.items())) / sizes


class Thesaurus:
    """Which words are said for which."""

    def __init__(self, node_modules: Path) -> None:
        self.synonyms: dict[str, set[str]] = {}
        text = (node_modules / "moby" / "words.txt").read_text(encoding="utf-8", errors="replace")
        for line in text.splitlines():
            words = [word.strip().lower() for word in line.split(",")]
            self.synonyms.setdefault(words[0], set()).update(words)
        self.lists = Counter(word for words in self.synonyms.values() for word in words)

    def bag(self, text: str) -> Bag:
        found: defaultdict[str, float] = defaultdict(float)
        for form in forms(text, self.synonyms):
            for word in sorted(self.synonyms.get(form, {form})):
                found[word] += log(len(self.synonyms) / (1 + self.lists[word]))
            found[form] += ITSELF
        return found
