"""What the people at the table are called."""

from __future__ import annotations

from wolfden.engine.replay import check_name

OTHERS = ("Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix", "Greta", "Hugo", "Irina", "Jonas")


def around_the_table(seats: int, you: int, called: str) -> list[str]:
    """A name for each seat, yours at yours; BadSetup if nobody can be called that."""
    check_name(called)
    others = [name for name in OTHERS if name.casefold() != called.strip().casefold()]
    return [*others[:you], called.strip(), *others[you : seats - 1]]
