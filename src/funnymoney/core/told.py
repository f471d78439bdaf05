"""How rules say what happened: to everybody, or to one player only.

Rules hand over a key and whole numbers, never prose: each reader puts it into words.
`Told` itself is deaf, for search and simulation; `Telling` writes everything down.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

ALL: Final = -1
NOTHING: Final[i64] = -(2**40)  # stands for "no such number"


class Told:
    """Hears nothing. `listens` tells whether it is worth the while to prepare a long tale."""

    def __init__(self) -> None:
        self.listens: bool = False

    def all(
        self, key: str, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING, d: i64 = NOTHING
    ) -> None:
        """Everybody at the table, spectators too, learns this."""
        if self.listens:
            self.say(ALL, key, a, b, c, d)

    def only(
        self, player: i64, key: str, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING
    ) -> None:
        """One player learns this."""
        if self.listens:
            self.say(player, key, a, b, c, NOTHING)

    def show(self, key: str, a: i64, numbers: vec[i64]) -> None:
        """Everybody learns a list of numbers, such as the cards of an opened hand."""
        if self.listens:
            self.write(ALL, [key, int(a), *listed(numbers)])

    def slip(self, player: i64, key: str, numbers: vec[i64]) -> None:
        """One player learns a list of numbers."""
        if self.listens:
            self.write(int(player), [key, *listed(numbers)])

    def say(self, to: i64, key: str, a: i64, b: i64, c: i64, d: i64) -> None:
        """Put an item together; apart, so that to be deaf costs next to nothing."""
        self.write(int(to), item(key, a, b, c, d))

    def write(self, to: int, item: list[str | int]) -> None:
        """Hear something; what is overridden by one who listens."""


@final
class Telling(Told):
    """Writes down (to whom, item), where an item is `[key, numbers…]` and ALL means everybody."""

    def __init__(self) -> None:
        self.listens = True
        self.items: list[tuple[int, list[str | int]]] = []

    def write(self, to: int, item: list[str | int]) -> None:
        self.items.append((to, item))


def item(key: str, a: i64, b: i64, c: i64, d: i64) -> list[str | int]:
    return [key, *[int(number) for number in (a, b, c, d) if number != NOTHING]]


def listed(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


SILENT: Final = Told()
