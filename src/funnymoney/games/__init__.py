"""The games of the house: the one list."""

from __future__ import annotations

from funnymoney.core.errors import UnknownGame
from funnymoney.core.game import Game
from funnymoney.games.contraband.rules import Contraband
from funnymoney.games.counterfeiters.rules import Counterfeiters
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.games.ffuffziger.rules import Ffuffziger

GAMES: dict[str, type[Game]] = {
    game.name: game for game in (Contraband, Counterfeiters, Ffuffziger, CrookedCash)
}


def game_named(name: str) -> type[Game]:
    """Return a game of the house, or raise UnknownGame."""
    if name not in GAMES:
        which = f"there is no game {name!r}" if name else "which game?"
        raise UnknownGame(f"{which}: expected one of {', '.join(GAMES)}")
    return GAMES[name]
