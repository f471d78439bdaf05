"""What the documents say is run: code in them, and every example."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from funnymoney.core.records.record import Record
from funnymoney.games import GAMES
from tests.laws.golden import PROMISED

ROOT = Path(__file__).parents[1]
NOT_OURS = {"build", "dist", "node_modules"}  # folders with documents of others
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


def documents() -> list[str]:
    """Return every Markdown file of the project; not those of packages or of what was built."""
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
    return sorted(
        path.as_posix()
        for path in found
        if not any(part in NOT_OURS or part.startswith(".") for part in path.parts)
    )


def prose(document: Path) -> str:
    """Return a document without its code, in which brackets are no links and `#` no headings."""
    text = document.read_text(encoding="utf-8")
    return re.sub(r"^( *)(```+).*?^\1\2$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings as GitHub makes them, repeated ones numbered."""
    found: list[str] = []
    for heading in re.findall(r"^#+ +(.*?) *#*$", prose(document), re.MULTILINE):
        shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
        found.append(re.sub(r"[^\w\- ]", "", shown).lower().replace(" ", "-"))
    return {
        f"{name}-{found[:at].count(name)}" if name in found[:at] else name
        for at, name in enumerate(found)
    }


def links(document: Path) -> list[str]:
    """Return where the links and pictures of a document lead, if not to another site."""
    text = re.sub(r"`[^`\n]*`", "", prose(document))
    targets = re.findall(r"\]\(([^)\s]+)[^)]*\)|^ *\[[^]]+\]: *(\S+)", text, re.MULTILINE)
    return [inside or after for inside, after in targets if "://" not in inside + after]


def leads_somewhere(document: Path, link: str) -> bool:
    file, _, anchor = link.partition("#")
    target = document.parent / file if file else document
    if not anchor:
        return target.exists()
    return target.suffix == ".md" and target.is_file() and anchor in anchors(target)


def test_every_document_is_looked_at() -> None:
    assert {"README.md", "docs/operations.md", "client/README.md"} <= set(documents())
    assert all(f"src/funnymoney/games/{game}/README.md" in documents() for game in GAMES)


@pytest.mark.parametrize("document", documents())
def test_links_in_the_documents_lead_somewhere(document: str) -> None:
    path = ROOT / document
    assert [link for link in links(path) if not leads_somewhere(path, link)] == []


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# Two `words`, one\n\n## Again\n\n## Again\n")
    document = tmp_path / "one.md"
    good = "[a](other.md) [b](other.md#two-words-one) [c](other.md#again-1) [d](#here)"
    bad = ["gone.md", "other.md#three", "#there", "other.md#again-2", "ref.md"]
    wrong = "\n".join(f"[e]({link})" for link in bad[:-1]) + "\n\n[f]: ref.md\n"
    code = "```\n[g](nowhere.md)\n# There\n```\n`[h](nowhere.md)` [i](https://nowhere.example)\n"
    document.write_text(f"# Here\n\n{good}\n{wrong}{code}")
    assert [link for link in links(document) if not leads_somewhere(document, link)] == bad
