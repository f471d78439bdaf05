"""Small tools for writing views and reading them back."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import SPECTATOR, Options, View


def listed(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def packed(values: list[int]) -> vec[i64]:
    """Return a vector of these numbers."""
    return vec[i64](values)


def fill(numbers: vec[i64], values: list[int]) -> None:
    """Write as many values into a vector as it has places."""
    if len(values) != len(numbers):
        raise ValueError(f"{len(numbers)} numbers are expected here, not {len(values)}")
    for place, value in enumerate(values):
        numbers[place] = value


def begin_with(numbers: vec[i64], values: list[int]) -> None:
    """Write values into the first places of a vector."""
    if len(values) > len(numbers):
        raise ValueError(f"{len(numbers)} numbers at most are expected here, not {len(values)}")
    for place, value in enumerate(values):
        numbers[place] = value


def viewer_of(seen: View) -> i64:
    me = cast("int | None", seen["me"])
    return SPECTATOR if me is None else me


def copied(options: Options) -> Options:
    """The box is shared by many: a viewer who writes on his view must not write on it."""
    return {name: plain_copy(value) for name, value in options.items()}


def plain_copy(thing: object) -> object:
    """Return a copy of plain JSON that shares no list and no object with it."""
    if isinstance(thing, dict):
        return {name: plain_copy(value) for name, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [plain_copy(value) for value in thing]
    return thing
