"""What a tale looks like as JSON, to the last key."""

from __future__ import annotations

import pytest

from funnymoney.core.errors import BadRecord
from funnymoney.core.match import Match
from funnymoney.games import recap_of
from funnymoney.games.contraband.rules import Contraband
from tests.games.contraband_table import declaration


def small_match() -> Match:
    """Return a match of two suitcases: a crown that is hidden and found, a wine that is not."""
    match = Match(Contraband, 3, {"edition": "tiny"}, "scripted", "7,9,0,9")
    match.play(1, declaration())
    match.play(0, ["believe"])
    match.play(2, ["inform"])
    match.play(2, declaration(wine=1))
    return match


def test_a_whole_tale_as_json() -> None:
    match = small_match()
    match.play(0, ["search"])
    assert recap_of(match.record).to_json() == {
        "game": "contraband",
        "players": 3,
        "choices": 5,
        "scores": [825, 0, 2175],
        "shares": [0.0, 0.0, 1.0],
        "columns": [
            {"key": "start", "amounts": [1000, 1000, 1000]},
            {"key": "duty_paid", "amounts": [0, 0, -25]},
            {"key": "duty_taken", "amounts": [25, 0, 0]},
            {"key": "fine_paid", "amounts": [0, -1000, 0]},
            {"key": "fine_taken", "amounts": [1000, 0, 0]},
            {"key": "damages_paid", "amounts": [-200, 0, 0]},
            {"key": "damages_taken", "amounts": [0, 0, 200]},
            {"key": "reward_paid", "amounts": [-1000, 0, 0]},
            {"key": "reward_taken", "amounts": [0, 0, 1000]},
        ],
        "flow": [],
        "scored_by": "money",
        "points": [
            {"choice": 0, "amounts": {"money": [1000, 1000, 1000]}},
            {"choice": 3, "amounts": {"money": [1000, 0, 2000]}},
            {"choice": 5, "amounts": {"money": [825, 0, 2175]}},
        ],
        "lies": [
            {
                "kind": "hidden_goods",
                "choice": 1,
                "player": 1,
                "to": [0, 2],
                "amount": 500,
                "answers": [
                    {"player": 0, "choice": 2, "believed": True},
                    {"player": 2, "choice": 3, "believed": False},
                ],
                "checker": 2,
            }
        ],
        "suspected": [
            {
                "kind": "true_declaration",
                "choice": 4,
                "player": 2,
                "to": [0, 1],
                "amount": 200,
                "answers": [{"player": 0, "choice": 5, "believed": False}],
                "checker": 0,
            }
        ],
        "unsettled": [],
    }


def test_a_match_that_is_not_over_has_no_tale() -> None:
    with pytest.raises(BadRecord) as refused:
        recap_of(small_match().record)
    assert str(refused.value) == (
        "a tale is told when a match is over: this record of contraband ends before that, "
        "after 4 choices"
    )


def test_a_choice_that_the_rules_refuse_is_named() -> None:
    record = small_match().record
    record.choices.append((0, ["accept"]))
    with pytest.raises(BadRecord, match="choice 5 cannot be played"):
        recap_of(record)
