"""Who looks at old matches again leaves room for others who do."""

from __future__ import annotations

import asyncio
import sys

import pytest

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.replay.client import MAX_QUEUED_PER_CLIENT, ReplayClient
from funnymoney.server.replay.queries import AskOutline
from tests.server.rooms import until

SILENT = (sys.executable, "-c", "print('{}', flush=True); input(); input()")


async def test_nobody_takes_all_the_chairs() -> None:
    clerk = ReplayClient(SILENT)

    def ask(at: int, who: str) -> asyncio.Task[bytes]:
        return asyncio.create_task(clerk.ask(AskOutline(f"{who}{at}", ""), who))

    try:
        greedy = [ask(at, "greedy") for at in range(MAX_QUEUED_PER_CLIENT + 1)]
        with pytest.raises(Refused, match="try again"):
            await greedy.pop()
        other = ask(0, "other")
        await until(lambda: list(clerk.asking.values()).count("other") == 1)
    finally:
        await clerk.close()
    answers = await asyncio.gather(*greedy, other, return_exceptions=True)
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)
