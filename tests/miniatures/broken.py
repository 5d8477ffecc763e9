"""Miniatures that are broken on purpose, each in one way, and the law that must name it.

All but a few are the same small game: everyone holds a secret card from 0 to 3 and in turn says a number.
"""

from __future__ import annotations

import random
from typing import Any

from tests.miniatures.base import Because, Done, Mini, Risky, Sure, Told, Trusting, mini
from wolfden.engine.advice import Advice
from wolfden.engine.bits import EVERYBODY, bit, first
from wolfden.engine.game import Game
from wolfden.engine.sight import Sight
from wolfden.engine.step import Draft, Open, Step
from wolfden.engine.terms import Reason, Why


class Cards(Mini):
    FIELDS = ("cards", "said")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.cards: list[int] = []
        self.said: list[int] = []


class Say(Step[Any]):
    def who(self, s: Any) -> int:
        return bit(len(s.said) % s.seats)

    def options(self, s: Any, seat: int) -> tuple[int, ...]:
        return (0, 1, 2)

    def take(self, s: Any, seat: int, action: int) -> None:
        s.said.append(int(action))
        s.tell(Told, seat, action, to=EVERYBODY)
        if len(s.said) == 2 * s.seats:
            s.end(Done)


def deal(s: Any) -> None:
    s.cards = [int(s.stream("deal").below(4)) for _ in range(s.seats)]
    for seat in range(s.seats):
        s.tell(Told, s.cards[seat], to=bit(seat))
    s.go(s.setting.game.steps[0])


def deal_from_few(s: Any) -> None:
    """From a deck that has no 2 and no 3."""
    s.cards = [int(s.stream("deal").below(2)) for _ in range(s.seats)]
    for seat in range(s.seats):
        s.tell(Told, s.cards[seat], to=bit(seat))
    s.go(s.setting.game.steps[0])


def sees(s: Any, seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (s.cards[seat],)


def redeal(s: Any, seat: int, stream: Any) -> None:
    s.cards = [card if other == seat else int(stream.below(4)) for other, card in enumerate(s.cards)]


def cards(**changed: Any) -> Game:
    """The game as it should be, but for what is changed."""
    parts: dict[str, Any] = {"state": Cards, "setup": deal, "steps": [Say()], "sees": sees, "redeal": redeal}
    return mini(**{**parts, **changed})


def next_card(s: Any, seat: int) -> int:
    """A secret that the seat must not be shown in any way."""
    return int(s.cards[(seat + 1) % s.seats])


def view_leaks(s: Any, seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (s.cards[seat], next_card(s, seat))


def spectator_knows(s: Any, seat: int | None) -> tuple[int, ...]:
    return tuple(s.cards) if seat is None else (s.cards[seat],)


def deal_aloud(s: Any) -> None:
    deal(s)
    s.tell(Told, s.cards[0], to=EVERYBODY)  # meant for seat 0


def deal_to_spectators(s: Any) -> None:
    deal(s)
    s.tell(Told, s.cards[0], to=EVERYBODY & ~first(s.seats))


def deal_telling_by_audience(s: Any) -> None:
    """All seats are told the same, but whether those who watch are depends on a card."""
    deal(s)
    s.tell(Told, to=EVERYBODY if s.cards[0] % 2 else first(s.seats))


class ActionsLeak(Say):
    def options(self, s: Any, seat: int) -> tuple[int, ...]:
        return (0, 1, 2, 3) if next_card(s, seat) else (0, 1, 2)


class ErrorLeaks(Say):
    def why_not(self, s: Any, seat: int, action: int) -> Reason | None:
        return Because(next_card(s, seat))


class SkipsForced(Say):
    """Whoever holds a 0 could only say 0, so why ask them?"""

    def who(self, s: Any) -> int:
        turn = len(s.said) % s.seats
        return bit(turn if s.cards[turn] else (turn + 1) % s.seats)


class SkipsQuietly(Say):
    """The same, decided as the turn passes."""

    def options(self, s: Any, seat: int) -> tuple[int, ...]:
        return (0,)

    def take(self, s: Any, seat: int, action: int) -> None:
        super().take(s, seat, action)
        if not s.over and s.cards[len(s.said) % s.seats] == 0:
            s.said.append(0)
            if len(s.said) == 2 * s.seats:
                s.end(Done)


class TwoChoices(Draft[Any]):
    """Two choices make a move."""

    def who(self, s: Any) -> int:
        return bit(len(s.said) // 2 % s.seats)

    def options(self, s: Any, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def take(self, s: Any, seat: int, action: int) -> None:
        s.said.append(int(action))
        if len(s.said) % 2 == 0:
            s.tell(Told, seat, to=EVERYBODY)
        if len(s.said) == 2 * s.seats:
            s.end(Done)


class Oracle(TwoChoices):
    """What the second may be depends on a card the actor does not know."""

    def options(self, s: Any, seat: int) -> tuple[int, ...]:
        return (0, 1) if len(s.said) % 2 == 0 or next_card(s, seat) else (0,)


class EndsEarly(TwoChoices):
    """It says that the first choice makes the move whole."""

    def ends(self, s: Any, seat: int, action: int) -> bool:
        return True


class FirstComes(Open[Any]):
    """A vote in the open hand that keeps who was first."""

    def who(self, s: Any) -> int:
        voted = sum(bit(entry // 10) for entry in s.said)
        return first(s.seats) & ~voted

    def options(self, s: Any, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def take(self, s: Any, seat: int, action: int) -> None:
        s.said.append(int(10 * seat + action))
        s.tell(Told, seat, to=EVERYBODY)
        if len(s.said) == s.seats:
            s.end(Done)


class Undeclared(FirstComes):
    """Several actors in a step that does not say how they act together."""

    def __init__(self) -> None:
        super().__init__()
        self.together = False


class SharedDraws(FirstComes):
    """Everybody draws at their own pace, but from one stream."""

    def take(self, s: Any, seat: int, action: int) -> None:
        s.cards[seat] = int(s.stream("shared").below(4))
        super().take(s, seat, action)
        s.said.sort()


def redeal_nothing(s: Any, seat: int, stream: Any) -> None:
    """A redeal that is just the clone it was given."""


class Noticing(Cards):
    FIELDS = ("cards", "said", "noticed")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.noticed: list[int] = [0, 0, 0]


class Notice(Say):
    """Speaking also shows the speaker, alone, what the next seat holds."""

    def take(self, s: Any, seat: int, action: int) -> None:
        s.noticed[seat] = next_card(s, seat) + 1
        s.tell(Told, s.noticed[seat], to=bit(seat))
        super().take(s, seat, action)


def notices(s: Any, seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (s.cards[seat], s.noticed[seat])


def redeal_but_keep_notes(s: Any, seat: int, stream: Any) -> None:
    """Deals what the seat has not seen, but leaves in the others' heads what they had seen."""
    known = (seat + 1) % s.seats if s.noticed[seat] else seat
    for other in range(s.seats):
        if other not in (seat, known):
            s.cards[other] = int(stream.below(4))


class SharedList(Cards):
    def assign(self, other: Any) -> None:
        self.cards = other.cards[:]
        self.said = other.said


class Undecided(Say):
    def take(self, s: Any, seat: int, action: int) -> None:
        s.cards[seat] = random.randrange(4)
        super().take(s, seat, action)


MOODS: dict[int, int] = {}


class Forgetful(Cards):
    """Keeps something outside of its fields."""

    def assign(self, other: Any) -> None:
        super().assign(other)
        MOODS[id(self)] = MOODS.get(id(other), 0)


class Moody(Say):
    def take(self, s: Any, seat: int, action: int) -> None:
        MOODS[id(s)] = 1 + len(s.said)
        super().take(s, seat, action)


def moods(s: Any, seat: int | None) -> tuple[int, ...]:
    return (MOODS.get(id(s), 0),)


def deal_in_a_new_mood(s: Any) -> None:
    MOODS[id(s)] = 0
    deal(s)


class Unplain(Cards):
    """Keeps a field that no save can hold."""

    FIELDS = ("cards", "said", "marks")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.marks = frozenset({1})


LAST: dict[int, int] = {}  # by seat, a secret as whoever looked last left it lying about


def sees_and_remembers(s: Any, seat: int | None) -> tuple[int, ...]:
    if seat is not None:
        LAST[seat] = next_card(s, seat)
    return sees(s, seat)


def caution_leaks(view: Any, action: int) -> Risky | None:
    return Risky(LAST[view.seat])


def redeal_and_remember(s: Any, seat: int, stream: Any) -> None:
    LAST[seat] = next_card(s, seat)  # of the state that is dealt anew
    redeal(s, seat, stream)


class Zero:
    """A bot that always says 0."""

    def choose(self, sight: Sight, seed: int) -> int:
        return 0

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        return ()


class Telltale(Zero):
    """Its reasons come from what was left lying about."""

    def advise(self, sight: Sight, seed: int) -> Advice:
        return Advice((0,), (Sure(LAST[sight.seat]),))


class Hypocrite(Zero):
    """Advises what it would not do."""

    def advise(self, sight: Sight, seed: int) -> Advice:
        return Advice((1,))


class Wordless(Zero):
    """Its reason is none that the game has words for."""

    def advise(self, sight: Sight, seed: int) -> Advice:
        return Advice((0,), (Unsaid(),))


class Vain(Zero):
    """Names the one whom it advises, who should be spoken to."""

    def advise(self, sight: Sight, seed: int) -> Advice:
        return Advice((0,), (Trusting(sight.seat),))


class Unsaid(Why, frozen=True):
    pass


def doubt_from_last(sight: Sight, seed: int) -> tuple[tuple[int, Risky], ...]:
    return ((0, Risky(LAST[sight.seat])),)


# What is wrong, the game, the law that must name it, and a word of its sentence.
BROKEN: dict[str, tuple[Game, str, str]] = {
    "a view leaks": (cards(sees=view_leaks), "closed hand", "view"),
    "redeal knows no deck": (cards(setup=deal_from_few), "possible worlds", "sees what it saw in none"),
    "an event's audience leaks": (cards(setup=deal_aloud), "possible worlds", "seat 0"),
    "the legal actions leak": (cards(steps=[ActionsLeak()]), "closed hand", "actions"),
    "an error text leaks": (cards(steps=[ErrorLeaks()]), "closed hand", "error texts"),
    "the order of commits leaks": (cards(steps=[FirstComes()]), "order", "order"),
    "several act and nobody says how": (cards(steps=[Undeclared()]), "order", "neither sealed nor open"),
    "open draws share a stream": (cards(steps=[SharedDraws()]), "order", "order"),
    "a draft ends too early": (cards(steps=[EndsEarly()]), "chains", "not complete yet"),
    "a chain is an oracle": (cards(steps=[Oracle()]), "closed hand", "drafts"),
    "a forced choice is skipped": (cards(steps=[SkipsForced()]), "closed hand", "actors"),
    "a forced choice is skipped quietly": (
        cards(steps=[SkipsQuietly()]),
        "possible worlds",
        "sees what it saw in none",
    ),
    "a spectator sees more than a seat": (cards(sees=spectator_knows), "closed hand", "spectator's view"),
    "a spectator is told more than a seat": (cards(setup=deal_to_spectators), "journals", "spectators"),
    "an audience that depends on a card": (cards(setup=deal_telling_by_audience), "possible worlds", "seat 0"),
    "redeal clones": (cards(redeal=redeal_nothing), "empty mind", "two different worlds"),
    "redeal keeps the others' journal": (
        cards(state=Noticing, steps=[Notice()], sees=notices, redeal=redeal_but_keep_notes),
        "empty mind",
        "two different worlds",
    ),
    "a clone shares a list": (cards(state=SharedList), "clones", "shares the list 'said'"),
    "not deterministic": (cards(steps=[Undecided()]), "deterministic", "different states"),
    "a save forgets": (
        cards(state=Forgetful, steps=[Moody()], setup=deal_in_a_new_mood, sees=moods),
        "saving",
        "after loading",
    ),
    "a save cannot hold it": (cards(state=Unplain), "saving", "'marks'"),
    "a view outgrows its bounds": (cards(sees=lambda s, seat: (100,)), "observations", "MiniView.sees"),
    "a caution leaks": (cards(sees=sees_and_remembers, caution=caution_leaks), "closed hand", "cautions"),
    "advice leaks": (
        cards(redeal=redeal_and_remember, bots={"telltale": Telltale()}),
        "closed hand of advice",
        "advice",
    ),
    "a doubt leaks": (cards(redeal=redeal_and_remember, doubts=doubt_from_last), "closed hand of advice", "doubts"),
    "advice that the adviser would not take": (cards(bots={"hypocrite": Hypocrite()}), "advice", "otherwise"),
    "a reason that nobody can say": (cards(bots={"wordless": Wordless()}), "advice", "Unsaid"),
    "a reason that names its reader": (cards(bots={"vain": Vain()}), "advice", "Trusting"),
    "an action text is used twice": (cards(words={"Do": "do it"}), "texts", "both called"),
}
