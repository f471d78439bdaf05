"""`make play` serves a page soon, with the compiled rules if they are there in time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import play

SLOW, GOOD, BAD = "import time; time.sleep(30)", "", "import sys; sys.exit('gcc: no space left')"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(play, "LOG", tmp_path / "setup.log")
    return tmp_path / "setup.log"


def set_up(log: Path, script: str) -> subprocess.Popen[bytes]:
    with log.open("wb") as file:
        return subprocess.Popen([sys.executable, "-c", script], stdout=file, stderr=file)


def test_rules_that_are_compiled_in_time_are_used(log: Path) -> None:
    assert play.finishes(set_up(log, GOOD), 20.0)


def test_nobody_waits_long_for_the_compiler(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = set_up(log, SLOW)
    assert not play.finishes(setup, 0.1)
    assert "You can play now" in capsys.readouterr().out
    assert setup.poll() is None, "it goes on in the background"
    setup.kill()
    setup.wait()


def test_a_set_up_that_fails_is_shown(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not play.finishes(set_up(log, BAD), 20.0)
    assert "no space left" in capsys.readouterr().out


@pytest.mark.parametrize("is_compiled", [True, False])
def test_the_server_is_told_which_rules_to_use(
    monkeypatch: pytest.MonkeyPatch, is_compiled: bool
) -> None:
    monkeypatch.delenv("FUNNYMONEY_PURE", raising=False)
    seen: list[dict[str, str]] = []

    def pretend(
        command: list[str], *, env: dict[str, str], check: bool
    ) -> subprocess.CompletedProcess[bytes]:
        seen.append(env)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", pretend)
    assert play.serve(is_compiled=is_compiled) == 0
    assert seen[0].get("FUNNYMONEY_PURE", "") == ("" if is_compiled else "1")
    assert seen[0]["PYTHONPATH"].split(os.pathsep)[0] == str(play.ROOT / "src")


@pytest.mark.skipif(os.name == "nt", reason="there is no make")
def test_set_up_goes_on_when_the_server_is_interrupted(
    log: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make = tmp_path / "make"
    make.write_text("#!/bin/sh\nps -o sid= -p $$\n")
    make.chmod(0o700)
    monkeypatch.setenv("MAKE", str(make))
    setup = play.start_setup()
    assert setup.wait(20) == 0
    assert int(log.read_text()) == setup.pid, "a session of its own, which Ctrl+C does not reach"
