"""The games of the house: the one list."""

from __future__ import annotations

from funnymoney.core.errors import UnknownGame
from funnymoney.core.game import Game
from funnymoney.games.contraband.rules import Contraband

GAMES: dict[str, type[Game]] = {game.name: game for game in (Contraband,)}


def game_named(name: str) -> type[Game]:
    """Return a game of the house, or raise UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}: expected one of {', '.join(GAMES)}")
    return GAMES[name]
