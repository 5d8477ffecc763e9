"""Advice and warnings in whole games of good players: a reason for every choice, and a sentence for every reason.

That advice is what the adviser would play, and blind to what its seat cannot know, is a law of the kit.
"""

from __future__ import annotations

from itertools import product

import pytest

import wolfden
from wolfden.bots.turn import take_turn
from wolfden.engine.advice import advise
from wolfden.engine.catalogue import languages
from wolfden.engine.chance import fast
from wolfden.engine.terms import Term

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
LONGEST = 220  # letters: one or two lines


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", wolfden.games())
def test_there_is_a_reason_for_every_choice_and_a_sentence_for_every_reason(name: str, seed: int) -> None:
    game = wolfden.game(name)
    bot = game.bots["good"]
    s, stream = game.new(game.seats[seed], seed), fast(seed)
    said: set[tuple[int, Term]] = set()
    while not s.over:
        seat = s.actors()[0]
        if len(s.actions(seat)) > 1 and not s.holding(seat):
            sight = s.sight(seat, seed)
            given = advise(bot, sight, seed)
            assert given.whys, f"{s.step.name}: no reason for {given.move}"
            warned = [game.caution(s.view(seat), action) for action in s.actions(seat)]
            doubted = dict(game.doubts(sight, seed)).values() if game.doubts else ()
            said |= {(seat, term) for term in (*given.whys, *filter(None, warned), *doubted)}
        take_turn(s, seat, bot, stream)
    for (seat, term), language in product(said, languages()):
        text = game.text(term, NAMES, seat, language)
        assert text.endswith(".") and "{" not in text and len(text) < LONGEST, text


@pytest.mark.parametrize("name", wolfden.games())
def test_a_seat_is_told_the_same_whatever_it_cannot_know(name: str) -> None:
    """The law looks at a few positions of games by chance, this at many of one that was played well."""
    game = wolfden.game(name)
    bot = game.bots["good"]
    s, stream = game.new(game.seats[1], 4), fast(4)
    for _ in range(80):
        for seat in s.actors():
            dealt = s.redeal(seat, 9)
            assert advise(bot, s.sight(seat, 1), 2) == advise(bot, dealt.sight(seat, 1), 2)
            if game.doubts:
                assert game.doubts(s.sight(seat, 1), 2) == game.doubts(dealt.sight(seat, 1), 2)
        take_turn(s, s.actors()[0], bot, stream)
        if s.over:
            break
