"""Sets as the bits of one number."""

import pytest

from funnymoney.core.bits import lowest


@pytest.mark.parametrize("place", range(32))
def test_the_lowest_bit_is_found_whatever_stands_above_it(place: int) -> None:
    assert lowest(1 << place) == place
    assert lowest((1 << place) | (1 << 31)) == place
    assert lowest(((1 << 32) - 1) & ~((1 << place) - 1)) == place
