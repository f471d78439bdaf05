"""By which ways money came to a player of Crooked Cash, and left him."""

from __future__ import annotations

from typing import Final

from funnymoney.core.tale import Column, Scene
from funnymoney.games.crooked_cash.numbers import BANK, NONE, WORTH
from funnymoney.games.crooked_cash.procedures.auction import HOTEL, Auction
from funnymoney.games.crooked_cash.procedures.chance_cards import Play
from funnymoney.games.crooked_cash.procedures.collection import Collect
from funnymoney.games.crooked_cash.procedures.decoder import Window
from funnymoney.games.crooked_cash.procedures.exchange import Exchange
from funnymoney.games.crooked_cash.procedures.hotel import Hotel
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.purchase import Purchase
from funnymoney.games.crooked_cash.procedures.rent import Rent
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.games.crooked_cash.state import Matter

KEYS: Final = (
    "start",
    "salary",
    "rents_taken",
    "rents_paid",
    "streets",
    "hotels",
    "sales",
    "jail",
    "chest",
    "chance",
    "trades",
    "rewards",
    "notes_seized",
    "notes_lost",
    "estates",
)
# The bank pays for what was told just before; what follows a payment is change.
BANK_PAYS_FOR: Final = {
    "salary": "salary",
    "chest": "chest",
    "sells_hotel": "sales",
    "sells_street": "sales",
    "plays": "chance",
    "unchecked": "chance",
    "chips": "chance",
    "exchanged": "exchange",
}
CHANGE: Final = ("paid", "breaks", "bank_pays", "printed")


class Flow:
    """Adds up what is told of money, item by item."""

    def __init__(self, state: CrookedCash) -> None:
        self.sums = {key: [0] * int(state.box.players) for key in (*KEYS, "exchange")}
        self.sums["start"] = state.returns()

    def columns(self) -> list[Column]:
        return [Column(key, self.sums[key]) for key in KEYS]

    def add(self, key: str, player: int, amount: int) -> None:
        if player != BANK:
            self.sums[key][player] += amount

    def money_of(self, player: int) -> int:
        return sum(amounts[player] for amounts in self.sums.values())

    def note(self, scene: Scene[CrookedCash]) -> None:
        before = ""
        for key, numbers in scene.news:
            if key == "paid":
                self.pay(scene.before, *numbers)
            elif key == "checked" and numbers[3]:
                self.seize(scene.before, numbers[0], numbers[2])
            elif key == "bank_pays":
                self.take(before, numbers[0], worth_of(numbers[1:]))
            elif key == "exchanged":
                self.add("exchange", numbers[0], worth_of(numbers[1:]))
            elif key == "bankrupt":
                self.inherit(*numbers)
            before = "exposed" if key == "card_checked" and numbers[3] else key

    def pay(self, state: CrookedCash, payer: int, payee: int, amount: int) -> None:
        """CC-A5, CC-A6: change comes on top, so that just what is due has gone over."""
        reason = reason_of(state, payer)
        paid, taken = ("rents_paid", "rents_taken") if reason == "rents" else (reason, reason)
        self.add(paid, payer, -amount)
        self.add(taken, payee, amount)

    def seize(self, state: CrookedCash, checker: int, value: int) -> None:
        """CC-20: a false note goes to its checker."""
        window = state.top()
        assert isinstance(window, Window)
        self.add("notes_lost", int(window.owner), -value)
        self.add("notes_seized", checker, value)

    def take(self, before: str, player: int, amount: int) -> None:
        """Add up what the bank pays; CC-27: also for a false card that was found."""
        if before in ("exposed", "card_checked"):
            self.add("rewards" if before == "exposed" else "chance", player, amount)
        elif before not in CHANGE:
            self.add(BANK_PAYS_FOR[before], player, amount)

    def inherit(self, player: int, creditor: int) -> None:
        """CC-D3: all notes of a bankrupt go to the creditor."""
        left = self.money_of(player)
        self.add("estates", player, -left)
        self.add("estates", creditor, left)


def worth_of(notes: list[int]) -> int:
    return sum(int(WORTH[value]) * count for value, count in enumerate(notes))


def reason_of(state: CrookedCash, payer: int) -> str:
    """Return what the uppermost payment is for: the matter on which it lies tells it."""
    stack = state.stack
    at = max(place for place, matter in enumerate(stack) if isinstance(matter, Payment))
    cause = stack[at - 1]
    if isinstance(cause, Auction):
        return "hotels" if cause.thing == HOTEL else "streets"
    if isinstance(cause, Collect):
        return "chance" if isinstance(stack[at - 2], Play) else "chest"
    for kind, reason in CAUSES.items():
        if isinstance(cause, kind):
            return reason
    return "jail" if state.jail[payer] != NONE else "chest"  # it lies on a turn


CAUSES: Final[dict[type[Matter], str]] = {
    Rent: "rents",
    Purchase: "streets",
    Hotel: "hotels",
    Trade: "trades",
    Exchange: "exchange",
}
