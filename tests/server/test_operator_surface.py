"""What operators rely on by name changes only where that is meant, and is documented."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.server.log_events import log_events
from tests.server.operator_surface import (
    FILE,
    OF_THE_PROCESS,
    ROOT,
    environment,
    metrics,
    ours_in,
    sources,
    surface,
)

OPERATIONS = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
CAN_MEASURE_PROCESSES = Path("/proc/self/stat").is_file()
METRICS = sorted({line.split()[1] for line in metrics()})
ALERTING = sorted({event.key for event in log_events() if event.is_alerting})


def lines(text: str) -> list[str]:
    """Return the lines to compare: a process is measured by Linux only."""
    found = text.splitlines()
    return [line for line in found if CAN_MEASURE_PROCESSES or OF_THE_PROCESS not in line]


def test_the_surface_for_operators_is_as_written_down() -> None:
    written = FILE.read_text(encoding="utf-8")
    changes = list(unified_diff(lines(written), lines(surface()), "written down", "now", "", "", 0))
    assert not changes, "\n".join([
        "scripts and alerts of operators may name these; if the change is meant, run",
        "python -m tests.server.operator_surface --write",
        *changes,
    ])  # fmt: skip


@pytest.mark.parametrize("line", [
    "counter funnymoney_refusals_total {kind}",
    "histogram funnymoney_thought_seconds {level}",
    "error table_damaged: error places table why",
    "info|warning store_checked: findings seconds",
    "error socket_failed: error places",
    "package FUNNYMONEY_STORE",
    "funnymoney serve --port int = None",
    "funnymoney store backup <file> path required",
    "python -m funnymoney.server.store <command> upgrade|check|file",
    "/operator/bans/{guest} DELETE",
    "1012 moved",
    "origin 403",
    "already_seated 409",
])  # fmt: skip
def test_what_is_there_is_found(line: str) -> None:
    assert line in surface().splitlines()


def test_no_variable_of_ours_is_read_in_another_way() -> None:
    listed = {line.split()[1] for line in environment()}
    mentioned = {name for file in sources("src") for name in ours_in(file)}
    assert mentioned | set(ours_in(ROOT / "hatch_build.py")) <= listed


@pytest.mark.parametrize("name", [name for name in METRICS if not name.endswith("_created")])
def test_every_metric_is_explained(name: str) -> None:
    assert f"`{name}`" in OPERATIONS


@pytest.mark.parametrize("key", ALERTING)
def test_every_event_that_asks_for_attention_is_explained(key: str) -> None:
    assert f"`{key}`" in OPERATIONS
