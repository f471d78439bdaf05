"""Sets of small numbers as the bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# In this number every run of five bits is different: multiplied by a power of two, its five
# highest bits of 32 tell which power it was.
SEQUENCE: Final[i64] = 0x077CB531


def places() -> vec[i64]:
    found = vec[i64]([0] * 32)
    for place in range(i64(32)):
        bit: i64 = 1
        bit <<= place
        found[bit * SEQUENCE >> 27 & 31] = place
    return found


PLACES: Final[vec[i64]] = places()


def lowest(mask: i64) -> i64:
    """Return the place of the lowest bit that is set, of 32; quicker than to look for it."""
    return PLACES[(mask & -mask) * SEQUENCE >> 27 & 31]
