"""Whether things come as often as they should."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction

DRAWS = 20_000
RARE = 1e-6  # a fair thing fails once in a million times, and never again: seeds are fixed


def chi_square_tail(value: float, freedom: int) -> float:
    """Return how likely a chi-square of so many degrees of freedom is at least this large.

    The regularised upper incomplete gamma function: by its series below the mean, by its
    continued fraction above (Lentz's method).
    """
    shape, at = freedom / 2, value / 2
    if at == 0:
        return 1.0
    front = math.exp(shape * math.log(at) - at - math.lgamma(shape))
    if at < shape + 1:
        term = total = 1 / shape
        step = shape
        while term > total * 1e-16:
            step += 1
            term *= at / step
            total += term
        return 1 - front * total
    tiny = 1e-300
    b = at + 1 - shape
    c, d = 1 / tiny, 1 / b
    fraction = d
    for n in range(1, 10_000):
        a = -n * (n - shape)
        b += 2
        d = 1 / (a * d + b or tiny)
        c = b + a / c or tiny
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * fraction


def check_frequencies(
    draw: Callable[[], Hashable], expected: Mapping[Hashable, Fraction], draws: int = DRAWS
) -> None:
    """Hold what is drawn against its chances: nothing impossible, nothing too often or rare."""
    assert sum(expected.values()) == 1
    found = Counter(draw() for _ in range(draws))
    impossible = set(found) - set(expected)
    assert not impossible, f"these cannot be: {sorted(map(repr, impossible))[:3]}"
    if len(expected) == 1:
        return
    value = sum(
        (found[world] - draws * chance) ** 2 / (draws * chance)
        for world, chance in ((world, float(chance)) for world, chance in expected.items())
    )
    likely = chi_square_tail(value, len(expected) - 1)
    assert likely > RARE, f"chi-square {value:.0f} among {len(expected)} worlds: {likely:.1e}"


def chances(worlds: list[Hashable]) -> dict[Hashable, Fraction]:
    """Return the chance of each of these, all entries of the list being equally likely."""
    return {world: Fraction(count, len(worlds)) for world, count in Counter(worlds).items()}
