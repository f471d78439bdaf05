"""What a report counts in matches of Counterfeiters; see `core.marks`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from funnymoney.core.marks import CARD, TABLE, Events, Mark, count_with
from funnymoney.games.counterfeiters.cards import KIND_NAMES

EVENTS: Final[Events] = {
    "police": (("the police move", TABLE),),
    "taught": (("supermarkets learn", TABLE),),
    "godfather": (("the Godfather comes", TABLE),),
    "trashed": (("a contact goes to the dump", TABLE),),
    "round": (("a round begins", TABLE),),
    "paid_godfather": (("pays the Godfather", 0),),
    "sunglasses": (("takes the first-player pawn", 0),),
    "diners": (("passes fakes in diners", 0),),
    "ticket": (("cashes a lottery ticket", 0),),
    "lawyer": (("may use a lawyer", 0),),
}


def cards(_to: int, key: str, told: list[int]) -> Iterator[Mark]:
    """What was bought on the black market, or dealt at the start."""
    if key in ("bought", "component"):
        yield Mark(CARD, KIND_NAMES[told[1]], told[0])


count: Final = count_with(EVENTS, cards)
