"""Features: a view as whole numbers, each named, always as many for so many players.

A field says how it is read from a view, in plain Python; a game's compiled `features` writes
the same numbers straight from the state, and a law of the tests holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Field:
    """Some numbers of a view, under one name: `fixed` of them, and `each` for every seat."""

    name: str
    fixed: int
    about: str
    read: Callable[[dict[str, Any]], Sequence[float]]
    each: int = 0

    def size(self, players: int) -> int:
        return self.fixed + self.each * players


def seats(
    name: str, each: int, about: str, read: Callable[[dict[str, Any], int], Sequence[float]]
) -> Field:
    """Return a field with numbers for each seat only, the viewer's first, then clockwise."""
    return Field(name, 0, about, lambda view: by_seat(view, lambda seat: read(view, seat)), each)


def flatten(fields: Sequence[Field], view: dict[str, Any]) -> list[float]:
    """Return all the numbers of a view, in the order of the fields."""
    flat: list[float] = []
    for field in fields:
        numbers = [float(number) for number in field.read(view)]
        size = field.size(view["players"])
        assert len(numbers) == size, f"{field.name}: {len(numbers)} is not {size}"
        flat += numbers
    return flat


def size_of(fields: Sequence[Field], players: int) -> int:
    return sum(field.size(players) for field in fields)


def one_hot(place: int | None, size: int) -> list[float]:
    """Return `size` zeros but for a one at `place`, if there is a place."""
    return [float(at == place) for at in range(size)]


def by_seat(view: dict[str, Any], read: Callable[[int], Sequence[float]]) -> list[float]:
    """Return the numbers of each seat, the viewer's first; a spectator begins with player 0."""
    players, me = view["players"], view["me"] or 0
    return [number for away in range(players) for number in read((me + away) % players)]
