"""What is stored of a table beside its log: written when it is opened, read when it is loaded."""

from __future__ import annotations

import msgspec

from funnymoney.core.game import Game
from funnymoney.server.protocol.messages import NewTable
from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.table.settings import TableSettings


def read_settings(about: rows.Table) -> TableSettings:
    """Return what was chosen for a table; raise DamagedTable if that cannot be read."""
    try:
        return msgspec.convert(about.terms, TableSettings)
    except msgspec.ValidationError:  # its text quotes what is stored
        raise DamagedTable(about.id, "its terms cannot be read") from None


def new_row(new: NewTable, game: type[Game], guest: str) -> rows.NewTable:
    """Return what the store is told of a new table."""
    setup = TableSettings(new.clock, new.watch, new.pace, new.stand_in, new.absence, new.hints)
    return rows.NewTable(
        game.name,
        game.edition,
        game.settle(len(new.seats), new.options),
        tuple(new_seat(who, guest) for who in new.seats),
        new.public,
        guest,
        setup.plain(),
        links=tuple(
            rows.NewLink(player, guest if who == "me" else None)
            for player, who in enumerate(new.seats)
            if who in ("me", "open")
        ),
    )


def new_seat(who: str, guest: str) -> rows.NewSeat:
    if who == "me":
        return rows.NewSeat("person", guest)
    return rows.NewSeat("open") if who == "open" else rows.NewSeat("bot", level=who)
