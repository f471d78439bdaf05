"""What the page says before it asks the server is what is printed: few numbers of the rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from funnymoney.games import GAMES, spec_of
from funnymoney.games.counterfeiters import cards as counterfeiters
from funnymoney.games.ffuffziger import cards as ffuffziger
from tests.client.sources import CLIENT, scripts

VIEW = "src/games/counterfeiters/view.ts"


def constant(file: str, name: str) -> Any:
    """Return a number or a list of numbers of a script."""
    found = re.search(rf"const {name}\b[^=]*= ([^;]*?)(?: as const)?;", scripts()[file])
    assert found, name
    return json.loads(found[1])


@pytest.mark.parametrize("game", GAMES)
def test_tests_of_the_page_are_given_the_games_of_the_server(game: str) -> None:
    text = (CLIENT / "src/lib/catalogue.fixture.ts").read_text(encoding="utf-8")
    found = re.search(rf'game\("{game}", "(.+?)", "(\w+)", (\[.+?\]), (\d), (\d+), (.+)\),', text)
    assert found
    title, code, seats, usual, minutes, options = found.groups()
    spec = spec_of(game)
    assert (title, code, json.loads(seats)) == (spec.rules.title, spec.code, list(spec.rules.seats))
    assert (int(usual), int(minutes)) == (spec.usual_seats, spec.lobby.minutes)
    assert re.findall(r"(\w+): (\d+)", options) == [
        (name, str(value)) for name, value in spec.lobby.first_game.items()
    ]


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
