"""What the people at the table are called."""

from __future__ import annotations

from wolfden.complaints import NameWrong
from wolfden.engine.errors import BadSetup
from wolfden.engine.names import LONGEST_NAME, alike, clean
from wolfden.notices import Complaint

OTHERS = ("Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix", "Greta", "Hugo", "Irina", "Jonas")


def around_the_table(seats: int, you: int, called: str) -> list[str]:
    """A name for each seat, yours at yours; Complaint if nobody can be called that."""
    try:
        name = clean(called)
    except BadSetup:
        raise Complaint(NameWrong(LONGEST_NAME)) from None
    others = [other for other in OTHERS if not alike(other, name)]
    return [*others[:you], name, *others[you : seats - 1]]
