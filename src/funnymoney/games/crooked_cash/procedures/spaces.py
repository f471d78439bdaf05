"""What the spaces of the board and the Community Chest bring (CC-42 to 49)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.board import (
    CHANCE,
    CHEST,
    LAYOUT,
    POLICE,
    SPACES,
    STREETS,
    TRAIN,
)
from funnymoney.games.crooked_cash.cards import (
    ARREST,
    BIRTHDAY,
    CHEST_CARDS,
    GIVEN,
    HOTEL_REPAIRS,
    KEPT,
    NEW_CHIPS,
    NEXT_STREET,
    RECHARGED,
    REPAIR,
    TO_GO,
    owed_to_bank,
    paid_by_bank,
)
from funnymoney.games.crooked_cash.money import bank
from funnymoney.games.crooked_cash.numbers import BANK, NONE
from funnymoney.games.crooked_cash.procedures import movement
from funnymoney.games.crooked_cash.procedures.chance_cards import Pick
from funnymoney.games.crooked_cash.procedures.collection import Collect
from funnymoney.games.crooked_cash.procedures.payment import OWED, Payment
from funnymoney.games.crooked_cash.procedures.purchase import Purchase
from funnymoney.games.crooked_cash.procedures.rent import Rent
from funnymoney.games.crooked_cash.property import deeds
from funnymoney.games.crooked_cash.state import CashState


def arrive(game: CashState, player: i64, luck: Luck, told: Told) -> bool:
    """Deal with the space somebody has come to; return whether anything is left to settle.

    What is settled at once has been told to the matter beneath already.
    """
    space = LAYOUT[game.position[player]]
    if space < STREETS:
        return visit(game, player, space)
    if space == TRAIN:
        return ride(game, player, told)
    if space == CHANCE and game.box.cards:
        game.push(Pick(player))
        return True
    if space == CHEST and game.box.cards:
        return open_chest(game, player, luck, told)
    if space == POLICE:
        movement.to_jail(game, player, told)  # CC-45
    return False


def visit(game: CashState, player: i64, street: i64) -> bool:
    owner = game.owner[street]
    if owner == NONE:
        Purchase(player, street).start(game)  # CC-30
        return True
    if owner == player:
        return False
    game.push(Rent(owner, player, street))  # CC-33
    return True


def ride(game: CashState, player: i64, told: Told) -> bool:
    """CC-43, CC-C8: on to the next street that nobody owns."""
    at = game.position[player] + 1
    while True:
        space = LAYOUT[at % SPACES]
        if space < STREETS and game.owner[space] == NONE:
            break
        at += 1
    movement.move_by(game, player, at - game.position[player], told)
    return visit(game, player, LAYOUT[at % SPACES])


def open_chest(game: CashState, player: i64, luck: Luck, told: Told) -> bool:
    """CC-48: take the top card and do what it says, or keep it."""
    card = draw(game, luck)
    told.all("chest", player, card)
    if KEPT >> card & 1 != 0:
        game.chest[player] |= 1 << card
        return False
    game.chest_pile = append(game.chest_pile, card)
    return carry_out(game, player, card, luck, told)


def draw(game: CashState, luck: Luck) -> i64:
    """Those never seen come first, then those laid under, in their order."""
    if game.unopened == 0:
        top = game.chest_pile[0]
        game.chest_pile = game.chest_pile[1:]
        return top
    cards = vec[i64]([0] * CHEST_CARDS)
    left: i64 = 0
    for card in range(CHEST_CARDS):
        cards[card] = game.unopened >> card & 1
        left += cards[card]
    drawn = luck.pick(cards, left)
    game.unopened &= ~(1 << drawn)
    return drawn


def carry_out(game: CashState, player: i64, card: i64, luck: Luck, told: Told) -> bool:
    """Rule file 3.4. Return whether anything is left to settle."""
    if card == BIRTHDAY:
        Collect(player, GIVEN).start(game, luck, told)
        return True
    if card == TO_GO:
        movement.move_to(game, player, 0, told)
    elif card == NEXT_STREET:
        return ride(game, player, told)
    elif card == NEW_CHIPS:
        if game.chips[player] < game.box.chips:
            movement.refresh_chips(game, player, told)
        else:
            bank.pay(game, player, RECHARGED, told)
    elif card == ARREST:
        movement.to_jail(game, player, told)
    elif paid_by_bank(card) > 0:
        bank.pay(game, player, paid_by_bank(card), told)
    else:
        return pay_bank(game, player, debt_by(game, player, card), luck, told)
    return False


def debt_by(game: CashState, player: i64, card: i64) -> i64:
    if card == HOTEL_REPAIRS:
        return REPAIR * deeds.hotels_of(game, player)
    return owed_to_bank(card)


def pay_bank(game: CashState, player: i64, amount: i64, luck: Luck, told: Told) -> bool:
    if amount == 0:
        return False
    Payment(player, BANK, amount, OWED).start(game, luck, told)
    return True
