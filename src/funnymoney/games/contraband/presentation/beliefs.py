"""What a viewer of Contraband thinks of what is hidden; see `core.belief`."""

from __future__ import annotations

from typing import cast

from funnymoney.core.belief import Belief
from funnymoney.core.game import Game, View
from funnymoney.games.contraband.rules import Contraband


def believe(view: View, found: list[Game]) -> list[Belief]:
    """Say whether what was just declared is true."""
    holder = cast(int, view["holder"])
    if view["phase"] not in ("inspection", "acceptance") or view["me"] == holder:
        return []
    true = sum(state.is_true() for state in found if isinstance(state, Contraband))
    return [Belief("declaration", holder, true=true / len(found))]
