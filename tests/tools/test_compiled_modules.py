"""Which modules are compiled: worked out from patterns, and written down so that review sees it.

If a change is meant, write what the test says into compiled_modules.txt.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import hatch_build

ROOT = Path(__file__).parents[2]
WRITTEN_DOWN = Path(__file__).with_name("compiled_modules.txt")


def test_the_compiled_modules_are_those_written_down() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    config = project["tool"]["hatch"]["build"]["hooks"]["custom"]
    found = [
        file.relative_to(ROOT).as_posix() for file in hatch_build.compiled_modules(ROOT, config)
    ]
    assert found == WRITTEN_DOWN.read_text(encoding="utf-8").splitlines()
