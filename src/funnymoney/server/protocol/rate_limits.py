"""Rate limits as people meet them: whoever does something too often is told how long to wait."""

from __future__ import annotations

import math
from collections.abc import Callable

from funnymoney.server.ops.ratelimit import Bucket, Buckets, Limits
from funnymoney.server.protocol.errors import Refused

UNLIMITED_FACTOR = 1e6  # times the usual


class RateLimits:
    """What one may do how often, by guest or by address; `Limits` names each kind."""

    def __init__(self, now: Callable[[], float], *, enforced: bool) -> None:
        self.now = now  # a clock in seconds that is never set back
        self.enforced = enforced
        self.limits = Limits(1 if enforced else UNLIMITED_FACTOR)

    def check(self, what: str, who: str) -> None:
        """Count something that somebody does; raise Refused if they do it too often."""
        buckets: Buckets = getattr(self.limits, what)
        must_wait(buckets.take(who, self.now()))

    def check_attempts(self, who: str) -> None:
        """Raise Refused if somebody has tried too many keys: then the right one opens nothing, too.

        Else whoever is told to wait could go on, and look for the answer that is another.
        """
        must_wait(self.limits.tries_from.lacks(who, self.now()))

    def message_bucket(self) -> Bucket:
        """Return what the messages of one socket are counted by."""
        return self.limits.message.bucket()


def must_wait(seconds: float) -> None:
    """Raise Refused if there is anything to wait for."""
    wait = math.ceil(seconds)
    if wait:
        raise Refused("too_fast", f"too much at once: wait {wait} seconds", seconds=wait)
