"""The database is stopped and started while people and pages play: nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.chromium import why_not
from tests.server.postgres import Postgres
from tests.server.restarts import run

MANY = 4


@pytest.mark.full
def test_a_database_that_is_started_again_and_again_loses_nothing(
    postgres: Postgres, shared: str, tmp_path: Path
) -> None:
    """For twenty: `python -m tests.server.restarts --restarts 20`."""
    if reason := why_not():
        pytest.skip(reason)
    seen, pages = run(postgres, tmp_path, MANY, seed=2)
    assert seen.restarts == MANY
    assert seen.choices > 50, "hardly anything was going on"
    assert seen.codes[1013] > 0, "nobody has noticed anything"
    assert pages.matches > 0
    assert pages.choices > 0
