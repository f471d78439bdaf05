"""What is asked of somebody who is not there, and views that nobody can have been shown."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.luck import FastLuck
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.games.ffuffziger_scenes import at_auction, at_fists
from tests.games.ffuffziger_table import purse

RICH = purse(n10=20_000, real=5)


@pytest.mark.rule("FF-31")
@pytest.mark.parametrize("nobody", [-2, -1, 3, 9])
def test_nobody_who_is_not_at_the_table_has_a_choice(nobody: int) -> None:
    for table in (at_fists(RICH, RICH, RICH), at_auction(RICH, RICH, RICH)):
        assert table.match.state.legal_actions(nobody) == []


@pytest.mark.rule("FF-31")
@pytest.mark.parametrize("hidden", [0, 5_000, 15_000])
def test_a_spectator_has_no_choice_whatever_lies_in_a_fist(hidden: int) -> None:
    table = at_fists(RICH, RICH, RICH)
    table.match.play(2, ["fist", hidden, 0, 0, 0, 0, 0])
    assert table.match.state.legal_actions(-1) == []


def edited(**changes: Any) -> dict[str, object]:
    return {**at_auction(RICH, RICH, RICH).match.view(0), **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {"staying": []},
        {"leader": None},
        {"player": 7},
        {"first": -1},
        {"closed": [0, 9]},
        {"phase": "machines"},
        {"phase": "fists", "closed": [0, 1, 2]},
        {"unseen_cards": [2**31]},
        {"money": []},
    ],
)
def test_a_view_that_contradicts_itself_is_refused(changes: dict[str, Any]) -> None:
    Ffuffziger.from_view(edited(), FastLuck(1))
    with pytest.raises(ValueError, match="contradicts itself"):
        Ffuffziger.from_view(edited(**changes), FastLuck(1))
