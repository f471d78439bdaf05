"""Setting up: notes, cards, and who begins (CC-4 to 9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.cards import SHOWN
from funnymoney.games.crooked_cash.money import bank
from funnymoney.games.crooked_cash.numbers import NONE
from funnymoney.games.crooked_cash.procedures import chance_cards
from funnymoney.games.crooked_cash.state import CashState


def set_up(game: CashState, luck: Luck, told: Told) -> None:
    bank.deal(game, luck)
    for slot in range(SHOWN):  # CC-6
        if game.box.cards:
            game.shown[slot] = chance_cards.draw(game, luck)
        else:
            game.shown[slot] = chance_cards.see(game, slot)  # nobody will ever take them
        told.all("shown", slot, game.shown[slot] // 2)
    game.first = game.box.first_player
    if game.first == NONE:
        game.first = highest_roll(game, luck, told)


def highest_roll(game: CashState, luck: Luck, told: Told) -> i64:
    """CC-9: both dice for everybody; CC-N2: the tied roll again."""
    left = game.box.everybody
    rolls = vec[i64]([0] * game.box.players)
    while left & (left - 1) != 0:
        best: i64 = 0
        for player in range(game.box.players):
            if left >> player & 1 != 0:
                rolls[player] = luck.below(6) + luck.below(6) + 2
                told.all("rolls_first", player, rolls[player])
                best = max(best, rolls[player])
        for player in range(game.box.players):
            if rolls[player] != best:
                left &= ~(1 << player)
    return game.first_from(left, 0)
