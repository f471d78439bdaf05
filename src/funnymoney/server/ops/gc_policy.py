"""Collect garbage in small steps while people play, and wholly when nobody waits.

Nearly everything is freed as soon as it is no longer needed; what is left are circles, such as
those of a statement of SQLAlchemy or of an exception. To look for them among all tables takes so
long that everybody would notice, so while people play only what is new is looked through, and what
is nearly new. What lives longer and holds much, as rooms and connections, must not be in a circle
when it is closed: nobody would look for it for an hour.
"""

from __future__ import annotations

import ctypes
import gc
import sys

YOUNG_THRESHOLD = 500  # new things among which circles are looked for, in a millisecond or so
MIDDLE_THRESHOLD = (
    20  # times that this is done before what was left is looked through: a few milliseconds
)
OLD_THRESHOLD = 1_000_000_000
YOUNG, OLD = 1, 2  # generations: what outlived one collection, and what outlived two
QUIET_S = 3.0  # seconds without a move, after which nobody minds a break
FREEZE_INTERVAL_S = (
    5.0  # seconds after which what is new is looked through once more, if it is quiet
)
FULL_COLLECTION_S = 300.0  # seconds after which a quiet moment is looked for
FORCED_COLLECTION_S = 3600.0  # after which it is done in any case


def collect_in_small_steps() -> None:
    """Set aside what is there from the start, and look at the rest only while it is new.

    What is found to be in use twice is old, and left to the dustman.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, OLD_THRESHOLD)


def give_back() -> None:
    """Give the system back what is free: glibc keeps it where it lies among what is in use.

    Otherwise a server has for ever the size of its busiest hour. Elsewhere nothing is done.
    """
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)


class GcPolicy:
    """Says when to collect more than the newest, and does."""

    def __init__(self, now: float) -> None:
        self.last = now
        self.tidied = now

    def look(self, now: float, last_move: float) -> int | None:
        """Collect if it is time; return the oldest generation that was looked through."""
        quiet = now - last_move > QUIET_S
        waited = now - self.last
        if waited > FORCED_COLLECTION_S or (quiet and waited >= FULL_COLLECTION_S):
            self.last = self.tidied = now
            gc.collect()
            give_back()
            return OLD
        if quiet and now - self.tidied >= FREEZE_INTERVAL_S:
            # Circles that were in use when they were new are left otherwise, until there are more.
            self.tidied = now
            gc.collect(YOUNG)
            return YOUNG
        return None
