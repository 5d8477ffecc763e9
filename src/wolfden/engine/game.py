"""A game: its rules, words and numbers, tied into one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any

from msgspec import Struct

from wolfden.engine import common, options, saving
from wolfden.engine.bits import MAX_SEATS
from wolfden.engine.bot import Bot
from wolfden.engine.catalogue import ENGLISH, Shelf
from wolfden.engine.chance import Chance, Stream
from wolfden.engine.checks import check_seed, whole
from wolfden.engine.data import Source, Tables
from wolfden.engine.errors import BadSetup
from wolfden.engine.lines import Run
from wolfden.engine.log import Log
from wolfden.engine.metrics import Metrics
from wolfden.engine.sight import Sight
from wolfden.engine.state import Setting, State
from wolfden.engine.step import Step, Talk
from wolfden.engine.terms import Action, Caution, Event, Goal, Reason, Remark, Space, Term, Why
from wolfden.engine.view import View
from wolfden.engine.words import Names, Words, check_named, of_game

# What was said: by whom, and what.
Said = Sequence[tuple[int, Remark]]

# Something to look up: its lines from a view, the words, the names and whatever is asked for.
Lookup = Callable[[Any, Words, Names, str], Sequence[str]]

# Choices of one decision, wherever in the move they come, and what they risk by what a good player believes.
Doubts = Sequence[tuple[int, Caution]]

ENGINE_TERMS: tuple[type[Term], ...] = tuple(
    term for term in vars(common).values() if isinstance(term, type) and term.__module__ == common.__name__
)


class Game:
    """One game on the engine. See CONTRIBUTING.md for how to write one."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        version: int,
        seats: range,
        state: Callable[[Setting], Any],
        setup: Callable[[Any], None],
        steps: Sequence[Step[Any]],
        actions: Space,
        events: Sequence[type[Event]],
        reasons: Sequence[type[Reason]],
        view: Callable[[Any, int | None], View],
        review: Callable[[Any], Struct],
        redeal: Callable[[Any, int, Stream], None],
        max_decisions: Callable[[int], int],
        words: Shelf,
        show: Callable[[Any, Words, Names], Sequence[str]],
        minutes: tuple[int, int] = (0, 0),
        hard: int = 1,
        remarks: Space | None = None,
        talk: Talk[Any] | None = None,
        options: Mapping[str, options.Option] | None = None,
        bots: Mapping[str, Bot] | None = None,
        sides: Callable[[Any], tuple[str, ...]] | None = None,
        metrics: Metrics | None = None,
        show_choice: Callable[[Any, Action, Words], str] = lambda view, action, words: "",
        show_risks: Callable[[Any, Words], Sequence[str]] = lambda view, words: (),
        show_talk: Callable[[Said, Any, Words, Names], Sequence[str]] | None = None,
        show_review: Callable[[Any, Words, Names], Sequence[str]] | None = None,
        chapters: Sequence[type[Event]] = (),
        lookups: Mapping[str, Lookup] | None = None,
        colours: Mapping[str, str] | None = None,
        chat: Callable[[frozenset[int]], bool] = lambda bots: False,
        score_range: Callable[[int], tuple[float, float]] = lambda seats: (-1.0, 1.0),
        components: Any = None,
        named: Mapping[str, Sequence[str]] | None = None,
        source: Source | None = None,
        imagined_setup: Callable[[Any], None] | None = None,
        lines: Sequence[Run] = (),
        shared: Sequence[str] = (),
        cast: Mapping[str, int] | None = None,
        part: Callable[[int], IntEnum] | None = None,
        goals: Sequence[type[Goal]] = (),
        goal: Callable[[Any], Goal | None] = lambda view: None,
        whys: Sequence[type[Why]] = (),
        cautions: Sequence[type[Caution]] = (),
        caution: Callable[[Any, int], Caution | None] = lambda view, action: None,
        doubts: Callable[[Sight, int], Doubts] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.seats = seats
        self.state = state
        self.setup = setup
        # Where nobody may go by all of the data (a closed deck): the setup as anybody may imagine it.
        self.imagined_setup = setup if imagined_setup is None else imagined_setup
        self.steps = steps
        self.space = actions
        self.remark_space = remarks if remarks is not None else Space()
        self.talk: Talk[Any] = talk if talk is not None else Talk()
        self.view = view
        self.review = review
        self.redeal = redeal
        self.max_decisions = max_decisions
        self.score_range = score_range
        self.options = options or {}
        self.bots = bots or {}
        self.metrics = metrics  # what to count for its balance
        self.sides = sides  # the side of each seat in a finished state, where there are sides
        # What to know of a choice that its name does not say (a price), and in lines, what may come of all of them.
        self.show_choice, self.show_risks = show_choice, show_risks
        self.show_talk = show_talk  # what was said so far, in lines
        self.show_review = show_review  # a review in lines
        self.chapters = tuple(chapters)  # events that begin a new part of the game, such as a round
        self.lookups = lookups or {}  # what people can look up, by the word they type for it
        self.colours = colours or {}  # things that stand out when shown, by their ids, and their Rich styles
        self.lines = tuple(lines)  # events that make one line of the log
        self.show = show
        self.chat = chat  # whether free chat is on unless its host says otherwise, by the seats that bots play
        self.minutes, self.hard = minutes, hard  # how long a game takes people, from and to; to learn: 1, 2 or 3
        self.components = components  # what a state takes from the game's data, as a plain typed value
        self.source = source  # where they come from, if others can take their place
        self.data: Tables | None = None  # all of the data, where it is not the default
        self.fingerprint = ""  # of the data, where it can be replaced
        self.settings: dict[int, Setting] = {}
        self.goal = goal  # what a seat is after, from its view; nothing where nobody has to be told
        # What a choice risks that is legal in a view, as far as the view alone tells. Pure and quick: it is asked of
        # every choice that a seat is shown.
        self.caution = caution
        # What choices of a seat's decision risk as a good player sees it: see `Doubts`. Only where a table has hints.
        self.doubts = doubts
        self.terms = {term.__name__: term for term in (*ENGINE_TERMS, *events, *reasons, *goals, *whys, *cautions)}
        check_named([*self.space.firsts, *self.remark_space.firsts, *self.terms.values()], named or {})
        self.shelf = words  # its texts, in all languages
        self.named = named or {}  # what things in the data are called
        self.shared = frozenset(shared)  # kinds of things that all at a table call the same, whatever they read
        self.part = part  # which part each seat plays, where everybody knows that before the game
        self.cast = cast or {}  # seats that everybody knows by the part they play; sentences can name them by it
        self.spoken: dict[tuple[str, str], Words] = {}
        if seats.stop - 1 > MAX_SEATS:
            raise BadSetup(f"a game has at most {MAX_SEATS} seats")
        if reserved := {"self", "seats", "seed"} & self.options.keys():
            raise BadSetup(f"an option cannot be called {' or '.join(sorted(reserved))}")

    def __repr__(self) -> str:
        return f"<Game {self.name} version {self.version}>"

    def new(self, seats: int, seed: int, **given: Any) -> State:
        """A new game. The same version, data, options, seed and moves give the same state on any machine."""
        return self.begin(self.setup, seats, seed, given)

    def imagine(self, seats: int, seed: int, **given: Any) -> State:
        """A new game as anybody may imagine it: what is in the data, and is not for players to know, is any such thing.

        Imagined worlds are checked against these. Of most games they are the same as `new`.
        """
        return self.begin(self.imagined_setup, seats, seed, given)

    def begin(self, setup: Callable[[Any], None], seats: int, seed: int, given: dict[str, Any]) -> State:
        """A new game with that setup."""
        check_seed(seed)
        state: State = self.state(self.setting(seats, given))
        state.chance = Chance(seed, true=True)
        state.log = Log()
        setup(state)
        return state

    def setting(self, seats: int, given: dict[str, Any]) -> Setting:
        """The fixed part of such games; without options it is made once. BadSetup if there are no such games."""
        whole(seats)
        known = None if given else self.settings.get(seats)
        if known is not None:
            return known
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        setting = Setting(self, seats, options.settle(self.name, self.options, given))
        if not given:
            self.settings[seats] = setting
        return setting

    def with_data(self, data: Mapping[str, Any] | None) -> Game:
        """The game with other data: tables by name, of which those that are missing stay as they come (None: all).

        BadData says what does not fit, and where; BadSetup if there is nothing to replace.
        """
        if self.source is not None:
            return self.source.game(data)
        if data is None:
            return self
        raise BadSetup(f"{self.title} has no data that could be replaced")

    def load(self, saved: bytes) -> State:
        """The state that `save` made these bytes of; BadSave if it did not."""
        return saving.load(self, saved)

    def dump(self, state: State) -> bytes:
        """What `state.save()` gives."""
        return saving.dump(state)

    def sight(self, world: State, seat: int) -> Sight:
        """What a bot gets; `state.sight(seat, seed)` makes the world as well."""
        return Sight(world, seat)

    @property
    def num_actions(self) -> int:
        return len(self.space)

    @property
    def num_remarks(self) -> int:
        return len(self.remark_space)

    def action(self, number: int) -> Action:
        """An action as a typed value; IndexError if there is none of that number."""
        return self.space.value(number)  # type: ignore[return-value]

    def remark(self, number: int) -> Remark:
        """A remark as a typed value; IndexError if there is none of that number."""
        return self.remark_space.value(number)  # type: ignore[return-value]

    def number(self, value: Action | Remark) -> int:
        """The number of a typed action or remark."""
        space = self.remark_space if isinstance(value, Remark) else self.space
        return space.numbers[value]

    @property
    def words(self) -> Words:
        """All it says, in English."""
        return self.words_in(ENGLISH)

    def words_in(self, language: str, table: str = "") -> Words:
        """All it says in a language. Shared things are called as in the table's language (none: in the same)."""
        known = self.spoken.get((language, table))
        if known is None:
            shared = (self.shared, self.words_in(table)) if self.shared and table not in ("", language) else None
            known = of_game(self.shelf, language, self.named, self.remark, shared, self.cast)
            self.spoken[language, table] = known
        return known

    def text(self, value: Term, names: Names | None = None, reader: int | None = None, language: str = ENGLISH) -> str:
        """An action, remark, event or reason as a sentence, for the one who reads it."""
        return self.words_in(language).text(value, names, reader)

    @property
    def help(self) -> str:
        """The rules, and how they are read, in English."""
        return self.help_in(ENGLISH)

    def help_in(self, language: str) -> str:
        """The rules, and how they are read, as Markdown; in English where the language does not have them."""
        return self.shelf.help(language) or self.shelf.help(ENGLISH)
