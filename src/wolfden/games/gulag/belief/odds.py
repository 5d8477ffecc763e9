"""How likely everyone is to be red, exactly: by all that a seat was told, and by how people play (see `people.py`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import NOBODY, Seats, bit, has, pack
from wolfden.engine.common import Said
from wolfden.engine.terms import Event
from wolfden.games.gulag.belief.people import (
    OF_ONESELF_BLACK,
    OF_ONESELF_RED,
    claims_red,
    claims_work,
    liking,
    orders,
    works,
)
from wolfden.games.gulag.rules.supervision import SUPERVISION
from wolfden.games.gulag.rules.talk import I_AM, I_PLAYED, I_SAW, I_THINK
from wolfden.games.gulag.state import NO_ONE, most_named_again, reds_in_deck, right
from wolfden.games.gulag.view import GulagView

# Evidence

# How many combinations there are of three colours; and of two colours, two cards, or a colour and a card. A
# combination is a number with a bit for each of them.
EIGHT: Final[i64] = 8
FOUR: Final[i64] = 4
UNKNOWN: Final[i64] = -1

# Who claimed to have chosen which card, and on which turn, counted from 1.
Played = tuple[i64, i64, i64]


class Clue:
    """Something that happened, and how likely it was by the colours of up to three places."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        # By a's colour, plus twice b's, plus four times c's: red is 1.
        self.chances: list[float] = [1.0] * 8
        self.last = max(a, b, c)
        self.step = self.at(bit(self.last))  # from the last one black to the last one red

    def at(self, red: i64) -> i64:
        """Where in its chances these red places lead."""
        return ((red >> self.a) & 1) + 2 * ((red >> self.b) & 1) + 4 * ((red >> self.c) & 1)


class Case:
    """All the clues that one seat has. Seats are put in places: first those whose card is known."""

    def __init__(self, seats: i64, known: Seats, red: Seats) -> None:
        self.seats = seats
        self.order = [seat for seat in range(seats) if has(known, seat)]
        self.red: i64 = 0  # the known places that are red, and black
        self.black: i64 = 0
        for place, seat in enumerate(self.order):
            if has(red, seat):
                self.red |= bit(place)
            else:
                self.black |= bit(place)
        self.order += [seat for seat in range(seats) if not has(known, seat)]
        self.place = [self.order.index(seat) for seat in range(seats)]  # by seat
        self.clues: list[list[Clue]] = [[] for _ in range(seats)]  # by the last place they are about
        self.sums: list[float] = [0.0] * int(seats)  # by place: the weight of all deals in which it is red
        self.deck = reds_in_deck(seats)
        # By the reds at the table: the ways to put the rest of the deck away.
        self.ways = [ways(2 * self.deck - seats, self.deck - reds) for reds in range(seats + 1)]

    def clue(self, a: i64, b: i64, c: i64) -> Clue:
        """A new clue about these seats."""
        found = Clue(self.place[a], self.place[b], self.place[c])
        self.clues[found.last].append(found)
        return found

    def weigh(self, place: i64, red: i64, reds: i64, weight: float) -> float:
        """The weight of all deals in which the places before this one have these reds; adds to the sums."""
        if reds > self.deck or place - reds > self.deck:
            return 0.0  # more of a colour than there are cards
        if place == self.seats:
            return weight * self.ways[reds]
        if_red = if_black = weight
        for clue in self.clues[place]:
            at = clue.at(red)
            if_black *= clue.chances[at]
            if_red *= clue.chances[at + clue.step]
        total = 0.0
        if not has(self.black, place):
            total = self.weigh(place + 1, red | bit(place), reds + 1, if_red)
            self.sums[place] += total
        if not has(self.red, place):
            total += self.weigh(place + 1, red, reds, if_black)
        return total

    def chances(self) -> tuple[float, ...]:
        """How likely each seat is to be red."""
        total = self.weigh(0, 0, 0, 1.0)
        by_seat = [0.0] * int(self.seats)
        for place, seat in enumerate(self.order):
            by_seat[seat] = self.sums[place] / total
        return tuple(by_seat)


def ways(cards: i64, reds: i64) -> float:
    """In how many ways the reds can lie among so many cards."""
    if reds < 0 or reds > cards:
        return 0.0
    product = 1.0
    for place in range(reds):
        product = product * float(cards - place) / float(place + 1)
    return product


def red_chances(seats: int, view: GulagView, journal: tuple[Event, ...]) -> tuple[float, ...]:
    """How likely each seat is to be red, exactly, by the model: from what one seat, or a spectator, was told."""
    if view.red is not None:
        shown = pack(view.red)
        return tuple([1.0 if has(shown, seat) else 0.0 for seat in range(seats)])
    return gather(seats, view, journal).chances()


def gather(seats: i64, view: GulagView, journal: tuple[Event, ...]) -> Case:
    """The case of the seat whose view and journal this is."""
    eye: i64 = NO_ONE  # the seat itself
    known: Seats = NOBODY
    red: Seats = NOBODY
    if view.seat is not None and view.neighbour is not None:
        eye = view.seat
        known = bit(eye) | bit(view.neighbour)
        red = (bit(eye) if view.loyalty else NOBODY) | (bit(view.neighbour) if view.neighbour_loyalty else NOBODY)
    case = Case(seats, known, red)
    played = add_claims(case, eye, journal)
    last_named: Seats = NOBODY
    for number, turn in enumerate(view.past, 1):
        named = pack(turn.workers)
        add_naming(case, eye, turn.commissar, named, turn.supervisor, last_named)
        task = Task(number, turn.workers[0], turn.workers[1], played)
        task.know(eye, turn.own)
        ordered: i64 = NO_ONE if turn.ordered is None else turn.ordered
        add_inspection(case, eye, task, turn.supervisor, ordered, turn.work)
        last_named = named | bit(turn.supervisor)
    if view.supervisor is not None:
        add_naming(case, eye, view.commissar, pack(view.workers), view.supervisor, last_named)
        if view.step == SUPERVISION.name:
            task = Task(view.turn, view.workers[0], view.workers[1], played)
            task.know(eye, view.own)
            add_cards_down(case, task, view.supervisor)
    return case


# Talk


def add_claims(case: Case, eye: i64, journal: tuple[Event, ...]) -> list[Played]:
    """Add what the others claimed to be, saw or think; and return what they claimed to have played."""
    heard: list[i64] = [0] * int(case.seats)  # by speaker: a set of remarks
    played: list[Played] = []
    about: list[Clue | None] = [None] * int(case.seats * case.seats)
    for event in journal:
        if not isinstance(event, Said):
            continue
        speaker: i64 = event.seat
        remark: i64 = event.remark
        if remark in I_THINK and I_THINK.field(remark, 0) == right(case.seats, speaker):
            # What one thinks of that card is what one saw.
            remark = I_SAW.number(I_THINK.field(remark, 0), I_THINK.field(remark, 1))
        if speaker == eye or has(heard[speaker], remark):
            continue
        heard[speaker] |= bit(remark)
        if remark in I_PLAYED:
            played.append((speaker, I_PLAYED.field(remark, 0), I_PLAYED.field(remark, 1)))
            continue
        target = speaker
        red = I_AM.of(remark)
        if remark in I_SAW:
            target, red = I_SAW.field(remark, 0), I_SAW.field(remark, 1)
        elif remark in I_THINK:
            target, red = I_THINK.field(remark, 0), I_THINK.field(remark, 1)
        clue = about[speaker * case.seats + target]
        if clue is None:
            clue = case.clue(speaker, target, target)
            about[speaker * case.seats + target] = clue
        hear_claim(clue, speaker == target, target == right(case.seats, speaker), red == 1)
    return played


def hear_claim(clue: Clue, of_oneself: bool, known: bool, red: bool) -> None:
    """Add that the speaker called somebody red, or black."""
    for colours in range(FOUR):
        speaker_red = has(colours, 0)
        if of_oneself:
            chance = OF_ONESELF_RED if speaker_red else OF_ONESELF_BLACK
        else:
            chance = claims_red(speaker_red, has(colours, 1), known)
        clue.chances[of_two(colours)] *= chance if red else 1.0 - chance


def of_two(colours: i64) -> i64:
    """Where a clue about two people, which names the second of them twice, keeps the chance for these colours."""
    return (colours & 1) + 6 * (colours >> 1)


# Turns


def add_naming(case: Case, eye: i64, commissar: i64, workers: Seats, supervisor: i64, last: Seats) -> None:
    """Add which job, or none, the commissar gave to the neighbour whose card they know."""
    neighbour = right(case.seats, commissar)
    if commissar == eye or (has(last, neighbour) and most_named_again(case.seats) == 0):
        return
    clue = case.clue(commissar, neighbour, neighbour)
    others = float(case.seats - 4)
    for colours in range(FOUR):
        like = liking(has(colours, 0), has(colours, 1))
        named = 3.0 * like / (3.0 * like + others)
        clue.chances[of_two(colours)] = named if has(workers | bit(supervisor), neighbour) else 1.0 - named


class Task:
    """The two workers of a turn, and how likely what they claimed about their cards was."""

    def __init__(self, number: i64, a: i64, b: i64, played: list[Played]) -> None:
        self.a = a
        self.b = b
        # By a's card, plus twice a's colour: work is 1, red is 1. Then four more for b.
        self.claims: list[float] = [1.0] * 8
        self.own = UNKNOWN  # the card of the one who asks, if it is one of the two
        self.own_is_a = False
        for worker, turn, claimed in played:
            if turn == number:
                self.hear(0 if worker == a else 4, claimed)

    def hear(self, base: i64, claimed: i64) -> None:
        """A worker claimed to have chosen that card."""
        for at in range(FOUR):
            says_work = claims_work(has(at, 1), has(at, 0))
            self.claims[base + at] *= says_work if claimed else 1.0 - says_work

    def know(self, eye: i64, own: int | None) -> None:
        """One's own card is no guess, and no clue to one's own colour."""
        if own is not None:
            self.own = own
            self.own_is_a = eye == self.a

    def chance_a(self, red: bool, card: i64, supervisor_red: bool) -> float:
        """How likely the first worker was to choose that card and to claim what they claimed."""
        if self.own != UNKNOWN and self.own_is_a:
            return 1.0 if card == self.own else 0.0
        work = works(red, supervisor_red)
        return (work if card else 1.0 - work) * self.claims[card + (2 if red else 0)]

    def chance_b(self, red: bool, card: i64, supervisor_red: bool) -> float:
        """The same of the second."""
        if self.own != UNKNOWN and not self.own_is_a:
            return 1.0 if card == self.own else 0.0
        work = works(red, supervisor_red)
        return (work if card else 1.0 - work) * self.claims[card + (6 if red else 4)]


def add_inspection(case: Case, eye: i64, task: Task, supervisor: i64, ordered: i64, work: i64) -> None:
    """Add whom the supervisor ordered, and how many work cards were turned up: summed over all cards that fit."""
    clue = case.clue(task.a, task.b, supervisor)
    swap_a: i64 = 1 if ordered == task.a else 0
    swap_b: i64 = 1 if ordered == task.b else 0
    known = right(case.seats, supervisor)
    for colours in range(EIGHT):
        a_red, b_red, red = has(colours, 0), has(colours, 1), has(colours, 2)
        chance = 0.0
        for cards in range(FOUR):
            a_card = cards & 1
            b_card = cards >> 1
            if (a_card ^ swap_a) + (b_card ^ swap_b) == work:
                chance += task.chance_a(a_red, a_card, red) * task.chance_b(b_red, b_card, red)
        if supervisor != eye:
            order_a = orders(red, a_red, known == task.a)
            order_b = orders(red, b_red, known == task.b)
            given = order_a if swap_a else order_b if swap_b else 1.0
            chance *= given / (1.0 + order_a + order_b)
        clue.chances[colours] = chance


def add_cards_down(case: Case, task: Task, supervisor: i64) -> None:
    """Add what the workers claim about cards that nobody has turned up yet."""
    clue = case.clue(task.a, task.b, supervisor)
    for colours in range(EIGHT):
        a_red, b_red, red = has(colours, 0), has(colours, 1), has(colours, 2)
        a_chance = task.chance_a(a_red, 0, red) + task.chance_a(a_red, 1, red)
        clue.chances[colours] = a_chance * (task.chance_b(b_red, 0, red) + task.chance_b(b_red, 1, red))
