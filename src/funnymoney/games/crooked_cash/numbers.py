"""The numbers that players, notes and actions of Crooked Cash go by."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = -1  # nobody, nothing
BANK: Final[i64] = -1  # as one who pays or is paid

# Notes. A player's notes of one value are of four kinds; three he can tell apart.
VALUES: Final[i64] = 5
WORTH: Final[vec[i64]] = vec[i64]([10, 20, 50, 100, 500])
KINDS: Final[i64] = 4
PLAIN_TRUE: Final[i64] = 0  # never checked in his sight, and true
PLAIN_FALSE: Final[i64] = 1
KNOWN_TRUE: Final[i64] = 2  # checked, and the mark remembered
KNOWN_FALSE: Final[i64] = 3
LOOKS: Final[i64] = 3  # what a holder sees of a note: nothing, known to be true, known to be false
NOTES: Final[i64] = 15  # a value and a look
PARCEL: Final[i64] = 6  # notes that change hands: the kinds, and two of those found true
# New notes of one value (CC-A8): with those in the box they fit two bytes. A thousand rounds of six
# players bring some ten thousand; views with more than those are refused.
MOST_NEW: Final[i64] = 30_000
MOST_NEW_SEEN: Final[i64] = 10_000

# How a matter was settled.
OPEN: Final[i64] = 0
DONE: Final[i64] = 1
FAILED: Final[i64] = 2
RUINED: Final[i64] = 3  # the payer is bankrupt

# Actions. A number up to ten thousand is told in one or two digits to the base of a hundred.
# What can be chosen from together stands together, so that it can be offered as bits.
BASE: Final[i64] = 100
PASS: Final[i64] = 0  # no bid; no check
DIGIT: Final[i64] = 1  # DIGIT + 0 to 99
NOTE: Final[i64] = 101  # NOTE + value * LOOKS + look
AUTO: Final[i64] = 116  # pay with the fewest notes
GIVE: Final[i64] = 117  # GIVE + value: one more of these notes from me
TAKE: Final[i64] = 122  # TAKE + value: and from you
DEED: Final[i64] = 127  # DEED + street
CARD: Final[i64] = 149  # CARD + jail card in a trade: my Chance, your Chance, the Chest
STOP: Final[i64] = 152  # enough; no more
EXCHANGE: Final[i64] = 153  # notes at the bank
PLAYER: Final[i64] = 154  # PLAYER + player
ROLL: Final[i64] = 160
BUY: Final[i64] = 161
AUCTION: Final[i64] = 162
PAY: Final[i64] = 163
CELL_CARD: Final[i64] = 164  # the Community Chest's way out of jail
PLAY: Final[i64] = 165  # one's Chance card
DEMAND: Final[i64] = 166
WAIVE: Final[i64] = 167
ACCEPT: Final[i64] = 168
REFUSE: Final[i64] = 169
COUNTER: Final[i64] = 170
GIVE_UP: Final[i64] = 171
SLOT: Final[i64] = 172  # SLOT + slot of a Chance card
GIFT: Final[i64] = 175  # GIFT + street: a hotel by the Chance card
FREE: Final[i64] = 197  # FREE + street: a hotel by the Community Chest
PERMIT: Final[i64] = 219  # PERMIT + street: one to be paid, by the Community Chest
ACTIONS: Final = 241
