"""What the three good players share besides: what words mean, and what can be read in the journal."""

from __future__ import annotations

from functools import cached_property

from wolfden.engine.terms import Event
from wolfden.games.sobakistan.bots.associations import Fits, fits
from wolfden.games.sobakistan.bots.memory import MEMORY
from wolfden.games.sobakistan.bots.mind import Mind
from wolfden.games.sobakistan.bots.reading import Reading
from wolfden.games.sobakistan.view import Evidence, Fate


class Reader(Mind):
    """One decision of one seat that can read."""

    @cached_property
    def fits(self) -> Fits:
        return fits(self.box, self.world.long_words, self.world.short_words)

    @cached_property
    def reading(self) -> Reading:
        """What this seat can read."""
        return self.read(self.seat, self.journal)

    @property
    def public(self) -> Reading:
        """What the Bloodhound can read, as far as this seat knows."""
        return self.reading.public

    def read(self, seat: int, journal: tuple[Event, ...]) -> Reading:
        return MEMORY.read(self.box, self.fits, seat, len(self.view.wolves) + 2, journal, self.view.open_routes)

    @cached_property
    def decided(self) -> bool:
        """Whether the Bloodhound has won already: half of the tokens are enough."""
        lost = sum((wolf.evidence is Evidence.TAKEN) + (wolf.fate is Fate.ARRESTED) for wolf in self.view.wolves)
        return lost >= len(self.view.wolves)
