"""Where the notes of Crooked Cash lie, and what is written down of them in a position.

A note is in a hand, on the table or in a pile of the bank (CC-A1). Whoever looks for notes that
got lost, or for what a player may know of them (CC-A2), counts here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from funnymoney.games.crooked_cash.money.bank import BITS
from funnymoney.games.crooked_cash.money.purse import ROW, SEEN
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.rules import CrookedCash

WORTH = (10, 20, 50, 100, 500)
VALUES = range(len(WORTH))
KINDS = range(4)
PLAIN_TRUE, PLAIN_FALSE, KNOWN_TRUE, KNOWN_FALSE = KINDS
FALSE_KINDS = (PLAIN_FALSE, KNOWN_FALSE)
MARKED = (KNOWN_TRUE, KNOWN_FALSE)


def players_of(state: CrookedCash) -> range:
    return range(int(state.box.players))


# ------------------------------------------------------------------------------- on the table


@dataclass(frozen=True)
class Laid:
    """A note on the table."""

    payment: Payment
    at: int
    note: int

    @property
    def value(self) -> int:
        return self.note // int(ROW)

    @property
    def kind(self) -> int:
        return self.note & 3

    @property
    def seen(self) -> bool:
        """Whether it was checked and found true (CC-22)."""
        return bool(self.note & int(SEEN))

    def become(self, kind: int) -> None:
        self.payment.notes[self.at] = self.value * int(ROW) + kind + self.seen * int(SEEN)


def payments(state: CrookedCash) -> Iterator[Payment]:
    """Every payment that has notes on the table: the maker's part of a trade waits aside."""
    for matter in state.stack:
        if isinstance(matter, Payment):
            yield matter
        elif isinstance(matter, Trade) and matter.paid is not None:
            yield matter.paid


def laid_by(state: CrookedCash, player: int, value: int) -> list[Laid]:
    found = [
        Laid(payment, at, int(note))
        for payment in payments(state)
        if payment.payer == player
        for at, note in enumerate(payment.notes)
    ]
    return [note for note in found if note.value == value]


# ----------------------------------------------------------------------------- hands and bank


def in_hand(state: CrookedCash, player: int, value: int) -> list[int]:
    """Count by kind."""
    first = (player * len(WORTH) + value) * len(KINDS)
    return [int(state.hand[first + kind]) for kind in KINDS]


def put_in_hand(state: CrookedCash, player: int, value: int, counts: list[int]) -> None:
    first = (player * len(WORTH) + value) * len(KINDS)
    for kind in KINDS:
        state.hand[first + kind] = counts[kind]


def of_player(state: CrookedCash, player: int, value: int) -> list[int]:
    """Count by kind what he has, in hand and on the table."""
    counts = in_hand(state, player, value)
    for note in laid_by(state, player, value):
        counts[note.kind] += 1
    return counts


def false_of(counts: list[int]) -> int:
    return counts[PLAIN_FALSE] + counts[KNOWN_FALSE]


def pile_of(state: CrookedCash, value: int) -> list[int]:
    """Return the bank's notes from the top, 1 for a false one."""
    first, words = value * int(state.deep), int(BITS)
    return [
        int(state.pile[first + at // words]) >> at % words & 1
        for at in range(int(state.in_bank[value]))
    ]


def stack_pile(state: CrookedCash, value: int, notes: list[int]) -> None:
    first, words = value * int(state.deep), int(BITS)
    for word in range(int(state.deep)):
        some = notes[word * words : (word + 1) * words]
        state.pile[first + word] = sum(false << at for at, false in enumerate(some))


def all_false(state: CrookedCash, value: int) -> int:
    hands = [false_of(of_player(state, player, value)) for player in players_of(state)]
    return sum(hands) + sum(pile_of(state, value))


# -------------------------------------------------------------------------------- what is sure

Sure = tuple[int, int]  # false ones at least, true ones at least
Marks = tuple[int, int, int, int]  # marks of false notes: least, most; of true ones: least, most


def place_of_sure(state: CrookedCash, viewer: int | None, holder: int, value: int) -> int:
    players = int(state.box.players)
    row = players if viewer is None else viewer
    return ((row * players + holder) * len(WORTH) + value) * 2


def sure_of(state: CrookedCash, viewer: int | None, holder: int, value: int) -> Sure:
    """CC-A2: what a viewer can be sure of; of himself, among his notes without a mark."""
    at = place_of_sure(state, viewer, holder, value)
    return int(state.sure[at]), int(state.sure[at + 1])


def marks_of(state: CrookedCash, holder: int, value: int) -> Marks:
    """CC-A3: how many marked notes somebody may still have, as all can reckon."""
    first = (holder * len(WORTH) + value) * 4
    least_false, most_false, least_true, most_true = (
        int(state.marks[first + at]) for at in range(4)
    )
    return least_false, most_false, least_true, most_true
