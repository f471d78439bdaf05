"""The time in which the store was away while tables lived here: nobody's clock pays for it.

If this process dies, the leases tell how long nobody could choose. As long as it lives its leases
are its own, so it remembers by itself.
"""

from __future__ import annotations

import time
from collections.abc import Iterable


class Outages:
    """For each table of this process, the seconds of outage that no clock was given back yet."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.stopped: set[str] = set()  # tables at which nobody can play now
        self.began = 0.0  # by `time.monotonic`

    def stop(self, *tables: str) -> None:
        """Note that nobody can play at these tables until the outage ends."""
        self.stopped.update(tables)

    def begin(self, began: float) -> None:
        self.began = began

    def end(self) -> None:
        away = time.monotonic() - self.began
        for table in self.stopped:
            self.seconds[table] = self.seconds.get(table, 0.0) + away
        self.stopped.clear()

    def lost(self, table: str) -> float:
        return self.seconds.get(table, 0.0)

    def forget(self, table: str) -> None:
        """Note that a table was given back its time, in its log, and is in play."""
        self.seconds.pop(table, None)
        self.stopped.discard(table)

    def keep_only(self, tables: Iterable[str]) -> None:
        """Forget tables that others have taken: they reckon by the lease."""
        held = set(tables)
        self.seconds = {table: lost for table, lost in self.seconds.items() if table in held}
