"""Every number printed on a card or a bill of Counterfeiters, and how sure we are of it.

*Stated*: in a rule sheet. *Our default*: chosen by us, see README.md; no source shows the real
cards, so these must not be taken for the published ones. A better number is a change of data.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PRINTER: Final[i64] = 0
INK: Final[i64] = 1
PAPER: Final[i64] = 2
HOLOGRAM: Final[i64] = 3
DINER: Final[i64] = 4
JET: Final[i64] = 5
BIG_LAWYER: Final[i64] = 6
BAD_LAWYER: Final[i64] = 7
LOTTERY: Final[i64] = 8  # the first of six winning tickets
KINDS: Final[i64] = 14

KIND_NAMES: Final = (
    "printer",
    "ink",
    "paper",
    "hologram",
    "diner",
    "private jet",
    "big-shot lawyer",
    "bad lawyer",
    "lottery ticket 60",
    "lottery ticket 80",
    "lottery ticket 90",
    "lottery ticket 100",
    "lottery ticket 110",
    "lottery ticket 120",
)
TICKETS: Final[vec[i64]] = vec[i64]([60, 80, 90, 100, 110, 120])  # our default

# CF-11: a printer each, and one of these by luck. Two of each is inferred.
START_COMPONENTS: Final = {"ink": 2, "paper": 2}
TINY_COMPONENTS: Final = {"ink": 4, "paper": 0}  # our default: nothing is left to luck

# CF-12, CF-13: the stacks from top to bottom, as (card, fewest players, copies). Our default.
STACKS: Final = (
    (
        ("printer", 1, 2),
        ("printer", 4, 1),
        ("ink", 1, 2),
        ("ink", 3, 1),
        ("paper", 1, 2),
        ("paper", 3, 1),
        ("diner", 1, 1),
    ),
    (
        ("printer", 1, 2),
        ("printer", 3, 1),
        ("hologram", 1, 1),
        ("hologram", 3, 1),
        ("diner", 1, 1),
        ("diner", 4, 1),
        ("private jet", 1, 1),
        ("private jet", 3, 1),
    ),
    (
        ("printer", 1, 1),
        ("printer", 4, 1),
        ("hologram", 1, 1),
        ("hologram", 4, 1),
        ("diner", 1, 1),
        ("diner", 3, 1),
        ("private jet", 1, 1),
        ("lottery ticket 60", 1, 1),
    ),
    (
        ("lottery ticket 80", 1, 1),
        ("lottery ticket 100", 1, 1),
        ("lottery ticket 120", 1, 1),
        ("lottery ticket 90", 3, 1),
        ("lottery ticket 110", 4, 1),
        ("big-shot lawyer", 1, 1),
        ("bad lawyer", 1, 1),
    ),
)

# Our default: so few that a game with them can be solved exactly.
TINY_STACKS: Final = ((("diner", 1, 1), ("lottery ticket 60", 1, 1)),)

QUALITIES: Final[i64] = 3  # one, two and three stars
BILLS: Final = (30, 30, 40)  # stated, CF-2: fake bills of each quality
FENCE_PAY: Final[vec[i64]] = vec[i64](
    [20, 30, 40]
)  # stated, CF-25: for each bill, by the worst in the lot
FACE: Final = 50  # stated, CF-2, CF-24, CF-36
SHOP_LIMIT: Final = 3  # stated, CF-24
FENCE_LIMIT: Final = 8  # stated, CF-25
TAX_MONEY: Final = 30  # stated, CF-26
FARE: Final = 30  # stated, CF-28
START_MONEY: Final = (20, 30, 40, 50)  # stated, CF-10: clockwise from the first player
HENCHMEN: Final = 3  # stated, CF-5
PRINTED: Final = 2  # stated, CF-23: bills for each printer
