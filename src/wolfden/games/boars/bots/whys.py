"""Why the good player does what it does: the odds and the worths that its choices hang on, as terms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from wolfden.engine import counts
from wolfden.engine.advice import MOST_WHYS, percent
from wolfden.engine.bits import members
from wolfden.engine.terms import Why
from wolfden.games.boars.bots.inner.draw import Table, paid_odds, without_odds
from wolfden.games.boars.bots.inner.turn import Thought
from wolfden.games.boars.box import (
    BLACK,
    COLOURS,
    DIET,
    FOODSTUFF,
    MIDNIGHT_FEAST,
    OVERTAKE,
    PORTION,
    PREDATOR,
    PULLBACK,
    STATION,
    food,
    sickness,
    size,
)
from wolfden.games.boars.rules.discarding import DISCARD
from wolfden.games.boars.rules.draw import DRAW
from wolfden.games.boars.rules.spaces import GIVE_ONE, TAKE_ONE, TAKE_THREE
from wolfden.games.boars.rules.use import BUY, DONE, EAT, RIDE, USE
from wolfden.games.boars.rules.vendettas import CHOOSE_TARGET, PICK, TARGET
from wolfden.games.boars.terms import whys as terms
from wolfden.games.boars.terms.actions import Colour


def whys(thoughts: Sequence[Thought]) -> tuple[Why, ...]:
    """The most telling reasons for a whole move, of which these are the choices; none where there was no choice."""
    weighed = [thought for thought in thoughts if thought.worths or thought.wins]
    if not weighed:
        return ()
    told = [why for thought in weighed for why in islice(of_choice(thought), MOST_WHYS)]
    return tuple(told[:MOST_WHYS]) or (terms.WorthMore(round(weighed[0].margin())),)


def of_choice(thought: Thought) -> Iterator[Why]:
    """What speaks for one choice, the most telling first."""
    action = thought.choice
    if thought.wins:
        yield terms.WinNow()
    elif action in DRAW:
        yield from of_draw(thought, DRAW.of(action))
    elif action in BUY:
        kind = BUY.of(action)
        yield terms.WorthBuying(kind, worth(thought, kind))
    elif action in DISCARD:
        yield from of_discard(thought, DISCARD.of(action))
    elif action in USE or action in EAT or action in RIDE:
        yield from of_diet(thought, action)
        yield from of_landing(thought)
    elif action in DONE:
        if food(thought.s.hand):
            yield terms.KeepFood(food(thought.s.hand))
        yield from of_landing(thought)
    elif action in TARGET:
        yield from of_target(thought, TARGET.of(action))
    elif action in PICK:
        yield from of_pick(thought, PICK.of(action))
    else:
        yield from of_space(thought, action)


def worth(thought: Thought, kind: int) -> int:
    """What a card should bring in all turns that are left."""
    s = thought.s
    return round(thought.prospect.card(kind, s.bags[thought.seat] + s.hand))


# Drawing


def of_draw(thought: Thought, number: int) -> Iterator[Why]:
    """The chance of sickness, with one cube more as well; and what the draw is for."""
    s = thought.s
    bag = s.bags[thought.seat]
    cubes, black = size(bag), counts.of(bag, BLACK)
    sick = percent(sickness(cubes, black, number, s.box.sick))
    if number == cubes:
        yield terms.DrawAll(number, sick)
    else:
        more = percent(sickness(cubes, black, number + 1, s.box.sick))
        yield terms.DrawDaring(number, sick, more) if sick else terms.DrawSafely(number, more)
    for card in members(s.cards[thought.seat]):
        kind = s.box.face[card]
        if s.box.kind[kind] == PORTION and s.box.number[kind] == number:
            yield terms.DrawPortion(kind, s.box.moves[kind])
    best = max(hopes(thought, number), key=lambda hope: hope[0], default=None)
    if best:
        yield best[1]


def hopes(thought: Thought, number: int) -> Iterator[tuple[float, Why]]:
    """All that so many cubes may pay for, and what each adds to the worth of the draw."""
    s, seat, prospect = thought.s, thought.seat, thought.prospect
    box, bag = s.box, s.bags[seat]
    for meal in (2 * s.boars[seat], 2 * s.boars[seat] + 1):
        price = box.meal_eats[meal]
        chance = paid_odds(bag, number, price, False, box.sick)
        gain = chance * (box.meal_moves[meal] - prospect.food(price))
        if gain > 0:
            yield gain, terms.HopeForMeal(meal, percent(chance))
    for card in members(s.cards[seat]):
        kind = box.face[card]
        if DIET < box.kind[kind] <= MIDNIGHT_FEAST:
            chance = without_odds(bag, number, box.card_colour[kind])
            gain = chance * (box.moves[kind] + prospect.food(box.gains[kind]))
            if gain > 0:
                yield gain, terms.HopeForNone(kind, percent(chance))
        elif box.kind[kind] == DIET and box.moves[kind]:
            chance = paid_odds(bag, number, box.eats[kind], False, box.sick)
            gain = chance * (box.moves[kind] + prospect.food(box.gains[kind]) - prospect.food(box.eats[kind]))
            if gain > 0:
                yield gain, terms.HopeForCard(kind, percent(chance), box.moves[kind])
    ride = Table(prospect).ride
    for colour in range(COLOURS):
        if ride[colour] > 0:
            chance = paid_odds(bag, number, counts.some(colour, box.tickets[colour]), True, box.sick)
            if chance:
                spaces = box.stations[colour][s.at[seat]] - s.at[seat]
                yield chance * ride[colour], terms.HopeForRide(colour, percent(chance), spaces)


# Using cubes


def of_diet(thought: Thought, action: int) -> Iterator[Why]:
    """What it brings, and what that costs."""
    s, box = thought.s, thought.s.box
    if action in RIDE:
        colour = RIDE.of(action)
        at = s.at[thought.seat]
        yield terms.MovesFor(box.stations[colour][at] - at, box.tickets[colour])
    elif action in EAT:
        meal = EAT.of(action)
        yield terms.MovesFor(box.meal_moves[meal], food(box.meal_eats[meal]))
    else:
        kind = USE.of(action)
        if box.moves[kind]:
            yield terms.MovesFor(box.moves[kind], food(box.eats[kind]))
        else:
            yield terms.FoodForNothing(kind)


def of_landing(thought: Thought) -> Iterator[Why]:
    """Where the turn should end."""
    s, seat, end = thought.s, thought.seat, thought.outcome()
    if end.over or end.turn == seat:
        return
    for other in range(s.seats):
        if other != seat and end.at[other] < s.at[other]:
            yield terms.ThenBump(other)
    space = end.at[seat]
    ground, colour = s.box.ground[space], s.box.colour[space]
    if ground == FOODSTUFF:
        yield terms.ThenFood(space, Colour(colour))
    elif ground == STATION:
        yield terms.ThenStation(space, Colour(colour))
    elif ground == PREDATOR:
        yield terms.ThenPredator(space, Colour(colour))


def of_discard(thought: Thought, kind: int) -> Iterator[Why]:
    """The card that should bring least, if it is that one."""
    worths = [worth(thought, DISCARD.of(option)) for option in thought.options if option in DISCARD]
    if worth(thought, kind) <= min(worths):
        yield terms.WorthLeast(kind, worth(thought, kind))


# Vendettas


def of_target(thought: Thought, target: int) -> Iterator[Why]:
    """Whom a vendetta hits, and how hard."""
    s, seat, box = thought.s, thought.seat, thought.s.box
    if s.step is not CHOOSE_TARGET:
        return
    kind = box.face[s.card]
    if box.kind[kind] == PULLBACK:
        foremost = s.at[target] == max(s.at[other] for other in range(s.seats) if other != seat)
        yield terms.PullBack(target, min(box.moves[kind], s.at[target]), foremost)
    elif box.kind[kind] == OVERTAKE:
        spaces = s.at[target] + 1 - s.at[seat]
        if spaces > 0:
            yield terms.Overtaking(target, spaces)
    elif target != seat:
        yield terms.Strip(target, s.cards[target].bit_count())


def of_pick(thought: Thought, kind: int) -> Iterator[Why]:
    """A card of somebody else that comes to lie in front of the seat."""
    after = thought.outcome()
    gained = members(after.cards[thought.seat] & ~thought.s.cards[thought.seat])
    if kind in [after.box.face[card] for card in gained]:
        yield terms.WorthTaking(kind, worth(thought, kind))


# The space


def of_space(thought: Thought, action: int) -> Iterator[Why]:
    """What to take, or to give."""
    if action in TAKE_THREE:
        yield terms.TakeMore()
    elif action in GIVE_ONE:
        yield terms.GiveLess()
    elif action in TAKE_ONE:
        colour = TAKE_ONE.of(action)
        eaters = list(eating(thought, colour))
        if eaters:
            yield terms.FeedsDiet(Colour(colour), max(eaters)[1])


def eating(thought: Thought, colour: int) -> Iterator[tuple[float, int]]:
    """The diets in front of the seat that will be worth more by one cube of a colour, and by how much."""
    s, seat, prospect = thought.s, thought.seat, thought.prospect
    bag = s.bags[seat] + s.hand
    for card in members(s.cards[seat]):
        kind = s.box.face[card]
        more = prospect.card(kind, bag + counts.some(colour, 1)) - prospect.card(kind, bag)
        if s.box.kind[kind] == DIET and more > 0:
            yield more, kind
