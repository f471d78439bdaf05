"""What a decent player does after three games, game by game."""

from __future__ import annotations

from funnymoney.core.policy import Policy
from funnymoney.games.contraband.policy import ContrabandPolicy
from funnymoney.games.counterfeiters.policy import CounterfeitersPolicy
from funnymoney.games.crooked_cash.policy.policy import CrookedCashPolicy
from funnymoney.games.ffuffziger.policy import FfuffzigerPolicy

POLICIES: dict[str, type[Policy]] = {
    "contraband": ContrabandPolicy,
    "counterfeiters": CounterfeitersPolicy,
    "crooked_cash": CrookedCashPolicy,
    "ffuffziger": FfuffzigerPolicy,
}


def policy_for(game: str) -> Policy:
    """Return a new policy for this game; where there is none, any choice will do."""
    return POLICIES.get(game, Policy)()
