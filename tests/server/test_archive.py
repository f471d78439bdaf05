"""Finished matches, played again in a process of its own."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import httpx
import pytest

from funnymoney.core.records.record import Record
from funnymoney.core.records.verify import FAIR, verdict, verify
from funnymoney.games import GAMES
from funnymoney.server.app import make_app
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.replay import archive as archive_module
from funnymoney.server.replay.archive import PROGRAM, Archive
from funnymoney.server.store.errors import NoSuchTable
from tests.server.finished import change_the_rules, finish_a_match
from tests.server.rooms import deal, house_at, open_table, until

pytestmark = pytest.mark.smoke


async def test_a_match_that_is_not_over_has_no_papers(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        archive = Archive()
        try:
            with pytest.raises(Refused, match="not over"):
                await archive.papers(room.id, house.store)
            assert archive.known == {}
        finally:
            await archive.close()


# A process that knows the rules of a later version, as the server does that has started it.
LATER = (
    "from funnymoney.games import game_named; game_named('counterfeiters').edition += 1; "
    "from funnymoney.server.replay.worker import main; main()"
)


async def test_the_papers_of_a_match_outlive_the_rules_by_which_it_was_played(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(address) as house:
        room = await finish_a_match(house)
        first = await house.archive.papers(room.id, house.store)
        await until(lambda: not house.store.writer.waiting)
    change_the_rules(monkeypatch)
    async with house_at(address) as house:
        house.replays.child.program = (sys.executable, "-P", "-c", LATER)
        transport = httpx.ASGITransport(make_app(house))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as visitor:
            about = f"/api/records/{room.id}"
            record, tale = await visitor.get(about), await visitor.get(f"{about}/tale")
            assert (record.text, tale.content) == (first.record, bytes(first.tale))
            checked = (await visitor.get(f"{about}/check")).json()
            assert checked["verdict"] == "unproven"
            statuses = {check["name"]: check["status"] for check in checked["checks"]}
            assert statuses["commitment"] == statuses["seed"] == "ok", "of the deal all is known"
            assert statuses["choices"] == "unproven"
            for page in ("frames", "outline", "estimate?at=0"):
                refused = await visitor.get(f"{about}/{page}")
                assert (refused.status_code, refused.json()["error"]) == (409, "edition")


async def test_a_finished_match_has_a_record_that_can_be_verified_and_a_tale(file: str) -> None:
    async with house_at(file) as house:
        room = await finish_a_match(house)
        asked = (house.archive.papers(room.id, house.store) for _ in range(2))
        first, second = await asyncio.gather(*asked)
        assert first is second
        record = Record.from_json(first.record)
        assert verdict(verify(record, GAMES[record.game])) == FAIR
        assert b'"scores"' in bytes(first.tale)


async def test_too_many_matches_at_once_are_not_looked_at(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        monkeypatch.setattr(archive_module, "MAX_QUEUED", 2)
        await house.archive.desk.acquire()
        asked = [asyncio.create_task(house.archive.papers(name, house.store)) for name in "ab"]
        await until(lambda: house.archive.making == 2)
        with pytest.raises(Refused, match="try again"):
            await house.archive.papers("c", house.store)
        house.archive.desk.release()
        await asyncio.gather(*asked, return_exceptions=True)
        with pytest.raises(NoSuchTable):  # there is room again
            await house.archive.papers("c", house.store)


def test_a_process_for_old_matches_that_nobody_asks_goes_quietly() -> None:
    """So it is when its server was killed before it could ask."""
    done = subprocess.run(PROGRAM, input=b"", capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
