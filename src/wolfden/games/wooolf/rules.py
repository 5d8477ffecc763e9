"""The rules of Wooolf!!, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, count, first, has, members, shifted
from wolfden.engine.state import State, Table
from wolfden.engine.step import Draft, SealedDraft, Step
from wolfden.engine.terms import Reason
from wolfden.games.wooolf.actions import (
    ACTIONS,
    Appearance,
    Ask,
    Character,
    FirstAtNobody,
    Peek,
    PeekAtMute,
    PointFirst,
    PointSecond,
    Question,
    SecondAtX,
    Suspect,
    SuspectNobody,
)
from wolfden.games.wooolf.cards import APPEARANCES, COMPONENTS, LEAST_HANDS, SEATS
from wolfden.games.wooolf.events import (
    Abstained,
    AllRounds,
    Announced,
    AnnouncedOfMute,
    Answered,
    Barred,
    Dealt,
    DealtQuestion,
    FirstTurn,
    Fooled,
    MustPoint,
    NoMutePlayer,
    NoSuchPlayer,
    NotInHand,
    NotThemself,
    OneTarget,
    PointedAt,
    PointedAtMute,
    PointedAtNobody,
    RoundBegan,
    Saw,
    SawOfMute,
    Shown,
    ShownOfMute,
    Suspected,
    TooManyErrors,
    TurnsOver,
    TwoTargets,
    Unasked,
    WasRight,
    WasSeen,
    WasWrong,
)

PEEK: Final[i64] = ACTIONS.first(Peek)
PEEK_AT_MUTE: Final[i64] = ACTIONS.first(PeekAtMute)
ASK: Final[i64] = ACTIONS.first(Ask)
SUSPECT: Final[i64] = ACTIONS.first(Suspect)
FIRST: Final[i64] = ACTIONS.first(PointFirst)
FIRST_AT_NOBODY: Final[i64] = ACTIONS.first(FirstAtNobody)
SUSPECT_NOBODY: Final[i64] = ACTIONS.first(SuspectNobody)
SECOND: Final[i64] = ACTIONS.first(PointSecond)
SECOND_AT_X: Final[i64] = ACTIONS.first(SecondAtX)

A_TURN: Final = Picks(ACTIONS.first(Peek))
FIRST_POINTER: Final = Picks(ACTIONS.first(PointFirst))
SECOND_POINTER: Final = Picks(ACTIONS.first(PointSecond))

# Who holds cards: seats, and with four seats the mute player, who is counted after the highest seat there can be.
MUTE: Final[i64] = 8
HANDS: Final[i64] = 9
# What else a pointer can be set to.
ZERO: Final[i64] = 9
X: Final[i64] = 10
UNSET: Final[i64] = -1

NO_ONE: Final[i64] = -1
NO_CARD: Final[i64] = -1

SHEPHERD_BOY: Final[i64] = int(Character.SHEPHERD_BOY)
WOLF: Final[i64] = int(Character.WOLF)
LOOKS_LIKE_A_WOLF: Final[i64] = int(Appearance.WOLF)
UNKNOWN: Final[i64] = int(Appearance.UNKNOWN)
DECEIVED: Final[i64] = bit(int(Character.HUNTER)) | bit(int(Character.HUNTING_DOG))  # whom the shepherd boy can fool

KINDS: Final[i64] = APPEARANCES  # a card is its image times this, plus its appearance
VALUES: Final[tuple[int, ...]] = COMPONENTS.values
TARGETS: Final[tuple[tuple[int, ...], ...]] = COMPONENTS.targets
YES: Final[tuple[int, ...]] = COMPONENTS.yes
ABOUT_CHARACTER: Final[tuple[bool, ...]] = COMPONENTS.about_character
QUESTIONS_DEALT: Final[i64] = COMPONENTS.rules.questions_dealt
EARLY_POINTS: Final[i64] = COMPONENTS.rules.early_points
FINAL_POINTS: Final[i64] = COMPONENTS.rules.final_points
TURNS: Final[i64] = COMPONENTS.rules.turns
ROUNDS: Final[i64] = COMPONENTS.rules.rounds
ERRORS: Final[i64] = COMPONENTS.rules.errors

# A peek: who peeked at whom, the appearance announced, and the card seen.
PeekMade = tuple[i64, i64, i64, i64]
# A question: who asked whom what, and whether the answer was yes.
Answer = tuple[i64, i64, i64, bool]
# A scored round: all cards, all pointers, who suspected early, points made by each seat, who was wrong.
PastRound = tuple[tuple[int, ...], tuple[int, ...], i64, tuple[int, ...], i64]


class Wooolf(State):
    """A table of Wooolf!!. Seats count clockwise: to the left of seat `i` sits seat `i + 1`."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.cards: tuple[int, ...] = ()  # two for each who can hold some, the lower first; all of this round
        self.questions: tuple[tuple[int, ...], ...] = ()  # by seat, in hand, ascending
        self.starter: i64 = NO_ONE
        self.turn: i64 = NO_ONE  # whose it is
        self.lap: i64 = 0  # the how-manieth turn of theirs in this round
        self.peeks: tuple[PeekMade, ...] = ()
        self.answers: tuple[Answer, ...] = ()
        self.suspected: Seats = NOBODY  # who has made an early suspicion in this round
        self.last_suspect: i64 = NO_ONE
        self.pointers: tuple[int, ...] = ()  # two a seat
        self.pointed: Seats = NOBODY  # whose final suspicion is made
        self.barred: Seats = NOBODY  # from early suspicion, in this round
        self.points: tuple[int, ...] = (0,) * table.seats
        self.errors: tuple[int, ...] = (0,) * table.seats
        self.past: tuple[PastRound, ...] = ()

    def assign(self, other: Wooolf) -> None:
        self.cards = other.cards
        self.questions = other.questions
        self.starter = other.starter
        self.turn = other.turn
        self.lap = other.lap
        self.peeks = other.peeks
        self.answers = other.answers
        self.suspected = other.suspected
        self.last_suspect = other.last_suspect
        self.pointers = other.pointers
        self.pointed = other.pointed
        self.barred = other.barred
        self.points = other.points
        self.errors = other.errors
        self.past = other.past

    def score(self, seat: i64) -> float:
        return float(self.points[seat])

    def leaders(self) -> Seats:
        return leaders(self)

    def round(self) -> i64:
        """The number of the round being played, from 1."""
        return len(self.past) + 1


def replaced(numbers: tuple[int, ...], index: i64, number: i64) -> tuple[int, ...]:
    """The tuple with another number at that place."""
    changed = list(numbers)
    changed[index] = number
    return tuple(changed)


def players(s: Wooolf) -> Seats:
    """Who holds cards: every seat, and with four the mute player."""
    return first(s.seats) | bit(MUTE) if s.seats < LEAST_HANDS else first(s.seats)


# Cards


def image(card: i64) -> i64:
    """The character on a card."""
    return card // KINDS


def appearance(card: i64) -> i64:
    """What a card looks like."""
    return card % KINDS


# Determine player character


def character_of(card: i64, other: i64) -> i64:
    """Whom somebody with these two cards plays: the image with the higher value."""
    one, two = image(card), image(other)
    return one if VALUES[one] >= VALUES[two] else two


def character(s: Wooolf, player: i64) -> i64:
    """Whom a player plays in this round."""
    return character_of(s.cards[2 * player], s.cards[2 * player + 1])


def is_played(s: Wooolf, who: i64) -> bool:
    """Whether anybody, the mute player included, plays that character."""
    return any(character(s, player) == who for player in members(players(s)))


# Game set-up


def setup(s: Wooolf) -> None:
    prepare_round(s, s.stream("start").below(s.seats))


def deck(s: Wooolf) -> tuple[int, ...]:
    """The character cards for this table, all of which are dealt."""
    return COMPONENTS.decks[s.seats, s.table.options["advanced"]]


# Preparing a round


def prepare_round(s: Wooolf, starter: i64) -> None:
    """Deal two character cards and the question cards to everyone; the rest is set aside, unseen."""
    chance = s.stream("deal")
    s.starter = starter
    s.turn = starter
    s.lap = 1
    s.tell(RoundBegan, s.round(), starter, to=EVERYBODY)
    pile = list(deck(s))
    cards = [int(NO_CARD)] * (2 * HANDS)
    for player in members(players(s)):
        one, two = chance.draw(pile), chance.draw(pile)
        cards[2 * player], cards[2 * player + 1] = min(one, two), max(one, two)
    s.cards = tuple(cards)
    pile = list(COMPONENTS.questions)
    hands: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        low, high = s.cards[2 * seat], s.cards[2 * seat + 1]
        s.tell(Dealt, image(low), appearance(low), image(high), appearance(high), to=bit(seat))
        hand = sorted([chance.draw(pile) for _ in range(QUESTIONS_DEALT)])
        for question in hand:
            s.tell(DealtQuestion, question, to=bit(seat))
        hands.append(tuple(hand))
    s.questions = tuple(hands)
    s.pointers = (int(UNSET),) * (2 * s.seats)
    s.go(TURN)


# Sequence of play


class Turn(Step[Wooolf]):
    """Whose turn it is peeks at a card, uses a question card or makes an early suspicion."""

    def who(self, s: Wooolf) -> Seats:
        return bit(s.turn)

    def options(self, s: Wooolf, seat: i64) -> Actions:
        others = players(s) & ~bit(seat)
        able = others
        for question in s.questions[seat]:
            able |= shifted(others & ~bit(MUTE), ASK + MUTE * question)
        if s.lap > 1 and not has(s.barred, seat):
            able |= bit(SUSPECT)
        return A_TURN.of(able)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if action < ASK:
            peek(s, seat, action - PEEK)
        elif action < SUSPECT:
            ask(s, seat, (action - ASK) // MUTE, (action - ASK) % MUTE)
        else:
            s.tell(Suspected, seat, to=EVERYBODY)
            s.go(EARLY_SUSPICION)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        if action == PEEK_AT_MUTE:
            return NoMutePlayer()
        if action < ASK:
            return why_not_player(s, seat, action - PEEK)
        if action < SUSPECT:
            question, target = (action - ASK) // MUTE, (action - ASK) % MUTE
            if target >= s.seats or target == seat:
                return why_not_player(s, seat, target)
            return NotInHand(Question(question))
        if action == SUSPECT:
            return FirstTurn() if s.lap == 1 else Barred()
        return None


def why_not_player(s: Wooolf, seat: i64, player: i64) -> Reason:
    """Why somebody can be neither peeked at nor asked nor suspected by that seat."""
    if player == seat:
        return NotThemself()
    return NoMutePlayer() if player == MUTE else NoSuchPlayer()


def next_turn(s: Wooolf) -> None:
    """Clockwise, those who are still in; after everybody's last turn the turns end."""
    seat, lap = s.turn, s.lap
    while True:
        seat = seat + 1 if seat + 1 < s.seats else 0
        if seat == s.starter:
            lap += 1
        if not has(s.suspected, seat):
            break
    if lap > TURNS:
        end_turns(s, enough=False)
    else:
        s.turn = seat
        s.lap = lap
        s.go(TURN)


# Peek at a character card


def peek(s: Wooolf, peeker: i64, target: i64) -> None:
    """Chance picks one of the two cards; its appearance is announced and a clue token placed."""
    card: i64 = s.cards[2 * target + s.stream("peek").below(2)]
    announced = announcement(character(s, peeker), card)
    s.peeks += ((peeker, target, announced, card),)
    if target == MUTE:
        s.tell(AnnouncedOfMute, peeker, announced, to=EVERYBODY)
        s.tell(SawOfMute, image(card), appearance(card), to=bit(peeker))
    else:
        s.tell(Announced, peeker, target, announced, to=EVERYBODY)
        s.tell(Saw, target, image(card), appearance(card), to=bit(peeker))
        s.tell(WasSeen, peeker, image(card), appearance(card), to=bit(target))
    next_turn(s)


def announcement(peeker: i64, card: i64) -> i64:
    """What a character says of a card: its appearance, but the shepherd boy sees wolves; and "?" is always "?"."""
    if peeker == SHEPHERD_BOY and appearance(card) != UNKNOWN:
        return LOOKS_LIKE_A_WOLF
    return appearance(card)


# Use a question card


def ask(s: Wooolf, asker: i64, question: i64, target: i64) -> None:
    """The one asked answers truthfully; the card is spent."""
    yes = truth(question, s.cards[2 * target], s.cards[2 * target + 1])
    hand = list(s.questions[asker])
    hand.remove(question)
    hands = list(s.questions)
    hands[asker] = tuple(hand)
    s.questions = tuple(hands)
    s.answers += ((asker, target, question, yes),)
    s.tell(Answered, asker, target, question, yes, to=EVERYBODY)
    next_turn(s)


def truth(question: i64, card: i64, other: i64) -> bool:
    """The true answer of somebody with these two cards."""
    if ABOUT_CHARACTER[question]:
        return has(YES[question], character_of(card, other))
    return has(YES[question], image(card)) or has(YES[question], image(other))


# Make an early suspicion


class EarlySuspicion(Draft[Wooolf]):
    """Both pointers are set in secret; then the player is out for the rest of the round."""

    def who(self, s: Wooolf) -> Seats:
        return bit(s.turn)

    def options(self, s: Wooolf, seat: i64) -> Actions:
        return pointer_options(s, seat, final=False)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if not set_pointer(s, seat, action):
            return
        s.suspected |= bit(seat)
        s.last_suspect = seat
        if count(s.suspected) == enough_suspicions(s.seats):
            end_turns(s, enough=True)
        else:
            next_turn(s)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        return why_not_pointed(s, seat, action)


def pointer_options(s: Wooolf, seat: i64, final: bool) -> Actions:
    """Anybody else or 0; the second pointer is set to x by wolves only, both are in a final suspicion."""
    able = players(s) & ~bit(seat) | bit(ZERO)
    if s.pointers[2 * seat] == UNSET:
        return FIRST_POINTER.of(able | bit(X) if final else able)
    return SECOND_POINTER.of(bit(X) if has_one_target(s, seat) else able)


def has_one_target(s: Wooolf, seat: i64) -> bool:
    return len(TARGETS[character(s, seat)]) == 1


def set_pointer(s: Wooolf, seat: i64, action: i64) -> bool:
    """Set the next pointer; whether the suspicion is whole, of which its owner is told."""
    if action == SUSPECT_NOBODY:
        s.pointers = replaced(replaced(s.pointers, 2 * seat, X), 2 * seat + 1, X)
    elif action < SECOND:
        s.pointers = replaced(s.pointers, 2 * seat, action - FIRST)
        return False
    else:
        s.pointers = replaced(s.pointers, 2 * seat + 1, action - SECOND)
    tell_pointers(s, seat, to=bit(seat))
    return True


def tell_pointers(s: Wooolf, seat: i64, to: Seats) -> None:
    """How a seat's pointers are set."""
    if not made_suspicion(s, seat):
        s.tell(Abstained, seat, to=to)
        return
    for place, sought in enumerate(TARGETS[character(s, seat)]):
        pointer: i64 = s.pointers[2 * seat + place]
        if pointer == ZERO:
            s.tell(PointedAtNobody, seat, sought, to=to)
        elif pointer == MUTE:
            s.tell(PointedAtMute, seat, sought, to=to)
        else:
            s.tell(PointedAt, seat, sought, pointer, to=to)


def why_not_pointed(s: Wooolf, seat: i64, action: i64) -> Reason | None:
    """Which rule forbids setting the next pointer like this."""
    if s.pointers[2 * seat] == UNSET:
        if action == SUSPECT_NOBODY:
            return MustPoint()
        return why_not_player(s, seat, action - FIRST) if FIRST <= action < FIRST_AT_NOBODY else None
    if action < SECOND:
        return None
    if has_one_target(s, seat):
        return OneTarget()
    return TwoTargets() if action == SECOND_AT_X else why_not_player(s, seat, action - SECOND)


def enough_suspicions(seats: i64) -> i64:
    """How many early suspicions end the turns of a round."""
    return COMPONENTS.rules.early_suspicions[seats - SEATS[0]]


# The final suspicion


def end_turns(s: Wooolf, enough: bool) -> None:
    s.tell(TurnsOver, enough, to=EVERYBODY)
    if s.suspected == first(s.seats):
        score_round(s)
    else:
        s.go(FINAL_SUSPICION)


class FinalSuspicion(SealedDraft[Wooolf]):
    """All others make a suspicion at the same time, or none."""

    def who(self, s: Wooolf) -> Seats:
        return first(s.seats) & ~s.suspected & ~s.pointed

    def options(self, s: Wooolf, seat: i64) -> Actions:
        return pointer_options(s, seat, final=True)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if set_pointer(s, seat, action):
            s.pointed |= bit(seat)

    def close(self, s: Wooolf) -> None:
        score_round(s)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        return why_not_pointed(s, seat, action)


def made_suspicion(s: Wooolf, seat: i64) -> bool:
    return s.pointers[2 * seat] != X


def is_right(s: Wooolf, seat: i64) -> bool:
    """Whether all of a seat's targets are found, or said to be played by nobody when nobody does."""
    for place, sought in enumerate(TARGETS[character(s, seat)]):
        pointer: i64 = s.pointers[2 * seat + place]
        if pointer == ZERO:
            if is_played(s, sought):
                return False
        elif character(s, pointer) != sought:
            return False
    return True


def score_round(s: Wooolf) -> None:
    """All is turned up, and every suspicion is checked."""
    show_all(s)
    gained = [0] * s.seats
    wrong: Seats = NOBODY
    for seat in range(s.seats):
        if not made_suspicion(s, seat):
            continue
        if is_right(s, seat):
            gained[seat] = int(EARLY_POINTS if has(s.suspected, seat) else FINAL_POINTS)
            s.tell(WasRight, seat, gained[seat], to=EVERYBODY)
        else:
            wrong |= bit(seat)
            s.tell(WasWrong, seat, has(s.suspected, seat), to=EVERYBODY)
    for seat in range(s.seats):
        if character(s, seat) == SHEPHERD_BOY:
            for other in range(s.seats):
                if is_fooled(s, other, seat):
                    gained[seat] += 1
                    s.tell(Fooled, seat, other, to=EVERYBODY)
    s.points = tuple([s.points[seat] + gained[seat] for seat in range(s.seats)])
    s.errors = tuple([s.errors[seat] + has(wrong, seat) for seat in range(s.seats)])
    s.past += ((s.cards, s.pointers, s.suspected, tuple(gained), wrong),)
    end_round(s, wrong)


def show_all(s: Wooolf) -> None:
    """Character cards, question cards and suspicion boards are turned up."""
    for player in members(players(s)):
        low, high = s.cards[2 * player], s.cards[2 * player + 1]
        if player == MUTE:
            s.tell(ShownOfMute, image(low), appearance(low), image(high), appearance(high), to=EVERYBODY)
        else:
            s.tell(Shown, player, image(low), appearance(low), image(high), appearance(high), to=EVERYBODY)
            tell_pointers(s, player, to=EVERYBODY)
            for question in s.questions[player]:
                s.tell(Unasked, player, question, to=EVERYBODY)


def is_fooled(s: Wooolf, seat: i64, shepherd_boy: i64) -> bool:
    """Whether a hunter or hunting dog wrongly pointed, as the wolf, at whom the shepherd boy gave a wolf clue."""
    who = character(s, seat)
    if not has(DECEIVED, who) or not made_suspicion(s, seat):
        return False
    for place, sought in enumerate(TARGETS[who]):
        pointer: i64 = s.pointers[2 * seat + place]
        if sought == WOLF and pointer != ZERO and character(s, pointer) != WOLF:
            return has_clue(s, pointer, shepherd_boy)
    return False


def has_clue(s: Wooolf, player: i64, giver: i64) -> bool:
    """Whether somebody holds a wolf clue from that seat."""
    for peeker, target, announced, _ in s.peeks:
        if peeker == giver and target == player and announced == LOOKS_LIKE_A_WOLF:
            return True
    return False


# End of round


def end_round(s: Wooolf, wrong: Seats) -> None:
    """Tokens and cards go back; the next round starts left of whoever made the last early suspicion."""
    before = s.starter if s.last_suspect == NO_ONE else s.last_suspect
    s.barred = wrong & s.suspected
    s.cards = ()
    s.questions = ()
    s.peeks = ()
    s.answers = ()
    s.suspected = NOBODY
    s.last_suspect = NO_ONE
    s.pointers = ()
    s.pointed = NOBODY
    if not end_of_game(s):
        prepare_round(s, (before + 1) % s.seats)


# End of game


def end_of_game(s: Wooolf) -> bool:
    """After the last round, or when somebody has too many error tokens."""
    out: Seats = NOBODY
    for seat in range(s.seats):
        if s.errors[seat] >= ERRORS:
            out |= bit(seat)
    if out:
        s.end(TooManyErrors, out, ERRORS, won=leaders(s))
    elif len(s.past) == ROUNDS:
        s.end(AllRounds, ROUNDS, won=leaders(s))
    return s.over


def leaders(s: Wooolf) -> Seats:
    """Most points; of those, fewest error tokens; of those, all."""
    most = max(s.points)
    fewest = min([s.errors[seat] for seat in range(s.seats) if s.points[seat] == most])
    best: Seats = NOBODY
    for seat in range(s.seats):
        if s.points[seat] == most and s.errors[seat] == fewest:
            best |= bit(seat)
    return best


TURN: Final = Turn()
EARLY_SUSPICION: Final = EarlySuspicion()
FINAL_SUSPICION: Final = FinalSuspicion()
STEPS: Final = (TURN, EARLY_SUSPICION, FINAL_SUSPICION)


def max_decisions(seats: int) -> int:
    """In a round everybody has all their turns and sets their pointers once."""
    return ROUNDS * seats * (TURNS + 1)


def score_range(seats: int) -> tuple[float, float]:
    """At best one is right early in every round, as a shepherd boy who fools everybody that can be fooled."""
    images = [image(card) for card in COMPONENTS.decks[seats, False]]
    fooled = len([one for one in images if has(DECEIVED, one)])
    return 0.0, float(ROUNDS * (EARLY_POINTS + min(fooled, seats - 1)))
