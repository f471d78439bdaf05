"""What a player may do at any point of their own turn (CC-C9, CC-A10, rule file 3.3)."""

from __future__ import annotations

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.cards import FREE_HOTEL, PROPOSALS
from funnymoney.games.crooked_cash.numbers import EXCHANGE, FREE, PERMIT, PLAY, PLAYER, STOP
from funnymoney.games.crooked_cash.procedures.exchange import Exchange, can_exchange
from funnymoney.games.crooked_cash.procedures.hotel import Hotel
from funnymoney.games.crooked_cash.property import deeds, held_cards, trading_rights
from funnymoney.games.crooked_cash.property.playing_rights import can_play
from funnymoney.games.crooked_cash.state import CashState


def offer(game: CashState, player: i64, when: i64, found: i64, out: Actions) -> None:
    """Offer what is possible at any point of it, besides `found`, as bits from STOP on."""
    found |= i64(can_exchange(game, player)) << (EXCHANGE - STOP)
    if game.proposals[player] < PROPOSALS:
        found |= trading_rights.partners(game, player) << (PLAYER - STOP)
    found |= i64(can_play(game, player, when)) << (PLAY - STOP)
    out.bits(found, STOP)
    if game.chest[player] != 0:
        out.add_bits(deeds.free_hotel_streets(game, player), FREE)
        add_permits(game, player, out)


def add_permits(game: CashState, player: i64, out: Actions) -> None:
    streets = deeds.permit_streets(game, player)
    if streets == 0:
        return
    for street in range(STREETS):
        if streets >> street & 1 != 0 and game.cash[player] >= game.box.hotel_cost[street]:
            out.add(PERMIT + street)


def carry_out(game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
    """Do what was offered here; return whether the player is midway now."""
    if action == EXCHANGE:
        Exchange(player).start(game)
        return True
    if action >= PLAYER and action < PLAYER + 6:
        return game.propose(player, action - PLAYER)
    return use_card(game, player, action, luck, told)


def use_card(game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
    """Play a Chance card, or a Community Chest card for a hotel."""
    if action == PLAY:
        return game.play_card(player, luck, told)
    if action >= PERMIT:
        Hotel(player, action - PERMIT, True).start(game, luck, told)
    else:
        held_cards.chest_under(game, player, FREE_HOTEL)
        deeds.place_hotel(game, action - FREE, told)
    return False
