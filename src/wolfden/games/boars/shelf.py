"""The texts of Boars on the Run!: its catalogues, and the names of the boars' diets, which come of numbers in the data.

A diet is called by what it costs and how far it carries. So that other data speak every language, too, its message is
made here, of terms that each catalogue has.
"""

from __future__ import annotations

from collections.abc import Iterator

from wolfden.engine import counts
from wolfden.engine.catalogue import Shelf
from wolfden.games.boars.box import Box
from wolfden.games.boars.terms.actions import Colour


class BoarsShelf(Shelf):
    def __init__(self, package: str, box: Box) -> None:
        super().__init__(package)
        self.meals = "\n".join(meals(box))

    def catalogue(self, language: str) -> str:
        text = super().catalogue(language)
        return f"{text}\n{self.meals}\n" if text else ""


def meals(box: Box) -> Iterator[str]:
    """A message for each diet of a boar."""
    for number, (eats, moves) in enumerate(zip(box.meal_eats, box.meal_moves, strict=True)):
        food = ", ".join(f"{colour.name.lower()}: {counts.of(eats, colour)}" for colour in Colour)
        yield f"Meal-{number} = {{ -meal({food}, moves: {moves}) }}"
        yield f"    .food = {{ -meal-food({food}) }}"
        yield f"    .way = {{ -meal-way(moves: {moves}) }}"
