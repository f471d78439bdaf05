"""Check of a whole store: its schema, its pages, and whether every table reads and replays.

It only reads, so a server may run meanwhile. What it finds is told without a word of what is
stored, but for the ids of tables and guests: that may be the secret of a deal, or a name.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, create_engine, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.games import GAMES, game_named
from funnymoney.server.rooms.loading.replay_log import apply_again
from funnymoney.server.rooms.loading.table_rows import read_settings
from funnymoney.server.store import migrate
from funnymoney.server.store.address import SQLITE, read_address
from funnymoney.server.store.backups.sqlite import existing
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import BadAddress, DamagedTable, NoSuchTable
from funnymoney.server.store.faults.damage import find_all_damage, is_corrupt, kind_of, open_reading
from funnymoney.server.store.faults.failures import telling_of_failures
from funnymoney.server.store.faults.text_check import unreadable_chat, unreadable_guests
from funnymoney.server.store.faults.unreadable import decode_json, printable
from funnymoney.server.store.files.file_lock import refuse_other_name
from funnymoney.server.store.repositories.archive import unreadable_papers
from funnymoney.server.store.repositories.loading import load
from funnymoney.server.store.rows import ALIVE, OVER, Loaded
from funnymoney.server.store.schema import tables
from funnymoney.server.table.table import Table

UNKNOWN = "?"  # in place of what is no game and no status: whatever it is


class Row(NamedTuple):
    id: str
    game: str
    edition: int
    status: str

    def __str__(self) -> str:
        game = self.game if self.game in GAMES else UNKNOWN
        status = self.status if self.status in (*ALIVE, *OVER) else UNKNOWN
        return f"table {printable(self.id)} ({game}, {status})"


class Look(NamedTuple):
    """What was read of a table, and what is wrong with its chat and its record."""

    loaded: Loaded | DamagedTable
    beside: str


@dataclass
class Report:
    """What a check has found; without damage and damaged tables all is well."""

    schema: str | None
    damage: tuple[str, ...] = ()
    checked: int = 0
    older: int = 0  # tables of other editions: whether they replay cannot be known here
    damaged: list[tuple[Row, str]] = field(default_factory=list)
    guests: tuple[str, ...] = ()  # what is wrong with rows of guests

    @property
    def is_sound(self) -> bool:
        return not (self.damage or self.damaged or self.guests)

    def lines(self) -> list[str]:
        schema = f"the store has schema {self.schema}, as it should"
        found = [schema if self.schema else "the schema of the store cannot be read"]
        found += [f"damage: {line}" for line in self.damage]
        found += [f"{row}: {cause}" for row, cause in self.damaged]
        found += self.guests
        told = f"{self.checked} tables checked, {len(self.damaged)} damaged"
        if self.older:
            told += f"; {self.older} of other editions of the rules were read, not replayed"
        return [*found, told]


async def check_store(address: str, *, alive: bool = False) -> Report:
    """Check a store, of its tables only those that are not over if `alive`; raise WrongSchema."""
    url = read_address(address)
    if url.drivername == SQLITE:
        return check_file(url, alive=alive)
    return await check_postgresql(url, alive=alive)


async def check_postgresql(url: URL, *, alive: bool) -> Report:
    database = Database(url)
    try:
        with telling_of_failures():
            await migrate.check(database)
        rows = await database.read(lambda connection: list_tables(connection, alive))
        report = Report(migrate.history()[-1])
        for row in rows:
            judge(report, row, await database.read(partial(look_at, row=row)))
            await asyncio.sleep(0)
        report.guests = await database.read(unreadable_guests)
    finally:
        await database.close()
    return report


def check_file(url: URL, *, alive: bool) -> Report:
    path = existing(Path(url.database or ""))
    refuse_other_name(path)
    with closing(open_reading(path)) as connection:
        damage = find_all_damage(connection)
    engine = reading_engine(path)
    try:
        with engine.connect() as connection:
            return check_tables(connection, damage, alive)
    finally:
        engine.dispose()


def reading_engine(path: Path) -> Engine:
    return create_engine(
        "sqlite://",
        creator=lambda: open_reading(path),
        poolclass=StaticPool,
        hide_parameters=True,
        json_deserializer=decode_json,
    )


def check_tables(connection: Connection, damage: Sequence[str], alive: bool) -> Report:
    try:
        migrate.must_be_newest(migrate.revision_of(connection))
        report = Report(migrate.history()[-1], tuple(damage))
        rows = list_tables(connection, alive)
    except (DBAPIError, UnicodeDecodeError) as error:
        if not damage and not is_corrupt(error):
            raise BadAddress(f"cannot read the store: {kind_of(error)}") from None
        return Report(None, (*damage, f"the tables cannot be listed: {kind_of(error)}"))
    for row in rows:
        judge(report, row, look_at(connection, row))
    report.guests = unreadable_guests(connection)
    return report


def list_tables(connection: Connection, alive: bool) -> list[Row]:
    query = select(tables.c.id, tables.c.game, tables.c.edition, tables.c.status)
    if alive:
        query = query.where(tables.c.status.not_in(OVER))  # a status may be damaged, too
    return [Row(*row) for row in connection.execute(query.order_by(tables.c.created)).all()]


def look_at(connection: Connection, row: Row) -> Look | None:
    """Read all of a table, unless it was deleted meanwhile."""
    try:
        loaded: Loaded | DamagedTable = load(connection, row.id, 0)
    except NoSuchTable:
        return None
    except DamagedTable as error:
        loaded = error
    beside = (unreadable_chat(connection, row.id), unreadable_papers(connection, row.id))
    return Look(loaded, "; ".join(filter(None, beside)))


def judge(report: Report, row: Row, look: Look | None) -> None:
    """Note what is wrong with a table; here its match is played again."""
    if look is None:
        return
    report.checked += 1
    if isinstance(look.loaded, DamagedTable):
        wrong = look.loaded.cause
    else:
        wrong = why_not_played(report, row, look.loaded)
    if wrong or look.beside:
        report.damaged.append((row, "; ".join(filter(None, (wrong, look.beside)))))


def why_not_played(report: Report, row: Row, loaded: Loaded) -> str:
    """Play a match again; return what is in the way of that, or nothing."""
    try:
        read_settings(loaded.table)
        if row.game not in GAMES:
            return "its game is not known here"
        if game_named(row.game).edition == row.edition:
            play_again(row, loaded)
        else:
            report.older += 1
    except DamagedTable as error:
        return error.cause
    except FunnyMoneyError as error:  # its text quotes the options
        return f"its options do not fit the rules ({type(error).__name__})"
    return ""


def play_again(row: Row, loaded: Loaded) -> None:
    table = Table(row.id, game_named(row.game), loaded.table.players, loaded.table.options)
    for move in loaded.moves:
        apply_again(table, move)
    if row.status == "finished" and not table.over:
        raise DamagedTable(row.id, "its log ends before its match does")
