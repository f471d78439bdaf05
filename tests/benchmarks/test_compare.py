"""Comparing two checkouts: who is measured when, and what is made of the readings."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("picows", reason="only for benchmarks")

from benchmarks.compare import compare, in_turns, interval

OLD, NEW = Path("old"), Path("new")


def test_each_goes_first_in_every_other_round() -> None:
    asked: list[Path] = []

    def read(tree: Path) -> dict[str, float]:
        asked.append(tree)
        return {"moves": 1.0 if tree == OLD else 2.0}

    rounds = in_turns((OLD, NEW), read)
    assert [next(rounds) for _ in range(3)] == [({"moves": 1.0}, {"moves": 2.0})] * 3
    assert asked == [OLD, NEW, NEW, OLD, OLD, NEW]


def test_the_ratio_is_that_of_the_new_to_the_old_round_by_round() -> None:
    def rounds() -> Iterator[tuple[dict[str, float], dict[str, float]]]:
        for disturbance in (1.0, 0.2, 1.1):  # which hits both
            yield {"moves": 100 * disturbance, "only old": 1.0}, {"moves": 90 * disturbance}

    assert list(compare(rounds(), 3)) == ["moves"]
    assert compare(rounds(), 3)["moves"] == pytest.approx((0.9, 0.9, 0.9))


@pytest.mark.parametrize("true", [0.9, 1.0, 1.1])
def test_an_interval_holds_the_true_ratio_and_is_narrow(true: float) -> None:
    chance = random.Random(3)
    found = interval([true * chance.gauss(1, 0.03) for _ in range(40)])
    assert found.least <= true <= found.most
    assert found.most - found.least < 0.05
