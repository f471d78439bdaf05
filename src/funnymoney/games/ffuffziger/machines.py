"""The 108 machine tiles and what they cost (FF-2, FF-6); every number is stated in the rules.

There is one machine to a tile. What matters of it is its visible side, and as long as it was not
turned, whether it was dealt at the start or bought: those dealt hide no Kaputt and no "x2 next".
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

VALUES: Final[i64] = 5  # of machines, and of the notes they print
FACE: Final[vec[i64]] = vec[i64]([10, 20, 50, 100, 150])
BUY_PRICE: Final[vec[i64]] = vec[i64]([4, 10, 30, 70, 100])
SELL_PRICE: Final[vec[i64]] = vec[i64]([3, 8, 20, 45, 70])  # also of one note, when laundered
SCRAP_PRICE: Final[vec[i64]] = vec[i64]([2, 4, 9, 20, 30])
HIGHEST: Final[i64] = 4  # the 150s

# What may be on the back of a tile.
SAME: Final[i64] = 0
SAME_TWICE: Final[i64] = 1
NEXT: Final[i64] = 2
KAPUTT: Final[i64] = 3
NEXT_TWICE: Final[i64] = 4
COINS: Final[i64] = 5  # "Muenzen", only on 150s
BACKS: Final[i64] = 6
DEALT_BACKS: Final[i64] = 3  # FF-9: the backs before this one may be dealt at the start
TILES: Final[vec[i64]] = vec[i64]([
    3, 6, 9, 3, 3, 0,
    6, 6, 9, 3, 3, 0,
    6, 6, 9, 3, 3, 0,
    3, 4, 6, 2, 3, 0,
    3, 4, 0, 2, 0, 3,
])  # fmt: skip
DEALT_VALUES: Final[i64] = 3  # FF-9: everybody starts with one 10, one 20, one 50

# A kind of machine is 4 * value + side; the last kind is a turned 150 with coins.
DEALT: Final[i64] = 0
BOUGHT: Final[i64] = 1
SINGLE: Final[i64] = 2
TWICE: Final[i64] = 3
SIDES: Final[i64] = 4
WITH_COINS: Final[i64] = 20
KINDS: Final[i64] = 21
UNTURNED: Final[i64] = 0b0_0011_0011_0011_0011_0011  # a bit for each kind not yet turned
VALUE_OF: Final[vec[i64]] = vec[i64]([value for value in range(5) for _ in range(4)] + [4])
PRINTS: Final[vec[i64]] = vec[i64]([1, 1, 1, 2] * 5 + [1])  # notes, FF-22, FF-36
FURTHER: Final[vec[i64]] = vec[i64]([2, 3, 6, 0, 7, 4])  # by back, from 4 * value; none for Kaputt
COINS_PAID: Final[i64] = 3  # FF-36


def kind_after(value: i64, back: i64) -> i64:
    """Return what kind of machine a tile becomes that shows this back."""
    return value * SIDES + FURTHER[back]
