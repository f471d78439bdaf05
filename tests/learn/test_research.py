"""The page for researchers: its code runs, and its commands are those of the examples."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: make setup-full")

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/research.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^python -m (examples\.\S+)(.*)$", PAGE, re.MULTILINE)


def test_the_code_on_the_page_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "research.md", "exec"), {})  # noqa: S102  our own document
    said = capsys.readouterr().out
    assert "balances" in said
    assert "share of the win:" in said


def test_every_example_is_on_the_page() -> None:
    examples = {file.stem for file in (ROOT / "examples/learn").glob("*.py")} - {"measure"}
    assert {module.rpartition(".")[2] for module, _ in COMMANDS} == examples


@pytest.mark.parametrize(("module", "arguments"), COMMANDS)
def test_a_command_asks_only_for_what_there_is(module: str, arguments: str) -> None:
    text = (ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    for name in re.findall(r"--[a-z]+", arguments):
        assert f'add_argument("{name}"' in text
