"""Chance: strong for the true game, fast for imagined ones.

The true game draws from BLAKE2b, keyed by the seed and by a label, in counter mode: whoever sees all the
draws of one stream still cannot compute a single draw of another. Imagined worlds draw from sfc32, a small
128-bit generator of sums, shifts and exclusive-ors on 32-bit words, which gives the same numbers compiled
and not, and keeps no secret.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, lowest

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 256
LARGEST: Final = 0x80000000  # what one draw can choose among


class Stream:
    """A source of unbiased draws."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> Stream:
        raise NotImplementedError

    def saved(self) -> list[int]:
        """What `Chance.restore` needs to go on from here."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to `n - 1`, all equally likely (n from 1 to 2**31)."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            if n > LARGEST:
                raise ValueError(f"one draw chooses among at most {LARGEST}, not {n}")
            # Lemire's rejection: the lowest (2**32 mod n) products of each number would favour it.
            uneven = (WORD + 1 - n) % n
            while low < uneven:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def pick(self, members: i64) -> i64:
        """One member of a packed set that is not empty."""
        size: i64 = 0
        rest = members
        while rest:
            rest &= rest - 1
            size += 1
        skip = self.below(size)
        while skip:
            members &= members - 1
            skip -= 1
        return lowest(members)

    def sample(self, members: i64, size: i64) -> i64:
        """A subset of the given size, all equally likely (a partial shuffle: nothing more is drawn)."""
        chosen: i64 = 0
        while size:
            one = bit(self.pick(members))
            chosen |= one
            members &= ~one
            size -= 1
        return chosen

    def shuffle(self, cards: list[int]) -> None:
        """Put the list into a random order, in place."""
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1

    def draw(self, cards: list[int]) -> int:
        """Take one card out of the list; the last one fills its place."""
        i = self.below(len(cards))
        card = cards[i]
        cards[i] = cards[-1]
        cards.pop()
        return card

    def choose(self, among: tuple[int, ...]) -> int:
        """One of a tuple that is not empty."""
        return among[self.below(len(among))]


class Keyed(Stream):
    """A stream of the true game: BLAKE2b in counter mode, sixteen words a block."""

    def __init__(self, key: bytes, label: bytes, position: i64) -> None:
        self.key = key
        self.label = label
        self.position = position
        self.block = b""  # sixty-four bytes, once something was drawn

    def word(self) -> i64:
        at = 4 * (self.position & 15)
        if at == 0 or not self.block:
            counter = int(self.position >> 4).to_bytes(8, "little")
            self.block = blake2b(counter + self.label, key=self.key).digest()
        self.position += 1
        return self.byte(at) | self.byte(at + 1) << 8 | self.byte(at + 2) << 16 | self.byte(at + 3) << 24

    def byte(self, at: i64) -> i64:
        return self.block[at]

    def copy(self) -> Stream:
        twin = Keyed(self.key, self.label, self.position)
        twin.block = self.block
        return twin

    def saved(self) -> list[int]:
        return [self.position]


class Fast(Stream):
    """A stream of an imagined world: sfc32."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
        out = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + out) & WORD
        return out

    def copy(self) -> Stream:
        return Fast(self.a, self.b, self.c, self.d)

    def saved(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def fast(seed: int, label: str = "") -> Fast:
    """A fast stream for everyday randomness outside the true game: imagined worlds, bots, tests, playouts."""
    if seed >> 96:
        # Longer seeds are hashed down rather than cut, so that all their bits count.
        seed = int.from_bytes(blake2b(seed.to_bytes(SEED_BITS // 8, "little"), digest_size=12).digest(), "little")
    mark: i64 = 2166136261
    for letter in label:
        mark = ((mark ^ ord(letter)) * 16777619) & WORD  # FNV-1a: labels apart
    stream = Fast((seed & WORD) ^ mark, (seed >> 32) & WORD, seed >> 64, 1)
    warm: i64 = 12
    while warm:
        stream.word()
        warm -= 1
    return stream


class Chance:
    """All the streams of one state, opened by label on first use: the true game's, or an imagined world's."""

    def __init__(self, seed: int, true: bool) -> None:
        self.seed = seed
        self.true = true
        # The seed as the key of every stream of the true game.
        self.key = seed.to_bytes(SEED_BITS // 8, "little") if true else b""
        self.streams: dict[str, Stream] = {}
        self.shared = False  # by several states: whoever draws next makes a copy first

    def stream(self, label: str) -> Stream:
        """The stream of that label, where it now stands."""
        known = self.streams.get(label)
        if known is None:
            known = Keyed(self.key, label.encode(), 0) if self.true else fast(self.seed, label)
            self.streams[label] = known
        return known

    def copy(self) -> Chance:
        twin = Chance(self.seed, self.true)
        for label, stream in self.streams.items():
            twin.streams[label] = stream.copy()
        return twin

    def saved(self) -> dict[str, object]:
        """Plain values for a save."""
        streams = {label: self.streams[label].saved() for label in sorted(self.streams)}
        return {"seed": str(self.seed), "true": self.true, "streams": streams}

    @staticmethod
    def restore(seed: str, true: bool, streams: dict[str, list[int]]) -> Chance:
        """The other way round."""
        chance = Chance(int(seed), true)
        for label, at in streams.items():
            if true:
                chance.streams[label] = Keyed(chance.key, label.encode(), at[0])
            else:
                chance.streams[label] = Fast(at[0], at[1], at[2], at[3])
        return chance
