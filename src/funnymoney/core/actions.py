"""A reusable list of action numbers, filled by `Game.legal`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOM: Final[i64] = 128


@final
class Actions:
    """The legal actions of one player: the first `count` of `items`.

    `items` is either this list's own buffer or a table shared by many lists,
    so that a long list that never changes costs nothing to offer. A game that is in a hurry
    writes up to ROOM actions into `own` itself, and then says how many with `written`.
    """

    def __init__(self) -> None:
        self.own: vec[i64] = vec[i64]([0] * ROOM)
        self.items: vec[i64] = self.own
        self.count: i64 = 0

    def clear(self) -> None:
        self.items = self.own
        self.count = 0

    def add(self, action: i64) -> None:
        own = self.own
        at = self.count
        if at < len(own):
            own[at] = action
        else:
            self.own = append(own, action)
            self.items = self.own
        self.count = at + 1

    def written(self, count: i64) -> None:
        self.items = self.own
        self.count = count

    def add_bits(self, mask: i64, first: i64) -> None:
        """Add `first` plus the place of every bit that is set."""
        own = self.own
        at = self.count
        while len(own) < at + 66:
            own = append(own, 0)
        while mask != 0:  # four at a time, written in any case: quicker than to guess the bits
            own[at] = first
            at += mask & 1
            own[at] = first + 1
            at += mask >> 1 & 1
            own[at] = first + 2
            at += mask >> 2 & 1
            own[at] = first + 3
            at += mask >> 3 & 1
            first += 4
            mask >>= 4
        self.own = own
        self.items = own
        self.count = at

    def point(self, table: vec[i64], count: i64) -> None:
        """Offer the first `count` actions of a shared table, without copying them."""
        self.items = table
        self.count = count

    def __len__(self) -> int:
        return int(self.count)

    def __getitem__(self, at: int) -> int:
        if not 0 <= at < self.count:
            raise IndexError(at)
        return int(self.items[at])

    def __iter__(self) -> Iterator[int]:
        return iter([int(self.items[at]) for at in range(self.count)])

    def __contains__(self, action: object) -> bool:
        return action in list(self)
