"""Levels for people: what easy, medium, hard and expert are made of, game by game.

All of them see the same: a view. They differ in how often they slip, in how often and how long they
think, and in Crooked Cash in whether they offer trades. Where the policy is nearly right, long
thought is hardly better than short: so hard heeds only some of its choices, and goes by the policy
in the others.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "medium", "hard", "expert")

SEARCHES: Final[dict[str, tuple[str, str]]] = {  # hard and expert
    "contraband": ("ismcts:400;heed=55", "ismcts:2000;beliefs=85"),
    "counterfeiters": ("ismcts:100;heed=40", "ismcts:1000"),
    "ffuffziger": ("ismcts:50;heed=40", "ismcts:200"),
    "crooked_cash": ("ismcts:100;heed=45;offers=1", "ismcts:400;offers=4"),
}


def made_of(bot: str, game: str) -> str:
    """Return the description of the bot that plays a game at a level; any other is its own."""
    hard, expert = SEARCHES[game]
    levels = {"easy": "greedy:50", "medium": "greedy", "hard": hard, "expert": expert}
    return levels.get(bot, bot)
