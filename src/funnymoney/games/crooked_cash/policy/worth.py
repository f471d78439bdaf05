"""What streets and hotels of Crooked Cash are worth, at a glance.

Money that a rival loses counts like money won, shared among all rivals. So worth is counted in
lead, and does not hang on the number of players: a rent moves from one player to another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.bits import lowest, number_of, running_sums
from funnymoney.games.crooked_cash.board import GROUP_MASK, GROUP_OF, GROUPS
from funnymoney.games.crooked_cash.numbers import NONE
from funnymoney.games.crooked_cash.property import deeds

if TYPE_CHECKING:
    from funnymoney.games.crooked_cash.rules import CrookedCash

# In hundredths, by the number of streets nobody owns: how many rents a street will bring, the
# last one from the bank (CC-54) among them. A turn comes to any space once in 31, and to a
# street for sale, trains counted, so often that the end is 31 ln((n + 4.8) / 4.8) turns away.
RENTS: Final[vec[i64]] = vec[i64]([
    100, 119, 135, 149, 161, 171, 181, 190, 198, 206, 213, 219,
    225, 231, 237, 242, 247, 251, 256, 260, 264, 268, 272,
])  # fmt: skip
HUNDRED: Final[i64] = 100

FEW: Final[i64] = 8  # streets for sale: the end is near, so use what you have
GOOD_GAIN: Final[i64] = 400  # of a hotel for nothing: a street of B100 and more, and rents to come
HOTEL_HOPE: Final[i64] = 60  # hundredths: a hotel not built yet may never be, for want of money


def rents_to_come(free: i64) -> i64:
    """Return in hundredths how often a street will still bring its rent."""
    return RENTS[number_of(running_sums(free))]


def for_sale(game: CrookedCash) -> i64:
    """Return how many streets nobody owns."""
    return number_of(running_sums(deeds.unowned(game)))


def in_play(game: CrookedCash) -> i64:
    """Return how many players are not bankrupt."""
    return number_of(running_sums(game.box.everybody & ~game.out))


# ----------------------------------------------------------------------------- streets


def group_worth(game: CrookedCash, own: i64, free: i64, group: i64) -> i64:
    """Return what one's streets of a group are worth, if `own` are one's and `free` nobody's."""
    mask = GROUP_MASK[group]
    own &= mask
    if own == 0:
        return 0
    box = game.box
    rents = rents_to_come(free)
    single: i64 = 0  # rents as they are
    whole: i64 = 0  # what the whole group would add
    hope: i64 = 0
    left = mask
    while left != 0:
        bit = left & -left
        left ^= bit
        street = lowest(bit)
        rent = box.rent[street]
        if game.hotels & bit != 0:
            if own & bit != 0:
                single += box.hotel_rent[street]
            continue
        if own & bit != 0:
            single += rent
        whole += rent
        gain = (box.hotel_rent[street] - 2 * rent) * rents - box.hotel_cost[street] * HUNDRED
        if gain > 0 and game.hotels_left > 0 and free != 0:
            hope += gain
    worth = single * rents
    more = whole * rents + hope * HOTEL_HOPE // HUNDRED
    missing = mask & ~own
    if missing & ~free == 0:  # else a rival has one of them, and knows why
        while missing != 0:
            missing &= missing - 1
            more //= in_play(game)  # whoever comes there first
        worth += more
    return worth // HUNDRED


def streets_worth(game: CrookedCash, player: i64) -> i64:
    """Return what all of a player's streets are worth."""
    own = game.streets[player]
    free = deeds.unowned(game)
    worth: i64 = 0
    for group in range(GROUPS):
        if own & GROUP_MASK[group] != 0:
            worth += group_worth(game, own, free, group)
    return worth


def gain(game: CrookedCash, player: i64, street: i64) -> i64:
    """Return how much more a player's streets are worth with this one than if others had it."""
    bit: i64 = 1
    bit <<= street
    free = deeds.unowned(game) & ~bit
    own = game.streets[player] & ~bit
    group = GROUP_OF[street]
    return group_worth(game, own | bit, free, group) - group_worth(game, own, free, group)


def most_to_a_rival(game: CrookedCash, player: i64, street: i64) -> i64:
    """Return what the street is worth to the rival whom it would help most."""
    best: i64 = 0
    for rival in range(game.box.players):
        if rival != player and game.out >> rival & 1 == 0:
            best = max(best, gain(game, rival, street))
    return best


def fair_price(game: CrookedCash, player: i64, street: i64) -> i64:
    """Return for how much it is all the same to have the street, or to leave it to a rival."""
    players = in_play(game)
    own = gain(game, player, street)
    return (own * (players - 1) + most_to_a_rival(game, player, street)) // players


# ------------------------------------------------------------------------------ hotels


def hotel_gain(game: CrookedCash, street: i64) -> i64:
    """Return what a hotel would add to a street that somebody owns, its cost not counted."""
    box = game.box
    rent = box.rent[street]
    if deeds.has_group(game, game.owner[street], street):
        rent += rent
    return (box.hotel_rent[street] - rent) * rents_to_come(deeds.unowned(game)) // HUNDRED


def best_hotel(game: CrookedCash, streets: i64, money: i64) -> i64:
    """Return the street where a hotel wins most, if it wins at all and costs no more than that.

    With no money named it is to be had for nothing.
    """
    best = NONE
    most: i64 = 0
    while streets != 0:
        street = lowest(streets)
        streets &= streets - 1
        won = hotel_gain(game, street)
        if money != NONE:
            cost = game.box.hotel_cost[street]
            if cost > money:
                continue
            won -= cost
        if won > most:
            most = won
            best = street
    return best


def is_good(game: CrookedCash, street: i64) -> bool:
    """Whether a hotel that comes from a card should not wait for a better street."""
    return hotel_gain(game, street) >= GOOD_GAIN or for_sale(game) <= FEW
