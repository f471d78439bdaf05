"""Laundering cards, inspector cards and the die (FF-3 to FF-5); every number is stated."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Ten cards of each letter: the least bid that wins one, and the real money on it.
LETTERS: Final[i64] = 4
OF_A_LETTER: Final[i64] = 10
CARDS: Final[i64] = 40
LEAST_BID: Final[vec[i64]] = vec[i64]([
    14, 15, 18, 21, 24, 27, 30, 33, 36, 39,
    32, 35, 37, 44, 51, 57, 58, 62, 65, 72,
    70, 72, 75, 77, 78, 82, 85, 91, 95, 101,
    77, 89, 92, 95, 111, 129, 135, 136, 141, 158,
])  # fmt: skip
PAID: Final[vec[i64]] = vec[i64]([
    20, 30, 30, 40, 50, 60, 70, 70, 80, 80,
    60, 70, 80, 90, 100, 110, 120, 130, 140, 150,
    120, 130, 140, 150, 160, 170, 180, 190, 200, 200,
    150, 160, 170, 180, 190, 220, 240, 250, 260, 280,
])  # fmt: skip
TAKEN_OUT: Final[i64] = 2  # FF-7: of each letter, with three or four players
ALL_CARDS_FROM: Final[i64] = 5  # FF-39: so many players use all of them
CARDS_TO_WIN: Final[i64] = 2  # FF-32: who has won so many ends the phase

# Inspector cards: below COIN is "destroy the machines of this value"; from GREEN on are coins.
COIN: Final[i64] = 5
INSPECTOR_KINDS: Final[i64] = 6
RING: Final[i64] = 10
WHITES: Final[vec[i64]] = vec[i64]([0, 1, 0, 1, 0, 3])  # the first five places of the ring
GREEN: Final[i64] = 4  # the sixth place: the 150, which is a coin card as well
GREEN_PLACE: Final[i64] = 5
BLACKS: Final[vec[i64]] = vec[i64]([1, 0, 1, 0, 0, 2])  # the last four
FREE_COINS: Final[i64] = 3  # FF-24: the first three coin cards cause no auction

DIE: Final[vec[i64]] = vec[i64]([2, 3, 3, 4, 4, 5])
ADDING: Final[i64] = 2  # FF-29: on this number another auction is added
MOST_ADDED: Final[i64] = 2
LEAST_RAISE: Final[i64] = 5  # FF-27: of real money upon real money
BONUS: Final[vec[i64]] = vec[i64]([6, 4, 2, 0, 0, 0])  # FF-38: by rank of real money
