"""Who sits at a table: what its host may do, and what people may do about their own seats.

These commands ask the store. They say whether seats have changed there, and which events follow.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from msgspec.structs import replace

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import Request
from funnymoney.server.rooms.removal import must_not_be_removed, propose_removal
from funnymoney.server.rooms.room import Room
from funnymoney.server.rooms.state import RoomState
from funnymoney.server.store import StoreError, rows
from funnymoney.server.store.errors import SeatTaken
from funnymoney.server.table.events import Event
from funnymoney.server.table.trial_deal import check_dealable


@dataclass(frozen=True)
class Outcome:
    """What a command has led to."""

    events: tuple[Event, ...] = ()  # to be committed
    seats_changed: bool = False  # in the store


SEATS_CHANGED = Outcome(seats_changed=True)
NOTHING_CHANGED = Outcome()


def must_be_host(room: RoomState, guest: str) -> None:
    if not guest or guest != room.row.host_id:
        raise Refused("host", "only the host of the table may do this")


def must_be_open(room: RoomState) -> None:
    if room.status != "open":
        raise Refused("begun", "the match has begun already")


async def start(room: Room, guest: str, request: Request) -> Outcome:
    """Give the open seats to bots; the match begins when all people have given to the seed."""
    must_be_host(room, guest)
    must_be_open(room)
    assert request.start is not None
    for seat in list(room.seats):
        if seat.kind == "open":
            await room.services.store.seats.fill(room.id, seat.player, request.start)
    return SEATS_CHANGED


async def kick(room: Room, guest: str, request: Request) -> Outcome:
    """Show somebody out; once the cards are dealt, whoever plays is removed only by agreement."""
    must_be_host(room, guest)
    other = str(request.kick)
    if other == guest:
        raise Refused("yourself", "you cannot kick yourself: leave instead")
    if not await room.services.store.guests.get(other):
        raise Refused("no_guest", "there is no such guest")
    player = room.seat_of(other)
    if player is not None and room.status == "running":
        return Outcome(tuple(propose_removal(room, room.seat_of(guest), player)))
    room.kicked |= {other}  # the cards are not dealt before the seat is free
    try:
        await room.services.store.moderation.show_out(room.id, other)
    except StoreError:
        room.kicked -= {other}
        raise
    room.remove_guest(other, "kicked")
    room.services.bus.guest_removed(room.presence.remote, room.id, other, "kicked")
    return SEATS_CHANGED


async def mute(room: Room, guest: str, request: Request) -> Outcome:
    must_be_host(room, guest)
    other = str(request.mute)
    if not await room.services.store.guests.get(other):
        raise Refused("no_guest", "there is no such guest")
    await room.services.store.moderation.mute(room.id, other)
    room.muted |= {other}
    return NOTHING_CHANGED


async def unmute(room: Room, guest: str, request: Request) -> Outcome:
    must_be_host(room, guest)
    await room.services.store.moderation.unmute(room.id, str(request.unmute))
    room.muted -= {str(request.unmute)}
    return NOTHING_CHANGED


async def leave(room: Room, guest: str, _: Request) -> Outcome:
    player = room.seat_of(guest)
    if player is None:
        raise Refused("no_seat", "you have no seat at this table: sit down first")
    if room.status not in ("open", "running"):
        raise Refused("finished", "the match is over: there is nothing to leave")
    await vacate(room, guest, player)
    return SEATS_CHANGED


async def vacate(room: Room, guest: str, player: int) -> None:
    """Free the seat of a guest: for whoever comes, or once the match runs for a bot."""
    bot = rows.NewSeat("bot", level=room.table.people.stand_in(player) or room.settings.stand_in)
    free = rows.NewSeat("open") if room.status == "open" else bot
    await room.services.store.seats.replace(room.id, player, free, instead_of=guest)
    if guest == room.row.host_id:
        await pass_on(room, guest)


async def free_seats_of_kicked(room: Room) -> bool:
    """Free seats of people who were shown out but sat down meanwhile; say whether there are any."""
    theirs = [seat for seat in room.seats if seat.guest_id in room.kicked]
    for seat in theirs:
        with suppress(SeatTaken):  # they have left since
            free = rows.NewSeat("open")
            await room.services.store.seats.replace(room.id, seat.player, free, seat.guest_id)
    return bool(theirs)


async def fill_gaps(room: Room) -> bool:
    """Give to bots the seats of people of whom nothing is kept any more, and find a new host.

    Say whether there was anything to do.
    """
    if room.status == "open" and await free_seats_of_kicked(room):
        return True
    gaps = [seat.player for seat in room.seats if seat.kind == "open"]
    if room.status == "running" and gaps:
        for player in gaps:
            await room.services.store.seats.fill(room.id, player, room.settings.stand_in)
        return True
    people = any(seat.guest_id for seat in room.seats)
    if room.status in ("open", "running") and not room.row.host_id and people:
        await pass_on(room, "")
        return True
    return False


async def pass_on(room: Room, guest: str) -> None:
    """Make another person the host, if possible one who was not removed; without any it is over."""
    people = [seat for seat in room.seats if seat.guest_id not in (None, guest)]
    people.sort(key=lambda seat: seat.player in room.table.people.removed)
    if people and people[0].guest_id:
        await room.services.store.tables.change_host(room.id, people[0].guest_id)
    else:
        await room.services.store.tables.abort(room.id)


async def replace_host(room: Room) -> bool:
    """Make one who is here the host of an open table, in place of one who stays away.

    Say whether there is a new host.
    """
    here = [seat.guest_id for seat in room.seats if room.presence.has(seat.guest_id)]
    if room.status == "open" and here and not room.presence.has(room.row.host_id):
        await room.services.store.tables.change_host(room.id, here[0])
        return True
    return False


async def rematch(room: Room, guest: str, _: Request) -> Outcome:
    """Open the same table again, everybody one seat further; all are shown the way there.

    Where the house has closed a match, it begins again with everybody on the same seat.
    """
    player = room.seat_of(guest)
    if player is None:
        raise Refused("no_seat", "only who has played may ask for a rematch")
    must_not_be_removed(room, player)
    if room.status != "finished" and not room.row.why_closed:
        raise Refused("running", "the match is not over yet")
    if not room.row.next_id:
        check_dealable(room.table.game, room.table.players, room.row.options)
        await room.services.open_table(same_again(room, guest))
    return SEATS_CHANGED


def same_again(room: RoomState, guest: str) -> rows.NewTable:
    seats = [again(seat, seat.player in room.table.people.removed) for seat in room.seats]
    if room.status == "finished":
        seats = [seats[-1], *seats[:-1]]
    about = room.row
    return rows.NewTable(
        about.game,
        room.table.game.edition,
        about.options,
        tuple(seats),
        about.public,
        guest,
        replace(room.settings, branched=None).plain(),  # this time all is new
        follows=room.id,
    )


def again(seat: rows.Seat, removed: bool) -> rows.NewSeat:
    """Return who sits there next time: nobody in place of one who was removed or forgotten."""
    if seat.kind == "person" and (removed or seat.guest_id is None):
        return rows.NewSeat("open")
    return rows.NewSeat(seat.kind, seat.guest_id, seat.level)


SEATING: dict[str, Callable[[Room, str, Request], Awaitable[Outcome]]] = {
    "start": start,
    "kick": kick,
    "mute": mute,
    "unmute": unmute,
    "leave": leave,
    "rematch": rematch,
}
