"""Small tools for writing views and reading them back, and for writing features."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from funnymoney.core.bits import lowest
from funnymoney.core.game import SPECTATOR, Options, View

MOST_SMALL: Final = 2**15 - 1  # of what takes two bytes


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


def listed_counts(counts: vec[i16]) -> list[int]:
    return [int(count) for count in counts]


def fill_counts(counts: vec[i16], values: list[int]) -> None:
    """Write as many values into a vector of small numbers as it has places."""
    if len(values) != len(counts):
        raise ValueError(f"{len(counts)} numbers are expected here, not {len(values)}")
    for place, value in enumerate(values):
        counts[place] = small(value)


def small(number: int) -> i16:
    """Return a number that takes two bytes, or raise ValueError: a longer one would be cut."""
    if number < -MOST_SMALL or number > MOST_SMALL:
        raise ValueError(f"{-MOST_SMALL} to {MOST_SMALL} is expected here, not {number}")
    return number  # and not i16(number), which makes a whole number of a fraction, uncompiled


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


# ------------------------------------------------------------------------ features

MOST: Final[i64] = 2_000_000_000  # a feature has 31 bits and a sign


def fitting(number: i64) -> i64:
    """Return a number, or the nearest one that a feature can be: for money without a limit."""
    return max(-MOST, min(MOST, number))


def away_from(me: i64, player: i64, players: i64) -> i64:
    """Return how many seats clockwise from the viewer somebody sits, of so many.

    It serves all that goes round like seats. Without a branch: who it is is random, and a
    processor that guesses wrong loses more time.
    """
    away = player - me
    return away + (players & away >> 63)


def wipe(out: vec[i32], first: i64, last: i64) -> None:
    """Write zeros from the first place up to, not including, the last."""
    for place in range(first, last):
        out[place] = 0


def write(out: vec[i32], at: i64, numbers: vec[i64]) -> i64:
    """Write these numbers from a place on, and return the place after them."""
    for number in numbers:
        out[at] = i32(number)
        at += 1
    return at


def write_part(out: vec[i32], at: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """Write so many of these numbers, from the first one on."""
    for number in range(first, first + count):
        out[at] = i32(numbers[number])
        at += 1


def write_some(out: vec[i32], at: i64, numbers: vec[i64], first: i64, places: i64) -> None:
    """Write those numbers, from the first one on, whose bits are set; zeros are there already."""
    while places != 0:
        place = lowest(places)
        out[at + place] = i32(numbers[first + place])
        places &= places - 1


def write_round(out: vec[i32], at: i64, numbers: vec[i64], first: i64) -> None:
    """Write all these numbers from the first one on and round: rows of seats, a viewer's first."""
    for place in range(first, i64(len(numbers))):
        out[at] = i32(numbers[place])
        at += 1
    for place in range(first):
        out[at] = i32(numbers[place])
        at += 1


def write_flags(out: vec[i32], at: i64, bits: i64, count: i64) -> None:
    """Write so many bits, each as a number."""
    for place in range(at, at + count):
        out[place] = i32(bits & 1)
        bits >>= 1


def write_bits(out: vec[i32], at: i64, bits: i64) -> None:
    """Write 1 for each bit that is set, among zeros: quicker where few are."""
    while bits != 0:
        out[at + lowest(bits)] = 1
        bits &= bits - 1
