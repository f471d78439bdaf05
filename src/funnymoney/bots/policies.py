"""What a decent player does after three games, game by game."""

from __future__ import annotations

from funnymoney.core.policy import Instinct
from funnymoney.games.contraband.policy import ContrabandInstinct
from funnymoney.games.counterfeiters.policy import CounterfeitersInstinct
from funnymoney.games.crooked_cash.policy.policy import CrookedCashInstinct
from funnymoney.games.ffuffziger.policy import FfuffzigerInstinct

INSTINCTS: dict[str, type[Instinct]] = {
    "contraband": ContrabandInstinct,
    "counterfeiters": CounterfeitersInstinct,
    "crooked_cash": CrookedCashInstinct,
    "ffuffziger": FfuffzigerInstinct,
}


def instinct_for(game: str) -> Instinct:
    """Return a new instinct for this game; where there is none, any choice will do."""
    return INSTINCTS.get(game, Instinct)()
