"""The schema: brought up to date from nothing and from every older one, wholly or not at all."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from funnymoney.server.store import migrate, open_store
from funnymoney.server.store.__main__ import main
from funnymoney.server.store.address import read_address
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import BadAddress, WrongSchema
from funnymoney.server.store.repositories.serials import typed
from funnymoney.server.store.schema import metadata
from tests.server.sets import seqs

OLD_ROWS = (
    "INSERT INTO guests (id, name, token_hash, created, seen) VALUES ('ada', 'Ada', 'x', 1, 2)",
    "INSERT INTO tables (id, game, edition, players, options, terms, public, host_id, status, "
    "created, touched) VALUES ('t', 'contraband', 1, 3, '{}', '{}', "
    "true, 'ada', 'running', 1, 2)",
    "INSERT INTO seats (table_id, player, kind, since) "
    "VALUES ('t', 0, 'open', 1), ('t', 1, 'bot', 1), ('t', 2, 'open', 1)",
    "INSERT INTO moves (table_id, seq, body, time) VALUES ('t', 0, '[1]', 3)",
)


async def execute(database: Database, statement: str) -> None:
    await database.writing.run(lambda connection: connection.execute(text(statement)))


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_an_empty_database_gets_the_schema_that_the_program_expects(empty: str) -> None:
    database = Database(read_address(empty))
    await migrate.upgrade(database)
    await migrate.check(database)
    assert await database.read(differences) == []
    await database.close()


async def test_every_older_schema_is_brought_up_to_date_with_all_it_holds(empty: str) -> None:
    database = Database(read_address(empty))
    await migrate.upgrade(database, "0001")
    for row in OLD_ROWS:
        await execute(database, row.replace("'x'", "X'00'" if database.sqlite else "'x'"))
    for revision in migrate.history()[1:]:
        await migrate.upgrade(database, revision)
    assert await database.read(differences) == []
    await database.close()
    async with open_store(empty) as store:
        assert (await store.guests.get("ada"))["ada"].banned is None
        assert await seqs(store, "t") == [0]
        assert typed((await store.load("t")).table.serial or "")


async def test_a_change_of_schema_that_fails_is_taken_back_whole(empty: str) -> None:
    database = Database(read_address(empty))
    await migrate.upgrade(database, "0001")
    await execute(database, "CREATE TABLE reports (in_the_way INTEGER)")
    with pytest.raises(DBAPIError, match="reports"):
        await migrate.upgrade(database)
    assert await database.read(migrate.revision_of) == "0001"
    with pytest.raises(DBAPIError, match="banned"):
        await execute(database, "UPDATE guests SET banned = 1")
    await database.close()


async def test_a_store_of_a_newer_version_is_refused(empty: str) -> None:
    database = Database(read_address(empty))
    await migrate.upgrade(database)
    await execute(database, "UPDATE alembic_version SET version_num = '9999'")
    await database.close()
    with pytest.raises(WrongSchema, match="written by a newer version"):
        async with open_store(empty):
            pass


async def test_a_shared_store_is_not_changed_without_being_asked(empty_shared: str) -> None:
    with pytest.raises(WrongSchema, match=r"has schema none.*funnymoney store upgrade"):
        async with open_store(empty_shared):
            pass


async def test_two_who_upgrade_at_once_take_turns(empty_shared: str) -> None:
    both = [Database(read_address(empty_shared)) for _ in range(2)]
    await asyncio.gather(*(migrate.upgrade(each) for each in both))
    for each in both:
        await migrate.check(each)
        await each.close()


def test_the_command_upgrades_and_checks(empty: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "://" not in empty:
        Path(empty).touch()
    assert main(["check", empty]) == 1
    assert "make a backup, then run" in capsys.readouterr().err
    assert main(["upgrade", empty]) == 0
    assert main(["check", empty]) == 0
    assert "has schema 0013, as it should" in capsys.readouterr().out


def test_the_command_says_what_is_wrong_with_an_address(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check", "mysql://root:secret@host/db"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("a store is a file, or postgresql://")
    assert "secret" not in said


def test_a_file_that_is_no_database_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 500)
    assert main(["upgrade", str(letter)]) == 1
    assert capsys.readouterr().err == "cannot open the store: DatabaseError SQLITE_NOTADB\n"


async def test_a_new_file_is_for_the_eyes_of_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "tables.db"
    async with open_store(file):
        assert os.name != "posix" or file.stat().st_mode & 0o077 == 0
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        (
            "postgresql://ada:hush@127.0.0.1:1/tables",
            "cannot open the store: .*refused|Connect call",
        ),
        ("postgresql://host:port/tables", "a store is a file, or postgresql"),
        (":memory:", "what is only in memory cannot be kept"),
        ("sqlite://", "what is only in memory cannot be kept"),
        ("/dev/null/tables.db", "cannot write /dev/null/tables.db"),
    ],
)
async def test_a_store_that_cannot_be_opened_says_why(address: str, said: str) -> None:
    with pytest.raises(BadAddress, match=said) as caught:
        async with open_store(address):
            pass
    assert "hush" not in str(caught.value)


def test_an_address_may_be_written_as_a_path_or_as_a_url(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert read_address(file) == read_address(str(file)) == read_address(f"sqlite:///{file}")
    url = read_address("postgres://ada@host/tables?sslmode=require")
    assert (url.drivername, dict(url.query)) == ("postgresql+asyncpg", {"ssl": "require"})
