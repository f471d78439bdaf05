"""A room: people and bots at one table, clocks, absence, and what is kept before it is told."""

from __future__ import annotations

import asyncio
import time

import pytest

from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import CannotUndo
from funnymoney.core.game import Word
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.games import game_named
from funnymoney.server import listing
from funnymoney.server.clock import Terms
from funnymoney.server.house import House
from funnymoney.server.messages import Line
from funnymoney.server.outbox import Outbox
from funnymoney.server.own import OwnRoom
from funnymoney.server.sockets import Visit
from funnymoney.server.store.errors import NotDurable
from funnymoney.server.store.moderation import FOR_EVER
from funnymoney.server.store.rows import NewSeat, NewTable
from funnymoney.server.table import NotNow
from tests.server.rooms import Person, deal, house_at, let_pass, open_table, until

HOUR = 3600.0


async def test_nothing_is_told_before_it_is_kept(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        await deal(people)
        actor = next(person for person in people if person.view["choices"])
        counts = [len(person.heard) for person in people]
        await actor.choose()
        assert [len(person.heard) for person in people] == counts
        kept = len((await house.store.load(actor.room.id)).moves)
        await until(lambda: [len(person.heard) for person in people] != counts)
        assert len((await house.store.load(actor.room.id)).moves) >= kept


async def test_a_refusal_does_not_count_a_choice_that_is_not_kept_yet(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        visit = Visit(house, room, actor.viewer, Outbox(to_nobody, house))
        step, heard = actor.last("step"), len(actor.heard)
        await actor.choose()
        await visit.hear({"text": f'{{"do": ["dance"], "step": {step + 1}}}'})
        assert room.pending
        assert len(actor.heard) == heard
        await until(lambda: not room.pending)
        assert [message["step"] for message in actor.heard[heard:]] == [step + 1, step + 1]
        assert "error" in actor.heard[-1]


async def to_nobody(_: object) -> None: ...


async def test_what_cannot_be_kept_is_not_told_and_the_table_begins_again_from_what_is(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        before = len((await house.store.load(room.id)).moves)

        def lost(table: str, seq: int, body: object) -> asyncio.Future[None]:
            answer = house.loop.create_future()
            answer.set_exception(NotDurable("the disk is full"))
            return answer

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "keep", lost)
            await actor.choose()
            await until(lambda: all(person.ends for person in people))
        assert {person.ends[0] for person in people} == {"moved"}
        await actor.join(room.id)
        assert actor.room is not room
        assert actor.room.table.entries == before
        await actor.choose()
        await until(lambda: actor.room.table.entries == before + 1)


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


async def test_bots_alone_do_not_play_in_an_empty_room_by_a_clock_either(file: str) -> None:
    """Else anybody could keep them thinking, at as many tables as he likes to open."""
    async with house_at(file) as house:
        [host] = await open_table(house, ["easy"] * 3, clock=Terms("move", 5))
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
        room.alarm.away[actor.seat] -= 10
        room.go_on()
        await until(lambda: witness.table["seats"][actor.seat].get("level") == "medium")
        with pytest.raises(NotNow, match="a bot plays for you"):
            await actor.wish(do=["pass"], step=room.table.steps[actor.seat])
        await actor.join(room.id)
        assert room.table.stand_in(actor.seat) == ""


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
        clock = Terms("move", 5, then="bot")
        people = await open_table(house, ["me", "open", "open"], clock=clock)
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        room.clock.since[actor.seat] -= 5
        room.alarm.ring()
        assert room.level(actor.seat) == "medium"


async def test_when_time_is_up_the_gentlest_choice_may_be_made(file: str) -> None:
    async with house_at(file) as house:
        clock = Terms("move", 60, then="default")
        people = await open_table(house, ["me", "open", "open"], clock=clock)
        room = await deal(people)
        for verb in ("declare", "believe"):  # nothing is declared, and he is taken at his word
            [late] = [person for person in people if person.seat in room.table.acting()]
            room.clock.since[late.seat] -= 60
            room.alarm.ring()
            player, word = room.table.running().record.choices[-1]
            assert (player, word[0], any(word[1:])) == (late.seat, verb, False)
            assert room.is_person(late.seat)
            assert room.clock.left[late.seat] == 60


async def test_whose_turn_is_over_by_what_was_done_for_another_is_not_late(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=Terms("move", 5))
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        other = next(person for person in people if person is not actor)
        room.clock.since = dict.fromkeys([actor.seat, other.seat], 0.0)
        room.alarm.ring()
        assert [room.level(person.seat) for person in (actor, other)] == ["medium", ""]


async def test_a_clock_shows_everybody_his_own_time_and_whose_runs(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=Terms("bank", 60, 5))
        await deal(people)
        for person in people:
            clock = person.last("clock")
            assert clock["running"] == person.view["acting"]
            assert all(50 <= left <= 65 for left in clock["left"])


async def test_a_pause_stops_play_and_clock(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=Terms("bank", 60, 5))
        room = await deal(people)
        host, other, third = people
        await host.wish(pause=True)
        assert room.clock.since == {}
        actor = next(person for person in people if person.view["choices"])
        with pytest.raises(NotNow, match="paused"):
            await actor.choose()
        await other.wish(pause=False)
        assert room.table.paused, "who is not the host must ask"
        await host.wish(agree=True)
        assert room.table.paused
        await third.wish(agree=True)
        assert [room.table.paused, bool(room.clock.since)] == [False, True]


async def test_a_question_that_one_declines_is_over(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await people[1].wish(pause=True)
        await until(lambda: people[2].table.get("asked"))
        await people[2].wish(agree=False)
        assert room.asked is None
        with pytest.raises(NotNow, match="nobody has asked"):
            await people[0].wish(agree=True)


async def test_a_question_waits_for_nobody_who_has_gone(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        host, other, third = people
        await other.wish(pause=True)
        await host.wish(agree=True)
        assert (room.asked is None, room.table.paused) == (False, False)
        third.go()
        assert (room.asked is None, room.table.paused) == (True, True)


async def test_a_question_waits_for_nobody_for_whom_a_bot_plays(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        host, other, third = people
        await other.wish(pause=True)
        await host.wish(leave=True)
        assert (room.asked is None, room.table.paused) == (False, False)
        await third.wish(hand="easy")
        assert (room.asked is None, room.table.paused) == (True, True)


async def test_a_question_is_gone_with_the_one_who_asked(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await people[1].wish(pause=True)
        await people[1].wish(hand="easy")
        assert (room.asked is None, room.table.paused) == (True, False)


async def test_in_a_slow_game_those_who_are_away_are_asked_too(file: str) -> None:
    async with house_at(file, idle=0.05) as house:
        seats = ["me", "open", "open"]
        host, guest, third = await open_table(house, seats, clock=Terms("move", 24 * HOUR))
        room = await deal([host, guest, third])
        host.go()
        third.go()
        await guest.wish(pause=True)
        assert not room.table.paused
        await until(lambda: guest.table.get("asked") == {"what": "pause", "by": 1, "agreed": [1]})
        guest.go()
        await until(lambda: room.id not in house.rooms and not house.resting)
        await third.join(room.id)
        assert third.table["asked"]["by"] == 1, "the question was kept while the table slept"
        await third.wish(agree=True)
        assert not third.room.table.paused
        await host.join(room.id)
        await host.wish(agree=True)
        assert host.room.table.paused
        assert host.room.asked is None


async def test_who_is_away_from_a_quick_game_is_not_waited_for(file: str) -> None:
    async with house_at(file) as house:
        host, guest, third = await open_table(house, ["me", "open", "open"])
        room = await deal([host, guest, third])
        host.go()
        await guest.wish(pause=True)
        assert not room.table.paused
        await third.wish(agree=True)
        assert room.table.paused


async def test_a_question_goes_with_him_who_asked(file: str) -> None:
    async with house_at(file) as house:
        host, guest, third = await open_table(house, ["me", "open", "open"])
        room = await deal([host, guest, third])
        await guest.wish(pause=True)
        await until(lambda: host.table.get("asked"))
        await guest.wish(leave=True)
        await until(lambda: not host.table.get("asked"))
        assert not room.table.paused


async def test_nobody_is_asked_when_a_quick_game_is_opened_again(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await people[1].wish(pause=True)
        await until(lambda: not room.pending)
        house.drop(room, "moved")
        again = await house.room(room.id)
        assert (again.asked, again.table.paused) == (None, False)


def put_before_a_wish(room: OwnRoom) -> tuple[int, Word]:
    """Let the match stand where somebody can choose what nobody else sees; return who and what."""
    for seed in range(100):
        match, bot = Match(room.table.game, 2, seed=f"{seed:064x}"), RandomBot(FastLuck(seed))
        for _ in range(400):
            player = match.asked_first()
            word = bot.act(match.view(player))
            match.play(player, word)
            if match.can_undo(player):
                match.undo(player)
                room.table.match = match
                return player, word
    raise AssertionError("nobody has ever wished for anything")


async def test_a_choice_is_taken_back_among_bots_without_asking(file: str) -> None:
    async with house_at(file) as house:
        seats = ["me", "easy"]
        [host] = await open_table(house, seats, game="crooked_cash", pace="calm")
        room = await deal([host])
        room.minds.stop()
        player, word = put_before_a_wish(room)
        await house.store.seats.replace(room.id, 1 - player, NewSeat("bot", level="easy"))
        if player != host.seat:
            await house.store.seats.replace(room.id, player, NewSeat("person", host.guest))
        await room.refresh()
        room.minds.stop()
        choices = room.table.running().record.choices
        before = len(choices)
        await host.wish(do=word, step=room.table.steps[player])
        assert len(choices) == before + 1
        steps = room.table.steps[player]
        await host.wish(undo=True, step=steps)
        assert room.table.steps[player] == steps + 1
        assert len(room.table.running().record.choices) == before


async def test_among_people_all_must_agree_that_a_choice_is_taken_back(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open"], game="crooked_cash")
        room = await deal(people)
        player, word = put_before_a_wish(room)
        one = next(person for person in people if person.seat == player)
        other = next(person for person in people if person is not one)
        before = len(room.table.running().record.choices)
        await one.wish(do=word, step=room.table.steps[player])
        steps = room.table.steps[player]
        await one.wish(undo=True, step=steps)
        assert room.table.steps[player] == steps
        await until(lambda: (other.table.get("asked") or {}).get("what") == "undo")
        await other.wish(agree=True)
        assert len(room.table.running().record.choices) == before


async def test_who_may_not_choose_may_not_take_back_either(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open"], game="crooked_cash")
        room = await deal(people)
        player, word = put_before_a_wish(room)
        one = next(person for person in people if person.seat == player)
        await one.wish(do=word, step=room.table.steps[player])
        await people[0].wish(pause=True)
        with pytest.raises(NotNow, match="paused"):
            await one.wish(undo=True, step=room.table.steps[player])
        await people[0].wish(pause=False)
        room.minds.stop()
        await one.wish(hand="easy")
        with pytest.raises(NotNow, match="a bot plays for you"):
            await one.wish(undo=True, step=room.table.steps[player])
        assert room.asked is None


async def test_nothing_can_be_taken_back_that_others_have_learned(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        actor = next(person for person in people if person.view["choices"])
        await actor.choose()
        with pytest.raises(CannotUndo):
            await actor.wish(undo=True, step=room.table.steps[actor.seat])


async def test_an_idle_room_leaves_memory_and_comes_back_on_demand(file: str) -> None:
    async with house_at(file, idle=0.05) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        dump = room.table.running().state.dump()
        for person in people:
            person.go()
        await until(lambda: room.id not in house.rooms and not house.resting)
        assert await house.store.leases.owner(room.id) is None
        await people[0].join(room.id)
        assert people[0].room is not room
        assert people[0].room.table.running().state.dump() == dump


@pytest.mark.parametrize("how", ["forgotten", "banned"])
async def test_nobody_waits_for_one_who_went_for_good_while_the_table_slept(
    file: str, how: str
) -> None:
    async with house_at(file, idle=0.05) as house:
        people = await open_table(house, ["me", "open", "open"], absence=None)
        room = await deal(people)
        for person in people:
            person.go()
        await until(lambda: room.id not in house.rooms and not house.resting)
        gone = people[0]
        if how == "banned":
            await house.ban(gone.guest, "he cheats", FOR_EVER)
        else:
            await house.forget(gone.guest)
        await people[1].join(room.id)
        seats = people[1].table["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person", "person"]
        assert people[1].table["host"] == people[1].guest


async def test_a_sleeping_table_is_woken_when_somebodys_time_is_up(file: str) -> None:
    async with house_at(file, idle=0.05) as house:
        clock = Terms("move", 3600, then="bot")
        people = await open_table(house, ["me", "open", "open"], clock=clock)
        room = await deal(people)
        for person in people:
            person.go()
        await until(lambda: room.id not in house.rooms and not house.resting)
        found = await house.store.tables.get(room.id)
        assert found is not None
        assert found.table.wake is not None
        await house.store.leases.claim(room.id)
        await house.store.leases.release(room.id, 1)
        await house.adopt()
        assert room.id in house.rooms


async def put_to_bed(house: House, people: list[Person]) -> tuple[OwnRoom, Person]:
    """Deal, let all go and the table sleep; return it, and one who owes a choice there."""
    room = await deal(people)
    actor = next(person for person in people if person.view["choices"])
    for person in people:
        person.go()
    await until(lambda: room.id not in house.rooms and not house.resting)
    return room, actor


async def hours_left(house: House, table: str) -> float:
    room = await house.room(table)
    end = room.clock.deadline()
    assert end is not None
    return round((end - time.time()) / HOUR, 2)


async def test_the_time_of_a_slow_game_is_up_though_the_table_slept(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, idle=0.05) as house:
        people = await open_table(house, ["me", "open", "open"], clock=Terms("move", 24 * HOUR))
        room, actor = await put_to_bed(house, people)
        let_pass(monkeypatch, 10 * HOUR)
        await listing.for_guest(house, actor.guest)
        assert await hours_left(house, room.id) == 14, "a look gives nobody more time"
        await until(lambda: room.id not in house.rooms and not house.resting)
        let_pass(monkeypatch, 15 * HOUR)
        await house.adopt()
        again = await house.room(room.id)
        await until(lambda: again.table.stand_in(actor.seat) == "medium")


async def test_nobody_pays_for_the_time_in_which_there_was_no_house(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=Terms("bank", 24 * HOUR))
        room = await deal(people)
    let_pass(monkeypatch, 20 * HOUR)
    async with house_at(file) as house:
        await house.store.writer.write(
            lambda connection: connection.exec_driver_sql(
                "UPDATE tables SET lease = 0, renewed = renewed - 36000000"
            )
        )
        assert await hours_left(house, room.id) == 14, "the house was there half of the time"
        await until(lambda: not house.store.writer.waiting)
    async with house_at(file) as house:
        assert await hours_left(house, room.id) == 14


@pytest.mark.parametrize("slow", [False, True])
async def test_who_waits_at_an_open_table_for_a_host_who_is_away_becomes_the_host(
    file: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one who sits there and does not give would keep all from playing."""
    async with house_at(file) as house:
        clock = Terms("move", 24 * HOUR) if slow else Terms()
        host, guest, silent = await open_table(house, ["me", "open", "open"], clock=clock)
        room = guest.room
        host.go()
        silent.go()
        due = room.alarm.due()
        assert due is not None
        assert round((due - time.time()) / 60) == (24 * 60 if slow else 10)
        let_pass(monkeypatch, due - time.time())
        room.alarm.ring()
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
        assert room.alarm.due() is None
        host.go()
        assert room.alarm.due() is not None
        await host.join(room.id)
        assert room.alarm.due() is None
        for person in people:
            person.go()
        assert room.alarm.due() is None
        assert room.about.host_id == host.guest


async def test_the_second_half_of_a_start_is_made_up_for(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await until(lambda: not house.store.writer.waiting)
        await asyncio.sleep(0.1)
        house.drop(room, "moved")
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
            await until(lambda: not room.pending)
            await next(each for each in people if each.seat in room.table.acting()).choose()
        await until(lambda: not house.store.writer.waiting)
        await asyncio.gather(*(person.wish(rematch=True) for person in people))
        for person in people:
            found = await house.store.tables.of_guest(person.guest)
            assert [each.table.id for each in found] == [room.about.next_id]


async def test_who_gives_up_his_seat_does_not_look_on_where_nobody_may(file: str) -> None:
    async with house_at(file) as house:
        host, guest, third = await open_table(house, ["me", "open", "open"], watch=False)
        await deal([host, guest, third])
        await guest.wish(leave=True)
        await until(lambda: guest.ends)
        assert (guest.ends, guest.last("error")) == (["private"], "private")
        assert guest.last("you") == 1, "he was not shown the table as one who looks on"
        await host.wish(kick=third.guest)
        await until(lambda: third.ends)
        assert third.last("bye") == "kicked"


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
        with pytest.raises(NotNow, match="nobody may look on here"):
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
        room: OwnRoom = people[0].room
        eve, lines = await Person.come(house, "Eve"), room.lines

        async def dealt_meanwhile() -> list[Line]:
            await deal(people)
            return await lines()

        monkeypatch.setattr(room, "lines", dealt_meanwhile)
        with pytest.raises(NotNow, match="nobody may look on here"):
            await eve.join(room.id)
        assert (eve.heard, room.presence.has(eve.guest)) == ([], False)


async def test_who_is_kicked_while_he_comes_in_does_not_come_in(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        host, *_ = await open_table(house, ["me", "open", "open"])
        room: OwnRoom = host.room
        guest = await Person.come(house, "Eve")
        lines = room.lines

        async def kicked_meanwhile() -> list[Line]:
            await host.wish(kick=guest.guest)
            return await lines()

        monkeypatch.setattr(room, "lines", kicked_meanwhile)
        with pytest.raises(NotNow, match="does not let you in"):
            await guest.join(room.id)
        assert (guest.heard, room.presence.has(guest.guest)) == ([], False)


async def test_of_very_many_tables_the_liveliest_are_shown(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is opened to see whose turn it is, and nobody shall have them all opened."""
    monkeypatch.setattr(listing, "MOST", 2)
    async with house_at(file) as house:
        host = await Person.come(house, "Ann")
        seats = (NewSeat("person", host.guest), NewSeat("bot", level="easy"))
        edition = game_named("counterfeiters").edition
        new = NewTable("counterfeiters", edition, {}, seats, host_id=host.guest)
        opened = [await house.store.create(new) for _ in range(4)]
        found = [each["id"] for each in await listing.for_guest(house, host.guest)]
        assert len(found) == 2
        assert set(found) < set(opened)
