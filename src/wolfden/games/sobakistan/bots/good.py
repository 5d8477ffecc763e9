"""Good players of Sobakistan, who know what words mean: a Liaison, Wolves and a Bloodhound."""

from __future__ import annotations

from wolfden.engine.advice import Advice, compose
from wolfden.engine.sight import Sight
from wolfden.games.sobakistan.bots.bloodhound import Hunt
from wolfden.games.sobakistan.bots.liaison import Guide
from wolfden.games.sobakistan.bots.whys import whys
from wolfden.games.sobakistan.bots.wolf import Prowl
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, LIAISON


def mind(sight: Sight, seed: int) -> Hunt | Guide | Prowl:
    """The player of the seat's role."""
    if sight.seat == BLOODHOUND:
        return Hunt(sight, seed)
    return Guide(sight, seed) if sight.seat == LIAISON else Prowl(sight, seed)


def choose(sight: Sight, seed: int) -> int:
    """One of the seat's legal actions; asked only of a seat that may act."""
    player = mind(sight, seed)
    return player.first(player.wishes())


def advise(sight: Sight, seed: int) -> Advice:
    """The whole move that it would make, and what it goes by; where there is no choice there is no reason either."""
    move = compose(sight, seed, choose)
    return Advice(move, whys(mind(sight, seed), move) if len(sight.actions) > 1 else ())


def talk(sight: Sight, seed: int) -> tuple[int, ...]:
    """What the Liaison has to say about hints and Wolves, what Wolves ask, and what the Bloodhound threatens."""
    return tuple(mind(sight, seed).talk()) if sight.remarks else ()
