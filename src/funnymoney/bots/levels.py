"""Levels for people: what easy, medium, hard and expert are made of, game by game.

All of them see the same: a view. They differ in how often they slip, in how often and how long they
think, and in Crooked Cash in whether they offer trades. Where the policy is nearly right, long
thought is hardly better than short: so hard heeds only some of its choices, and goes by the policy
in the others.
"""

from __future__ import annotations

from typing import Final

from funnymoney.games import spec_of

LEVELS: Final = ("easy", "medium", "hard", "expert")


def made_of(bot: str, game: str) -> str:
    """Return the description of the bot that plays a game at a level; any other is its own."""
    return str(getattr(spec_of(game).levels, bot)) if bot in LEVELS else bot
