"""Experts advise in a process of their own; who plays goes first, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from functools import partial

import pytest

from funnymoney.core.game import View
from funnymoney.core.match import Match
from funnymoney.games import game_named
from funnymoney.server.ops.ratelimit import Limit
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.workers import advice_queue
from funnymoney.server.workers.advice_queue import LOOKING, PLAYING, AdviceQueue
from tests.server.rooms import Person, deal, house_at, open_table, until

SLOW = """
import sys, time
print('{}', flush=True)
for line in sys.stdin:
    time.sleep(0.5)
    print('{"fault": "asleep"}', flush=True)
"""


def seen() -> View:
    match = Match(game_named("counterfeiters"), 2)
    return match.view(match.asked_first())


async def test_who_plays_is_advised_before_who_looks_on() -> None:
    advisers = AdviceQueue()
    done: list[int] = []

    async def ask(rank: int) -> None:
        await advisers.advise(seen(), rank)
        done.append(rank)

    try:
        async with asyncio.TaskGroup() as group:
            for rank in (LOOKING, LOOKING, LOOKING, 0, 0):
                group.create_task(ask(rank))
    finally:
        await advisers.close()
    assert done == [0, 0, LOOKING, LOOKING, LOOKING]


async def test_too_many_who_ask_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice_queue, "MAX_QUEUED_PER_RANK", 0)
    with pytest.raises(Refused, match="too many"):
        await AdviceQueue().judge(seen())


async def test_who_asks_for_much_keeps_neither_players_nor_others_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice_queue, "MAX_QUEUED_PER_RANK", 4)
    monkeypatch.setattr(advice_queue, "MAX_QUEUED_PER_CLIENT", 3)
    advisers = AdviceQueue([sys.executable, "-c", SLOW])
    done: list[str] = []

    async def ask(rank: int, who: str) -> None:
        with suppress(Refused):  # what is answered there fits nothing
            await advisers.ask("advise", seen(), rank, who)
        done.append(who)

    try:
        first = asyncio.create_task(ask(LOOKING, "first"))
        await until(lambda: not advisers.waiting and advisers.work is not None)
        greedy = [asyncio.create_task(ask(LOOKING, "greedy")) for _ in range(3)]
        await until(lambda: advisers.waiting[LOOKING, "greedy"] == 3)
        with pytest.raises(Refused, match="too many"):
            await advisers.ask("advise", seen(), LOOKING, "greedy")
        other = asyncio.create_task(ask(LOOKING, "other"))
        await until(lambda: advisers.waiting[LOOKING, "other"] == 1)
        player = asyncio.create_task(ask(PLAYING, "player"))  # no chair is left for who looks on
        await until(lambda: advisers.waiting[PLAYING, "player"] == 1)
        await asyncio.gather(first, *greedy, other, player)
        assert not advisers.waiting
    finally:
        await advisers.close()
    assert done == ["first", "player", "greedy", "other", "greedy", "greedy"]


async def test_an_expert_who_fails_is_replaced(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    advisers = AdviceQueue()
    try:
        with pytest.raises(Refused, match="try again"):
            await advisers.judge({"game": "counterfeiters"})
        assert sum((await advisers.judge(seen())).outlook.shares) == pytest.approx(1)
        monkeypatch.setattr(advice_queue, "REPLY_TIMEOUT_S", 0.001)
        with pytest.raises(Refused, match="try again"):
            await advisers.advise(seen())
        monkeypatch.setattr(advice_queue, "REPLY_TIMEOUT_S", 10.0)
        assert (await advisers.advise(seen())).choices
    finally:
        await advisers.close()
    assert "counterfeiters" not in str([vars(record)["facts"] for record in caplog.records])


async def test_when_they_are_closed_nobody_waits(caplog: pytest.LogCaptureFixture) -> None:
    advisers = AdviceQueue([sys.executable, "-c", "print('{}', flush=True); input(); input()"])
    asked = [asyncio.create_task(advisers.judge(seen())) for _ in range(3)]
    await asyncio.sleep(0.3)
    await advisers.close()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)


async def test_there_is_a_limit_to_hints(file: str) -> None:
    async with house_at(file) as house:
        house.limits.limits.hints = Limit(2, 60).buckets()
        [ann] = await open_table(house, ["me", "easy"], game="counterfeiters")
        room = await deal([ann])
        await until(lambda: ann.seat in room.table.acting())
        for number in range(1, 3):
            await ann.wish(hint=True, step=room.table.steps[ann.seat])
            await until(partial(has_hints, ann, number))
        with pytest.raises(Refused, match="too much at once"):
            await ann.wish(hint=True, step=room.table.steps[ann.seat])


def has_hints(person: Person, count: int) -> bool:
    heard = sum("hint" in message for message in person.heard)
    return heard == count and not person.room.advised
