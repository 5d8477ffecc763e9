"""The words that people type in a game instead of a choice. Each has a word in every language; English always works."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wolfden.terminal.tongue import Tongue

SAY, CLAIMS, LOG, NOTE, NOTES = "say", "claims", "log", "note", "notes"
BACK, SHOW, WHY, HINT, PAUSE, RULES, HELP, QUIT = "back", "show", "why", "hint", "pause", "rules", "help", "quit"
COMMANDS = (BACK, SHOW, HINT, WHY, SAY, CLAIMS, LOG, NOTE, NOTES, PAUSE, RULES, HELP, QUIT)
SHORTER = {"": SHOW, "?": HELP, "b": BACK}
LISTED = (BACK, SHOW, HINT, WHY, SAY, CLAIMS, LOG, NOTE, NOTES, PAUSE)  # before those of the game, and after them:
LISTED_LAST = (RULES, QUIT)


class Typed:
    """What people can type in one language."""

    def __init__(self, tongue: Tongue) -> None:
        self.tongue = tongue
        own = {tongue.say(f"command-{command}").casefold(): command for command in COMMANDS}
        self.commands = {**own, **SHORTER, **{command: command for command in COMMANDS}}

    def command(self, word: str) -> str | None:
        """The command that somebody means who types that word, if it is one."""
        return self.commands.get(word.casefold())

    def help(self, commands: Sequence[str]) -> Iterator[tuple[str, str]]:
        """What to type, and what for."""
        for command in commands:
            id_ = f"command-{command}"
            yield self.tongue.words.hint(id_, "shown") or self.tongue.say(id_), self.tongue.about(id_)
