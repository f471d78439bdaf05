"""Which seats are people's, and for whom of them a bot plays."""

from __future__ import annotations

from funnymoney.server.table.events import PersonRemoved, ReturnRefused, StandInChanged

NO_SEATS: frozenset[int] = frozenset()  # one for all: an empty set of its own takes 216 bytes


class People:
    """The people at a table by seat: who is represented by a bot, removed, or barred."""

    def __init__(self) -> None:
        self.seats = NO_SEATS  # seats that belong to people; set by whoever reads the seats
        self.stand_ins: dict[int, StandInChanged] = {}
        self.removed = NO_SEATS  # people who must ask for their seat
        self.voted_out = NO_SEATS  # of these, those whom the others removed
        self.barred = NO_SEATS  # of these, those whom all others refused

    def apply(self, event: StandInChanged | PersonRemoved | ReturnRefused) -> None:
        """Note whether a person or a bot plays a seat, and who must ask before they play again."""
        match event:
            case StandInChanged(player, level):
                self.stand_ins[player] = event
                if not level:
                    self.removed, self.barred = self.removed - {player}, self.barred - {player}
                    self.voted_out -= {player}
            case PersonRemoved(player, level, by_agreement):
                self.stand_ins[player] = StandInChanged(player, level, True)
                self.removed |= {player}
                self.voted_out |= {player} if by_agreement else NO_SEATS
            case ReturnRefused(player):
                self.barred |= {player}

    def stand_in(self, player: int) -> str:
        """Return the level of the bot that plays for a person, if there is one."""
        changed = self.stand_ins.get(player)
        return changed.level if changed else ""

    def is_person(self, player: int) -> bool:
        """Whether a person, and no bot, plays this seat now."""
        return player in self.seats and not self.stand_in(player)
