"""How late the event loop is: whatever holds it up holds up every table of this process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

SAMPLE_INTERVAL_S = 0.1


async def watch_loop(observe: Callable[[float], object]) -> None:
    """Sleep again and again, and report by how many seconds the loop woke us up too late."""
    while True:
        due = time.perf_counter() + SAMPLE_INTERVAL_S
        await asyncio.sleep(SAMPLE_INTERVAL_S)
        observe(max(0.0, time.perf_counter() - due))
