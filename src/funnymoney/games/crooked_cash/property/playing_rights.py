"""When a Chance card may be played, and on whom (CC-28, CC-E12, CC-E13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from funnymoney.games.crooked_cash.board import GROUP_MASK, GROUP_OF, LAYOUT, STREETS
from funnymoney.games.crooked_cash.cards import (
    BOOSTER,
    CELL_KEY,
    EXPRESS,
    GIFT_HOTEL,
    HALF_PRICE,
    SWAP,
    WAIVER,
    WARRANT,
    WRECK,
)
from funnymoney.games.crooked_cash.numbers import NONE
from funnymoney.games.crooked_cash.property import deeds, held_cards
from funnymoney.games.crooked_cash.state import CashState

# When a card may be played (CC-E13). The first five are points of the holder's own turn.
BEFORE_ROLL: Final[i64] = 0
IN_JAIL: Final[i64] = 1
ON_STREET: Final[i64] = 2
PICKING: Final[i64] = 3
AFTERWARDS: Final[i64] = 4
RENT_ASKED: Final[i64] = 5  # of you
ASKING_RENT: Final[i64] = 6
BUILDING: Final[i64] = 7


def can_play(game: CashState, player: i64, when: i64) -> bool:
    """CC-E13: only in its time, and only if it can be carried out."""
    kind = held_cards.chance_kind(game, player)
    if kind == NONE or not in_time(kind, when):
        return False
    if kind == HALF_PRICE:
        return game.cash[player] >= game.box.half_price[LAYOUT[game.position[player]]]
    if kind == WARRANT:
        return free_rivals(game, player) != 0
    if kind == SWAP and swappable(game, player) == 0:
        return False
    return not needs_target(kind) or targets(game, player, kind) != 0


def in_time(kind: i64, when: i64) -> bool:
    """Rule file 3.3; most cards may be played at any point of one's own turn."""
    if kind == WAIVER:
        return when == RENT_ASKED
    if kind == BOOSTER:
        return when == ASKING_RENT
    if kind == CELL_KEY:
        return when == IN_JAIL
    if kind == EXPRESS:
        return when == BEFORE_ROLL
    if kind == HALF_PRICE:
        return when == ON_STREET
    return when <= AFTERWARDS or (kind == GIFT_HOTEL and when == BUILDING)


def needs_target(kind: i64) -> bool:
    if kind == GIFT_HOTEL:
        return True
    return kind == EXPRESS or (kind >= SWAP and kind <= WARRANT)


def targets(game: CashState, player: i64, kind: i64) -> i64:
    """Return a bit for each street that a card can be played on."""
    if kind == GIFT_HOTEL:
        if game.hotels_left == 0:
            return 0  # CC-C17
        return deeds.streets_of(game, player) & ~game.hotels
    if kind == EXPRESS:
        return deeds.unowned(game)
    if kind == WRECK:
        return game.hotels & ~deeds.streets_of(game, player)
    return deeds.streets_of(game, player) & ~game.hotels  # SWAP


def swappable(game: CashState, player: i64) -> i64:
    """CH09: rivals' streets without a hotel, not in a complete group of theirs."""
    found: i64 = 0
    rivals = ~deeds.unowned(game) & ~deeds.streets_of(game, player) & ~game.hotels
    for street in range(STREETS):
        if rivals >> street & 1 != 0:
            group = GROUP_MASK[GROUP_OF[street]]
            whole = deeds.streets_of(game, game.owner[street]) & group == group
            found |= i64(not whole) << street
    return found


def free_rivals(game: CashState, player: i64) -> i64:
    """CC-E16: others, not bankrupt and not in jail."""
    found: i64 = 0
    for other in range(game.box.players):
        found |= i64(game.jail[other] == NONE) << other
    return found & ~game.out & ~(1 << player)


def can_play_meanwhile(game: CashState, player: i64) -> bool:
    """Rule file 3.3: at any point of one's own turn, so also in debt or about to pay."""
    if game.stack[0].first(game) != player:
        return False
    for matter in game.stack:
        if not matter.bears_cards():
            return False
    return can_play(game, player, AFTERWARDS)
