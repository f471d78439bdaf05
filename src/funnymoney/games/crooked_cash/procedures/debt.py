"""Debt: sell hotels and streets to the bank, trade, or be bankrupt (CC-51, CC-52, CC-D1 to D3)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.core.views import listed, packed
from funnymoney.games.crooked_cash.money import bank, purse
from funnymoney.games.crooked_cash.numbers import (
    BANK,
    DEED,
    DONE,
    FAILED,
    GIVE_UP,
    NONE,
    PLAY,
    PLAYER,
    RUINED,
)
from funnymoney.games.crooked_cash.procedures import ending
from funnymoney.games.crooked_cash.property import deeds, held_cards, trading_rights
from funnymoney.games.crooked_cash.property.playing_rights import can_play_meanwhile
from funnymoney.games.crooked_cash.state import A_DEBT, CashState, Matter


@final
class Debt(Matter):
    """Somebody must have `need` in hand. If `forced`, he is bankrupt when he cannot."""

    name: ClassVar[str] = "debt"

    def __init__(self, debtor: i64, creditor: i64, need: i64, forced: bool) -> None:
        self.result, self.phase = 0, A_DEBT
        self.debtor: i64 = debtor
        self.creditor: i64 = creditor
        self.need: i64 = need
        self.forced: bool = forced
        self.proposals: vec[i64] = vec[i64]([])  # those made in the window that was interrupted

    def start(self, game: CashState, luck: Luck, told: Told) -> None:
        game.push(self)
        self.proposals = game.proposals[:]
        trading_rights.new_window(game)  # CC-C9
        told.all("short", self.debtor, self.need - game.cash[self.debtor])
        self.proceed(game, luck, told)

    def proceed(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-D1: stop as soon as there is enough; CC-D3: bankrupt when nothing is left."""
        if game.cash[self.debtor] >= self.need or game.is_out(self.creditor):
            self.end(DONE, game, luck, told)
        elif can_play_meanwhile(game, self.debtor):
            return
        elif deeds.streets_of(game, self.debtor) == 0 and not trading_rights.can_propose(
            game, self.debtor
        ):
            self.give_up(game, luck, told)

    def first(self, game: CashState) -> i64:
        return self.debtor

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        streets = deeds.streets_of(game, player)
        out.add_bits(streets, DEED)
        if trading_rights.can_propose(game, player):
            trading_rights.add_partners(game, player, out)
        if can_play_meanwhile(game, player):
            out.add(PLAY)
        if streets == 0 or not self.forced:
            out.add(GIVE_UP)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == GIVE_UP:
            self.give_up(game, luck, told)
        elif action == PLAY:
            return game.play_card(player, luck, told)
        elif action >= PLAYER:
            return game.propose(player, action - PLAYER)
        else:
            sell(game, player, action - DEED, told)
            self.proceed(game, luck, told)
        return False

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        self.proceed(game, luck, told)

    def give_up(self, game: CashState, luck: Luck, told: Told) -> None:
        result = FAILED  # CC-B8
        if self.forced:
            result = RUINED
        self.end(result, game, luck, told)

    def end(self, result: i64, game: CashState, luck: Luck, told: Told) -> None:
        game.proposals = self.proposals
        game.settled(self, result, luck, told)

    def copy(self) -> Matter:
        made = Debt(self.debtor, self.creditor, self.need, self.forced)
        made.proposals = self.proposals[:]
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "debtor": int(self.debtor),
            "creditor": int(self.creditor),
            "need": int(self.need),
            "forced": self.forced,
            "proposals": listed(self.proposals),
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.proposals = packed(facts["proposals"])


def sell(game: CashState, player: i64, street: i64, told: Told) -> None:
    """CC-51: the hotel first, for half its cost, then the street, for half its price."""
    box = game.box
    if deeds.has_hotel(game, street):
        deeds.remove_hotel(game, street)
        told.all("sells_hotel", player, street, box.half_cost[street])
        bank.pay(game, player, box.half_cost[street], told)
    else:
        deeds.set_owner(game, street, NONE)  # CC-D2: it can be bought again
        told.all("sells_street", player, street, box.half_price[street])
        bank.pay(game, player, box.half_price[street], told)


def ruin(game: CashState, player: i64, creditor: i64, luck: Luck, told: Told) -> i64:
    """CC-D3: out of the game; notes go to the creditor, unchecked, chips away.

    Return the Chance card that the creditor has no room for, if there is one.
    """
    told.all("bankrupt", player, creditor)
    purse.seize_all(game, player, creditor, luck)
    game.out |= 1 << player
    game.chips[player] = 0
    game.jail[player] = NONE
    left = game.box.everybody & ~game.out
    if left & (left - 1) == 0:
        ending.end_match(game, told)  # CC-D5
    if creditor == BANK:
        held_cards.cards_under(game, player)  # CC-52
        return NONE
    return held_cards.cards_to(game, player, creditor)
