"""What all must want: pauses."""

from __future__ import annotations

import time

import pytest

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import TimeControl
from funnymoney.server.rooms.absence import GONE_AFTER_S
from tests.server.rooms import (
    Person,
    deal,
    house_at,
    open_table,
    until,
)

HOUR = 3600.0


async def test_a_pause_stops_play_and_clock(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=TimeControl("bank", 60, 5))
        room = await deal(people)
        host, other, third = people
        await host.wish(pause=True)
        assert room.table.clock.running_since == {}
        actor = next(person for person in people if person.view["choices"])
        with pytest.raises(Refused, match="paused"):
            await actor.choose()
        await other.wish(pause=False)
        assert room.table.paused, "who is not the host must ask"
        await host.wish(agree=True)
        assert room.table.paused
        await third.wish(agree=True)
        assert [room.table.paused, bool(room.table.clock.running_since)] == [False, True]


async def test_a_question_that_one_declines_is_over(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await people[1].wish(pause=True)
        await until(lambda: people[2].table.get("asked"))
        await people[2].wish(agree=False)
        assert room.vote is None
        with pytest.raises(Refused, match="nobody has asked"):
            await people[0].wish(agree=True)


async def test_a_question_waits_for_nobody_who_has_gone(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        host, other, third = people
        await other.wish(pause=True)
        await host.wish(agree=True)
        assert (room.vote is None, room.table.paused) == (False, False)
        third.go()
        be_away_for(third, GONE_AFTER_S)
        assert (room.vote is None, room.table.paused) == (True, True)


def be_away_for(person: Person, seconds: float) -> None:
    """Let so much time have passed since somebody went, and let ring what is due by then."""
    room = person.room
    room.away[person.seat] -= seconds
    due = room.due()
    if due is not None and due <= time.time():
        room.on_time()


@pytest.mark.parametrize("what", ["pause", "resume"])
async def test_who_only_loads_the_page_again_has_not_agreed(file: str, what: str) -> None:
    async with house_at(file) as house:
        host, other, _ = people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        if what == "resume":
            await host.wish(pause=True)
        await other.wish(pause=what == "pause")
        await people[2].wish(agree=True)
        host.go()
        be_away_for(host, GONE_AFTER_S - 2)
        assert room.vote is not None
        await host.join(room.id)
        await until(lambda: host.table.get("asked", {}).get("agreed") == [1, 2])
        await host.wish(agree=False)
        assert (room.vote is None, room.table.paused) == (True, what == "resume")


async def test_who_is_gone_while_another_is_asked_lets_the_alarm_rest(file: str) -> None:
    async with house_at(file) as house:
        seats = ["me", "open", "open"]
        host, other, third = people = await open_table(house, seats, absence=None)
        room = await deal(people)
        await other.wish(pause=True)
        third.go()
        assert room.due() == room.away[third.seat] + GONE_AFTER_S
        be_away_for(third, GONE_AFTER_S)
        assert room.due() is None
        await host.wish(agree=True)
        assert room.table.paused


async def test_a_question_waits_for_nobody_for_whom_a_bot_plays(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        host, other, third = people
        await other.wish(pause=True)
        await host.wish(leave=True)
        assert (room.vote is None, room.table.paused) == (False, False)
        await third.wish(hand="easy")
        assert (room.vote is None, room.table.paused) == (True, True)


async def test_a_question_is_gone_with_the_one_who_asked(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await people[1].wish(pause=True)
        await people[1].wish(hand="easy")
        assert (room.vote is None, room.table.paused) == (True, False)


async def test_in_a_slow_game_those_who_are_away_are_asked_too(file: str) -> None:
    async with house_at(file, idle=0.05) as house:
        seats = ["me", "open", "open"]
        host, guest, third = await open_table(house, seats, clock=TimeControl("move", 24 * HOUR))
        room = await deal([host, guest, third])
        host.go()
        third.go()
        await guest.wish(pause=True)
        assert not room.table.paused
        await until(lambda: guest.table.get("asked") == {"what": "pause", "by": 1, "agreed": [1]})
        guest.go()
        await until(lambda: room.id not in house.rooms.by_id and not house.rooms.releasing)
        await third.join(room.id)
        assert third.table["asked"]["by"] == 1, "the question was kept while the table slept"
        await third.wish(agree=True)
        assert not third.room.table.paused
        await host.join(room.id)
        await host.wish(agree=True)
        assert host.room.table.paused
        assert host.room.vote is None


async def test_who_is_away_from_a_quick_game_is_not_waited_for(file: str) -> None:
    async with house_at(file) as house:
        host, guest, third = await open_table(house, ["me", "open", "open"])
        room = await deal([host, guest, third])
        host.go()
        be_away_for(host, GONE_AFTER_S)
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
        await until(lambda: not room.unsaved)
        room.close("moved")
        again = await house.rooms.room(room.id)
        assert (again.vote, again.table.paused) == (None, False)
