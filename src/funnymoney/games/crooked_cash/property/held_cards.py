"""Cards that players keep, and the piles they go under (CC-48 to 52)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from funnymoney.games.crooked_cash.cards import CHEST_CARDS
from funnymoney.games.crooked_cash.numbers import NONE
from funnymoney.games.crooked_cash.state import CashState


def chance_kind(game: CashState, player: i64) -> i64:
    if game.chance[player] == NONE:
        return NONE
    return game.chance[player] >> 1


def is_true(game: CashState, card: i64) -> bool:
    """Whether a Chance card is known to be the true one of its pair (CC-B12)."""
    return game.proven >> card & 1 != 0


def is_false(game: CashState, card: i64) -> bool:
    return is_true(game, card ^ 1)


def is_exposed(game: CashState, kind: i64) -> bool:
    """Whether it is known which card of a pair is true."""
    return game.proven >> kind * 2 & 3 != 0


def prove(game: CashState, card: i64) -> None:
    """From now on everybody knows that this card is true, and the other one false."""
    game.proven |= 1 << card


def chance_under(game: CashState, card: i64) -> None:
    game.under = append(game.under, card)


def chest_under(game: CashState, player: i64, card: i64) -> None:
    game.chest[player] &= ~(1 << card)
    game.chest_pile = append(game.chest_pile, card)


def cards_under(game: CashState, player: i64) -> None:
    """CC-52: a debtor of the bank lays all his cards under their piles."""
    if game.chance[player] != NONE:
        chance_under(game, game.chance[player])
        game.chance[player] = NONE
    for card in range(CHEST_CARDS):
        if game.chest[player] >> card & 1 != 0:
            chest_under(game, player, card)


def cards_to(game: CashState, player: i64, creditor: i64) -> i64:
    """CC-52: all cards to the creditor; return the Chance card he has no room for."""
    game.chest[creditor] |= game.chest[player]
    game.chest[player] = 0
    card = game.chance[player]
    game.chance[player] = NONE
    if game.chance[creditor] == NONE:
        game.chance[creditor] = card
        return NONE
    return card
