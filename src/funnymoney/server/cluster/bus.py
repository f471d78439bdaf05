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
from funnymoney.server.protocol.errors import refusal
from funnymoney.server.protocol.messages import WRITER, Line, Message, Refusal, Request, TableInfo
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.remote import RemoteRoom
from funnymoney.server.rooms.room import Room
from funnymoney.server.table.table import Refused, Viewer

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
    """Sends and receives the letters of one process."""

    def __init__(self, house: RoomRegistry) -> None:
        self.house = house
        self.me = house.store.process
        self.numbers = itertools.count()
        self.asking: dict[int, Viewer] = {}
        house.store.wakes.receive(self.read)

    def send(self, process: str, letter: BusMessage) -> None:
        text = WRITER.encode(letter).decode()
        self.house.spawn(self.house.store.wakes.send(process, text))

    # ------------------------------------------------------------------ to the table

    async def wish(self, room: RemoteRoom, viewer: Viewer, request: Request) -> None:
        if not room.owner:
            raise Refused("moved", "this table is just moving: try again in a moment")
        number = next(self.numbers)
        self.asking[number] = viewer
        self.asking.pop(number - MAX_FORWARDED_COMMANDS, None)
        self.send(room.owner, ForwardedCommand(room.id, self.me, number, viewer.guest, request))

    def say_who(self, room: RemoteRoom) -> None:
        guests = [viewer.guest for viewer in room.table.viewers()]
        if room.owner:
            self.send(room.owner, PresenceReport(room.id, self.me, guests[:200]))

    async def look_after(self) -> None:
        """Say again who is here, look for what was missed, and whether others still speak."""
        for room in list(self.house.rooms.values()):
            if isinstance(room, RemoteRoom):
                self.say_who(room)
                self.house.spawn(room.look_after())
            elif isinstance(room, LocalRoom) and room.presence.far:
                room.miss(self.house.loop.time() - PROCESS_SILENT_S)

    def others(self) -> set[str]:
        """Return the processes whose tables are seen from here, or from which ours are seen."""
        found: set[str] = set()
        for room in self.house.rooms.values():
            if isinstance(room, RemoteRoom):
                found.add(room.owner)
            elif room.presence.far:
                found.update(room.presence.far)
        return found - {""}

    def process_gone(self, process: str) -> None:
        """Have viewers come again whose table lived in a process that is gone."""
        for room in list(self.house.rooms.values()):
            if isinstance(room, RemoteRoom) and room.owner == process:
                self.house.drop(room, "moved")
            elif isinstance(room, LocalRoom):
                room.process_gone(process)

    async def say_left(self) -> None:
        """Tell all other processes that the tables of this one are theirs to take."""
        await self.house.store.wakes.send_all(WRITER.encode(ProcessLeft(self.me)).decode())

    # ---------------------------------------------------------------- from the table

    def tell_info(self, room: LocalRoom, info: TableInfo) -> None:
        for process in room.presence.far:
            self.send(process, InfoChanged(room.id, info))

    def tell_news(self, room: LocalRoom) -> None:
        for process in room.presence.far:
            self.send(process, LogAdvanced(room.id))

    def tell_line(self, room: LocalRoom, line: Line) -> None:
        for process in room.presence.far:
            self.send(process, ChatPosted(room.id, line))

    async def show_out_everywhere(self, guest: str, reason: str) -> None:
        text = WRITER.encode(GuestBanned(guest, reason)).decode()
        await self.house.store.wakes.send_all(text)

    def show_out(self, room: Room, guest: str, reason: str) -> None:
        for process in room.presence.far:
            self.send(process, GuestRemoved(room.id, guest, reason))

    # --------------------------------------------------------------------- receiving

    def read(self, text: str) -> None:
        letter = READER.decode(text)
        if isinstance(letter, CommandRefused):
            self.answered(letter)
            return
        if isinstance(letter, GuestBanned):
            self.house.show_out_here(letter.guest, letter.reason)
            return
        if isinstance(letter, ProcessLeft):
            self.left(letter)
            return
        room = self.house.rooms.get(letter.table)
        if isinstance(letter, ForwardedCommand):
            self.house.begin(self.grant(letter))
        elif isinstance(letter, PresenceReport):
            self.house.spawn(self.hear(letter))
        elif isinstance(room, RemoteRoom):
            self.show(letter, room)

    def left(self, letter: ProcessLeft) -> None:
        if letter.process != self.me and not self.house.closing:
            self.house.spawn(self.house.process_gone(letter.process))

    def answered(self, letter: CommandRefused) -> None:
        viewer = self.asking.pop(letter.number, None)
        if viewer is not None:
            viewer.send(WRITER.encode(letter.refusal))

    async def own_room(self, table: str) -> LocalRoom:
        """Return the room of a table that lives here, opened if need be."""
        room = await self.house.room(table)
        if not isinstance(room, LocalRoom):
            raise Refused("moved", "this table is just moving: try again in a moment")
        return room

    async def grant(self, wish: ForwardedCommand) -> None:
        try:
            room = await self.own_room(wish.table)
            if room.seat_of(wish.guest) is None:  # his own process may know of his seat before us
                await room.refresh()
            await room.ask(Viewer(None, lambda _: None, guest=wish.guest), wish.request)
        except FunnyMoneyError as error:  # NOTIFY leaves with a commit: none before what was done
            self.send(wish.by, CommandRefused(wish.number, refusal(error)))

    async def hear(self, letter: PresenceReport) -> None:
        if not letter.guests and letter.table not in self.house.rooms:
            return
        with suppress(FunnyMoneyError):  # where it cannot be opened, or is not ours, nobody is
            self.note(letter, await self.own_room(letter.table))

    def note(self, letter: PresenceReport, room: LocalRoom) -> None:
        """Note who is connected by way of another process, and bring that one up to date."""
        new = letter.by not in room.presence.far
        back = [guest for guest in letter.guests if not room.presence.has(guest)]
        room.presence.hear(letter.by, letter.guests, self.house.loop.time())
        room.welcome(back)
        for guest in room.kicked.intersection(letter.guests):  # he came in there just before
            self.send(letter.by, GuestRemoved(room.id, guest, "kicked"))
        if new:
            self.send(letter.by, InfoChanged(room.id, room.saved_info()))
            self.send(letter.by, LogAdvanced(room.id))

    def show(
        self, letter: InfoChanged | LogAdvanced | ChatPosted | GuestRemoved, room: RemoteRoom
    ) -> None:
        if isinstance(letter, LogAdvanced):
            self.house.spawn(room.refresh())
        elif isinstance(letter, InfoChanged):
            self.house.spawn(self.show_info(letter, room))
        elif isinstance(letter, ChatPosted):
            room.tell_all(Message(chat=[letter.line]))
        else:
            room.show_out(letter.guest, letter.reason)

    async def show_info(self, letter: InfoChanged, room: RemoteRoom) -> None:
        """Tell of a table what is new, but not before what has led to it."""
        await room.refresh()
        room.said = letter.info
        room.tell_all(Message(table=letter.info))
