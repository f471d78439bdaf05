"""Every number printed on a card or on the board of Contraband, and how sure we are of it.

*Stated*: in the rule sheet. *Found*: in another source. *Inferred*: follows from those.
*Our default*: chosen by us, see README.md; a better number is a change of data here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The kinds of card. The first eight are dutiable, in the order of the board (CB-4).
WINE: Final[i64] = 0
CIGARS: Final[i64] = 1
SPIRITS: Final[i64] = 2
PERFUME: Final[i64] = 3
WATCH: Final[i64] = 4
CAMERA: Final[i64] = 5
NECKLACE: Final[i64] = 6
CROWN: Final[i64] = 7
BAG: Final[i64] = 8  # the Diplomatic Bag
BAGGAGE: Final[i64] = 9

GOODS: Final[i64] = 8
KINDS: Final[i64] = 10

KIND_NAMES: Final = (
    "wine",
    "cigars",
    "spirits",
    "perfume",
    "watch",
    "camera",
    "necklace",
    "crown",
    "diplomatic bag",
    "baggage",
)

# CB-D1. Fines of wine, cigars, watch and crown and the crown's duty are stated;
# every other fine and duty is our default (a fine is twice the duty, as the crown's is).
DUTIES: Final = (25, 50, 75, 100, 150, 200, 250, 500)
FINES: Final = (50, 100, 150, 200, 300, 400, 500, 1000)

# CB-6, CB-35: one crown, one Bag and 26 baggage cards are stated. Four of each of the other
# seven goods is inferred from the 56 cards; "uneven" is our default for a vague remark found.
COPIES: Final = {
    "even": (4, 4, 4, 4, 4, 4, 4, 1),
    "uneven": (6, 5, 5, 4, 3, 3, 2, 1),
    "tiny": (1, 0, 0, 0, 0, 0, 0, 1),  # our default: small enough to solve exactly
}
BAGS: Final = 1  # stated
BAGGAGE_CARDS: Final = 26  # stated
HAND: Final = 4  # stated, CB-12

DAMAGES: Final = 200  # stated, CB-20, CB-26, CB-32
REWARD: Final = 1000  # stated, CB-25
FALSE_CLAIM: Final = 200  # stated, CB-33

MONEY: Final = 10_000  # found for an older edition, CB-D2
MONEY_STEP: Final = 50  # our default, CB-D2
