"""What the host of a table has chosen, checked."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from funnymoney.core.game import Game
from funnymoney.games import game_named
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import BranchedOff, Level, NewTable, Pace, TimeControl
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
