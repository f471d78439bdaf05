"""Check of a whole store: its schema, its pages, and whether every log reads and replays.

It only reads, so a server may run meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, create_engine, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.games import GAMES, game_named
from funnymoney.server.replay_log import apply_again
from funnymoney.server.store import migrate
from funnymoney.server.store.address import SQLITE, read_address
from funnymoney.server.store.backup import existing
from funnymoney.server.store.damage import find_all_damage, is_corrupt, open_reading
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import BadAddress, DamagedTable, NoSuchTable
from funnymoney.server.store.failures import telling_of_failures
from funnymoney.server.store.lock import refuse_other_name
from funnymoney.server.store.rows import ALIVE, Loaded
from funnymoney.server.store.schema import tables
from funnymoney.server.store.tables import load
from funnymoney.server.table import Table


class Row(NamedTuple):
    id: str
    game: str
    edition: int
    status: str


@dataclass
class Report:
    """What a check has found; without damage and damaged tables all is well."""

    schema: str | None
    damage: tuple[str, ...] = ()
    checked: int = 0
    older: int = 0  # tables of other editions: whether they replay cannot be known here
    damaged: list[tuple[Row, str]] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        return not self.damage and not self.damaged

    def lines(self) -> list[str]:
        schema = f"the store has schema {self.schema}, as it should"
        found = [schema if self.schema else "the schema of the store cannot be read"]
        found += [f"damage: {line}" for line in self.damage]
        found += [
            f"table {row.id} ({row.game}, {row.status}): {cause}" for row, cause in self.damaged
        ]
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
            try:
                loaded = await database.read(partial(load, table=row.id, since=0))
            except FunnyMoneyError as error:
                note(report, row, error)
            else:
                replay(report, row, loaded)
            await asyncio.sleep(0)
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
        json_deserializer=msgspec.json.decode,
    )


def check_tables(connection: Connection, damage: Sequence[str], alive: bool) -> Report:
    try:
        migrate.must_be_newest(migrate.revision_of(connection))
        report = Report(migrate.history()[-1], tuple(damage))
        rows = list_tables(connection, alive)
    except DBAPIError as error:
        if not damage and not is_corrupt(error):
            raise BadAddress(f"cannot read the store: {error.orig}") from None
        return Report(None, (*damage, f"the tables cannot be listed: {error.orig}"))
    for row in rows:
        try:
            loaded = load(connection, row.id, 0)
        except FunnyMoneyError as error:
            note(report, row, error)
        else:
            replay(report, row, loaded)
    return report


def list_tables(connection: Connection, alive: bool) -> list[Row]:
    query = select(tables.c.id, tables.c.game, tables.c.edition, tables.c.status)
    if alive:
        query = query.where(tables.c.status.in_(ALIVE))
    return [Row(*row) for row in connection.execute(query.order_by(tables.c.created)).all()]


def replay(report: Report, row: Row, loaded: Loaded) -> None:
    game = GAMES.get(row.game)
    if game is None or game.edition != row.edition:
        report.checked += 1
        report.older += 1
        return
    try:
        table = Table(row.id, game_named(row.game), loaded.table.players, loaded.table.options)
        for move in loaded.moves:
            apply_again(table, move)
        if row.status == "finished" and not table.over:
            raise DamagedTable(row.id, "its log ends before its match does")
    except FunnyMoneyError as error:
        note(report, row, error)
    else:
        report.checked += 1


def note(report: Report, row: Row, error: FunnyMoneyError) -> None:
    if isinstance(error, NoSuchTable):
        return  # it was deleted meanwhile
    report.checked += 1
    cause = error.cause if isinstance(error, DamagedTable) else str(error)
    report.damaged.append((row, cause))
