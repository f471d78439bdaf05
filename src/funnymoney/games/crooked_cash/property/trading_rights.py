"""Who may propose a trade, and to whom (CC-C9, CC-C10)."""

from __future__ import annotations

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.games.crooked_cash.cards import CELL_KEY, CELL_PASS, PROPOSALS
from funnymoney.games.crooked_cash.numbers import PLAYER
from funnymoney.games.crooked_cash.property import held_cards
from funnymoney.games.crooked_cash.state import CashState


def new_window(game: CashState) -> None:
    """CC-C9: proposals are counted anew."""
    proposals = game.proposals
    used_up = game.box.used_up
    for player in range(game.box.players):
        proposals[player] = used_up


def can_propose(game: CashState, player: i64) -> bool:
    return game.proposals[player] < PROPOSALS and partners(game, player) != 0


def partners(game: CashState, player: i64) -> i64:
    """Return all with whom there is anything to trade."""
    others = game.box.everybody & ~game.out & ~(1 << player)
    if has_goods(game, player):
        return others
    for other in range(game.box.players):
        if not has_goods(game, other):
            others &= ~(1 << other)
    return others


def has_goods(game: CashState, player: i64) -> bool:
    """CC-C10: money, streets or a jail card."""
    if game.cash[player] > 0 or game.streets[player] != 0:
        return True
    if game.chest[player] >> CELL_PASS & 1 != 0:
        return True
    return held_cards.chance_kind(game, player) == CELL_KEY


def add_partners(game: CashState, player: i64, out: Actions) -> None:
    out.add_bits(partners(game, player), PLAYER)
