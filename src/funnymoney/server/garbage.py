"""Collect garbage in small steps while people play, and wholly when nobody waits.

Nearly everything is freed as soon as it is no longer needed; what is left are circles, such as
those of a closed connection. To look for them among all tables takes so long that everybody would
notice, so only what is new is looked through at once.
"""

from __future__ import annotations

import gc

FEW = 2_000  # new things among which circles are looked for, in a millisecond or so
NEVER = 1_000_000_000
QUIET = 3.0  # seconds without a move, after which nobody minds a break
DUE = 300.0  # seconds after which a quiet moment is looked for
OVERDUE = 3600.0  # after which it is done in any case


def collect_in_small_steps() -> None:
    """Set aside what is there from the start, and look at the rest only while it is new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(FEW, NEVER, NEVER)


class Dustman:
    """Says when to collect wholly, and does."""

    def __init__(self, now: float) -> None:
        self.last = now

    def look(self, now: float, last_move: float) -> bool:
        """Collect if it is time; say whether it was."""
        waited = now - self.last
        quiet = now - last_move > QUIET
        if waited < DUE or not (quiet or waited > OVERDUE):
            return False
        gc.collect()
        self.last = now
        return True
