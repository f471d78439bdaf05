"""The numbers that phases, stages and actions of Counterfeiters go by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1  # nobody, nothing

# What is waited for.
PLACING: Final[i64] = 0  # a henchman is placed, or the player passes
SELLING: Final[i64] = 1  # midway: how many bills of each quality
FLYING: Final[i64] = 2  # the player moves money, in secret
LAWYER: Final[i64] = 3  # the owner of a lawyer may take a henchman back
OVER: Final[i64] = 4
PHASES: Final = ("placing", "selling", "flying", "lawyer", "over")

# How far the end of the game has come.
NOT_YET: Final[i64] = 0
LAST_PLACEMENTS: Final[i64] = 1
BIG_SHOT: Final[i64] = 2  # the big-shot lawyer is asked, then the bad one
BAD: Final[i64] = 3
MUST_PLACE: Final[i64] = 4  # a henchman was taken back and has to be placed again
STAGES: Final = ("not yet", "last placements", "big-shot lawyer", "bad lawyer", "placing again")

# Actions.
PASS: Final[i64] = 0
PLACE: Final[i64] = 1  # PLACE + space
RETRIEVE: Final[i64] = 64  # RETRIEVE + space
SELL: Final[i64] = 128  # SELL + number of bills of the quality that is asked for
STASH: Final[i64] = 140
FETCH: Final[i64] = 141
HUNDREDS: Final[i64] = 150  # HUNDREDS + number
TENS: Final[i64] = 1150  # TENS + number
ACTIONS: Final = 1160
MOST_TENS: Final[i64] = 9999  # that one flight takes: nearly $100,000

# What ends a series of deals that everybody could see.
FLIGHT: Final[i64] = 1
VISIT: Final[i64] = 2  # of the Godfather
