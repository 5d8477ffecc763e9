"""What Wolves fear: how likely the Bloodhound is to storm each station.

The Bloodhound goes by where Wolves are likely to be, and Wolves keep away from where the Bloodhound is likely to go, so
neither can be worked out without the other. Here each answers the other a few times, and the answers are averaged: that
ends near a balance in which nobody is foreseen too well.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

BASE = 0.02  # how likely any station seems to be worth a look
SHARP = 1.5  # how strongly the Bloodhound goes by where Wolves are likely to be
EASE = (0.0, 1.0, 0.4, 0.0)  # how easily squads look where they come in so many moves
MOST_SURE = 0.9  # that a station is stormed
PRIZE = (0.6, 1.0, 1.2)  # what a catch is worth to the Bloodhound: the first, with evidence, without

FEAR = 2.0  # how much less likely a Wolf is to go where a storm is certain, as a power of e
ANSWERS = 4


def storms(heat: list[float], ease: list[float], moves: int) -> list[float]:
    """By station: how likely it is stormed, by what is likely to be caught there and how easily squads come."""
    weights = [(BASE + one) ** SHARP * near for one, near in zip(heat, ease, strict=True)]
    total = sum(weights) or 1.0
    return [min(MOST_SURE, moves * weight / total) for weight in weights]


def willing(feared: list[float]) -> list[float]:
    """By station: how willing Wolves are to go there, if storms are that likely."""
    return [exp(-FEAR * chance) for chance in feared]


def foreseen(step: Callable[[list[float]], list[float]], ease: list[float], moves: int) -> list[float]:
    """By station: how likely it is stormed after a step of the Wolves', who expect it.

    `step` says what is likely to be caught where after it, by how willing Wolves are to go there.
    """
    feared = [0.0] * len(ease)
    for answer in range(ANSWERS):
        new = storms(step(willing(feared)), ease, moves)
        feared = [old + (one - old) / (answer + 1) for old, one in zip(feared, new, strict=True)]
    return feared
