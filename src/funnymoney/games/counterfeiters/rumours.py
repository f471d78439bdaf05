"""What the whole table can know of a player's money: hand and envelope are secret (CF-R25).

Everything a player earns or pays in the open is known; how much he flies and what he hands the
Godfather is not. A rumour is the exact set of (hand, offshore) pairs, in tens, that fit all that
was seen. It is kept by total: a row of bits for each, and bit `offshore` of a row is set if so much
of that total may be in the envelope.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.bits import highest, lowest, nth, number_of, running_sums
from funnymoney.core.luck import Luck

WORD: Final[i64] = 32  # bits of a row that one number holds
FULL: Final[i64] = 0xFFFFFFFF
IMPOSSIBLE: Final[i64] = -1


@final
class Rumour:
    """Rows for the totals from the first one on, each of `width` numbers; replaced, not changed."""

    def __init__(self, first: i64, last: i64) -> None:
        self.first: i64 = first
        self.width: i64 = (max(last, 0) >> 5) + 1
        self.splits: vec[i64] = vec[i64]([0] * (max(last - first + 1, 0) * self.width))

    def last(self) -> i64:
        """Return the last total that has a row."""
        return self.first + i64(len(self.splits)) // self.width - 1

    def row(self, total: i64) -> i64:
        """Return where the row of a total begins."""
        return (total - self.first) * self.width

    def put(self, total: i64, least: i64, most: i64) -> None:
        """Add all splits of a total with so much offshore: while a rumour is being made."""
        splits = self.splits
        at = self.row(total)
        for word in range(least >> 5, (most >> 5) + 1):
            splits[at + word] |= up_to(most, word) & ~up_to(least - 1, word)

    def least_away(self, total: i64, low: i64) -> i64:
        """Return the least that may be offshore of a total, or IMPOSSIBLE.

        He could pay so much (0 or less) from his hand.
        """
        splits = self.splits
        at = self.row(total)
        for word in range(self.width):
            bits = splits[at + word] & up_to(total + low, word)
            if bits != 0:
                return word * WORD + lowest(bits)
        return IMPOSSIBLE

    def most_away(self, total: i64, low: i64) -> i64:
        """Return the most that may be offshore of a total, or IMPOSSIBLE."""
        splits = self.splits
        at = self.row(total)
        for word in range(self.width - 1, -1, -1):
            bits = splits[at + word] & up_to(total + low, word)
            if bits != 0:
                return word * WORD + highest(bits)
        return IMPOSSIBLE

    def trim(self) -> Rumour:
        """Leave out totals at both ends that are not possible."""
        first = self.first
        last = self.last()
        while first < last and self.least_away(first, 0) == IMPOSSIBLE:
            first += 1
        while first < last and self.least_away(last, 0) == IMPOSSIBLE:
            last -= 1
        if first > self.first or last < self.last():
            self.splits = self.splits[self.row(first) : self.row(last + 1)]
            self.first = first
        return self


def up_to(offshore: i64, word: i64) -> i64:
    """Return the bits that a number of a row has for sums up to this one."""
    count = offshore + 1 - word * WORD
    if count <= 0:
        return 0
    if count >= WORD:
        return FULL
    return FULL >> (WORD - count)


def certain(hand: i64, offshore: i64) -> Rumour:
    rumour = Rumour(hand + offshore, hand + offshore)
    rumour.put(hand + offshore, offshore, offshore)
    return rumour


def least_total(rumour: Rumour, low: i64) -> i64:
    """Return the least total that lets the hand pay so much (0 or less)."""
    return max(rumour.first, -low)


def after_deals(rumour: Rumour, low: i64, net: i64) -> Rumour:
    """After earning and paying in the open: `net` in all, and at worst `low` (0 or less).

    What was paid was in the hand: hand + low >= 0.
    """
    first, last = least_total(rumour, low), rumour.last()
    found = Rumour(first + net, last + net)
    for total in range(first, last + 1):
        before, after = rumour.row(total), found.row(total + net)
        for word in range(min(rumour.width, found.width)):
            left = rumour.splits[before + word] & up_to(total + low, word)
            found.splits[after + word] = left
    return found.trim()


def about_to_fly(rumour: Rumour) -> Rumour:
    """Whoever flies has something to move (CF-R1)."""
    if rumour.first > 0:
        return rumour
    found = Rumour(1, rumour.last())
    for total, least, most in runs(rumour):
        if total > 0:
            found.put(total, least, most)
    return found.trim()


def after_flight(rumour: Rumour, low: i64, net: i64) -> Rumour:
    """After such deals and a flight, by which at least ten was moved, either way.

    Any split may be but the one there was, if it was sure.
    """
    first = max(least_total(rumour, low), 1 - net)  # CF-R1: there is something to move
    last = rumour.last()
    found = Rumour(first + net, last + net)
    for before in range(first, last + 1):
        least = rumour.least_away(before, low)
        if least == IMPOSSIBLE:
            continue
        total = before + net
        if least != rumour.most_away(before, low):
            found.put(total, 0, total)
            continue
        if least > 0:
            found.put(total, 0, least - 1)
        if least < total:
            found.put(total, least + 1, total)
    return found.trim()


def after_godfather(rumour: Rumour, low: i64, net: i64, paid: i64) -> Rumour:
    """After such deals and paying half of the hand, rounded up (CF-R21).

    What was paid is negative if it was not shown.
    """
    first, last = least_total(rumour, low), rumour.last()
    found = Rumour((first + net) >> 1, last + net)
    for before in range(first, last + 1):
        at = rumour.row(before)
        for word in range(rumour.width):
            splits = rumour.splits[at + word] & up_to(before + low, word)
            halve(found, before + net, word, splits, paid)
    return found.trim()


def halve(found: Rumour, total: i64, word: i64, splits: i64, paid: i64) -> None:
    """Do that for the splits of one total that are in one number of its row."""
    made, first, width = found.splits, found.first, found.width
    while splits != 0:
        offshore = word * WORD + lowest(splits)
        if paid < 0 or (total - offshore + 1) >> 1 == paid:
            rest = (total + offshore) >> 1  # half of the hand, rounded down, and the envelope
            at = (rest - first) * width + word
            made[at] |= splits & -splits
        splits &= splits - 1


def pairs(rumour: Rumour) -> i64:
    """Return how many pairs are possible."""
    count: i64 = 0
    for splits in rumour.splits:
        count += number_of(running_sums(splits))
    return count


def draw(rumour: Rumour, luck: Luck) -> tuple[i64, i64]:
    """Return one of the possible pairs, each as likely."""
    left = luck.below(pairs(rumour))
    at: i64 = 0
    sums = running_sums(rumour.splits[at])
    while left >= number_of(sums):
        left -= number_of(sums)
        at += 1
        sums = running_sums(rumour.splits[at])
    total = rumour.first + at // rumour.width
    offshore = at % rumour.width * WORD + nth(rumour.splits[at], sums, left)
    return total - offshore, offshore


def runs(rumour: Rumour) -> list[list[int]]:
    """Write a rumour as [total, least offshore, most offshore], all in tens, without gaps."""
    found: list[list[int]] = []
    for total in range(rumour.first, rumour.last() + 1):
        for offshore in offshores(rumour, total):
            if found and found[-1][0] == total and found[-1][2] == offshore - 1:
                found[-1][2] = offshore
            else:
                found.append([int(total), offshore, offshore])
    return found


def offshores(rumour: Rumour, total: i64) -> list[int]:
    """Return what may be offshore of a total."""
    found: list[int] = []
    for word in range(rumour.width):
        splits = rumour.splits[rumour.row(total) + word]
        while splits != 0:
            found.append(int(word * WORD + lowest(splits)))
            splits &= splits - 1
    return found


def from_runs(written: list[list[int]]) -> Rumour:
    """Read what `runs` wrote."""
    totals = [run[0] for run in written]
    found = Rumour(min(totals, default=0), max(totals, default=-1))
    for total, least, most in written:
        found.put(total, least, most)
    return found


def bounds(rumour: Rumour, low: i64 = 0) -> tuple[i64, i64, i64, i64]:
    """Return the least and most in hand, and offshore, if so much (0 or less) was paid later."""
    least_hand: i64 = IMPOSSIBLE
    most_hand: i64 = IMPOSSIBLE
    least_away: i64 = IMPOSSIBLE
    most_away: i64 = IMPOSSIBLE
    for total in range(least_total(rumour, low), rumour.last() + 1):
        least, most = rumour.least_away(total, low), rumour.most_away(total, low)
        if least == IMPOSSIBLE:
            continue
        if most_hand == IMPOSSIBLE:
            least_hand, least_away = total - most, least
        least_hand = min(least_hand, total - most)
        most_hand = max(most_hand, total - least)
        least_away = min(least_away, least)
        most_away = max(most_away, most)
    assert most_hand >= 0, "no pair is possible"
    return least_hand, most_hand, least_away, most_away
