"""What the host of a table has chosen, checked."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from funnymoney.core.game import Game
from funnymoney.games import game_named
from funnymoney.server.protocol.messages import BranchedOff, Level, NewTable, Pace
from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.table.clock import TimeControl
from funnymoney.server.table.table import Refused
from funnymoney.server.table.trial_deal import check_dealable

HOUR_S = 3600
MAX_ABSENCE_S = 86_400


class TableSettings(Struct, forbid_unknown_fields=True):
    """What is kept of it beside game, options and seats."""

    clock: TimeControl = TimeControl()
    watch: bool = True
    pace: Pace = "calm"
    stand_in: Level = "medium"
    absence: int | None = 120
    hints: bool = False
    branched: BranchedOff | None = None

    @property
    def slow(self) -> bool:
        """Whether nobody is expected to sit and wait."""
        return self.clock.kind != "none" and self.clock.seconds >= HOUR_S

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def read_settings(about: rows.Table) -> TableSettings:
    """Return what was chosen for a table; raise DamagedTable if that cannot be read."""
    try:
        return msgspec.convert(about.terms, TableSettings)
    except msgspec.ValidationError:  # its text quotes what is stored
        raise DamagedTable(about.id, "its terms cannot be read") from None


def check(new: NewTable) -> type[Game]:
    """Return the game of a new table, or raise what is wrong with the table."""
    game = game_named(new.game)
    if new.seats.count("me") > 1:
        raise Refused(
            "seats", "you can sit on one seat only: give the others to bots, or open them"
        )
    if wrong := new.clock.problem():
        raise Refused("clock", wrong)
    if new.absence is not None and not 5 <= new.absence <= MAX_ABSENCE_S:
        told = f"a bot plays for who is away after 5 to {MAX_ABSENCE_S} seconds, or never (null)"
        raise Refused("absence", told)
    check_dealable(game, len(new.seats), new.options)
    return game


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
