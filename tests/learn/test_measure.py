"""How shares of the win are summed up and drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("matplotlib", reason="matplotlib is not installed: make setup-full")

import numpy as np

from examples.learn.measure import Share, draw, scaled, share_of


def test_a_share_is_better_than_fair_only_if_all_of_its_interval_is() -> None:
    few, many = share_of([1.0, 0.0, 0.5], 3), Share(0.5, 400, 1 / 3)
    assert few.mean == 0.5
    assert not few.better_than_fair
    assert many.better_than_fair
    assert str(many) == "0.500 of the wins [0.451, 0.549] in 400 matches; an equal would have 0.333"


def test_scaling_keeps_order_and_sign() -> None:
    numbers = np.array([-3000.0, -1.0, 0.0, 1.0, 3000.0], np.float32)
    made = scaled(numbers)
    assert made.dtype == np.float32
    assert (np.diff(made) > 0).all()
    assert np.abs(made).max() < 10
    assert np.array_equal(np.sign(made), np.sign(numbers))


def test_a_curve_is_drawn(tmp_path: Path) -> None:
    draw([(0, Share(0.25, 100, 0.25)), (10, Share(0.6, 100, 0.25))], tmp_path / "a.png", "title")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
