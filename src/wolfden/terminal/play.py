"""The loop of one person's game: what they are shown, what they are asked, and how it ends."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import partial
from itertools import groupby

from wolfden.complaints import NoneOfThem, NothingLikeIt, NumberBeyond, SeveralFit
from wolfden.engine.common import Said
from wolfden.engine.replay import states
from wolfden.engine.view import View
from wolfden.engine.words import Names
from wolfden.notices import Complaint
from wolfden.terminal import tell, typed, why
from wolfden.terminal.adviser import Adviser
from wolfden.terminal.answer import Unclear, pick, several
from wolfden.terminal.match import Match, bot_names
from wolfden.terminal.offers import Decision, offers
from wolfden.terminal.screen import Screen
from wolfden.terminal.tongue import Tongue
from wolfden.terminal.typed import Typed

SHORT = (
    typed.SAY,
    typed.NOTE,
    typed.PAUSE,
    typed.WHY,
    typed.HINT,
)  # commands after which the choices are still in sight
FEW, MANY = 2, 6  # reasons against all that somebody may have meant, which are told
TOO_MANY = 200  # things that may be meant
LEFT_OUT = 8  # lines at least: fewer are no trouble


class Leave(Exception):
    """The person wants to go."""


class Back(Exception):
    """The person takes the last choice back."""


class Session:
    """One person at the terminal. Until the game is over they see their own view and journal, nothing else."""

    def __init__(
        self,
        match: Match,
        names: Names,
        screen: Screen,
        tongue: Tongue,
        pausing: bool = False,
        hints: bool = True,
        warnings: bool = True,
    ) -> None:
        self.match = match
        self.game = match.record.game
        self.state = match.record.state
        self.you = match.you
        self.names = names
        self.screen = screen
        self.tongue = tongue
        self.words = tongue.of(self.game)
        self.typed = Typed(tongue)
        self.pausing = pausing
        self.seen = heard_at_last_move(match)
        self.adviser = Adviser(match, hints, warnings)
        self.greeted = False
        self.move: list[int] = []  # the choices of a move that is not whole yet
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
            people = [
                self.tongue.say("played-by", name=name, bot=played[seat]) if seat in played else name
                for seat, name in enumerate(people)
            ]
        self.say("greeting", "dim", people=people, bots=sorted(set(played.values())))

    def say(self, id: str, style: str = "", /, **arguments: object) -> None:
        """Print a message of the terminal's own."""
        self.screen.line(self.tongue.say(id, **arguments), style)

    def prompt(self, id: str, /, **arguments: object) -> str:
        """Ask for a line."""
        return self.screen.ask(f"{self.tongue.say(id, **arguments)} ")

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
        while self.pausing and (reply := self.prompt("prompt-pause" if self.sayable() else "prompt-pause-silent")):
            if not self.obey(reply):
                self.say("not-your-turn-yet")

    def take_turn(self) -> None:
        """Ask for one whole move, choice by choice, and make it."""
        self.show_news()
        self.show_changes()
        self.move = []
        while True:
            actions, view, whole = self.state.draft(self.you, self.move)
            if whole:
                self.match.act(self.move)
                self.move = []
                return
            shown = partial(self.choice_text, view)
            try:
                action = self.ask(Decision(view, offers(self.game, self.words, actions, self.action_text, shown)))
            except Back:
                self.move.pop()
            else:
                self.move.append(action)

    def ask(self, decision: Decision) -> int:
        """An action that is offered; commands are obeyed on the way to it."""
        self.put(decision)
        if not self.greeted:
            self.say("first-time", "dim")
            self.greeted = True
        while True:
            reply = self.prompt_for(decision)
            if not reply and decision.sole is not None and not decision.sole.asks:
                return decision.sole.actions[0]
            if self.typed.command(reply) == typed.BACK:
                if self.move:
                    raise Back
                self.say("nothing-to-take-back")
            elif self.obey(reply):
                if self.typed.command(reply.partition(" ")[0]) not in SHORT:
                    self.put(decision)
            elif (action := self.meant(reply, decision)) is not None and self.is_sure(reply, action, decision):
                return action

    def put(self, decision: Decision) -> None:
        """Show what one is after, what was chosen so far, what there is to know, and the choices: a sole one is in the
        prompt.
        """
        goal = self.game.goal(decision.view)
        if goal is not None:
            self.say("goal", "bold cyan", goal=self.words.text(goal, self.names, self.you))
        if self.move:
            self.say("so-far", "bold", choices=self.chosen(self.move))
        self.screen.lines(self.game.show_risks(decision.view, self.words))
        if decision.sole is None:
            self.screen.choices([offer.shown for offer in decision.offered])

    def prompt_for(self, decision: Decision) -> str:
        """Ask for a choice, in the way that it can be answered."""
        if decision.sole is None:
            return self.prompt("prompt")
        return self.prompt("prompt-number" if decision.sole.asks else "prompt-sole", choice=decision.sole.shown)

    def is_sure(self, reply: str, action: int, decision: Decision) -> bool:
        """Whether somebody goes on who is told what a choice risks. To type it once more is to be sure."""
        told = self.adviser.cautions(action, decision.view)
        if not told or (decision.sole is not None and not decision.sole.asks):
            return True
        self.screen.lines([self.words.text(caution, self.names, self.you) for caution in told], "bold yellow")
        return self.prompt("prompt-sure", choice=self.action_text(action)) in ("", reply)

    def meant(self, reply: str, decision: Decision) -> int | None:
        """The action that a reply means; nothing, and a word about it, if it means none."""
        try:
            if decision.sole is not None and decision.sole.asks:
                return decision.sole.numbered(reply)
            offer = decision.meant(reply)
            if offer.asks:
                reply = self.prompt("prompt-number", choice=offer.shown)
            return offer.numbered(reply) if offer.asks else offer.actions[0]
        except Unclear as unclear:
            unknown = isinstance(unclear.notice, NoneOfThem | NumberBeyond)
            answers = self.why_not(reply, FEW) if unknown and not reply.isdigit() else []
            self.screen.lines(answers or [self.tongue.word(unclear.notice)])
            return None

    def why_not(self, wanted: str, most: int) -> list[str]:
        """What speaks against whatever has these words in it; nothing if that is nothing, or too much."""
        found = why.like(wanted, self.game, self.state.seats, self.action_text)
        if len(found) > TOO_MANY:
            return []
        answers = why.answers(found, self.state, self.you, self.move, self.tongue, self.names)
        return answers if len(answers) <= most else []

    def obey(self, reply: str) -> bool:
        """Carry a command out; False if it is none."""
        word, _, rest = reply.partition(" ")
        word, rest, command = word.casefold(), rest.strip(), self.typed.command(word)
        if command == typed.SAY:
            self.speak(rest)
        elif command == typed.NOTE and rest:
            self.note(rest)
        elif command == typed.WHY:
            self.say_why(rest)
        elif word in self.game.lookups:
            look_up = self.game.lookups[word]
            self.screen.lines(look_up(self.state.view(self.you), self.words, self.names, rest))
        elif rest or command is None or command == typed.BACK:
            return False
        else:
            self.obey_word(command)
        return True

    def obey_word(self, command: str) -> None:
        """Carry out a command that is one word."""
        match command:
            case typed.SHOW:
                self.show_table()
            case typed.NOTE | typed.NOTES:
                self.screen.lines(self.match.record.replay.notes or [self.tongue.say("no-notes")])
            case typed.HELP:
                self.show_help()
            case typed.RULES:
                self.screen.markdown(self.game.help_in(self.tongue.language))
            case typed.LOG:
                self.screen.lines(tell.heard(self.game, self.state, self.you, self.names, self.tongue))
            case typed.CLAIMS:
                claims = tell.claims(self.game, self.state, self.you, self.names, self.tongue)
                self.screen.lines(claims or [self.tongue.say("nobody-spoke")])
            case typed.HINT:
                self.show_hint()
            case typed.PAUSE:
                self.pausing = not self.pausing
                self.say("pauses-on" if self.pausing else "pauses-off")
            case typed.QUIT:
                raise Leave

    def show_help(self) -> None:
        """All that can be typed."""
        number = [(self.tongue.say("command-number"), self.tongue.about("command-number"))]
        own = [(word, self.words.say(f"show-lookup-{word}")) for word in self.game.lookups]
        listed = [command for command in typed.LISTED if command not in self.useless()]
        rows = [*number, *self.typed.help(listed), *own, *self.typed.help(typed.LISTED_LAST)]
        self.screen.table((self.tongue.say("command-type"), self.tongue.say("command-to")), rows)

    def sayable(self) -> bool:
        """Whether there is anything to say now."""
        return bool(self.state.remarks(self.you))

    def useless(self) -> set[str]:
        """Commands that have nothing to say to now."""
        silent = {typed.SAY, typed.CLAIMS} if not self.game.num_remarks else set()
        silent |= {typed.SAY} if not self.sayable() else set()
        return silent if self.adviser.hints else {*silent, typed.HINT}

    def show_hint(self) -> None:
        """What a good player would do, and why."""
        if not self.adviser.hints:
            self.say("no-hints")
        elif self.you not in self.state.actors():
            self.say("not-your-turn-yet")
        else:
            advice = self.adviser.advice()
            self.say("hint-move", "bold green", choices=self.chosen(advice.move))
            self.screen.lines([self.words.text(why, self.names, self.you) for why in advice.whys])

    def say_why(self, wanted: str) -> None:
        """Tell what speaks against something."""
        if not wanted:
            self.say("why-what")
            return
        found = self.why_not(wanted, MANY)
        if not found:
            found = [self.say_which(wanted)]
        self.screen.lines(found)

    def say_which(self, wanted: str) -> str:
        """What to say about words that fit nothing, or too much."""
        like = why.like(wanted, self.game, self.state.seats, self.action_text)
        if not like:
            return self.tongue.word(NothingLikeIt())
        return self.tongue.word(SeveralFit(several([self.action_text(action) for action in like])))

    def note(self, text: str) -> None:
        """Keep a note with the game."""
        try:
            self.match.note(text)
        except Complaint as complaint:
            self.screen.line(self.tongue.word(complaint.notice))
        else:
            self.say("noted" if self.match.path else "noted-unsaved")

    def speak(self, wanted: str) -> None:
        """Make the remark that is wanted, or let the person choose one."""
        remarks = self.state.remarks(self.you)
        texts = [self.words.text(self.game.remark(remark), self.names) for remark in remarks]
        if not texts:
            self.say("nothing-to-say")
            return
        chosen = wanted
        if not wanted:
            self.screen.choices(texts)
            chosen = self.prompt("prompt-say")
        while chosen and self.typed.command(chosen) != typed.BACK:
            if self.typed.command(chosen) == typed.QUIT:
                raise Leave
            try:
                self.match.say(remarks[pick(chosen, texts)])
                break
            except Unclear as unclear:
                self.screen.line(self.tongue.word(unclear.notice))
            chosen = "" if wanted else self.prompt("prompt-say")
        self.show_news()

    def show_news(self) -> None:
        """What this seat was told since it was last shown."""
        news = tell.heard(self.game, self.state, self.you, self.names, self.tongue, self.seen)
        if news:
            self.screen.line()
        self.screen.lines(news)
        self.seen = len(self.state.journal(self.you))

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
                self.screen.panel(self.tongue.say("changed-title", title=self.game.title), _joined(wanted))

    def table(self) -> list[list[str]]:
        """The table in blocks, with what was said above it."""
        lines = [*self.claims(), "", *self.game.show(self.state.view(self.you), self.words, self.names)]
        return [list(block) for filled, block in groupby(lines, key=bool) if filled]

    def claims(self) -> Sequence[str]:
        """What was said, where the game has a way of its own to sum it up; elsewhere it is news once."""
        return tell.claims(self.game, self.state, self.you, self.names, self.tongue) if self.game.show_talk else []

    def show_trouble(self) -> None:
        if self.match.trouble is not None:
            self.say("moves-not-saved", "bold red", why=self.tongue.word(self.match.trouble))

    def show_end(self) -> None:
        """Everything that was hidden, and how it came out."""
        self.screen.line()
        self.say("whole-game", "bold")
        self.screen.lines(tell.everything(self.game, self.state, self.names, self.you, self.tongue))
        self.screen.line()
        claims = self.claims()
        truth = tell.truth(self.game, self.state, self.names, self.tongue)
        title = self.tongue.say("truth-title", title=self.game.title)
        self.screen.panel(title, [*claims, *[""] * bool(claims), *truth])
        *before, last = tell.ending(self.game, self.state, self.names, self.you, self.tongue)
        self.screen.lines(before)
        self.screen.line(last, "bold green" if self.you in self.state.outcome().winners else "bold")
        self.show_trouble()
        if self.match.path is not None and self.match.trouble is None:
            self.say("read-again", "dim", file=self.file_name())

    def say_goodbye(self) -> None:
        self.screen.line()
        self.show_trouble()
        if self.match.path is not None:
            self.say("goodbye-saved", file=self.file_name())
        else:
            self.say("goodbye")

    def choice_text(self, view: View, action: int) -> str:
        """A choice with what its name does not say: a price, a chance."""
        text, aside = self.action_text(action), self.game.show_choice(view, self.game.action(action), self.words)
        return self.tongue.say("choice-aside", choice=text, aside=aside) if aside else text

    def chosen(self, actions: Sequence[int]) -> str:
        """Choices one after the other."""
        return ", ".join(map(self.action_text, actions))

    def action_text(self, action: int) -> str:
        return self.words.text(self.game.action(action), self.names, self.you)

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
