"""The command `report`, and how long runs say how far they are."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from funnymoney.arena.balance.study import values_of
from funnymoney.cli import app
from funnymoney.cli.progress import rate
from funnymoney.cli.report import read_varied
from funnymoney.games import game_named

NEEDED = ("numpy", "matplotlib", "pyarrow")
SMALL = ["report", "contraband", "--bots", "random", "--matches", "20", "--workers", "1"]


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_a_report_writes_a_page_and_says_where(tmp_path: Path) -> None:
    for package in NEEDED:
        pytest.importorskip(package, reason="an optional extra")
    out = tmp_path / "studies" / "one"
    told = run(*SMALL, "--vary", "rounds=1,2", "--option", "hand=3", "--out", str(out))
    assert "report.html" in told
    assert {path.name for path in out.iterdir()} == {"report.html", "report.json", "even.parquet"}
    found = json.loads((out / "report.json").read_text())
    assert [each["name"] for each in found["settings"]] == ["as it is", "rounds=1", "rounds=2"]
    assert found["options"] == {"hand": 3}
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "--option hand=3 --vary rounds=1,2" in page


def test_without_what_it_needs_a_report_says_so_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in NEEDED:
        monkeypatch.setitem(sys.modules, package, None)
    result = CliRunner().invoke(app, [*SMALL, "--out", str(tmp_path / "x")])
    assert result.exit_code == 2
    assert "no pictures: matplotlib is missing" in " ".join(result.output.split())
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--vary", "rounds"], "--vary takes name=a,b,c"),
        (["--vary", "wheels=1,2"], "no option 'wheels'"),
        (["--vary", "hand=2,9"], "from 1 to 4"),
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--players", "9"], "3 to 6 players"),
        (["--on", "moon"], "--on takes ray"),
    ],
)
def test_what_cannot_be_reported_on_is_told_in_one_line(
    words: list[str], said: str, tmp_path: Path
) -> None:
    for package in NEEDED:
        pytest.importorskip(package, reason="an optional extra")
    result = CliRunner().invoke(app, [*SMALL, "--out", str(tmp_path), *words])
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())


def test_values_of_lists_are_set_apart_by_slashes() -> None:
    duties = "1,2,3,4,5,6,7,8/8,7,6,5,4,3,2,1"
    found = read_varied(game_named("contraband"), f"duties={duties}")
    assert [value for _, value, _ in found] == [[1, 2, 3, 4, 5, 6, 7, 8], [8, 7, 6, 5, 4, 3, 2, 1]]
    assert list(values_of("a, b", several=False)) == ["a", "b"]


def test_a_file_as_a_value_goes_by_its_name(tmp_path: Path) -> None:
    city = tmp_path / "city.json"
    city.write_text("{}")
    [(name, value, typed)] = read_varied(game_named("crooked_cash"), f"board={city}")
    assert (name, value, typed) == ("board", {}, "city.json")


def test_a_rate_is_told_by_the_second_or_by_the_minute() -> None:
    assert rate(None) == ""
    assert rate(20_000.4) == "20,000 a second"
    assert rate(0.5) == "30 a minute"
