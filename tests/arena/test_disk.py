"""What was written outlasts whatever happens to the process, and one run writes at a time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from funnymoney.arena.disk import LOCK, UNDONE, alone_in, append, replace
from funnymoney.arena.rows import BadOutput

HOLD = """
import sys, time
from pathlib import Path
from funnymoney.arena.disk import alone_in
with alone_in(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_lock_goes_with_the_process_that_held_it(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(BadOutput, match="another run is writing into"), alone_in(tmp_path):
            pass
        holder.kill()
    with alone_in(tmp_path):
        assert (tmp_path / LOCK).exists()


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """What was forced onto the disk, by the numbers that the system knows it by."""
    seen: list[tuple[int, int]] = []
    honest = os.fsync

    def note(known: int) -> None:
        told = os.fstat(known)
        seen.append((told.st_ino, told.st_size))
        honest(known)

    monkeypatch.setattr(os, "fsync", note)
    return seen


def test_a_file_and_its_name_are_on_the_disk(tmp_path: Path, synced: list[tuple[int, int]]) -> None:
    replace(tmp_path / "part", b"1234")
    assert (tmp_path / "part").read_bytes() == b"1234"
    assert not list(tmp_path.glob(f"{UNDONE}*"))
    assert synced[0] == ((tmp_path / "part").stat().st_ino, 4)
    if sys.platform != "win32":
        assert synced[1][0] == tmp_path.stat().st_ino


def test_what_is_added_is_on_the_disk(tmp_path: Path, synced: list[tuple[int, int]]) -> None:
    path = tmp_path / "lines"
    append(path, b"one\n")
    append(path, b"two\n")
    of_the_file = [size for known, size in synced if known == path.stat().st_ino]
    assert of_the_file == [4, 8]
    if sys.platform != "win32":
        assert [known for known, _ in synced].count(tmp_path.stat().st_ino) == 1


def test_two_processes_do_not_share_what_is_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = []
    honest = Path.replace

    def note(self: Path, target: Path) -> Path:
        names.append(self.name)
        return honest(self, target)

    monkeypatch.setattr(Path, "replace", note)
    for process in (7, 8):
        monkeypatch.setattr(os, "getpid", lambda process=process: process)
        replace(tmp_path / "part", b"1")
    assert len(set(names)) == 2
