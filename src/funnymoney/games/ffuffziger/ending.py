"""The end of the game: coins for real money, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import share_win
from funnymoney.core.told import Told
from funnymoney.games.ffuffziger.cards import BONUS
from funnymoney.games.ffuffziger.numbers import MONEY, OVER, REAL

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger

RICHER: Final[i64] = 1 << 32  # one coin counts more than any real money


def finish(state: Ffuffziger, told: Told) -> None:
    """FF-37: at once; FF-38: six, four and two coins for the most real money."""
    state.phase = OVER
    state.auctions = 0  # FF-R24
    state.player = state.first
    coins = state.coins
    for player in range(state.box.players):
        bonus = bonus_for(state, player)
        coins[player] += bonus
        told.all("bonus", player, bonus, real_of(state, player))


def bonus_for(state: Ffuffziger, player: i64) -> i64:
    """FF-D12: those with the same money share the places they cover, rounded down."""
    own = real_of(state, player)
    richer: i64 = 0
    tied: i64 = 0
    for other in range(state.box.players):
        if real_of(state, other) > own:
            richer += 1
        elif real_of(state, other) == own:
            tied += 1
    shared: i64 = 0
    for place in range(richer, richer + tied):
        shared += BONUS[place]
    return shared // tied


def real_of(state: Ffuffziger, player: i64) -> i64:
    return state.money[player * MONEY + REAL]


def share(state: Ffuffziger, out: vec[i64]) -> None:
    """FF-38: most coins, then most real money; FF-R25: fakes are worth nothing."""
    scores = vec[i64]([0] * state.box.players)
    for player in range(state.box.players):
        scores[player] = state.coins[player] * RICHER + real_of(state, player)
    share_win(scores, out)
