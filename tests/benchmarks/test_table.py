from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from benchmarks.rows import Row
from benchmarks.rules import LANES, PROMISES
from benchmarks.table import promises, results, short


def printed(what: RenderableType) -> str:
    console = Console(width=120, no_color=True)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (19_123_456, "19.1 M"),
        (999_900, "1.00 M"),
        (99_960, "100 k"),
        (56_300, "56.3 k"),
        (325.4, "325"),
        (12.34, "12.3"),
        (1.254, "1.25"),
        (0.338, "0.34"),
    ],
)
def test_numbers_have_three_figures(value: float, text: str) -> None:
    assert short(value) == text


def test_decisions_and_games_of_one_game_share_a_line() -> None:
    rows = [
        Row("Peer", "poker", "inside", 2e6, 3e6, "decisions/s"),
        Row("Peer", "poker", "inside", 1e3, 2e3, "games/s"),
    ]
    lines = [line for line in printed(results(rows, LANES, {}, "")).splitlines() if "poker" in line]
    assert len(lines) == 1
    assert [part.strip() for part in lines[0].split("│")[1:-1]] == [
        "Peer",
        "poker",
        "2.00 M",
        "3.00 M",
        "1.00 k",
        "2.00 k",
    ]


def test_who_is_not_installed_is_named_with_the_reason() -> None:
    assert "absent: Peer (no module named peer)" in printed(
        results([], LANES, {"Peer": "no module named peer"}, "")
    )


def test_promises_say_whether_they_are_kept() -> None:
    row = Row("ours / peer", "contraband / sheriff", "promise: inside", 0.7, 0.4, "ratio")
    text = printed(promises([(PROMISES[0], row), (PROMISES[1], None)]))
    assert "0.70 kept" in text
    assert "0.40 broken" in text
    [unknown] = [line for line in text.splitlines() if "not measured" in line]
    assert PROMISES[1].games() in unknown
