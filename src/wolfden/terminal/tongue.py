"""Which language the terminal speaks, and what it says in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any

import msgspec

from wolfden.complaints import LanguageUnknown
from wolfden.engine.catalogue import ENGLISH, languages, spoken
from wolfden.engine.game import Game
from wolfden.engine.words import Words, of_part
from wolfden.notices import Notice

OWN = "WOLFDEN_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # as programs ask for them, the first that is set counts
FLAG = "--language"


class Tongue:
    """What the terminal says in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = of_part("terminal", language)

    def say(self, id: str, /, **arguments: Any) -> str:
        """A message of the terminal's own."""
        return self.words.say(id, **arguments)

    def about(self, id: str) -> str:
        """What a message says about itself."""
        return self.words.hint(id, "about")

    def word(self, notice: Notice) -> str:
        """A notice in a sentence."""
        return self.words.say(type(notice).__name__, **msgspec.structs.asdict(notice))

    def of(self, game: Game) -> Words:
        """What a game says in this language."""
        return game.words_in(self.language)


@cache
def tongue(language: str = ENGLISH) -> Tongue:
    """The terminal in that language, which there must be."""
    return Tongue(language)


def choose(asked: str | None, environment: Mapping[str, str] | None = None) -> tuple[str, Notice | None]:
    """The language to speak, and a complaint if somebody asks for one that nobody speaks.

    What is asked for counts most, then the variable for Wolfden alone, then what the system is set to. A system may be
    set to any language, so nothing is said about that.
    """
    known = os.environ if environment is None else environment
    wanted = asked or known.get(OWN, "")
    if wanted:
        found = spoken(wanted)
        return (ENGLISH, LanguageUnknown(wanted, languages())) if found is None else (found, None)
    system = next((known[name] for name in SYSTEM if known.get(name)), "")
    return spoken(system) or ENGLISH, None


def speak(asked: str | None) -> Tongue:
    """The terminal in the language to speak."""
    return tongue(choose(asked)[0])


def asked(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for: needed before it is understood, to say what is wrong with it."""
    for here, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        if here == FLAG:
            return following
        if here.startswith(f"{FLAG}="):
            return here.partition("=")[2]
    return None
