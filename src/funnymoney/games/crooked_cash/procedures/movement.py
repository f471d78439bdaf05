"""Moving about the board, and into jail (CC-14, CC-42, CC-45)."""

from __future__ import annotations

from mypy_extensions import i64

from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.board import JAIL_SPACE, LAYOUT, SPACES
from funnymoney.games.crooked_cash.cards import SALARY
from funnymoney.games.crooked_cash.money import bank
from funnymoney.games.crooked_cash.state import CashState


def move_by(game: CashState, player: i64, steps: i64, told: Told) -> None:
    """CC-42: B200 and green chips for landing on GO or passing it."""
    at = game.position[player] + steps
    if at >= SPACES:
        at -= SPACES
        game.position[player] = at
        told.all("moves", player, at)
        told.all("salary", player)
        bank.pay(game, player, SALARY, told)
        refresh_chips(game, player, told)
        return
    game.position[player] = at
    told.all("moves", player, at)


def move_to(game: CashState, player: i64, space: i64, told: Told) -> None:
    """Forward to a space; the one he stands on is a whole round away."""
    steps = space - game.position[player]
    if steps <= 0:
        steps += SPACES
    move_by(game, player, steps, told)


def street_at(game: CashState, player: i64) -> i64:
    return LAYOUT[game.position[player]]


def to_jail(game: CashState, player: i64, told: Told) -> None:
    """CC-45, CC-B14: no salary, no new chips."""
    game.position[player] = JAIL_SPACE
    game.jail[player] = 0
    told.all("jailed", player)


def refresh_chips(game: CashState, player: i64, told: Told) -> None:
    """CC-14: red chips turn green."""
    if game.chips[player] < game.box.chips:
        game.chips[player] = game.box.chips
        told.all("chips", player)
