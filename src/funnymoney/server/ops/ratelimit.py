"""How much of something one may do: buckets of tokens, which drip full again.

Like a clock, a bucket is told the time. Who stays below a limit is never refused; at first one may
do up to twice as much, because a new bucket is full and fills while it is emptied.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network

MAX_BUCKETS = 20_000
HOUR = 3600.0


class Bucket:
    """Holds up to `burst` tokens; `rate` new ones come every second."""

    __slots__ = ("burst", "level", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.since = 0.0

    def take(self, now: float, tokens: float = 1) -> float:
        """Take tokens and return 0; or take none, and return how many seconds to wait."""
        self.fill(now)
        if self.level >= tokens:
            self.level -= tokens
            return 0.0
        return (tokens - self.level) / self.rate

    def lacks(self, now: float) -> float:
        """Return how many seconds to wait until there is a token, and take none."""
        self.fill(now)
        return max(0.0, (1 - self.level) / self.rate)

    def fill(self, now: float) -> None:
        passed = max(0.0, now - self.since)  # a clock may have been set back
        self.level = min(self.burst, self.level + passed * self.rate)
        self.since = now

    def is_full(self, now: float) -> bool:
        self.fill(now)
        return self.level >= self.burst


class Buckets:
    """A bucket for everybody; those that are full again are forgotten, for new ones are full too.

    If there are too many all the same, whoever was here longest ago gets a new one: better that
    than to let strangers fill the memory.
    """

    def __init__(self, rate: float, burst: float, most: int = MAX_BUCKETS) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()  # whoever came last is last

    def __len__(self) -> int:
        return len(self.buckets)

    def take(self, whose: str, now: float, tokens: float = 1) -> float:
        """Take tokens and return 0; or take none, and return how many seconds to wait."""
        bucket = self.buckets.pop(whose, None) or Bucket(self.rate, self.burst)
        self.buckets[whose] = bucket
        wait = bucket.take(now, tokens)
        self.forget(now)
        return wait

    def lacks(self, whose: str, now: float) -> float:
        """Return how many seconds somebody must wait, and take nothing."""
        bucket = self.buckets.get(whose)
        return bucket.lacks(now) if bucket else 0.0

    def forget(self, now: float) -> None:
        """Look at two, so that more are forgotten than come."""
        for _ in range(2):
            oldest = next(iter(self.buckets.values()), None)
            if oldest and (len(self.buckets) > self.most or oldest.is_full(now)):
                self.buckets.popitem(last=False)


@dataclass(frozen=True)
class Limit:
    """So many, in so many seconds."""

    count: float
    seconds: float

    def bucket(self) -> Bucket:
        return Bucket(self.count / self.seconds, self.count)

    def buckets(self) -> Buckets:
        return Buckets(self.count / self.seconds, self.count)

    def times(self, factor: float) -> Limit:
        return Limit(self.count * factor, self.seconds)


MESSAGES = Limit(100, 20)  # of one socket
CHAT = Limit(5, 10)  # lines of one guest
REPORTS = Limit(5, HOUR)  # by one guest
TABLES = Limit(20, HOUR)  # opened by one guest
TRIALS = Limit(120, HOUR)  # new tables of one guest that are checked, refused ones included
TRIALS_FROM = Limit(600, HOUR)
LISTS = Limit(120, 60)  # of their own tables, by one guest; a page asks every 15 seconds
LISTS_FROM = Limit(600, 60)  # of open tables
TABLES_FROM = Limit(100, HOUR)  # from one address: a school sits behind one
GUESTS_FROM = Limit(100, HOUR)
JOINS = Limit(30, 60)  # sockets, seats and links of one guest
JOINS_FROM = Limit(300, 60)
TRIES_FROM = Limit(30, 60)  # links, keys, numbers that open nothing: nobody shall try them out
WHIMS = Limit(30, 60)  # of one guest: what can be done for ever, and is written down each time
LOOKS_FROM = Limit(300, 60)  # at matches that were played
CODES_FROM = Limit(60, 60)  # pictures of addresses
HINTS = Limit(40, 60)  # for one guest
ESTIMATES_FROM = Limit(60, 60)  # that have to be thought about


class Limits:
    """The limits of a house; `times` makes all of them looser, or tighter.

    Those that end in `_from` are by address (see `neighbourhood`), the others by guest.
    """

    def __init__(self, times: float = 1) -> None:
        self.message = MESSAGES.times(times)  # make a bucket of it for every socket
        self.chat = CHAT.times(times).buckets()
        self.reports = REPORTS.times(times).buckets()
        self.tables = TABLES.times(times).buckets()
        self.trials = TRIALS.times(times).buckets()
        self.trials_from = TRIALS_FROM.times(times).buckets()
        self.lists = LISTS.times(times).buckets()
        self.lists_from = LISTS_FROM.times(times).buckets()
        self.tables_from = TABLES_FROM.times(times).buckets()
        self.guests_from = GUESTS_FROM.times(times).buckets()
        self.joins = JOINS.times(times).buckets()
        self.joins_from = JOINS_FROM.times(times).buckets()
        self.tries_from = TRIES_FROM.times(times).buckets()
        self.whims = WHIMS.times(times).buckets()
        self.looks_from = LOOKS_FROM.times(times).buckets()
        self.codes_from = CODES_FROM.times(times).buckets()
        self.hints = HINTS.times(times).buckets()
        self.estimates_from = ESTIMATES_FROM.times(times).buckets()


def neighbourhood(address: str) -> str:
    """Return by what an address is counted: of IPv6 by its first half, for one may have all of it.

    What is no address, as of a Unix socket, is counted as it is.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found), 64), strict=False))
    return str(found)
