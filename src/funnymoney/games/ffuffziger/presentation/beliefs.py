"""What a viewer of Falsche FFuffziger thinks of what is hidden; see `core.belief`."""

from __future__ import annotations

from typing import cast

from funnymoney.core.belief import Belief, amount
from funnymoney.core.game import Game, View
from funnymoney.games.ffuffziger.rules import Ffuffziger


def believe(view: View, found: list[Game]) -> list[Belief]:
    """Say what is in a closed fist; everything else lies open."""
    states = [state for state in found if isinstance(state, Ffuffziger)]
    closed = cast(list[int], view["closed"]) if view["phase"] == "fists" else []
    beliefs = []
    for player in closed:
        if player != view["me"]:
            worth = [int(state.worth[player]) for state in states]
            beliefs += amount("fist", player, worth)
    return beliefs
