from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from funnymoney.core.views import MOST_SMALL, away_from, fill_counts, listed_counts


def test_small_numbers_are_written_and_read_back() -> None:
    counts = vec[i16]([0] * 3)
    fill_counts(counts, [-MOST_SMALL, 7, MOST_SMALL])
    assert listed_counts(counts) == [-MOST_SMALL, 7, MOST_SMALL]


@pytest.mark.parametrize("number", [MOST_SMALL + 1, -MOST_SMALL - 1, 2**70])
def test_a_number_that_would_be_cut_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"-{MOST_SMALL} to {MOST_SMALL} is expected here"):
        fill_counts(vec[i16]([0]), [number])


def test_a_fraction_is_no_number_of_things() -> None:
    with pytest.raises(TypeError):
        fill_counts(vec[i16]([0]), cast("list[int]", [2.5]))


def test_as_many_small_numbers_are_written_as_there_are_places() -> None:
    with pytest.raises(ValueError, match="2 numbers are expected here, not 3"):
        fill_counts(vec[i16]([0] * 2), [1, 2, 3])


def test_seats_are_counted_clockwise_from_the_viewer() -> None:
    assert [away_from(2, player, 4) for player in range(4)] == [2, 3, 0, 1]
    assert [away_from(me, 0, 3) for me in range(3)] == [0, 2, 1]
