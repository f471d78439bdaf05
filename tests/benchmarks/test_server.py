"""The load bench from end to end, against our own server; times are not looked at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

pytest.importorskip("picows", reason="only for benchmarks")
pytest.importorskip("uvloop", reason="there is none for Windows")

from benchmarks.load import paper
from benchmarks.load.cases import Plan
from benchmarks.load.results import Results
from benchmarks.server import measure_all
from funnymoney.server.ws.compression import MIN_COMPRESSED_BYTES

TINY = Plan(
    some=2,
    many=3,
    rounds=1,
    other_rounds=1,
    warming_up=8,
    moves=10,
    paced_loops=2,
    paced_seconds=0.5,
    idle=5,
    rest=0.1,
    games=("contraband", "crooked_cash"),
)


def shown(results: Results) -> str:
    console = Console(width=100, no_color=True)
    with console.capture() as capture:
        paper.show(results, {"Python": "3.11"}, console)
    return capture.get()


def test_our_server_is_measured_from_end_to_end(tmp_path: Path) -> None:
    results = measure_all(TINY, tmp_path, absent="not asked for")
    found = tmp_path / "found.json"
    paper.write_json(results, paper.conditions(True, 0.001, ""), found)
    written = json.loads(found.read_text(encoding="utf-8"))
    lanes = [(row["game"], row["lane"], row["tables"]) for row in written["rows"]]
    assert lanes == [
        ("contraband", "closed", 2),
        ("contraband", "closed", 3),
        ("contraband", "paced", 3),
        ("contraband", "closed, compressed", 2),
        ("crooked_cash", "closed", 2),
        ("crooked_cash", "closed, compressed", 2),
    ]
    for row in written["rows"]:
        assert row["moves_per_second"] > 0
        assert row["p50_ms"] <= row["p99_ms"]
        assert row["strays"] == 0
        assert row["view_bytes"] > 500
        packed = "compressed" in row["lane"]
        long = row["message_bytes"] > MIN_COMPRESSED_BYTES  # those of Crooked Cash
        assert (row["wire_bytes"] < row["message_bytes"] / 2) == (packed and long)
        assert ("moves_of_plain" in row) == packed
        if row["game"] == "contraband":
            assert row["messages"] == 4, "every move is told to all four"
    assert "of plain" in shown(results)
    assert "absent: boardgame.io (not asked for)" in shown(results)
    assert {promise["unit"] for promise in written["promises"]} == {"ms", "kB"}
