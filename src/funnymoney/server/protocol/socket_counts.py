"""How many sockets are open, in all, from one address and of one guest."""

from __future__ import annotations

from collections import Counter

from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.rate_limits import RateLimits

MAX_FROM_ADDRESS, MAX_OF_GUEST = 1000, 50


class SocketCounts:
    """Counts sockets, and refuses those that are too many of somebody."""

    def __init__(self, limits: RateLimits, metrics: Metrics) -> None:
        self.limits = limits
        self.from_address: Counter[str] = Counter()
        self.of_guest: Counter[str] = Counter()
        metrics.people.set_function(lambda: len(self.of_guest))

    def connect(self, where: str, guest: str) -> None:
        """Count a connection, or raise Refused if there are too many of somebody."""
        self.limits.check("joins_from", where)
        if guest:
            self.limits.check("joins", guest)
        too_many = self.from_address[where] >= MAX_FROM_ADDRESS
        if guest:
            too_many = too_many or self.of_guest[guest] >= MAX_OF_GUEST
        if self.limits.enforced and too_many:
            raise Refused("sockets", "you have too many connections open: close some of them")
        self.from_address[where] += 1
        self.of_guest[guest] += 1

    def disconnect(self, where: str, guest: str) -> None:
        for counted, who in ((self.from_address, where), (self.of_guest, guest)):
            counted[who] -= 1
            if counted[who] <= 0:
                del counted[who]
