"""`funnymoney store`: private and whole copies, nothing replaced unasked, damage listed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from typer.testing import CliRunner, Result

from funnymoney.cli import app
from funnymoney.server.store import open_store
from funnymoney.server.store.__main__ import main
from funnymoney.server.store.address import shown
from funnymoney.server.store.backups import restoring
from funnymoney.server.store.backups import sqlite as sqlite_backups
from funnymoney.server.store.errors import CannotCopy
from tests.server.damaging import (
    break_json,
    break_replay,
    break_text,
    lose_an_entry,
    overwrite_pages,
    pages_of,
)
from tests.server.sets import played, seqs
from tests.server.test_damage import fill

T = TypeVar("T")


@pytest.fixture(params=[0, 0o777])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def run(command: str, *arguments: object, store: object) -> Result:
    words = ["store", command, "--store", str(store), *map(str, arguments)]
    return in_thread(lambda: CliRunner().invoke(app, words))


def in_thread(work: Callable[[], T]) -> T:
    """Do something that has an event loop of its own, as a command has."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(work).result()


async def make(file: str, moves: int = 3) -> str:
    async with open_store(file) as store:
        return await played(store, moves)


async def moves_in(file: Path, table: str) -> list[int]:
    async with open_store(file) as store:
        return await seqs(store, table)


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


# ------------------------------------------------------------------------------ backup


async def test_a_backup_is_private_from_its_first_byte(
    file: str, tmp_path: Path, umask: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = os.umask(0o022)
    table = await make(file)
    os.umask(before)
    seen: list[tuple[str, int]] = []
    copying = sqlite_backups.copy_pages

    def watched(source: Path, part: Path) -> None:
        seen.extend((each.name, mode(each)) for each in part.parent.glob(".copy.db*"))
        copying(source, part)
        seen.extend((each.name, mode(each)) for each in part.parent.glob(".copy.db*"))

    monkeypatch.setattr(sqlite_backups, "copy_pages", watched)
    copy = tmp_path / "copy.db"
    result = run("backup", copy, store=file)
    assert result.exit_code == 0, result.output
    assert {found for _, found in seen} == {0o600}
    assert mode(copy) == 0o600
    assert list(tmp_path.glob(".copy.db*")) == []
    assert not copy.with_name("copy.db-wal").exists()
    copy.rename(tmp_path / "moved.db")
    assert await moves_in(tmp_path / "moved.db", table) == [0, 1, 2]


async def test_a_backup_has_what_is_only_in_the_log_of_sqlite(file: str, tmp_path: Path) -> None:
    async with open_store(file) as store:
        table = await played(store, 3)
        first = run("backup", tmp_path / "first.db", store=file)
        await store.append(table, 3, {})
        second = run("backup", tmp_path / "second.db", store=file)
        await store.append(table, 4, {})  # and the store can still be written to
        assert (first.exit_code, second.exit_code) == (0, 0)
    assert await moves_in(tmp_path / "first.db", table) == [0, 1, 2]
    assert await moves_in(tmp_path / "second.db", table) == [0, 1, 2, 3]
    assert await moves_in(Path(file), table) == [0, 1, 2, 3, 4]


async def test_a_backup_replaces_nothing_unasked(file: str, tmp_path: Path) -> None:
    table = await make(file)
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    refused = run("backup", copy, store=file)
    assert (refused.exit_code, copy.read_text()) == (2, "precious")
    assert "exists already" in refused.stderr
    copy.chmod(0o644)
    assert run("backup", copy, "--force", store=file).exit_code == 0
    assert mode(copy) == 0o600
    assert await moves_in(copy, table) == [0, 1, 2]


def beside(suffix: str) -> Callable[[Path], Path]:
    return lambda file: file.with_name(file.name + suffix)


def folder(file: Path) -> Path:
    return file.parent


def in_no_folder(file: Path) -> Path:
    return file.parent / "nowhere" / "copy.db"


def linked(file: Path) -> Path:
    os.link(file, file.with_name("linked.db"))
    return file.with_name("linked.db")


def device(_: Path) -> Path:
    return Path(os.devnull)


@pytest.mark.parametrize(
    ("where", "told"),
    [
        (beside(""), "is the store itself"),
        (beside("-wal"), "is the store itself"),
        (beside(".lock"), "is the store itself"),
        (linked, "link to the store itself"),
        (folder, "is a folder"),
        (in_no_folder, "there is no folder"),
        (device, "not a plain file"),
    ],
)
async def test_a_backup_goes_nowhere_where_it_does_harm(
    file: str, where: Callable[[Path], Path], told: str
) -> None:
    table = await make(file)
    target = where(Path(file))
    refused = run("backup", target, "--force", store=file)
    assert refused.exit_code == 2
    assert told in refused.stderr
    if told.startswith("link"):
        target.unlink()
    assert await moves_in(Path(file), table) == [0, 1, 2]


async def test_a_backup_that_fails_leaves_nothing_behind(file: str, tmp_path: Path) -> None:
    missing = run("backup", tmp_path / "copy.db", store=tmp_path / "none.db")
    assert missing.exit_code == 2
    assert "there is no file" in missing.stderr
    await fill(file, 20)
    overwrite_pages(file, pages_of(file, "moves")[1:2])
    refused = run("backup", tmp_path / "copy.db", store=file)
    assert refused.exit_code == 2
    assert "the copy is damaged" in refused.stderr
    assert {each.name for each in tmp_path.iterdir()} == {"tables.db", "tables.db.lock"}
    assert run("backup", tmp_path / "copy.db", "--no-check", store=file).exit_code == 0


async def test_a_store_is_not_copied_by_a_name_at_which_its_log_is_missing(
    file: str, tmp_path: Path
) -> None:
    async with open_store(file) as store:
        await played(store, 3)
        link = tmp_path / "link.db"
        os.link(file, link)
        for command in (("backup", tmp_path / "copy.db"), ("check",)):
            refused = run(*command, store=link)
            assert refused.exit_code == 2
            assert "under another name" in refused.stderr
        link.unlink()
        link.symlink_to(file)
        assert run("check", store=link).exit_code in (0, 1)


def test_a_store_is_found_by_its_default_and_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "funnymoney").mkdir()
    asyncio.run(make(str(tmp_path / "funnymoney" / "house.sqlite")))
    assert CliRunner().invoke(app, ["store", "backup", str(tmp_path / "one.db")]).exit_code == 0
    monkeypatch.setenv("FUNNYMONEY_STORE", str(tmp_path / "one.db"))
    second = CliRunner().invoke(app, ["store", "backup", str(tmp_path / "two.db")])
    assert second.stdout == f"the store {tmp_path / 'one.db'} is copied to {tmp_path / 'two.db'}\n"
    assert (tmp_path / "two.db").exists()
    monkeypatch.delenv("FUNNYMONEY_STORE")
    restored = CliRunner().invoke(app, ["store", "restore", str(tmp_path / "two.db")])
    default = tmp_path / "funnymoney" / "house.sqlite"
    assert f"the store {default} is now as in {tmp_path / 'two.db'}\n" in restored.stdout


def test_an_address_is_shown_without_its_password() -> None:
    told = shown("postgres://ada:hush@example.org:5433/tables?sslmode=require")
    assert told == "postgresql://ada:***@example.org:5433/tables?ssl=require"
    assert shown("tables.db") == str(Path.cwd() / "tables.db")


# ----------------------------------------------------------------------------- restore


async def test_a_restore_keeps_what_it_replaces(file: str, tmp_path: Path) -> None:
    table = await make(file)
    copy = tmp_path / "copy.db"
    run("backup", copy, store=file)
    async with open_store(file) as store:
        await store.leases.claim(table)
        await store.append(table, 3, {})
    before = copy.read_bytes()
    result = run("restore", copy, store=file)
    assert result.exit_code == 0, result.output
    [aside] = tmp_path.glob("tables.db.replaced-*Z")
    assert str(aside) in result.stdout.replace("\n", "")
    assert mode(Path(file)) == 0o600
    assert copy.read_bytes() == before
    assert await moves_in(Path(file), table) == [0, 1, 2]
    assert await moves_in(aside, table) == [0, 1, 2, 3]


async def test_a_log_that_was_left_behind_does_not_go_into_the_restored_store(
    file: str, tmp_path: Path
) -> None:
    """A server that was killed leaves `tables.db-wal`: it belongs to what is replaced."""
    table = await make(file)
    copy = tmp_path / "copy.db"
    run("backup", copy, store=file)
    program = (
        "import asyncio, os, sys\n"
        "from funnymoney.server.store import open_store\n"
        "async def main():\n"
        "    async with open_store(sys.argv[1]) as store:\n"
        "        await store.leases.claim(sys.argv[2])\n"
        "        await store.append(sys.argv[2], 3, {})\n"
        "        os._exit(9)\n"
        "asyncio.run(main())\n"
    )
    command = [sys.executable, "-c", program, file, table]
    done = await asyncio.to_thread(subprocess.run, command, check=False, timeout=60)
    assert done.returncode == 9
    assert Path(f"{file}-wal").stat().st_size
    assert run("restore", copy, store=file).exit_code == 0
    assert not Path(f"{file}-wal").exists()
    [aside] = tmp_path.glob("tables.db.replaced-*Z")
    assert await moves_in(Path(file), table) == [0, 1, 2]
    assert await moves_in(aside, table) == [0, 1, 2, 3]


async def test_a_log_whose_file_was_moved_away_is_kept(file: str, tmp_path: Path) -> None:
    table = await make(file)
    copy = tmp_path / "copy.db"
    run("backup", copy, store=file)
    Path(file).rename(tmp_path / "away.db")
    Path(f"{file}-wal").write_bytes(b"the latest moves")
    assert run("restore", copy, store=file).exit_code == 0
    [log] = tmp_path.glob("tables.db.replaced-*Z-wal")
    assert log.read_bytes() == b"the latest moves"
    assert await moves_in(Path(file), table) == [0, 1, 2]


async def test_a_restore_that_fails_leaves_the_store_with_its_log(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await make(file)
    copy = tmp_path / "copy.db"
    run("backup", copy, store=file)
    log = Path(f"{file}-wal")
    log.write_bytes(b"the latest moves")

    def fail(*_: object, **__: object) -> None:
        raise CannotCopy("the disk is full")

    for module, step in ((sqlite_backups, "sync"), (restoring, "put_in_place")):
        with monkeypatch.context() as broken:
            broken.setattr(module, step, fail)
            with pytest.raises(CannotCopy):
                sqlite_backups.restore_file(Path(file), copy)
        assert log.read_bytes() == b"the latest moves"
        assert not [*tmp_path.glob("*.replaced-*"), *tmp_path.glob("*.restoring-*")]
    log.unlink()
    assert await moves_in(Path(file), table) == [0, 1, 2]


async def test_a_store_that_is_damaged_is_kept_with_its_log(file: str, tmp_path: Path) -> None:
    table = await make(file)
    copy = tmp_path / "copy.db"
    run("backup", copy, store=file)
    content = b"rubbish" * 1000
    for suffix in ("", "-wal"):
        Path(file + suffix).write_bytes(content)
    assert run("restore", copy, store=file).exit_code == 0
    assert await moves_in(Path(file), table) == [0, 1, 2]
    kept = {each.name.split("Z")[-1]: each for each in tmp_path.glob("tables.db.replaced-*")}
    assert {suffix: each.read_bytes() for suffix, each in kept.items()} == {
        "": content,
        "-wal": content,
    }


async def test_a_restore_to_a_new_place_is_private(file: str, tmp_path: Path, umask: None) -> None:
    before = os.umask(0o022)
    table = await make(file)
    os.umask(before)
    new = tmp_path / "new.db"
    assert run("restore", file, store=new).exit_code == 0
    assert mode(new) == 0o600
    assert list(tmp_path.glob("new.db.replaced-*")) == []
    assert await moves_in(new, table) == [0, 1, 2]


async def test_a_restore_refuses_while_the_store_is_served(file: str, tmp_path: Path) -> None:
    async with open_store(file) as store:
        table = await played(store, 3)
        copy, link = tmp_path / "copy.db", tmp_path / "link.db"
        run("backup", copy, store=file)
        os.link(file, link)
        for name in (file, link):
            refused = run("restore", copy, store=name)
            assert refused.exit_code == 2
            assert f"process id {os.getpid()}" in refused.stderr
        assert await seqs(store, table) == [0, 1, 2]
    assert list(tmp_path.glob("*.replaced-*")) == []


def no_database(copy: Path) -> None:
    copy.write_text("Dear Ada, " * 500)


def other_database(copy: Path) -> None:
    copy.unlink()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")


def damaged_copy(copy: Path) -> None:
    overwrite_pages(str(copy), pages_of(str(copy), "moves")[:1])


def newer_copy(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (no_database, "file is not a database"),
        (other_database, "not a store of Funny Money"),
        (damaged_copy, "the copy is damaged"),
        (newer_copy, "newer version"),
        (Path.unlink, "there is no file"),
    ],
)
async def test_a_copy_that_is_no_good_replaces_nothing(
    file: str, tmp_path: Path, spoil: Callable[[Path], None], told: str
) -> None:
    table = await make(file, 40)
    copy = tmp_path / "copy.db"
    run("backup", copy, store=file)
    spoil(copy)
    refused = run("restore", copy, store=file)
    assert refused.exit_code == 2
    assert told in refused.stderr
    assert len(await moves_in(Path(file), table)) == 40
    assert list(tmp_path.glob("tables.db.replaced-*")) == []
    assert run("restore", copy, store=tmp_path / "new.db").exit_code == 2
    assert not (tmp_path / "new.db").exists()


# ------------------------------------------------------------------------------- check


async def test_a_check_lists_every_damaged_table_and_only_these(file: str) -> None:
    tables = await fill(file, 6)
    sound = run("check", store=file)
    assert sound.exit_code == 0, sound.output
    assert "6 tables checked, 0 damaged" in sound.stdout
    for damage, table in zip((break_json, break_text, break_replay, lose_an_entry), tables[1:]):  # noqa: B905
        damage(file, table)
    found = run("check", store=file)
    assert found.exit_code == 1
    assert {table for table in tables if table in found.stdout} == set(tables[1:5])
    assert "6 tables checked, 4 damaged" in found.stdout
    assert "entry 1 is missing" in found.stdout
    assert "entry 1 does not follow from those before it" in found.stdout
    assert in_thread(lambda: main(["check", file])) == 1


async def test_a_check_of_damaged_pages_lists_them_and_their_tables(file: str) -> None:
    tables = await fill(file, 20)
    overwrite_pages(file, pages_of(file, "moves")[1:2])
    found = run("check", store=file)
    assert found.exit_code == 1
    assert "damage: " in found.stdout
    bad = [table for table in tables if table in found.stdout]
    assert bad
    assert f"20 tables checked, {len(bad)} damaged" in found.stdout


async def test_a_check_changes_nothing_and_disturbs_no_server(file: str) -> None:
    async with open_store(file) as store:
        table = await played(store, 3)  # which is no match at all
        found = run("check", store=file)
        assert found.exit_code == 1
        assert table in found.stdout
        await store.append(table, 3, {})
        assert await seqs(store, table) == [0, 1, 2, 3]
    before = Path(file).read_bytes()
    assert run("check", store=file).exit_code == 1
    assert Path(file).read_bytes() == before


async def test_a_check_of_what_is_alive_leaves_out_what_is_over(file: str) -> None:
    [table] = await fill(file, 1)
    break_replay(file, table)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET status = 'aborted'")
    assert run("check", store=file).exit_code == 1
    alive = run("check", "--alive", store=file)
    assert (alive.exit_code, "0 tables checked" in alive.stdout) == (0, True)


async def test_a_match_that_is_called_finished_but_is_not_is_found(file: str) -> None:
    [table] = await fill(file, 1)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET status = 'finished'")
    found = run("check", store=file)
    assert found.exit_code == 1
    assert f"table {table} (contraband, finished): its log ends before" in found.stdout


def test_what_cannot_be_checked_is_told_in_one_line(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    no_database(letter)
    found = run("check", store=letter)
    assert found.exit_code == 1
    assert "damage: DatabaseError SQLITE_NOTADB" in found.stdout
    assert run("check", store=tmp_path / "none.db").exit_code == 2
    empty = tmp_path / "empty.db"
    empty.touch()
    assert "make a backup, then run" in run("check", store=empty).stderr
    for command in ("check", "upgrade"):
        away = run(command, store="postgresql://ada:hush@127.0.0.1:1/tables")
        assert away.exit_code == 2
        assert "cannot open the store" in away.stderr
        assert "hush" not in away.output


def test_a_shared_store_is_checked_too(shared: str) -> None:
    assert run("upgrade", store=shared).exit_code == 0
    assert "0 damaged" in run("check", store=shared).stdout


def test_without_the_programs_of_postgresql_they_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    refused = run("backup", tmp_path / "copy", store="postgresql://ada:hush@127.0.0.1:1/tables")
    assert refused.exit_code == 2
    assert "pg_dump is not there" in refused.stderr
    assert "hush" not in refused.output
    assert list(tmp_path.iterdir()) == []
