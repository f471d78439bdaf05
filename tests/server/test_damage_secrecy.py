"""What is damaged is told to the operator without a word of it: it may be the secret of a deal."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy.exc import OperationalError

from funnymoney.server.http.listing import in_lobby
from funnymoney.server.maintenance.check import check_store
from funnymoney.server.ops.logs import Lines, Plain
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.store.faults.damage import kind_of
from funnymoney.server.store.faults.failures import told_of
from tests.server.damaging import rewrite, spoil
from tests.server.rooms import house_at, open_table, until
from tests.server.test_damaged_rows import waiting_tables

NAME, GIFT, LINE = "Wilhelmina", "raspberry", "marmalade"


def flipped(text: str) -> bytes:
    """Return a text with the high bit of its last letter turned."""
    raw = bytearray(text.encode())
    at = max(at for at, sign in enumerate(raw) if chr(sign).isalnum())
    raw[at] |= 0x80
    return bytes(raw)


DAMAGED = (
    ("UPDATE tables SET options = CAST(? AS TEXT) WHERE id = ?", flipped('{"plutonium": 1}')),
    ("UPDATE tables SET options = CAST(? AS TEXT) WHERE id = ?", b'["plutonium"]'),
    ("UPDATE tables SET terms = CAST(? AS TEXT) WHERE id = ?", b'{"plutonium": true}'),
    ("UPDATE tables SET serial = CAST(? AS TEXT) WHERE id = ?", flipped("plutonium")),
    ("UPDATE tables SET status = CAST(? AS TEXT) WHERE id = ?", b"plutonium"),
)


def log_of(file: str) -> list[tuple[str, int, str]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT table_id, seq, body FROM moves").fetchall()


def written(caplog: pytest.LogCaptureFixture) -> str:
    """Return all that the operator was told, in either form."""
    forms = (Lines(), Plain())
    return "\n".join(form.format(record) for record in caplog.records for form in forms)


async def test_no_entry_of_a_damaged_log_is_told(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "funnymoney")
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        for person in people:
            await house.guests.rename(person.guest, f"{NAME} {person.seat}")
        for person in people:
            await person.wish(give=GIFT)
        await until(lambda: all(person.view for person in people))
        room = people[0].room
        promise = room.table.promise
        assert promise is not None
        while len(room.table.running().record.choices) < 2:
            owes = next(each for each in people if each.seat in room.table.acting())
            await owes.choose()
            await until(lambda: not room.unsaved)
        choices = [word[0] for _, word in room.table.running().record.choices]
        table = room.id
    whole = log_of(file)
    kinds = {body.split(",")[0] for _, _, body in whole}
    assert {'["promised"', '["gave"', '["did"'} <= kinds
    caplog.clear()
    for _, seq, body in whole:
        rewrite(file, table, seq, flipped(body))
        async with house_at(file) as house:
            with pytest.raises(DamagedTable):
                await house.rooms.room(table)
        said = written(caplog) + "\n".join((await check_store(file)).lines())
        assert said.count("holds text that is not UTF-8") >= 2
        for secret in (promise.secret, promise.salt, GIFT, NAME, *choices):
            assert secret not in said
            assert secret[:8] not in said
        rewrite(file, table, seq, body)
        caplog.clear()


async def test_no_word_of_a_damaged_row_is_told(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "funnymoney")
    async with house_at(file) as house:
        host, made = await waiting_tables(house, 5)
        await house.guests.rename(host.guest, NAME)
        people = await open_table(house, ["me", "open", "open"])
        await people[0].wish(chat=LINE)
    caplog.clear()
    for table, (statement, damaged) in zip(made, DAMAGED, strict=True):
        spoil(file, statement, damaged, table)
    spoil(file, "UPDATE guests SET name = CAST(? AS TEXT) WHERE id = ?", flipped(NAME), host.guest)
    spoil(file, "UPDATE chat SET text = CAST(? AS TEXT)", flipped(LINE))
    async with house_at(file) as house:
        await in_lobby(house)
        for table in made:
            with pytest.raises(DamagedTable):
                await house.rooms.room(table)
    report = await check_store(file)
    assert (len(report.damaged), len(report.guests)) == (6, 1)
    said = written(caplog) + "\n".join(report.lines())
    for secret in ("plutoniu", NAME[:-1], LINE[:-1]):
        assert secret not in said


def test_of_an_error_of_a_database_only_its_kind_and_code_are_told() -> None:
    cause = sqlite3.OperationalError("Could not decode to UTF-8 column 'body' with text 'secret'")
    cause.sqlite_errorname = "SQLITE_ERROR"
    error = OperationalError("SELECT", {}, cause)
    assert kind_of(error) == told_of(error) == "OperationalError SQLITE_ERROR"
    assert told_of(ConnectionRefusedError(111, "refused")) == "[Errno 111] refused"
