"""Removing a person from a running match."""

from __future__ import annotations

import time

import pytest

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import TimeControl
from funnymoney.server.rooms.absence import GONE_AFTER_S, is_overdue
from funnymoney.server.services import Services
from funnymoney.server.table.events import StandInChanged
from tests.server.removing import (
    FOUR,
    HOUR,
    be_away_for,
    kept,
    question,
    seat_told,
)
from tests.server.rooms import Person, deal, house_at, open_table, until


async def test_the_host_alone_removes_nobody_from_a_match(file: str) -> None:
    async with house_at(file) as house:
        host, target, third, fourth = people = await open_table(house, FOUR)
        room = await deal(people)
        view = target.view
        await host.wish(kick=target.guest)
        await kept(room)
        wanted = {"what": "remove", "by": 0, "agreed": [0], "about": target.seat}
        assert third.table["asked"] == wanted
        assert seat_told(host, target)["kind"] == "person"
        assert (target.ends, target.view) == ([], view)
        await third.wish(agree=True)
        assert room.is_person(target.seat), "not all have agreed"
        await fourth.wish(agree=True)
        await kept(room)
        told = seat_told(host, target)
        assert (told["kind"], told["level"], told["removed"]) == ("person", "medium", True)
        assert "asked" not in host.table


async def test_one_no_keeps_a_person_in_the_match(file: str) -> None:
    async with house_at(file) as house:
        host, target, third, fourth = people = await open_table(house, FOUR)
        room = await deal(people)
        await host.wish(kick=target.guest)
        await third.wish(agree=True)
        await fourth.wish(agree=False)
        assert (room.vote, room.is_person(target.seat)) == (None, True)


async def test_the_one_concerned_is_not_asked(file: str) -> None:
    async with house_at(file) as house:
        host, target, third = people = await open_table(house, FOUR[:3])
        room = await deal(people)
        await host.wish(kick=target.guest)
        for yes in (True, False):
            with pytest.raises(Refused, match="about you"):
                await target.wish(agree=yes)
        assert room.vote is not None
        await target.wish(hand="easy")
        await target.wish(hand="me")
        assert room.vote is not None, "that is no way out, either"
        await third.wish(agree=True)
        assert target.seat in room.table.people.removed


async def test_who_shall_be_removed_cannot_hold_that_back_with_a_question(file: str) -> None:
    async with house_at(file) as house:
        host, target, third = people = await open_table(house, FOUR[:3])
        room = await deal(people)
        await third.wish(pause=True)
        with pytest.raises(Refused, match="asked something already"):
            await host.wish(kick=target.guest)
        await third.wish(agree=False)
        await target.wish(pause=True)
        await host.wish(kick=target.guest)
        assert (question(room), room.table.paused) == ("remove", False)
        with pytest.raises(Refused, match="asked something already"):
            await target.wish(pause=True)
        await third.wish(agree=True)
        assert target.seat in room.table.people.removed


async def test_of_two_people_neither_can_remove_the_other(file: str) -> None:
    async with house_at(file) as house:
        host, target = people = await open_table(house, ["me", "open", "easy"])
        room = await deal(people)
        with pytest.raises(Refused, match="there is nobody else"):
            await host.wish(kick=target.guest)
        assert (room.vote, room.is_person(target.seat)) == (None, True)


async def test_who_is_merely_away_has_not_agreed_to_a_removal(file: str) -> None:
    """Where all others are gone, nobody has said yes: the question stands until one does."""
    async with house_at(file) as house:
        host, target, third, fourth = people = await open_table(house, FOUR, absence=None)
        room = await deal(people)
        for away in (third, fourth):
            away.go()
        await host.wish(kick=target.guest)
        for away in (third, fourth):
            be_away_for(away, GONE_AFTER_S)
        assert room.vote is not None
        assert room.is_person(target.seat)
        assert room.due() is None, "nothing happens by time alone"
        await third.join(room.id)
        await third.wish(agree=True)
        assert target.seat in room.table.people.removed, "for the fourth nobody waits any more"


@pytest.mark.parametrize("two", [False, True])
async def test_who_is_away_for_too_long_is_removed_without_asking(file: str, two: bool) -> None:
    async with house_at(file) as house:
        seats = ["me", "open", "easy"] if two else FOUR
        host, target, *_ = people = await open_table(house, seats, absence=60)
        room = await deal(people)
        target.go()
        be_away_for(target, 50)
        assert "overdue" not in seat_told(host, target)
        if two:
            with pytest.raises(Refused, match="nobody else"):
                await host.wish(kick=target.guest)
        be_away_for(target, 10)
        await kept(room)
        assert seat_told(host, target)["overdue"] is True
        await host.wish(kick=target.guest)
        assert (room.vote, target.seat in room.table.people.removed) == (None, True)
        await kept(room)
        await target.join(room.id)
        assert target.last("you") == target.seat
        assert seat_told(target, target)["removed"] is True, "it is not theirs by returning"


async def test_nobody_is_away_for_too_long_while_the_match_is_paused(file: str) -> None:
    async with house_at(file) as house:
        host, target, _ = people = await open_table(house, FOUR[:3], absence=60)
        room = await deal(people)
        await host.wish(pause=True)
        target.go()
        be_away_for(target, HOUR)
        assert not is_overdue(room, target.seat)
        await host.wish(pause=False)
        assert is_overdue(room, target.seat)


async def test_who_was_disconnected_has_time_to_come_back_before_they_are_overdue(
    file: str,
) -> None:
    """A page tries again after ten seconds at most; a table may allow five of absence."""
    async with house_at(file) as house:
        _, target, _ = people = await open_table(house, FOUR[:3], absence=5)
        room = await deal(people)
        target.go()
        be_away_for(target, 15)
        assert not is_overdue(room, target.seat)
        be_away_for(target, GONE_AFTER_S)
        assert is_overdue(room, target.seat)


async def test_an_alarm_rests_after_somebody_is_overdue(file: str) -> None:
    async with house_at(file) as house:
        host, target, third = people = await open_table(house, FOUR[:3], absence=60)
        room = await deal(people)
        target.go()
        for _ in range(2):
            be_away_for(target, 60)
            due = room.due()
            assert due is None or due > time.time()
        assert is_overdue(room, target.seat)
        assert not any(is_overdue(room, each.seat) for each in (host, third))


async def test_where_nobody_is_ever_away_for_too_long_all_must_agree(file: str) -> None:
    async with house_at(file) as house:
        host, target, _ = people = await open_table(house, FOUR[:3], absence=None)
        room = await deal(people)
        target.go()
        be_away_for(target, 1e6)
        await host.wish(kick=target.guest)
        assert room.vote is not None
        assert target.seat not in room.table.people.removed


async def test_in_a_slow_game_who_was_not_late_is_not_away_for_too_long(file: str) -> None:
    async with house_at(file) as house:
        clock = TimeControl("move", 24 * HOUR)
        host, target, third = people = await open_table(house, FOUR[:3], clock=clock)
        room = await deal(people)
        target.go()
        be_away_for(target, 10 * HOUR)
        await host.wish(kick=target.guest)
        assert room.vote is not None
        await third.wish(agree=False)
        room.commit(StandInChanged(target.seat, "medium", False))  # as when their time is up
        await host.wish(kick=target.guest)
        assert target.seat in room.table.people.removed


async def test_a_host_who_lets_a_bot_play_asks_nothing(file: str) -> None:
    async with house_at(file) as house:
        host, target, third = people = await open_table(house, FOUR[:3])
        room = await deal(people)
        await host.wish(kick=target.guest)
        await host.wish(hand="easy")
        assert room.vote is None
        with pytest.raises(Refused, match="take your seat back"):
            await host.wish(kick=target.guest)
        with pytest.raises(Refused, match="only the host"):
            await third.wish(kick=target.guest)


async def test_a_host_without_a_seat_removes_only_who_is_away(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["open", "open", "open"], absence=60)
        host, target = people[0], people[1]
        room = await deal(people[1:])
        with pytest.raises(Refused, match="without a seat"):
            await host.wish(kick=target.guest)
        target.go()
        be_away_for(target, 60)
        await host.wish(kick=target.guest)
        assert target.seat in room.table.people.removed


async def test_who_only_looks_on_is_shown_out_as_before(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR[:3])
        room = await deal(people)
        eve = await Person.come(house, "Eve")
        await eve.join(room.id)
        await people[0].wish(kick=eve.guest)
        assert eve.ends == ["kicked"]


async def test_the_cards_are_not_dealt_to_one_who_is_being_shown_out(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a host could still remove somebody alone, in the moment of the deal."""
    async with house_at(file) as house:
        host, target, third = people = await open_table(house, FOUR[:3])
        moderation = house.store.moderation
        show_out = moderation.show_out

        async def all_give_meanwhile(table: str, guest: str) -> None:
            for person in people:
                await person.wish(give="plum")
            await show_out(table, guest)

        monkeypatch.setattr(moderation, "show_out", all_give_meanwhile)
        room = host.room
        await host.wish(kick=target.guest)
        assert (room.status, room.seats[1].kind) == ("open", "open")
        await host.wish(start="easy")
        await deal([host, third])
        assert (room.status, room.seats[1].kind) == ("running", "bot")


async def test_who_was_shown_out_is_not_dealt_in_after_a_crash(file: str) -> None:
    """Else the match has a person who may not come in, and whom nobody can remove."""
    async with house_at(file) as house:
        host, target, third = people = await open_table(house, FOUR[:3])
        room = host.room
        for person in (target, third):
            await person.wish(give="plum")
        await kept(room)
        await house.store.moderation.show_out(room.id, target.guest)  # and then it dies
        assert (await house.store.load(room.id)).seats[1].kind == "open"
    async with house_at(file) as house:
        await come_back(house, [host, third])
        assert [seat.kind for seat in host.room.seats] == ["person", "open", "person"]
        await host.wish(give="plum")
        await kept(host.room)
        assert host.room.status == "open"
        await host.wish(start="easy")
        await deal([host, third])
        assert host.room.seats[people.index(target)].kind == "bot"


async def come_back(house: Services, people: list[Person]) -> None:
    table = people[0].door.id
    for person in people:
        person.house, person.heard = house, []
        await person.join(table)


async def test_who_was_shown_out_and_sits_all_the_same_is_freed_before_the_deal(
    file: str,
) -> None:
    """They sat down in the same moment, or an older version has left them there."""
    async with house_at(file) as house:
        host, target, third = await open_table(house, FOUR[:3])
        room = host.room
        await host.wish(kick=target.guest)
        await house.store.seats.claim(room.id, 1, target.guest)
        await room.refresh()
        assert room.seats[1].kind == "open"
        await house.store.seats.claim(room.id, 1, target.guest)
        for person in (host, third):
            await person.wish(give="plum")
        await kept(room)
    async with house_at(file) as house:
        await come_back(house, [host, third])
        assert (host.room.status, host.room.seats[1].kind) == ("open", "open")


async def test_hints_do_not_open_because_somebody_is_removed(file: str) -> None:
    """Not even after the process has gone and come: that two people began is in the log."""
    async with house_at(file) as house:
        host, target = people = await open_table(house, ["me", "open", "easy"], absence=60)
        room = await deal(people)
        target.go()
        be_away_for(target, 60)
        await host.wish(kick=target.guest)
        with pytest.raises(Refused, match="another person began this match"):
            await host.wish(hint=True, step=host.last("step"))
        await house.guests.ban(target.guest, "rude", 2**53 - 1)
        await until(lambda: room.seats[1].kind == "bot")
        await kept(room)
    async with house_at(file) as house:
        host.house = house
        await host.join(room.id)
        with pytest.raises(Refused, match="another person began this match"):
            await host.wish(hint=True, step=host.last("step"))
