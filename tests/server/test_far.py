"""Several processes at one table: what one of them knows a moment before the others."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from funnymoney.server.cluster.messages import ForwardedCommand
from funnymoney.server.protocol.messages import NewTable, Request, TimeControl
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.remote import RemoteRoom
from funnymoney.server.rooms.room import Room
from funnymoney.server.services import Services
from funnymoney.server.store.errors import NotDurable
from funnymoney.server.store.notifier import PostgresNotifier
from funnymoney.server.store.repositories.openings import Stored
from funnymoney.server.table.settings import check
from tests.server.rooms import Person, deal, house_at, open_table, until


async def lonely_table(house: Services) -> tuple[str, Person]:
    """Return a table with a free seat, and somebody who may sit there."""
    host, guest = [await Person.come(house, name) for name in ("Ann", "Bob")]
    new = NewTable("counterfeiters", ["me", "open"], pace="quick")
    table = await house.store.create(new_row(new, check(new), host.guest))
    await host.join(table)
    return table, guest


async def test_who_has_sat_down_elsewhere_may_give_before_the_table_has_heard_of_him(
    file: str,
) -> None:
    async with house_at(file) as house:
        table, guest = await lonely_table(house)
        room = house.rooms.by_id[table]
        await house.store.seats.claim(table, 1, guest.guest)  # by way of another process
        assert room.seat_of(guest.guest) is None
        promise = room.info().fair.commitment
        wish = ForwardedCommand(
            table, "elsewhere", 1, guest.guest, Request(give="plum", promise=promise)
        )
        await house.receiver.handle(wish)
        assert room.table.contributions == {1: "plum"}


async def test_what_happens_while_a_table_is_being_opened_is_not_missed(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        table, guest = await lonely_table(house)
        house.rooms.by_id[table].close("idle")
        was_read, go_on = asyncio.Event(), asyncio.Event()

        furnish = house.rooms.open_room

        async def slowly(stored: Stored) -> Room:
            was_read.set()
            await go_on.wait()
            return await furnish(stored)

        monkeypatch.setattr(house.rooms, "open_room", slowly)
        opening = asyncio.create_task(house.rooms.room(table))
        await was_read.wait()
        await house.store.seats.claim(table, 1, guest.guest)
        house.on_notification(table)
        go_on.set()
        room = await opening
        await until(lambda: room.seat_of(guest.guest) == 1)


# ------------------------------------------------------------------------ several houses


async def table_of(
    owner: Services, visited: tuple[Services, Services], **more: Any
) -> list[Person]:
    """Return two people, in these houses, at a table that lives with its owner."""
    people = [await Person.come(house, f"Guest {n}") for n, house in enumerate(visited)]
    new = NewTable("counterfeiters", ["me", "open"], pace="quick", **more)
    table = await owner.store.create(new_row(new, check(new), people[0].guest))
    await owner.store.seats.claim(table, 1, people[1].guest)
    for person in people:
        await person.join(table)
    return people


async def give_all(people: list[Person]) -> None:
    """Give to the seed as soon as it is wanted, and wait for the deal."""
    await until(lambda: all(person.table and person.table["fair"]["wants"] for person in people))
    for person in people:
        await person.wish(give="plum")
    await until(lambda: all(person.view for person in people))


async def test_a_table_without_a_room_is_opened_when_somebody_looks_on_from_elsewhere(
    shared: str,
) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (south, south))
        assert isinstance(people[0].door, RemoteRoom)
        await until(lambda: people[0].door.id in north.rooms.by_id)
        await give_all(people)


async def test_a_table_without_a_room_is_opened_when_somebody_elsewhere_wishes_something(
    file: str,
) -> None:
    async with house_at(file) as house:
        table, guest = await lonely_table(house)
        promise = house.rooms.by_id[table].info().fair.commitment
        await house.store.seats.claim(table, 1, guest.guest)
        house.rooms.by_id[table].close("moved")
        wish = ForwardedCommand(
            table, "elsewhere", 1, guest.guest, Request(give="plum", promise=promise)
        )
        await house.receiver.handle(wish)
        assert house.rooms.by_id[table].table.contributions == {1: "plum"}


async def test_who_looks_in_from_elsewhere_sees_nothing_of_a_match_that_is_not_watched(
    shared: str,
) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (north, north), watch=False)
        eve = await Person.come(south, "Eve")
        await eve.join(people[0].room.id)
        assert isinstance(eve.door, RemoteRoom)
        await give_all(people)
        await until(lambda: eve.ends)
        assert (eve.ends, eve.last("error")) == (["private"], "private")
        assert not {"view", "news", "clock", "step"} & {key for heard in eve.heard for key in heard}


async def test_a_rematch_is_open_where_it_was_asked_for(shared: str) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (south, south))
        await give_all(people)
        north.rooms.by_id[people[0].door.id].status = "finished"
        await people[0].wish(rematch=True)
        await until(lambda: people[0].table.get("next"))
        following = people[0].table["next"]
        assert following in north.rooms.by_id
        for person in people:
            person.go()
            person.heard.clear()
            await person.join(following)
        await give_all(people)


def die(house: Services) -> None:
    """Do and hear nothing any more, as if killed."""
    for task in list(house.tasks.running):
        task.cancel()
    for room in house.rooms.by_id.values():
        assert isinstance(room, LocalRoom)
        room.bots.stop()
        room.timer.stop()
    assert isinstance(house.store.wakes, PostgresNotifier)
    house.store.wakes.receivers.clear()
    house.store.wakes.callbacks.clear()


async def test_when_the_process_of_a_table_dies_wishes_go_to_the_one_that_takes_it_in(
    shared: str,
) -> None:
    """A third process may be quicker than that to which people have come."""
    async with house_at(shared) as north, house_at(shared) as east, house_at(shared) as south:
        people = await table_of(north, (south, south))
        await give_all(people)
        table = people[0].door.id
        die(north)
        await north.store.leases.let_go()  # as if its leases had run out
        assert isinstance(await east.rooms.room(table), LocalRoom)
        await until(lambda: all("moved" in person.ends for person in people))
        await come_and_choose(people, table)


@pytest.mark.parametrize("how", ["stops", "dies"])
async def test_when_the_process_of_a_finished_table_goes_those_who_look_on_are_sent_on(
    shared: str, how: str
) -> None:
    """Nobody adopts such a table: else they would wish for a rematch, and nobody would hear."""
    async with house_at(shared) as south:
        async with house_at(shared) as north:
            people = await table_of(north, (south, south))
            await give_all(people)
            table = people[0].door.id
            room = north.rooms.by_id[table]
            await north.store.writer.write(
                lambda connection: connection.exec_driver_sql(
                    "UPDATE tables SET status = 'finished'"
                )
            )
            room.status = "finished"
            if how == "dies":
                die(north)
                await north.store.leases.renew(-1)  # as if they had run out
                await until(lambda: all(person.ends for person in people))
        await until(lambda: all(person.ends for person in people))
        assert {person.last("bye") for person in people} == {"moved"}
        for person in people:
            await person.join(table)
            assert isinstance(person.door, LocalRoom)
        await people[0].wish(rematch=True)
        await until(lambda: people[1].table.get("next"))


async def come_and_choose(people: list[Person], table: str) -> None:
    for person in people:
        await person.join(table)
    actor = next(person for person in people if person.view["choices"])
    step = actor.last("step")
    await actor.choose()
    await until(lambda: actor.last("step") == step + 1)


async def test_who_is_kicked_while_he_comes_in_elsewhere_is_shown_out(shared: str) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        host, _ = await table_of(north, (north, north))
        guest = await Person.come(south, "Eve")
        await host.wish(kick=guest.guest)  # before his own process has said that he is there
        await guest.join(host.door.id)
        await until(lambda: guest.ends)
        assert guest.last("bye") == "kicked"


async def test_who_came_by_way_of_a_process_that_died_is_away(shared: str) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (north, south), absence=5)
        await give_all(people)
        room = people[0].room
        await north.receiver.check_rooms()
        assert [room.is_here(player) for player in (0, 1)] == [True, True]
        south.scheduler.cancel()
        room.presence.heard[south.store.process] -= 20  # seconds
        await north.receiver.check_rooms()
        assert [room.is_here(player) for player in (0, 1)] == [True, False]
        assert list(room.away) == [1]
        await until(lambda: not people[0].table["seats"][1].get("here"))


async def test_a_table_that_was_put_to_sleep_while_people_look_on_is_woken(shared: str) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (south, south))
        await give_all(people)
        table = people[0].door.id
        room = north.rooms.by_id[table]
        assert isinstance(room, LocalRoom)
        south.scheduler.cancel()  # nothing is said again meanwhile
        north.rooms.release_idle(room, room.due())  # as if it had heard nothing of them for long
        await until(lambda: not north.rooms.releasing)
        for person in people:
            await person.door.refresh()
        assert {person.last("bye") for person in people} == {"moved"}
        await come_and_choose(people, table)


async def test_a_table_whose_room_was_thrown_away_goes_on_before_anybody_comes(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=TimeControl("move", 5))
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        room.fail()
        assert {person.last("bye") for person in people} == {"moved"}
        await house.adoption.adopt()
        again = house.rooms.by_id[room.id]
        assert isinstance(again, LocalRoom)
        again.table.clock.running_since[actor.seat] -= 5
        again.on_time()
        assert again.table.people.stand_in(actor.seat) == "medium"


async def test_a_table_that_cannot_be_opened_sleeps_until_it_is_tried_again(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        table, _ = await lonely_table(house)
        house.rooms.by_id[table].close("moved")

        async def torn(stored: Stored) -> Room:
            raise NotDurable("the disk is torn")

        with monkeypatch.context() as broken:
            broken.setattr(house.rooms, "open_room", torn)
            with pytest.raises(NotDurable):
                await house.rooms.room(table)
        found = await house.store.tables.get(table)
        assert found is not None
        assert (found.table.owner, table in await house.store.leases.held()) == (None, False)
        assert found.table.wake is not None
        assert found.table.wake > time.time() * 1000
        assert isinstance(await house.rooms.room(table), LocalRoom)


async def test_a_clock_is_the_same_seen_from_another_process(shared: str) -> None:
    async with house_at(shared) as here, house_at(shared) as there:
        people = await open_table(
            here, ["me", "open"], "counterfeiters", clock=TimeControl("move", 600)
        )
        room = await deal(people)
        await asyncio.sleep(1.5)  # he thinks, and nobody there follows the table yet
        far = await there.rooms.room(room.id)
        assert isinstance(far, RemoteRoom)
        assert far.table.clock.running_since == pytest.approx(
            room.table.clock.running_since, abs=0.5
        )


async def test_a_name_that_was_changed_elsewhere_is_shown_by_the_process_of_the_table(
    shared: str,
) -> None:
    async with house_at(shared) as here, house_at(shared) as there:
        host, guest = await open_table(here, ["me", "open"], "counterfeiters")
        await there.guests.rename(guest.guest, "Somebody else")
        await until(lambda: host.table["seats"][1]["name"] == "Somebody else")
