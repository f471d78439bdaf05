"""What the documents say is run: code in them, and every example."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted(path.name for path in (ROOT / "examples").glob("*.py"))


def code_in(document: str, language: str = "python") -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_code_in_the_readme_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = code_in("README.md")
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102  our own document
    assert "round_over" in capsys.readouterr().out


def test_the_bot_in_the_documents_is_the_one_in_the_examples() -> None:
    [code] = code_in("docs/bots.md")
    assert code.strip() in (ROOT / "examples" / "cautious_bot.py").read_text(encoding="utf-8")


def test_the_program_in_the_documents_is_the_one_in_the_examples() -> None:
    [code] = code_in("docs/bots.md", "perl")
    assert code == (ROOT / "examples" / "lazy_bot.pl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_runs(name: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / name],
        input="",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "document", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/bots.md"]
)
def test_links_in_the_documents_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#]+)\)", text)
    local = [target for target in targets if "://" not in target]
    assert all(((ROOT / document).parent / target).exists() for target in local), local
