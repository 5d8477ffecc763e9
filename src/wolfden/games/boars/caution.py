"""What a choice risks at a table of Boars on the Run!, as far as a view alone tells."""

from __future__ import annotations

from collections.abc import Iterator

from wolfden.engine.advice import percent
from wolfden.engine.terms import Caution
from wolfden.games.boars.box import LIKELY, NONE, Box, sickness
from wolfden.games.boars.rules.draw import DRAW
from wolfden.games.boars.rules.spaces import GIVE_THREE
from wolfden.games.boars.rules.use import DONE
from wolfden.games.boars.rules.vendettas import CHOOSE_TARGET, TARGET
from wolfden.games.boars.terms.actions import Colour, Ground, Kind
from wolfden.games.boars.terms.whys import (
    Backwards,
    HungryPredator,
    LikelySick,
    OneIsEnough,
    OwnCards,
    UnusedCard,
    UnusedTicket,
)
from wolfden.games.boars.view import BoarsView, BoarView, Cubes

ENOUGH = 3  # cubes of any colours for a predator


def caution(box: Box, view: BoarsView, action: int) -> Caution | None:
    """The bad surprise that one of a seat's legal choices is likely to be, if it is one."""
    if view.seat is None:
        return None
    boar = view.boars[view.seat]
    if action in DRAW:
        return of_draw(view, boar, DRAW.of(action))
    if action in DONE:
        return next(of_ending(box, view, boar), None)
    if action in GIVE_THREE:
        colour = view.track[boar.space][1]
        return OneIsEnough(colour) if colour is not None and food(view.hand)[colour] else None
    if action in TARGET and view.step == CHOOSE_TARGET.name:
        return of_target(view, boar, TARGET.of(action))
    return None


def of_draw(view: BoarsView, boar: BoarView, cubes: int) -> Caution | None:
    """Where the bag is counted out."""
    if boar.bag is None:
        return None
    sick = sickness(boar.cubes, boar.bag.black, cubes, view.spoiling)
    return LikelySick(percent(sick)) if sick > LIKELY else None


# Ending the turn


def of_ending(box: Box, view: BoarsView, boar: BoarView) -> Iterator[Caution]:
    """What would still take the boar on. Of meals and feasts nothing is said: it is often wise to do without them."""
    unused = list(boar.cards)
    for face in view.used:
        unused.remove(face)
    hand, drawn = food(view.hand), food(view.drawn)
    for face in unused:
        if face.kind is Kind.DIET:
            usable = covers(hand, face.eats)
        elif face.kind is Kind.NON_DIET:
            usable = face.colour is not None and not drawn[face.colour]
        else:
            usable = face.kind is Kind.PORTION and sum(drawn) + view.drawn.black == face.number
        if usable and face.moves:
            yield UnusedCard(face.card)
    for colour, price in enumerate(view.tickets):
        if hand[colour] == drawn[colour] == price and box.stations[colour][boar.space] != NONE:
            yield UnusedTicket(colour)
    ground, colour_here = view.track[boar.space]
    if ground is Ground.PREDATOR and colour_here is not None and not hand[colour_here] and sum(hand) < ENOUGH:
        left = zip(boar.diets, view.eaten, strict=True)
        if any(covers(hand, diet.eats) for diet, eaten in left if not eaten):
            yield HungryPredator(Colour(colour_here))


# Vendettas


def of_target(view: BoarsView, boar: BoarView, target: int) -> Caution | None:
    """Aimed at oneself, or at somebody behind, though one need not."""
    if view.card is None:
        return None
    aimed = view.boars[target]
    if view.card.kind is Kind.OVERTAKE:
        ahead = any(other.space > aimed.space for other in view.boars if view.track[other.space][1] is view.card.colour)
        back = boar.space - aimed.space - 1
        return Backwards(back) if ahead and back > 0 else None
    if view.card.kind is Kind.SORRY_NOT_SORRY and target == view.seat:
        others = sum(len(other.cards) for other in view.boars) - len(boar.cards)
        return OwnCards(len(boar.cards)) if others else None
    return None


# Cubes


def food(cubes: Cubes) -> tuple[int, int, int, int]:
    return cubes.red, cubes.blue, cubes.yellow, cubes.green


def covers(hand: tuple[int, ...], price: tuple[int, ...]) -> bool:
    return all(there >= cost for there, cost in zip(hand, price, strict=True))
