"""Guests, chat, reports, bans, and how long all that is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Row, Table, event, func, select, text

from funnymoney.server.config import RetentionPolicy
from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import NoSuchGuest, NoSuchTable
from funnymoney.server.store.repositories.moderation import FOR_EVER_MS
from funnymoney.server.store.repositories.retention import DAY_MS, Deleted
from funnymoney.server.store.rows import now
from funnymoney.server.store.schema import bans, chat, guests, metadata, reports, seats
from tests.server.sets import new_table, played, seat

NEVER = RetentionPolicy(records=None, aborted=None, idle=None, chat=None, guests=None, reports=None)


async def count(store: Store, table: Table) -> int:
    query = select(func.count()).select_from(table)
    return await store.database.read(lambda connection: connection.execute(query).scalar_one())


async def everything(store: Store, table: Table) -> Sequence[Row[Any]]:
    return await store.database.read(lambda connection: connection.execute(select(table)).all())


async def age(store: Store, days: int, where: str) -> None:
    """Let something have happened days ago."""
    then = {"then": now() - days * DAY_MS}
    await store.writer.write(lambda connection: connection.execute(text(where), then))


async def test_a_guest_is_known_by_a_token_that_is_not_kept(address: str) -> None:
    async with open_store(address) as store:
        ada, token = await store.guests.create("Ada")
        assert await store.guests.by_token(token) == ada
        assert await store.guests.by_token(token[:-1]) is None
        assert token not in str(await everything(store, guests))
        await store.guests.rename(ada.id, "Ada\0 L.")
        await store.guests.mark_seen(ada.id)
        assert (await store.guests.get(ada.id, "nobody")).keys() == {ada.id}
        assert (await store.guests.get(ada.id))[ada.id].name == "Ada L."
        with pytest.raises(NoSuchGuest):
            await store.guests.rename("nobody", "Bob")


async def test_chat_is_kept_in_order_and_read_from_where_one_was(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 0)
        ada, _ = await store.guests.create("Ada")
        said = await asyncio.gather(
            *(store.chat.append(table, ada.id, f"line {number}\0") for number in range(20))
        )
        assert [line.seq for line in said] == list(range(20))
        assert list(await store.chat.list(table)) == said
        assert [line.text for line in await store.chat.list(table, since=18)] == [
            "line 18", "line 19",
        ]  # fmt: skip
        assert [line.seq for line in await store.chat.list(table, most=3)] == [17, 18, 19]
        for where, who in (("nowhere", ada.id), (table, "nobody")):
            with pytest.raises(NoSuchTable):
                await store.chat.append(where, who, "hello?")


async def test_a_ban_holds_until_it_ends_or_is_lifted(address: str) -> None:
    async with open_store(address) as store:
        ada, token = await store.guests.create("Ada")
        await store.moderation.ban(ada.id, "counts cards")
        banned = replace(ada, banned=FOR_EVER_MS, banned_why="counts cards")
        assert await store.guests.by_token(token) == banned
        await store.moderation.pardon(ada.id)
        assert await store.guests.by_token(token) == ada
        with pytest.raises(NoSuchGuest):
            await store.moderation.ban("nobody", "why not")


async def test_a_host_shows_a_guest_out_of_one_table(address: str) -> None:
    async with open_store(address) as store:
        ada, _ = await store.guests.create("Ada")
        table, other = await played(store, 0), await played(store, 0)
        for _ in range(2):
            await store.moderation.show_out(table, ada.id)
        assert await store.moderation.is_shown_out(table, ada.id)
        assert not await store.moderation.is_shown_out(other, ada.id)
        await store.moderation.let_in(table, ada.id)
        assert not await store.moderation.is_shown_out(table, ada.id)
        with pytest.raises(NoSuchGuest):
            await store.moderation.show_out(table, "nobody")


async def test_a_report_waits_until_it_is_settled(address: str) -> None:
    async with open_store(address) as store:
        ada, bob = [(await store.guests.create(name))[0] for name in ("Ada", "Bob")]
        table = await played(store, 0)
        await store.moderation.report(bob.id, ada.id, table, "he said: …")
        [report] = await store.moderation.reports()
        assert (report.guest_id, report.reporter_id, report.table_id) == (bob.id, ada.id, table)
        await store.moderation.settle(report.id)
        assert await store.moderation.reports() == ()
        with pytest.raises(NoSuchGuest):
            await store.moderation.report("nobody", ada.id, None, "who?")


async def test_nothing_is_left_of_a_guest_who_asks_to_be_forgotten(address: str) -> None:
    async with open_store(address) as store:
        ada, bob = [(await store.guests.create(name))[0] for name in ("Ada", "Bob")]
        alive = await played(store, 2, host_id=ada.id)
        over = await store.create(new_table(seat("person", ada.id), seat("person", bob.id)))
        await store.seats.claim(alive, 0, ada.id)
        link = await store.seats.make_link(alive, 0, ada.id)
        await store.tables.abort(over)
        for guest in (ada, bob):
            await store.chat.append(alive, guest.id, f"I am {guest.name}")
        await store.moderation.report(ada.id, bob.id, alive, "Ada did it")
        await store.moderation.report(bob.id, ada.id, alive, "says Ada")
        await store.moderation.show_out(over, ada.id)
        await store.pushes.add(ada.id, "https://push.example/1", "key", "auth")
        await store.guests.delete(ada.id)
        for each in metadata.tables.values():
            rows = await everything(store, each)
            assert not [row for row in rows if ada.id in row or "Ada" in str(row)]
        loaded = await store.load(alive)
        assert (loaded.seats[0].kind, loaded.table.host_id, len(loaded.moves)) == ("open", None, 2)
        assert [each.kind for each in (await store.load(over)).seats] == ["person", "person"]
        assert await store.seats.by_link(link) is None
        assert [await count(store, each) for each in (chat, reports, bans)] == [1, 0, 0]


async def test_records_stay_for_ever_unless_the_terms_say_otherwise(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 3)
        await store.tables.start(table)
        await store.tables.finish(table, [])
        await store.leases.release(table)
        await age(store, 5000, "UPDATE tables SET touched = :then")
        assert await store.retention.sweep(RetentionPolicy()) == Deleted(0, 0, 0)
        assert await store.retention.sweep(replace(NEVER, records=5001)) == Deleted(0, 0, 0)
        assert await store.retention.sweep(replace(NEVER, records=4999)) == Deleted(1, 0, 0)
        with pytest.raises(NoSuchTable):
            await store.load(table)


async def test_old_tables_go_with_all_that_belongs_to_them(address: str) -> None:
    async with open_store(address) as store:
        for _ in range(3):
            table = await played(store, 2)
            await store.chat.append(table, None, "bye")
            await store.tables.abort(table)
        await store.leases.let_go()
        await age(store, 8, "UPDATE tables SET touched = :then")
        kept = await played(store, 1)
        assert (await store.retention.sweep(RetentionPolicy())).tables == 3
        assert [each.table.id for each in await store.tables.lobby()] == [kept]
        names = ("seats", "moves", "chat")
        assert [await count(store, metadata.tables[name]) for name in names] == [3, 1, 0]


async def test_a_table_that_lives_in_a_process_is_not_swept_away(address: str) -> None:
    async with open_store(address) as store:
        awake, asleep = await played(store, 1), await played(store, 1)
        await store.leases.release(asleep)
        await age(store, 61, "UPDATE tables SET touched = :then")
        assert (await store.retention.sweep(RetentionPolicy())).tables == 1
        await store.append(awake, 1, "still here")
        assert (await store.load(awake)).table.touched > now() - DAY_MS


async def test_guests_go_who_were_not_seen_for_long_and_sit_nowhere(address: str) -> None:
    async with open_store(address) as store:
        names = ("old", "seated", "banned")
        old, seated, banned = [(await store.guests.create(name))[0].id for name in names]
        await store.create(new_table(seat("person", seated), seat("open")))
        await store.moderation.ban(banned, "for good")
        await age(store, 401, "UPDATE guests SET seen = :then")
        new, _ = await store.guests.create("new")
        assert (await store.retention.sweep(RetentionPolicy())).guests == 1
        left = await store.guests.get(old, seated, banned, new.id)
        assert left.keys() == {seated, banned, new.id}
        assert await count(store, seats) == 2


async def test_who_has_only_finished_matches_behind_him_goes_too_and_all_that_names_him(
    address: str,
) -> None:
    async with open_store(address) as store:
        ada, _ = await store.guests.create("Ada")
        table = await store.create(new_table(seat("person", ada.id), seat("open")))
        link = await store.seats.make_link(table, 0, ada.id)
        await store.chat.append(table, ada.id, "good night")
        await store.tables.start(table)
        await store.tables.finish(table, [])
        await age(store, 401, "UPDATE guests SET seen = :then")
        assert await store.retention.sweep(RetentionPolicy()) == Deleted(0, 1, 0)
        for each in metadata.tables.values():
            assert not [row for row in await everything(store, each) if ada.id in row]
        assert [each.kind for each in (await store.load(table)).seats] == ["person", "open"]
        assert await store.seats.by_link(link) is None


async def test_many_guests_are_forgotten_at_once_and_no_seat_is_read_but_theirs(
    file: str,
) -> None:
    """Seats grow for ever, and moves wait meanwhile."""
    async with open_store(file) as store:
        for number in range(5):
            await store.guests.create(f"Guest {number}")
        await age(store, 401, "UPDATE guests SET seen = :then")
        asked = changes(store)
        assert (await store.retention.sweep(replace(NEVER, guests=400))).guests == 5
        assert len([words for words, _ in asked if words.startswith("UPDATE seats")]) == 3
        plans = [await plan_of(store, *change) for change in asked]
        assert not [plan for plan in plans if "SCAN seats" in plan or "SCAN chat" in plan]


def changes(store: Store) -> list[tuple[str, Any]]:
    """Return a list of all that will be changed, as the database is asked to."""
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store.database.writing.engine, "before_cursor_execute")
    def note(_: object, __: object, words: str, values: Any, *___: object) -> None:
        if words.startswith(("UPDATE", "DELETE")):
            asked.append((words, values))

    return asked


async def plan_of(store: Store, words: str, values: Any) -> str:
    """Return how SQLite goes about a change."""
    asked = f"EXPLAIN QUERY PLAN {words}"
    return await store.database.read(
        lambda connection: str(connection.exec_driver_sql(asked, values).all())
    )


async def test_what_was_said_goes_a_while_after_the_match(address: str) -> None:
    async with open_store(address) as store:
        over, running = await played(store, 1), await played(store, 1)
        for table in (over, running):
            for words in ("hello", "good game"):
                await store.chat.append(table, None, words)
        await age(store, 91, "UPDATE chat SET time = :then WHERE seq = 0")
        await store.tables.abort(over)
        assert await store.retention.sweep(replace(NEVER, chat=92)) == Deleted(0, 0, 0)
        assert await store.retention.sweep(RetentionPolicy()) == Deleted(0, 0, 0, 1)
        left = [[line.text for line in await store.chat.list(each)] for each in (over, running)]
        assert left == [["good game"], ["hello", "good game"]]


async def test_settled_reports_go_after_a_while(address: str) -> None:
    async with open_store(address) as store:
        bob, _ = await store.guests.create("Bob")
        for word in ("settled", "open"):
            await store.moderation.report(bob.id, None, None, word)
        await store.moderation.settle((await store.moderation.reports())[0].id)
        await age(store, 181, "UPDATE reports SET settled = :then WHERE settled IS NOT NULL")
        assert (await store.retention.sweep(RetentionPolicy())).reports == 1
        assert [report.text for report in await store.moderation.reports()] == ["open"]
