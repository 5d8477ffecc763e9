"""The loop of one person's game: what they are shown, what they are asked, and how it ends."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from itertools import groupby

from wolfden.engine.common import Said
from wolfden.engine.errors import BadSetup
from wolfden.engine.replay import states
from wolfden.engine.words import Names, listing
from wolfden.terminal import tell
from wolfden.terminal.answer import Unclear, pick
from wolfden.terminal.match import Match, bot_names
from wolfden.terminal.screen import Screen

PROMPT = "Number or words> "
SAY_PROMPT = "Say, by number or words (Enter: nothing)> "
PAUSE_PROMPT = "Enter: go on (or say, claims, log, ?)> "
HINT = "Type a number, or a word or two of a choice. New to the game? Type rules. For all commands: ?"
COMMANDS = (
    ("a number", "make that choice; how it begins, or a word or two from it, will do as well"),
    ("b", "take the last choice of an unfinished move back"),
    ("show, or Enter", "show the whole table and the choices again"),
    ("say", "speak to the table, which binds nobody; say and a few words: say anna red"),
    ("claims", "see who said what so far"),
    ("log", "see all that you were told so far"),
    ("note", "keep a note for yourself, with the saved game: note boris lies"),
    ("notes", "read your notes"),
    ("pause", "stop after each thing that happens, to read or to speak; again: no longer"),
    ("rules", "read the rules of this game"),
    ("quit", "leave the game"),
)
SHORT = (["say"], ["note"], ["pause"])  # commands after which the choices are still in sight
LEFT_OUT = 8  # lines at least: fewer are no trouble


class Leave(Exception):
    """The person wants to go."""


class Back(Exception):
    """The person takes the last choice back."""


class Session:
    """One person at the terminal. Until the game is over they see their own view and journal, nothing else."""

    def __init__(self, match: Match, names: Names, screen: Screen, pausing: bool = False) -> None:
        self.match = match
        self.game = match.record.game
        self.state = match.record.state
        self.you = match.you
        self.names = names
        self.screen = screen
        self.pausing = pausing
        self.seen = heard_at_last_move(match)
        self.hinted = False
        self.shown: list[list[str]] = []  # the table as it was last shown, block by block

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        try:
            if not self.seen:
                self.greet()
            self.let_others_play()
            while not self.state.over:
                self.take_turn()
                self.let_others_play()
            self.show_end()
        except (EOFError, Leave):
            self.say_goodbye()
        except KeyboardInterrupt:
            self.say_goodbye()
            return 130
        return 0

    def greet(self) -> None:
        """Who sits where, and who plays them."""
        played = bot_names(self.match.record)
        people = list(self.names)
        if len(set(played.values())) > 1:
            people = [f"{name} ({played[seat]})" if seat in played else name for seat, name in enumerate(people)]
        bots = listing(sorted(set(played.values())))
        self.screen.line(f"Round the table, clockwise: {listing(people)}. Bots: {bots}.", "dim")

    def let_others_play(self) -> None:
        """Let the bots play until it is this person's turn; pause where they want to."""
        while self.match.step():
            if self.pausing and not self.state.over:
                news = self.state.journal(self.you)[self.seen :]
                if not all(isinstance(event, Said) for event in news):
                    self.pause()

    def pause(self) -> None:
        """Show what has happened, and let the person speak."""
        self.show_news()
        while self.pausing and (reply := self.screen.ask(PAUSE_PROMPT)):
            if not self.obey(reply):
                self.screen.line("It is not your turn yet. Press Enter to go on, or type ? for help.")

    def take_turn(self) -> None:
        """Ask for one whole move, choice by choice, and make it."""
        self.show_news()
        self.show_changes()
        move: list[int] = []
        while True:
            actions, _, whole = self.state.draft(self.you, move)
            if whole:
                self.match.act(move)
                return
            texts = [self.action_text(action) for action in actions]
            if move:
                self.screen.line("So far: " + ", ".join(self.action_text(action) for action in move) + ".", "bold")
            self.screen.choices(texts)
            try:
                move.append(actions[self.ask(texts, begun=bool(move))])
            except Back:
                move.pop()

    def ask(self, texts: Sequence[str], begun: bool) -> int:
        """The index of a choice; commands are obeyed on the way to it."""
        if not self.hinted:
            self.screen.line(HINT, "dim")
            self.hinted = True
        while True:
            reply = self.screen.ask(PROMPT)
            if reply.casefold() in ("b", "back"):
                if begun:
                    raise Back
                self.screen.line("There is nothing to take back.")
            elif self.obey(reply):
                if reply.casefold().split()[:1] not in SHORT:
                    self.screen.choices(texts)
            else:
                try:
                    return pick(reply, texts)
                except Unclear as unclear:
                    self.screen.line(str(unclear))

    def obey(self, reply: str) -> bool:
        """Carry a command out; False if it is none."""
        word, _, rest = reply.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if word == "say":
            self.speak(rest)
        elif word == "note" and rest:
            self.note(rest)
        elif word in self.game.lookups:
            look_up = self.game.lookups[word]
            self.screen.lines(look_up(self.state.view(self.you), self.game.words, self.names, rest))
        elif rest:
            return False
        elif word in ("", "show"):
            self.show_table()
        elif word in ("note", "notes"):
            self.screen.lines(self.match.record.replay.notes or ["You have no notes yet. To keep one: note some words"])
        elif word in ("?", "help"):
            own = [(word, self.game.words.say(f"show-lookup-{word}")) for word in self.game.lookups]
            self.screen.table(("type", "to"), [*COMMANDS[:-2], *own, *COMMANDS[-2:]])
        elif word == "rules":
            self.screen.markdown(self.game.help)
        elif word == "log":
            self.screen.lines(tell.heard(self.game, self.state, self.you, self.names))
        elif word == "claims":
            claims = tell.claims(self.game, self.state, self.you, self.names)
            self.screen.lines(claims or ["Nobody has said anything yet."])
        elif word == "pause":
            self.pausing = not self.pausing
            self.screen.line(
                "You can now read and speak after each thing that happens." if self.pausing else "No more pauses."
            )
        elif word == "quit":
            raise Leave
        else:
            return False
        return True

    def note(self, text: str) -> None:
        """Keep a note with the game."""
        try:
            self.match.note(text)
        except BadSetup as refusal:
            self.screen.line(f"Not noted: {refusal}.")
        else:
            self.screen.line("Noted." if self.match.path else "Noted, until you leave: this game is not saved.")

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
        self.shown = self.table()
        self.screen.panel(self.game.title, _joined(self.shown))

    def show_changes(self) -> None:
        """What of it has changed since it was last shown, and the last block, which is one's own.

        If nothing has changed, nothing; if that is not much less than all of it, all of it.
        """
        before, now = self.shown, self.table()
        news = [block for block in now if block not in before]
        wanted = [block for block in now if block in (*news, now[-1])]
        if not before or (news and len(_joined(now)) - len(_joined(wanted)) < LEFT_OUT):
            self.show_table()
        else:
            self.show_trouble()
            self.shown = now
            if news:
                self.screen.panel(f"{self.game.title}: what has changed (all of it: show)", _joined(wanted))

    def table(self) -> list[list[str]]:
        """The table in blocks, with what was said above it."""
        lines = [*self.claims(), "", *self.game.show(self.state.view(self.you), self.game.words, self.names)]
        return [list(block) for filled, block in groupby(lines, key=bool) if filled]

    def claims(self) -> Sequence[str]:
        """What was said, where the game has a way of its own to sum it up; elsewhere it is news once."""
        return tell.claims(self.game, self.state, self.you, self.names) if self.game.show_talk else []

    def show_trouble(self) -> None:
        if self.match.trouble:
            self.screen.line(f"The last moves are not saved: {self.match.trouble}", "bold red")

    def show_end(self) -> None:
        """Everything that was hidden, and how it came out."""
        self.screen.line()
        self.screen.line("The whole game, with what only some were told:", "bold")
        self.screen.lines(tell.everything(self.game, self.state, self.names))
        self.screen.line()
        claims = self.claims()
        truth = tell.truth(self.game, self.state, self.names)
        self.screen.panel(f"{self.game.title}: the whole truth", [*claims, *[""] * bool(claims), *truth])
        self.screen.lines(tell.ending(self.game, self.state, self.names))
        winners = self.state.outcome().winners
        if winners:
            won = self.you in winners
            self.screen.line("You win!" if won else "You lose.", "bold green" if won else "bold")
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

    def action_text(self, action: int) -> str:
        return self.game.text(self.game.action(action), self.names)

    def file_name(self) -> str:
        return shlex.quote(str(self.match.path))


def _joined(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Lines of all blocks, with an empty one between two."""
    return [line for number, block in enumerate(blocks) for line in ([""] * (number > 0) + list(block))]


def heard_at_last_move(match: Match) -> int:
    """How much of the journal the person had been told when they last did or said something."""
    replay = match.record.replay
    heard = 0
    for number, state in enumerate(states(match.record.game, replay)):
        if number and replay.moves[number - 1][0] == match.you:
            heard = len(state.journal(match.you))
    return heard
