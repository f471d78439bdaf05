"""The post between processes that share a store: who is where, wishes, and answers to them.

Letters go by NOTIFY, each to one process. None of them must arrive: a wish that is lost is made
again by the viewer, and everything else is said again every few seconds.
"""

from __future__ import annotations

import itertools
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.protocol.errors import Refused, refusal
from funnymoney.server.protocol.messages import WRITER, Line, Message, Refusal, Request, TableInfo
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.remote import RemoteRoom
from funnymoney.server.rooms.room import Room
from funnymoney.server.table.table import Viewer

if TYPE_CHECKING:
    from funnymoney.server.rooms.registry import RoomRegistry

PROCESS_SILENT_S = 15.0  # seconds without a word after which a process is taken for dead
MAX_FORWARDED_COMMANDS = 256  # wishes whose answers are still expected


class ForwardedCommand(Struct, tag="wish", omit_defaults=True):
    """A viewer elsewhere wishes something."""

    table: str
    by: str  # a process
    number: int
    guest: str
    request: Request


class CommandRefused(Struct, tag="answer"):
    """A wish could not be granted."""

    number: int
    refusal: Refusal


class PresenceReport(Struct, tag="here"):
    """All who are connected to a table by way of a process."""

    table: str
    by: str
    guests: list[str]


class InfoChanged(Struct, tag="info"):
    """A table has changed."""

    table: str
    info: TableInfo


class LogAdvanced(Struct, tag="moved"):
    """There is something new in the log of a table."""

    table: str


class ChatPosted(Struct, tag="said"):
    """Somebody has said something."""

    table: str
    line: Line


class GuestRemoved(Struct, tag="out"):
    """A guest was shown out."""

    table: str
    guest: str
    reason: str


class GuestBanned(Struct, tag="gone"):
    """A guest is out of the house."""

    guest: str
    reason: str


class ProcessLeft(Struct, tag="left"):
    """A process is closing, and has left its tables to the others."""

    process: str


BusMessage = (
    ForwardedCommand
    | CommandRefused
    | PresenceReport
    | InfoChanged
    | LogAdvanced
    | ChatPosted
    | GuestRemoved
    | GuestBanned
    | ProcessLeft
)
READER: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)


class MessageBus:
    """Sends and receives the messages of one process."""

    def __init__(self, house: RoomRegistry) -> None:
        self.house = house
        self.process = house.store.process
        self.numbers = itertools.count()
        self.forwarded: dict[int, Viewer] = {}
        house.store.wakes.receive(self.receive)

    def send(self, process: str, message: BusMessage) -> None:
        text = WRITER.encode(message).decode()
        self.house.spawn(self.house.store.wakes.send(process, text))

    # ------------------------------------------------------------------ to the table

    async def forward(self, room: RemoteRoom, viewer: Viewer, request: Request) -> None:
        if not room.owner:
            raise Refused("moved", "this table is just moving: try again in a moment")
        number = next(self.numbers)
        self.forwarded[number] = viewer
        self.forwarded.pop(number - MAX_FORWARDED_COMMANDS, None)
        self.send(
            room.owner, ForwardedCommand(room.id, self.process, number, viewer.guest, request)
        )

    def report_presence(self, room: RemoteRoom) -> None:
        guests = [viewer.guest for viewer in room.table.viewers()]
        if room.owner:
            self.send(room.owner, PresenceReport(room.id, self.process, guests[:200]))

    async def check_rooms(self) -> None:
        """Say again who is here, look for what was missed, and whether others still speak."""
        for room in list(self.house.rooms.values()):
            if isinstance(room, RemoteRoom):
                self.report_presence(room)
                self.house.spawn(room.check_owner())
            elif isinstance(room, LocalRoom) and room.presence.remote:
                room.forget_silent(self.house.loop.time() - PROCESS_SILENT_S)

    def other_processes(self) -> set[str]:
        """Return the processes whose tables are seen from here, or from which ours are seen."""
        found: set[str] = set()
        for room in self.house.rooms.values():
            if isinstance(room, RemoteRoom):
                found.add(room.owner)
            elif room.presence.remote:
                found.update(room.presence.remote)
        return found - {""}

    def process_gone(self, process: str) -> None:
        """Have viewers come again whose table lived in a process that is gone."""
        for room in list(self.house.rooms.values()):
            if isinstance(room, RemoteRoom) and room.owner == process:
                self.house.drop(room, "moved")
            elif isinstance(room, LocalRoom):
                room.process_gone(process)

    async def process_left(self) -> None:
        """Tell all other processes that the tables of this one are theirs to take."""
        await self.house.store.wakes.send_all(WRITER.encode(ProcessLeft(self.process)).decode())

    # ---------------------------------------------------------------- from the table

    def info_changed(self, room: LocalRoom, info: TableInfo) -> None:
        for process in room.presence.remote:
            self.send(process, InfoChanged(room.id, info))

    def log_advanced(self, room: LocalRoom) -> None:
        for process in room.presence.remote:
            self.send(process, LogAdvanced(room.id))

    def chat_posted(self, room: LocalRoom, line: Line) -> None:
        for process in room.presence.remote:
            self.send(process, ChatPosted(room.id, line))

    async def guest_banned(self, guest: str, reason: str) -> None:
        text = WRITER.encode(GuestBanned(guest, reason)).decode()
        await self.house.store.wakes.send_all(text)

    def guest_removed(self, room: Room, guest: str, reason: str) -> None:
        for process in room.presence.remote:
            self.send(process, GuestRemoved(room.id, guest, reason))

    # --------------------------------------------------------------------- receiving

    def receive(self, text: str) -> None:
        message = READER.decode(text)
        if isinstance(message, CommandRefused):
            self.on_refused(message)
            return
        if isinstance(message, GuestBanned):
            self.house.remove_guest_here(message.guest, message.reason)
            return
        if isinstance(message, ProcessLeft):
            self.on_process_left(message)
            return
        room = self.house.rooms.get(message.table)
        if isinstance(message, ForwardedCommand):
            self.house.run_to_end(self.handle_forwarded(message))
        elif isinstance(message, PresenceReport):
            self.house.spawn(self.on_presence(message))
        elif isinstance(room, RemoteRoom):
            self.on_room_message(message, room)

    def on_process_left(self, message: ProcessLeft) -> None:
        if message.process != self.process and not self.house.closing:
            self.house.spawn(self.house.process_gone(message.process))

    def on_refused(self, message: CommandRefused) -> None:
        viewer = self.forwarded.pop(message.number, None)
        if viewer is not None:
            viewer.send(WRITER.encode(message.refusal))

    async def local_room(self, table: str) -> LocalRoom:
        """Return the room of a table that lives here, opened if need be."""
        room = await self.house.room(table)
        if not isinstance(room, LocalRoom):
            raise Refused("moved", "this table is just moving: try again in a moment")
        return room

    async def handle_forwarded(self, wish: ForwardedCommand) -> None:
        try:
            room = await self.local_room(wish.table)
            if room.seat_of(wish.guest) is None:  # his own process may know of his seat before us
                await room.refresh()
            await room.handle(Viewer(None, lambda _: None, guest=wish.guest), wish.request)
        except FunnyMoneyError as error:  # NOTIFY leaves with a commit: none before what was done
            self.send(wish.by, CommandRefused(wish.number, refusal(error)))

    async def on_presence(self, message: PresenceReport) -> None:
        if not message.guests and message.table not in self.house.rooms:
            return
        with suppress(FunnyMoneyError):  # where it cannot be opened, or is not ours, nobody is
            self.note_presence(message, await self.local_room(message.table))

    def note_presence(self, message: PresenceReport, room: LocalRoom) -> None:
        """Note who is connected by way of another process, and bring that one up to date."""
        new = message.by not in room.presence.remote
        back = [guest for guest in message.guests if not room.presence.has(guest)]
        room.presence.report(message.by, message.guests, self.house.loop.time())
        room.welcome(back)
        for guest in room.kicked.intersection(message.guests):  # he came in there just before
            self.send(message.by, GuestRemoved(room.id, guest, "kicked"))
        if new:
            self.send(message.by, InfoChanged(room.id, room.saved_info()))
            self.send(message.by, LogAdvanced(room.id))

    def on_room_message(
        self, message: InfoChanged | LogAdvanced | ChatPosted | GuestRemoved, room: RemoteRoom
    ) -> None:
        if isinstance(message, LogAdvanced):
            self.house.spawn(room.refresh())
        elif isinstance(message, InfoChanged):
            self.house.spawn(self.on_info_changed(message, room))
        elif isinstance(message, ChatPosted):
            room.broadcast(Message(chat=[message.line]))
        else:
            room.remove_guest(message.guest, message.reason)

    async def on_info_changed(self, message: InfoChanged, room: RemoteRoom) -> None:
        """Tell of a table what is new, but not before what has led to it."""
        await room.refresh()
        room.last_info = message.info
        room.broadcast(Message(table=message.info))
