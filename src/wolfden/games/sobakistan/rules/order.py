"""The order of a round: what follows what. The steps of the setup follow each other in `setup.py`.

Three things interrupt a step, which then goes on: Shed Your Coat, Call the Pack, and a catch.
"""

from __future__ import annotations

from wolfden.engine.bits import EVERYBODY
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.rules import bloodhound, dropping_off, ending, liaison, told, wolves
from wolfden.games.sobakistan.state import FIRST_WOLF, Sobakistan
from wolfden.games.sobakistan.terms import actions


def begin_round(s: Sobakistan) -> None:
    """A round begins with the Liaison's turn."""
    s.round += 1
    s.tell(told.ROUND_BEGAN, s.round, to=EVERYBODY)
    s.go(liaison.LIAISON_TURN)


def after_hints(s: Sobakistan) -> None:
    s.go(wolves.WOLVES_TURN)


def after_moves(s: Sobakistan) -> None:
    bloodhound.begin_hunt(s)


def after_hunt(s: Sobakistan) -> None:
    """With no Wolf in play, the round is over."""
    if s.playing:
        s.go(dropping_off.DROP_OR_ESCAPE)
    else:
        end_round(s)


def end_round(s: Sobakistan) -> None:
    """The game ends when every Wolf is out, or all slots are filled; else there is another round."""
    if s.playing and s.round + 1 < s.box.slots:
        begin_round(s)
    else:
        ending.end_of_game(s)


def max_decisions(box: Box, seats: int) -> int:
    """More whole moves than any game can have.

    In a round the Liaison places hints, uses five cards and ends; every Wolf moves, joins a pack, and drops or escapes;
    squads leave precincts and go back; every move may catch all Wolves; every card may be used.
    """
    pack = seats - FIRST_WOLF
    hints = box.hints_a_turn + 2 * len(actions.LIAISON_SIDES) + 1 + pack
    moves = box.squad_moves + 1
    hunt = box.squads + 2 * moves + moves * (1 + pack) + len(actions.BLOODHOUND_SIDES) + 2 * pack + 1
    return 3 + (box.slots - 1) * (hints + pack + hunt + pack)
