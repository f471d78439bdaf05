"""Choices of several numbers, asked step by step."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney import Match, game_named
from funnymoney.cli.compose import Back, Table, chosen, counts, fitting
from funnymoney.cli.understand import Unclear, menu
from funnymoney.games import presenter_of

View = dict[str, Any]
TELLER = presenter_of("crooked_cash")
NAMES = ["You", "Ada", "Bob"]


class Person:
    """Somebody who types these answers; what he was asked and told is written down."""

    def __init__(self, match: Match, *answers: str) -> None:
        self.match = match
        self.view: View = match.view(match.asked_first())
        self.answers = list(answers)
        self.asked: list[str] = []
        self.lines: list[list[str]] = []
        self.told: list[str] = []

    def ask(self, question: str, lines: list[str]) -> str:
        self.asked.append(question)
        self.lines.append(lines)
        return self.answers.pop(0)

    def types(self, text: str) -> Any:
        table = Table(self.view, TELLER, NAMES, self.ask, self.told.append)
        word = chosen(text, table)
        assert not self.answers
        assert self.match.why_not(self.match.asked_first(), word) is None
        return word


def fresh() -> Match:
    return Match(game_named("crooked_cash"), 3, {"first_player": 0}, "fast", "1")


def test_what_is_asked_in_steps_has_one_line_in_the_menu() -> None:
    view: View = fresh().view(0)
    assert [offer["verb"] for offer in view["choices"]] == ["roll", "exchange", "offer", "offer"]
    assert menu(view, TELLER) == [["roll"], ["exchange"], ["offer"]]


def test_a_trade_is_asked_part_by_part_and_only_what_can_be() -> None:
    person = Person(fresh(), "2", "2 x 50, 500", "nothing")
    give, take = [0, 0, 2, 0, 1], [0] * 5
    assert person.types("3") == ["offer", 2, *give, *take, *[0] * 25]
    assert person.asked[0] == "To whom?"
    assert [line.partition(":")[0] for line in person.lines[0]] == NAMES[1:]
    assert "give Bob" in person.asked[1]
    assert "of Bob" in person.asked[2]
    assert len(person.asked) == 3  # nobody has a street or a card yet


def test_the_first_answer_can_be_typed_with_the_verb() -> None:
    person = Person(fresh(), "", "1 x 10")
    assert person.types("offer ada") == ["offer", 1, *[0] * 5, 1, *[0] * 29]


def test_an_exchange_can_be_typed_in_one_line() -> None:
    word = ["exchange", 0, 0, 0, 1, 0, 1, 2, 1, 0, 0]
    assert Person(fresh()).types("exchange 100 for 50, 2 x 20, 10") == word


def test_an_exchange_is_asked_in_two_parts() -> None:
    person = Person(fresh(), "100", "50, 2 x 20, 10")
    assert person.types("exchange") == ["exchange", 0, 0, 0, 1, 0, 1, 2, 1, 0, 0]
    assert person.asked[1] == "Which notes do you want for these B100?"


def test_back_leaves_a_choice_at_every_step() -> None:
    for answers in (["back"], ["1", "back"], ["1", "10", "cancel"]):
        with pytest.raises(Back):
            Person(fresh(), *answers).types("offer")


def test_who_types_rubbish_is_asked_again() -> None:
    person = Person(fresh(), "nobody", "1", "3 bananas", "9 x 50", "3 x 50", "none")
    assert person.types("offer")[4] == 3
    assert "'nobody' is none of these" in person.told[0]
    assert "there is no 'bananas'" in person.told[1]
    assert "50: 3 at most, not 9" in person.told[2]


def test_notes_to_pay_with_are_chosen_in_one_answer() -> None:
    match = fresh()
    match.play(0, ["roll"])
    while "buy" not in {offer["verb"] for offer in match.view(match.asked_first())["choices"]}:  # type: ignore[attr-defined]
        player = match.asked_first()
        match.play(player, menu(match.view(player), TELLER)[0])
    match.play(match.asked_first(), ["buy"])
    person = Person(match)
    due = person.view["matters"][-1]["due"]
    word = person.types("pay 500")
    assert due <= 500
    assert word[0] == "pay"
    assert word[-3] == 1
    assert sum(word[1:]) == 1


# ------------------------------------------------------------------------------- parts


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("", [0, 0, 0]),
        ("nothing", [0, 0, 0]),
        ("50", [1, 0, 0]),
        ("2 x 50", [2, 0, 0]),
        ("2x50 and false 50", [2, 1, 0]),
        ("2 50, 3 x grand", [2, 0, 3]),
        ("place, 50; place", [1, 0, 2]),
    ],
)
def test_things_are_counted_by_name(text: str, numbers: list[int]) -> None:
    names = ["50", "false 50", "Grand Place"]
    assert counts(text, names, dict.fromkeys(names, 5)) == numbers


def test_what_cannot_be_had_has_no_name() -> None:
    with pytest.raises(Unclear, match="there is no 'false 50': expected 50"):
        counts("false 50", ["50", "false 50"], {"50": 1, "false 50": 0})


def test_offers_are_narrowed_by_what_was_said() -> None:
    view: View = {
        "choices": [
            {"verb": "play", "among": [[8, 1, 2], [8, 3, 2], [8, 3, 4]]},
            {"verb": "offer", "at": [1], "each": [2, 2]},
            {"verb": "offer", "at": [2], "each": [3, 3]},
        ]
    }
    assert fitting(["play", 8, 3], view) == [{"verb": "play", "among": [[8, 3, 2], [8, 3, 4]]}]
    assert fitting(["offer", 2, 1], view) == [view["choices"][2]]
    assert len(fitting(["offer"], view)) == 2
