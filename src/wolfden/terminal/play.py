"""The loop of one person's game: what they are shown, what they are asked, and how it ends."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from wolfden.engine.replay import states
from wolfden.engine.words import Names
from wolfden.terminal import tell
from wolfden.terminal.answer import Unclear, pick
from wolfden.terminal.match import Match
from wolfden.terminal.screen import Screen

PROMPT = "> "
SAY_PROMPT = "Say (Enter: nothing)> "
HINT = "Type a number or the beginning of a choice. New to the game? Type rules. For all commands: ?"
COMMANDS = (
    ("number", "make that choice; the beginning of its text, or of a word in it, will do as well"),
    ("b", "take the last choice of an unfinished move back"),
    ("Enter", "show the table and the choices again"),
    ("say", "say something to the table; it binds nobody"),
    ("log", "all that you were told so far"),
    ("rules", "the rules of this game"),
    ("quit", "leave the game"),
)


class Leave(Exception):
    """The person wants to go."""


class Back(Exception):
    """The person takes the last choice back."""


class Session:
    """One person at the terminal. Until the game is over they see their own view and journal, nothing else."""

    def __init__(self, match: Match, names: Names, screen: Screen) -> None:
        self.match = match
        self.game = match.record.game
        self.state = match.record.state
        self.you = match.you
        self.names = names
        self.screen = screen
        self.seen = heard_at_last_move(match)
        self.hinted = False

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        try:
            self.match.advance()
            while not self.state.over:
                self.take_turn()
                self.match.advance()
            self.show_end()
        except (EOFError, Leave):
            self.say_goodbye()
        except KeyboardInterrupt:
            self.say_goodbye()
            return 130
        return 0

    def take_turn(self) -> None:
        """Ask for one whole move, choice by choice, and make it."""
        self.show_news()
        self.show_table()
        move: list[int] = []
        while True:
            actions, _ = self.state.draft(self.you, move)
            texts = [self.action_text(action) for action in actions]
            if move:
                self.screen.line("So far: " + ", ".join(self.action_text(action) for action in move) + ".", "bold")
            self.screen.choices(texts)
            try:
                move.append(actions[self.ask(texts, begun=bool(move))])
            except Back:
                move.pop()
                continue
            if self.match.act(move):
                return

    def ask(self, texts: Sequence[str], begun: bool) -> int:
        """The index of a choice; commands are obeyed on the way to it."""
        if not self.hinted:
            self.screen.line(HINT, "dim")
            self.hinted = True
        while True:
            reply = self.screen.ask(PROMPT)
            word, _, rest = reply.casefold().partition(" ")
            if word in ("b", "back") and not rest:
                if begun:
                    raise Back
                self.screen.line("There is nothing to take back.")
            elif self.obey(word, rest.strip()):
                self.screen.choices(texts)
            else:
                try:
                    return pick(reply, texts)
                except Unclear as unclear:
                    self.screen.line(str(unclear))

    def obey(self, word: str, rest: str) -> bool:
        """Carry a command out; False if it is none."""
        if word == "say":
            self.speak(rest)
        elif rest:
            return False
        elif word == "":
            self.show_table()
        elif word in ("?", "help"):
            self.screen.lines(f"  {command:8}{about}" for command, about in COMMANDS)
        elif word == "rules":
            self.screen.markdown(self.game.help)
        elif word == "log":
            self.screen.lines(tell.heard(self.game, self.state, self.you, self.names))
        elif word == "quit":
            raise Leave
        else:
            return False
        return True

    def speak(self, wanted: str) -> None:
        """Make the remark that is wanted, or let the person choose one."""
        remarks = self.state.remarks(self.you)
        texts = [self.game.text(self.game.remark(remark), self.names) for remark in remarks]
        if not texts:
            self.screen.line("There is nothing you can say now.")
            return
        chosen = wanted
        if not wanted:
            self.screen.choices(texts)
            chosen = self.screen.ask(SAY_PROMPT)
        while chosen.casefold() not in ("", "b", "back"):
            if chosen.casefold() == "quit":
                raise Leave
            try:
                self.match.say(remarks[pick(chosen, texts)])
                break
            except Unclear as unclear:
                self.screen.line(str(unclear))
            chosen = "" if wanted else self.screen.ask(SAY_PROMPT)
        self.show_news()

    def show_news(self) -> None:
        """What this seat was told since it was last shown."""
        sentences = tell.heard(self.game, self.state, self.you, self.names)
        if self.seen < len(sentences):
            self.screen.line()
        self.screen.lines(sentences[self.seen :])
        self.seen = len(sentences)

    def show_table(self) -> None:
        """What this seat knows now."""
        self.show_trouble()
        self.screen.panel(self.game.title, self.table())

    def show_trouble(self) -> None:
        if self.match.trouble:
            self.screen.line(f"The last moves are not saved: {self.match.trouble}", "bold red")

    def show_end(self) -> None:
        """Everything that was hidden, and how it came out."""
        self.screen.line()
        self.screen.line("The whole game, with what only some were told:", "bold")
        self.screen.lines(tell.everything(self.game, self.state, self.names))
        self.screen.line()
        self.screen.panel(self.game.title, self.table())
        self.screen.lines(tell.ending(self.game, self.state, self.names))
        winners = self.state.outcome().winners
        if winners:
            self.screen.line("You win!" if self.you in winners else "You lose.", "bold")
        self.show_trouble()
        if self.match.path is not None and not self.match.trouble:
            self.screen.line(f"To read it again: wolfden replay {self.file_name()}", "dim")

    def say_goodbye(self) -> None:
        self.screen.line()
        self.show_trouble()
        if self.match.path is not None:
            self.screen.line(f"Goodbye. The game is saved; go on with: wolfden resume {self.file_name()}")
        else:
            self.screen.line("Goodbye. To go on another time, start with --save FILE.")

    def table(self) -> Sequence[str]:
        return self.game.show(self.state.view(self.you), self.game.words, self.names)

    def action_text(self, action: int) -> str:
        return self.game.text(self.game.action(action), self.names)

    def file_name(self) -> str:
        return shlex.quote(str(self.match.path))


def heard_at_last_move(match: Match) -> int:
    """How much of the journal the person had been told when they last did or said something."""
    replay = match.record.replay
    heard = 0
    for number, state in enumerate(states(match.record.game, replay)):
        if number and replay.moves[number - 1][0] == match.you:
            heard = len(state.journal(match.you))
    return heard
