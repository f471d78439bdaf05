"""What the documents say is run: code in them, and every example."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from funnymoney.core.record import Record
from tests.laws.golden import PROMISED

ROOT = Path(__file__).parents[1]
NEEDS_A_SERVER = {"client.py"}  # run in tests/server/test_wire_client.py
EXAMPLES = sorted({path.name for path in (ROOT / "examples").glob("*.py")} - NEEDS_A_SERVER)


def code_in(document: str, language: str = "python") -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_code_in_the_readme_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = code_in("README.md")
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102  our own document
    assert "round_over" in capsys.readouterr().out


def test_the_code_for_researchers_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo", reason="an optional extra")
    [code] = code_in("docs/doors.md")
    exec(compile(code, "doors.md", "exec"), {})  # noqa: S102  our own document
    shares, returns = (json.loads(f"[{each}]") for each in listed(capsys.readouterr().out))
    assert (len(shares), len(returns)) == (4, 4)
    assert sum(shares) == pytest.approx(1.0)


def listed(said: str) -> list[str]:
    return re.findall(r"\[(.*?)\]", said)


def test_the_bot_in_the_documents_is_the_one_in_the_examples() -> None:
    [code] = code_in("docs/bots.md")
    assert code.strip() in (ROOT / "examples" / "cautious_bot.py").read_text(encoding="utf-8")


def test_the_program_in_the_documents_is_the_one_in_the_examples() -> None:
    [code] = code_in("docs/bots.md", "perl")
    assert code == (ROOT / "examples" / "lazy_bot.pl").read_text(encoding="utf-8")


# ------------------------------------------------------------------------------ fairness


def run_on(record: Path, program: list[str]) -> str:
    done = subprocess.run([*program, record], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def changed(folder: Path, **facts: object) -> Path:
    file = folder / "changed.json"
    promised = json.loads(PROMISED.read_text(encoding="utf-8"))
    file.write_text(json.dumps(promised | facts), encoding="utf-8")
    return file


def test_the_python_in_the_documents_checks_a_deal(tmp_path: Path) -> None:
    [code] = code_in("docs/fairness.md")
    program = [sys.executable, "-I", "-c", code]
    commitment = json.loads(PROMISED.read_text(encoding="utf-8"))["fair"]["commitment"]
    assert run_on(PROMISED, program).split() == [commitment, "True", "True"]
    assert run_on(changed(tmp_path, seed="0" * 64), program).split()[1:] == ["True", "False"]
    assert run_on(changed(tmp_path, players=4), program).split()[1:] == ["False", "False"]


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node, to run JavaScript")
def test_the_javascript_in_the_documents_agrees_with_us(tmp_path: Path) -> None:
    [code] = code_in("docs/fairness.md", "javascript")
    ending = (
        'const text = require("fs").readFileSync(process.argv[2], "utf-8");\n'
        "check(JSON.parse(text)).then((found) => console.log(JSON.stringify(found)));\n"
    )
    program = tmp_path / "check.js"
    program.write_text(code + ending, encoding="utf-8")
    node = [str(shutil.which("node")), str(program)]
    found = json.loads(run_on(PROMISED, node))
    assert (found["promised"], found["dealt"]) == (True, True)
    assert not json.loads(run_on(changed(tmp_path, seed="0" * 64), node))["dealt"]
    odd = {"b": '\x00\b\t\n\f\r\x1f /"\\\x7f\x80é\u2028🎲\ud800', "a": [-1, None, True], "B": {}}
    record = Record.open(changed(tmp_path, options=odd))
    assert record.fair is not None
    terms = record.terms(record.fair.table, record.fair.contributions)
    ours = terms.commitment(record.fair.secret, record.fair.salt)
    assert json.loads(run_on(tmp_path / "changed.json", node))["commitment"] == ours


def test_the_texts_in_the_documents_have_the_digests_given() -> None:
    text = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    pairs = re.findall(r'^(\["funnymoney .*\])\n([0-9a-f]{64})$', text, re.MULTILINE)
    assert len(pairs) == 2
    for hashed, digest in pairs:
        assert hashlib.sha256(hashed.encode("ascii")).hexdigest() == digest


# -------------------------------------------------------------------- examples and links


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
    "document",
    [
        "README.md",
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "docs/balance.md",
        "docs/bots.md",
        "docs/doors.md",
        "docs/fairness.md",
        "docs/release.md",
        "docs/research.md",
        "docs/scale.md",
    ],
)
def test_links_in_the_documents_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#]+)\)", text)
    local = [target for target in targets if "://" not in target]
    assert all(((ROOT / document).parent / target).exists() for target in local), local
