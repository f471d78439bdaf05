"""What the whole table can know of a player's money: hand and envelope are secret (CF-R25).

Everything a player earns or pays in the open is known; how much he flies and what he hands the
Godfather is not. A rumour is the exact set of (hand, offshore) pairs, in tens, that fit all that
was seen. It is kept by total: `rumour[total]` has bit `offshore` set for each that is possible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from funnymoney.core.bits import highest, lowest
from funnymoney.core.luck import Luck

Rumour = dict[int, int]

WORD: Final = 1 << 61  # a smaller set is quicker to search


def certain(hand: int, offshore: int) -> Rumour:
    return {hand + offshore: 1 << offshore}


def all_of(total: int) -> int:
    """Return the bits of every way to split a total."""
    return (1 << (total + 1)) - 1


def after_deals(rumour: Rumour, low: int, net: int) -> Rumour:
    """After earning and paying in the open: `net` in all, and at worst `low` (0 or less).

    What was paid was in the hand: hand + low >= 0.
    """
    found: Rumour = {}
    for total, splits in rumour.items():
        left = splits_after(total, splits, low)
        if left:
            found[total + net] = left
    return found


def splits_after(total: int, splits: int, low: int) -> int:
    """Return which splits of a total let the hand pay so much (0 or less)."""
    if low == 0:
        return splits
    return splits & all_of(total + low) if total + low >= 0 else 0


def about_to_fly(rumour: Rumour) -> Rumour:
    """Whoever flies has something to move (CF-R1)."""
    return {total: splits for total, splits in rumour.items() if total > 0}


def after_flight(rumour: Rumour, low: int, net: int) -> Rumour:
    """After such deals and a flight, by which at least ten was moved, either way.

    Any split may be but the one there was, if it was sure.
    """
    found: Rumour = {}
    for before, splits in rumour.items():
        left, total = splits_after(before, splits, low), before + net
        if left and total > 0:
            several = left & (left - 1)
            found[total] = all_of(total) if several else all_of(total) ^ left
    return found


def after_godfather(rumour: Rumour, low: int, net: int, paid: int) -> Rumour:
    """After such deals and paying half of the hand, rounded up (CF-R21).

    What was paid is negative if it was not shown.
    """
    found: Rumour = {}
    for before, splits in rumour.items():
        left, total = splits_after(before, splits, low), before + net
        if left < WORD:
            halve(found, total, left, paid)
            continue
        for offshore in offshores(left):
            hand = total - offshore
            if paid < 0 or (hand + 1) // 2 == paid:
                rest = hand // 2 + offshore
                found[rest] = found.get(rest, 0) | 1 << offshore
    return found


def halve(found: Rumour, total: i64, splits: i64, paid: i64) -> None:
    """Do that for the splits of one total: two neighbours leave the same."""
    rest: i64 = 0
    both: i64 = 0
    while splits != 0:
        offshore = lowest(splits)
        hand = total - offshore
        if paid < 0 or (hand + 1) >> 1 == paid:
            if rest != (hand >> 1) + offshore:
                add_splits(found, rest, both)
                rest = (hand >> 1) + offshore
                both = 0
            both |= splits & -splits
        splits &= splits - 1
    add_splits(found, rest, both)


def add_splits(found: Rumour, total: i64, splits: i64) -> None:
    if splits != 0:
        found[int(total)] = found.get(int(total), 0) | int(splits)


def offshores(splits: int) -> list[int]:
    return [offshore for offshore in range(splits.bit_length()) if splits >> offshore & 1]


def lowest_in(splits: int) -> int:
    """Return the least that may be offshore."""
    if splits < WORD:
        return int(lowest(i64(splits)))
    return (splits & -splits).bit_length() - 1


def highest_in(splits: int) -> int:
    """Return the most that may be offshore."""
    if splits < WORD:
        return int(highest(i64(splits)))
    return splits.bit_length() - 1


def pairs(rumour: Rumour) -> int:
    """Return how many pairs are possible."""
    return sum(splits.bit_count() for splits in rumour.values())


def draw(rumour: Rumour, luck: Luck) -> tuple[int, int]:
    """Return one of the possible pairs, each as likely."""
    left = int(luck.below(pairs(rumour)))
    for total in sorted(rumour):
        if left < rumour[total].bit_count():
            offshore = offshores(rumour[total])[left]
            return total - offshore, offshore
        left -= rumour[total].bit_count()
    raise AssertionError("no pair is possible")


def runs(rumour: Rumour) -> list[list[int]]:
    """Write a rumour as [total, least offshore, most offshore], all in tens, without gaps."""
    found: list[list[int]] = []
    for total in sorted(rumour):
        for offshore in offshores(rumour[total]):
            if found and found[-1][0] == total and found[-1][2] == offshore - 1:
                found[-1][2] = offshore
            else:
                found.append([total, offshore, offshore])
    return found


def from_runs(written: list[list[int]]) -> Rumour:
    """Read what `runs` wrote."""
    found: Rumour = {}
    for total, least, most in written:
        found[total] = found.get(total, 0) | all_of(most) & ~all_of(least - 1)
    return found


def bounds(rumour: Rumour, low: int = 0) -> tuple[int, int, int, int]:
    """Return the least and most in hand, and offshore, if so much (0 or less) was paid later."""
    least_hand, most_hand, least_away, most_away = -1, -1, -1, -1
    for total, splits in rumour.items():
        left = splits_after(total, splits, low)
        if not left:
            continue
        least, most = lowest_in(left), highest_in(left)
        if most_hand < 0:
            least_hand, most_hand, least_away, most_away = total - most, total - least, least, most
            continue
        if total - most < least_hand:
            least_hand = total - most
        if total - least > most_hand:
            most_hand = total - least
        if least < least_away:
            least_away = least
        if most > most_away:
            most_away = most
    assert most_hand >= 0, "no pair is possible"
    return least_hand, most_hand, least_away, most_away
