"""Chance and Community Chest cards. All of it is our default: no source tells their texts.

CH01 to CH03 are hinted at by the sheet. Every Chance card is there twice, one true, one false
(found); all Community Chest cards are true (found).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Chance: 12 kinds, two cards each. A card is its kind twice, plus 0 or 1 for which of the two
# was seen first: no number tells the true one.
CHANCE_KINDS: Final[i64] = 12
SHOWN: Final[i64] = 3  # stated, CC-6
WAIVER: Final[i64] = 0  # CH01
GIFT_HOTEL: Final[i64] = 1  # CH02
CELL_KEY: Final[i64] = 2  # CH03
BOOSTER: Final[i64] = 3  # CH04
HALF_PRICE: Final[i64] = 4  # CH05
EXPRESS: Final[i64] = 5  # CH06
GRANT: Final[i64] = 6  # CH07
COLLECTION: Final[i64] = 7  # CH08
SWAP: Final[i64] = 8  # CH09
WRECK: Final[i64] = 9  # CH10
WARRANT: Final[i64] = 10  # CH11
RECHARGE: Final[i64] = 11  # CH12

GRANTED: Final[i64] = 150  # CH07
COLLECTED: Final[i64] = 50  # CH08, of each
RECHARGED: Final[i64] = 50  # CH12, CM10
REWARD: Final[i64] = 100  # stated, CC-27

# Community Chest: 14 cards, by number from 0: CM01 is 0.
CHEST_CARDS: Final[i64] = 14
BIRTHDAY: Final[i64] = 3  # CM04
TO_GO: Final[i64] = 4  # CM05
NEXT_STREET: Final[i64] = 5  # CM06
CELL_PASS: Final[i64] = 6  # CM07, kept
FREE_HOTEL: Final[i64] = 7  # CM08, kept
BUILDING_PERMIT: Final[i64] = 8  # CM09, kept
NEW_CHIPS: Final[i64] = 9  # CM10
HOTEL_REPAIRS: Final[i64] = 12  # CM13
ARREST: Final[i64] = 13  # CM14
KEPT: Final[i64] = 0b111 << 6

GIVEN: Final[i64] = 20  # CM04, by each
REPAIR: Final[i64] = 40  # CM13, for each hotel

CHIPS: Final[i64] = 2  # stated, CC-8
SALARY: Final[i64] = 200  # stated, CC-42
FINE: Final[i64] = 50  # stated, CC-47
JAIL_ROLLS: Final[i64] = 3  # stated, CC-47
OPENING: Final[i64] = 10  # stated, CC-32: the first bid, and the least raise
PROPOSALS: Final[i64] = 2  # our ruling, CC-C9: of each player in each window


def paid_by_bank(card: i64) -> i64:
    """CM01, CM02, CM03."""
    if card == 0:
        return 200
    if card == 1:
        return 100
    if card == 2:
        return 50
    return 0


def owed_to_bank(card: i64) -> i64:
    """CM11, CM12."""
    if card == 10:
        return 50
    if card == 11:
        return 100
    return 0
