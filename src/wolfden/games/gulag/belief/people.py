"""How people play Gulag, as the odds assume it. All of the model's numbers are here.

Everyone knows their own card and that of their right-hand neighbour; given the colours, people act independently
of each other.

- Workers play *work* with a chance that depends on their colour and on the supervisor's (`works`).
- Commissars give their known neighbour a job or none, by how much they like them (`liking`). Whom else they name
  says nothing.
- Supervisors order a worker, or nobody, in proportion to weights (`orders`): reds are after blacks, blacks after
  reds, and both see more clearly where they know the card.
- What is claimed depends on the colour of the speaker and on the truth (`claims_red`, `claims_work`). Saying
  the same again adds nothing; silence says nothing.
"""

from __future__ import annotations

from typing import Final

# How much more readily than a stranger a commissar names the neighbour whose card they know.
LIKED: Final = 3.0
SHUNNED: Final = 0.4

# Of "red" and "black", how often it is "red" that one says.
OF_ONESELF_RED: Final = 0.97
OF_ONESELF_BLACK: Final = 0.9


def works(red: bool, supervisor_red: bool) -> float:
    """How often a worker of that colour plays work, by the colour of the supervisor, who may order them to swap."""
    if red:
        return 0.97 if supervisor_red else 0.8
    return 0.3 if supervisor_red else 0.1


def liking(red: bool, neighbour_red: bool) -> float:
    """How readily a commissar of that colour names the neighbour whose card they know."""
    return LIKED if red == neighbour_red else SHUNNED


def orders(red: bool, worker_red: bool, known: bool) -> float:
    """How readily a supervisor of that colour orders that worker; ordering nobody weighs 1."""
    if red:
        if known:
            return 0.05 if worker_red else 3.0
        return 0.3 if worker_red else 0.6
    if known:
        return 1.0 if worker_red else 0.2
    return 0.6 if worker_red else 0.4


def claims_red(red: bool, target_red: bool, known: bool) -> float:
    """How often a speaker of that colour, who speaks of somebody's card, calls it red."""
    if red:
        if known:
            return 0.97 if target_red else 0.03
        return 0.65 if target_red else 0.35
    if known:
        return 0.5 if target_red else 0.7
    return 0.5


def claims_work(red: bool, worked: bool) -> float:
    """How often a worker of that colour, who speaks of the card they chose, calls it work."""
    if red:
        return 0.97 if worked else 0.2
    return 0.97 if worked else 0.85
