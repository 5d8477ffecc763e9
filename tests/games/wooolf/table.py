"""A table of Wooolf!! to test on: hands and peeks as a test wants them, short names for moves, and what is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from random import Random

import wolfden
from tests.games.table import refusal  # noqa: F401 - for the tests beside it
from wolfden import State
from wolfden.engine import counts
from wolfden.engine.chance import Chance
from wolfden.engine.terms import Event
from wolfden.games.wooolf.state import Wooolf, kinds_in, pointer
from wolfden.games.wooolf.terms.actions import (
    Ask,
    FirstAtMute,
    FirstAtNobody,
    Peek,
    PeekAtMute,
    PointFirst,
    PointSecond,
    Question,
    SecondAtMute,
    SecondAtNobody,
    SecondAtX,
    Suspect,
    SuspectNobody,
)
from wolfden.games.wooolf.view import Card, Clue, WooolfView

WOOOLF = wolfden.game("wooolf")
TABLES = range(4, 9)
KINDS = [(seats, advanced) for seats in TABLES for advanced in (False, True)]

# Cards by short names: image, and after a slash what they look like; here and in the tests written as people would.
SHEEP, DOG, HUNTER, BOY, WOLF = "sheep", "dog", "hunter", "boy", "wolf"
IMAGES = [SHEEP, DOG, HUNTER, BOY, WOLF]
LOOKS = [*IMAGES, "?"]
RANK = {SHEEP: 1, DOG: 2, HUNTER: 3, BOY: 4, WOLF: 5}
TARGETS = {SHEEP: (DOG, HUNTER), DOG: (HUNTER, WOLF), HUNTER: (DOG, WOLF), BOY: (WOLF, SHEEP), WOLF: (SHEEP,)}

# The ruling's tables, written down once more.
DECKS = {
    5: {"sheep": 4, "dog": 1, "dog/?": 1, "hunter": 1, "hunter/?": 1, "boy/?": 1, "wolf": 1},
    6: {"sheep": 5, "dog": 2, "dog/?": 1, "hunter": 1, "hunter/?": 1, "boy/?": 1, "wolf": 1},
    7: {"sheep": 6, "dog": 2, "dog/?": 1, "hunter": 1, "hunter/?": 1, "boy/?": 1, "wolf": 2},
    8: {"sheep": 7, "dog": 2, "dog/?": 1, "hunter": 2, "hunter/?": 1, "boy/?": 1, "wolf": 2},
}
ADVANCED = {"boy/?": "boy/hunter", "hunter/?": "hunter/sheep", "dog/?": "dog/wolf", "sheep": "sheep/dog"}

WOLF_HUNTER_BOY = Question.PLAYS_WOLF_HUNTER_OR_SHEPHERD_BOY
SHEEP_HUNTER_BOY = Question.PLAYS_SHEEP_HUNTER_OR_SHEPHERD_BOY
HAS_DOG, HAS_HUNTER, HAS_SHEEP = Question.HAS_HUNTING_DOG, Question.HAS_HUNTER, Question.HAS_SHEEP
QUESTION_CARDS = {WOLF_HUNTER_BOY: 4, SHEEP_HUNTER_BOY: 4, HAS_DOG: 3, HAS_HUNTER: 3, HAS_SHEEP: 2}

MUTE = "mute"
NOBODY = "nobody"
X = "x"
Where = int | str  # a seat, the mute player, nobody (0) or x

SUSPECT = WOOOLF.number(Suspect())
NO_SUSPICION = WOOOLF.number(SuspectNobody())


# Hands and questions that many tests begin with.
SOME_HANDS: dict[Where, tuple[str, str]] = {
    0: ("sheep", "wolf"),
    1: ("sheep", "boy/?"),
    2: ("dog", "hunter/?"),
    3: ("sheep", "sheep"),
    4: ("dog/?", "hunter"),
}
FOUR_HANDS: dict[Where, tuple[str, str]] = {player: hand for player, hand in SOME_HANDS.items() if player != 4}
SOME_QUESTIONS = {0: (WOLF_HUNTER_BOY, HAS_DOG), 1: (HAS_SHEEP, HAS_SHEEP), 3: (SHEEP_HUNTER_BOY, HAS_HUNTER)}


# Cards in words.


def deck(seats: int, advanced: bool) -> Counter[str]:
    cards = Counter(DECKS[max(5, seats)])
    if advanced:
        for old, new in ADVANCED.items():
            cards[old] -= 1
            cards[new] += 1
    return +cards


def image_of(card: str) -> str:
    return card.split("/", maxsplit=1)[0]


def look_of(card: str) -> str:
    return card.rsplit("/", maxsplit=1)[-1]


def named(card: Card) -> str:
    """A card of a view by its short name."""
    image, look = IMAGES[card.image], LOOKS[card.appearance]
    return image if image == look else f"{image}/{look}"


def code(card: str) -> int:
    """A card as a state has it."""
    return 6 * IMAGES.index(image_of(card)) + LOOKS.index(look_of(card))


def decoded(number: int) -> str:
    image, look = IMAGES[number // 6], LOOKS[number % 6]
    return image if image == look else f"{image}/{look}"


def plays(hand: Sequence[str]) -> str:
    """The character of somebody with these cards."""
    return max((image_of(card) for card in hand), key=RANK.__getitem__)


def says(character: str, card: str) -> str:
    """What a character has to announce of a card."""
    if look_of(card) == "?":
        return "?"
    return WOLF if character == BOY else look_of(card)


def answer(question: Question, hand: Sequence[str]) -> bool:
    """The true answer."""
    if question == WOLF_HUNTER_BOY:
        return plays(hand) in (WOLF, HUNTER, BOY)
    if question == SHEEP_HUNTER_BOY:
        return plays(hand) in (SHEEP, HUNTER, BOY)
    sought = {HAS_DOG: DOG, HAS_HUNTER: HUNTER, HAS_SHEEP: SHEEP}[question]
    return sought in [image_of(card) for card in hand]


# Looking.


def inside(s: State) -> Wooolf:
    assert isinstance(s, Wooolf)
    return s


def sees(s: State, seat: int | None) -> WooolfView:
    view = s.view(seat)
    assert isinstance(view, WooolfView)
    return view


def hand_of(s: State, player: Where) -> tuple[str, str]:
    at = 8 if player == MUTE else int(player)
    low, high = inside(s).cards[2 * at : 2 * at + 2]
    return decoded(low), decoded(high)


def questions_of(s: State, seat: int) -> list[Question]:
    """The question cards that a seat holds, ascending."""
    return [Question(kind) for kind in kinds_in(inside(s).questions[seat])]


def pointers_of(s: State, seat: int) -> tuple[int, int]:
    """How a seat's pointers are set, as a state has it."""
    w = inside(s)
    return pointer(w.first_pointers, seat), pointer(w.second_pointers, seat)


def holders(s: State) -> list[Where]:
    return [*range(s.seats), MUTE] if s.seats == 4 else list(range(s.seats))


def last_clue(s: State, seat: int | None = None) -> Clue:
    return sees(s, seat).clues[-1]


def shown(s: State, seat: int | None) -> tuple[object, ...]:
    """All that one seat, or a spectator, is shown."""
    own = () if seat is None else (s.actions(seat), s.remarks(seat))
    return (s.view(seat), s.journal(seat), *own, s.actors(), s.over)


def heard(s: State, seat: int | None, since: int = 0) -> list[Event]:
    return list(s.journal(seat)[since:])


# Starting and playing.


def new(
    seats: int,
    hands: Mapping[Where, Sequence[str]] | None = None,
    questions: Mapping[int, Sequence[Question]] | None = None,
    starter: int = 0,
    advanced: bool = False,
) -> State:
    """A table with these hands and questions, the rest dealt by chance, at the beginning of round one."""
    s = WOOOLF.new(seats, 1, advanced=advanced)
    stack(s, hands or {}, questions or {}, starter)
    return s


def stack(
    s: State, hands: Mapping[Where, Sequence[str]], questions: Mapping[int, Sequence[Question]], starter: int
) -> None:
    """Deal the round that has just begun anew."""
    w = inside(s)
    advanced = s.setting.options["advanced"]
    rest = deck(s.seats, advanced)
    for hand in hands.values():
        rest.subtract(hand)
    assert min(rest.values()) >= 0, "the deck does not have these hands"
    pile = sorted(rest.elements())
    Random(0).shuffle(pile)
    cards = [-1] * 18
    for player in holders(s):
        at = 8 if player == MUTE else int(player)
        hand = list(hands[player]) if player in hands else [pile.pop(), pile.pop()]
        cards[2 * at : 2 * at + 2] = sorted(map(code, hand))
    w.cards = tuple(cards)
    asked = Counter(QUESTION_CARDS)
    for kinds in questions.values():
        asked.subtract(kinds)
    spare = sorted(asked.elements())
    dealt = [sorted(questions[seat]) if seat in questions else [spare.pop(), spare.pop()] for seat in range(s.seats)]
    w.questions = [sum(int(counts.some(kind, 1)) for kind in kinds) for kinds in dealt]
    w.starter = w.turn = starter


def peeking(target: Where) -> int:
    return WOOOLF.number(PeekAtMute() if target == MUTE else Peek(int(target)))


def asking(question: Question, target: int) -> int:
    return WOOOLF.number(Ask(question, target))


def first_at(where: Where) -> int:
    special = {MUTE: FirstAtMute(), NOBODY: FirstAtNobody(), X: SuspectNobody()}
    return WOOOLF.number(special[where] if isinstance(where, str) else PointFirst(where))


def second_at(where: Where) -> int:
    special = {MUTE: SecondAtMute(), NOBODY: SecondAtNobody(), X: SecondAtX()}
    return WOOOLF.number(special[where] if isinstance(where, str) else PointSecond(where))


def peek(s: State, seat: int, target: Where, card: str | None = None) -> None:
    """Peek; if the card matters, with such luck that it is this one."""
    assert card is None or card in hand_of(s, target)
    for key in count():
        luck = s.clone()
        luck.chance = Chance(key, true=True)
        luck.act(seat, peeking(target))
        seen = last_clue(luck, seat).card
        if card is None or (seen is not None and named(seen) == card):
            s.chance = Chance(key, true=True)
            s.act(seat, peeking(target))
            return


def ask(s: State, seat: int, question: Question, target: int) -> None:
    s.act(seat, asking(question, target))


def suspect(s: State, seat: int, first: Where, second: Where) -> None:
    """An early suspicion."""
    s.act(seat, SUSPECT)
    s.chain(seat, (first_at(first), second_at(second)))


def final(s: State, seat: int, first: Where, second: Where = X) -> None:
    """A final suspicion; x alone is none."""
    s.chain(seat, (NO_SUSPICION,) if first == X else (first_at(first), second_at(second)))


def pass_turns(s: State, until: int, lap: int | None = None) -> None:
    """Everybody peeks at whoever comes next, until it is that seat's turn, and that turn of theirs if it matters."""
    while sees(s, None).turn != until or lap not in (None, sees(s, None).lap):
        seat = s.actors()[0]
        s.act(seat, peeking((seat + 1) % s.seats))


def at_the_end_of_turns() -> State:
    """Five with their hands, the wolf and the shepherd boy having suspected early."""
    s = new(5, SOME_HANDS)
    pass_turns(s, until=0, lap=2)
    suspect(s, 0, 3, X)
    suspect(s, 1, 0, 3)
    return s


def pointing(s: State, seat: int) -> tuple[Where, Where]:
    """Pointers that make a seat's suspicion right."""
    played = {player: plays(hand_of(s, player)) for player in holders(s)}
    found: list[Where] = []
    for sought in TARGETS[played[seat]]:
        found.append(next((player for player, character in played.items() if character == sought), NOBODY))
    return found[0], found[1] if len(found) > 1 else X
