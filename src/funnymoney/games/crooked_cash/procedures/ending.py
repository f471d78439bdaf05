"""Whose turn is next, and the end of the match (CC-12, CC-53 to CC-55, CC-E1 to CC-E4)."""

from __future__ import annotations

from mypy_extensions import i64

from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.numbers import NONE
from funnymoney.games.crooked_cash.property import deeds
from funnymoney.games.crooked_cash.state import CashState


def next_player(game: CashState, player: i64, told: Told) -> i64:
    """CC-12: to the left; CC-E1: the game ends after so many rounds, and nobody is next."""
    player = game.after(player)
    passed = player == game.first
    while game.out >> player & 1 != 0:
        player = game.after(player)
        passed = passed or player == game.first
    if passed:
        if game.round == game.box.round_cap:
            told.all("round_cap", game.round)
            end_match(game, told)
            return NONE
        game.round += 1
    return player


def buys(game: CashState, player: i64, street: i64, told: Told) -> None:
    """CC-31; CC-53, CC-E2: the game is over as soon as no street is left."""
    deeds.set_owner(game, street, player)
    told.all("buys", player, street)
    if deeds.unowned(game) == 0:
        end_match(game, told)


def end_match(game: CashState, told: Told) -> None:
    """CC-54: one rent from the bank for each street; CC-E4: as a number, not in notes."""
    game.over = True
    for matter in game.stack:
        matter.put_back(game)
    game.stack = []
    if told.listens:
        for player in range(game.box.players):
            if game.out >> player & 1 == 0:
                told.all("final_rent", player, final_rent(game, player), game.cash[player])


def final_rent(game: CashState, player: i64) -> i64:
    total: i64 = 0
    for street in range(STREETS):
        if game.owner[street] == player:
            total += deeds.rent_of(game, street)
    return total
