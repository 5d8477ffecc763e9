"""What a seat of Boars on the Run! knows, in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from wolfden.engine.advice import percent
from wolfden.engine.terms import Action
from wolfden.engine.words import NOBODY, Names, Words
from wolfden.games.boars.belief.odds import blacks, sickness
from wolfden.games.boars.components import Face, Square
from wolfden.games.boars.rules.draw import DRAW_CUBES
from wolfden.games.boars.terms.actions import Buy, Colour, Ground, Kind, Ride, Trigger, Use
from wolfden.games.boars.view import BoarsReview, BoarsView, BoarView, Cubes

ROW = 24  # spaces in a line of the track
MOST_FORESEEN = 11  # cubes to draw whose chances fit a line: with more, most boars are sick
COLOURS = {
    "Colour-red": "red",
    "Colour-blue": "blue",
    "Colour-yellow": "yellow",
    "Colour-green": "green",
    "Cube-black": "bright_black",
}


def show(view: BoarsView, words: Words, names: Names) -> Sequence[str]:
    """The track with the boars on it, the players, the menu, and the turn."""
    return [
        *track(view, words, names),
        tickets(view, words),
        "",
        *players(view.boars, view.seat, words, names),
        "",
        words.say("show-menu"),
        *[f"  {offer(face, words)}" for face in view.market],
        f"  {words.say('show-deck', cards=view.deck, cubes=listed(view.reserve, words))}",
        "",
        *turn(view, words, names),
    ]


def track(view: BoarsView, words: Words, names: Names) -> list[str]:
    """Small letters are foodstuff, with a mark predators, capitals stations; below them the boars' initials."""
    lines = [words.say("show-track")]
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
    red, blue, yellow, green = view.tickets
    cab, mole, ferry, squirrel = [words.data_thing("Transport", colour) for colour in Colour]
    prices = {"red": red, "blue": blue, "yellow": yellow, "green": green}
    return words.say("show-tickets", first=cab, second=mole, third=ferry, fourth=squirrel, **prices)


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


def players(boars: Sequence[BoarView], reader: int | None, words: Words, names: Names) -> list[str]:
    """Where each boar is, what it eats, and what is in the bag."""
    lines = []
    marks = initials(names, len(boars))
    for seat, boar in enumerate(boars):
        mark = "" if marks[seat] == names[seat][:1].upper() else f"[{marks[seat]}] "
        first, second = [words.data_thing("Meal", meal) for meal in boar.meals]
        told = {
            "seat": words.person(seat, names, reader),
            "you": "seat" if seat == reader else NOBODY,
            "space": boar.space,
            "boar": words.data_thing("Boar", boar.boar),
            "first": first,
            "second": second,
        }
        if boar.bag is None:
            line = words.say("show-player", **told, cubes=boar.cubes)
        else:
            line = words.say("show-player-bag", **told, bag=listed(boar.bag, words))
        lines.append(mark + line)
        lines += [
            f"    {words.say('card-does', card=called(face, words), does=effect(face, words))}" for face in boar.cards
        ]
    return lines


def turn(view: BoarsView, words: Words, names: Names) -> list[str]:
    """Whose turn it is, and what they have drawn."""
    if view.over:
        return []
    told = {
        "round": view.round,
        "seat": words.person(view.turn, names, view.seat),
        "you": "seat" if view.turn == view.seat else NOBODY,
    }
    if view.step == DRAW_CUBES.name:
        return [words.say("show-draws", **told)]
    drawn = listed(view.drawn, words)
    if view.sick:
        lines = [words.say("show-drew-sick", **told, drawn=drawn)]
    else:
        lines = [words.say("show-drew", **told, drawn=drawn, hand=listed(view.hand, words))]
    if view.card is not None:
        card, does = called(view.card, words), effect(view.card, words)
        lines.append(words.say("show-paying", card=card, does=does, due=view.due))
    return lines


def offer(face: Face, words: Words) -> str:
    """A card on the menu."""
    return words.say("show-menu-card", card=called(face, words), cost=face.cost, does=effect(face, words))


def called(face: Face, words: Words) -> str:
    return words.thing("Card", face.card)


def listed(cubes: Cubes, words: Words) -> str:
    """Cubes by colour, such as 5 red and 4 blue."""
    return words.say("cubes", **{name: getattr(cubes, name) for name in cubes.__struct_fields__})


def effect(face: Face, words: Words) -> str:
    """What a card does, in a few words; those of its kind do not need all of these."""
    eats = {colour.name.lower(): number for colour, number in zip(Colour, face.eats, strict=True)}
    gains = {f"gain_{colour.name.lower()}": number for colour, number in zip(Colour, face.gains, strict=True)}
    told = {"moves": face.moves, "number": face.number or 0, **eats, **gains}
    if face.colour is not None:
        told["colour"] = face.colour
    return words.say(f"does-{face.kind.name.lower()}", **told)


def show_choice(view: BoarsView, action: Action, words: Words) -> str:
    """What a card costs and does, or where a ride leads."""
    match action:
        case Buy(card):
            face = next((face for face in view.market if face.card == card), None)
            return "" if face is None else words.say("show-choice-buy", cost=face.cost, does=effect(face, words))
        case Use(card) | Trigger(card):
            own = next((face for face in view.boars[view.turn].cards if face.card == card), None)
            return "" if own is None else effect(own, words)
        case Ride(transport):
            colour = Colour(transport)
            there = (Ground.STATION, colour)
            space = next(
                n for n, square in enumerate(view.track) if n > view.boars[view.turn].space and square == there
            )
            price = {one.name.lower(): view.tickets[colour] * (one is colour) for one in Colour}
            return words.say("show-choice-ride", cubes=words.say("cubes", **price, black=0), space=space)
    return ""


def show_risks(view: BoarsView, words: Words) -> Sequence[str]:
    """Before a draw: how likely it is to make the boar sick, and to set off each vendetta, by the number of cubes."""
    if view.step != DRAW_CUBES.name or view.seat != view.turn:
        return []
    own = view.boars[view.turn]
    bag = own.bag
    if bag is None:
        return []
    numbers = range(1, min(own.cubes, MOST_FORESEEN) + 1)
    rows = [(words.say("show-risk-sick"), [sickness(bag, drawn, view.spoiling) for drawn in numbers])]
    for face in dict.fromkeys(own.cards):
        if face.kind >= Kind.OVERTAKE and face.number is not None:
            rows.append((called(face, words), [blacks(bag, drawn, face.number) for drawn in numbers]))
    heading = words.say("show-risk-cubes")
    width = max(len(heading), *[len(name) for name, _ in rows])
    return [
        f"{heading:{width}} " + "".join(f"{number:5}" for number in numbers),
        *[f"{name:{width}} " + "".join(map(_percent, chances)) for name, chances in rows],
    ]


def _percent(chance: float) -> str:
    return f"{percent(chance):4}%" if chance else f"{'-':>5}"


def show_review(review: BoarsReview, words: Words, names: Names) -> Sequence[str]:
    """All bags at the end."""
    return [
        *players(review.boars, None, words, names),
        words.say("show-reserve", cubes=listed(review.reserve, words)),
    ]
