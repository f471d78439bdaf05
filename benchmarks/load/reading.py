"""What was read off: from moves and messages to rates, times and sizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles
from typing import NamedTuple

from benchmarks.load.loops import Window
from benchmarks.load.table import Table


@dataclass(frozen=True)
class Reading:
    """One window, in numbers."""

    moves_per_second: float
    p50_ms: float  # from sending a move to the last message that it causes
    p99_ms: float
    server_us: float  # of its core, for a move
    server_share: float  # of its core that the server got
    load_share: float  # of the clients' core
    view_bytes: float
    message_bytes: float
    wire_bytes: float  # of a message, after compression
    messages: float  # caused by a move
    late: int  # moves that had to wait for the one before
    ended: int  # tables whose match was over before the window was
    strays: int  # messages that no move can have caused: none, if all is well
    disk_p99_ms: float = 0.0  # of bare writes to the disk meanwhile (paced only)


@dataclass(frozen=True)
class Weight:
    """What idle tables weigh, in bytes of memory."""

    tables: int
    of_a_table: float  # with its four sockets
    of_four_sockets: float

    @property
    def beyond(self) -> float:
        return self.of_a_table - self.of_four_sockets


class Totals(NamedTuple):
    """All that tables have counted, and the seconds that both sides have worked."""

    moves: float
    messages: float
    bytes: float
    wire: float
    strays: float
    server: float
    load: float
    clock: float

    def since(self, before: Totals) -> Totals:
        return Totals(*(now - then for now, then in zip(self, before, strict=True)))


def totals(tables: Sequence[Table], server: float, load: float, clock: float) -> Totals:
    return Totals(
        sum(table.moves for table in tables),
        sum(table.messages for table in tables),
        sum(table.bytes for table in tables),
        sum(table.wire for table in tables),
        sum(table.strays for table in tables),
        server,
        load,
        clock,
    )


def reading(tables: Sequence[Table], window: Window, spent: Totals) -> Reading:
    """Return the numbers; what was spent includes the last moves, heard after the window."""
    centiles = quantiles(window.latencies, n=100, method="inclusive")
    return Reading(
        moves_per_second=window.rate,
        p50_ms=1e3 * centiles[49],
        p99_ms=1e3 * centiles[98],
        server_us=1e6 * spent.server / spent.moves,
        server_share=spent.server / spent.clock,
        load_share=spent.load / spent.clock,
        view_bytes=fmean(table.view_bytes() for table in tables),
        message_bytes=spent.bytes / spent.messages,
        wire_bytes=spent.wire / spent.messages,
        messages=spent.messages / spent.moves,
        late=window.late,
        ended=sum(table.ready is None for table in tables),
        strays=int(spent.strays),
    )
