"""What is known of a table and its people: what commands, timers and messages are worked out from.

Nothing here writes to the store or sends anything.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from funnymoney.core.errors import BadOption, BadPlayers
from funnymoney.games import game_named
from funnymoney.server.protocol.messages import Vote
from funnymoney.server.rooms.loading.table_rows import read_settings
from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.table.presence import Presence
from funnymoney.server.table.table import Table

# An empty set of its own would take 216 bytes of every table.
NOBODY: frozenset[str] = frozenset()
NO_PLAYER: frozenset[int] = frozenset()
NOTHING: dict[str, object] = {}


class RoomState:
    """A table with its row in the store, its seats, and who of its people is here."""

    def __init__(self, loaded: rows.Loaded, names: dict[str, str]) -> None:
        row = loaded.table
        self.id = row.id
        self.names = names  # of guests, by id
        self.settings = read_settings(row)
        players = len(loaded.seats)
        try:
            game = game_named(row.game)
            self.table = Table(self.id, game, players, row.options, self.settings.clock)
        except (BadOption, BadPlayers) as error:  # they were good when they were stored
            raise DamagedTable(self.id, "its options do not fit the rules") from error
        self.update_row(row)
        self.update_seats(loaded.seats)
        self.status = row.status
        self.presence = Presence()
        self.away: dict[int, float] = {}  # people who are not connected, since when
        self.host_away: float | None = None  # since when, while somebody else who sits here is not
        self.kicked = NOBODY  # who was shown out, as far as known here
        self.muted = NOBODY
        self.has_chat = True  # as far as known here
        self.advised = NO_PLAYER  # for whom an expert thinks just now
        self.closed = False
        self.last_used = time.time()

    def update_row(self, row: rows.Table) -> None:
        """Note all about the table; of what is kept elsewhere, too, nothing is kept twice."""
        self.settings = read_settings(row)
        self.row = replace(row, terms=NOTHING, options=self.table.options)

    def update_seats(self, seats: Sequence[rows.Seat]) -> None:
        self.seats = list(seats)
        people = frozenset(seat.player for seat in seats if seat.kind == "person")
        self.table.people.seats = people or NO_PLAYER

    @property
    def vote(self) -> Vote | None:
        """What the people at the table are asked to agree to."""
        return self.table.vote

    # ------------------------------------------------------------------------ people

    def seat_of(self, guest: str) -> int | None:
        for seat in self.seats if guest else ():
            if seat.guest_id == guest:
                return seat.player
        return None

    def is_person(self, player: int) -> bool:
        """Whether a person, and no bot, plays this seat now."""
        return self.table.people.is_person(player)

    def people(self) -> list[int]:
        return [seat.player for seat in self.seats if self.is_person(seat.player)]

    def is_here(self, player: int) -> bool:
        return self.presence.has(self.seats[player].guest_id)

    def level(self, player: int) -> str:
        """Return the level of the bot that plays a seat, if a bot plays it."""
        seat = self.seats[player]
        return (seat.level or "") if seat.kind == "bot" else self.table.people.stand_in(player)

    def should_play(self) -> bool:
        """Whether there is anybody to play for: bots do not play in an empty room.

        By a clock they do, for people who are away but play: not among themselves alone.
        """
        timed = self.settings.clock.kind != "none"
        return self.presence.anybody() or (timed and bool(self.people()))

    def only_people_here(self) -> bool:
        """Whether only people play, all of them are here, and no clock runs."""
        people = all(
            self.is_person(seat.player) and self.is_here(seat.player) for seat in self.seats
        )
        return people and self.settings.clock.kind == "none"

    def is_being_freed(self, seat: rows.Seat) -> bool:
        """Whether a seat is open, or its person is just being shown out."""
        return seat.kind == "open" or seat.guest_id in self.kicked
