"""The police and the Godfather (CF-16, CF-29 to CF-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from funnymoney.core.told import Told
from funnymoney.games.counterfeiters.box import GODFATHER, INVESTIGATION
from funnymoney.games.counterfeiters.cards import QUALITIES
from funnymoney.games.counterfeiters.numbers import NONE, VISIT

if TYPE_CHECKING:
    from funnymoney.games.counterfeiters.rules import Counterfeiters


def advance(state: Counterfeiters, told: Told) -> None:
    """CF-16: one space on, and what is there happens (CF-R24: only on arrival)."""
    state.pawn += 1
    told.all("police", state.pawn)
    special = state.box.track[state.pawn]
    if special & INVESTIGATION != 0:  # CF-R43: this first, then the Godfather
        state.taught = min(state.taught + 1, QUALITIES)  # CF-30
        told.all("taught", state.taught)
    if special & GODFATHER != 0:
        godfather(state, told)
    if state.pawn == state.box.last:
        state.trigger = state.player  # CF-38


def godfather(state: Counterfeiters, told: Told) -> None:
    """CF-29, CF-R21, CF-R22: everybody pays half of his hand, rounded up, to the bank."""
    hand = state.hand
    told.all("godfather")
    for player in range(state.box.players):
        due = (hand[player] + 10) // 20 * 10
        hand[player] -= due
        if state.box.shows:
            told.all("paid_godfather", player, due)
            state.note(player, VISIT, due // 10)
        else:
            told.only(player, "paid_godfather", player, due)
            state.note(player, VISIT, NONE)
