"""What the tests put into a store."""

from __future__ import annotations

from typing import Any

from funnymoney.server.store import Store
from funnymoney.server.store.rows import Kind, NewSeat, NewTable


def new_table(*seats: NewSeat, **others: Any) -> NewTable:
    some = seats or tuple(NewSeat("open") for _ in range(3))
    return NewTable("contraband", 1, {"rounds": 2}, some, **others)


def seat(kind: Kind, guest: str | None = None, level: str | None = None) -> NewSeat:
    return NewSeat(kind, guest, level)


async def played(store: Store, moves: int, **others: Any) -> str:
    """Set up a table with some moves; return its id."""
    table = await store.create(new_table(**others))
    for seq in range(moves):
        await store.append(table, seq, body(table, seq))
    return table


def body(table: str, seq: int) -> dict[str, Any]:
    """Return a move that can be told from every other, long enough to be cut in half."""
    return {"do": [seq % 3, "declare", seq], "table": table, "long": f"{seq}," * 50}


async def seqs(store: Store, table: str) -> list[int]:
    return [move.seq for move in (await store.load(table)).moves]
