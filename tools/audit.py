"""Look up the locked packages among known vulnerabilities; one that is found is a failure.

Where nobody can be asked, that is said, and is none. `pip-audit` asks PyPI about each version; some
mirrors know nothing of single versions and are asked about the newest, which mostly is the one.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

# Vulnerabilities that we can live with, and why; remove them when a fixed version is locked.
ACCEPTED: dict[str, str] = {}

COMMAND = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes"]
OPTIONS = ["--format", "json", "--progress-spinner", "off", "--desc", "off"]
SECONDS = 300
NEWEST = "https://pypi.org/pypi/{name}/json"
VERSION = re.compile(r"\(([^()\s]+)\)$")


@dataclass
class Report:
    """What is known of the packages, by name."""

    sound: set[str] = field(default_factory=set)
    unknown: dict[str, str] = field(default_factory=dict)  # a version, if it is told
    found: dict[str, list[str]] = field(default_factory=dict)

    def note(self, name: str, vulnerabilities: list[dict[str, Any]]) -> None:
        """Take down what is known of a package; the accepted ones count as none."""
        bad = [each["id"] for each in vulnerabilities if not names_of(each) & ACCEPTED.keys()]
        self.unknown.pop(name, None)
        if bad:
            self.found[name] = bad
        else:
            self.sound.add(name)


def names_of(vulnerability: dict[str, Any]) -> set[str]:
    return {vulnerability["id"], *vulnerability.get("aliases", [])}


def read(told: dict[str, Any]) -> Report:
    """Understand what pip-audit says."""
    report = Report()
    for package in told["dependencies"]:
        if "vulns" in package:
            report.note(package["name"], package["vulns"])
        else:
            version = VERSION.search(package.get("skip_reason", ""))
            report.unknown[package["name"]] = version[1] if version else ""
    return report


def ask_about_newest(name: str) -> tuple[str, list[dict[str, Any]]]:
    """Return the newest version of a package and what is known of it; OSError if nobody knows."""
    with urllib.request.urlopen(NEWEST.format(name=name), timeout=15) as answer:  # noqa: S310  https
        told = json.load(answer)
    return told["info"]["version"], told["vulnerabilities"]


def ask_again(report: Report) -> None:
    """Ask about the newest versions of packages of which nothing is known so far."""

    def ask(package: tuple[str, str]) -> tuple[str, list[dict[str, Any]] | None]:
        name, version = package
        try:
            newest, told = ask_about_newest(name)
        except (OSError, ValueError, KeyError):
            return name, None
        return name, told if newest == version else None

    with ThreadPoolExecutor(8) as threads:
        for name, told in threads.map(ask, list(report.unknown.items())):
            if told is not None:
                report.note(name, [each for each in told if not each.get("withdrawn")])


def run_pip_audit(locks: list[str], *more: str) -> subprocess.CompletedProcess[str]:
    files = [part for lock in locks for part in ("--requirement", lock)]
    command = [*COMMAND, *OPTIONS, *more, *files]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)


def audit(locks: list[str]) -> tuple[int, str]:
    """Return an exit code, and what there is to say."""
    readable = run_pip_audit(locks, "--dry-run")
    if readable.returncode:
        return 1, f"cannot read the locks: {last_line(readable.stderr)}"
    try:
        done = run_pip_audit(locks)
        report = read(json.loads(done.stdout))
    except subprocess.TimeoutExpired:
        return 0, f"NOT AUDITED: no answer within {SECONDS} s"
    except ValueError:
        return 0, f"NOT AUDITED: nobody to be asked ({last_line(done.stderr)[:200]})"
    ask_again(report)
    return judge(report)


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason given"])[-1]


def judge(report: Report) -> tuple[int, str]:
    lines = [f"VULNERABLE: {name}, {', '.join(ids)}" for name, ids in sorted(report.found.items())]
    if report.unknown:
        names = ", ".join(sorted(report.unknown))
        lines.append(f"NOT AUDITED, {len(report.unknown)} packages nobody here knows of: {names}")
    known = len(report.sound) + len(report.found)
    lines.append(f"{known} packages audited, {len(report.found)} with known vulnerabilities")
    lines += [f"accepted: {name}, {why}" for name, why in ACCEPTED.items()]
    return int(bool(report.found)), "\n".join(lines)


def main(locks: list[str]) -> int:
    code, told = audit(locks)
    print(told)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
