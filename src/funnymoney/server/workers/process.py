"""A process of our own that answers questions; it holds nothing that could be lost."""

from __future__ import annotations

import asyncio
import subprocess
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

START_TIMEOUT_S = 20.0  # seconds until a process must be ready
STOP_GRACE_S = 0.2  # seconds until one that does not go is killed


class WorkerProcess:
    """It is started when it is first asked, and again after it has failed."""

    def __init__(self, program: Sequence[str]) -> None:
        self.program = program
        self.process: Process | None = None

    async def started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            await self.end()
            self.process = await asyncio.create_subprocess_exec(
                *self.program,
                stdin=PIPE,
                stdout=PIPE,
                creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
            )
            async with asyncio.timeout(START_TIMEOUT_S):
                await line_from(self.process)  # it says that it is ready
        return self.process

    async def end(self) -> None:
        """Let it go, or else kill it."""
        process = self.process
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(STOP_GRACE_S):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self.process = None


async def tell(process: Process, line: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()


async def line_from(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return line
