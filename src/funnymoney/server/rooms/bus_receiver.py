"""What other processes say of tables, carried out in the rooms of this one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.cluster.bus import MessageBus, moving
from funnymoney.server.cluster.messages import (
    BusMessage,
    ChatPosted,
    ForwardedCommand,
    GuestBanned,
    GuestRemoved,
    InfoChanged,
    LogAdvanced,
    PresenceReport,
    ProcessLeft,
    RoomMessage,
)
from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.protocol.errors import refusal
from funnymoney.server.protocol.messages import Message
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.registry import RoomRegistry
from funnymoney.server.rooms.remote import RemoteRoom
from funnymoney.server.table.viewers import Viewer

PROCESS_SILENT_S = 15.0  # without a word after which a process is taken for dead


class BusReceiver:
    """Carries out the messages of other processes, and looks after rooms they have a part in."""

    def __init__(
        self,
        rooms: RoomRegistry,
        bus: MessageBus,
        tasks: Tasks,
        on_process_gone: Callable[[str], Awaitable[None]],
    ) -> None:
        self.rooms = rooms
        self.bus = bus
        self.tasks = tasks
        self.on_process_gone = on_process_gone
        bus.on_message = self.receive

    def receive(self, message: BusMessage) -> None:
        match message:
            case GuestBanned(guest, reason):
                self.rooms.remove_guest(guest, reason)
            case ProcessLeft(process):
                if process != self.bus.process and not self.tasks.closing:
                    self.tasks.spawn(self.note_gone(process))
            case ForwardedCommand():
                self.tasks.run_to_end(self.handle(message))
            case PresenceReport():
                self.tasks.spawn(self.on_presence(message))
            case InfoChanged() | LogAdvanced() | ChatPosted() | GuestRemoved():
                room = self.rooms.by_id.get(message.table)
                if isinstance(room, RemoteRoom):
                    self.tell(message, room)

    async def note_gone(self, process: str) -> None:
        await self.on_process_gone(process)

    # ------------------------------------------------------------- tables of ours

    async def local_room(self, table: str) -> LocalRoom:
        """Return the room of a table that lives here, opened if need be."""
        room = await self.rooms.room(table)
        if not isinstance(room, LocalRoom):
            raise moving()
        return room

    async def handle(self, command: ForwardedCommand) -> None:
        try:
            room = await self.local_room(command.table)
            if room.seat_of(command.guest) is None:  # their process may know of the seat before us
                await room.refresh()
            viewer = Viewer(None, lambda _: None, guest=command.guest)
            await room.handle(viewer, command.request)
        except FunnyMoneyError as error:  # NOTIFY leaves with a commit: none before what was done
            self.bus.refuse(command, refusal(error))

    async def on_presence(self, report: PresenceReport) -> None:
        if not report.guests and report.table not in self.rooms.by_id:
            return
        with suppress(FunnyMoneyError):  # where it cannot be opened, or is not ours, nobody is
            self.note_presence(report, await self.local_room(report.table))

    def note_presence(self, report: PresenceReport, room: LocalRoom) -> None:
        """Note who is connected by way of another process, and bring that one up to date."""
        process = report.by
        new = process not in room.presence.remote
        back = [guest for guest in report.guests if not room.presence.has(guest)]
        room.presence.report(process, report.guests, asyncio.get_running_loop().time())
        room.welcome(back)
        for guest in room.kicked.intersection(report.guests):  # they came in there just before
            self.bus.guest_removed([process], room.id, guest, "kicked")
        if new:
            self.bus.info_changed([process], room.id, room.saved_info())
            self.bus.log_advanced([process], room.id)

    # --------------------------------------------------------- tables of others

    def tell(self, message: RoomMessage, room: RemoteRoom) -> None:
        match message:
            case LogAdvanced():
                self.tasks.spawn(room.refresh())
            case InfoChanged():
                self.tasks.spawn(self.on_info_changed(message, room))
            case ChatPosted():
                room.broadcast(Message(chat=[message.line]))
            case GuestRemoved(_, guest, reason):
                room.remove_guest(guest, reason)

    async def on_info_changed(self, message: InfoChanged, room: RemoteRoom) -> None:
        """Tell of a table what is new, but not before what has led to it."""
        await room.refresh()
        room.last_info = message.info
        room.broadcast(Message(table=message.info))

    # ------------------------------------------------------------- every few seconds

    async def check_rooms(self) -> None:
        """Say again who is here, look for what was missed, and whether others still speak."""
        for room in list(self.rooms.by_id.values()):
            if isinstance(room, RemoteRoom):
                room.report_presence()
                self.tasks.spawn(room.check_owner())
            elif isinstance(room, LocalRoom) and room.presence.remote:
                room.forget_silent(asyncio.get_running_loop().time() - PROCESS_SILENT_S)

    def other_processes(self) -> set[str]:
        """Return the processes whose tables are seen from here, or from which ours are seen."""
        found: set[str] = set()
        for room in self.rooms.by_id.values():
            if isinstance(room, RemoteRoom):
                found.add(room.owner)
            elif room.presence.remote:
                found.update(room.presence.remote)
        return found - {""}

    def process_gone(self, process: str) -> None:
        """Have viewers come again whose table lived in a process that is gone."""
        for room in list(self.rooms.by_id.values()):
            if isinstance(room, RemoteRoom) and room.owner == process:
                room.close("moved")
            elif isinstance(room, LocalRoom):
                room.process_gone(process)
