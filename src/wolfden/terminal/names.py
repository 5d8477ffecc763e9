"""What the people at the table are called."""

from __future__ import annotations

from wolfden.engine.names import alike, clean

OTHERS = ("Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix", "Greta", "Hugo", "Irina", "Jonas")


def around_the_table(seats: int, you: int, called: str) -> list[str]:
    """A name for each seat, yours at yours; BadSetup if nobody can be called that."""
    name = clean(called)
    others = [other for other in OTHERS if not alike(other, name)]
    return [*others[:you], name, *others[you : seats - 1]]
