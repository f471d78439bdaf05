"""The numbers that phases, actions and declarations of Contraband go by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1  # no card, no declaration

# What is waited for.
DECLARATION: Final[i64] = 0  # the holder of the suitcase declares
INSPECTION: Final[i64] = 1  # the Officer believes or searches
ACCEPTANCE: Final[i64] = 2  # the next player accepts or informs
REJECTION: Final[i64] = 3  # the receiver throws one card away
OVER: Final[i64] = 4
PHASES: Final = ("declaration", "inspection", "acceptance", "rejection", "over")

# Actions.
BELIEVE: Final[i64] = 0
SEARCH: Final[i64] = 1
ACCEPT: Final[i64] = 2
INFORM: Final[i64] = 3
THROW: Final[i64] = 4  # THROW + kind of card
DECLARE: Final[i64] = 14  # DECLARE + number of the declaration
ACTIONS: Final = 465  # CB-R1: there are 451 declarations

# Declarations are numbered: 0 claims immunity, 1 declares nothing, then by number of goods,
# so that those possible with a smaller hand are the first ones of the same list.
IMMUNITY: Final[i64] = 0
