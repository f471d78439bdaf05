"""Killed at any instant, the server loses nothing that anybody was sent."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from funnymoney.cli import app
from tests.server.kill import trials
from tests.server.playing import Player, begin, people_at, play_all
from tests.server.wire import Server


def check_trials(store: str, folder: Path, many: int, seed: int) -> None:
    with Server(store, folder) as server:
        tally = asyncio.run(asyncio.wait_for(trials(server, many, seed), 120 + 30 * many))
    assert tally.kills >= many
    assert tally.matches > 0
    assert tally.choices > 5 * many, "hardly anything was going on"
    assert tally.returns > many


def test_nothing_that_was_sent_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    check_trials(str(tmp_path / "tables.db"), tmp_path, 10, 1)


@pytest.mark.full
def test_nothing_that_was_sent_is_lost_when_the_server_is_killed_many_times(
    tmp_path: Path,
) -> None:
    """For five hundred: `python -m tests.server.kill`."""
    check_trials(str(tmp_path / "tables.db"), tmp_path, 30, 2)


@pytest.mark.full
def test_nothing_is_lost_on_postgresql_either(shared: str, tmp_path: Path) -> None:
    check_trials(shared, tmp_path, 15, 3)


async def test_after_a_kill_a_match_is_played_on_and_proven(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        async with people_at(server.url, 2) as people:
            places = await begin(people, "counterfeiters")
            players = [Player(place, seed) for seed, place in enumerate(places)]
            for player in players:
                await player.place.catch_up()
            noted = [place.news[:] for place in places]
            server.kill()
            began = time.monotonic()
            await asyncio.to_thread(server.start)
            assert time.monotonic() - began < 20, "it takes long to start again"
            for place, news in zip(places, noted, strict=True):
                await place.join()
                assert place.news == news
            await play_all([Player(place, seed) for seed, place in enumerate(places)])
            file = tmp_path / "match.json"
            answer = await people[0].ask("GET", f"/api/records/{places[0].table}")
            file.write_bytes(answer.content)
            [commitment] = {place.info["fair"]["commitment"] for place in places}
            command = ["verify", str(file), "--commitment", commitment, "--json",
                       "--contribution", places[1].gave[commitment]]  # fmt: skip
            done = CliRunner().invoke(app, command)
            assert done.exit_code == 0, done.output
            assert json.loads(done.stdout)["verdict"] == "fair"


async def test_what_was_said_promised_and_given_outlives_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        async with people_at(server.url, 2) as people:
            opened = await people[0].open("contraband", "me", "open", "open", public=True)
            host = await people[0].go_to(opened["id"])
            guest = await people[1].sit(opened["id"], 2)
            await guest.say(chat="is anybody there?")
            await host.until(lambda place: place.chat)
            await host.catch_up()
            await guest.catch_up()
            promised, wants = host.info["fair"]["commitment"], guest.info["fair"]["wants"]
            server.kill()
            await asyncio.to_thread(server.start)
            await host.join()
            assert host.info["fair"]["commitment"] == promised, "a promise was broken"
            assert host.info["fair"]["wants"] == wants
            assert [line["text"] for line in host.chat.values()] == ["is anybody there?"]
            assert host.info["seats"][2]["guest"] == people[1].id
            assert (await people[1].get("/api/me"))["tables"][0]["you"] == 2
            listed = [table["id"] for table in await people[1].get("/api/tables")]
            assert opened["id"] in listed


async def test_bots_play_on_after_a_kill_and_none_is_left_behind(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        async with people_at(server.url, 1) as people:
            [place] = await begin(people, "contraband", "hard", "hard")
            player = Player(place, 1)
            for _ in range(3):
                await player.play_on()
            server.kill()
            until = time.monotonic() + 10
            while not server.is_gone():
                assert time.monotonic() < until, "processes of bots outlive their server"
                await asyncio.sleep(0.1)
            await asyncio.to_thread(server.start)
            await place.join()
            player.asked = None
            await player.play_out()
