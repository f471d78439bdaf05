"""What a report counts in matches of Contraband; see `core.marks`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from funnymoney.core.marks import CARD, TABLE, Events, Mark, count_with
from funnymoney.games.contraband.cards import KIND_NAMES

EVENTS: Final[Events] = {
    "duty": (("pays duty", 0), ("takes duty", 1)),
    "fine": (("pays a fine", 0), ("takes a fine", 1)),
    "damages": (("pays damages", 0), ("takes damages", 1)),
    "reward": (("pays a reward", 0), ("takes a reward", 1)),
    "opened": (("has the suitcase opened", 0),),
    "round_over": (("a round is over", TABLE),),
}


def cards(to: int, key: str, told: list[int]) -> Iterator[Mark]:
    """What somebody has held in a suitcase; only the holder is told."""
    if key == "drew":
        yield Mark(CARD, KIND_NAMES[told[0]], to)
    elif key in ("packed", "received"):
        for kind, count in enumerate(told):
            if count:
                yield Mark(CARD, KIND_NAMES[kind], to)


count: Final = count_with(EVENTS, cards)
