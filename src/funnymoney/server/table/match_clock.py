"""The clock of a match: it follows the events of a table, and tells no sealed choice.

`clock.py` counts; this module knows who owes a choice, and what others may see of their time.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from funnymoney.core.match import Match
from funnymoney.server.protocol.messages import WRITER, TimeControl, Times
from funnymoney.server.table.clock import Clock
from funnymoney.server.table.events import (
    DowntimeNoted,
    Event,
    PauseChanged,
    Played,
    StandInChanged,
)


class MatchClock:
    """Everybody's time, and as much of it as others have seen run."""

    def __init__(self, control: TimeControl, players: int) -> None:
        self.control = control
        self.clock = Clock(control, players)
        self.shown_s = list(self.clock.remaining_s)

    @property
    def is_off(self) -> bool:
        return self.control.kind == "none"

    def apply(self, event: Event, secret_verbs: frozenset[str], now: float) -> None:
        """Do to the clock what an event says."""
        if self.is_off:
            return
        match event:
            case Played(player, word):
                self.clock.note_choice(player, now)
                if word[0] not in secret_verbs:
                    self.shown_s[player] = self.clock.remaining_s[player]
            case PauseChanged(on):
                self.clock.pause(now) if on else self.clock.resume()
            case DowntimeNoted(seconds):
                self.clock.credit(seconds, now)
            case StandInChanged(player, ""):
                self.clock.give_grace(player, now)

    def run_for(
        self, acting: Iterable[int], shown: Iterable[int], window: int | None, now: float
    ) -> None:
        """Let time run for the people who owe a choice as things stand, and for nobody else."""
        self.clock.run_for(acting, now)
        self.clock.open_window(window, shown, now)

    def times(self, player: int | None, running: list[int]) -> Times | None:
        """Return what a viewer may know of everybody's time."""
        if self.is_off:
            return None
        left = list(self.shown_s)
        if player is not None:
            left[player] = self.clock.remaining(player, time.time())
        return Times([round(seconds, 1) for seconds in left], running)


def secret_window(match: Match, acting: list[int], shown: list[int]) -> int | None:
    """Name this moment, if several are asked and nobody may know who of them has answered.

    It has the same name as long as nobody who looks on sees anything change.
    """
    if not acting or len(shown) < 2:
        return None
    verbs = {offer["verb"] for offer in match.state.offers(acting[0])}
    if not verbs <= match.state.secret_verbs:
        return None
    return hash((len(match.news(None)), WRITER.encode(match.view(None))))
