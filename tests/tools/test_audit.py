"""The audit of locked packages: what fails it, and that it does not claim what it does not know."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from tools import audit

SOUND = {"name": "rich", "version": "15.0.0", "vulns": []}
BAD = {
    "name": "holey",
    "version": "1.0",
    "vulns": [{"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": ["1.1"]}],
}


def skipped(name: str, version: str) -> dict[str, Any]:
    told = f"Dependency not found on PyPI and could not be audited: {name} ({version})"
    return {"name": name, "skip_reason": told}


def outcome(*packages: dict[str, Any]) -> tuple[int, str]:
    report = audit.read({"dependencies": list(packages)})
    audit.ask_again(report)
    return audit.judge(report)


@pytest.fixture(autouse=True)
def newest(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[str, list[dict[str, Any]]]]:
    """What the package index knows of newest versions; nobody else is asked."""
    known: dict[str, tuple[str, list[dict[str, Any]]]] = {}

    def ask(name: str) -> tuple[str, list[dict[str, Any]]]:
        if name not in known:
            raise OSError("404")
        return known[name]

    monkeypatch.setattr(audit, "ask_about_newest", ask)
    return known


Newest = dict[str, tuple[str, list[dict[str, Any]]]]


def test_packages_without_known_vulnerabilities_pass() -> None:
    assert outcome(SOUND) == (0, "1 packages audited, 0 with known vulnerabilities")


def test_a_known_vulnerability_fails() -> None:
    code, told = outcome(SOUND, BAD)
    assert code == 1
    assert "VULNERABLE: holey, PYSEC-1" in told


@pytest.mark.parametrize("name", ["PYSEC-1", "CVE-1"])
def test_one_that_was_accepted_passes_and_is_told(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "ACCEPTED", {name: "we do not call it"})
    code, told = outcome(BAD)
    assert code == 0
    assert f"accepted: {name}, we do not call it" in told


def test_what_nobody_knows_of_is_not_called_audited() -> None:
    code, told = outcome(SOUND, skipped("rare", "1.0"))
    assert code == 0
    assert "NOT AUDITED, 1 packages nobody here knows of: rare" in told
    assert "1 packages audited" in told


def test_a_mirror_is_asked_about_the_newest_version(newest: Newest) -> None:
    newest["holey"] = ("1.0", [{"id": "PYSEC-1"}])
    newest["mended"] = ("1.0", [{"id": "PYSEC-2", "withdrawn": "2026-01-01"}])
    newest["old"] = ("2.0", [])
    code, told = outcome(*(skipped(name, "1.0") for name in ("holey", "mended", "old")))
    assert code == 1
    assert "VULNERABLE: holey, PYSEC-1" in told
    assert "NOT AUDITED, 1 packages nobody here knows of: old" in told
    assert "2 packages audited, 1 with" in told


def pretend(monkeypatch: pytest.MonkeyPatch, *outcomes: tuple[int, str, str]) -> None:
    """Let pip-audit end like this, once for each time that it is run."""
    coming = list(outcomes)

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        code, out, err = coming.pop(0)
        return subprocess.CompletedProcess(command, code, out, err)

    monkeypatch.setattr(subprocess, "run", run)


def test_that_nobody_can_be_asked_is_said_and_fails_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pretend(monkeypatch, (0, "", ""), (1, "", "Traceback …\nConnectionError: no route"))
    code, told = audit.audit(["lock.txt"])
    assert (code, told) == (0, "NOT AUDITED: nobody to be asked (ConnectionError: no route)")


def test_a_lock_that_cannot_be_read_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, (1, "", "ERROR: requirement uv==0.1 does not contain a hash"))
    code, told = audit.audit(["lock.txt"])
    assert code == 1
    assert "does not contain a hash" in told


def test_what_pip_audit_finds_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, (0, "", ""), (1, json.dumps({"dependencies": [BAD]}), "Found 1 known"))
    assert audit.audit(["lock.txt"])[0] == 1


def test_every_accepted_vulnerability_has_its_reason() -> None:
    assert all(len(reason) > 10 for reason in audit.ACCEPTED.values())
