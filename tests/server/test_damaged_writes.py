"""Damage that is met by a commit: it stops what was to be written there, and nothing else."""

from __future__ import annotations

from functools import partial

import pytest

from funnymoney.server.config import ServerConfig
from funnymoney.server.runner import open_services
from funnymoney.server.store.errors import DamagedStore, DamagedTable, NotDurable, StoreUnavailable
from funnymoney.server.store.faults.health import Health
from funnymoney.server.store.repositories.heartbeat import Heartbeat
from tests.server.damaging import overwrite_pages, pages_of
from tests.server.rooms import deal, house_at, open_table, until

OUTAGE = "store_not_writable"


def unchecked(file: str) -> ServerConfig:
    """Return a house that does not look for damage before it opens, and so opens all the same."""
    return ServerConfig(file, check=False)


def has_tried(health: Health, failures: int) -> bool:
    """Whether so many commits have failed, and it is known since then if others succeed."""
    probing = health.probing
    return health.failures == failures and probing is not None and probing.done()


async def test_damage_that_one_commit_meets_disturbs_nobody_else(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file):
        pass
    overwrite_pages(file, pages_of(file, "ix_reports_settled", kind="index"))
    async with open_services(unchecked(file)) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        for number in (1, 2):
            with pytest.raises(NotDurable):
                await house.delete_old()
            await until(partial(has_tried, house.store.health, number))
        assert house.store.health.is_writable
        assert not room.closed
        assert [person.ends for person in people] == [[], [], []]
        assert caplog.messages == ["store_damaged"]


async def test_damage_with_which_nothing_can_be_written_is_an_outage(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file):
        pass
    overwrite_pages(file, pages_of(file, "ix_reports_settled", kind="index"))
    async with open_services(unchecked(file)) as house:

        async def fail(_: Heartbeat) -> None:
            raise StoreUnavailable("nothing can be written")

        monkeypatch.setattr(Heartbeat, "check", fail)
        with pytest.raises(NotDurable):
            await house.delete_old()
        await until(lambda: not house.store.health.is_writable)
        assert caplog.messages == ["store_damaged", OUTAGE]
        assert not await house.store.health.check()


async def test_a_table_that_cannot_be_claimed_for_damage_is_out_of_service(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file) as house:
        room = await deal(await open_table(house, ["me", "open", "open"]))
    overwrite_pages(file, pages_of(file, "sqlite_autoindex_tables_1", kind="index"))
    async with open_services(unchecked(file)) as house:
        with pytest.raises(DamagedTable):
            await house.rooms.room(room.id)
        assert list(house.rooms.damaged.causes) == [room.id]
        assert "table_damaged" in caplog.messages
        assert OUTAGE not in caplog.messages


async def test_a_store_in_which_tables_cannot_be_taken_over_is_too_damaged(file: str) -> None:
    async with house_at(file) as house:
        await open_table(house, ["me", "open", "open"])
    overwrite_pages(file, pages_of(file, "ix_tables_owner", kind="index"))
    with pytest.raises(DamagedStore, match="restore a backup"):
        async with open_services(unchecked(file)):
            pass
