"""The command line, as a person or a program meets it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from funnymoney.cli import app
from funnymoney.games import GAMES


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def test_the_version_says_which_form_the_rules_have() -> None:
    assert "rules compiled" in run("--version").stdout or "uncompiled (" in run("--version").stdout


# --------------------------------------------------------------------------- games


def test_games_lists_every_game_with_its_players_and_options() -> None:
    text = run("games").stdout
    for game in GAMES.values():
        assert f"{game.name}: {game.title}, {game.seats[0]} to {game.seats[-1]} players" in text
        options = run("games", game.name).stdout
        assert all(option.name in options for option in game.options)


def test_games_as_json_names_the_same() -> None:
    house = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in house] == list(GAMES)
    assert house[0]["players"] == [3, 6]
    assert {"name", "default", "takes", "about"} <= set(house[0]["options"][0])


# ------------------------------------------------------------------------ simulate


def simulated(*arguments: str) -> dict[str, object]:
    result = run("simulate", *arguments, "--json")
    assert result.exit_code == 0, result.output
    facts: dict[str, object] = json.loads(result.stdout)
    return facts


@pytest.mark.parametrize("game", list(GAMES))
def test_simulate_gives_the_same_for_the_same_seed_and_any_workers(game: str) -> None:
    seats = f"random*{GAMES[game].seats[0]}"
    summaries = [
        simulated(game, "--seats", seats, "--matches", "60", "--seed", "4", "--workers", workers)
        for workers in ("1", "2")
    ]
    for summary in summaries:
        for measured in ("seconds", "decisions_per_second", "games_per_second"):
            assert summary.pop(measured)
    assert summaries[0] == summaries[1]


def test_simulate_prints_a_table_for_people() -> None:
    text = run("simulate", "contraband", "--seats", "random*3", "--matches", "20").stdout
    assert "contraband, 20 matches, seed 0" in text
    assert "games a second" in text


def test_simulate_takes_options() -> None:
    chosen = ["--option", "rounds=1", "--option", "duties=0,0,0,0,0,0,0,0"]
    summary = simulated("contraband", "--seats", "random*3", "--matches", "5", *chosen)
    assert summary["options"] == {"rounds": 1, "duties": [0] * 8}


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "funnymoney", "simulate", "contraband", "--json"]
    command += ["--seats", "random*4", "--matches", "2000000", "--out", str(out)]
    started = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while not (out.is_file() and out.stat().st_size > 100_000) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(started.pid, signal.SIGINT)  # what a terminal does: parent and workers get it
    text, _ = started.communicate(timeout=60)
    summary = json.loads(text)
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert 0 < summary["matches"] < 2_000_000
    assert [row["match"] for row in rows] == list(range(summary["matches"]))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "ludo", "--seats", "random*3"], "there is no game 'ludo'"),
        (["simulate", "contraband", "--seats", "random*2"], "3 to 6 players: got 2"),
        (["simulate", "contraband", "--seats", "random*3,nobody"], "there is no bot 'nobody'"),
        (["simulate", "contraband", "--seats", "random*3", "--option", "x=1"], "no option 'x'"),
        (["simulate", "contraband", "--seats", "random*3", "--option", "hand=9"], "from 1 to 4"),
        (["simulate", "contraband", "--seats", "random*3", "--option", "hand"], "name=value"),
        (["simulate", "contraband", "--seats", "random*3", "--out", "x.csv"], ".jsonl"),
        (["simulate", "contraband", "--seats", "random*3,random*²"], "no bot 'random*²'"),
        (["simulate", "contraband", "--seats", "random*3", "--out", "/no/x.jsonl"], "no folder"),
        (
            ["simulate", "counterfeiters", "--seats", "random*3", "--option", "board=x"],
            "cannot read x",
        ),
        (["play", "ludo"], "there is no game 'ludo'"),
        (["play"], "which game?: expected one of"),
        (["play", "contraband", "--save", "/no/where.json"], "/no/where.json"),
        (["play", "--resume", "x.json", "--seed", "3"], "--resume goes on with a match as it was"),
        (["play", "--resume", "nowhere.json"], "cannot read nowhere.json"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
    ],
)
def test_a_mistake_gets_one_clear_line_and_exit_code_2(
    arguments: list[str], complaint: str
) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert complaint in " ".join(result.stderr.split())
    assert "Traceback" not in result.output


# --------------------------------------------------------------------------- vapid


def test_vapid_makes_a_new_key_every_time() -> None:
    push = pytest.importorskip("funnymoney.server.push.web_push")
    first, second = run("vapid").stdout.splitlines(), run("vapid").stdout.splitlines()
    assert first[0] != second[0]
    variables = dict(line.split("=", 1) for line in first)
    assert push.Keys.of(variables).contact == "mailto:you@example.org"


def test_vapid_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["funnymoney.cli.vapid"], "find_spec", lambda _: None)
    done = run("vapid")
    assert done.exit_code == 2
    assert "pip install 'funnymoney[server,push]'" in done.stderr
