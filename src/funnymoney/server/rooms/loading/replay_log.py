"""Applying the entries of a log again, one by one, to bring a table back."""

from __future__ import annotations

from msgspec import MsgspecError

from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.table.events import Event, read
from funnymoney.server.table.table import Table


def read_entry(table: str, move: rows.Move) -> Event:
    try:
        return read(move.body)
    except MsgspecError as error:
        raise DamagedTable(table, "is no event of a log", move.seq) from error


def apply_again(table: Table, move: rows.Move) -> Event:
    """Apply an event as it was stored; raise DamagedTable if it does not fit."""
    event = read_entry(table.id, move)
    try:
        table.change(event)
    except Exception as error:
        why = f"does not follow from those before it ({type(error).__name__})"
        raise DamagedTable(table.id, why, move.seq) from error
    return event
