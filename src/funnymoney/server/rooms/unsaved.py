"""Entries that are applied to a table in memory and not saved yet: what shows them waits for that.

What shows nothing of them waits for nothing: a wait would tell that somebody has made a sealed
choice. HTTP answers only from what is saved.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from funnymoney.core.game import Game, players_in
from funnymoney.core.match import Match
from funnymoney.core.told import ALL
from funnymoney.server.protocol.messages import TableInfo
from funnymoney.server.table.events import Branched, Dealt, Event, Played
from funnymoney.server.table.viewers import Delivery, Viewer

NOBODY: frozenset[int] = frozenset()
NONE_OF_THEM = -1


@dataclass(eq=False, slots=True)
class Unsaved:
    """An event, how things stood before it, and what is told once it is saved."""

    chooser: int | None = None  # who made this choice
    is_deal: bool = False
    state: Game | None = None  # the position before; None: there was no match
    info: TableInfo | None = None  # the table before, if all can see that it has changed
    told: frozenset[int] = NOBODY  # to whom the match has told something
    since: float = field(default_factory=time.time)
    deliveries: list[Delivery] = field(default_factory=list)
    info_elsewhere: TableInfo | None = None  # what other processes are told of the table

    @classmethod
    def before(cls, event: Event, match: Match | None, since: float) -> Unsaved:
        """Note how things stand before an event; the copy takes about a microsecond."""
        chooser = event.player if isinstance(event, Played) else None
        state = None if match is None else match.state.clone()
        return cls(chooser, isinstance(event, Dealt | Branched), state, since=since)

    def acting(self) -> list[int]:
        """Return who owed a choice before."""
        return [] if self.state is None else players_in(int(self.state.acting()))

    def shows(self, player: int | None, after: Game | None) -> bool:
        """Whether those who look on from a seat, or without one, see anything of this event."""
        if self.info is not None or self.state is None or after is None:
            return True
        if player == self.chooser or ALL in self.told or player in self.told:
            return True
        return self.state.view(player) != after.view(player)


def last_shown(pending: Sequence[Unsaved], player: int | None, now: Game | None) -> int:
    """Return the place of the last event that is seen from a seat, or NONE_OF_THEM."""
    after = now
    for place in reversed(range(len(pending))):
        if pending[place].shows(player, after):
            return place
        after = pending[place].state
    return NONE_OF_THEM


def last_delivery(pending: Sequence[Unsaved], viewer: Viewer) -> int:
    """Return the place of the last event with which a payload to a viewer waits."""
    for place in reversed(range(len(pending))):
        if any(whose is viewer for whose, _ in pending[place].deliveries):
            return place
    return NONE_OF_THEM
