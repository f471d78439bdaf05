from __future__ import annotations

from itertools import pairwise
from time import sleep

import pytest

from benchmarks.driver import spread
from benchmarks.timing import Played, each, rates


def test_rates_count_games_and_decisions_by_the_same_clock() -> None:
    readings = rates(lambda: Played(2, 9))(0.001)
    assert readings["decisions/s"] / readings["games/s"] == pytest.approx(4.5)


def test_each_gives_the_time_of_one_call() -> None:
    assert each(lambda: sleep(0.0001), "µs")(0.001)["µs"] >= 100


@pytest.mark.parametrize(("rounds", "wanted"), [(21, 9), (5, 3), (9, 9), (21, 1)])
def test_slow_ones_take_part_in_as_many_rounds_as_wanted(rounds: int, wanted: int) -> None:
    assert sum(spread(at, rounds, wanted) for at in range(rounds)) == wanted


def test_slow_ones_are_spread_over_the_run() -> None:
    taken = [at for at in range(21) if spread(at, 21, 9)]
    assert max(later - sooner for sooner, later in pairwise(taken)) <= 3
