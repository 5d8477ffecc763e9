"""How much anybody may ask of the server, and hold of it: buckets and shares."""

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
        """Take one, and say how many seconds to wait before going on: mostly none.

        Whoever takes does wait, so the debt stays small; and it never grows beyond what was there at first.
        """
        self.refill()
        self.level = max(self.level - 1, -max(1.0, self.rate.burst))
        return 0.0 if self.level >= 0 else -self.level / self.rate.a_second

    def admit(self) -> float:
        """Take one if there is one; else take nothing, and say in how many seconds there will be one."""
        wait = self.empty()
        if not wait:
            self.level -= 1
        return wait

    def empty(self) -> float:
        """In how many seconds there will be something to take; 0 if there is."""
        self.refill()
        return 0.0 if self.level >= 1 else (1 - self.level) / self.rate.a_second


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


class Shares:
    """How much of something everybody holds now: so much is one address's, so much there is for all together."""

    def __init__(self, each: int, all: int) -> None:
        self.each = each
        self.all = all
        self.held: dict[object, int] = {}
        self.total = 0

    def take(self, whose: object, count: int = 1) -> bool:
        """Take so much, to be given back; False if that is more than there is, and then nothing is taken."""
        own = self.held.get(whose, 0) + count
        if own > self.each or self.total + count > self.all:
            return False
        self.held[whose] = own
        self.total += count
        return True

    def give_back(self, whose: object, count: int = 1) -> None:
        self.total -= count
        left = self.held.pop(whose, 0) - count  # whoever holds nothing is not remembered
        if left:
            self.held[whose] = left


def neighbourhood(address: str) -> str:
    """An address, or the network that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:  # an old address, seen by a server that listens for both
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, NETWORK_BITS), strict=False))
