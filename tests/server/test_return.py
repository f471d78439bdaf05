"""What a person who was removed from a match may do, and how they get their seat back."""

from __future__ import annotations

import time
from typing import Any

import pytest

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import TimeControl
from funnymoney.server.rooms.removal import RETURN_DELAY_S, SLOW_RETURN_DELAY_S, remove
from funnymoney.server.table.events import PersonRemoved, StandInChanged, VoteOpened, read
from tests.server.removing import (
    FOUR,
    HOUR,
    kept,
    play_on,
    question,
    removed,
    removed_for_absence,
    seat_told,
)
from tests.server.rooms import Person, deal, house_at, let_pass, open_table, until
from tests.server.test_far import give_all, table_of

FIVE = [*FOUR, "open"]

# ---------------------------------------------------------------- what the removed may do


async def test_a_removed_person_keeps_their_view_and_decides_nothing(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR)
        room = await deal(people)
        host, _, third, _ = people
        target = await removed(people)
        assert target.ends == []
        assert target.last("you") == target.seat
        await third.wish(pause=True)
        wishes: list[dict[str, Any]] = [
            {"agree": False},
            {"agree": True},
            {"pause": True},
            {"pace": "calm"},
            {"hand": "hard"},
            {"do": ["pass"], "step": room.table.steps[target.seat]},
        ]
        await host.wish(pause=True)
        await host.wish(pause=False)
        await third.wish(pause=True)
        for wish in wishes:
            with pytest.raises(Refused, match="removed you"):
                await target.wish(**wish)
        assert room.vote is not None
        assert (room.table.paused, room.settings.pace) == (False, "quick")
        own = await house.rooms.room(room.id)
        assert own.table.running().view(target.seat) == target.view


async def test_a_bot_plays_for_the_removed(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR[:3])
        room = await deal(people)
        target = await removed(people)
        others = [person for person in people if person is not target]
        before = room.table.steps[target.seat]
        while room.table.steps[target.seat] == before and not room.table.over:
            await play_on(room, others)
        assert room.table.steps[target.seat] > before


# -------------------------------------------------------------------------- returning


async def test_the_first_yes_gives_the_seat_back(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR)
        room = await deal(people)
        host, _, third, fourth = people
        target = await removed(people)
        await target.wish(hand="me")
        await kept(room)
        asked = fourth.table["asked"]
        assert (asked["what"], asked["by"]) == ("return", target.seat)
        assert 0 < asked["until"] - time.time() < RETURN_DELAY_S + 1
        await host.wish(agree=False)
        await third.wish(agree=False)
        assert target.seat in room.table.people.removed
        await fourth.wish(agree=True)
        await kept(room)
        assert room.is_person(target.seat)
        told = seat_told(target, target)
        assert "removed" not in told
        assert "level" not in told
        assert "asked" not in target.table


async def test_the_seat_is_given_back_by_time_unless_all_refuse(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR)
        room = await deal(people)
        host, _, third, _ = people
        target = await removed(people)
        await target.wish(hand="me")
        for person in (host, third):
            await person.wish(agree=False)
        assert room.vote is not None
        assert room.vote.until is not None
        assert room.vote.refused == [host.seat, third.seat]
        assert room.due() == room.vote.until
        let_pass(monkeypatch, RETURN_DELAY_S)
        room.on_time()
        assert room.is_person(target.seat)


async def test_people_for_whom_a_bot_plays_have_not_refused(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR)
        room = await deal(people)
        host, _, third, fourth = people
        target = await removed(people)
        for person in (third, fourth):
            await person.wish(hand="medium")
        await target.wish(hand="me")
        await host.wish(agree=False)
        assert target.seat not in room.table.people.barred
        assert question(room) == "return"


async def test_who_is_refused_by_all_stays_out_to_the_end(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR)
        room = await deal(people)
        host, _, third, fourth = people
        target = await removed(people)
        await target.wish(hand="me")
        for person in (host, third, fourth):
            await person.wish(agree=False)
        await kept(room)
        assert (room.vote, room.is_person(target.seat)) == (None, False)
        assert seat_told(target, target)["barred"] is True
        with pytest.raises(Refused, match="all others have refused"):
            await target.wish(hand="me")
        for person in (host, third, fourth):
            await person.wish(leave=True)
        assert room.row.host_id == target.guest, "the match is not over for them"
        await target.wish(hand="me")
        assert room.is_person(target.seat), "there is nobody left who refuses"


async def test_where_nobody_else_plays_the_seat_is_given_back_at_once(file: str) -> None:
    async with house_at(file) as house:
        host, _, third = people = await open_table(house, FOUR[:3])
        room = await deal(people)
        target = await removed(people)
        for person in (host, third):
            await person.wish(leave=True)
        assert room.row.host_id == target.guest
        await target.wish(hand="me")
        assert room.is_person(target.seat)


@pytest.mark.parametrize("others", [1, 2])
async def test_who_was_only_away_gets_the_seat_back_as_soon_as_they_ask(
    file: str, others: int
) -> None:
    """Else of two people the host alone could take the other's seat: with a removal and a no."""
    seats = ["me", *["open"] * others, "easy"]
    async with house_at(file) as house:
        host, *_ = people = await open_table(house, seats, absence=5)
        room = await deal(people)
        target = await removed_for_absence(people)
        await target.join(room.id)
        assert seat_told(target, target)["removed"] is True, "it is not theirs by returning"
        await target.wish(hand="me")
        await kept(room)
        assert (room.vote, room.is_person(target.seat)) == (None, True)
        assert "removed" not in seat_told(host, target)


async def test_how_somebody_was_removed_outlives_the_process(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR, absence=5)
        room = await deal(people)
        host, _, third, _ = people
        voted_out = await removed([host, third, people[1], people[3]])
        away = await removed_for_absence(people)
    async with house_at(file) as house:
        for person in (host, voted_out, away):
            person.house, person.heard = house, []
            await person.join(room.id)
        await away.wish(hand="me")
        await voted_out.wish(hand="me")
        assert away.room.is_person(away.seat)
        assert (question(away.room), away.room.is_person(voted_out.seat)) == ("return", False)


async def test_a_request_to_return_is_not_kept_back_by_another_question(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR)
        room = await deal(people)
        target = await removed(people)
        await people[2].wish(pause=True)
        await target.wish(hand="me")
        assert question(room) == "return"
        with pytest.raises(Refused, match="asked something already"):
            await people[2].wish(pause=True)
        await target.wish(agree=False)
        assert question(room) == "", "who asks may withdraw"
        await target.wish(hand="me")
        assert question(room) == "return", "and ask again"
        await target.wish(leave=True)
        assert (question(room), room.seats[1].kind) == ("", "bot")


async def two_removed(people: list[Person]) -> tuple[Person, Person]:
    """Have the host and all others remove the second of five people, and then the third."""
    host, second, third, *others = people
    await removed([host, second, third, *others])
    return second, await removed([host, third, *others])


async def test_two_requests_to_return_do_not_keep_each_other_back(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FIVE)
        room = await deal(people)
        second, third = await two_removed(people)
        await second.wish(hand="me")
        await third.wish(hand="me")
        await third.wish(hand="me")
        await kept(room)
        asked = people[0].table["asked"]
        assert (asked["by"], asked["waiting"]) == (second.seat, [third.seat])
        with pytest.raises(Refused, match="removed you"):
            await third.wish(agree=True)
        await people[0].wish(agree=True)
        await kept(room)
        assert room.is_person(second.seat)
        asked = people[0].table["asked"]
        assert (asked["by"], asked["agreed"], "waiting" in asked) == (third.seat, [2], False)
        await second.wish(agree=True)
        assert room.is_person(third.seat)


@pytest.mark.parametrize("slow", [False, True])
async def test_a_request_that_waits_has_its_time_after_the_one_before_it(
    file: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart, too: no seat is given back about which nobody was asked."""
    clock = TimeControl("move", 24 * HOUR) if slow else TimeControl()
    delay = SLOW_RETURN_DELAY_S if slow else RETURN_DELAY_S
    async with house_at(file) as house:
        people = await open_table(house, FIVE, clock=clock)
        room = await deal(people)
        second, third = await two_removed(people)
        await second.wish(hand="me")
        await third.wish(hand="me")
        await kept(room)
    async with house_at(file) as house:
        for person in people:
            person.house, person.heard = house, []
            await person.join(room.id)
        room = people[0].room
        let_pass(monkeypatch, delay)
        room.on_time()
        assert (room.is_person(second.seat), room.is_person(third.seat)) == (True, False)
        assert room.vote is not None
        assert room.vote.until is not None
        assert 0 < room.vote.until - time.time() < delay + 1
        let_pass(monkeypatch, delay)
        room.on_time()
        assert room.is_person(third.seat)


@pytest.mark.parametrize("wish", [{"agree": False}, {"leave": True}])
async def test_who_waits_with_a_request_may_withdraw_or_leave(
    file: str, wish: dict[str, Any]
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FIVE)
        room = await deal(people)
        second, third = await two_removed(people)
        await second.wish(hand="me")
        await third.wish(hand="me")
        await third.wish(**wish)
        assert room.vote is not None
        assert room.vote.by == second.seat
        for person in (people[0], *people[3:]):
            await person.wish(agree=False)
        assert second.seat in room.table.people.barred
        assert question(room) == "", "nobody is asked about a request that is none any more"


async def test_a_pause_does_not_end_a_request_to_return(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, FOUR)
        room = await deal(people)
        target = await removed(people)
        await target.wish(hand="me")
        await people[0].wish(pause=True)
        assert (question(room), room.table.paused) == ("return", True)


@pytest.mark.parametrize("slow", [False, True])
async def test_removal_and_request_outlive_the_process(
    file: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = TimeControl("move", 24 * HOUR) if slow else TimeControl()
    delay = SLOW_RETURN_DELAY_S if slow else RETURN_DELAY_S
    async with house_at(file) as house:
        people = await open_table(house, FOUR, clock=clock)
        room = await deal(people)
        target = await removed(people)
        await target.wish(hand="me")
        await people[2].wish(agree=False)
        await kept(room)
    async with house_at(file) as house:
        for person in people:
            person.house, person.heard = house, []
        await target.join(room.id)
        assert seat_told(target, target)["removed"] is True
        assert target.table["asked"]["refused"] == [people[2].seat]
        await people[0].join(room.id)
        let_pass(monkeypatch, delay)
        target.room.on_time()
        await kept(target.room)
        assert target.room.is_person(target.seat)
    async with house_at(file) as house:
        target.house = house
        await target.join(room.id)
        assert target.room.is_person(target.seat)


@pytest.mark.parametrize("leaves", [False, True])
async def test_a_rematch_leaves_the_seat_of_the_removed_open(file: str, leaves: bool) -> None:
    """Unless they have left since: then it is a bot's."""
    async with house_at(file) as house:
        options = {"henchmen": 1, "guard_round": 2}
        seats = ["me", "open", "open"]
        people = await open_table(house, seats, game="counterfeiters", options=options)
        room = await deal(people)
        host = people[0]
        target = await removed(people)
        if leaves:
            await target.wish(leave=True)
        while not room.table.over:
            await play_on(room, [person for person in people if person is not target])
        await until(lambda: room.status == "finished" and not house.store.writer.waiting)
        with pytest.raises(Refused, match="has played" if leaves else "removed you"):
            await target.wish(rematch=True)
        await host.wish(rematch=True)
        following = await house.store.tables.get(room.row.next_id or "")
        assert following is not None
        kinds = sorted(seat.kind for seat in following.seats)
        assert kinds == ["bot" if leaves else "open", "person", "person"]
        assert target.guest not in [seat.guest_id for seat in following.seats]


# ------------------------------------------------------------------------------ old logs


def test_entries_of_older_logs_read_as_before() -> None:
    assert read(["asked", "undo", 2]) == VoteOpened("undo", 2)
    assert read(["stood", 1, "easy", False]) == StandInChanged(1, "easy", False)
    assert read(["removed", 1, "easy"]) == PersonRemoved(1, "easy", by_agreement=True)


# ---------------------------------------------------------------------- several processes


@pytest.mark.parametrize("voted_out", [False, True])
async def test_somebody_is_removed_and_returns_by_way_of_another_process(
    shared: str, voted_out: bool
) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        host, target = await table_of(north, (north, south), absence=60)
        await give_all([host, target])
        room = host.room
        seat = target.seat
        target.go()
        await until(lambda: "here" not in host.table["seats"][seat])
        room.away[seat] -= 60
        if voted_out:
            room.commit(remove(room, seat, by_agreement=True))
        else:
            await host.wish(kick=target.guest)
        await kept(room)
        await target.join(room.id)
        await until(lambda: target.table["seats"][seat].get("removed"))
        assert target.last("you") == seat
        with pytest.raises(Refused, match="another person began this match"):
            await target.wish(hint=True, step=target.last("step"))
        await target.wish(hand="me")
        if voted_out:
            await until(lambda: "asked" in host.table)
            await host.wish(agree=True)
        await until(lambda: "removed" not in target.table["seats"][seat])
        assert target.door.is_person(seat)
