"""A position, and the stack of matters that are still to be settled in it.

A turn lies at the bottom; on it, say, a rent, on that a payment, on that a decoder window. Each
kind has a file in `procedures/`. The uppermost is asked first; when it is settled it is taken
off, and the one beneath is told (`resume`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from funnymoney.core.actions import Actions
from funnymoney.core.game import Game
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.board import HOTELS, STREETS
from funnymoney.games.crooked_cash.box import Box
from funnymoney.games.crooked_cash.cards import CHANCE_KINDS, CHEST_CARDS, SHOWN
from funnymoney.games.crooked_cash.numbers import BANK, KINDS, NONE, OPEN, VALUES

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

    def acting(self, game: CashState) -> i64:
        """Return a bit mask of those who owe a choice: mostly one."""
        return 1 << self.first(game)

    def first(self, game: CashState) -> i64:
        """Return whom to ask first, for those who ask one at a time."""
        raise NotImplementedError

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        """Add the actions of one who acts."""
        raise NotImplementedError

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        """Carry out an action; return whether the player is midway now."""
        raise NotImplementedError

    def midway(self, player: i64) -> bool:
        return False

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        """Go on: what lay upon this matter is settled."""
        raise NotImplementedError

    def is_sealed(self) -> bool:
        """Whether others are not told what somebody chooses."""
        return False

    def bears_cards(self) -> bool:
        """Whether a card may be played upon it: what it is about must not change beneath it."""
        return True

    def put_back(self, game: CashState) -> None:
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


class CashState(Game):
    """All that is true at one time. A player's notes are counted by value and kind, not numbered.

    What is done with it stands in `procedures/`; the contract of a game is kept in `rules.py`.
    """

    def __init__(self, box: Box, source: CashState | None = None) -> None:
        self.box: Box = box
        if source is None:
            players = box.players
            self.over: bool = False
            self.round: i64 = 1
            self.first: i64 = 0  # who began
            self.dice: i64 = 0  # the last roll: eight times the one die, plus the other
            self.exchanged: bool = False  # in this turn, CC-A10
            self.hotels: i64 = 0  # a bit for each street with a hotel
            self.hotels_left: i64 = HOTELS
            self.out: i64 = 0  # a bit for each who is bankrupt
            self.deep: i64 = 1  # words of a pile, see money/bank.py
            self.proven: i64 = 0  # Chance cards known to be the true ones of their pairs
            self.unopened: i64 = (1 << CHEST_CARDS) - 1  # Chest cards never seen
            self.noted: i64 = 0  # of whose notes anything may be known, see money/certainty.py
            self.stack: list[Matter] = []
            self.matter: Matter = NO_MATTER  # the uppermost
            self.position: vec[i64] = vec[i64]([0] * players)
            self.jail: vec[i64] = vec[i64]([NONE] * players)  # rolls that failed there
            self.chips: vec[i64] = vec[i64]([box.chips] * players)  # green ones
            self.proposals: vec[i64] = vec[i64]([0] * players)  # made in this window
            self.owner: vec[i64] = vec[i64]([NONE] * STREETS)
            self.streets: vec[i64] = vec[i64]([0] * players)  # the same, as bits
            self.groups: vec[i64] = vec[i64]([0] * players)  # of these, those of whole groups
            # Counts of notes take two bytes: who looks at a thousand tables waits for memory.
            self.hand: vec[i16] = vec[i16]([0] * (players * VALUES * KINDS))
            self.in_hand: vec[i16] = vec[i16]([0] * (players * VALUES))
            self.held: vec[i16] = vec[i16]([0] * (players * VALUES))  # in hand and laid out
            self.plain: vec[i16] = vec[i16]([0] * (players * VALUES))  # of these without a mark
            self.cash: vec[i64] = vec[i64]([0] * players)  # the worth of what is in hand
            self.sure: vec[i16] = vec[i16]([0] * ((players + 1) * players * VALUES * 2))
            self.marks: vec[i16] = vec[i16]([0] * (players * VALUES * 4))
            self.pile: vec[i64] = vec[i64]([0] * VALUES)
            self.in_bank: vec[i64] = vec[i64]([0] * VALUES)
            self.printed: vec[i64] = vec[i64]([0] * VALUES)  # new notes, CC-A8
            self.chance: vec[i64] = vec[i64]([NONE] * players)  # the card somebody has
            self.shown: vec[i64] = vec[i64]([NONE] * SHOWN)
            self.unseen: vec[i64] = vec[i64]([2] * CHANCE_KINDS)  # cards never seen, by kind
            self.under: vec[i64] = vec[i64]([])  # the pile after those, the top first
            self.chest: vec[i64] = vec[i64]([0] * players)  # a bit for each card kept
            self.chest_pile: vec[i64] = vec[i64]([])
        else:
            self.over = source.over
            self.round = source.round
            self.first = source.first
            self.dice = source.dice
            self.exchanged = source.exchanged
            self.hotels = source.hotels
            self.hotels_left = source.hotels_left
            self.out = source.out
            self.deep = source.deep
            self.proven = source.proven
            self.unopened = source.unopened
            self.noted = source.noted
            self.stack = [matter.copy() for matter in source.stack]
            self.matter = link(self.stack)
            self.position = source.position[:]
            self.jail = source.jail[:]
            self.chips = source.chips[:]
            self.proposals = source.proposals[:]
            self.owner = source.owner[:]
            self.streets = source.streets[:]
            self.groups = source.groups[:]
            self.hand = source.hand[:]
            self.in_hand = source.in_hand[:]
            self.held = source.held[:]
            self.plain = source.plain[:]
            self.cash = source.cash[:]
            self.sure = source.sure[:]
            self.marks = source.marks[:]
            self.pile = source.pile[:]
            self.in_bank = source.in_bank[:]
            self.printed = source.printed[:]
            self.chance = source.chance[:]
            self.shown = source.shown[:]
            self.unseen = source.unseen[:]
            self.under = source.under[:]
            self.chest = source.chest[:]
            self.chest_pile = source.chest_pile[:]

    # ------------------------------------------------------------------ the stack

    def push(self, matter: Matter) -> None:
        self.stack.append(matter)
        matter.beneath = self.matter
        self.matter = matter

    def top(self) -> Matter:
        return self.matter

    def settled(self, matter: Matter, result: i64, luck: Luck, told: Told) -> None:
        """Take a settled matter off the stack, and let the one beneath go on."""
        if self.over:
            return
        matter.result = result
        assert self.matter is matter
        self.stack.pop()
        beneath = matter.beneath
        self.matter = beneath
        beneath.resume(self, matter, luck, told)

    # ------------------------------------------------------------------ the table

    def after(self, player: i64) -> i64:
        """Return who sits to the left."""
        seat = player + 1
        if seat == self.box.players:
            return 0
        return seat

    def is_out(self, player: i64) -> bool:
        """Whether a player, or the bank, is bankrupt."""
        return player != BANK and self.out >> player & 1 != 0

    def first_after(self, mask: i64, player: i64) -> i64:
        """Return the first of these players clockwise from one who comes last himself."""
        return self.first_from(mask, self.after(player))

    def first_from(self, mask: i64, player: i64) -> i64:
        while mask >> player & 1 == 0:
            player = self.after(player)
        return player

    # ------------------------------------- what a procedure may start from beneath
    # A payment may lead to a debt, a debt to a trade or a card, and both to a payment. The class
    # of the rules fills these in, so that the files need not import each other in a ring.

    def play_card(self, player: i64, luck: Luck, told: Told) -> bool:
        """Play one's Chance card; return whether a target has to be named first."""
        raise NotImplementedError

    def propose(self, player: i64, partner: i64) -> bool:
        """Begin an offer of a trade; return that its maker is midway now."""
        raise NotImplementedError
