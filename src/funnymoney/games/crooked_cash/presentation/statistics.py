"""What a report counts in matches of Crooked Cash; see `core.marks`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from funnymoney.core.marks import CARD, EVENT, TABLE, Events, Mark, count_with
from funnymoney.games.crooked_cash.board import COLOURS, GROUP_OF
from funnymoney.games.crooked_cash.presentation.presenter_words import CHANCE_CARDS, CHEST_CARDS

EVENTS: Final[Events] = {
    "salary": (("passes GO", 0),),
    "rent": (("asks for rent", 0), ("is asked for rent", 1)),
    "hotel": (("gets a hotel", 0),),
    "sold": (("wins an auction", 0),),
    "traded": (("trades", 0), ("trades", 1)),
    "jailed": (("goes to jail", 0),),
    "short": (("is short of money", 0),),
    "breaks": (("has a note broken", 0),),
    "bankrupt": (("goes bankrupt", 0),),
    "wrecked": (("loses a hotel", 0),),
    "round_cap": (("the last round is over", TABLE),),
}


def cards(_to: int, key: str, told: list[int]) -> Iterator[Mark]:
    """Streets by place and colour, since boards name them differently; cards that took effect."""
    if key == "buys":
        yield Mark(CARD, f"street {told[1] + 1}, {COLOURS[GROUP_OF[told[1]]]}", told[0])
    elif key == "plays":
        yield Mark(CARD, CHANCE_CARDS[told[1]][0], told[0])
    elif key == "chest":
        yield Mark(CARD, CHEST_CARDS[told[1]][0], told[0])
    elif key == "checked":
        yield Mark(EVENT, "finds a false note" if told[3] else "checks a true note", told[0])
    elif key == "card_checked":
        yield Mark(EVENT, "finds a false card" if told[3] else "checks a true card", told[0])


count: Final = count_with(EVENTS, cards)
