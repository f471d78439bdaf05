"""The legal actions of one player, filled by `Game.legal` and used again and again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from funnymoney.core.bits import highest, lowest, nth, number_of, running_sums

LISTED: Final[i64] = -1


@final
class Actions:
    """So many action numbers, as a run, as the bits of a number, or one by one in a list.

    A run and bits are not written out, so that many actions cost no more than few.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.first: i64 = LISTED  # the number of a run's first action, or of the lowest bit
        self.mask: i64 = 0
        self.sums: i64 = 0  # of its bits
        self.items: vec[i64] = vec[i64]([])

    def clear(self) -> None:
        """Offer nothing, until something is added."""
        self.count = 0
        self.first = LISTED
        self.mask = 0

    def add(self, action: i64) -> None:
        """Offer one more action."""
        if self.first != LISTED:
            self.write_out()
        items = self.items
        at = self.count
        if at < len(items):
            items[at] = action
        else:
            self.items = append(items, action)
        self.count = at + 1

    def write_out(self) -> None:
        """Make a list of a run or of bits."""
        actions = list(self)
        self.clear()
        for action in actions:
            self.add(action)

    def add_bits(self, mask: i64, first: i64) -> None:
        """Offer, besides what there is, `first` plus the place of every bit that is set."""
        while mask != 0:
            self.add(first + lowest(mask))
            mask &= mask - 1

    def run(self, first: i64, count: i64) -> None:
        """Offer so many consecutive actions."""
        self.count = count
        self.first = first
        self.mask = 0

    def bits(self, mask: i64, first: i64) -> None:
        """Offer `first` plus the place of every bit that is set."""
        self.sums = running_sums(mask)
        self.count = number_of(self.sums)
        self.first = first
        self.mask = mask

    def at(self, place: i64) -> i64:
        """Return an action by its place, from 0 up to, not including, `count`."""
        if self.mask != 0:
            return self.first + nth(self.mask, self.sums, place)
        if self.first != LISTED:
            return self.first + place
        return self.items[place]

    def least(self) -> i64:
        """Return the lowest action; there must be one."""
        if self.mask != 0:
            return self.first + lowest(self.mask)
        if self.first != LISTED:
            return self.first
        found = self.items[0]
        for place in range(self.count):
            found = min(found, self.items[place])
        return found

    def most(self) -> i64:
        """Return the highest action; there must be one."""
        if self.mask != 0:
            return self.first + highest(self.mask)
        if self.first != LISTED:
            return self.first + self.count - 1
        found = self.items[0]
        for place in range(self.count):
            found = max(found, self.items[place])
        return found

    def has(self, action: i64) -> bool:
        """Whether an action is among them."""
        if self.mask != 0:
            place = action - self.first
            return place >= 0 and place < 63 and self.mask >> place & 1 != 0
        if self.first != LISTED:
            return action >= self.first and action < self.first + self.count
        found: i64 = 0
        for place in range(self.count):
            found |= i64(self.items[place] == action)
        return found != 0

    def __len__(self) -> int:
        return int(self.count)

    def __getitem__(self, at: int) -> int:
        if not 0 <= at < self.count:
            raise IndexError(at)
        return int(self.at(at))

    def __iter__(self) -> Iterator[int]:
        return iter([int(self.at(place)) for place in range(self.count)])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and self.has(action)
