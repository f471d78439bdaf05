"""Levels for people: what easy, medium, hard and expert are made of, game by game.

All of them see the same: a view. They differ in how often they slip and how long they think.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "medium", "hard", "expert")

# Iterations of hard and expert, chosen so that expert takes 0.4 s on average on one core.
BUDGETS: Final[dict[str, tuple[int, int]]] = {
    "contraband": (200, 2000),
    "counterfeiters": (50, 500),
    "ffuffziger": (50, 400),
    "crooked_cash": (100, 1000),
}


def made_of(level: str, game: str) -> str:
    """Return the description of the bot that plays a game at this level."""
    hard, expert = BUDGETS[game]
    return {
        "easy": "greedy:50",
        "medium": "greedy",
        "hard": f"ismcts:{hard}",
        "expert": f"ismcts:{expert}",
    }[level]
