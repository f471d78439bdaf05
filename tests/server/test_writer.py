"""Group commit: an answer means durable, and a failure hurts nobody else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError

from funnymoney.server.store import Store, open_store, writer
from funnymoney.server.store.database import SqliteWriter
from funnymoney.server.store.errors import (
    Conflict,
    NoSuchTable,
    NotDurable,
    StoreClosed,
    TableOver,
)
from funnymoney.server.store.move_log import NewMove, new_move, write_moves
from funnymoney.server.store.schema import tables
from tests.server.sets import body, new_table, played, seqs

pytestmark = pytest.mark.smoke


async def test_a_move_is_there_when_it_has_been_acknowledged(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 3)
        loaded = await store.load(table)
    assert [move.body for move in loaded.moves] == [body(table, seq) for seq in range(3)]
    async with open_store(address) as store:
        again = await store.load(table)
    assert (again.seats, again.moves) == (loaded.seats, loaded.moves)


async def test_many_moves_at_once_go_into_a_few_commits(address: str) -> None:
    async with open_store(address) as store:
        ids = [await store.create(new_table()) for _ in range(10)]
        commits = count_commits(store)
        await asyncio.gather(
            *(store.append(table, seq, body(table, seq)) for seq in range(30) for table in ids)
        )
        assert len(commits) <= 3
        assert [await seqs(store, table) for table in ids] == [list(range(30))] * 10


async def test_a_move_whose_place_is_taken_fails_alone(address: str) -> None:
    async with open_store(address) as store:
        first, second = await played(store, 2), await played(store, 0)
        commits = count_commits(store)
        answers = await asyncio.gather(
            store.append(second, 0, "a"),
            store.append(first, 1, "taken"),
            store.append(second, 1, "b"),
            store.append(first, 2, "c"),
            store.append("nowhere", 0, "d"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [
            type(None), Conflict, type(None), type(None), NoSuchTable,
        ]  # fmt: skip
        assert str(answers[1]) == f"the next move of table {first} is number 2: got 1"
        assert len(commits) == 1
        assert (await seqs(store, first), await seqs(store, second)) == ([0, 1, 2], [0, 1])
        assert (await store.load(first)).moves[1].body == body(first, 1)


async def test_of_two_moves_for_one_place_in_one_batch_the_first_stands(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 0)
        answers = await asyncio.gather(
            store.append(table, 0, "first"),
            store.append(table, 0, "second"),
            return_exceptions=True,
        )
        assert answers[0] is None
        assert isinstance(answers[1], Conflict)
        assert [move.body for move in (await store.load(table)).moves] == ["first"]


async def test_of_any_moves_in_any_order_those_stand_that_were_next(address: str) -> None:
    rng = random.Random(3)
    async with open_store(address) as store:
        ids = [await played(store, 0) for _ in range(3)]
        expected: dict[str, list[int]] = {table: [] for table in ids}
        for _ in range(40):
            wanted = []
            for number in range(rng.randrange(1, 12)):
                table = rng.choice(ids)
                wanted.append((table, len(expected[table]) + rng.choice((-1, 0, 0, 0, 1)), number))
            answers = await asyncio.gather(
                *(store.append(*each) for each in wanted), return_exceptions=True
            )
            for (table, seq, number), answer in zip(wanted, answers, strict=True):
                fits = seq == len(expected[table])
                assert isinstance(answer, type(None) if fits else Conflict)
                expected[table] += [number] if fits else []
        for table in ids:
            assert [move.body for move in (await store.load(table)).moves] == expected[table]


async def test_a_move_after_a_gap_is_refused(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 1)
        with pytest.raises(Conflict, match="is number 1: got 2"):
            await store.append(table, 2, "made upon a move that was lost")
        assert await seqs(store, table) == [0]


async def test_a_finished_table_takes_no_moves(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 1)
        await store.tables.start(table)
        answers = await asyncio.gather(
            store.keep(table, 1, "last"),
            store.tables.finish(table, [1, 0, 0]),
            store.keep(table, 2, "late"),
            return_exceptions=True,
        )
        assert list(answers[:2]) == [None, None]
        assert isinstance(answers[2], TableOver)


async def test_a_body_is_kept_as_it_was_when_it_was_handed_over(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 0)
        word = ["bid", 7]
        writing = asyncio.create_task(store.append(table, 0, word))
        await asyncio.sleep(0)
        word.append(99)
        await writing
        assert (await store.load(table)).moves[0].body == ["bid", 7]


@pytest.mark.parametrize("strange", [object(), {1: {2, 3}, 4: object()}, "\ud800"])
async def test_a_body_that_is_not_json_is_refused_at_once(address: str, strange: object) -> None:
    async with open_store(address) as store:
        table = await played(store, 0)
        with pytest.raises((TypeError, ValueError)):
            await store.append(table, 0, strange)
        await store.append(table, 0, ["\0", "é", 2**63 - 1, -0.5, None, {"a": []}])
        found = (await store.load(table)).moves[0].body
        assert found == ["\0", "é", 2**63 - 1, -0.5, None, {"a": []}]


async def test_work_that_fails_leaves_nothing_behind_and_hurts_nobody(address: str) -> None:
    def bad(connection: Connection) -> None:
        connection.execute(tables.update().values(game="spoiled"))
        connection.execute(text("SELECT nothing FROM nowhere"))

    async with open_store(address) as store:
        table = await played(store, 0)
        answers = await asyncio.gather(
            store.append(table, 0, "a"),
            store.writer.write(bad),
            store.append(table, 1, "b"),
            return_exceptions=True,
        )
        assert [answers[0], answers[2]] == [None, None]
        assert isinstance(answers[1], DBAPIError)
        loaded = await store.load(table)
        assert (loaded.table.game, len(loaded.moves)) == ("contraband", 2)


async def test_a_commit_that_fails_fails_all_that_is_in_it(address: str) -> None:
    async with open_store(address) as store:
        table, other = await played(store, 1), await played(store, 1)

        def fail(_: object) -> None:
            event.remove(store.database.writing.engine, "commit", fail)
            raise OSError("no space left on device")

        event.listen(store.database.writing.engine, "commit", fail)
        answers = await asyncio.gather(
            store.append(table, 1, "a"),
            store.append(other, 1, "b"),
            store.guests.create("Ada"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [NotDurable] * 3
        assert "no space left on device" in str(answers[0])
        assert [await seqs(store, each) for each in (table, other)] == [[0], [0]]
        await store.append(table, 1, "again")
        assert await seqs(store, table) == [0, 1]


@pytest.mark.parametrize("way", ["short", "long"])
async def test_a_move_made_upon_one_that_was_lost_is_lost_too(
    address: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(address) as store:
        table = await played(store, 1)
        late: list[Future[None]] = []
        loop = asyncio.get_running_loop()
        lane = store.database.writing

        def fail(*_: object) -> None:
            monkeypatch.undo()
            event.remove(lane.engine, "commit", fail)
            made_upon_it = store.append(table, 2, "made upon it")
            late.append(asyncio.run_coroutine_threadsafe(made_upon_it, loop))
            raise OSError("no space left on device")

        event.listen(lane.engine, "commit", fail)
        if isinstance(lane, SqliteWriter):
            monkeypatch.setattr(lane, "add_at_once", fail if way == "short" else no_short_way)
        with pytest.raises(NotDurable):
            await store.append(table, 1, "lost")
        with pytest.raises(Conflict):
            await asyncio.wrap_future(late[0])
        assert await seqs(store, table) == [0]


def no_short_way(*_: object) -> bool:
    return False


async def test_moves_of_different_tables_are_added_in_one_step(file: str) -> None:
    async with open_store(file) as store:
        ids = [await played(store, 1) for _ in range(5)]
        commits = count_commits(store)
        await asyncio.gather(*(store.append(table, 1, body(table, 1)) for table in ids))
        assert commits == [], "the long way was not needed"
        for table in ids:
            found = [move.body for move in (await store.load(table)).moves]
            assert found == [body(table, 0), body(table, 1)]


@pytest.mark.parametrize("reason", ["gap", "taken", "nowhere", "over", "lost", "untouched"])
async def test_the_short_way_adds_nothing_if_one_move_does_not_fit(file: str, reason: str) -> None:
    async with open_store(file) as store:
        first, second = await played(store, 1), await played(store, 1)
        spoil: dict[str, dict[str, object]] = {
            "over": {"status": "finished"},
            "lost": {"owner": "another process"},
            "untouched": {"touched": 0},
        }
        if reason in spoil:
            spoiled = tables.update().where(tables.c.id == second).values(spoil[reason])
            await store.writer.write(lambda connection: connection.execute(spoiled) and None)
        seq = {"gap": 2, "taken": 0}.get(reason, 1)
        other = "nowhere" if reason == "nowhere" else second
        moves = [new_move(first, 1, "fits"), new_move(other, seq, "does not")]
        assert not await store.database.writing.add(store.process, moves)
        assert (await seqs(store, first), await seqs(store, second)) == ([0], [0])
        assert await store.database.writing.add(store.process, moves[:1])


async def test_a_table_that_is_played_is_touched_from_time_to_time(file: str) -> None:
    async with open_store(file) as store:
        table = await played(store, 1)
        old = tables.update().values(touched=0)
        await store.writer.write(lambda connection: connection.execute(old) and None)
        await store.append(table, 1, "a")
        touched = (await store.load(table)).table.touched
        assert touched > 0
        await store.append(table, 2, "b")
        assert (await store.load(table)).table.touched == touched


async def test_a_full_disk_loses_the_move_and_nothing_else(file: str) -> None:
    async with open_store(file) as store:
        table, other = await played(store, 1), await played(store, 1)

        def let_grow(pages: int) -> Callable[[Connection], None]:
            return lambda connection: connection.exec_driver_sql(
                f"PRAGMA max_page_count = {pages}"
            ).close()

        await store.writer.write(let_grow(1))  # it is larger already: no further than that
        answers = await asyncio.gather(
            store.append(table, 1, "x" * 100_000), store.append(other, 1, "b"),
            return_exceptions=True,
        )  # fmt: skip
        assert [type(answer) for answer in answers] == [NotDurable] * 2
        assert "disk is full" in str(answers[0])
        await store.writer.write(let_grow(1_000_000))
        assert (await seqs(store, table), await seqs(store, other)) == ([0], [0])
        await store.append(table, 1, "x" * 100_000)
        assert await seqs(store, table) == [0, 1]


async def test_closing_writes_what_was_handed_over_and_takes_no_more(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 0)
        waiting = [asyncio.create_task(store.append(table, seq, seq)) for seq in range(1200)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*waiting) == [None] * 1200
    with pytest.raises(StoreClosed):
        await store.append(table, 1200, "late")
    async with open_store(address) as store:
        assert await seqs(store, table) == list(range(1200))


async def test_a_move_is_written_even_if_nobody_waits_for_it_any_more(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 0)
        waiting = asyncio.create_task(store.append(table, 0, "played already"))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.append(table, 1, "next")
        assert waiting.cancelled()
        assert await seqs(store, table) == [0, 1]


def count_commits(store: Store) -> list[object]:
    found: list[object] = []
    event.listen(store.database.writing.engine, "commit", found.append)
    return found


async def test_among_many_moves_one_that_the_database_refuses_fails_alone(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(connection: Connection, process: str, wanted: Sequence[NewMove]) -> list[Any]:
        answers = write_moves(connection, process, wanted)
        if any(bytes(move.body) == b'"poison"' for move in wanted):
            connection.execute(text("SELECT nothing FROM nowhere"))
        return list(answers)

    monkeypatch.setattr(writer, "write_moves", write)
    async with open_store(address) as store:
        table, other = await played(store, 1), await played(store, 1)
        commits = count_commits(store)
        answers = await asyncio.gather(
            store.append(other, 1, "a"),
            store.append(table, 1, "poison"),
            store.append(other, 2, "b"),
            return_exceptions=True,
        )
        assert [answers[0], answers[2]] == [None, None]
        assert isinstance(answers[1], DBAPIError)
        assert (await seqs(store, table), await seqs(store, other)) == ([0], [0, 1, 2])
        assert len(commits) == 1
