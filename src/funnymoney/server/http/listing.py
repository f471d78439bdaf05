"""Lists of tables: those that wait for players, and those of one guest."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from msgspec import UNSET, Raw

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.games import GAMES
from funnymoney.server.protocol.messages import WRITER, ListedSeat, ListedTable
from funnymoney.server.rooms.loading.editions import must_be_known
from funnymoney.server.rooms.loading.table_rows import read_settings
from funnymoney.server.services import Services
from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.store.repositories.serials import printed

MAX_LISTED = 50
MAX_LIST_BYTES = 64 * 1024 - 512  # of an answer of 64 kB, with room for what stands around a list
MAX_LISTED_OPTION_BYTES = 200
MAX_CLOSED_LISTED = 10


async def in_lobby(services: Services, before: str | None = None) -> list[Raw]:
    """Return the newest public tables that wait for players, or those older than `before`."""
    tables: list[ListedTable] = []
    while not tables:  # none at all means that there are no more
        found = await services.store.tables.lobby(MAX_LISTED, before, services.rooms.damaged.causes)
        if not found:
            break
        names = await names_at(services, found)
        tables = [table for listed in found if (table := shown_if_sound(services, listed, names))]
        before = found[-1].table.id
    return fitting(tables)


async def for_guest(services: Services, guest: str) -> list[Raw]:
    """Return the open and running tables of a guest, and whether they owe a choice there."""
    found = await services.store.tables.of_guest(guest, MAX_LISTED)
    names = await names_at(services, found)
    return fitting(await of_guest(services, found, names, guest))


def fitting(tables: Iterable[ListedTable]) -> list[Raw]:
    """Return the first tables, encoded, as far as they fit into one answer."""
    found: list[Raw] = []
    size = 0
    for table in tables:
        encoded = WRITER.encode(table)
        size += len(encoded) + 1
        if size > MAX_LIST_BYTES:
            break
        found.append(Raw(encoded))
    return found


async def closed_on_guest(services: Services, guest: str) -> list[ListedTable]:
    """Return the tables at which a guest sat until the house had to close them."""
    found = await services.store.tables.closed_of_guest(guest, MAX_CLOSED_LISTED)
    names = await names_at(services, found)
    return await of_guest(services, found, names, guest)


async def of_guest(
    services: Services, found: tuple[rows.Listed, ...], names: dict[str, str], guest: str
) -> list[ListedTable]:
    tables: list[ListedTable] = []
    for listed in found:
        table = shown_if_sound(services, listed, names)
        if table is None:
            continue
        table.you = next(seat.player for seat in listed.seats if seat.guest_id == guest)
        table.turn = False
        if listed.table.status == "running":
            with suppress(FunnyMoneyError):  # one that cannot be opened must not hide the others
                table.turn = table.you in (await services.rooms.room(table.id)).saved_acting()
        tables.append(table)
    return tables


async def names_at(services: Services, found: tuple[rows.Listed, ...]) -> dict[str, str]:
    guests = {seat.guest_id for listed in found for seat in listed.seats if seat.guest_id}
    known = await services.store.guests.get(*guests) if guests else {}
    return {guest: row.name for guest, row in known.items()}


def shown_if_sound(
    services: Services, listed: rows.Listed, names: dict[str, str]
) -> ListedTable | None:
    """Return a table as it is listed; one that is damaged is taken out of service."""
    try:
        if listed.table.status in rows.ALIVE:
            must_be_known(listed.table)
        return shown(listed, names)
    except DamagedTable as error:
        services.rooms.damaged.on_damage(error)
        return None


def shown(listed: rows.Listed, names: dict[str, str]) -> ListedTable:
    table, setup = listed.table, read_settings(listed.table)
    options = changed_options(table)
    own_box = len(WRITER.encode(options)) > MAX_LISTED_OPTION_BYTES
    return ListedTable(
        id=table.id,
        serial=printed(table.serial),
        game=table.game,
        options={} if own_box else options,
        status=table.status,
        public=table.public,
        watch=setup.watch,
        hints=setup.hints,
        clock=setup.clock,
        created=table.created,
        seats=[
            ListedSeat(seat.kind, names.get(seat.guest_id or "", ""), seat.level)
            for seat in listed.seats
        ],
        own_box=own_box or UNSET,
        branched=setup.branched or UNSET,
        closed=table.why_closed or UNSET,
    )


def changed_options(table: rows.Table) -> dict[str, Any]:
    """Return those options of a table that are not the defaults of its game."""
    if table.game not in GAMES:
        return table.options
    usual = {each.name: each.check(each.default) for each in GAMES[table.game].options}
    return {
        name: value
        for name, value in table.options.items()
        if name not in usual or value != usual[name]
    }
