"""What a viewer of Counterfeiters thinks of what is hidden; see `core.belief`."""

from __future__ import annotations

from typing import cast

from funnymoney.core.belief import Belief, amount
from funnymoney.core.game import Game, View
from funnymoney.games.counterfeiters.rules import Counterfeiters


def believe(view: View, found: list[Game]) -> list[Belief]:
    """Say what rivals have in hand, and out of everybody's reach."""
    states = [state for state in found if isinstance(state, Counterfeiters)]
    beliefs = []
    for player in range(cast(int, view["players"])):
        if player != view["me"]:
            hands = [int(state.hand[player]) for state in states]
            away = [int(state.offshore[player]) for state in states]
            beliefs += amount("money", player, hands) + amount("offshore", player, away)
    return beliefs
