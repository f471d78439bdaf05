"""Sets of small numbers as the bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# In this number every run of six bits is different: multiplied by a power of two, its six
# highest bits of 64 tell which power it was.
SEQUENCE: Final[i64] = 0x03F79D71B4CB0A89


def places() -> vec[i64]:
    found = vec[i64]([0] * 64)
    for place in range(i64(63)):
        bit: i64 = 1
        bit <<= place
        found[bit * SEQUENCE >> 58 & 63] = place
    return found


PLACES: Final[vec[i64]] = places()


def lowest(mask: i64) -> i64:
    """Return the place of the lowest bit that is set, of 63; quicker than to look for it."""
    return PLACES[(mask & -mask) * SEQUENCE >> 58 & 63]


def highest(mask: i64) -> i64:
    """Return the place of the highest bit that is set, of 63."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return lowest(mask ^ mask >> 1)


def lowest_of_six() -> vec[i64]:
    found = vec[i64]([0] * 64)
    for mask in range(i64(1), i64(64)):
        found[mask] = lowest(mask)
    return found


LOWEST_OF_SIX: Final[vec[i64]] = lowest_of_six()  # for small sets: quicker than a call


# A set of up to 63 is searched byte by byte, all bytes at once and without a branch: which member
# is wanted is random, and a processor that guesses wrong loses more time than all this takes.
EVERY_BYTE: Final[i64] = 0x0101010101010101
HALFWAY: Final[i64] = 0x0080808080808080  # 128 in each byte but the highest


def running_sums(mask: i64) -> i64:
    """Return in each byte how many bits are set up to its end, in the highest one of all 63."""
    mask -= mask >> 1 & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    return ((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F) * EVERY_BYTE


def number_of(sums: i64) -> i64:
    """Return how many bits are set, from the running sums."""
    return sums >> 56 & 63


def places_in_bytes() -> vec[i64]:
    """Return for each byte the places of its bits, lowest first, in three bits each."""
    found = vec[i64]([0] * 256)
    for byte in range(i64(256)):
        shift: i64 = 0
        for place in range(i64(8)):
            if byte >> place & 1 != 0:
                found[byte] |= place << shift
                shift += 3
    return found


IN_BYTE: Final[vec[i64]] = places_in_bytes()


def nth(mask: i64, sums: i64, number: i64) -> i64:
    """Return the place of a bit that is set, the lowest being number 0."""
    too_low = number * EVERY_BYTE + HALFWAY - (sums & 0x007F7F7F7F7F7F7F) & HALFWAY
    place = (too_low >> 7) * EVERY_BYTE >> 53 & 56  # eight for each byte that ends too early
    number -= sums << 8 >> place & 63
    return place + (IN_BYTE[mask >> place & 255] >> 3 * number & 7)
