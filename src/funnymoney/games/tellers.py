"""Who tells which game, and where its rules stand in words."""

from __future__ import annotations

from importlib.resources import files

from funnymoney.core.teller import Teller
from funnymoney.games.contraband.presentation import presenter as contraband
from funnymoney.games.counterfeiters.presentation import presenter as counterfeiters
from funnymoney.games.crooked_cash.presentation import presenter as crooked_cash
from funnymoney.games.ffuffziger.presentation import presenter as ffuffziger

TELLERS: dict[str, Teller] = {
    "contraband": contraband,
    "counterfeiters": counterfeiters,
    "ffuffziger": ffuffziger,
    "crooked_cash": crooked_cash,
}


def teller_of(game: str) -> Teller:
    """Return what tells this game in English."""
    return TELLERS[game]


def rules_of(game: str) -> str:
    """Return the rules of a game in words, from its README."""
    text = files(f"funnymoney.games.{game}").joinpath("README.md").read_text(encoding="utf-8")
    return text.partition("## The rules")[2].partition("\n## ")[0].strip()
