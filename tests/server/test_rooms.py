"""A room: people and bots at one table, clocks, absence, and what is kept before it is told."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest
from msgspec import json

from funnymoney.core.game import Word
from funnymoney.games import game_named
from funnymoney.server.http import listing
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import Line, TimeControl
from funnymoney.server.rooms import bots
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.store.rows import NewSeat, NewTable
from funnymoney.server.table.events import StandInChanged
from tests.server.rooms import (
    Person,
    deal,
    house_at,
    let_pass,
    open_table,
    put_before_a_wish,
    until,
)

HOUR = 3600.0


async def test_bots_play_at_their_pace_but_not_in_an_empty_room(file: str) -> None:
    async with house_at(file) as house:
        [host] = await open_table(house, ["me", "easy", "easy"])
        room = await deal([host])
        while room.table.acting() == [host.seat]:
            await host.choose()
        entries = room.table.entries
        await until(lambda: room.table.entries > entries)
        host.go()
        await asyncio.sleep(0.05)
        entries = room.table.entries
        await asyncio.sleep(0.5)
        assert room.table.entries == entries


async def test_bots_that_a_fault_has_stopped_are_tried_again_but_not_at_once(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def fail(*_: object) -> Word:
        nonlocal asked
        asked += 1
        raise ZeroDivisionError

    monkeypatch.setattr(bots, "RETRY_DELAY_S", 0.2)
    async with house_at(file) as house:
        with monkeypatch.context() as fault:
            fault.setattr(house.bots, "think", fail)
            [host] = await open_table(house, ["easy"] * 3)
            entries = host.room.table.entries
            await until(lambda: asked > 0)
            await asyncio.sleep(0.5)
            assert asked < 20, "it would take a whole core"
            assert host.room.table.entries == entries
        await until(lambda: host.room.table.entries > entries)


async def test_bots_alone_do_not_play_in_an_empty_room_by_a_clock_either(file: str) -> None:
    """Else anybody could keep them thinking, at as many tables as he likes to open."""
    async with house_at(file) as house:
        [host] = await open_table(house, ["easy"] * 3, clock=TimeControl("move", 5))
        room = host.room
        await until(lambda: room.table.entries > 3)  # he looks on
        host.go()
        await asyncio.sleep(0.05)
        entries = room.table.entries
        await asyncio.sleep(0.7)
        assert room.table.entries == entries
        await host.join(room.id)
        await until(lambda: room.table.entries > entries)


async def test_who_stays_away_is_replaced_and_gets_the_seat_back_by_returning(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], absence=5)
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        witness = next(person for person in people if person is not actor)
        actor.go()
        room.away[actor.seat] -= 10
        room.wake()
        await until(lambda: witness.table["seats"][actor.seat].get("level") == "medium")
        with pytest.raises(Refused, match="a bot plays for you"):
            await actor.wish(do=["pass"], step=room.table.steps[actor.seat])
        await actor.join(room.id)
        assert room.table.people.stand_in(actor.seat) == ""


async def test_one_may_hand_over_and_only_by_asking_play_again(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "easy"])
        room = await deal(people)
        host = people[0]
        await host.wish(hand="hard")
        assert room.level(host.seat) == "hard"
        host.go()
        await host.join(room.id)
        assert room.level(host.seat) == "hard"
        await host.wish(hand="me")
        assert room.is_person(host.seat)


async def test_when_time_is_up_a_bot_takes_over(file: str) -> None:
    async with house_at(file) as house:
        clock = TimeControl("move", 5, then="bot")
        people = await open_table(house, ["me", "open", "open"], clock=clock)
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        room.table.clock.running_since[actor.seat] -= 5
        room.on_time()
        assert room.level(actor.seat) == "medium"


async def test_when_time_is_up_the_gentlest_choice_may_be_made(file: str) -> None:
    async with house_at(file) as house:
        clock = TimeControl("move", 60, then="default")
        people = await open_table(house, ["me", "open", "open"], clock=clock)
        room = await deal(people)
        for verb in ("declare", "believe"):  # nothing is declared, and he is taken at his word
            [late] = [person for person in people if person.seat in room.table.acting()]
            room.table.clock.running_since[late.seat] -= 60
            room.on_time()
            player, word = room.table.running().record.choices[-1]
            assert (player, word[0], any(word[1:])) == (late.seat, verb, False)
            assert room.is_person(late.seat)
            assert room.table.clock.remaining_s[late.seat] == 60


async def test_whose_turn_is_over_by_what_was_done_for_another_is_not_late(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=TimeControl("move", 5))
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        other = next(person for person in people if person is not actor)
        room.table.clock.running_since = dict.fromkeys([actor.seat, other.seat], 0.0)
        room.on_time()
        assert [room.level(person.seat) for person in (actor, other)] == ["medium", ""]


@pytest.mark.parametrize("how", ["leaves", "is forgotten"])
async def test_no_time_runs_at_a_seat_that_its_person_gave_up(file: str, how: str) -> None:
    """Else the alarm would ring for a bot, in vain and without end."""
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=TimeControl("move", 5))
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        player = actor.seat
        for person in people:
            if person is not actor:  # bots do not play among themselves alone
                room.commit(StandInChanged(person.seat, "medium", False))
        if how == "leaves":
            await actor.wish(leave=True)
        else:
            await house.guests.forget(actor.guest)
        for person in people:
            person.go()
        assert (room.level(player), room.table.clock.running_since, room.due()) == (
            "medium",
            {},
            None,
        )
        assert room.can_close()


async def test_a_window_stays_open_when_seats_are_read_again_at_a_table_made_small(
    file: str,
) -> None:
    async with house_at(file) as house:
        clock = TimeControl("bank", 60)
        people = await open_table(house, ["me", "open", "open"], "crooked_cash", clock=clock)
        room = await deal(people)
        put_before_a_wish(room)
        room.table.update_clock(time.time())
        before = (
            room.table.clock.window,
            room.table.clock.window_opened,
            room.table.clock.window_s,
        )
        assert room.table.clock.window_opened is not None
        assert room.table.compress()
        await room.refresh()
        assert (
            room.table.clock.window,
            room.table.clock.window_opened,
            room.table.clock.window_s,
        ) == before


async def test_a_clock_shows_everybody_his_own_time_and_whose_runs(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=TimeControl("bank", 60, 5))
        await deal(people)
        for person in people:
            clock = person.last("clock")
            assert clock["running"] == person.view["acting"]
            assert all(50 <= left <= 65 for left in clock["left"])


async def test_a_choice_is_told_with_the_time_that_is_left_after_it(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=TimeControl("bank", 60, 5))
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        step = actor.last("step")
        await actor.choose()
        await until(lambda: actor.last("step") == step + 1)
        for person in people:
            assert person.last("clock")["left"][actor.seat] == round(
                room.table.clock.remaining_s[actor.seat], 1
            )
        assert room.table.clock.remaining_s[actor.seat] > 60


@pytest.mark.parametrize("slow", [False, True])
async def test_who_waits_at_an_open_table_for_a_host_who_is_away_becomes_the_host(
    file: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one who sits there and does not give would keep all from playing."""
    async with house_at(file) as house:
        clock = TimeControl("move", 24 * HOUR) if slow else TimeControl()
        host, guest, silent = await open_table(house, ["me", "open", "open"], clock=clock)
        room = guest.room
        host.go()
        silent.go()
        due = room.due()
        assert due is not None
        assert round((due - time.time()) / 60) == (24 * 60 if slow else 10)
        let_pass(monkeypatch, due - time.time())
        room.on_time()
        await until(lambda: (guest.table or {}).get("host") == guest.guest)
        for absent in (host, silent):
            await guest.wish(kick=absent.guest)
        await guest.wish(start="easy")
        await guest.wish(give="plum")
        await until(lambda: guest.view)


async def test_nobody_becomes_the_host_of_a_table_where_nobody_waits(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        host = people[0]
        room = host.room
        assert room.due() is None
        host.go()
        assert room.due() is not None
        await host.join(room.id)
        assert room.due() is None
        for person in people:
            person.go()
        assert room.due() is None
        assert room.row.host_id == host.guest


async def test_the_second_half_of_a_start_is_made_up_for(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await until(lambda: not house.store.writer.waiting)
        await asyncio.sleep(0.1)
        room.close("moved")
        await house.store.writer.write(
            lambda connection: connection.exec_driver_sql("UPDATE tables SET status = 'open'")
        )
        await people[0].join(room.id)
        assert people[0].table["status"] == "running"


async def test_two_who_ask_for_a_rematch_at_once_get_one(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open"], game="counterfeiters")
        room = await deal(people)
        while not room.table.over:
            await until(lambda: not room.unsaved)
            await next(each for each in people if each.seat in room.table.acting()).choose()
        await until(lambda: not house.store.writer.waiting)
        await asyncio.gather(*(person.wish(rematch=True) for person in people))
        for person in people:
            found = await house.store.tables.of_guest(person.guest)
            assert [each.table.id for each in found] == [room.row.next_id]


async def test_who_gives_up_his_seat_does_not_look_on_where_nobody_may(file: str) -> None:
    async with house_at(file) as house:
        host, guest, third = await open_table(house, ["me", "open", "open"], watch=False)
        await deal([host, guest, third])
        await guest.wish(leave=True)
        await until(lambda: guest.ends)
        assert (guest.ends, guest.last("error")) == (["private"], "private")
        assert guest.last("you") == 1, "he was not shown the table as one who looks on"
        eve = await Person.come(house, "Eve")
        with pytest.raises(Refused, match="nobody may look on here"):
            await eve.join(host.room.id)


async def test_a_table_at_which_nobody_may_look_on_is_found_until_the_deal(file: str) -> None:
    """Who has its link sees who sits there, and can sit down; of the match he sees nothing."""
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], watch=False)
        eve = await Person.come(house, "Eve")
        await eve.join(people[0].room.id)
        assert (eve.table["status"], eve.last("you"), eve.ends) == ("open", None, [])
        await deal(people)
        assert (eve.ends, eve.last("error")) == (["private"], "private")
        assert not {"view", "news", "clock", "step"} & {key for heard in eve.heard for key in heard}
        with pytest.raises(Refused, match="nobody may look on here"):
            await (await Person.come(house, "Eve")).join(people[0].room.id)


async def test_who_gives_up_his_seat_before_the_deal_may_take_another(file: str) -> None:
    async with house_at(file) as house:
        _, guest, _ = await open_table(house, ["me", "open", "open"], watch=False)
        await guest.wish(leave=True)
        await until(lambda: guest.last("you") is None)
        assert not guest.ends


async def test_who_comes_in_while_the_cards_are_dealt_does_not_come_in_where_nobody_may(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], watch=False)
        room: LocalRoom = people[0].room
        eve, lines = await Person.come(house, "Eve"), room.chat_lines

        async def dealt_meanwhile() -> list[Line]:
            await deal(people)
            return await lines()

        monkeypatch.setattr(room, "chat_lines", dealt_meanwhile)
        with pytest.raises(Refused, match="nobody may look on here"):
            await eve.join(room.id)
        assert (eve.heard, room.presence.has(eve.guest)) == ([], False)


async def test_who_is_kicked_while_he_comes_in_does_not_come_in(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        host, *_ = await open_table(house, ["me", "open", "open"])
        room: LocalRoom = host.room
        guest = await Person.come(house, "Eve")
        lines = room.chat_lines

        async def kicked_meanwhile() -> list[Line]:
            await host.wish(kick=guest.guest)
            return await lines()

        monkeypatch.setattr(room, "chat_lines", kicked_meanwhile)
        with pytest.raises(Refused, match="does not let you in"):
            await guest.join(room.id)
        assert (guest.heard, room.presence.has(guest.guest)) == ([], False)


async def test_of_very_many_tables_the_liveliest_are_shown(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is opened to see whose turn it is, and nobody shall have them all opened."""
    monkeypatch.setattr(listing, "MAX_LISTED", 2)
    async with house_at(file) as house:
        host = await Person.come(house, "Ann")
        seats = (NewSeat("person", host.guest), NewSeat("bot", level="easy"))
        edition = game_named("counterfeiters").edition
        new = NewTable("counterfeiters", edition, {}, seats, host_id=host.guest)
        opened = [await house.store.create(replace(new, id=f"table {each}")) for each in range(4)]
        found = [json.decode(each)["id"] for each in await listing.for_guest(house, host.guest)]
        assert len(found) == 2
        assert set(found) < set(opened)
