"""Every kind of match that a door is tried with: all games, all numbers of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from funnymoney.games import GAMES


@dataclass(frozen=True)
class Kind:
    name: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return f"{self.name}-{self.players}"


KINDS = [Kind(name, players) for name, game in GAMES.items() for players in game.seats]
# Crooked Cash goes on for thousands of steps at random: where a match is played to its end, the
# rounds are limited, as people may limit them.
BRIEF: dict[str, dict[str, Any]] = {"crooked_cash": {"round_cap": 1}}
SHORT = [Kind(kind.name, kind.players, BRIEF.get(kind.name, {})) for kind in KINDS]
FEWEST = [kind for kind in SHORT if kind.players == GAMES[kind.name].seats[0]]
MOST = [kind for kind in SHORT if kind.players == GAMES[kind.name].seats[-1]]

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
every_short_kind = pytest.mark.parametrize("kind", SHORT, ids=str)
every_game = pytest.mark.parametrize("kind", FEWEST, ids=str)
with_most_players = pytest.mark.parametrize("kind", MOST, ids=str)
