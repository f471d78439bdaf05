"""What the page says before it asks the server is what is printed: few numbers of the rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from funnymoney.games import GAMES
from funnymoney.games.counterfeiters import cards as counterfeiters
from funnymoney.games.ffuffziger import cards as ffuffziger
from tests.client.sources import scripts

VIEW = "src/games/counterfeiters/view.ts"


def constant(file: str, name: str) -> Any:
    """Return a number or a list of numbers of a script."""
    found = re.search(rf"const {name}\b[^=]*= ([^;]*?)(?: as const)?;", scripts()[file])
    assert found, name
    return json.loads(found[1])


@pytest.mark.parametrize("game", GAMES)
def test_the_page_seats_as_many_as_a_game_is_for(game: str) -> None:
    found = re.search(rf"SIZES\b[^;]*?\b{game}: \[(\d), (\d)\]", scripts()["src/lib/tables.ts"])
    assert found
    seats = GAMES[game].seats
    assert [int(found[1]), int(found[2])] == [seats[0], seats[-1]]


def test_a_fake_brings_what_is_printed() -> None:
    assert constant(VIEW, "FACE") == counterfeiters.FACE
    assert constant(VIEW, "RATES") == list(counterfeiters.FENCE_PAY)
    assert constant(VIEW, "PRINTED") == counterfeiters.PRINTED


def test_tax_and_fare_are_those_of_the_rules() -> None:
    assert constant(VIEW, "TAX") == counterfeiters.TAX_MONEY
    assert constant(VIEW, "FARE") == counterfeiters.FARE


def test_the_least_raise_is_the_one_of_the_rules() -> None:
    file = "src/games/ffuffziger/trays/LeadTray.svelte"
    assert constant(file, "LEAST_RAISE") == ffuffziger.LEAST_RAISE
