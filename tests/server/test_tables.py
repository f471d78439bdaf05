"""Tables and seats: created, listed, claimed, started, finished."""

from __future__ import annotations

import asyncio

import pytest

from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import (
    AlreadySeated,
    NoSuchGuest,
    NoSuchTable,
    SeatTaken,
    TableOver,
)
from tests.server.sets import new_table, played, seat, seqs


async def ids(store: Store, *names: str) -> list[str]:
    return [(await store.guests.create(name))[0].id for name in names]


async def test_a_table_is_kept_with_its_seats_and_all_that_was_agreed(address: str) -> None:
    async with open_store(address) as store:
        [ada] = await ids(store, "Ada")
        seats = (seat("person", ada), seat("bot", level="hard"), seat("open"))
        table = await store.create(
            new_table(*seats, host_id=ada, public=False, terms={"clock": {"seconds": 30}})
        )
        loaded = await store.load(table)
        about = loaded.table
        assert (about.game, about.edition, about.players) == ("contraband", 1, 3)
        assert (about.options, about.terms["clock"]["seconds"]) == ({"rounds": 2}, 30)
        assert (about.host_id, about.public, about.status) == (ada, False, "open")
        assert (about.owner, about.result, loaded.moves) == (store.process, None, ())
        assert [(each.player, each.kind, each.level) for each in loaded.seats] == [
            (0, "person", None), (1, "bot", "hard"), (2, "open", None),
        ]  # fmt: skip


async def test_what_is_secret_is_not_in_the_printed_form(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 1)
        loaded = await store.load(table)
        shown = repr((loaded, await store.tables.lobby()))
        assert "contraband" in shown
        assert "declare" not in shown


async def test_a_table_needs_guests_that_are_there(address: str) -> None:
    async with open_store(address) as store:
        with pytest.raises(NoSuchGuest):
            await store.create(new_table(seat("person", "nobody"), seat("open")))
        with pytest.raises(NoSuchTable):
            await store.load("nowhere")
        assert await store.tables.get("no\0where\ud800") is None
        assert await store.tables.lobby() == ()


async def test_the_lobby_shows_public_tables_that_wait_the_newest_first(address: str) -> None:
    async with open_store(address) as store:
        tables = []
        for public in (True, True, True, False):
            tables += [await store.create(new_table(public=public))]
            await asyncio.sleep(0.002)
        first, second, running, hidden = tables
        await store.tables.start(running)
        [ada] = await ids(store, "Ada")
        await store.seats.claim(first, 0, ada)
        lobby = await store.tables.lobby()
        assert [each.table.id for each in lobby] == [second, first]
        assert [each.kind for each in lobby[1].seats] == ["person", "open", "open"]
        assert [each.table.id for each in await store.tables.lobby(most=1)] == [second]
        assert (await store.tables.get(hidden)) is not None


async def test_my_games_are_those_i_sit_at_that_are_not_over(address: str) -> None:
    async with open_store(address) as store:
        ada, bob = await ids(store, "Ada", "Bob")
        mine, over, others = [await store.create(new_table()) for _ in range(3)]
        for table in (mine, over):
            await store.seats.claim(table, 1, ada)
        await store.seats.claim(others, 1, bob)
        await store.seats.claim(mine, 2, bob)
        await store.tables.start(mine)
        await store.tables.abort(over)
        found = await store.tables.of_guest(ada)
        assert [each.table.id for each in found] == [mine]
        assert [each.guest_id for each in found[0].seats] == [None, ada, bob]


async def test_a_seat_is_claimed_by_one_guest_only(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table())
        guests = await ids(store, *"abcdefgh")
        answers = await asyncio.gather(
            *(store.seats.claim(table, 0, guest) for guest in guests), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None)] + [SeatTaken] * 7
        await store.seats.claim(table, 0, guests[0])
        assert (await store.load(table)).seats[0].guest_id == guests[0]


async def test_nobody_sits_on_two_seats_of_one_table(address: str) -> None:
    async with open_store(address) as store:
        table, other = await store.create(new_table()), await store.create(new_table())
        [ada] = await ids(store, "Ada")
        await store.seats.claim(table, 0, ada)
        with pytest.raises(AlreadySeated):
            await store.seats.claim(table, 1, ada)
        with pytest.raises(NoSuchGuest):
            await store.seats.claim(table, 1, "nobody")
        with pytest.raises(AlreadySeated):
            await store.create(new_table(seat("person", ada), seat("person", ada)))
        await store.seats.claim(other, 1, ada)
        assert [each.kind for each in (await store.load(table)).seats] == ["person", "open", "open"]


async def test_a_bots_seat_and_a_seat_that_is_not_there_cannot_be_claimed(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table(seat("bot", level="easy"), seat("open")))
        [ada] = await ids(store, "Ada")
        for player in (0, 2, -1):
            with pytest.raises(SeatTaken, match=f"seat {player} of table {table} is not open"):
                await store.seats.claim(table, player, ada)
        with pytest.raises(SeatTaken):
            await store.seats.claim("nowhere", 0, ada)


async def test_a_guest_stands_up_and_another_sits_down(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table())
        ada, bob = await ids(store, "Ada", "Bob")
        await store.seats.claim(table, 0, ada)
        with pytest.raises(SeatTaken):
            await store.seats.release(table, 0, bob)
        await store.seats.release(table, 0, ada)
        await store.seats.claim(table, 0, bob)
        assert (await store.load(table)).seats[0].guest_id == bob


async def test_a_bot_takes_a_seat_and_gives_it_back(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table())
        ada, bob = await ids(store, "Ada", "Bob")
        await store.seats.claim(table, 0, ada)
        with pytest.raises(SeatTaken):  # Bob has left already: this came too late
            await store.seats.replace(table, 0, seat("bot", level="easy"), instead_of=bob)
        await store.seats.replace(table, 0, seat("bot", level="easy"), instead_of=ada)
        found = (await store.load(table)).seats[0]
        assert (found.kind, found.guest_id, found.level) == ("bot", None, "easy")
        await store.seats.replace(table, 0, seat("person", ada))
        found = (await store.load(table)).seats[0]
        assert (found.kind, found.guest_id, found.level) == ("person", ada, None)


async def test_a_link_opens_its_seat_on_any_device_until_it_is_made_anew(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table())
        ada, phone = await ids(store, "Ada", "Ada on the phone")
        link = await store.seats.make_link(table, 1)
        assert len(link) == 22
        for guest in (ada, phone):
            found = await store.seats.claim_by_link(link, guest)
            assert (found.table_id, found.player) == (table, 1)
        assert (await store.load(table)).seats[1].guest_id == phone
        newer = await store.seats.make_link(table, 1)
        assert await store.seats.by_link(link) is None
        with pytest.raises(NoSuchTable, match="to which this link leads"):
            await store.seats.claim_by_link(link, ada)
        assert (await store.seats.by_link(newer)) == (await store.load(table)).seats[1]
        with pytest.raises(SeatTaken):
            await store.seats.make_link(table, 7)


async def test_in_a_running_match_only_ones_own_link_opens_a_seat(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table())
        ada, phone, spy = await ids(store, "Ada", "Ada on the phone", "Spy")
        invitation = await store.seats.make_link(table, 1)
        await store.seats.claim_by_link(invitation, ada)
        await store.tables.start(table)
        with pytest.raises(SeatTaken):
            await store.seats.claim_by_link(invitation, spy)
        await store.seats.claim_by_link(invitation, ada)  # it is hers: nothing changes
        own = await store.seats.make_link(table, 1, ada)
        for guest in (phone, ada):  # to and fro
            await store.seats.claim_by_link(own, guest)
            assert (await store.load(table)).seats[1].guest_id == guest
        await store.seats.replace(table, 1, seat("bot", level="easy"), instead_of=ada)
        with pytest.raises(SeatTaken):
            await store.seats.claim_by_link(own, spy)


async def test_who_has_left_takes_the_seat_from_nobody_with_his_own_link(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table())
        ada, bob, phone = await ids(store, "Ada", "Bob", "Ada on the phone")
        await store.seats.claim(table, 0, ada)
        own = await store.seats.make_link(table, 0, ada)
        await store.seats.release(table, 0, ada)
        await store.seats.claim(table, 0, bob)
        await store.tables.start(table)
        for guest in (ada, phone):
            with pytest.raises(SeatTaken):
                await store.seats.claim_by_link(own, guest)
        assert (await store.load(table)).seats[0].guest_id == bob


async def test_nobody_sits_down_in_a_match_that_runs(address: str) -> None:
    """A seat may be open there for a moment, until a bot has it: somebody was forgotten."""
    async with open_store(address) as store:
        table = await store.create(new_table())
        ada, spy = await ids(store, "Ada", "Spy")
        await store.seats.claim(table, 0, ada)
        await store.tables.start(table)
        await store.guests.delete(ada)
        assert (await store.load(table)).seats[0].kind == "open"
        with pytest.raises(SeatTaken):
            await store.seats.claim(table, 0, spy)


async def test_a_table_goes_from_open_to_running_to_finished_and_no_other_way(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table())
        with pytest.raises(TableOver, match="is open"):
            await store.tables.finish(table, [])
        await store.tables.start(table)
        with pytest.raises(TableOver, match="is running"):
            await store.tables.start(table)
        await store.tables.finish(table, {"shares": [1, 0, 0]})
        with pytest.raises(TableOver, match="is finished"):
            await store.tables.abort(table)
        [ada] = await ids(store, "Ada")
        with pytest.raises(SeatTaken):
            await store.seats.claim(table, 0, ada)
        found = (await store.load(table)).table
        assert (found.status, found.result) == ("finished", {"shares": [1, 0, 0]})
        with pytest.raises(NoSuchTable):
            await store.tables.abort("nowhere")


async def test_a_table_may_begin_with_moves_and_is_running_then(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table(moves=({"first": 1}, ["second"])))
        loaded = await store.load(table)
        assert loaded.table.status == "running"
        assert [move.body for move in loaded.moves] == [{"first": 1}, ["second"]]
        await store.append(table, 2, "third")
        assert await seqs(store, table) == [0, 1, 2]
