"""`funnymoney verify`, as a person or a program meets it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from funnymoney.cli import app
from tests.laws import golden

FACTS: dict[str, Any] = json.loads(golden.PROMISED.read_text(encoding="utf-8"))
NOTED = FACTS["fair"]["commitment"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["verify", *arguments])


def words(text: str) -> str:
    return " ".join(text.split())


def spoil(folder: Path, **facts: Any) -> str:
    file = folder / "spoilt.json"
    file.write_text(json.dumps(FACTS | facts), encoding="utf-8")
    return str(file)


def test_a_fair_match_gets_a_line_for_every_check_and_exit_code_0() -> None:
    result = run(str(golden.PROMISED))
    assert result.exit_code == 0
    names = ["commitment", "contributions", "seed", "choices", "end", "result", "digest"]
    told = [line.split()[:2] for line in result.stdout.splitlines() if " ok " in line]
    assert told == [[name, "ok"] for name in names]
    assert "seat 1 gave 'plum é🎲'" in result.stdout
    assert "Fair: " in result.stdout
    assert "This holds if you were shown this commitment" in words(result.stdout)


def test_what_was_noted_down_is_compared() -> None:
    given = ["--contribution", "plum é🎲"]
    result = run(str(golden.PROMISED), "--commitment", f" {NOTED.upper()} ", *given)
    assert result.exit_code == 0
    assert "it is the commitment you noted down" in words(result.stdout)
    assert "This holds if" not in result.stdout


@pytest.mark.parametrize(
    ("noted", "says"),
    [
        (["--commitment", "0" * 64], f"expected {'0' * 64}, which you noted down"),
        (["--contribution", "pear"], "expected 'pear', which you gave, but seat 1 gave"),
    ],
)
def test_what_differs_from_what_was_noted_is_false(noted: list[str], says: str) -> None:
    result = run(str(golden.PROMISED), *noted)
    assert result.exit_code == 1
    assert says in words(result.stdout)
    assert "False: " in result.stdout


def test_a_changed_record_is_false_and_says_where(tmp_path: Path) -> None:
    result = run(spoil(tmp_path, choices=FACTS["choices"][1:]))
    assert result.exit_code == 1
    assert "expected choices the rules allow, but choice 1 cannot be played" in words(result.stdout)


def test_a_record_without_a_promise_is_unproven_and_exit_code_3() -> None:
    result = run(str(golden.RECORDS / "contraband-3.json"))
    assert result.exit_code == 3
    assert "no promise was kept" in words(result.stdout)
    assert "that the deal was fair cannot be verified" in words(result.stdout)


def test_programs_get_verdict_and_checks_as_json(tmp_path: Path) -> None:
    found = json.loads(run(str(golden.PROMISED), "--json", "--commitment", NOTED).stdout)
    assert found["verdict"] == "fair"
    noted = next(check for check in found["checks"] if check["name"] == "noted")
    assert (noted["status"], noted["says"]) == ("ok", "it is the commitment you noted down")
    assert (noted["reason"], noted["facts"]["noted"]) == ("fits", NOTED)
    changed = spoil(tmp_path, seed="0" * 64)
    result = run(changed, "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["verdict"] == "false"


def test_a_match_of_an_unknown_game_is_false_or_unproven_but_no_accident(tmp_path: Path) -> None:
    result = run(spoil(tmp_path, game="[bold]chess"))
    assert result.exit_code == 1
    assert "there is no game '[bold]chess' here" in words(result.stdout)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nowhere.json"], "cannot read nowhere.json"),
        ([str(golden.PROMISED), "--commitment", "abc"], "64 hexadecimal digits: got 'abc'"),
        ([str(golden.SCORES)], "a record of version 1 is needed"),
    ],
)
def test_what_cannot_be_verified_gets_one_clear_line_and_exit_code_2(
    arguments: list[str], complaint: str
) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert complaint in words(result.stderr)
    assert "Traceback" not in result.output


def test_a_promise_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    result = run(spoil(tmp_path, fair=FACTS["fair"] | {"secret": "x"}))
    assert result.exit_code == 2
    assert "secret of a promise is 64 hexadecimal digits (0-9, a-f): got x" in words(result.stderr)


def test_a_match_played_in_the_terminal_keeps_its_promise_when_resumed(tmp_path: Path) -> None:
    file = spoil(tmp_path, choices=FACTS["choices"][:-1], seats=["random"] * 3)
    text = json.loads(Path(file).read_text(encoding="utf-8"))
    del text["result"]
    Path(file).write_text(json.dumps(text), encoding="utf-8")
    assert CliRunner().invoke(app, ["play", "--resume", file]).exit_code == 0
    assert run(file, "--commitment", NOTED).exit_code == 0
