"""Who is connected to a table, here or by way of another process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


class Presence:
    """Counts connections by guest; a guest may have several, and a nameless one is ''."""

    def __init__(self) -> None:
        self.near: Counter[str] = Counter()
        self.remote: dict[str, Counter[str]] = {}  # by process
        self.heard: dict[str, float] = {}  # when each of these has spoken last, in seconds

    def arrive(self, guest: str) -> None:
        self.near[guest] += 1

    def depart(self, guest: str) -> None:
        self.near[guest] -= 1
        if self.near[guest] <= 0:
            del self.near[guest]

    def report(self, process: str, guests: list[str], now: float) -> None:
        """Note all who are connected by way of another process now."""
        if guests:
            self.remote[process], self.heard[process] = Counter(guests), now
        else:
            self.forget(process)

    def forget(self, process: str) -> bool:
        """Count nobody any more who came by way of a process; say whether anybody did."""
        self.heard.pop(process, None)
        return self.remote.pop(process, None) is not None

    def forget_silent(self, since: float) -> bool:
        """Count nobody any more who came by way of a process that has said nothing since then."""
        silent = [process for process, heard in self.heard.items() if heard < since]
        for process in silent:
            self.forget(process)
        return bool(silent)

    def has(self, guest: str | None) -> bool:
        if not guest:
            return False
        return guest in self.near or any(guest in far for far in self.remote.values())

    def anybody(self) -> bool:
        return bool(self.near or self.remote)

    def others(self, seated: Iterable[str | None]) -> int:
        """Return how many look on without a seat."""
        known = set(seated)
        everybody = [self.near, *self.remote.values()]
        return sum(n for some in everybody for guest, n in some.items() if guest not in known)
