"""A table in the terminal: typed choices, what is shown, saving, resuming, replaying."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from funnymoney import Match, Record, game_named
from funnymoney.cli import app
from funnymoney.cli.understand import Unclear, understand
from funnymoney.games import GAMES, presenter_of

OFFICER_LAST = ["--option", "first_officer=2", "--seats", "human,random,random", "--seed", "1"]


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_can_be_played_by_typing_one(game: str) -> None:
    result = run("play", game, "--seed", "5", typed="1\n" * 3000)
    assert result.exit_code == 0, result.output[-500:]
    assert " win" in result.stdout


def test_without_people_a_match_is_told_to_a_spectator() -> None:
    text = run("play", "contraband", "--seats", "random*3", "--seed", "1").stdout
    assert "is the Customs Officer" in text
    assert "New cards" not in text  # only their owner is told which


def test_the_same_seed_deals_the_same() -> None:
    texts = [run("play", "contraband", *OFFICER_LAST, typed="quit\n").stdout for _ in "ab"]
    assert texts[0] == texts[1]
    assert "Your cards" in texts[0]


def test_who_types_rubbish_is_told_what_to_type() -> None:
    text = run("play", "contraband", *OFFICER_LAST, typed="bananas\n9 wine\nhelp\nquit\n").stdout
    assert "there is no 'bananas'" in text
    assert "wine: 0 to 4, not 9" in text
    assert "the whole table again" in text


def test_a_match_is_saved_and_resumed_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    left = run("play", "contraband", *OFFICER_LAST, "--save", str(file), typed="nothing\nquit\n")
    assert left.exit_code == 0
    assert f"--resume {file}" in " ".join(left.stderr.split())
    choices = Record.open(file).choices
    assert choices[0] == (0, ["declare", *[0] * 8])
    resumed = run("play", "--resume", str(file), typed="1\n" * 3000)
    assert resumed.exit_code == 0
    assert Record.open(file).choices[: len(choices)] == choices


def test_a_match_can_be_saved_by_a_word(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    text = run("play", "contraband", *OFFICER_LAST, typed=f"save {file}\nsave /no/x\nquit\n").stdout
    assert json.loads(file.read_text())["game"] == "contraband"
    assert "cannot write" in text


def test_two_people_at_one_terminal_sit_down_in_turn() -> None:
    typed = "\nnothing\n\n" + "1\n\n" * 5 + "quit\n"
    text = run("play", "contraband", "--seats", "human,human,random", "--seed", "2",
               "--option", "first_officer=2", typed=typed).stdout  # fmt: skip
    assert "Player 1, sit down and press Enter" in text


def test_who_is_asked_again_at_once_stays_where_he_sits() -> None:
    chosen = ["--seats", "human,human", "--seed", "4", "--option", "first_player=0"]
    text = run("play", "crooked_cash", *chosen, typed="\nroll\nquit\n").stdout
    assert text.count("sit down") == 1
    assert "hand over" not in text


# ---------------------------------------------------------------------------- replay


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    run("play", "contraband", "--seats", "random*3", "--seed", "9", "--save", str(file))
    return file


def test_a_replay_shows_a_seat_its_own_secrets_only(finished: Path) -> None:
    texts = {seen: run("replay", str(finished), "--as", seen).stdout for seen in ("1", "public")}
    assert "New cards" in texts["1"]
    assert "New cards" not in texts["public"]
    assert "wins" in texts["public"]


def test_a_replay_of_all_marks_who_was_told_what(finished: Path) -> None:
    text = run("replay", str(finished), "--as", "all").stdout
    assert "(only Player 2)" in text


def test_a_replay_can_stop_half_way(finished: Path) -> None:
    text = run("replay", str(finished), "--choices", "3").stdout
    assert "Round 1 of 3" in text
    assert "wins" not in text


@pytest.mark.parametrize("seen", ["0", "4", "me", "-1"])
def test_a_replay_for_nobody_is_refused(finished: Path, seen: str) -> None:
    result = run("replay", str(finished), "--as", seen)
    assert result.exit_code == 2
    assert "--as takes 1 to 3, public or all" in " ".join(result.stderr.split())


# ------------------------------------------------------------------------- what is typed


def view_of(phase: str) -> Any:
    match = Match(game_named("contraband"), 3, {"first_officer": 2}, "scripted", "0,0,4,9")
    if phase == "inspection":
        match.play(0, ["immunity"])
    return match.view(match.acting()[0])


@pytest.mark.parametrize(
    ("typed", "counts"),
    [
        ("2 wine, 1 watch", {0: 2, 4: 1}),
        ("wine 2 watch", {0: 2, 4: 1}),
        ("wine wine watches", {0: 2, 4: 1}),
        ("nothing", {}),
        ("tr", {0: 2, 4: 1}),
        ("2 ca", {5: 2}),
        ("a bottle of spirits and 2 boxes of cigars", {1: 2, 2: 1}),
        ("Cigars", {1: 1}),
    ],
)
def test_goods_can_be_typed_in_many_ways(typed: str, counts: dict[int, int]) -> None:
    numbers = [counts.get(good, 0) for good in range(8)]
    word = understand(typed, view_of("declaration"), presenter_of("contraband"))
    assert word == ["declare", *numbers]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("declare", "declare what"),
        ("7", "there is no choice 7"),
        ("0", "there is no choice 0"),
        ("-2", "there is no choice -2"),
        ("1, 2, 0", "of what"),
        ("1 wine 3", "3 of what"),
        ("2²", "there is no '²'"),
        ("n", "could be nothing or necklace"),
        ("2 bananas", "there is no 'bananas'"),
    ],
)
def test_a_declaration_is_never_guessed(typed: str, complaint: str) -> None:
    with pytest.raises(Unclear, match=complaint):
        understand(typed, view_of("declaration"), presenter_of("contraband"))


@pytest.mark.parametrize(("typed", "word"), [("1", "believe"), ("b", "believe"), ("sea", "search")])
def test_a_choice_goes_by_number_name_or_beginning(typed: str, word: str) -> None:
    assert understand(typed, view_of("inspection"), presenter_of("contraband")) == [word]


@pytest.mark.parametrize("typed", ["", "x", "3", "0", "believe it"])
def test_what_is_no_choice_is_unclear(typed: str) -> None:
    with pytest.raises(Unclear, match=r"type a choice|not one of the choices|there is no choice"):
        understand(typed, view_of("inspection"), presenter_of("contraband"))
