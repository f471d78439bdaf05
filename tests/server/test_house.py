"""The house looks after all its tables, whatever is wrong with one of them."""

from __future__ import annotations

import pytest

from funnymoney.server.clockwork import RENEW, SWEEP
from funnymoney.server.house import House
from funnymoney.server.messages import NewTable
from funnymoney.server.setup import check, new_row
from tests.server.rooms import Person, house_at


async def asleep(house: House, wake: int, *log: object) -> str:
    """Return a table that sleeps until some time, with this in its log."""
    host = await Person.come(house, "Ann")
    new = NewTable("counterfeiters", ["me", "open"])
    table = await house.store.create(new_row(new, check(new), host.guest))
    for seq, body in enumerate(log):
        await house.store.append(table, seq, body)
    await house.store.leases.release(table, wake)
    return table


async def test_a_table_whose_log_cannot_be_read_keeps_no_other_from_being_taken_in(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file) as house:
        broken, sound = await asleep(house, 1, {"no": "entry"}), await asleep(house, 2)
        await house.adopt()
        assert broken not in house.rooms
        assert sound in house.rooms
        assert "table_not_opened" in caplog.messages
        assert await house.store.tables.due() == (), "it is tried again, but not at once"


async def test_what_goes_wrong_in_the_house_keeps_nothing_else_from_being_done(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file) as house:

        async def fail() -> None:
            raise RuntimeError("whatever it is")

        monkeypatch.setattr(house, "adopt", fail)
        assert SWEEP % RENEW == 0
        await house.tick(SWEEP)
        assert b"funnymoney_sweeps_total 1.0" in house.metrics.text()
        assert caplog.messages == ["tick_failed"]
