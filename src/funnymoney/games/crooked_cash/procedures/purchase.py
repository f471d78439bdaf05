"""A street nobody owns: buy it, or put it up for auction (CC-30 to 32, CC-B7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.cards import HALF_PRICE
from funnymoney.games.crooked_cash.numbers import AUCTION, BANK, BUY, DONE, STOP
from funnymoney.games.crooked_cash.procedures import ending, own_turn
from funnymoney.games.crooked_cash.procedures.auction import Auction
from funnymoney.games.crooked_cash.procedures.chance_cards import Play
from funnymoney.games.crooked_cash.procedures.payment import CANCELLED, Payment
from funnymoney.games.crooked_cash.property.playing_rights import ON_STREET
from funnymoney.games.crooked_cash.property.trading_rights import new_window
from funnymoney.games.crooked_cash.state import A_STREET, CashState, Matter

AUCTION_BIT: Final[i64] = 1 << 10  # AUCTION, counted from STOP

CHOOSING: Final[i64] = 0
BUYING: Final[i64] = 1
BIDDING: Final[i64] = 2
STAGES: Final = ("choosing", "buying", "bidding")


@final
class Purchase(Matter):
    """Somebody stands on a street that is for sale."""

    name: ClassVar[str] = "street"

    def __init__(self, player: i64, street: i64) -> None:
        self.result, self.phase = 0, A_STREET
        self.player: i64 = player
        self.street: i64 = street
        self.stage: i64 = CHOOSING

    def start(self, game: CashState) -> None:
        game.push(self)
        new_window(game)  # CC-C5

    def first(self, game: CashState) -> i64:
        return self.player

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        found = AUCTION_BIT
        found |= i64(game.cash[player] >= game.box.price[self.street]) << (BUY - STOP)
        own_turn.offer(game, player, ON_STREET, found, out)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == BUY:
            self.buy(game, game.box.price[self.street], luck, told)
        elif action == AUCTION:
            self.auction(game, luck, told)
        else:
            return own_turn.carry_out(game, player, action, luck, told)
        return False

    def buy(self, game: CashState, price: i64, luck: Luck, told: Told) -> None:
        self.stage = BUYING
        Payment(self.player, BANK, price, CANCELLED).start(game, luck, told)

    def auction(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-C6: everybody may bid, the one who declined too."""
        if not game.box.auctions:
            told.all("no_bid", self.street)
            game.settled(self, DONE, luck, told)
            return
        self.stage = BIDDING
        everybody = game.box.everybody & ~game.out
        Auction(self.street, everybody, self.player).start(game, luck, told)

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        if self.stage == CHOOSING:
            if isinstance(settled, Play) and settled.kind == HALF_PRICE and settled.result == DONE:
                self.buy(game, game.box.half_price[self.street], luck, told)  # CH05
        elif isinstance(settled, Auction):
            if settled.result == DONE:
                ending.buys(game, settled.leader, self.street, told)
            game.settled(self, DONE, luck, told)
        elif settled.result == DONE:
            ending.buys(game, self.player, self.street, told)
            game.settled(self, DONE, luck, told)
        else:
            self.auction(game, luck, told)  # CC-B7

    def copy(self) -> Matter:
        made = Purchase(self.player, self.street)
        made.stage = self.stage
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "player": int(self.player),
            "street": int(self.street),
            "stage": STAGES[self.stage],
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.stage = STAGES.index(facts["stage"])
