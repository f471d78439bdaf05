"""Laying money down: amounts are asked kind by kind, large ones digit by digit.

There is no cap on what a player may lay down but what they own, so an amount is told in digits to
the base of a hundred, the highest first: 1,234 notes are told as 12, then 34, and up to 99 as one
number. `asks` has a bit for each kind of money that each player
has still to tell, the lowest being asked for now; `unit` is what the next digit of it counts, zero
before the first; `laid` is what was laid down of what was told, and `worth` what that is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import LOWEST_OF_SIX
from funnymoney.games.ffuffziger.numbers import BASE, MONEY

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger


ALL_KINDS: Final[i64] = 0b111111  # a bit for each kind of money


WORTH: Final[vec[i64]] = vec[i64]([10, 20, 50, 100, 150, 1])  # of one piece of each kind of money


def empty(state: Ffuffziger, player: i64) -> None:
    """Lay nothing down, and be asked for nothing."""
    laid = state.laid
    at = player * MONEY
    for kind in range(at, at + MONEY):
        laid[kind] = 0
    state.worth[player] = 0
    state.unit[player] = 0
    state.begun &= ~(1 << player)
    ask_for(state, player, 0)


# ------------------------------------------------------------------ what is asked for


def asks_of(state: Ffuffziger, player: i64) -> i64:
    """Return a bit for each kind of money that this player has still to tell."""
    return state.asks >> player * MONEY & ALL_KINDS


def asked(state: Ffuffziger, player: i64) -> i64:
    """Return the kind of money that this player is asked for; there must be one."""
    return LOWEST_OF_SIX[state.asks >> player * MONEY & ALL_KINDS]


def ask_for(state: Ffuffziger, player: i64, kinds: i64) -> None:
    """Ask this player for these kinds of money, a bit for each."""
    first = player * MONEY
    everything = ALL_KINDS
    state.asks = state.asks & ~(everything << first) | kinds << first


def kinds_owned(state: Ffuffziger, player: i64, kinds: i64) -> i64:
    """Return a bit for each of the first kinds of money that a player has any of."""
    at = player * MONEY
    owned: i64 = 0
    for kind in range(kinds):
        owned |= i64(state.money[at] > 0) << kind
        at += 1
    return owned


def highest_unit(most: i64) -> i64:
    """Return what the highest digit counts that so much money can have."""
    unit: i64 = 1
    while most >= BASE:
        unit *= BASE
        most //= BASE
    return unit


def laid_so_far(state: Ffuffziger, player: i64, kind: i64) -> i64:
    """Return how much of a kind was laid down: of what is still to be told, nothing yet."""
    asks = asks_of(state, player)
    if asks >> kind & 1 != 0 and (state.unit[player] == 0 or kind != LOWEST_OF_SIX[asks]):
        return 0
    at = player * MONEY + kind
    return state.laid[at]


# --------------------------------------------------------------------- what is chosen


def digits_up_to_all(state: Ffuffziger, player: i64, out: Actions) -> None:
    """List what the next digit may be, so that the amount can be all he owns, or nothing."""
    at = player * MONEY + asked(state, player)
    owned = state.money[at]
    if owned < BASE:
        out.run(0, owned + 1)
    else:
        digits(state, player, 0, owned, out)


def digits(state: Ffuffziger, player: i64, least: i64, most: i64, out: Actions) -> None:
    """List what the next digit may be, so that the amount can be from `least` to `most`."""
    laid: i64 = 0
    unit = state.unit[player]
    if unit == 0:
        unit = highest_unit(most)
    else:
        at = player * MONEY + asked(state, player)
        laid = state.laid[at]
    if unit > 1:
        out.run(0, min((most - laid) // unit, BASE - 1) + 1)
        return
    most = min(most - laid, BASE - 1)
    if laid >= least:
        out.run(0, most + 1)
    else:
        out.run(least, most - least + 1)


def lay(state: Ffuffziger, player: i64, digit: i64) -> bool:
    """Lay so much down; return whether that was the last that was asked for."""
    first = player * MONEY
    left = state.asks >> first & ALL_KINDS
    kind = LOWEST_OF_SIX[left]
    at = first + kind
    state.begun |= 1 << player
    if state.unit[player] != 0 or state.money[at] >= BASE:
        if not lay_digit(state, player, kind, digit):
            return False
    else:
        state.laid[at] = digit
        state.worth[player] += digit * WORTH[kind]
    state.asks ^= (left & -left) << first
    return left & (left - 1) == 0


def lay_digit(state: Ffuffziger, player: i64, kind: i64, digit: i64) -> bool:
    """Lay down one digit of a large amount; return whether it was the last one."""
    laid = state.laid
    at = player * MONEY + kind
    unit = state.unit[player]
    if unit == 0:
        unit = highest_unit(state.money[at])
        laid[at] = 0
    laid[at] += digit * unit
    state.worth[player] += digit * unit * WORTH[kind]
    state.unit[player] = unit // BASE
    return unit == 1
