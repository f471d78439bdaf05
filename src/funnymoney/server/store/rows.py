"""What is read from the store and written to it, typed.

What must not turn up in a log or a traceback is left out of the printed form.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeVar, get_type_hints

import msgspec
from sqlalchemy import Column, Row
from sqlalchemy import Table as DatabaseTable

from funnymoney.server.store.errors import UnreadableRow
from funnymoney.server.store.faults.unreadable import is_readable, text_or_empty
from funnymoney.server.store.tokens import new_id, new_token

Status = Literal["open", "running", "finished", "aborted"]
Kind = Literal["person", "bot", "open"]

ALIVE: tuple[Status, ...] = ("open", "running")
OVER: tuple[Status, ...] = ("finished", "aborted")


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    created: int
    seen: int
    banned: int | None = None  # until when
    banned_why: str | None = None


@dataclass(frozen=True, slots=True)
class NewSeat:
    """Who shall sit where, in turn order."""

    kind: Kind
    guest_id: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Seat(NewSeat):
    table_id: str = ""
    player: int = 0
    since: int = 0


@dataclass(frozen=True, slots=True)
class NewLink:
    """What opens a seat of a new table."""

    player: int
    of: str | None = None  # the guest for whose own seat it is; without one it invites
    token: str = field(default_factory=new_token, repr=False)


@dataclass(frozen=True)
class NewTable:
    game: str
    edition: int
    options: dict[str, Any]
    seats: tuple[NewSeat, ...]
    public: bool = True
    host_id: str | None = None
    terms: dict[str, Any] = field(default_factory=dict)
    moves: tuple[Any, ...] = field(default=(), repr=False)  # with which it begins, running at once
    links: tuple[NewLink, ...] = ()
    follows: str | None = None  # the table of which it is the rematch, unless there is one
    id: str = field(default_factory=new_id)


@dataclass(frozen=True, slots=True)
class Table:
    """All about a table but its seats and its log, which holds the secret of the deal."""

    id: str
    game: str
    edition: int
    players: int
    options: dict[str, Any]
    terms: dict[str, Any]
    public: bool
    host_id: str | None
    status: Status
    created: int
    touched: int
    result: Any
    next_id: str | None
    wake: int | None
    owner: str | None
    lease: int | None
    serial: str | None = None

    @property
    def why_closed(self) -> str:
        """A key that says why the house has closed the table; empty if its people have."""
        if self.status != "aborted" or not isinstance(self.result, dict):
            return ""
        return str(self.result.get("closed", ""))


@dataclass(frozen=True)
class Dealing:
    """What a deal needs to know of a table."""

    id: str
    game: str
    edition: int
    players: int
    options: dict[str, Any]


@dataclass(frozen=True)
class Listed:
    """A table with its seats, as a lobby shows it."""

    table: Table
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Move:
    seq: int
    body: Any = field(repr=False)
    time: int


@dataclass(frozen=True)
class Loaded:
    """Enough to set a table up again as it was: by replay of its moves."""

    table: Table
    seats: tuple[Seat, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Bans:
    """Guests whom the host of a table has muted, or shown out."""

    muted: frozenset[str] = frozenset()
    out: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Line:
    """What somebody said at a table."""

    seq: int
    guest_id: str | None
    text: str
    time: int


@dataclass(frozen=True)
class Report:
    id: int
    table_id: str | None
    guest_id: str
    reporter_id: str | None
    text: str
    time: int
    settled: int | None


@dataclass(frozen=True)
class Push:
    """A browser of a guest, and how to write to it."""

    guest_id: str
    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    created: int


T = TypeVar("T", Guest, Seat, Table, Dealing, Move, Line, Report, Push)


# Shown to people and nothing else: where such a text cannot be read, it is empty.
OPTIONAL_TEXTS: dict[type, tuple[str, ...]] = {Guest: ("name", "banned_why"), Report: ("text",)}


def columns(table: DatabaseTable, kind: type[T]) -> list[Column[Any]]:
    """Return the columns that such a row is made of."""
    return [table.c[name] for name in names_of(kind)]


def names_of(kind: type[T]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def read(kind: type[T], row: Row[Any]) -> T:
    """Return a row with every value checked; raise UnreadableRow."""
    values = values_of(kind, row)
    for name in OPTIONAL_TEXTS.get(kind, ()):
        if values[name] is not None:
            values[name] = text_or_empty(values[name])
    found = converted(kind, values)
    if found is None:
        raise UnreadableRow(kind.__name__, unreadable_columns(kind, values))
    return found


def read_all(kind: type[T], rows: Iterable[Row[Any]]) -> tuple[T, ...]:
    return tuple(read(kind, row) for row in rows)


def read_some(kind: type[T], rows: Iterable[Row[Any]]) -> tuple[T, ...]:
    """Return those rows that can be read, as if the others were missing."""
    found = []
    for row in rows:
        with suppress(UnreadableRow):
            found.append(read(kind, row))
    return tuple(found)


def what_is_wrong(kind: type[T], row: Row[Any]) -> tuple[str, ...]:
    """Return which columns of a row cannot be read, also those that `read` leaves empty."""
    values = values_of(kind, row)
    return () if converted(kind, values) else unreadable_columns(kind, values)


def values_of(kind: type[T], row: Row[Any]) -> dict[str, Any]:
    return {name: row._mapping[name] for name in names_of(kind)}


def converted(kind: type[T], values: dict[str, Any]) -> T | None:
    """Return values as a row of this kind, or None if they are not."""
    if not all(map(is_readable, values.values())):
        return None
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError:  # its text quotes the value
        return None


def unreadable_columns(kind: type[T], values: dict[str, Any]) -> tuple[str, ...]:
    hints = get_type_hints(kind)
    return tuple(name for name, value in values.items() if not fits(value, hints[name]))


def fits(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return is_readable(value)


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000
