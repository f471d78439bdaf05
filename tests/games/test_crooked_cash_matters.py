"""Every kind of matter goes by its own name and number."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.games.crooked_cash.procedures.registry import bare
from funnymoney.games.crooked_cash.state import NAMES, NO_MATTER, OVER

FACTS: dict[str, Any] = {
    "after": 0, "amount": 10, "asked": [0], "begins": 0, "bidders": [0], "card": 6, "creditor": 1,
    "debtor": 0, "due": 10, "forced": False, "if_short": 0, "kind": 0, "maker": 0, "need": 10,
    "owner": 1, "partner": 1, "payee": 1, "payer": 0, "permit": False, "player": 0, "receiver": 0,
    "street": 3, "thing": 3, "things": 1, "visitor": 0,
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_the_phase_of_a_matter_is_the_place_of_its_name(name: str) -> None:
    matter = bare(name, FACTS, 3)
    assert matter.name == name
    assert NAMES[matter.phase] == name


def test_where_nothing_is_to_be_settled_the_game_is_over() -> None:
    assert NO_MATTER.phase == OVER == len(NAMES)


def test_an_unknown_matter_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        ValueError, match=r"no matter 'tax': expected one of turn, street, .*interlude"
    ):
        bare("tax", FACTS, 3)
