"""Messages between processes that share a database."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from funnymoney.server.protocol.messages import Line, Refusal, Request, TableInfo


class ForwardedCommand(Struct, tag="wish", omit_defaults=True):
    """A command of a viewer elsewhere."""

    table: str
    by: str  # a process
    number: int
    guest: str
    request: Request


class CommandRefused(Struct, tag="answer"):
    """A forwarded command was refused."""

    number: int
    refusal: Refusal


class PresenceReport(Struct, tag="here"):
    """All who are connected to a table by way of one process."""

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
    """A guest was removed from a table."""

    table: str
    guest: str
    reason: str


class GuestBanned(Struct, tag="gone"):
    """A guest was banned, or is forgotten: no process serves them any more."""

    guest: str
    reason: str


class ProcessLeft(Struct, tag="left"):
    """A process is closing, and has left its tables to the others."""

    process: str


RoomMessage = InfoChanged | LogAdvanced | ChatPosted | GuestRemoved  # for those who see a table
BusMessage = (
    ForwardedCommand | CommandRefused | PresenceReport | RoomMessage | GuestBanned | ProcessLeft
)
READER: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)
