"""What one who sees a view thinks of what is hidden: how likely it is, or how much.

A game that has a say in this names a function of a view and of many worlds that its viewer may
imagine; see `bots/beliefs.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from funnymoney.core.game import Game, View

STEPS: Final = 12  # into which amounts are put together


@dataclass(frozen=True)
class Belief:
    """What is thought of something a player has or has said.

    Of a declaration how likely it is true, of a note how likely it is false, of money the mean, and
    amounts with how likely each is.
    """

    about: str  # declaration, note, money, offshore, fist
    player: int
    true: float | None = None
    false: float | None = None
    place: int | None = None  # of the note, among those its player has laid down
    worth: int | None = None  # of the note
    mean: float | None = None
    amounts: list[tuple[int, float]] | None = None


Believing = Callable[[View, list[Game]], list[Belief]]


def amount(about: str, player: int, found: list[int]) -> list[Belief]:
    """Say how likely which amount is; nothing if there is no doubt."""
    if len(set(found)) < 2:
        return []
    mean = sum(found) / len(found)
    return [Belief(about, player, mean=mean, amounts=spread(found))]


def spread(found: list[int]) -> list[tuple[int, float]]:
    """Return amounts, or the middles of even steps if there are many, with their likelihood."""
    counted = Counter(found)
    if len(counted) > STEPS:
        least, width = min(found), (max(found) - min(found)) // STEPS + 1
        counted = Counter(least + (each - least) // width * width + width // 2 for each in found)
    return [(each, count / len(found)) for each, count in sorted(counted.items())]
