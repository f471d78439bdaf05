"""What is told when: nothing before it is kept, and nothing later because of a sealed choice."""

from __future__ import annotations

import asyncio

import pytest

from funnymoney.bots.advice import Advice
from funnymoney.server.rooms.hints import think
from funnymoney.server.store.errors import NotDurable
from funnymoney.server.ws.connection import Connection
from funnymoney.server.ws.outbox import Outbox
from tests.server.rooms import (
    SlowDisk,
    deal,
    house_at,
    open_table,
    put_before_a_wish,
    until,
)


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
        visit = Connection(house, room, actor.viewer, Outbox(to_nobody, house.metrics))
        step, heard = actor.last("step"), len(actor.heard)
        await actor.choose()
        await visit.receive({"text": f'{{"do": ["dance"], "step": {step + 1}}}'})
        assert room.unsaved
        assert len(actor.heard) == heard
        await until(lambda: not room.unsaved)
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
            answer = asyncio.get_running_loop().create_future()
            answer.set_exception(NotDurable("the disk is full"))
            return answer

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "keep", lost)
            await actor.choose()
            await until(lambda: all(person.ends for person in people))
        assert {person.ends[0] for person in people} == {"unavailable"}
        await actor.join(room.id)
        assert actor.room is not room
        assert actor.room.table.entries == before
        await actor.choose()
        await until(lambda: actor.room.table.entries == before + 1)


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("asks", ["for what is refused", "for a hint", "to be heard"])
async def test_an_answer_does_not_wait_for_a_choice_that_its_viewer_does_not_see(
    file: str, monkeypatch: pytest.MonkeyPatch, chosen: bool, asks: str
) -> None:
    """Else it would be late when somebody has just made a sealed choice, and nobody may know."""
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open"], game="crooked_cash", hints=True)
        room = await deal(people)
        player, word = put_before_a_wish(room)
        one = next(person for person in people if person.seat == player)
        other = next(person for person in people if person is not one)
        await until(lambda: not room.unsaved)
        SlowDisk(house, monkeypatch)
        if chosen:
            await one.wish(do=word, step=room.table.steps[player])
        assert len(room.unsaved) == chosen
        heard = len(other.heard)
        if asks == "for a hint":
            monkeypatch.setattr(house.advice, "advise", expert)
            view = room.table.running().view(other.seat)
            await think(room, other.viewer, other.seat, 0, view)
        elif asks == "to be heard":
            await other.wish(chat="hello")
        else:
            visit = Connection(house, room, other.viewer, Outbox(to_nobody, house.metrics))
            await visit.receive({"text": '{"agree": true}'})
        assert len(other.heard) == heard + 1


async def expert(*_: object) -> Advice:
    return Advice([], [0.5, 0.5])


async def test_a_refusal_does_not_speak_of_what_all_see_before_they_do(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await until(lambda: not room.unsaved)
        actor = next(person for person in people if person.view["choices"])
        disk = SlowDisk(house, monkeypatch)
        await people[0].wish(pause=True)
        heard = len(actor.heard)
        visit = Connection(house, room, actor.viewer, Outbox(to_nobody, house.metrics))
        await visit.receive({"text": f'{{"do": ["pass"], "step": {actor.last("step")}}}'})
        assert len(actor.heard) == heard
        disk.be_done()
        await until(lambda: not room.unsaved)
        told = actor.heard[heard:]
        assert [message["table"]["paused"] for message in told if "table" in message] == [True]
        assert (len(told), told[-1]["error"]) == (2, "paused")
