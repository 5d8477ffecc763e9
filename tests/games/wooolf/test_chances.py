"""Chances of characters against counting every deal, one by one, with fractions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tests.games.wander import wander
from wolfden import State
from wolfden.games.wooolf.belief.deals import Belief
from wolfden.games.wooolf.belief.evidence import evidence
from wolfden.games.wooolf.belief.odds import character_chances, right_chance
from wolfden.games.wooolf.state import MUTE as MUTE_NUMBER
from wolfden.games.wooolf.state import ZERO

from .odds import Deal, posterior
from .table import IMAGES, MUTE, TARGETS, WOOOLF, Where, hand_of, holders, inside, new, peek, plays

POSITIONS = [(seats, advanced, moves) for seats in (4, 5) for advanced in (False, True) for moves in (0, 3, 7, 12, 18)]


def position(seats: int, advanced: bool, moves: int, seed: int) -> State:
    """Somewhere in a first round."""
    while True:
        s = wander(WOOOLF.new(seats, seed, advanced=advanced), seed, moves)
        if not s.over and not inside(s).past:
            return s
        seed += 1000


def number(player: Where) -> int:
    return MUTE_NUMBER if player == MUTE else int(player)


def played(s: State, dealt: Deal) -> dict[Where, str]:
    return {player: plays(hand) for player, hand in zip(holders(s), dealt, strict=True)}


@pytest.mark.parametrize(("seats", "advanced", "moves"), POSITIONS)
def test_chances_of_characters_are_those_of_counting(seats: int, advanced: bool, moves: int) -> None:
    s = position(seats, advanced, moves, moves)
    for eye in range(0, seats, 2):
        odds: Counter[tuple[Where, str]] = Counter()
        for dealt, chance in posterior(s, eye).items():
            for player, who in played(s, dealt).items():
                odds[player, who] += chance  # type: ignore[assignment]
        found = character_chances(evidence(inside(s), eye))
        for player, (index, who) in product(holders(s), enumerate(IMAGES)):
            assert found[number(player)][index] == pytest.approx(float(odds[player, who]), abs=1e-12)
            assert (found[number(player)][index] > 0) == (odds[player, who] > 0)


@pytest.mark.parametrize(("seats", "advanced", "moves"), POSITIONS)
def test_the_chance_that_a_suspicion_is_right_is_that_of_counting(seats: int, advanced: bool, moves: int) -> None:
    """All pairs of pointers, the mute player and 0 among them, whatever character is asked."""
    s = position(seats, advanced, moves, moves + 50)
    eye = moves % seats
    deals = [(played(s, dealt), chance) for dealt, chance in posterior(s, eye).items()]
    belief = Belief(evidence(inside(s), eye))
    pointers: list[Where] = [player for player in holders(s) if player != eye] + ["0"]
    for first, second in product(pointers, pointers):
        for targets in (TARGETS[plays(hand_of(s, eye))], ("dog", "hunter")):
            odds = Fraction(0)
            for who, chance in deals:
                others = {player: character for player, character in who.items() if player != eye}
                both = zip((first, second), targets, strict=False)
                if all(t not in others.values() if at == "0" else others[at] == t for at, t in both):
                    odds += chance
            at = [ZERO if pointer == "0" else number(pointer) for pointer in (first, second)]
            sought = [IMAGES.index(target) for target in targets]
            also = sought[1] if len(sought) > 1 else -1
            assert right_chance(belief, at[0], sought[0], at[1], also) == pytest.approx(float(odds), abs=1e-12)


def test_who_is_not_there_is_nobody_and_ones_own_character_is_certain() -> None:
    s = new(5, {2: ("dog", "hunter/?")})
    chances = character_chances(evidence(inside(s), 2))
    assert chances[2] == [0, 0, 1, 0, 0]
    assert [sum(chances[player]) for player in (5, 6, 7, 8)] == [0] * 4
    assert [sum(chances[player]) for player in range(5)] == pytest.approx([1] * 5)


def test_a_cry_of_wolf_is_believed_as_far_as_it_is_likely_to_be_true() -> None:
    """Only a wolf card or the shepherd boy makes somebody cry; a sheep called by its name clears the caller."""
    hands: dict[Where, tuple[str, str]] = {
        0: ("sheep", "dog"),
        1: ("sheep", "boy/?"),
        2: ("sheep", "wolf"),
        3: ("sheep", "hunter"),
    }
    s = new(5, hands)
    before = character_chances(evidence(inside(s), 0))
    peek(s, 0, 4)
    peek(s, 1, 3, "sheep")  # calls it a wolf
    cried = character_chances(evidence(inside(s), 0))
    assert before[3][4] < cried[3][4] < 1
    assert before[1][3] < cried[1][3] < 1
    peek(s, 2, 3, "sheep")  # and this one calls it a sheep
    assert character_chances(evidence(inside(s), 0))[2][3] == 0


@pytest.mark.parametrize("advanced", [False, True])
def test_chances_are_the_same_in_every_world_that_the_seat_imagines(advanced: bool) -> None:
    s = wander(WOOOLF.new(8, 3, advanced=advanced), 3, 30)
    for eye in range(8):
        chances = character_chances(evidence(inside(s), eye))
        for seed in range(3):
            assert character_chances(evidence(inside(s.redeal(eye, seed)), eye)) == chances
