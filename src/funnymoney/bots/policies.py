"""The policy of each game: what a decent player does after three matches."""

from __future__ import annotations

from funnymoney.core.policy import Policy
from funnymoney.games import spec_of


def policy_for(game: str) -> Policy:
    """Return a new policy for this game; of a game that brings none, one that chooses at random."""
    return spec_of(game).policy()
