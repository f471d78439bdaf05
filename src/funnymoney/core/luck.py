"""Luck is handed in: a state asks it when a card, tile or die is needed, and holds none itself.

There are two questions, `below(n)` and `pick(counts, total)`, so that an adapter can enumerate
chance. `mark()` and `rewind(mark)` say where in its stream a luck stands.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Multiply-with-carry in base 2**32. MULTIPLIER * 2**32 - 1 and half of it are primes, so the
# period is about 2**62; no product reaches 2**63, so compiled and uncompiled code agree.
MULTIPLIER: Final[i64] = 1812432270
LOW: Final[i64] = 0xFFFFFFFF
WORD: Final[i64] = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """What answers when chance is needed."""

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, each as likely."""
        raise NotImplementedError

    def pick(self, counts: vec[i64], total: i64) -> i64:
        """Return an index of `counts`, each as likely as its share of `total`, their sum."""
        at = i64(len(counts)) - 1  # from the end: decks keep their commonest card there
        left = self.below(total) - counts[at]
        while left >= 0:
            at -= 1
            left -= counts[at]
        return at

    def mark(self) -> int:
        """Where in its stream this luck stands: unchanged as long as nothing was asked."""
        raise NotImplementedError

    def rewind(self, mark: int) -> None:
        """Go back to a mark."""
        raise NotImplementedError


def shuffle(things: vec[i64], luck: Luck) -> None:
    """Put things into a random order, each order as likely."""
    for last in range(i64(len(things)) - 1, 0, -1):
        at = luck.below(last + 1)
        thing = things[at]
        things[at] = things[last]
        things[last] = thing


@final
class FastLuck(Luck):
    """A small quick generator for search and simulation; its future can be guessed."""

    def __init__(self, seed: int, mark: int = 0) -> None:
        self.state: i64 = mark if mark > 0 else fast_mark(seed)

    def below(self, n: i64) -> i64:
        state = self.state
        state = (state & LOW) * MULTIPLIER + (state >> 32)
        self.state = state
        return (((state & LOW) ^ (state >> 32)) * n) >> 32

    def mark(self) -> int:
        return int(self.state)

    def rewind(self, mark: int) -> None:
        self.state = mark


def fast_mark(seed: int) -> int:
    """Return the mark at which a FastLuck of this seed starts."""
    return marks(hashlib.sha256(str(seed).encode()).digest())[0]


def marks(digest: bytes) -> list[int]:
    """Cut 32 random bytes into four marks of a FastLuck, numbers from 1 to 2**62."""
    return [1 + (int.from_bytes(digest[at : at + 8], "big") >> 2) for at in (0, 8, 16, 24)]


@final
class SealedLuck(Luck):
    """For matches people play: SHA-256 of seed and counter, 32 bits at a time, no bias.

    Nobody can tell from the cards seen what comes next, and the same seed gives the same
    cards on every machine.
    """

    def __init__(self, seed: str) -> None:
        self.seed: bytes = seed_bytes(seed)
        self.position: i64 = 0
        self.block_number: i64 = -1
        self.block: bytes = b""

    def below(self, n: i64) -> i64:
        assert 0 < n <= WORD
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:  # the last, incomplete range would favour small numbers
            word = self.word()
        return word % n

    def word(self) -> i64:
        number = self.position >> 3
        if number != self.block_number:
            self.block = hashlib.sha256(self.seed + int(number).to_bytes(8, "big")).digest()
            self.block_number = number
        at = int(self.position & 7) * 4
        self.position += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def mark(self) -> int:
        return int(self.position)

    def rewind(self, mark: int) -> None:
        self.position = mark


def seed_bytes(seed: str) -> bytes:
    """Read a 256-bit seed written as 64 hexadecimal digits."""
    if len(seed) != 64 or any(digit not in "0123456789abcdef" for digit in seed):
        raise ValueError(f"a seed of sealed luck is 64 hexadecimal digits (0-9, a-f), not {seed!r}")
    return bytes.fromhex(seed)


@final
class ScriptedLuck(Luck):
    """Answers what the script says, for tests."""

    def __init__(self, script: Sequence[int]) -> None:
        self.script: list[int] = list(script)
        self.at: i64 = 0

    def below(self, n: i64) -> i64:
        answer = self.next()
        if not 0 <= answer < n:
            raise ValueError(f"the script says {answer}, but a number below {int(n)} is needed")
        return answer

    def pick(self, counts: vec[i64], total: i64) -> i64:
        answer = self.next()
        if not 0 <= answer < len(counts) or counts[answer] <= 0:
            left = [int(count) for count in counts]
            raise ValueError(f"the script picks {answer}, but only these are left: {left}")
        return answer

    def next(self) -> i64:
        if self.at == len(self.script):
            raise ValueError(f"the script of {int(self.at)} answers is over, but luck is asked")
        answer: i64 = self.script[self.at]
        self.at += 1
        return answer

    def mark(self) -> int:
        return int(self.at)

    def rewind(self, mark: int) -> None:
        self.at = mark
