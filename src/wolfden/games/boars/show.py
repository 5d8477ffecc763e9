"""What a seat of Boars on the Run! knows, in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from wolfden.engine.words import Names, Words
from wolfden.games.boars.components import Face, Square, spelled
from wolfden.games.boars.rules.draw import DRAW_CUBES
from wolfden.games.boars.terms.actions import Colour, Ground, Kind
from wolfden.games.boars.view import BoarsReview, BoarsView, BoarView, Cubes

ROW = 24  # spaces in a line of the track
COLOURS = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green", "black": "bright_black"}


def show(view: BoarsView, words: Words, names: Names) -> Sequence[str]:
    """The track with the boars on it, the players, the market, and the turn."""
    return [
        *track(view, names),
        tickets(view, words),
        "",
        *players(view.boars, words, names),
        "",
        "Market:",
        *[f"  {called(face, words)}, cost {face.cost}: {effect(face)}" for face in view.market],
        f"  (deck {view.deck}; reserve {listed(view.reserve)})",
        "",
        *turn(view, words, names),
    ]


def track(view: BoarsView, names: Names) -> list[str]:
    """Small letters are foodstuff, with a mark predators, capitals stations; below them the boars' initials."""
    lines = ["Track (r foodstuff, r! predator, R station, X finish):"]
    marks = initials(names, len(view.boars))
    for begin in range(0, len(view.track), ROW):
        squares = view.track[begin : begin + ROW]
        lines.append(f"{begin:3} " + "".join(f"{token(square):<3}" for square in squares).rstrip())
        there = [
            "".join(mark for mark, boar in zip(marks, view.boars, strict=True) if boar.space == begin + index)
            for index in range(len(squares))
        ]
        if any(there):
            lines.append("    " + "".join(f"{mark:<3}" for mark in there).rstrip())
    return lines


def tickets(view: BoarsView, words: Words) -> str:
    """What rides cost."""
    rides = [f"{words.thing('Transport', colour)} {view.tickets[colour]}{colour.name[0].lower()}" for colour in Colour]
    return f"Tickets: {', '.join(rides)}"


def initials(names: Names, seats: int) -> list[str]:
    """A letter for each player: the first of the name, or a number where two have the same."""
    letters = [name[:1].upper() for name in names[:seats]]
    return [letter if letters.count(letter) == 1 else str(seat) for seat, letter in enumerate(letters)]


def token(square: Square) -> str:
    ground, colour = square
    if colour is None:
        return "|" if ground is Ground.START else "X"
    letter = colour.name[0].lower()
    return {Ground.FOODSTUFF: letter, Ground.PREDATOR: f"{letter}!", Ground.STATION: letter.upper()}[ground]


def players(boars: Sequence[BoarView], words: Words, names: Names) -> list[str]:
    """Where each boar is, what it eats, and what is in the bag."""
    lines = []
    marks = initials(names, len(boars))
    for seat, boar in enumerate(boars):
        own = words.thing("Boar", boar.boar)
        meals = " and ".join(words.thing("Meal", meal).removeprefix(f"{own}'s ") for meal in boar.meals)
        bag = f"bag of {boar.cubes}" + (f" ({listed(boar.bag)})" if boar.bag is not None else "")
        mark = "" if marks[seat] == names[seat][:1].upper() else f" [{marks[seat]}]"
        lines.append(f"{names[seat]}{mark} on space {boar.space}: {own} ({meals}), {bag}")
        lines += [f"    {called(face, words)}: {effect(face)}" for face in boar.cards]
    return lines


def turn(view: BoarsView, words: Words, names: Names) -> list[str]:
    """Whose turn it is, and what they have drawn."""
    if view.over:
        return []
    who = f"Round {view.round}, turn of {names[view.turn]}"
    if view.step == DRAW_CUBES.name:
        return [f"{who}: how many cubes?"]
    drawn = f"drew {listed(view.drawn)}"
    lines = [f"{who}: {drawn}, sick" if view.sick else f"{who}: {drawn}; in hand {listed(view.hand)}"]
    if view.card is not None:
        lines.append(f"{called(view.card, words)}: {effect(view.card)}" + (f"; to pay: {view.due}" if view.due else ""))
    return lines


def called(face: Face, words: Words) -> str:
    return words.thing("Card", face.card)


def listed(cubes: Cubes) -> str:
    """Cubes by colour, such as 5 red, 4 blue."""
    counts = {name: getattr(cubes, name) for name in cubes.__struct_fields__}
    return ", ".join(f"{number} {name}" for name, number in counts.items() if number) or "nothing"


def effect(face: Face) -> str:
    """What a card does, in a few words."""
    gives = (
        f"{face.moves} space{'s' if face.moves > 1 else ''} on" if face.moves else f"{spelled(face.gains)} into the bag"
    )
    colour = face.colour.name.lower() if isinstance(face.colour, Colour) else ""
    black = f"with {face.number} black: "
    return {
        Kind.DIET: f"{spelled(face.eats)}: {gives}",
        Kind.NON_DIET: f"no {colour} drawn: {gives}",
        Kind.MIDNIGHT_FEAST: f"no {colour} drawn: {gives}",
        Kind.PORTION: f"{face.number} cubes drawn: {gives}",
        Kind.GATHERER: f"one {colour} more when a space gives some",
        Kind.KNOWLEDGE_IS_POWER: f"buying a diet: {gives}",
        Kind.BEST_SERVED_COLD: f"buying a vendetta: {gives}",
        Kind.COULDNT_CARE_LESS: f"discard another card: {gives}",
        Kind.OVERTAKE: f"{black}one past a boar on {colour}",
        Kind.PULLBACK: f"{black}an opponent {face.moves} spaces back",
        Kind.SWITCHEROO: f"{black}swap two players' cards",
        Kind.FINDERS_KEEPERS: f"{black}take an opponent's card",
        Kind.SORRY_NOT_SORRY: f"{black}a player loses all cards",
    }[face.kind]


def show_review(review: BoarsReview, words: Words, names: Names) -> Sequence[str]:
    """All bags at the end."""
    return [*players(review.boars, words, names), f"Reserve: {listed(review.reserve)}"]
