"""A table as everybody may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from funnymoney.server.protocol.messages import Fair, Seat, TableInfo, Vote
from funnymoney.server.store import rows
from funnymoney.server.store.repositories.serials import printed

if TYPE_CHECKING:
    from funnymoney.server.rooms.room import Room


def table_info(room: Room) -> TableInfo:
    about, table, setup = room.row, room.table, room.settings
    return TableInfo(
        id=room.id,
        game=about.game,
        options=table.options,
        status=room.status,
        seats=[seat_info(room, seat) for seat in room.seats],
        fair=fair_info(room),
        clock=setup.clock,
        public=about.public,
        watch=setup.watch,
        pace=setup.pace,
        stand_in=setup.stand_in,
        absence=setup.absence,
        created=about.created,
        host=about.host_id or "",
        paused=table.paused,
        asked=copy_of(room.vote),
        watching=room.presence.others(seat.guest_id for seat in room.seats),
        next=about.next_id or "",
        serial=printed(about.serial),
        hints=setup.hints,
        branched=setup.branched,
        closed=about.why_closed,
    )


def copy_of(asked: Vote | None) -> Vote | None:
    """Return a question as it is now: answers are added to it."""
    if asked is None:
        return None
    return replace(asked, agreed=[*asked.agreed], refused=[*asked.refused])


def fair_info(room: Room) -> Fair:
    promise = room.table.promise
    if promise is None:
        return Fair("", [], [])
    return Fair(promise.commitment, list(promise.terms.people), room.table.missing_contributions())


def seat_info(room: Room, seat: rows.Seat) -> Seat:
    guest = seat.guest_id or ""
    name, here = room.names.get(guest, ""), room.presence.has(guest)
    is_person, player = seat.kind == "person", seat.player
    return Seat(
        seat.kind,
        name,
        guest,
        room.level(player),
        here,
        overdue=is_person and room.status == "running" and room.is_overdue(player),
        removed=is_person and player in room.table.removed,
        barred=is_person and player in room.table.barred,
    )
