"""One hotel at the printed cost (CC-35, CM09)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.cards import BUILDING_PERMIT
from funnymoney.games.crooked_cash.numbers import BANK, DONE
from funnymoney.games.crooked_cash.procedures.payment import CANCELLED, Payment
from funnymoney.games.crooked_cash.property import deeds, held_cards
from funnymoney.games.crooked_cash.state import A_HOTEL, CashState, Matter


@final
class Hotel(Matter):
    """One hotel is paid for at the printed cost, and placed; with a permit, or without."""

    name: ClassVar[str] = "hotel"

    def __init__(self, player: i64, street: i64, permit: bool) -> None:
        self.result, self.phase = 0, A_HOTEL
        self.player: i64 = player
        self.street: i64 = street
        self.permit: bool = permit

    def start(self, game: CashState, luck: Luck, told: Told) -> None:
        game.push(self)
        cost = game.box.hotel_cost[self.street]
        Payment(self.player, BANK, cost, CANCELLED).start(game, luck, told)

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        if settled.result == DONE:
            deeds.place_hotel(game, self.street, told)
            if self.permit:
                held_cards.chest_under(game, self.player, BUILDING_PERMIT)
        game.settled(self, settled.result, luck, told)

    def bears_cards(self) -> bool:
        return False

    def acting(self, game: CashState) -> i64:
        return 0

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        """Nobody is asked by the hotel itself."""

    def copy(self) -> Matter:
        return Hotel(self.player, self.street, self.permit)

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {"player": int(self.player), "street": int(self.street), "permit": self.permit}

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        """All is told when the matter is made."""
