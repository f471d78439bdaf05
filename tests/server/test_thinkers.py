"""Bots think elsewhere, in time, and never not at all."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from funnymoney.bots.levels import LEVELS
from funnymoney.core.game import View, Word
from funnymoney.core.match import Match
from funnymoney.games import game_named
from funnymoney.server.workers import process
from funnymoney.server.workers.bot_pool import BotPool
from funnymoney.server.workers.bot_worker import LOW_PRIORITY

pytestmark = pytest.mark.smoke

ROOT = Path(__file__).parents[2]
ODD = (sys.executable, str(ROOT / "tests/server/odd_thinker.py"))
GAMES = ["contraband", "counterfeiters", "ffuffziger", "crooked_cash"]


def begun(game: str = "contraband", players: int = 4) -> Match:
    return Match(game_named(game), players)


def seen(match: Match) -> View:
    return match.view(match.asked_first())


def is_legal(match: Match, word: Word) -> bool:
    return match.why_not(match.asked_first(), word) is None


@asynccontextmanager
async def thinking(*arguments: Any, **others: Any) -> AsyncIterator[BotPool]:
    thinkers = BotPool(*arguments, **others)
    try:
        yield thinkers
    finally:
        await thinkers.close()


async def ask(thinkers: BotPool, level: str, match: Match | None = None) -> Word:
    match = match or begun()
    word = await thinkers.think(match.record.game, level, seen(match))
    assert is_legal(match, word)
    return word


@pytest.mark.parametrize("game", GAMES)
async def test_every_level_answers_in_time(game: str) -> None:
    match = begun(game)
    async with thinking(patience=5) as thinkers:
        for level in LEVELS:
            match.play(match.asked_first(), await ask(thinkers, level, match))
        assert thinkers.faults == 0


async def test_two_thoughts_about_the_same_are_not_foreseen() -> None:
    """By fresh luck each time: else who knows the program knows what it will do."""
    match = begun("crooked_cash")
    async with thinking() as thinkers:
        words = {tuple(await ask(thinkers, "random", match)) for _ in range(40)}
    assert len(words) > 1


async def test_the_server_goes_on_while_somebody_thinks() -> None:
    async with thinking(program=ODD) as thinkers:
        await ask(thinkers, "greedy")
        thought = asyncio.create_task(ask(thinkers, "dozes"))
        longest = 0.0
        while not thought.done():
            before = time.monotonic()
            await asyncio.sleep(0.001)
            longest = max(longest, time.monotonic() - before)
        assert longest < 0.5
        await thought


@pytest.mark.parametrize("level", ["dies", "sleeps", "raises", "cheats", "babbles"])
async def test_for_a_bot_that_fails_another_one_answers(
    level: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinking(patience=1.0, program=ODD) as thinkers:
        for _ in range(2):
            await ask(thinkers, level)
        assert thinkers.faults == 2
        await ask(thinkers, "greedy")
        assert thinkers.faults == 2
    failures = [record for record in caplog.records if record.msg == "bot_failed"]
    facts = [vars(record)["facts"] for record in failures]
    assert [fact["bot"] for fact in facts] == [level, level]
    assert "choices" not in str(facts)


async def test_even_if_no_process_can_be_started_there_is_an_answer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    for program in (["/no/such/program"], [sys.executable, "-c", "pass"]):
        async with thinking(program=program) as thinkers:
            await ask(thinkers, "expert")
            assert thinkers.faults == 2


async def test_a_process_that_never_gets_ready_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "START_TIMEOUT_S", 0.2)
    async with thinking(program=[sys.executable, "-c", "input()"]) as thinkers:
        await ask(thinkers, "easy")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
async def test_a_process_that_was_stopped_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async with thinking(patience=1.0, program=ODD) as thinkers:
        await ask(thinkers, "stops itself")
        await ask(thinkers, "greedy")
        assert thinkers.faults == 1


async def test_a_process_that_died_while_nobody_asked_is_replaced() -> None:
    async with thinking(workers=1) as thinkers:
        await ask(thinkers, "easy")
        for pid in children():
            os.kill(pid, signal.SIGTERM)
        await asyncio.sleep(0.2)
        await ask(thinkers, "easy")
        assert thinkers.faults == 0


async def test_who_came_first_is_served_first() -> None:
    done: list[int] = []

    async def wait(number: int) -> None:
        await ask(thinkers, "greedy")
        done.append(number)

    async with thinking(program=ODD) as thinkers:
        await asyncio.gather(*(wait(number) for number in range(8)))
    assert done == list(range(8))


async def test_a_cancelled_thought_is_not_begun_and_breaks_nothing() -> None:
    noted: list[str] = []
    async with thinking(program=ODD) as thinkers:
        thinkers.note = lambda level, seconds: noted.append(level)
        begun_already = asyncio.create_task(ask(thinkers, "dozes"))
        await until(lambda: thinkers.thinking == 1)
        waiting = asyncio.create_task(ask(thinkers, "sleeps"))
        after = asyncio.create_task(ask(thinkers, "greedy"))
        await asyncio.sleep(0)
        assert thinkers.waiting == 2
        begun_already.cancel()
        waiting.cancel()
        await after
        assert noted == ["dozes", "greedy"]
        assert (thinkers.faults, thinkers.waiting) == (0, 0)
    assert begun_already.cancelled()
    assert waiting.cancelled()


async def test_several_workers_think_at_the_same_time() -> None:
    async with thinking(workers=2, program=ODD) as thinkers:
        slow = asyncio.create_task(ask(thinkers, "dozes"))
        await until(lambda: thinkers.thinking == 1)
        quick = asyncio.create_task(ask(thinkers, "dozes"))
        await until(lambda: thinkers.thinking == 2)
        await asyncio.gather(slow, quick)
        assert len(thinkers.crew) == 2


async def test_no_more_processes_are_started_than_are_needed() -> None:
    async with thinking(workers=4, program=ODD) as thinkers:
        for _ in range(3):
            await ask(thinkers, "greedy")
        assert len(thinkers.crew) == 1


async def test_when_it_is_closed_nobody_waits_for_ever() -> None:
    thinkers = BotPool(program=ODD)
    asked = [asyncio.create_task(ask(thinkers, "dozes")) for _ in range(3)]
    await until(lambda: thinkers.thinking == 1)
    await thinkers.close()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)
    with pytest.raises(RuntimeError, match="nobody thinks here"):
        await ask(thinkers, "greedy")


async def until(holds: Any) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.005)


def test_it_works_in_the_loop_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    uvloop = pytest.importorskip("uvloop", reason="there is none for Windows")

    async def play() -> None:
        async with thinking(patience=1.0, program=ODD) as thinkers:
            for level in ("greedy", "dies", "sleeps", "greedy"):
                await ask(thinkers, level)
            assert thinkers.faults == 2

    run_in(uvloop.new_event_loop, play())


def run_in(factory: Any, work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


# ------------------------------------------------------------------- with the server

PARENT = """
import asyncio, sys
from tests.server.test_thinkers import ODD, ask
from funnymoney.server.workers.bot_pool import BotPool

async def main():
    thinkers = BotPool(program=ODD, patience=1.0)
    await ask(thinkers, "greedy")
    print("thinking", flush=True)
    await ask(thinkers, {level!r})
    await asyncio.sleep(1000)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be killed like this")
@pytest.mark.parametrize("level", ["greedy", "sleeps"])
def test_nobody_thinks_on_when_the_server_was_killed(level: str) -> None:
    """All who are left hold our end of the pipe: it is closed when the last of them is gone."""
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    with subprocess.Popen(
        [sys.executable, "-c", PARENT.format(level=level)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=ROOT,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert server.stdout.readline() == b"thinking\n"
        time.sleep(0.2)
        server.kill()
        killed = time.monotonic()
        assert server.stderr.read() == b""
        assert time.monotonic() - killed < 5


def children() -> list[int]:
    """Return the processes we have started, where the system tells."""
    told = Path(f"/proc/self/task/{os.getpid()}/children")
    if not told.exists():
        pytest.skip("this system does not tell about processes")
    return [int(pid) for pid in told.read_text().split() if is_bot_worker(int(pid))]


def is_bot_worker(pid: int) -> bool:
    return b"bot_worker" in Path(f"/proc/{pid}/cmdline").read_bytes()


async def test_it_steps_back_for_others_and_does_not_heed_ctrl_c() -> None:
    async with thinking() as thinkers:
        await ask(thinkers, "easy")
        [pid] = children()
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, ours + LOW_PRIORITY)
        os.kill(pid, signal.SIGINT)
        await asyncio.sleep(0.1)
        await ask(thinkers, "easy")
        assert [pid] == children()
        assert thinkers.faults == 0
    assert children() == []


async def test_who_opens_many_tables_does_not_keep_others_waiting() -> None:
    done: list[str] = []
    async with thinking(1) as thinkers:

        async def think(who: str) -> None:
            match = begun()
            await thinkers.think("contraband", "easy", seen(match), who)
            done.append(who)

        first = asyncio.create_task(think("first"))
        while not thinkers.thinking:
            await asyncio.sleep(0.001)
        many = [asyncio.create_task(think("many")) for _ in range(3)]
        await asyncio.sleep(0)
        few = asyncio.create_task(think("few"))
        await asyncio.gather(first, *many, few)
        assert not thinkers.turns
    assert done == ["first", "many", "few", "many", "many"]
