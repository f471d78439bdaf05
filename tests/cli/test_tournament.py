"""The commands `tournament` and `ladder`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from funnymoney.arena import feats
from funnymoney.arena.ladder import steps
from funnymoney.cli import app

EXTRAS = ("pyarrow", "openskill", "openskill.models", "matplotlib")
SMALL = ["tournament", "contraband", "--bots", "random,greedy", "--matches", "6", "--workers", "1"]


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_a_tournament_says_who_is_better(tmp_path: Path) -> None:
    told = run(*SMALL, "--seed", "3")
    assert "contraband, 3 players, 6 tables of 1 deal, seed 3" in told
    assert "greedy comes out ahead of random" in told
    assert run(*SMALL, "--seed", "3") == told


def test_its_summary_can_be_had_as_json() -> None:
    summary = json.loads(run(*SMALL, "--json"))
    assert [each["bot"] for each in summary["bots"]] == ["greedy", "random"]
    assert summary["tables"] == 6
    assert summary["fair_share"] == pytest.approx(1 / 3)
    assert summary["bots"][0]["ci95"] == [0.0, 1.0]  # one deal says nothing, and in strict JSON


def test_a_folder_gets_everything_and_is_resumed(tmp_path: Path) -> None:
    for package in EXTRAS:
        pytest.importorskip(package, reason="an optional extra")
    out = tmp_path / "runs" / "one"
    first = json.loads(run(*SMALL, "--json", "--out", str(out)))
    page = (out / "report.html").read_text()
    assert {path.name for path in out.iterdir()} == {
        "_lock", "tables.jsonl", "game=contraband", "summary.json", "report.html",
    }  # fmt: skip
    assert "Contraband, 3 players" in page
    assert "funnymoney tournament contraband --bots random,greedy --players 3 --matches 6" in page
    assert not re.search(r"(?:src|href)=.http", page)  # it needs nothing else
    lines = (out / "tables.jsonl").read_text().splitlines(keepends=True)
    (out / "tables.jsonl").write_text("".join(lines[:-5]))
    assert json.loads(run(*SMALL, "--json", "--out", str(out))) == first


def test_tournaments_are_one_dataset(tmp_path: Path) -> None:
    dataset = pytest.importorskip("pyarrow.dataset", reason="an optional extra")
    for seed in ("1", "2"):
        run(*SMALL, "--seed", seed, "--out", str(tmp_path / seed))
    found = dataset.dataset(tmp_path, partitioning="hive", exclude_invalid_files=True).to_table()
    told = found.to_pylist()
    assert [(row["game"], row["players"]) for row in told] == [("contraband", 3)] * 12
    assert len({row["run"] for row in told}) == 2
    assert {name for row in told for name in row["bots"]} == {"random", "greedy"}


def test_what_cannot_be_written_is_told_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in EXTRAS:
        monkeypatch.setitem(sys.modules, package, None)
    told: list[str] = []
    command = sys.modules["funnymoney.cli.tournament"]
    monkeypatch.setattr(command, "aside", lambda: Told(told))
    monkeypatch.setattr(command, "run", lambda *_: told.append("the games"))
    run(*SMALL, "--out", str(tmp_path / "new"))
    assert told[0].startswith(
        "funnymoney: no tables.parquet: pyarrow is missing, no ratings: openskill is missing, "
        "no pictures: matplotlib is missing (pip install "
    )
    assert told[1:] == ["the games"]


def test_without_the_extras_a_folder_gets_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in EXTRAS:
        monkeypatch.setitem(sys.modules, package, None)
    run(*SMALL, "--out", str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == {
        "_lock", "tables.jsonl", "summary.json", "report.html",
    }  # fmt: skip
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "rating</th>" not in page
    assert "No pictures: matplotlib is missing" in page


class Told:
    """Stands in for the error output."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def print(self, line: str, markup: bool) -> None:
        self.lines.append(line)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["--bots", "random,greedy", "--players", "9"], "3 to 6 players"),
        (["--bots", "random,ismcts:0"], "a budget is"),
        (["--bots", "random,ismcts:9;luck=3"], "a habit of a search is"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(words: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["tournament", "contraband", *words])
    assert result.exit_code == 2
    assert said in result.output


def test_a_ladder_has_a_step_for_every_game_and_size() -> None:
    found = steps(["contraband", "crooked_cash"])
    assert len(found) == (2 + 3) * 4
    assert found[0].lower == "random"


def test_a_ladder_climbs_until_it_is_clear_and_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sys.modules["funnymoney.cli.ladder"], "steps", lambda names: steps(names)[:1]
    )
    words = ["ladder", "contraband", "--out", str(tmp_path), "--workers", "1", "--deals", "40"]
    monkeypatch.setattr(feats, "PROMISES", (("greedy", "random", {4: 0.6}),))
    monkeypatch.setattr(feats, "SIZES", (4,))
    found = json.loads(run(*words, "--json"))
    [step], [feat] = found["steps"], found["feats"]
    assert (step["lower"], step["upper"], step["verdict"]) == ("random", "easy", 1)
    assert step["ci95"][0] > 0
    before = (tmp_path / "contraband-3" / "random-easy" / "tables.jsonl").read_text()
    assert (feat["one"], feat["others"], feat["tables"]) == ("greedy", "random", 160)
    assert feat["win_share"] > feat["promised"]
    assert json.loads(run(*words, "--json")) == found
    assert (tmp_path / "contraband-3" / "random-easy" / "tables.jsonl").read_text() == before
