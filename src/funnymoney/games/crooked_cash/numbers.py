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

# How a matter was settled.
OPEN: Final[i64] = 0
DONE: Final[i64] = 1
FAILED: Final[i64] = 2
RUINED: Final[i64] = 3  # the payer is bankrupt

# Actions. A number up to ten thousand is told in one or two digits to the base of a hundred.
BASE: Final[i64] = 100
NOTE: Final[i64] = 100  # NOTE + value * LOOKS + look
GIVE: Final[i64] = 115  # GIVE + value: one more of these notes from me
TAKE: Final[i64] = 120  # TAKE + value: and from you
DEED: Final[i64] = 125  # DEED + street
GIFT: Final[i64] = 147  # GIFT + street: a hotel by the Chance card
FREE: Final[i64] = 169  # FREE + street: a hotel by the Community Chest
PERMIT: Final[i64] = 191  # PERMIT + street: one to be paid, by the Community Chest
PLAYER: Final[i64] = 213  # PLAYER + player
SLOT: Final[i64] = 219  # SLOT + slot of a Chance card
CARD: Final[i64] = 222  # CARD + jail card in a trade: my Chance, your Chance, the Chest
EXCHANGE: Final[i64] = 225  # EXCHANGE + value given * VALUES + value wanted
ROLL: Final[i64] = 250
STOP: Final[i64] = 251  # enough; no more; pass
BUY: Final[i64] = 252
AUCTION: Final[i64] = 253
DEMAND: Final[i64] = 254
WAIVE: Final[i64] = 255
PAY: Final[i64] = 256
PLAY: Final[i64] = 257  # one's Chance card
CELL_CARD: Final[i64] = 258  # the Community Chest's way out of jail
ACCEPT: Final[i64] = 259
REFUSE: Final[i64] = 260
COUNTER: Final[i64] = 261
GIVE_UP: Final[i64] = 262
AUTO: Final[i64] = 263  # pay with the fewest notes
ACTIONS: Final = 264
