"""What a decent player does after three games: an instinct for each game, a file each."""

from __future__ import annotations

from funnymoney.bots.instincts.contraband import ContrabandInstinct
from funnymoney.bots.instincts.counterfeiters import CounterfeitersInstinct
from funnymoney.bots.instincts.crooked_cash import CrookedCashInstinct
from funnymoney.bots.instincts.ffuffziger import FfuffzigerInstinct
from funnymoney.bots.instincts.instinct import Instinct

INSTINCTS: dict[str, type[Instinct]] = {
    "contraband": ContrabandInstinct,
    "counterfeiters": CounterfeitersInstinct,
    "crooked_cash": CrookedCashInstinct,
    "ffuffziger": FfuffzigerInstinct,
}


def instinct_for(game: str) -> Instinct:
    """Return a new instinct for this game; where there is none, any choice will do."""
    return INSTINCTS.get(game, Instinct)()
