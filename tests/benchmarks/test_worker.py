from __future__ import annotations

import json
from io import StringIO

import pytest

from benchmarks import worker
from benchmarks.systems import System
from benchmarks.timing import Offer
from benchmarks.worker import introduce, serve


def test_a_system_that_cannot_be_imported_is_absent() -> None:
    answers = StringIO()
    serve(System("Nobody", "nobody", "nobody"), StringIO('{"ask": "offers"}\n'), answers)
    assert json.loads(answers.getvalue()) == {
        "absent": "No module named 'benchmarks.lanes.nobody'",
    }


@pytest.mark.parametrize("tuned", [True, False])
def test_our_rules_say_whether_they_are_tuned(monkeypatch: pytest.MonkeyPatch, tuned: bool) -> None:
    monkeypatch.setattr(worker, "is_tuned", lambda: tuned)
    assert worker.version_of("funnymoney").endswith(" (tuned)") is tuned
    assert worker.version_of("pytest") == pytest.__version__


def test_an_absent_system_offers_nothing() -> None:
    offers: list[Offer] = []
    introduce(System("Nobody", "nobody", "nobody"), offers)
    assert offers == []
