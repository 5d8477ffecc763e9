"""What somebody means who was given numbered choices."""

from __future__ import annotations

from collections.abc import Sequence

from wolfden.complaints import NoneOfThem, NoSuchChoice, SeveralFit
from wolfden.notices import Notice

SHOWN = 4
QUOTES = str.maketrans(dict.fromkeys('“”„"!()'))  # that nobody types, or means


class Unclear(Exception):
    """An answer that fits no choice, or several."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(repr(notice))
        self.notice = notice


def pick(reply: str, choices: Sequence[str]) -> int:
    """The index of the choice with that number, or whose text begins like that, or else a word or several of it."""
    reply = _plain(reply)
    if reply.isascii() and reply.isdigit():
        if len(reply) < 6 and 1 <= int(reply) <= len(choices):
            return int(reply) - 1
        raise Unclear(NoSuchChoice(reply[:6], len(choices)))
    fits = fitting(reply, choices)
    if not fits:
        raise Unclear(NoneOfThem())
    if len(fits) > 1:
        raise Unclear(SeveralFit(several([choices[index] for index in fits])))
    return fits[0]


def fitting(reply: str, choices: Sequence[str]) -> list[int]:
    """The indices of the choices that may be meant: the same words, or how they begin, or else some of them."""
    reply, texts = _plain(reply), [_plain(choice) for choice in choices]
    if reply in texts:
        return [texts.index(reply)]
    fits = [index for index, text in enumerate(texts) if text.startswith(reply)]
    fits = fits or [index for index, text in enumerate(texts) if f" {reply}" in text]
    return fits or [index for index, text in enumerate(texts) if _begin(reply.split(), text.split())]


def several(texts: Sequence[str]) -> str:
    """A few of them."""
    return " / ".join([*texts[:SHOWN], *["..."] * (len(texts) > SHOWN)])


def _plain(text: str) -> str:
    return " ".join(text.casefold().translate(QUOTES).split())


def _begin(parts: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each part is how a word begins, in the same order."""
    left = iter(words)
    return bool(parts) and all(any(word.startswith(part) for word in left) for part in parts)
