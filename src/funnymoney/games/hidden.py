"""What not even the views of all players tell of a position, for who looks at a match once more."""

from __future__ import annotations

from typing import Any

from funnymoney.core.game import Game
from funnymoney.games.crooked_cash.hidden import hidden_in as hidden_in_crooked_cash
from funnymoney.games.crooked_cash.rules import CrookedCash


def hidden_in(state: Game) -> dict[str, Any] | None:
    """Return what nobody knows; in most games somebody knows everything, and there is nothing."""
    return hidden_in_crooked_cash(state) if isinstance(state, CrookedCash) else None
