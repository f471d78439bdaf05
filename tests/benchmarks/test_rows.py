from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.rows import Promise, Row, summarise, write_json
from benchmarks.rules import PROMISES
from benchmarks.systems import OURS

INSIDE = (OURS, "contraband", "inside", "decisions/s")
CLONE = (OURS, "contraband", "clone", "ns")
PEER_INSIDE = ("Peer", "poker", "inside", "decisions/s")
PEER_CLONE = ("Peer", "poker", "clone", "ns")


def test_of_a_speed_the_greatest_reading_is_the_best() -> None:
    row = summarise(INSIDE, [3.0, 1.0, 2.0])
    assert row == Row(OURS, "contraband", "inside", median=2.0, best=3.0, unit="decisions/s")


@pytest.mark.parametrize("unit", ["ns", "µs"])
def test_of_a_time_the_smallest_reading_is_the_best(unit: str) -> None:
    row = summarise((OURS, "contraband", "clone", unit), [3.0, 1.0, 2.0, 4.0])
    assert (row.median, row.best) == (2.5, 1.0)


def test_a_ratio_compares_medians_with_medians_and_bests_with_bests() -> None:
    rows = [summarise(INSIDE, [8.0, 10.0, 30.0]), summarise(PEER_INSIDE, [5.0, 5.0, 10.0])]
    ratio = Promise("inside", INSIDE, PEER_INSIDE, 0.5).row(rows)
    assert ratio == Row(
        f"{OURS} / Peer", "contraband / poker", "promise: inside", 2.0, 3.0, "ratio"
    )


def test_a_ratio_needs_both_sides() -> None:
    assert Promise("inside", INSIDE, PEER_INSIDE, 0.5).row([summarise(INSIDE, [1.0])]) is None


def test_a_promise_is_kept_from_its_limit_on() -> None:
    faster = Promise("inside", INSIDE, PEER_INSIDE, 0.5)
    assert faster.kept(0.5)
    assert not faster.kept(0.49)
    assert faster.wanted() == "≥ 0.5"


def test_a_promise_about_time_is_kept_up_to_its_limit() -> None:
    shorter = Promise("clone", CLONE, PEER_CLONE, 2, at_most=True)
    assert shorter.kept(2)
    assert not shorter.kept(2.01)
    assert shorter.wanted() == "≤ 2"


def test_every_promise_compares_ours_with_a_peer_or_another_of_ours_in_the_same_unit() -> None:
    for promise in PROMISES:
        assert promise.ours[0] == OURS
        assert promise.ours != promise.peer
        assert promise.ours[3] == promise.peer[3]


def test_the_file_holds_one_object_for_each_row(tmp_path: Path) -> None:
    path = tmp_path / "rows.json"
    write_json([summarise((OURS, "contraband", "view", "µs"), [1.5])], path)
    assert json.loads(path.read_text(encoding="utf-8")) == [
        {
            "system": OURS,
            "game": "contraband",
            "lane": "view",
            "median": 1.5,
            "best": 1.5,
            "unit": "µs",
        }
    ]
