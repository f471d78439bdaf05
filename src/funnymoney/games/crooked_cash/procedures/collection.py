"""Everybody pays one player, one after the other (CM04, CH08, CC-D4)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.numbers import DONE
from funnymoney.games.crooked_cash.procedures.payment import OWED, Payment
from funnymoney.games.crooked_cash.state import A_COLLECTION, CashState, Matter


@final
class Collect(Matter):
    """CC-D4: in seat order from the receiver's left, each wholly settled before the next."""

    name: ClassVar[str] = "collection"

    def __init__(self, receiver: i64, amount: i64) -> None:
        self.result, self.phase = 0, A_COLLECTION
        self.receiver: i64 = receiver
        self.amount: i64 = amount
        self.payer: i64 = receiver  # the last one who was asked

    def start(self, game: CashState, luck: Luck, told: Told) -> None:
        game.push(self)
        self.ask_next(game, luck, told)

    def ask_next(self, game: CashState, luck: Luck, told: Told) -> None:
        payer = game.after(self.payer)
        while game.out >> payer & 1 != 0:
            payer = game.after(payer)
        self.payer = payer
        if payer == self.receiver:
            game.settled(self, DONE, luck, told)
        else:
            Payment(payer, self.receiver, self.amount, OWED).start(game, luck, told)

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        self.ask_next(game, luck, told)

    def acting(self, game: CashState) -> i64:
        return 0

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        """Nobody is asked by the collection itself."""

    def copy(self) -> Matter:
        made = Collect(self.receiver, self.amount)
        made.payer = self.payer
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "receiver": int(self.receiver),
            "amount": int(self.amount),
            "payer": int(self.payer),
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.payer = facts["payer"]
