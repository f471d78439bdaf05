"""Every finished match has its papers, whenever the house closes and whoever asks meanwhile."""

from __future__ import annotations

import asyncio
import logging
import sys

import pytest
import uvicorn

from funnymoney.server.app import make_app
from funnymoney.server.replay import archive as archive_module
from funnymoney.server.replay import archive_queue
from funnymoney.server.replay.archive_queue import editions
from funnymoney.server.runner import Server
from funnymoney.server.services import ARCHIVE_TICKS, Services
from funnymoney.server.store import open_store
from funnymoney.server.store.__main__ import main
from tests.server.finished import change_the_rules, finish_a_match
from tests.server.rooms import house_at, until

FAILS = (sys.executable, "-c", "")


async def is_filed(house: Services) -> None:
    """Wait until nothing is owed."""
    await until(lambda: not house.archive_queue.owed)


async def lose_the_papers(address: str) -> str:
    """Return a match that is over and has no papers, as if its process had been killed then."""
    async with house_at(address) as house:
        room = await finish_a_match(house)
        await is_filed(house)
        await house.store.writer.write(
            lambda connection: connection.exec_driver_sql("DELETE FROM papers")
        )
    return room.id


async def papers_of(address: str, table: str) -> bytes | None:
    async with open_store(address) as store:
        return await store.papers.get(table)


async def test_a_match_that_ends_while_many_are_looked_at_is_filed_when_its_turn_comes(
    file: str,
) -> None:
    async with house_at(file) as house:
        await house.archive.desk.acquire()
        names = [f"nowhere {number}" for number in range(10)]
        asked = [asyncio.create_task(house.archive.papers(each, house.store)) for each in names]
        await until(lambda: house.archive.making == len(names))
        room = await finish_a_match(house)
        house.archive.desk.release()
        await asyncio.gather(*asked, return_exceptions=True)
        await is_filed(house)
        assert await house.store.papers.get(room.id)


@pytest.mark.parametrize("kept", [True, False])
async def test_a_house_that_closes_files_what_has_just_ended(address: str, kept: bool) -> None:
    async with house_at(address) as house:
        room = await finish_a_match(house, kept=kept)
        assert await house.store.papers.get(room.id) is None
    assert await papers_of(address, room.id)


async def test_a_house_that_cannot_wait_says_how_many_are_not_filed(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(archive_queue, "SHUTDOWN_GRACE_S", 0.01)
    async with house_at(file) as house:
        await house.archive.desk.acquire()
        await finish_a_match(house)
    assert caplog.messages == ["papers_owed"]


async def test_a_house_that_is_told_twice_to_close_does_not_wait(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(archive_queue, "SHUTDOWN_GRACE_S", 60)
    async with house_at(file) as house:
        server = Server(uvicorn.Config(make_app(house), log_config=None), house)
        await house.archive.desk.acquire()
        await finish_a_match(house)
        await until(lambda: house.archive_queue.work)
        server.leave()
        await asyncio.sleep(0.1)
        assert not server.should_exit
        server.leave()
        await until(lambda: server.should_exit)
    assert caplog.messages == ["papers_owed"], "it is told once"


async def test_what_could_not_be_filed_is_tried_again_a_minute_later(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(archive_module, "PROGRAM", FAILS)
            room = await finish_a_match(house)
            await until(lambda: house.archive_queue.work and house.archive_queue.work.done())
            assert list(house.archive_queue.owed) == [room.id]
        await house.scheduler.tick(2 * ARCHIVE_TICKS)
        await is_filed(house)
        assert await house.store.papers.get(room.id)


async def test_what_was_not_filed_before_a_kill_is_filed_after_the_start(address: str) -> None:
    table = await lose_the_papers(address)
    async with house_at(address) as house:
        await house.scheduler.tick(ARCHIVE_TICKS)
        await is_filed(house)
        assert await house.store.papers.get(table)
        assert await house.store.papers.missing(editions()) == ()


def test_an_operator_can_file_all_before_an_upgrade(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = asyncio.run(lose_the_papers(address))
    for owed in (1, 0):
        assert main(["file", address]) == 0
        said = f"papers were missing of {owed} finished matches, and are now of 0\n"
        assert capsys.readouterr().out == said
    assert asyncio.run(papers_of(address, table))


def test_an_operator_is_told_of_papers_that_could_not_be_made(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(lose_the_papers(file))
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(archive_module, "PROGRAM", FAILS)
        assert main(["file", file]) == 1
        assert "finished matches, and are now of 1: try again" in capsys.readouterr().err
    change_the_rules(monkeypatch)
    assert main(["file", file]) == 0
    assert "; of 1 more they cannot be made by these rules" in capsys.readouterr().out


async def test_a_house_says_on_its_start_how_many_papers_nobody_can_make(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await lose_the_papers(address)
    caplog.set_level(logging.WARNING)
    async with house_at(address) as house:
        await house.archive_queue.tell_of_lost()
        assert caplog.messages == [], "they can be made by these rules"
    change_the_rules(monkeypatch)
    async with house_at(address):
        await until(lambda: caplog.messages)
    [told] = caplog.records
    assert (told.msg, vars(told)["facts"]) == ("papers_lost", {"matches": 1})
