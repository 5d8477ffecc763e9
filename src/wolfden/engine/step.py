"""Steps: the headings of a rulebook, each answering who acts, what they may do, and what happens.

Steps are stateless: one instance serves every table. Which kind of step it is, its base class says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from wolfden.engine.bits import Actions, Seats
from wolfden.engine.terms import Reason

if TYPE_CHECKING:
    from wolfden.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step in which one seat acts at a time, each action taking effect at once."""

    def __init__(self) -> None:
        self.name = type(self).__name__
        self.draft = False  # a choice on the way to a composed move: touches nothing but the actor's own
        self.sealed = False  # commitments stay closed until the last is in
        self.together = False  # several seats may act

    def who(self, s: S) -> Seats:
        """The seats that act in this step. Public: it may depend on nothing hidden."""
        raise NotImplementedError

    def options(self, s: S, seat: i64) -> Actions:
        """The legal actions of a seat that acts, ascending, never none."""
        raise NotImplementedError

    def take(self, s: S, seat: i64, action: i64) -> None:
        """What a legal action does."""
        raise NotImplementedError

    def ends(self, s: S, seat: i64, action: i64) -> bool:
        """Drafts only: whether this action, if legal, makes the move whole for sure. It may always say no:
        then the action is tried out first, which takes longer.
        """
        return False

    def close(self, s: S) -> None:
        """Sealed steps only: what happens when the last commitment has been opened."""

    def why_not(self, s: S, seat: i64, action: i64) -> Reason | None:
        """Which rule forbids an action that is not among the options; None: it does not belong here."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Step[S]):
    """A choice on the way to a composed move. It draws nothing, tells nobody anything and reads nothing
    hidden but the actor's own; the first action that leaves the drafts makes the whole move at once.
    """

    def __init__(self) -> None:
        super().__init__()
        self.draft = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """Several seats choose at the same time; `take` opens the choices in seat order when the last is in."""

    def __init__(self) -> None:
        super().__init__()
        self.sealed = True
        self.together = True


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedDraft(Sealed[S]):
    """Several seats compose a move at the same time; a seat's move is whole once `who` leaves it out."""

    def __init__(self) -> None:
        super().__init__()
        self.draft = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Open(Step[S]):
    """Several seats act at their own pace and are seen as they do; chance comes from a stream for each."""

    def __init__(self) -> None:
        super().__init__()
        self.together = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk(Generic[S]):
    """What may be said, and who hears it; a game without typed talk uses this class as it is."""

    def remarks(self, s: S, seat: i64) -> Actions:
        """The remarks this seat may make now, ascending; may depend only on what the seat knows."""
        return ()

    def audience(self, s: S, seat: i64, remark: i64) -> Seats:
        """Who hears it."""
        raise NotImplementedError
