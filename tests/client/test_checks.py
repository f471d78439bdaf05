"""What the page's own tools say of it: types, accessibility of markup, tests of its logic."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.client.sources import CLIENT, HAS_CLIENT, WHY_NOT, node

pytestmark = pytest.mark.skipif(not HAS_CLIENT, reason=WHY_NOT)


def run(script: str, *arguments: str) -> None:
    program = node()
    assert program is not None
    path = f"{Path(program).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [program, CLIENT / "node_modules" / script, *arguments],
        cwd=CLIENT, env=os.environ | {"PATH": path, "NO_COLOR": "1", "CI": "1"},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout[-6000:]}\n{done.stderr[-3000:]}"


def test_every_type_fits_and_nothing_is_hard_to_reach() -> None:
    run("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_the_logic_of_the_page_works() -> None:
    run("vitest/vitest.mjs", "run")
