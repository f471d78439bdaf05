"""Run asynchronous code with a fixed clock and fixed random numbers, the same in every run.

Only the standard library and a function of SQLite are replaced, nothing of the server: this works
whatever the server's modules are called.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import shake_256
from typing import Any, TypeVar
from unittest.mock import patch

from sqlalchemy import Engine, event

from tests.server.virtual_loop import START_S, VirtualLoop

T = TypeVar("T")

EPOCH_S = 1_750_000_000.0  # the time at which every run begins, in seconds since 1970
UNIX_EPOCH_DAYS = 2440587.5  # 1970-01-01 as a Julian day
DAY_S = 86_400.0
TOKEN_BYTES = 32  # of a token whose caller gives no length
# What random.random() returns. A bot at pace "quick" then takes 0.137 s: no small multiple of it
# is a whole number of seconds, at which a script acts, so the two never fall on one instant.
RANDOM = 0.37


class FixedSecrets:
    """A replacement for `secrets`: the n-th token of a kind and length is always the same."""

    def __init__(self) -> None:
        self.drawn: Counter[str] = Counter()

    def draw(self, kind: str, length: int) -> bytes:
        kind = f"{kind} {length}"
        self.drawn[kind] += 1
        return shake_256(f"{kind} {self.drawn[kind]}".encode()).digest(length)

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        return self.draw("bytes", nbytes or TOKEN_BYTES)

    def token_hex(self, nbytes: int | None = None) -> str:
        return self.draw("hex", nbytes or TOKEN_BYTES).hex()

    def token_urlsafe(self, nbytes: int | None = None) -> str:
        return urlsafe_b64encode(self.draw("url", nbytes or TOKEN_BYTES)).rstrip(b"=").decode()

    def randbelow(self, exclusive_upper_bound: int) -> int:
        drawn = int.from_bytes(self.draw(f"below {exclusive_upper_bound},", 8))
        return drawn % exclusive_upper_bound

    def choice(self, seq: Sequence[T]) -> T:
        return seq[self.randbelow(len(seq))]


def run_deterministically(main: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine to its end; the time begins at EPOCH_S and passes only while it sleeps."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        loop = runner.get_loop()

        def now() -> float:
            return round(EPOCH_S + loop.time() - START_S, 6)

        with fixed_clock(now), fixed_random():
            return runner.run(main())


@contextmanager
def fixed_clock(now: Callable[[], float]) -> Iterator[None]:
    """Let Python's clocks and SQLite's return this time."""

    def julian_day(*_: object) -> float:
        return now() / DAY_S + UNIX_EPOCH_DAYS

    def prepare(connection: Any, _: object) -> None:
        connection.create_function("julianday", -1, julian_day)

    with ExitStack() as stack:
        stack.enter_context(patch.object(time, "time", now))
        stack.enter_context(patch.object(time, "time_ns", lambda: round(now() * 1e6) * 1000))
        stack.enter_context(patch.object(time, "monotonic", now))
        event.listen(Engine, "connect", prepare)
        stack.callback(event.remove, Engine, "connect", prepare)
        yield


@contextmanager
def fixed_random() -> Iterator[None]:
    fixed = FixedSecrets()
    with ExitStack() as stack:
        for name in ("token_bytes", "token_hex", "token_urlsafe", "randbelow", "choice"):
            stack.enter_context(patch.object(secrets, name, getattr(fixed, name)))
        stack.enter_context(patch.object(random, "random", lambda: RANDOM))
        yield
