"""The screen: Rich on a terminal, plain lines everywhere else."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wolfden.engine.words import Words, plain

MANY = 12  # choices that are better shown in columns
COUNTS = (1, 2)  # that things are called differently by: one fish, two fish


class Screen:
    """Prints lines, panels and choices, and asks for answers. No text is ever taken for markup.

    `colours` gives words that stand out wherever they are shown, each with a style of Rich's.
    """

    def __init__(self, colours: Mapping[str, str] | None = None) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.colours = [(re.compile(rf"(?i)\b{re.escape(word)}\b"), style) for word, style in (colours or {}).items()]

    def painted(self, text: str, style: str = "") -> Text:
        """The text with the words in it that stand out."""
        painted = Text(text, style)
        for word, colour in self.colours:
            painted.highlight_regex(word, colour)
        return painted

    def line(self, text: str = "", style: str = "") -> None:
        # Wrapping is for people: whoever reads a pipe wants whole lines.
        self.console.print(self.painted(text, style), soft_wrap=not self.console.is_terminal)

    def lines(self, texts: Iterable[str], style: str = "") -> None:
        for text in texts:
            self.line(text, style)

    def raw(self, texts: Iterable[str]) -> None:
        """Lines for programs: never wrapped."""
        for text in texts:
            self.console.print(Text(text), soft_wrap=True)

    def panel(self, title: str, texts: Sequence[str]) -> None:
        if self.console.is_terminal:
            self.console.print(Panel(self.painted("\n".join(texts)), title=Text(title), title_align="left"))
        else:
            self.line(f"== {title} ==")
            self.lines(texts)

    def choices(self, texts: Sequence[str]) -> None:
        """Numbered, from 1."""
        numbered = [f"{number:3}  {text}" for number, text in enumerate(texts, 1)]
        if self.console.is_terminal and len(texts) > MANY:
            self.console.print(Columns([self.painted(text) for text in numbered], column_first=True, padding=(0, 3)))
        else:
            self.lines(numbered)

    def table(self, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        table = Table(*headings, box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for row in rows:
            table.add_row(*[self.painted(cell) for cell in row])
        self.console.print(table)

    def markdown(self, text: str) -> None:
        if self.console.is_terminal:
            from rich.markdown import Markdown  # slow to load, and seldom wanted

            self.console.print(Markdown(text))
        else:
            self.line(text.rstrip())

    def ask(self, prompt: str) -> str:
        """One line of input without the space around it; EOFError when there is no more."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty():
            return self.console.input(Text(prompt, "bold")).strip()
        reply = sys.stdin.readline()
        if not reply:
            raise EOFError
        # Nobody types here, so that the answer would be seen.
        self.line(prompt + reply.strip())
        return reply.strip()


def colours(things: Mapping[str, str], words: Words) -> dict[str, str]:
    """The words that stand out, from the ids of the things that they name: each in all forms that it has."""
    return {form: style for id_, style in things.items() for form in forms(id_, words)}


def forms(id_: str, words: Words) -> list[str]:
    """What a thing is called, in any case and number. A form with more words than its name has an article or so."""
    if not words.has(id_):
        return [id_]
    cases = ["", *words.bundle.get_message(id_).attributes]
    found = [plain(words.message(id_, {"n": count}, case)) for case in cases for count in COUNTS]
    longest = max(len(form.split()) for form in found[: len(COUNTS)])
    return list(dict.fromkeys(form for form in found if len(form.split()) <= longest))
