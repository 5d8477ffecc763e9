"""The loop of one person's game: what they are shown, what they are asked, and how it ends."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from wolfden.engine.common import Said
from wolfden.engine.replay import states
from wolfden.engine.words import Names, listing
from wolfden.terminal import tell
from wolfden.terminal.answer import Unclear, pick
from wolfden.terminal.match import Match, bot_names
from wolfden.terminal.screen import Screen

PROMPT = "> "
SAY_PROMPT = "Say (Enter: nothing)> "
PAUSE_PROMPT = "Enter: go on (or say, claims, log, ?)> "
HINT = "Type a number or the beginning of a choice. New to the game? Type rules. For all commands: ?"
COMMANDS = (
    ("a number", "make that choice; how it begins, or a word or two from it, will do as well"),
    ("b", "take the last choice of an unfinished move back"),
    ("Enter", "show the table and the choices again"),
    ("say", "speak to the table, which binds nobody; say and a few words: say anna red"),
    ("claims", "see who said what so far"),
    ("log", "see all that you were told so far"),
    ("pause", "stop after each thing that happens, to read or to speak; again: no longer"),
    ("rules", "read the rules of this game"),
    ("quit", "leave the game"),
)


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
            word, _, rest = reply.casefold().partition(" ")
            if not self.obey(word, rest.strip()):
                self.screen.line("It is not your turn yet. Press Enter to go on, or type ? for help.")

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
            self.screen.table(("type", "to"), COMMANDS)
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
        claims = tell.claims(self.game, self.state, self.you, self.names)
        table = self.game.show(self.state.view(self.you), self.game.words, self.names)
        self.screen.panel(self.game.title, [*claims, *[""] * bool(claims), *table])

    def show_trouble(self) -> None:
        if self.match.trouble:
            self.screen.line(f"The last moves are not saved: {self.match.trouble}", "bold red")

    def show_end(self) -> None:
        """Everything that was hidden, and how it came out."""
        self.screen.line()
        self.screen.line("The whole game, with what only some were told:", "bold")
        self.screen.lines(tell.everything(self.game, self.state, self.names))
        self.screen.line()
        claims = tell.claims(self.game, self.state, self.you, self.names)
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


def heard_at_last_move(match: Match) -> int:
    """How much of the journal the person had been told when they last did or said something."""
    replay = match.record.replay
    heard = 0
    for number, state in enumerate(states(match.record.game, replay)):
        if number and replay.moves[number - 1][0] == match.you:
            heard = len(state.journal(match.you))
    return heard
