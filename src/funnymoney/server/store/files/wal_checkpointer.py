"""Bring what SQLite has logged into its file, beside the one who writes.

Left to itself, SQLite does so inside a commit, and all who wait for that commit wait longer. It
may be put off: what is in the log is as durable as what is in the file.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3

from funnymoney.server.store.files.threads import Threads

logger = logging.getLogger(__name__)

READERS_TIMEOUT_S = (
    0.1  # seconds for those who read, while nobody can write, before the log may start afresh
)
CHECKPOINT_INTERVAL_S = (
    60.0  # seconds: commits that meet it on the disk wait, up to a tenth of a second each
)
LARGE_LOG_PAGES = (
    16_384  # pages in the log, some 64 MB: from here on writers wait until it starts afresh
)


class WalCheckpointer:
    """Sweeps from time to time, in a thread and over a connection of its own."""

    def __init__(self, path: str, every: float | None = None) -> None:
        self.every = CHECKPOINT_INTERVAL_S if every is None else every
        self.threads = Threads(1, "sweeper")
        self.path = path
        self.connection: sqlite3.Connection | None = None
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.in_thread()
            except sqlite3.Error:  # the next one may succeed; nothing is lost meanwhile
                logger.warning("sweep_failed", exc_info=True)

    async def in_thread(self) -> None:
        await self.threads.run(self.sweep)

    def sweep(self) -> None:
        if self.connection is None:
            self.connection = sqlite3.connect(
                self.path, timeout=READERS_TIMEOUT_S, isolation_level=None
            )
        logged = self.checkpoint("PASSIVE")  # which waits for nobody, and nobody for it
        if logged > LARGE_LOG_PAGES:
            self.checkpoint("RESTART")  # little is left to do by now, so the wait is short

    def checkpoint(self, kind: str) -> int:
        """Return how many pages the log has."""
        assert self.connection is not None
        _, logged, _ = self.connection.execute(f"PRAGMA wal_checkpoint({kind})").fetchone()
        return int(logged)

    async def close(self) -> bool:
        self.task.cancel()
        return await self.threads.close(self.leave)

    def leave(self) -> None:
        if self.connection is not None:
            self.connection.close()
