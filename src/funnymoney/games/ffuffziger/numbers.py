"""The numbers that phases, actions and kinds of money of Falsche FFuffziger go by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1  # nobody, nothing

# Kinds of money: notes by value, and last the real money.
REAL: Final[i64] = 5
MONEY: Final[i64] = 6

# What is waited for.
MACHINES: Final[i64] = 0  # phase 2: transform, sell or produce
LEAD: Final[i64] = 1  # phase 3: the leader offers more, or drops out
MATCH: Final[i64] = 2  # phase 3: the others match it, or drop out
FISTS: Final[i64] = 3  # phase 4: all close their fists
BUYING: Final[i64] = 4  # phase 5
LAUNDERING: Final[i64] = 5  # phase 6
OVER: Final[i64] = 6
PHASES: Final = ("machines", "lead", "match", "fists", "buying", "laundering", "over")

# Actions; there are 21 kinds of machine. An amount is told in digits to the base of a hundred,
# the highest first.
BASE: Final[i64] = 100
PRODUCE: Final[i64] = 100  # PRODUCE + kind of machine
SELL: Final[i64] = 121  # SELL + kind of machine
TRANSFORM: Final[i64] = 142  # TRANSFORM + kind of machine
OFFER: Final[i64] = 163  # OFFER + kind of money; then an amount
DROP: Final[i64] = 169
FOLLOW: Final[i64] = 170
BUY: Final[i64] = 171  # BUY + value
STOP: Final[i64] = 176
ACTIONS: Final = 177
