"""Where in a TOML text each key and each element of a list is written: tomllib does not say."""

from __future__ import annotations

import re
import tomllib

# Keys and indices, from the outermost in.
Path = tuple[str | int, ...]

TOKEN = re.compile(
    r'(?P<comment>#[^\n]*)|(?P<string>"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\')'
    r"|(?P<newline>\n)|(?P<mark>[\[\]{}=,.])|(?P<bare>[^\s\[\]{}=,.#\"']+)",
    re.DOTALL,
)


def line_of(text: str, path: Path) -> int | None:
    """The line, from 1, of whatever is at that path, or of what it is in; None where nothing of it is written."""
    known = lines(text)
    while path and path not in known:
        path = path[:-1]
    return known.get(path)


def lines(text: str) -> dict[Path, int]:
    """The line of every path in a text that tomllib can read."""
    scanner = Scanner(text)
    scanner.document()
    return scanner.lines


class Scanner:
    """Reads tokens, and notes where a key or an element begins. What it does not know it passes over."""

    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str, int]] = []  # kind, text, line
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}  # of lists of tables
        line = 1
        for found in TOKEN.finditer(text):
            if found.lastgroup != "comment":
                self.tokens.append((str(found.lastgroup), found.group(), line))
            line += found.group().count("\n")
        self.tokens.append(("end", "", line))

    def peek(self) -> str:
        return self.tokens[self.at][1]

    def skip(self, text: str) -> bool:
        """Go past that token, if it is next."""
        if self.peek() != text:
            return False
        self.at += 1
        return True

    def document(self) -> None:
        table: Path = ()
        while self.tokens[self.at][0] != "end":
            if self.skip("\n"):
                continue
            if self.skip("["):
                listed = self.skip("[")
                table = self.header(self.key(()), listed)
                while not self.skip("\n") and self.tokens[self.at][0] != "end":
                    self.at += 1
            else:
                self.pair(table)

    def header(self, path: Path, listed: bool) -> Path:
        """The path that a table's heading stands for: within lists of tables it is about the last."""
        full: Path = ()
        for part in path[:-1]:
            full += (part,)
            if full in self.lengths:
                full += (self.lengths[full] - 1,)
        full += path[-1:]
        if listed:
            self.lengths[full] = self.lengths.get(full, 0) + 1
            full += (self.lengths[full] - 1,)
        self.lines.setdefault(full, self.tokens[self.at][2])
        return full

    def key(self, table: Path) -> Path:
        """A key, dotted or not, in that table."""
        path = table
        while self.tokens[self.at][0] in ("bare", "string"):
            kind, text, line = self.tokens[self.at]
            path += (unquoted(text) if kind == "string" else text,)
            self.lines.setdefault(path, line)
            self.at += 1
            if not self.skip("."):
                break
        return path

    def pair(self, table: Path) -> None:
        """A key and its value."""
        path = self.key(table)
        self.skip("=")
        self.value(path)

    def value(self, path: Path) -> None:
        """Pass over a value, and at least one token, whatever it is."""
        if self.skip("["):
            index = 0
            while not self.skip("]") and self.tokens[self.at][0] != "end":
                if not self.skip("\n") and not self.skip(","):
                    self.lines[*path, index] = self.tokens[self.at][2]
                    self.value((*path, index))
                    index += 1
        elif self.skip("{"):
            while not self.skip("}") and self.tokens[self.at][0] != "end":
                if not self.skip("\n") and not self.skip(","):
                    self.pair(path)
        else:
            self.at = min(self.at + 1, len(self.tokens) - 1)
            while self.tokens[self.at][0] in ("bare", "string") or self.peek() == ".":
                self.at += 1


def unquoted(text: str) -> str:
    """What a quoted key says."""
    try:
        return str(tomllib.loads(f"key = {text}")["key"])
    except tomllib.TOMLDecodeError:
        return text
