"""Features: a view as a fixed number of whole numbers, each named.

A field says how it is read from a view, in plain Python; a game's compiled `features` writes
the same numbers straight from the state, and a law of the tests holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

SEATS: Final = 6  # features have room for this many players in every game


@dataclass(frozen=True)
class Field:
    """Some numbers of a view, under one name."""

    name: str
    size: int
    about: str
    read: Callable[[dict[str, Any]], Sequence[float]]


def flatten(fields: Sequence[Field], view: dict[str, Any]) -> list[float]:
    """Return all the numbers of a view, in the order of the fields."""
    flat: list[float] = []
    for field in fields:
        numbers = [float(number) for number in field.read(view)]
        assert len(numbers) == field.size, f"{field.name}: {len(numbers)} is not {field.size}"
        flat += numbers
    return flat


def size_of(fields: Sequence[Field]) -> int:
    return sum(field.size for field in fields)


def one_hot(place: int | None, size: int) -> list[float]:
    """Return `size` zeros but for a one at `place`, if there is a place."""
    return [float(at == place) for at in range(size)]


def by_seat(view: dict[str, Any], each: Callable[[int], Sequence[float]]) -> list[float]:
    """Return the numbers of each seat in turn, the viewer's first, then clockwise.

    Seats that are not there are zeros; a spectator counts from player 0.
    """
    players, me = view["players"], view["me"] or 0
    rows = [list(each((me + away) % players)) for away in range(players)]
    return [number for row in rows for number in row] + [0.0] * ((SEATS - players) * len(rows[0]))
