"""Chance cards of Crooked Cash at a glance: which to take, when to play them, and on whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import lowest
from funnymoney.games.crooked_cash.cards import (
    CELL_KEY,
    CHIPS,
    COLLECTED,
    COLLECTION,
    EXPRESS,
    GIFT_HOTEL,
    GRANTED,
    RECHARGE,
    RECHARGED,
    SHOWN,
    SWAP,
    WARRANT,
    WRECK,
)
from funnymoney.games.crooked_cash.numbers import DEED, NONE, PLAY, PLAYER, SLOT, STOP
from funnymoney.games.crooked_cash.policy.worth import (
    best_hotel,
    for_sale,
    gain,
    hotel_gain,
    in_play,
    is_good,
)
from funnymoney.games.crooked_cash.procedures.chance_cards import Play
from funnymoney.games.crooked_cash.procedures.decoder import can_check
from funnymoney.games.crooked_cash.property import deeds, playing_rights
from funnymoney.games.crooked_cash.property.held_cards import is_false

if TYPE_CHECKING:
    from funnymoney.games.crooked_cash.rules import CrookedCash

RENT_CARD: Final[i64] = 110  # a rent waived, or doubled: those that are worth it are about so large
HALF_CARD: Final[i64] = 110  # half the price of a street
KEY_CARD: Final[i64] = 30  # the fine, if one is ever in jail
ARREST_CARD: Final[i64] = 60  # a turn or two, and the decoder, of one rival
A_CHIP: Final[i64] = 40  # what a green chip may win: one note of 100 in three, a card in two
LATE_TO_LEAVE: Final[i64] = 3  # streets for sale: by now jail is a quiet place

# By kind of card: what it brings, of those that always bring about the same.
PLAIN_WORTH: Final[vec[i64]] = vec[i64](
    [RENT_CARD, 0, KEY_CARD, RENT_CARD, HALF_CARD, 0, GRANTED, 0, 0, 0, 0, 0]
)


# ------------------------------------------------------------------------------- worth


def card_worth(game: CrookedCash, player: i64, card: i64) -> i64:
    """Return about what a Chance card will bring; one known to be false, half of that."""
    worth = kind_worth(game, player, card >> 1)
    if is_false(game, card):
        worth //= 2
    return worth


def kind_worth(game: CrookedCash, player: i64, kind: i64) -> i64:
    plain = PLAIN_WORTH[kind]
    if plain > 0:
        return plain
    if kind == COLLECTION:
        return COLLECTED * in_play(game)
    if kind == RECHARGE:
        return RECHARGED + (CHIPS - game.chips[player]) * A_CHIP
    if kind == GIFT_HOTEL:
        return gift_worth(game, player)
    if kind == EXPRESS:
        return express_worth(game, player)
    if kind == SWAP:
        return swap_worth(game, player)
    if kind == WRECK:
        return wreck_worth(game, player)
    assert kind == WARRANT
    return ARREST_CARD // (in_play(game) - 1)


def gift_worth(game: CrookedCash, player: i64) -> i64:
    street = gift_target(game, player)
    if street == NONE:
        return RENT_CARD  # there will be a street
    return hotel_gain(game, street)


def express_worth(game: CrookedCash, player: i64) -> i64:
    street = express_target(game, player)
    if street == NONE:
        return 0
    return gain(game, player, street) - game.box.price[street]


def swap_worth(game: CrookedCash, player: i64) -> i64:
    given, taken = swap_given(game, player), swap_taken(game, player)
    if given == NONE or taken == NONE:
        return 0
    rival = game.owner[taken]
    won = gain(game, player, taken) - gain(game, player, given)
    lost = gain(game, rival, taken) - gain(game, rival, given)
    return won + lost // (in_play(game) - 1)


def wreck_worth(game: CrookedCash, player: i64) -> i64:
    street = wreck_target(game, player)
    if street == NONE:
        return 0
    return hotel_gain(game, street) // (in_play(game) - 1)


# ------------------------------------------------------------------------------ choosing


def pick(game: CrookedCash, player: i64, legal: Actions) -> i64:
    """Play what one has, if it is time (CC-E12); then take what is worth most."""
    best: i64 = NONE
    found = STOP
    own = game.chance[player]
    if own != NONE:
        if legal.has(PLAY) and worth_playing(game, player):
            return PLAY
        best = card_worth(game, player, own)
    for slot in range(SHOWN):
        worth = card_worth(game, player, game.shown[slot])
        if worth > best:
            best = worth
            found = SLOT + slot
    return found


def keep(game: CrookedCash, player: i64, card: i64) -> i64:
    """CC-C13: the card one has, or this new one."""
    if card_worth(game, player, card) > card_worth(game, player, game.chance[player]):
        return SLOT + 1
    return SLOT


def worth_playing(game: CrookedCash, player: i64) -> bool:
    """Whether to play one's Chance card, if this is its time."""
    card = game.chance[player]
    kind = card >> 1
    if is_false(game, card) and can_check(game, player) != 0:
        return False
    if kind == CELL_KEY:
        return wants_out(game)
    if kind == GIFT_HOTEL:
        street = gift_target(game, player)
        return street != NONE and is_good(game, street)
    return kind_worth(game, player, kind) > 0


def wants_out(game: CrookedCash) -> bool:
    """Whether to leave jail: while there are streets to be had."""
    return for_sale(game) > LATE_TO_LEAVE


# ------------------------------------------------------------------------------- targets


def target(game: CrookedCash, play: Play, player: i64, legal: Actions) -> i64:
    """Name what a card is played on, or any if nothing is worth it."""
    if play.kind == WARRANT:
        return richest(game, legal)
    found = NONE
    if play.kind == GIFT_HOTEL:
        found = gift_target(game, player)
    elif play.kind == EXPRESS:
        found = express_target(game, player)
    elif play.kind == WRECK:
        found = wreck_target(game, player)
    elif play.target == NONE:
        found = swap_given(game, player)
    else:
        found = swap_taken(game, player)
    if found == NONE:
        return legal.at(0)
    return DEED + found


def gift_target(game: CrookedCash, player: i64) -> i64:
    return best_hotel(game, playing_rights.targets(game, player, GIFT_HOTEL), NONE)


def express_target(game: CrookedCash, player: i64) -> i64:
    """Return the street for sale, and affordable, that wins most at its price."""
    best = NONE
    most: i64 = 0
    left = deeds.unowned(game)
    while left != 0:
        street = lowest(left)
        left &= left - 1
        price = game.box.price[street]
        won = gain(game, player, street) - price
        if won > most and price <= game.cash[player]:
            most = won
            best = street
    return best


def swap_given(game: CrookedCash, player: i64) -> i64:
    """Return the street that one would miss least."""
    best = NONE
    least: i64 = 0
    left = playing_rights.targets(game, player, SWAP)
    while left != 0:
        street = lowest(left)
        left &= left - 1
        lost = gain(game, player, street)
        if best == NONE or lost < least:
            least = lost
            best = street
    return best


def swap_taken(game: CrookedCash, player: i64) -> i64:
    """Return the street that one wins most with, and a rival loses most without."""
    best = NONE
    most: i64 = 0
    left = playing_rights.swappable(game, player)
    while left != 0:
        street = lowest(left)
        left &= left - 1
        lost = gain(game, game.owner[street], street) // (in_play(game) - 1)
        won = gain(game, player, street) + lost
        if won > most:
            most = won
            best = street
    return best


def wreck_target(game: CrookedCash, player: i64) -> i64:
    """Return the street whose hotel brings a rival most."""
    return best_hotel(game, playing_rights.targets(game, player, WRECK), NONE)


def richest(game: CrookedCash, legal: Actions) -> i64:
    """Return the action that names the rival with most money."""
    best = legal.at(0)
    for at in range(legal.count):
        action = legal.at(at)
        if game.cash[action - PLAYER] > game.cash[best - PLAYER]:
            best = action
    return best
