"""How much anybody may ask of the server: token buckets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from wolfden.server.settings import Rate

MOST_BUCKETS = 20_000
NETWORK_BITS = 64  # what one customer has of the newer internet


class Bucket:
    """So many at once, and then so many a second."""

    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = time.monotonic()

    def refill(self) -> None:
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.a_second)
        self.at = now

    def take(self) -> float:
        """Take one, and say how many seconds to wait before going on: mostly none."""
        self.refill()
        self.level -= 1
        return 0.0 if self.level >= 0 else -self.level / self.rate.a_second

    def empty(self) -> bool:
        """Whether there is nothing left to take."""
        self.refill()
        return self.level < 1


class Buckets:
    """A bucket for each address, seat or whatever else; those not used for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.known: OrderedDict[object, Bucket] = OrderedDict()

    def of(self, whose: object) -> Bucket:
        bucket = self.known.get(whose)
        if bucket is None:
            bucket = self.known[whose] = Bucket(self.rate)
            if len(self.known) > MOST_BUCKETS:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(whose)
        return bucket


def neighbourhood(address: str) -> str:
    """An address, or the network that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, NETWORK_BITS), strict=False))
