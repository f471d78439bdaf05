"""Streets and hotels: who has which (CC-30 to 39)."""

from __future__ import annotations

from mypy_extensions import i64

from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.board import GROUP_MASK, GROUP_OF, STREETS
from funnymoney.games.crooked_cash.cards import BUILDING_PERMIT, FREE_HOTEL
from funnymoney.games.crooked_cash.numbers import NONE
from funnymoney.games.crooked_cash.state import CashState


def set_owner(game: CashState, street: i64, player: i64) -> None:
    had = game.owner[street]
    group = GROUP_MASK[GROUP_OF[street]]
    if had != NONE:
        game.streets[had] &= ~(1 << street)
        game.groups[had] &= ~group
    game.owner[street] = player
    if player != NONE:
        game.streets[player] |= 1 << street
        if game.streets[player] & group == group:
            game.groups[player] |= group


def unowned(game: CashState) -> i64:
    owned: i64 = 0
    for streets in game.streets:
        owned |= streets
    return ~owned & ((1 << STREETS) - 1)


def has_group(game: CashState, player: i64, street: i64) -> bool:
    return game.groups[player] >> street & 1 != 0


def has_hotel(game: CashState, street: i64) -> bool:
    return game.hotels >> street & 1 != 0


def place_hotel(game: CashState, street: i64, told: Told) -> None:
    game.hotels |= 1 << street
    game.hotels_left -= 1
    told.all("hotel", game.owner[street], street)


def remove_hotel(game: CashState, street: i64) -> None:
    game.hotels &= ~(1 << street)
    game.hotels_left += 1


def hotels_of(game: CashState, player: i64) -> i64:
    left = game.hotels & game.streets[player]
    count: i64 = 0
    while left != 0:
        left &= left - 1
        count += 1
    return count


def free_hotel_streets(game: CashState, player: i64) -> i64:
    """CM08: any own street without a hotel, if the bank has one (CC-C17)."""
    if game.chest[player] >> FREE_HOTEL & 1 == 0 or game.hotels_left == 0:
        return 0
    return game.streets[player] & ~game.hotels


def permit_streets(game: CashState, player: i64) -> i64:
    """CM09: the same, but to be paid."""
    if game.chest[player] >> BUILDING_PERMIT & 1 == 0 or game.hotels_left == 0:
        return 0
    return game.streets[player] & ~game.hotels


def streets_of(game: CashState, player: i64) -> i64:
    return game.streets[player]


def rent_of(game: CashState, street: i64) -> i64:
    """CC-34, CC-C3: with a hotel, else doubled in a complete group."""
    box = game.box
    if has_hotel(game, street):
        return box.hotel_rent[street]
    if has_group(game, game.owner[street], street):
        return 2 * box.rent[street]
    return box.rent[street]
