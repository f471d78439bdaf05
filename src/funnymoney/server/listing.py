"""Lists of tables: those that wait for players, and those of one guest."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.setup import read_setup
from funnymoney.server.store import rows
from funnymoney.server.store.serials import printed

if TYPE_CHECKING:
    from funnymoney.server.house import House

MOST = 100  # tables of one guest that are shown, for each of them is opened


async def in_lobby(house: House) -> list[dict[str, Any]]:
    found = await house.store.tables.lobby()
    names = await names_at(house, found)
    return [shown(listed, names) for listed in found]


async def for_guest(house: House, guest: str) -> list[dict[str, Any]]:
    """Return the open and running tables of a guest, and whether he owes a choice there."""
    found = await house.store.tables.of_guest(guest, MOST)
    names = await names_at(house, found)
    return [await of_guest(house, listed, names, guest) for listed in found]


async def of_guest(
    house: House, listed: rows.Listed, names: dict[str, str], guest: str
) -> dict[str, Any]:
    seat = next(seat.player for seat in listed.seats if seat.guest_id == guest)
    turn = False
    if listed.table.status == "running":
        with suppress(FunnyMoneyError):  # one table that cannot be opened must not hide the others
            turn = seat in (await house.room(listed.table.id)).table.acting()
    return shown(listed, names) | {"you": seat, "turn": turn}


async def names_at(house: House, found: tuple[rows.Listed, ...]) -> dict[str, str]:
    guests = {seat.guest_id for listed in found for seat in listed.seats if seat.guest_id}
    known = await house.store.guests.get(*guests) if guests else {}
    return {guest: row.name for guest, row in known.items()}


def shown(listed: rows.Listed, names: dict[str, str]) -> dict[str, Any]:
    table, setup = listed.table, read_setup(listed.table.terms)
    branched = {"branched": msgspec.to_builtins(setup.branched)} if setup.branched else {}
    return branched | {
        "id": table.id,
        "serial": printed(table.serial),
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "public": table.public,
        "watch": setup.watch,
        "hints": setup.hints,
        "clock": msgspec.to_builtins(setup.clock),
        "created": table.created,
        "seats": [
            {"kind": seat.kind, "name": names.get(seat.guest_id or "", ""), "level": seat.level}
            for seat in listed.seats
        ],
    }
