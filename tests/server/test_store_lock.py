"""One process at a time serves from a file, whatever name the file is given."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from funnymoney.server.maintenance.check import check_store
from funnymoney.server.store import open_store
from funnymoney.server.store.backups.sqlite import back_up_file, restore_file
from funnymoney.server.store.database import lock_file
from funnymoney.server.store.errors import BadAddress, NotDurable, StoreInUse
from funnymoney.server.store.files.file_lock import lock_beside
from tests.server.sets import played, seqs
from tests.server.wire import Server

PROGRAM = "import sys; from funnymoney.server.store.__main__ import main; sys.exit(main())"


def same_name(file: Path) -> Path:
    return file


def relative(file: Path) -> Path:
    return Path(os.path.relpath(file))


def symlink(file: Path) -> Path:
    link = file.parent / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(file)
    return link


def symlinked_folder(file: Path) -> Path:
    folder = file.parent.parent / "folder"
    folder.symlink_to(file.parent)
    return folder / file.name


def hard_link(file: Path) -> Path:
    link = file.parent / "elsewhere" / "other.db"
    link.parent.mkdir()
    os.link(file, link)
    return link


NAMES = [same_name, relative, symlink, symlinked_folder, hard_link]
KILLED = """
import asyncio, os, sys
from funnymoney.server.store import open_store
from tests.server.sets import played

async def main():
    async with open_store(sys.argv[1]) as store:
        print(await played(store, 3), flush=True)
        os._exit(9)

asyncio.run(main())
"""


def home(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "tables.db"


def open_elsewhere(name: Path) -> subprocess.CompletedProcess[str]:
    """Have another process open a store as a server does."""
    command = [sys.executable, "-c", PROGRAM, "upgrade", str(name)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def told(text: str) -> tuple[int, float]:
    """Return the process id and the start that a refusal names."""
    found = re.search(r"\(process id (\d+), started ([-0-9]+ [:0-9]+) UTC\)", text)
    assert found, text
    began = datetime.strptime(found[2], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)
    return int(found[1]), began.timestamp()


@pytest.mark.parametrize("name", NAMES)
async def test_no_name_of_a_file_evades_its_lock(
    tmp_path: Path, name: Callable[[Path], Path]
) -> None:
    file = home(tmp_path)
    before = int(time.time())
    async with open_store(file) as store:
        other = name(file)
        with pytest.raises(StoreInUse) as refused:
            async with open_store(other):
                pass
        done = await asyncio.to_thread(open_elsewhere, other)
        assert done.returncode == 1
        assert done.stderr.startswith("another process already serves from")
        for text in (str(refused.value), done.stderr):
            pid, began = told(text)
            assert pid == os.getpid()
            assert before <= began <= time.time()
        assert await seqs(store, await played(store, 1)) == [0], "the first one serves on"
    remove_hard_links(file, other)
    assert open_elsewhere(file).returncode == 0, "a lock goes with its store"


@pytest.mark.parametrize("name", NAMES)
def test_the_locks_of_a_server_go_when_it_is_killed(
    tmp_path: Path, name: Callable[[Path], Path]
) -> None:
    file = home(tmp_path)
    with Server(file, tmp_path) as server:
        other = name(file)
        refused = open_elsewhere(other)
        assert refused.returncode == 1
        assert told(refused.stderr)[0] == server.pid
        server.kill()
        remove_hard_links(file, other)
        assert open_elsewhere(file).returncode == 0


def remove_hard_links(file: Path, other: Path) -> None:
    if file.stat().st_nlink > 1:
        other.unlink()


async def test_a_hard_link_after_a_crash_is_refused_and_loses_nothing(tmp_path: Path) -> None:
    """SQLite would look for the latest moves beside the other name, where they are not."""
    file = home(tmp_path)
    command = [sys.executable, "-c", KILLED, str(file)]
    crashed = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=60, check=False
    )
    assert crashed.returncode == 9, crashed.stderr
    assert file.with_name("tables.db-wal").stat().st_size
    link = hard_link(file)
    for name in (file, link):
        with pytest.raises(BadAddress, match="several hard links"):
            async with open_store(name):
                pass
        refused = await asyncio.to_thread(open_elsewhere, name)
        assert refused.returncode == 1
        assert "keep the name by which the store was served" in refused.stderr
    with pytest.raises(BadAddress, match="several hard links"):
        back_up_file(link, tmp_path / "copy.db")
    with pytest.raises(BadAddress, match="several hard links"):
        await check_store(str(link))
    assert sorted(each.name for each in link.parent.iterdir()) == ["other.db", "other.db.lock"]
    link.unlink()
    async with open_store(file) as store:
        assert await seqs(store, crashed.stdout.strip()) == [0, 1, 2]


async def test_a_backup_may_have_several_names(tmp_path: Path) -> None:
    """Programs that keep many states of a folder make hard links of what has not changed."""
    file, copy = home(tmp_path), tmp_path / "copy.db"
    async with open_store(file) as store:
        table = await played(store, 3)
    back_up_file(file, copy)
    os.link(copy, tmp_path / "yesterday.db")
    restore_file(file, tmp_path / "yesterday.db")
    async with open_store(file) as store:
        assert await seqs(store, table) == [0, 1, 2]


async def test_a_server_of_an_older_version_is_noticed(tmp_path: Path) -> None:
    file = home(tmp_path)
    for name in (file, symlink(file)):
        with closing(sqlite3.connect(f"{name}.lock", isolation_level=None)) as older:
            older.execute("BEGIN EXCLUSIVE")
            done = await asyncio.to_thread(open_elsewhere, name)
            assert done.returncode == 1
            assert f"(process id {os.getpid()})" in done.stderr


async def test_an_older_version_is_kept_away(tmp_path: Path) -> None:
    file = home(tmp_path)
    file.touch()
    link = symlink(file)
    async with open_store(link):
        for name in (file, link):
            with (
                closing(sqlite3.connect(f"{name}.lock", timeout=0, isolation_level=None)) as older,
                pytest.raises(sqlite3.OperationalError, match="locked"),
            ):
                older.execute("BEGIN EXCLUSIVE")


async def test_a_refusal_leaves_the_locks_of_sqlite_in_place(tmp_path: Path) -> None:
    file = home(tmp_path)
    async with open_store(file) as store:
        await played(store, 1)
        for _ in range(3):
            with pytest.raises(StoreInUse):
                async with open_store(file):
                    pass
        # Whoever could have the file alone now would delete the log that we write to.
        program = (
            "import sqlite3, sys; found = sqlite3.connect(sys.argv[1], timeout=0);"
            "found.execute('PRAGMA journal_mode = DELETE')"
        )
        command = [sys.executable, "-c", program, str(file)]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, check=False)
        assert b"locked" in done.stderr


async def test_nothing_is_acknowledged_once_the_file_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = home(tmp_path)
    async with open_store(file) as store:
        table = await played(store, 1)
        away = file.rename(file.with_name("away.db"))
        for _ in range(2):
            with pytest.raises(NotDurable, match="was moved away or replaced"):
                await store.append(table, 1, {})
        file.touch()
        with pytest.raises(NotDurable, match="was moved away or replaced"):
            await store.append(table, 1, {})
        done = await asyncio.to_thread(open_elsewhere, file)
        assert done.returncode == 1, "a server on the new file would be the second of this name"
        assert told(done.stderr)[0] == os.getpid()
        assert caplog.messages == ["store_replaced", "store_not_writable"]
        away.replace(file)
        await store.append(table, 1, {})
    async with open_store(file) as store:
        assert await seqs(store, table) == [0, 1]


async def test_a_lock_file_is_private(tmp_path: Path) -> None:
    file = home(tmp_path)
    before = os.umask(0)
    try:
        async with open_store(file):
            assert file.with_name("tables.db.lock").stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


async def test_where_inodes_cannot_be_locked_one_server_is_kept_apart_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = home(tmp_path)
    monkeypatch.setattr("funnymoney.server.store.files.inode_lock.is_supported", lambda: False)
    async with open_store(file):
        for name in (file, symlink(file)):
            with pytest.raises(StoreInUse):
                async with open_store(name):
                    pass
            assert (await asyncio.to_thread(open_elsewhere, name)).returncode == 1
    link = file.with_name("link.db")
    os.link(file, link)
    for name in (file, link):
        with pytest.raises(BadAddress, match="several hard links"):
            async with open_store(name):
                pass


def test_a_lock_that_is_a_link_is_refused_and_leads_to_nothing(tmp_path: Path) -> None:
    """Else whoever may write beside a store could have an operator give them any file."""
    file, other = home(tmp_path), tmp_path / "other"
    other.write_text("somebody else's")
    lock_beside(file).symlink_to(other)
    with pytest.raises(BadAddress, match="is a link"):
        lock_file(file)
    assert other.read_text() == "somebody else's"
