"""A table as everybody may know it."""

from __future__ import annotations

from msgspec.structs import replace

from funnymoney.server.protocol.messages import Fair, Seat, TableInfo, Vote
from funnymoney.server.rooms.absence import is_overdue
from funnymoney.server.rooms.state import RoomState
from funnymoney.server.store import rows
from funnymoney.server.store.repositories.serials import printed


def table_info(room: RoomState) -> TableInfo:
    row, table, settings = room.row, room.table, room.settings
    return TableInfo(
        id=room.id,
        game=row.game,
        options=table.options,
        status=room.status,
        seats=[seat_info(room, seat) for seat in room.seats],
        fair=fair_info(room),
        clock=settings.clock,
        public=row.public,
        watch=settings.watch,
        pace=settings.pace,
        stand_in=settings.stand_in,
        absence=settings.absence,
        created=row.created,
        host=row.host_id or "",
        paused=table.paused,
        asked=copy_of(room.vote),
        watching=room.presence.others(seat.guest_id for seat in room.seats),
        next=row.next_id or "",
        serial=printed(row.serial),
        hints=settings.hints,
        branched=settings.branched,
        closed=row.why_closed,
    )


def copy_of(asked: Vote | None) -> Vote | None:
    """Return a question as it is now: answers are added to it."""
    if asked is None:
        return None
    return replace(asked, agreed=[*asked.agreed], refused=[*asked.refused])


def fair_info(room: RoomState) -> Fair:
    promise = room.table.promise
    if promise is None:
        return Fair("", [], [])
    return Fair(promise.commitment, list(promise.terms.people), room.table.missing_contributions())


def seat_info(room: RoomState, seat: rows.Seat) -> Seat:
    guest = seat.guest_id or ""
    name, here = room.names.get(guest, ""), room.presence.has(guest)
    is_person, player = seat.kind == "person", seat.player
    return Seat(
        seat.kind,
        name,
        guest,
        room.level(player),
        here,
        overdue=is_person and room.status == "running" and is_overdue(room, player),
        removed=is_person and player in room.table.people.removed,
        barred=is_person and player in room.table.people.barred,
    )
