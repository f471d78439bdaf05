"""No two people at one table have names that look alike, whoever comes first, wherever from."""

from __future__ import annotations

import asyncio

import pytest

from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import AlreadySeated, LooksAlike, SeatTaken
from funnymoney.server.store.rows import NewSeat
from tests.server.sets import new_table, played, seat

GREEK_ANNA = "Αnna"
ROUNDS = 15  # of a race: one alone may be run by chance


async def guests(store: Store, *names: str) -> list[str]:
    return [(await store.guests.create(name))[0].id for name in names]


async def people_at(store: Store, table: str) -> list[str | None]:
    return [each.guest_id for each in (await store.load(table)).seats]


async def name_of(store: Store, guest: str) -> str:
    return (await store.guests.get(guest))[guest].name


async def old_pair(store: Store) -> tuple[str, str, str]:
    """Return a table, and two people there who look alike, as an older version let them sit."""
    ann, other = await guests(store, "Anna", "Bob")
    table = await played(store, 0)
    await store.seats.claim(table, 0, ann)
    await store.seats.claim(table, 1, other)
    await store.writer.write(
        lambda connection: connection.exec_driver_sql("UPDATE guests SET name = 'anna'")
    )
    return table, ann, other


# -------------------------------------------------------------------------- sitting down


@pytest.mark.parametrize("name", ["Anna", "ANNA", GREEK_ANNA])
async def test_who_looks_like_somebody_does_not_sit_down(address: str, name: str) -> None:
    async with open_store(address) as store:
        anna, other = await guests(store, "Anna", name)
        table = await played(store, 0)
        await store.seats.claim(table, 0, anna)
        touched = (await store.load(table)).table.touched
        with pytest.raises(LooksAlike):
            await store.seats.claim(table, 1, other)
        link = await store.seats.make_link(table, 2)
        with pytest.raises(LooksAlike):
            await store.seats.claim_by_link(link, other)
        assert await people_at(store, table) == [anna, None, None]
        assert (await store.load(table)).table.touched == touched
        await store.guests.rename(other, name + " 2")
        await store.seats.claim(table, 1, other)
        assert await people_at(store, table) == [anna, other, None]


async def test_at_another_table_there_may_be_another_anna(address: str) -> None:
    async with open_store(address) as store:
        for guest in await guests(store, "Anna", GREEK_ANNA):
            await store.seats.claim(await played(store, 0), 0, guest)


async def test_when_somebody_has_left_another_may_have_the_name(address: str) -> None:
    async with open_store(address) as store:
        anna, other = await guests(store, "Anna", "anna")
        table = await played(store, 0)
        await store.seats.claim(table, 0, anna)
        await store.seats.release(table, 0, anna)
        await store.seats.claim(table, 1, other)
        assert await people_at(store, table) == [None, other, None]


async def test_a_link_takes_the_seat_of_somebody_of_the_same_name(address: str) -> None:
    """Anna goes on at another device, as a guest who is called Anna there, too."""
    async with open_store(address) as store:
        anna, again = await guests(store, "Anna", "Anna")
        table = await played(store, 0)
        await store.seats.claim(table, 0, anna)
        link = await store.seats.make_link(table, 0, anna)
        await store.seats.claim_by_link(link, again)
        assert await people_at(store, table) == [again, None, None]


async def test_other_refusals_stay_what_they_were(address: str) -> None:
    async with open_store(address) as store:
        anna, bob, other = await guests(store, "Anna", "Bob", "ANNA")
        table = await played(store, 0)
        await store.seats.claim(table, 0, anna)
        await store.seats.claim(table, 2, bob)
        with pytest.raises(SeatTaken):
            await store.seats.claim(table, 2, other)
        with pytest.raises(AlreadySeated):
            await store.seats.claim(table, 1, anna)


# ------------------------------------------------------------------------------ renaming


async def test_nobody_is_renamed_to_look_like_another_at_the_table(address: str) -> None:
    async with open_store(address) as store:
        anna, bob = await guests(store, "Anna", "Bob")
        table = await played(store, 0)
        for player, guest in enumerate((anna, bob)):
            await store.seats.claim(table, player, guest)
        with pytest.raises(LooksAlike):
            await store.guests.rename(bob, GREEK_ANNA)
        assert await name_of(store, bob) == "Bob"
        await store.guests.rename(anna, "ANNA")  # nobody is in one's own way
        await store.tables.start(table)
        with pytest.raises(LooksAlike):
            await store.guests.rename(bob, "anna")
        await store.tables.finish(table, [])
        await store.guests.rename(bob, "anna")
        assert await name_of(store, bob) == "anna"


# -------------------------------------------------------------- tables of an older version


async def test_those_who_sat_together_before_go_on(address: str) -> None:
    async with open_store(address) as store:
        table, anna, other = await old_pair(store)
        await store.seats.claim(table, 1, other)
        link = await store.seats.make_link(table, 1, other)
        await store.seats.claim_by_link(link, other)
        await store.guests.rename(other, "anna")  # the page sends the name again
        assert (await people_at(store, table))[:2] == [anna, other]
        with pytest.raises(LooksAlike):
            await store.guests.rename(other, "ANNA")
        await store.guests.rename(other, "Annabel")


async def test_a_rematch_leaves_the_seat_of_a_namesake_open(address: str) -> None:
    """After the match anybody may take any name; the host keeps the seat."""
    async with open_store(address) as store:
        first, host, bob = await guests(store, GREEK_ANNA, "Anna", "Bob")
        people = [seat("person", guest) for guest in (first, bob, host)]
        bot = NewSeat("bot", level="easy")
        table = await store.create(new_table(*people, bot, host_id=host))
        loaded = await store.load(table)
        assert [each.guest_id for each in loaded.seats] == [None, bob, host, None]
        assert [each.kind for each in loaded.seats] == ["open", "person", "person", "bot"]


# --------------------------------------------------------------------- at the same moment


async def outcomes(*attempts: asyncio.Future[None]) -> list[str]:
    found = await asyncio.gather(*attempts, return_exceptions=True)
    return sorted(type(each).__name__ for each in found)


ONE_OF_TWO = ["LooksAlike", "NoneType"]


async def test_of_two_who_sit_down_at_once_one_is_refused(address: str) -> None:
    async with open_store(address) as store:
        anna, other = await guests(store, "Anna", GREEK_ANNA)
        table = await played(store, 0)
        attempts = [
            asyncio.ensure_future(store.seats.claim(table, player, guest))
            for player, guest in enumerate((anna, other))
        ]
        assert await outcomes(*attempts) == ONE_OF_TWO


async def test_of_two_who_sit_down_in_two_processes_one_is_refused(shared: str) -> None:
    async with open_store(shared) as here, open_store(shared) as there:
        anna, other = await guests(here, "Anna", GREEK_ANNA)
        for _ in range(ROUNDS):
            table = await played(here, 0)
            sitting = asyncio.ensure_future(here.seats.claim(table, 0, anna))
            other_sitting = asyncio.ensure_future(there.seats.claim(table, 1, other))
            assert await outcomes(sitting, other_sitting) == ONE_OF_TWO
            await here.tables.abort(table)


async def test_of_sitting_down_and_renaming_in_two_processes_one_is_refused(shared: str) -> None:
    async with open_store(shared) as here, open_store(shared) as there:
        anna, other = await guests(here, "Anna", "Bob")
        for _ in range(ROUNDS):
            await there.guests.rename(other, "Bob")
            table = await played(here, 0)
            await here.seats.claim(table, 0, anna)
            sitting = asyncio.ensure_future(here.seats.claim(table, 1, other))
            renaming = asyncio.ensure_future(there.guests.rename(other, GREEK_ANNA))
            assert await outcomes(sitting, renaming) == ONE_OF_TWO
            await here.tables.abort(table)


async def test_of_two_who_are_renamed_in_two_processes_one_is_refused(shared: str) -> None:
    async with open_store(shared) as here, open_store(shared) as there:
        ann, bob = await guests(here, "Ann", "Bob")
        table = await played(here, 0)
        for player, guest in enumerate((ann, bob)):
            await here.seats.claim(table, player, guest)
        for _ in range(ROUNDS):
            await here.guests.rename(ann, "Ann")
            await there.guests.rename(bob, "Bob")
            attempts = [
                asyncio.ensure_future(store.guests.rename(guest, name))
                for store, guest, name in ((here, ann, "Carla"), (there, bob, "CARLA"))
            ]
            assert await outcomes(*attempts) == ONE_OF_TWO
