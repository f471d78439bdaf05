"""Matches looked at again: what is told to whom, what is kept, and what happens if it fails."""

from __future__ import annotations

import asyncio
import gzip
import json
import subprocess
import sys
from itertools import pairwise

import pytest

from funnymoney.bots.random import RandomBot
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.tale import Point, Tale
from funnymoney.core.told import ALL
from funnymoney.games import GAMES, game_named
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.protocol.replay import About
from funnymoney.server.replay import client as client_module
from funnymoney.server.replay.cache import Replay, ReplayCache
from funnymoney.server.replay.client import ReplayClient
from funnymoney.server.replay.frames import frames_seen, scenes, tellings
from funnymoney.server.replay.outline import leads, outline_of
from funnymoney.server.replay.queries import AskFrames, AskOutline

SHORT = {
    "contraband": {"rounds": 2},
    "counterfeiters": {},
    "ffuffziger": {"rounds": 6},
    "crooked_cash": {"round_cap": 1},
}


def played(game: str, seed: int = 1, players: int = 3) -> Match:
    match = Match(game_named(game), players, SHORT[game], "fast", str(seed))
    bot = RandomBot(FastLuck(seed))
    while not match.over:
        player = match.acting()[seed % len(match.acting())]
        match.play(player, bot.act(match.view(player)))
    return match


def test_every_telling_is_shown_once_with_all_who_heard_it() -> None:
    told: list[tuple[int, list[str | int]]] = [
        (ALL, ["did", 0, "bid", 7]),
        (1, ["drew", 3]),
        (2, ["drew", 3]),
        (2, ["drew", 3]),
        (1, ["drew", 4]),
        (ALL, ["drew", 3]),
    ]
    found = [(each.to, each.item) for each in tellings(told)]
    assert found == [
        (None, ["did", 0, "bid", 7]),
        ([1, 2], ["drew", 3]),
        ([2], ["drew", 3]),
        ([1], ["drew", 4]),
        (None, ["drew", 3]),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_own_frames_are_the_moments_at_which_something_changed(game: str) -> None:
    record = played(game).record
    for viewer in (*range(record.players), None):
        frames = list(frames_seen(scenes(record), viewer))
        assert [frame.at for frame in frames] == list(range(len(frames)))
        assert all(
            new.news or WRITER.encode(new.view) != WRITER.encode(old.view)
            for old, new in pairwise(frames)
        )
        assert [item for frame in frames for item in frame.news] == played(game).news(viewer)


def test_what_was_looked_at_longest_ago_is_forgotten_first() -> None:
    texts = [played("counterfeiters", seed).record.to_json() for seed in (1, 2, 3)]
    size = max(len(ReplayCache().of(text).scenes) for text in texts)
    replays = ReplayCache(most=2 * size)
    first = replays.of(texts[0])
    replays.of(texts[1])
    assert replays.of(texts[0]) is first
    replays.of(texts[2])
    assert replays.of(texts[0]) is first
    assert len(replays.known) == 2
    assert len(ReplayCache(most=1).of(texts[0]).scenes) > 1


@pytest.mark.parametrize("game", GAMES)
def test_an_outline_finds_lies_and_turning_points(game: str) -> None:
    found = set()
    for seed in range(5):
        match = played(game, seed)
        outline = outline_of(Replay(match.record), "here")
        assert match.record.result is not None
        shares = match.record.result.shares
        for moment in outline.moments:
            found.add(moment.what)
            if moment.what == "decided":
                assert shares[moment.player] == 1
        assert sum(moment.what == "swing" for moment in outline.moments) <= 3
        assert all(len(choice) == 2 for choice in outline.choices)
    assert {"lie", "lead", "swing", "decided"} <= found


# ------------------------------------------------------------------------- the process


def question(first: int = 0) -> AskFrames:
    record = played("counterfeiters").record.to_json()
    return AskFrames(About("here", []), record, 0, False, first, None)


async def test_a_question_is_answered_in_another_process() -> None:
    clerk = ReplayClient()
    try:
        parts = await asyncio.gather(*(clerk.ask(question(at)) for at in (0, 1)))
        frames = [json.loads(gzip.decompress(part))["frames"] for part in parts]
        assert frames[0][1:] == frames[1][: len(frames[0]) - 1]
        with pytest.raises(Refused, match="numbered from 0 to"):
            await clerk.ask(question(10_000))
        first = clerk.child.process
        assert first is not None
        first.kill()
        await first.wait()
        await clerk.ask(question())
    finally:
        await clerk.close()
    assert clerk.child.process is None


async def test_who_goes_away_leaves_no_answer_for_the_next(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clerk = ReplayClient()
    try:
        impatient = asyncio.create_task(clerk.ask(question()))
        while not clerk.desk.locked():
            await asyncio.sleep(0)
        impatient.cancel()
        record = played("contraband").record.to_json()
        outline = json.loads(gzip.decompress(await clerk.ask(AskOutline("here", record))))
        assert outline["game"] == "contraband"
    finally:
        await clerk.close()


async def test_a_process_that_fails_is_told_to_the_operator_only(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for program in (["/no/such/program"], [sys.executable, "-c", "print()"]):
        clerk = ReplayClient(program)
        with pytest.raises(Refused, match="try again") as refused:
            await clerk.ask(question())
        assert refused.value.reason == "busy"
        await clerk.close()
    monkeypatch.setattr(client_module, "REPLY_TIMEOUT_S", 0.2)
    sleeper = ReplayClient([sys.executable, "-c", "print('{}', flush=True); input(); input()"])
    with pytest.raises(Refused, match="try again"):
        await sleeper.ask(question())
    await sleeper.close()
    assert len(caplog.records) == 3


async def test_too_many_questions_are_not_kept_waiting() -> None:
    clerk = ReplayClient()
    several = [f"address {at % 2}" for at in range(client_module.MAX_QUEUED)]
    asked = [asyncio.create_task(clerk.ask(question(), who)) for who in several]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="try again"):
        await clerk.ask(question())
    await asyncio.gather(*asked)
    await clerk.close()


async def test_a_process_that_nobody_needs_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    clerk = ReplayClient()
    await clerk.ask(question())
    await clerk.rest()
    assert is_there(clerk)
    monkeypatch.setattr(client_module, "IDLE_TIMEOUT_S", -1.0)
    await clerk.rest()
    assert not is_there(clerk)


def is_there(clerk: ReplayClient) -> bool:
    return clerk.child.process is not None


@pytest.mark.parametrize("program", ["replay.archive", "replay.worker", "workers.bot_worker"])
def test_a_process_that_has_no_store_does_not_load_one(program: str) -> None:
    """That takes longer than all the rest, and somebody waits for it at the end of a match."""
    code = f"import sys, funnymoney.server.{program}; print('sqlalchemy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout == b"False\n"


def test_a_match_in_which_nobody_ever_led_has_no_lead_to_tell_of() -> None:
    level = [Point(choice, {"money": [5, 5]}) for choice in range(4)]
    tale = Tale("contraband", 2, 4, [5, 5], [0.5, 0.5], [], [], "money", level, [])
    assert not list(leads(tale))
