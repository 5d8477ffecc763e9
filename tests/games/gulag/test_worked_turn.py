"""The worked turn in the help page of Gulag happens as it is told."""

from __future__ import annotations

from itertools import count

from tests.games.gulag.table import GULAG, commissar, loyalties, play_turn, reds, sees, teams
from tests.games.worked import tells
from wolfden.games.gulag.state import least_of_red
from wolfden.games.gulag.terms.actions import Card, Loyalty
from wolfden.games.gulag.terms.events import Inspected, Ordered

ANNA, BORIS, CLARA, DMITRI, ELENA = range(5)
RED, BLACK = Loyalty.RED, Loyalty.BLACK


def test_the_worked_turn() -> None:
    deal = (RED, RED, BLACK, RED, BLACK)
    dealt = (GULAG.new(5, seed) for seed in count())
    s = next(s for s in dealt if commissar(s) == ANNA and loyalties(s) == deal)
    assert sees(s, DMITRI).neighbour_loyalty is BLACK, "Dmitri knows Clara's card"
    play_turn(s, (BORIS, CLARA, DMITRI), (Card.WORK, Card.STRIKE), ordered=1)
    *_, ordered, inspected = s.journal(None)
    assert ordered == Ordered(DMITRI, CLARA)
    assert inspected == Inspected(1, work=2)
    assert commissar(s) == BORIS
    assert any({CLARA, DMITRI} <= set(team) for team in teams(s)), "two of three may be named again"
    assert all(BORIS not in team for team in teams(s))
    assert reds(s) == 3 and least_of_red(5, 3) == 7


def test_the_page_tells_it() -> None:
    tells(
        "gulag", "en", "Anna is the commissar", "Boris and Clara to work", "Dmitri supervise", "work", "strike",
        "Clara to swap", "Both cards are work", "two work cards", "7", "Boris is the next commissar",
    )  # fmt: skip
    tells(
        "gulag", "de", "Anna ist Kommissar", "Boris und Clara", "Dmitri", "Arbeit", "Streik", "Clara", "tauschen",
        "Zweimal Arbeit", "zwei", "7", "Boris",
    )  # fmt: skip
