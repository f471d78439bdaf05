"""A table as it was kept, for processes that have no store: they start in a third of the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from funnymoney.games import game_named
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.table.events import read
from funnymoney.server.table.table import Table

if TYPE_CHECKING:
    from funnymoney.server.store import rows


class TableSnapshot(Struct):
    id: str
    game: str
    edition: int
    players: int
    options: dict[str, Any]


class SeatSnapshot(Struct):
    kind: str
    level: str | None


class Snapshot(Struct):
    """The same as `rows.Loaded`, as far as it is needed to play a match again."""

    table: TableSnapshot
    seats: list[SeatSnapshot]
    log: list[Any]

    def brought_back(self) -> Table:
        """Return the table as its log has it."""
        about = self.table
        game = game_named(about.game)
        if about.edition != game.edition:
            told = f"this match was played by edition {about.edition} of the rules"
            raise Refused("edition", told)
        table = Table(about.id, game, about.players, about.options)
        for body in self.log:
            table.change(read(body))
        return table


def snapshot_of(loaded: rows.Loaded) -> Snapshot:
    about = loaded.table
    table = TableSnapshot(about.id, about.game, about.edition, about.players, about.options)
    seats = [SeatSnapshot(seat.kind, seat.level) for seat in loaded.seats]
    return Snapshot(table, seats, [move.body for move in loaded.moves])
