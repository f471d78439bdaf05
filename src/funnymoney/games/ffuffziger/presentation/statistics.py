"""What a report counts in matches of Falsche FFuffziger; see `core.marks`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from funnymoney.core.marks import CARD, TABLE, Events, Mark, count_with
from funnymoney.games.ffuffziger.presentation.presenter_words import FACES

EVENTS: Final[Events] = {
    "round": (("a round begins", TABLE),),
    "destroyed": (("a value is destroyed", TABLE),),
    "no_sale": (("a laundering card stays", TABLE),),
    "unsold": (("coins leave the game", TABLE),),
    "won_lot": (("wins an auction", 0),),
    "won_card": (("wins a laundering card", 0),),
    "cannot_match": (("cannot match", 0),),
    "raided": (("is raided", 0),),
    "coins": (("gets coins for 150s", 0),),
}


def cards(to: int, key: str, told: list[int]) -> Iterator[Mark]:
    if key == "did buy":
        yield Mark(CARD, f"machine of {FACES[told[0]]}", to)


count: Final = count_with(EVENTS, cards)
