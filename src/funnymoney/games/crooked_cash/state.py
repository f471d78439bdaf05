"""A matter: something still to be settled. Matters lie on a stack, the uppermost is asked first.

A turn lies at the bottom; on it, say, a rent, on that a payment, on that a decoder window. Each
kind has a module of its own. When a matter is settled it is taken off, and the one beneath
is told (`resume`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.numbers import OPEN

if TYPE_CHECKING:
    from funnymoney.games.crooked_cash.rules import CrookedCash

NAMES: Final = (
    "turn", "street", "rent", "pick", "card", "collection", "payment", "decoder", "debt",
    "trade", "exchange", "auction", "hotel", "building", "keep", "interlude",
)  # fmt: skip

# The phase of a game while such a matter is uppermost: the place of its name.
A_TURN: Final[i64] = 0
A_STREET: Final[i64] = 1
A_RENT: Final[i64] = 2
A_PICK: Final[i64] = 3
A_CARD: Final[i64] = 4
A_COLLECTION: Final[i64] = 5
A_PAYMENT: Final[i64] = 6
A_DECODER: Final[i64] = 7
A_DEBT: Final[i64] = 8
A_TRADE: Final[i64] = 9
A_EXCHANGE: Final[i64] = 10
A_AUCTION: Final[i64] = 11
A_HOTEL: Final[i64] = 12
A_BUILDING: Final[i64] = 13
A_KEEP: Final[i64] = 14
A_INTERLUDE: Final[i64] = 15
OVER: Final[i64] = 16

EVERYTHING: Final[i64] = -2  # a viewer who may know all: for copies of a position


def mask(places: list[int]) -> int:
    """Return a bit for each place; none may be named twice."""
    if len(set(places)) != len(places):
        raise ValueError(f"each of these is named once: {places}")
    return sum(1 << place for place in places)


class Matter:
    """What every matter answers; `result` is how it was settled."""

    name: ClassVar[str] = ""
    beneath: Matter  # on the stack, but for a turn

    def __init__(self) -> None:
        self.result: i64 = OPEN
        self.phase: i64 = OVER  # of the game, while this is the uppermost

    def acting(self, game: CrookedCash) -> i64:
        """Return a bit mask of those who owe a choice: mostly one."""
        return 1 << self.first(game)

    def first(self, game: CrookedCash) -> i64:
        """Return whom to ask first, for those who ask one at a time."""
        raise NotImplementedError

    def legal(self, game: CrookedCash, player: i64, out: Actions) -> None:
        """Add the actions of one who acts."""
        raise NotImplementedError

    def apply(self, game: CrookedCash, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        """Carry out an action; return whether the player is midway now."""
        raise NotImplementedError

    def midway(self, player: i64) -> bool:
        return False

    def resume(self, game: CrookedCash, settled: Matter, luck: Luck, told: Told) -> None:
        """Go on: what lay upon this matter is settled."""
        raise NotImplementedError

    def is_sealed(self) -> bool:
        """Whether others are not told what somebody chooses."""
        return False

    def bears_cards(self) -> bool:
        """Whether a card may be played upon it: what it is about must not change beneath it."""
        return True

    def put_back(self, game: CrookedCash) -> None:
        """Give notes on the table back to who laid them out: the match is over."""

    def copy(self) -> Matter:
        raise NotImplementedError

    def facts(self, viewer: i64) -> dict[str, Any]:
        """Return all that this viewer, or EVERYTHING, may know of the matter, as plain JSON."""
        raise NotImplementedError

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        """Take over facts; what a viewer was not told is left as it is."""
        raise NotImplementedError

    def forget_others(self, viewer: i64) -> None:
        """Imagine that nobody but the viewer has chosen anything in secret so far."""


def link(stack: list[Matter]) -> Matter:
    """Tell each matter which one lies beneath it, and return the uppermost."""
    top = NO_MATTER
    for matter in stack:
        matter.beneath = top
        top = matter
    return top


NO_MATTER: Final = Matter()  # where nothing is to be settled
