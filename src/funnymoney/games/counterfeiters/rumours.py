"""What the whole table can know of a player's money: hand and envelope are secret (CF-R25).

Everything a player earns or pays in the open is known; how much he flies and what he hands the
Godfather is not. A rumour is the exact set of (hand, offshore) pairs, in tens, that fit all that
was seen. It is kept by total: `rumour[total]` has bit `offshore` set for each that is possible.
"""

from __future__ import annotations

from funnymoney.core.luck import Luck

Rumour = dict[int, int]


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
        if total + low >= 0:
            left = splits & all_of(total + low)
            if left:
                found[total + net] = left
    return found


def about_to_fly(rumour: Rumour) -> Rumour:
    """Whoever flies has something to move (CF-R1)."""
    return {total: splits for total, splits in rumour.items() if total > 0}


def after_flight(rumour: Rumour) -> Rumour:
    """After moving at least ten, either way: any split but the one there was, if it was sure."""
    found: Rumour = {}
    for total, splits in about_to_fly(rumour).items():
        several = splits & (splits - 1)
        found[total] = all_of(total) if several else all_of(total) ^ splits
    return found


def after_godfather(rumour: Rumour, paid: int | None) -> Rumour:
    """After paying half of the hand, rounded up (CF-R21); `paid` only if it was shown."""
    found: Rumour = {}
    for total, splits in rumour.items():
        for offshore in offshores(splits):
            hand = total - offshore
            if paid is None or (hand + 1) // 2 == paid:
                left = hand // 2 + offshore
                found[left] = found.get(left, 0) | 1 << offshore
    return found


def offshores(splits: int) -> list[int]:
    return [offshore for offshore in range(splits.bit_length()) if splits >> offshore & 1]


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


def bounds(rumour: Rumour) -> tuple[int, int, int, int]:
    """Return the least and most in hand, and the least and most offshore."""
    least_hand, most_hand, least_away, most_away = -1, -1, -1, -1
    for total, splits in rumour.items():
        least, most = (splits & -splits).bit_length() - 1, splits.bit_length() - 1
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
