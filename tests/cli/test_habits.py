"""What is answered for a person: a hand that is down, standing answers; and how much is told."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from funnymoney import Match, game_named
from funnymoney.cli import app
from funnymoney.cli.habits import HAND_DOWN, HAND_UP, Habits, only_word
from funnymoney.cli.table import show_news
from funnymoney.cli.terminal import Terminal
from funnymoney.cli.understand import Unclear
from funnymoney.games import presenter_of

View = dict[str, Any]
INTERLUDE: View = {
    "unraised": ["done"],
    "choices": [{"verb": "done"}, {"verb": "offer", "at": [1], "each": [1, 2]}],
}
WAY_THROUGH = ("roll", "auction", "pass", "done", "demand", "auto", "trust", "take")
QUIET = ["--seed", "1", "--seats", "human,random", "--option", "first_player=0"]


def run(*arguments: str, typed: str = "") -> str:
    return CliRunner().invoke(app, list(arguments), input=typed).stdout


def play(typed: str) -> str:
    return run("play", "crooked_cash", *QUIET, typed=typed)


# ------------------------------------------------------------------------------- hand


def test_a_hand_that_is_down_answers_by_itself() -> None:
    habits = Habits()
    assert habits.answer(INTERLUDE) == ["done"]
    assert habits.turn_hand() == HAND_UP
    assert habits.answer(INTERLUDE) is None
    assert habits.turn_hand() == HAND_DOWN
    assert habits.answer(INTERLUDE) == ["done"]


@pytest.mark.parametrize("view", [{"choices": []}, {"unraised": None, "choices": []}])
def test_other_questions_are_asked_whether_or_not_the_hand_is_up(view: View) -> None:
    assert Habits().answer(view) is None


def test_only_a_raised_hand_is_asked_between_turns() -> None:
    asked = "turn is over. Do you offer a trade?"
    typed = "roll\n" + "1\n" * 60
    assert asked not in play(typed)
    raised = play("hand\n" + typed)
    assert HAND_UP in raised
    assert asked in raised


def test_a_hand_lowered_at_such_a_question_answers_it() -> None:
    match = Match(game_named("crooked_cash"), 2, {"first_player": 1}, "fast", "1")
    match.record.seats = ["human", "human"]
    table = Terminal(match, None)
    while match.view(0)["unraised"] is None:
        player = match.asked_first()
        words = [first_word(verb, match.view(player)) for verb in WAY_THROUGH]
        match.play(player, next(word for word in words if word))
    table.habits[0].hand_up = True
    assert table.choice(0, "hand") == match.view(0)["unraised"]
    assert not table.habits[0].hand_up


def first_word(verb: str, view: View) -> Any:
    if verb == "take" and any(offer["verb"] == "take" for offer in view["choices"]):
        return ["take", 0]
    return only_word(verb, view)


def test_hand_is_a_command_only_where_a_game_knows_of_it() -> None:
    assert "raise or lower your hand" in play("help\nquit\n")
    text = run("play", "contraband", "--seed", "1", typed="help\nhand\nquit\n")
    assert "raise or lower your hand" not in text
    assert HAND_UP not in text


# ----------------------------------------------------------------------------- always


def test_a_standing_answer_is_given_until_one_asks_again() -> None:
    habits, teller = Habits(), presenter_of("contraband")
    view: View = {"phase": "x", "choices": [{"verb": "believe"}, {"verb": "search"}]}
    assert habits.stand_by("bel", view, teller) == ["believe"]
    assert habits.answer(view) == ["believe"]
    assert habits.answer({"choices": [{"verb": "search"}]}) is None
    assert "believe" in habits.ask_again()
    assert habits.answer(view) is None


def test_an_answer_that_can_be_given_in_several_ways_cannot_stand() -> None:
    view: View = {"phase": "x", "choices": [{"verb": "throw", "among": [[0], [4]]}]}
    assert only_word("throw", view) is None
    assert only_word("throw", {"choices": [{"verb": "throw", "among": [[4]]}]}) == ["throw", 4]
    with pytest.raises(Unclear, match="in one way only"):
        Habits().stand_by("1", view, presenter_of("contraband"))


def test_always_and_ask_can_be_typed() -> None:
    text = play("roll\nalways rubbish\nquit\n")
    assert "'rubbish' is not one of the choices" in text
    text = play("always roll\n" + "ask\n" + "quit\n")
    assert text.count("Roll, or do something else first?") < 3
    assert "no more always roll" in text


# -------------------------------------------------------------------------------- news


def test_long_news_is_cut() -> None:
    items: list[list[str | int]] = [["rolled", 1, 1, 1 + number % 6] for number in range(50)]
    screen = Console(file=StringIO(), width=100)
    view: View = Match(game_named("crooked_cash"), 2, {}, "fast", "1").view(None)
    show_news(screen, items, view, presenter_of("crooked_cash"), ["Ada", "Bob"], 30)
    text = str(screen.file.getvalue())  # type: ignore[attr-defined]
    assert "(before this: 20 more; type news to read all)" in text
    assert text.count("Bob rolls") == 30


def test_what_was_told_last_can_be_read_again() -> None:
    text = play("news\nquit\n")
    assert text.count("· It is your turn.") == 2
