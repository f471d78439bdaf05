"""What is chosen for one who lets his time run out: by the rules, or by what the house states."""

from __future__ import annotations

from typing import Any, Final

from funnymoney.core.game import View, Word
from funnymoney.core.words import example

# CC-C1: rent that is not asked for in time is not owed.
LATE: Final[dict[str, tuple[str, ...]]] = {"crooked_cash": ("waive",)}

# The gentlest choice: the first of these that is offered, with the smallest numbers there are.
# It asks nothing of anybody, doubts nobody and spends as little as can be.
GENTLEST: Final[dict[str, tuple[str, ...]]] = {
    "contraband": ("believe", "accept", "declare", "immunity", "throw"),
    "counterfeiters": ("pass", "stash", "fetch", "print", "tax", "fly", "buy", "shop", "fence"),
    "ffuffziger": ("drop", "stop", "fist", "launder", "produce", "sell", "transform", "offer"),
    "crooked_cash": (
        "waive", "pass", "trust", "refuse", "ready", "done", "roll", "auction", "keep", "keep_old",
        "take", "auto", "pay_rent", "place", "sell", "give_up",
    ),
}  # fmt: skip


def when_late(view: View) -> Word | None:
    """Return the choice that being late comes to for one who sees this, if the rules say so."""
    game: Any = view["game"]
    return first_offered(view, LATE.get(game, ()))


def gentlest(view: View) -> Word:
    """Return the choice that is made for one who sees this, if the host wants no bot to play."""
    game: Any = view["game"]
    choices: Any = view["choices"]
    return first_offered(view, GENTLEST[game]) or example(choices)


def first_offered(view: View, verbs: tuple[str, ...]) -> Word | None:
    """Return the smallest word of the first of these verbs that is offered."""
    choices: Any = view["choices"]
    for verb in verbs:
        offers = [offer for offer in choices if offer["verb"] == verb]
        if offers:
            return example(offers)
    return None
