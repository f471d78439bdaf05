"""The message bus between processes that share a database.

Messages go by NOTIFY, each to one process or to all. None of them must arrive: a command that is
lost is sent again by the viewer, and everything else is said again every few seconds.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable

from funnymoney.server.cluster.messages import (
    READER,
    BusMessage,
    ChatPosted,
    CommandRefused,
    ForwardedCommand,
    GuestBanned,
    GuestRemoved,
    InfoChanged,
    LogAdvanced,
    PresenceReport,
    ProcessLeft,
)
from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER, Line, Refusal, Request, TableInfo
from funnymoney.server.store.notifier import Notifier
from funnymoney.server.table.viewers import Viewer

MAX_FORWARDED_COMMANDS = 256  # whose refusals are still expected
MAX_REPORTED_GUESTS = 200  # in one message


def moving() -> Refused:
    return Refused("moved", "this table is just moving: try again in a moment")


class MessageBus:
    """Sends the messages of one process, and hands on those that come in."""

    def __init__(self, process: str, notifier: Notifier, tasks: Tasks) -> None:
        self.process = process
        self.notifier = notifier
        self.tasks = tasks
        self.numbers = itertools.count()
        self.forwarded: dict[int, Viewer] = {}
        self.on_message: Callable[[BusMessage], None] = lambda _: None  # but refusals
        notifier.receive(self.receive)

    def send(self, process: str, message: BusMessage) -> None:
        text = WRITER.encode(message).decode()
        self.tasks.spawn(self.notifier.send(process, text))

    async def send_all(self, message: BusMessage) -> None:
        await self.notifier.send_all(WRITER.encode(message).decode())

    def receive(self, text: str) -> None:
        message = READER.decode(text)
        if isinstance(message, CommandRefused):
            self.on_refused(message)
        else:
            self.on_message(message)

    # ------------------------------------------------------------------ to the table

    def forward(self, owner: str, table: str, viewer: Viewer, request: Request) -> None:
        """Send a command to the process in which the table lives."""
        if not owner:
            raise moving()
        number = next(self.numbers)
        self.forwarded[number] = viewer
        self.forwarded.pop(number - MAX_FORWARDED_COMMANDS, None)
        self.send(owner, ForwardedCommand(table, self.process, number, viewer.guest, request))

    def report_presence(self, owner: str, table: str, guests: list[str]) -> None:
        """Tell the process in which a table lives who is connected to it by way of this one."""
        if owner:
            self.send(owner, PresenceReport(table, self.process, guests[:MAX_REPORTED_GUESTS]))

    async def process_left(self) -> None:
        """Tell all other processes that the tables of this one are theirs to take."""
        await self.send_all(ProcessLeft(self.process))

    # ---------------------------------------------------------------- from the table

    def refuse(self, command: ForwardedCommand, refusal: Refusal) -> None:
        self.send(command.by, CommandRefused(command.number, refusal))

    def on_refused(self, message: CommandRefused) -> None:
        viewer = self.forwarded.pop(message.number, None)
        if viewer is not None:
            viewer.send(WRITER.encode(message.refusal))

    def info_changed(self, processes: Iterable[str], table: str, info: TableInfo) -> None:
        for process in processes:
            self.send(process, InfoChanged(table, info))

    def log_advanced(self, processes: Iterable[str], table: str) -> None:
        for process in processes:
            self.send(process, LogAdvanced(table))

    def chat_posted(self, processes: Iterable[str], table: str, line: Line) -> None:
        for process in processes:
            self.send(process, ChatPosted(table, line))

    def guest_removed(self, processes: Iterable[str], table: str, guest: str, reason: str) -> None:
        for process in processes:
            self.send(process, GuestRemoved(table, guest, reason))

    async def guest_banned(self, guest: str, reason: str) -> None:
        await self.send_all(GuestBanned(guest, reason))
