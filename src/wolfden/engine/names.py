"""What people can be called: anything that can be seen, and told from what the others at the table are called.

A name is cleaned of signs that nobody sees. Two names look alike if they have a look in common: what is left of them
without case, spaces, accents and points, with each letter replaced by the Latin one that it could be taken for.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from itertools import takewhile
from unicodedata import category, digit, normalize

from wolfden.engine.catalogue import read
from wolfden.engine.errors import BadSetup

LONGEST_NAME = 24
MOST_MARKS = 4  # on one letter; more would run into the lines above and below

NOT_JOINED, JOINED = "\u200c", "\u200d"
EMOJI_STYLES = "\ufe0e\ufe0f"  # whether a sign is drawn as a letter or as a picture

# Nobody sees them, though their category does not say so: fillers, the empty Braille cell, an empty note.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159")
VARIANTS = (range(0xFE00, 0xFE0E), range(0xE0100, 0xE01F0))  # of letters: they look the same without
UNSEEN = frozenset(("Cc", "Cf", "Cn", "Co", "Cs"))
# Scripts in which it matters whether letters join: Arabic to Mongolian, and those of South and Southeast Asia.
JOINING = (range(0x0600, 0x1100), range(0x1200, 0x1D00), range(0xA800, 0xAC00), range(0x11000, 0x12000))

ACCENTS = (
    range(0x0300, 0x0370),
    range(0x1AB0, 0x1B00),
    range(0x1DC0, 0x1E00),
    range(0x20D0, 0x2100),
    range(0xFE20, 0xFE30),
)
# Letters in circles, in squares, and those that flags are made of; Unicode takes only some of them for letters.
FRAMED = (0x1F150, 0x1F170, 0x1F1E6)
LOOKS = {
    ord(sign): letter
    for letter, signs in tomllib.loads(read("wolfden.engine", "lookalikes.toml")).items()
    for sign in signs
}
LOOKS |= {first + number: chr(ord("a") + number) for first in FRAMED for number in range(26)}
PAIRS = (("rn", "m"), ("vv", "w"))


def clean(wanted: str) -> str:
    """The name without what nobody sees; BadSetup if nobody can be called that."""
    name = tidy(wanted)
    if any(category(letter) == "Cc" and not letter.isspace() for letter in wanted):
        raise BadSetup("a name has no control characters in it")  # nobody types them by mistake
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadSetup(f"a name has 1 to {LONGEST_NAME} letters, and at least one of them can be seen")
    return name


def tidy(text: str) -> str:
    """The text without what nobody sees, and with single spaces; perhaps nothing is left."""
    while (tidier := _tidied(text)) != text:
        text = tidier  # what is taken out may have stood between things that now belong together
    return text


def _tidied(text: str) -> str:
    kept = ""
    letters = " ".join(normalize("NFC", text).split())
    for letter, following in zip(letters, f"{letters[1:]} ", strict=False):
        if _stays(kept, letter, following):
            kept += letter
    return kept


def _stays(before: str, letter: str, following: str) -> bool:
    last = before[-1:] or " "
    if letter in (NOT_JOINED, JOINED):
        return _joins(last, following) or (letter == JOINED and _pictures(last, following))
    if letter in EMOJI_STYLES:
        return category(last)[0] == "S" or last in "0123456789#*"
    if letter in BLANK or _within(letter, VARIANTS) or category(letter) in UNSEEN:
        return False
    if _is_mark(letter):
        return last != " " and len(list(takewhile(_is_mark, reversed(before)))) < MOST_MARKS
    return True


def _is_mark(letter: str) -> bool:
    return category(letter)[0] == "M"


def _joins(last: str, following: str) -> bool:
    return all(category(letter)[0] in "LM" and _within(letter, JOINING) for letter in (last, following))


def _pictures(last: str, following: str) -> bool:
    """Whether two signs make one picture, such as a family."""
    return (category(last) in ("So", "Sk") or last in EMOJI_STYLES) and category(following) == "So"


def _within(letter: str, ranges: Iterable[range]) -> bool:
    return any(ord(letter) in each for each in ranges)


def looks(name: str) -> frozenset[str]:
    """What a name looks like. Capitals may look like other letters than small ones, so there can be two."""
    return frozenset((_look(name), _look(name.casefold())))


def alike(one: str, other: str) -> bool:
    """Whether one could be taken for the other."""
    return not looks(one).isdisjoint(looks(other))


def _look(name: str) -> str:
    letters = normalize("NFKD", name.translate(LOOKS)).translate(LOOKS)
    letters = normalize("NFKD", letters.casefold())
    letters = "".join(str(digit(letter, letter)) for letter in letters).translate(LOOKS)
    letters = "".join(letter for letter in letters if not _passed_over(letter))
    letters = "".join(letter for letter in letters if category(letter)[0] != "P") or letters
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters


def _passed_over(letter: str) -> bool:
    """What one hardly looks at."""
    unseen = letter in BLANK or letter in EMOJI_STYLES or category(letter) in UNSEEN
    return unseen or letter.isspace() or _within(letter, (*ACCENTS, *VARIANTS))


def free(name: str, taken: Iterable[str]) -> str:
    """The name, with a number after it if one of these could be taken for it."""
    known = {look for other in taken for look in looks(other)}
    short = tidy(name[: LONGEST_NAME - 3])
    tries = (name, *(f"{short} {number}" for number in range(2, 100)))
    found = next((tried for tried in tries if looks(tried).isdisjoint(known)), None)
    if found is None:
        raise BadSetup("everybody is called that already")
    return found


def told_apart(names: Sequence[str]) -> list[str]:
    """Names that somebody else wrote down, fit to be shown: each can be seen, and none is taken for another.

    Good ones stay as they are; so do empty ones, which name nobody.
    """
    shown: list[str] = []
    for seat, name in enumerate(names):
        cleaned = tidy(tidy(name)[:LONGEST_NAME]) or f"Seat {seat}"
        shown.append(name and free(cleaned, filter(None, shown)))
    return shown
