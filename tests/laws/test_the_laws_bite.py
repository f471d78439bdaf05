"""The laws are tested too: a planted fault must be found, and nothing where there is none."""

import os
import subprocess
import sys
from pathlib import Path

from tests.laws.mutations import FAULTS

ROOT = Path(__file__).parents[2]


def test_planted_faults_are_found_and_only_those() -> None:
    """In one process of its own, since faults can be planted only where nothing is compiled."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.mutations"],
        env=os.environ | {"FUNNYMONEY_PURE": "1", "FUNNYMONEY_SEEDS": "2"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line for line in lines if not line.startswith(("sound: ", "found: "))] == []
    assert {line for line in lines if line.startswith("found: ")} == {
        f"found: {fault}" for fault in FAULTS
    }
