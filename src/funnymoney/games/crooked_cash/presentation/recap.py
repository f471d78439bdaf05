"""What is told of a match of Crooked Cash when it is over; see `core.tale`."""

from __future__ import annotations

from typing import Final

from funnymoney.core.tale import Amounts, Book, Column, News, Scene
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.knowledge.redeal import laid_out
from funnymoney.games.crooked_cash.money.purse import ROW
from funnymoney.games.crooked_cash.numbers import (
    KINDS,
    KNOWN_FALSE,
    NONE,
    PLAIN_FALSE,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.presentation.recap_flow import Flow
from funnymoney.games.crooked_cash.presentation.recap_lies import Lies
from funnymoney.games.crooked_cash.procedures.ending import final_rent
from funnymoney.games.crooked_cash.property import deeds
from funnymoney.games.crooked_cash.property.deeds import rent_of
from funnymoney.games.crooked_cash.rules import CrookedCash

RENTS: Final = ("rents", "group_rents", "hotel_rents")


class Story(Book[CrookedCash]):
    """Notes and last rents, by which ways money came, and what was false of it."""

    def open(self, state: CrookedCash, news: list[News]) -> None:
        self.ways = Flow(state)
        self.lies = Lies(self.claims)

    def note(self, scene: Scene[CrookedCash]) -> None:
        self.lies.note(scene)
        self.ways.note(scene)

    def close(self, state: CrookedCash) -> None:
        self.lies.close(state)

    def amounts(self, state: CrookedCash) -> Amounts:
        """CC-55: true and false money alike; in the end with the last rents."""
        return {"money": state.returns(), "false": false_money(state)}

    def columns(self, state: CrookedCash) -> list[Column]:
        return [*notes_by_value(state), *last_rents(state)]

    def flow(self, state: CrookedCash) -> list[Column]:
        players = range(int(state.box.players))
        rents = [0 if state.is_out(each) else int(final_rent(state, each)) for each in players]
        return [*self.ways.columns(), Column("last_rents", rents)]


def notes_by_value(state: CrookedCash) -> list[Column]:
    players = range(int(state.box.players))
    return [
        Column(
            f"notes_{int(WORTH[value])}",
            [int(state.held[player * VALUES + value]) * int(WORTH[value]) for player in players],
        )
        for value in range(VALUES)
    ]


def last_rents(state: CrookedCash) -> list[Column]:
    """CC-54: one rent of each street from the bank, none for bankrupts."""
    amounts = {key: [0] * int(state.box.players) for key in RENTS}
    for street in range(STREETS):
        owner = int(state.owner[street])
        if owner != NONE and not state.is_out(owner):
            amounts[rent_key(state, street)][owner] += int(rent_of(state, street))
    return [Column(key, amounts[key]) for key in RENTS]


def rent_key(state: CrookedCash, street: int) -> str:
    if deeds.has_hotel(state, street):
        return "hotel_rents"
    return "group_rents" if deeds.has_group(state, state.owner[street], street) else "rents"


def false_money(state: CrookedCash) -> list[int]:
    """Return the worth of each player's false notes, in hand and on the table."""
    found = [0] * int(state.box.players)
    for player in range(len(found)):
        for value in range(VALUES):
            at = (player * VALUES + value) * KINDS
            count = int(state.hand[at + PLAIN_FALSE] + state.hand[at + KNOWN_FALSE])
            found[player] += count * int(WORTH[value])
    for payment in laid_out(state):
        for note in payment.notes:
            found[payment.payer] += int((note & 1) * WORTH[note // ROW])
    return found
