"""Who may wish for hotels, and where (CC-35 to CC-38, CC-C15, CC-C16)."""

from __future__ import annotations

from mypy_extensions import i64

from funnymoney.core.bits import lowest
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.cards import BUILDING_PERMIT, FREE_HOTEL, GIFT_HOTEL, OPENING
from funnymoney.games.crooked_cash.property import deeds, held_cards
from funnymoney.games.crooked_cash.property.playing_rights import BUILDING, can_play
from funnymoney.games.crooked_cash.state import CashState


def can_wish(game: CashState, player: i64) -> bool:
    """Whether somebody could build anything now: all of that is public."""
    if deeds.free_hotel_streets(game, player) != 0 or can_play(game, player, BUILDING):
        return True
    if payable(game, deeds.permit_streets(game, player), game.cash[player]) != 0:
        return True
    return wishable(game, player, game.cash[player]) != 0


def wishable(game: CashState, player: i64, money: i64) -> i64:
    """Return the streets that somebody may wish to build on with so much money left.

    It must be enough, unless hotels are so few that they may be auctioned.
    """
    streets = buildable(game, player)
    found = payable(game, streets, money)
    if found != streets and game.cash[player] >= OPENING and is_scarce(game):
        return streets
    return found


def buildable(game: CashState, player: i64) -> i64:
    """CC-35, CC-36: streets of complete groups that have no hotel yet."""
    return game.groups[player] & ~game.hotels


def payable(game: CashState, streets: i64, money: i64) -> i64:
    """Return those of the streets whose hotel costs no more than that."""
    found = streets
    cost = game.box.hotel_cost
    while streets != 0:
        bit = streets & -streets
        streets ^= bit
        if cost[lowest(bit)] > money:
            found ^= bit
    return found


def cost_of(game: CashState, streets: i64) -> i64:
    """Return what hotels on all of these streets cost."""
    total: i64 = 0
    cost = game.box.hotel_cost
    for street in range(STREETS):
        total += (streets >> street & 1) * cost[street]
    return total


def is_scarce(game: CashState) -> bool:
    """CC-C16: whether two or more can wish for more hotels than the bank has."""
    wanted: i64 = 0
    wishers: i64 = 0
    for player in range(game.box.players):
        vacant_ones = count_bits(game.streets[player] & ~game.hotels)
        hotels = hotel_cards(game, player)
        streets = buildable(game, player)
        if streets != 0 and game.cash[player] >= OPENING:
            hotels += count_bits(streets)
            wishers += 1
        wanted += min(hotels, vacant_ones)
    return wishers > 1 and wanted > game.hotels_left


def hotel_cards(game: CashState, player: i64) -> i64:
    """Return how many hotels somebody may get by cards, which are served first."""
    chest = game.chest[player]
    count = (chest >> FREE_HOTEL & 1) + (chest >> BUILDING_PERMIT & 1)
    return count + i64(held_cards.chance_kind(game, player) == GIFT_HOTEL)


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def vacant(game: CashState, player: i64, street: i64) -> bool:
    return game.owner[street] == player and not deeds.has_hotel(game, street)
