"""Finished matches, played again in a process of its own."""

from __future__ import annotations

import asyncio
import subprocess

import pytest

from funnymoney.core.record import Record
from funnymoney.core.verify import FAIR, verdict, verify
from funnymoney.games import GAMES
from funnymoney.server import archive as archive_module
from funnymoney.server.archive import PROGRAM, Archive
from funnymoney.server.store.errors import NoSuchTable
from funnymoney.server.table import NotNow
from tests.server.rooms import deal, house_at, open_table, until


async def test_a_match_that_is_not_over_has_no_papers(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        archive = Archive()
        try:
            with pytest.raises(NotNow, match="not over"):
                await archive.papers(room.id, house.store.load)
            assert archive.known == {}
        finally:
            archive.close()


async def test_a_finished_match_has_a_record_that_can_be_verified_and_a_tale(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open"], game="counterfeiters")
        room = await deal(people)
        while not room.table.over:
            await until(lambda: not room.pending)
            actor = next(person for person in people if person.seat in room.table.acting())
            await actor.choose()
        await until(lambda: not room.pending)
        load = house.store.load
        asked = (house.archive.papers(room.id, load) for _ in range(2))
        first, second = await asyncio.gather(*asked)
        assert first is second
        record = Record.from_json(first.record)
        assert verdict(verify(record, GAMES[record.game])) == FAIR
        assert b'"scores"' in bytes(first.tale)


async def test_too_many_matches_at_once_are_not_looked_at(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        monkeypatch.setattr(archive_module, "WAITING", 2)
        await house.archive.desk.acquire()
        load = house.store.load
        asked = [asyncio.create_task(house.archive.papers(name, load)) for name in "ab"]
        await until(lambda: house.archive.making == 2)
        with pytest.raises(NotNow, match="try again"):
            await house.archive.papers("c", load)
        house.archive.desk.release()
        await asyncio.gather(*asked, return_exceptions=True)
        with pytest.raises(NoSuchTable):  # there is room again
            await house.archive.papers("c", load)


def test_a_process_for_old_matches_that_nobody_asks_goes_quietly() -> None:
    """So it is when its server was killed before it could ask."""
    done = subprocess.run(PROGRAM, input=b"", capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
