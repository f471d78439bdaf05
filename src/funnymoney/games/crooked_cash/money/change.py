"""Changing money: which amounts can be made up exactly with the notes there are."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.games.crooked_cash.numbers import VALUES, WORTH


def worth_of(notes: vec[i64]) -> i64:
    """Return the worth of so many notes of each value."""
    amount: i64 = 0
    for value in range(VALUES):
        amount += notes[value] * WORTH[value]
    return amount


def can_make(amount: i64, notes: vec[i64]) -> bool:
    """Whether so many notes of each value have among them exactly this amount.

    A fifty is no number of twenties. Two of them are as good as a hundred, though, so an even
    number of them is tried, and an odd one.
    """
    if amount <= notes[0] * 10 or left_over(amount, notes, notes[2] // 2) == 0:
        return True
    if amount < 50 or notes[2] == 0:
        return False
    return left_over(amount - 50, notes, (notes[2] - 1) // 2) == 0


def left_over(amount: i64, notes: vec[i64], pairs: i64) -> i64:
    """Return what is left when the large notes are laid out first; fifties go in pairs.

    Each of these is worth some whole number of the next, so no other way leaves less.
    """
    amount -= min(amount // 500, notes[4]) * 500
    amount -= min(amount // 100, notes[3] + pairs) * 100
    amount -= min(amount // 20, notes[1]) * 20
    amount -= min(amount // 10, notes[0]) * 10
    return amount
