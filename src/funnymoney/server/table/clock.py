"""How long a player may think: not limited, so long for each choice, or from a bank of time.

A clock knows nothing of the hour: it is told the time, in seconds, whenever something happens.

Where several are asked at once and nobody may know who has answered, none of them is late before
the one who had most time left when they were asked: were a bank seen to be empty and nobody late,
its owner must have answered.
"""

from __future__ import annotations

from collections.abc import Iterable

from funnymoney.server.protocol.messages import TimeControl

RETURN_GRACE_S = 30.0


class Clock:
    """The time everybody has left; it runs for those who owe a choice."""

    def __init__(self, terms: TimeControl, players: int) -> None:
        self.control = terms
        self.remaining_s = [terms.seconds] * players
        self.running_since: dict[int, float] = {}  # whose time is running, and from when
        self.paused = False
        self.window: int | None = None  # in which several answer in secret
        self.window_opened: float | None = None  # when it began to run
        self.window_s = 0.0  # seconds that all of them have from then on

    def run_for(self, acting: Iterable[int], now: float) -> None:
        """Let time run for those who owe a choice now, and for nobody else."""
        if self.control.kind == "none":
            return
        wanted = set() if self.paused else set(acting)
        for player in [player for player in self.running_since if player not in wanted]:
            self.stop(player, now)
        for player in wanted - set(self.running_since):
            self.running_since[player] = now

    def open_window(self, window: int | None, asked: Iterable[int], now: float) -> None:
        """Give those who answer in secret, in a window of this name, one end for all."""
        if window != self.window:
            self.window, self.window_opened = window, None
            self.window_s = max((self.seconds(player, now) for player in asked), default=0.0)
        if self.window_opened is None and window is not None and not self.paused:
            self.window_opened = now

    def note_choice(self, player: int, now: float) -> None:
        """Stop the time of one who has chosen; for his next choice he has more."""
        self.stop(player, now)
        if self.control.kind == "move":
            self.remaining_s[player] = self.control.seconds
        elif self.control.kind == "bank":
            self.remaining_s[player] += self.control.increment

    def stop(self, player: int, now: float) -> None:
        began = self.running_since.pop(player, None)
        if began is not None:
            self.remaining_s[player] = max(0.0, self.remaining_s[player] - (now - began))

    def pause(self, now: float) -> None:
        self.paused = True
        if self.window_opened is not None:
            self.window_s = max(0.0, self.window_s - (now - self.window_opened))
            self.window_opened = None
        for player in list(self.running_since):
            self.stop(player, now)

    def resume(self) -> None:
        """Go on; time runs again when somebody is asked."""
        self.paused = False

    def credit(self, seconds: float, now: float) -> None:
        """Count as not passed the last so many seconds, as far as anybody's time ran in them."""
        self.running_since = {
            player: min(now, began + seconds) for player, began in self.running_since.items()
        }
        if self.window_opened is not None:
            self.window_opened = min(now, self.window_opened + seconds)

    def give_grace(self, player: int, now: float) -> None:
        """Let somebody who comes back have a moment, however little time he had left."""
        moment = min(RETURN_GRACE_S, self.control.seconds)
        self.remaining_s[player] = max(self.remaining_s[player], moment)
        if self.window_opened is not None:
            self.window_s = max(self.window_s, now - self.window_opened + moment)

    def seconds(self, player: int, now: float) -> float:
        """Return what a player has left now."""
        return max(0.0, self.remaining_s[player] - (now - self.running_since.get(player, now)))

    def remaining(self, player: int, now: float) -> float:
        """Return for how long a player may think: in a window to its end, as all others there."""
        if self.window_opened is None or player not in self.running_since:
            return self.seconds(player, now)
        return max(0.0, self.end_of(player) - now)

    def deadline(self) -> float | None:
        """Return when the first player's time will be up, if anybody's is running."""
        return min(map(self.end_of, self.running_since), default=None)

    def late(self, now: float) -> list[int]:
        """Return those whose time is up."""
        return [player for player in self.running_since if now >= self.end_of(player)]

    def end_of(self, player: int) -> float:
        """Return when the time of one who owes a choice will be up."""
        if self.window_opened is not None:
            return self.window_opened + self.window_s
        return self.running_since[player] + self.remaining_s[player]
