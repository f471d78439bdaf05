"""The moments that the tests of the page look at are such as the rules of today lead to."""

from __future__ import annotations

import json

import pytest

from funnymoney.games import GAMES
from tests.browser.fixtures import MOMENTS, OUT, fixtures_of


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_of_the_page_are_those_of_the_rules(game: str) -> None:
    """Otherwise `python -m tests.browser.fixtures --write` writes them anew."""
    kept = json.loads((OUT / f"{game}.json").read_text(encoding="utf-8"))
    assert 15 <= len(kept) <= MOMENTS
    assert kept == fixtures_of(game), "python -m tests.browser.fixtures --write"
