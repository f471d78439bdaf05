"""What is not saved yet is shown to nobody to whom it is news, and delays nobody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, cast

import httpx
import pytest
from msgspec import json

from funnymoney.bots.random import RandomBot
from funnymoney.core.game import Game, Word
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.games import GAMES, game_named
from funnymoney.server.app import make_app
from funnymoney.server.http.listing import for_guest
from funnymoney.server.protocol.messages import TableInfo, TimeControl
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.unsaved import Unsaved
from funnymoney.server.services import Services
from funnymoney.server.table.events import Played
from funnymoney.server.table.table import Table
from funnymoney.server.table.viewers import Viewer
from tests.server.rooms import (
    Person,
    SlowDisk,
    deal,
    house_at,
    open_table,
    put_before_a_wish,
    until,
)


async def shown(house: Services, table: str) -> dict[str, Any]:
    """Return a table as anybody is shown it over HTTP."""
    transport = httpx.ASGITransport(make_app(house))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
        found: dict[str, Any] = (await http.get(f"/api/tables/{table}")).json()
        return found


async def turns(house: Services, people: list[Person]) -> list[bool]:
    """Return who owes a choice, as each of them reads in their list of tables."""
    return [json.decode((await for_guest(house, person.guest))[0])["turn"] for person in people]


async def play_until_alone(people: list[Person], room: LocalRoom) -> Person:
    """Play until one person alone owes a choice; return them."""
    for _ in range(50):
        acting = room.table.acting()
        if len(acting) == 1:
            break
        await people[acting[0]].choose()
    await until(lambda: not room.unsaved)
    return people[room.table.acting()[0]]


async def test_http_shows_a_pause_only_when_it_is_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await until(lambda: not room.unsaved)
        disk = SlowDisk(house, monkeypatch)
        await people[0].wish(pause=True)
        await people[1].wish(pause=False)  # a question comes after it
        assert room.table.paused
        found = await shown(house, room.id)
        assert ("paused" in found, "asked" in found) == (False, False)
        disk.be_done()
        await until(lambda: not room.unsaved)
        found = await shown(house, room.id)
        assert (found["paused"], found["asked"]["what"]) == (True, "resume")


async def test_http_shows_answers_to_a_question_only_when_they_are_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open", "open"])
        room = await deal(people)
        await people[1].wish(pause=True)
        await until(lambda: not room.unsaved)
        disk = SlowDisk(house, monkeypatch)
        await people[2].wish(agree=True)
        assert (await shown(house, room.id))["asked"]["agreed"] == [1]
        disk.be_done()
        await until(lambda: not room.unsaved)
        assert (await shown(house, room.id))["asked"]["agreed"] == [1, 2]


async def test_whose_turn_it_is_changes_in_lists_only_when_the_choice_is_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        chooser = await play_until_alone(people, room)
        before = await turns(house, people)
        assert before.count(True) == 1
        disk = SlowDisk(house, monkeypatch)
        for _ in range(20):  # until it is another's turn
            await chooser.choose()
            if room.table.acting() != [chooser.seat]:
                break
        assert await turns(house, people) == before
        disk.be_done()
        await until(lambda: not room.unsaved)
        assert await turns(house, people) != before


async def test_the_deal_is_shown_and_closes_the_door_only_when_it_is_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], watch=False)
        stranger = await Person.come(house, "Eve")
        await stranger.join(people[0].room.id)
        room = people[0].room
        for person in people[1:]:
            await person.wish(give="plum")
        await until(lambda: not room.unsaved)
        disk = SlowDisk(house, monkeypatch)
        await people[0].wish(give="plum")
        assert room.table.match is not None
        assert (await shown(house, room.id))["status"] == "open"
        assert not stranger.ends
        disk.be_done()
        await until(lambda: not room.unsaved)
        assert (await shown(house, room.id))["status"] == "running"
        assert stranger.ends == ["private"]
        assert not any("view" in heard for heard in stranger.heard)


class Joined:
    """Somebody who has just come to a table, and what they were sent so far."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    @classmethod
    async def at(cls, room: LocalRoom, guest: str = "") -> Joined:
        found = cls()
        hear = lambda letter: found.heard.append(json.decode(letter))  # noqa: E731
        await room.join(Viewer(None, hear, guest=guest))
        return found


async def before_a_sealed_choice(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> tuple[LocalRoom, Person, Person, Word, SlowDisk]:
    """Return who can choose what nobody sees, somebody else at the table, and what to choose."""
    people = await open_table(house, ["me", "open"], game="crooked_cash")
    room = await deal(people)
    await until(lambda: not room.unsaved)
    player, word = put_before_a_wish(room)
    people.sort(key=lambda person: person.seat != player)
    return room, people[0], people[1], word, SlowDisk(house, monkeypatch)


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("who", ["a stranger", "another player"])
async def test_a_newcomer_does_not_wait_for_a_choice_that_they_do_not_see(
    file: str, monkeypatch: pytest.MonkeyPatch, chosen: bool, who: str
) -> None:
    """Else the time that it takes to join tells that somebody has answered."""
    async with house_at(file) as house:
        room, one, other, word, _ = await before_a_sealed_choice(house, monkeypatch)
        other.go()
        if chosen:
            await one.wish(do=word, step=room.table.steps[one.seat])
        assert len(room.unsaved) == chosen
        heard = len(one.heard)
        newcomer = await Joined.at(room, other.guest if who == "another player" else "")
        assert "view" in newcomer.heard[0]
        await until(lambda: len(one.heard) > heard or chosen)  # who is there: that waits for nobody


async def test_a_player_who_comes_back_waits_for_their_own_sealed_choice(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        room, one, _, word, disk = await before_a_sealed_choice(house, monkeypatch)
        step = room.table.steps[one.seat]
        await one.wish(do=word, step=step)
        one.go()
        back = await Joined.at(room, one.guest)
        assert not back.heard
        disk.be_done()
        await until(lambda: back.heard)
        assert back.heard[0]["step"] == step + 1


@pytest.mark.parametrize("what", ["an open choice", "a pause"])
async def test_a_newcomer_waits_for_what_all_may_see(
    file: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        chooser = await play_until_alone(people, room)
        news = len(room.table.running().news(None))
        disk = SlowDisk(house, monkeypatch)
        while room.table.running().news(None)[news:] == [] and what == "an open choice":
            await people[room.table.acting()[0]].choose()
        if what == "a pause":
            await people[0].wish(pause=True)
        chooser.go()
        newcomers = [await Joined.at(room), await Joined.at(room, chooser.guest)]
        assert [newcomer.heard for newcomer in newcomers] == [[], []]
        disk.be_done()
        await until(lambda: all(newcomer.heard for newcomer in newcomers))
        assert "view" in newcomers[0].heard[0]


async def test_who_comes_and_goes_is_shown_at_once_while_a_sealed_choice_is_being_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        room, one, other, word, disk = await before_a_sealed_choice(house, monkeypatch)
        await one.wish(do=word, step=room.table.steps[one.seat])
        seen = len(other.heard), len(one.heard)
        await Joined.at(room)
        assert other.heard[-1]["table"]["watching"] == 1
        assert (len(other.heard), len(one.heard)) == (seen[0] + 1, seen[1])
        disk.be_done()
        await until(lambda: len(one.heard) > seen[1] + 1)
        told = one.heard[seen[1] :]
        assert ["view" in each for each in told] == [True, False], "in the order of what happened"


async def test_other_processes_are_told_of_the_table_only_what_is_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        await until(lambda: not room.unsaved)
        sent: list[TableInfo] = []
        monkeypatch.setattr(house.bus, "info_changed", lambda _, __, info: sent.append(info))
        disk = SlowDisk(house, monkeypatch)
        await people[0].wish(pause=True)
        await Joined.at(room)
        assert not sent
        disk.be_done()
        await until(lambda: not room.unsaved)
        assert sent[-1].paused


async def test_nobody_is_called_to_a_turn_that_is_not_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    class Pusher:
        async def tell(self, guest: str, _: str) -> None:
            called.append(guest)

        async def close(self) -> None: ...

    async with house_at(file) as house:
        slow = TimeControl("move", 86_400)
        people = await open_table(house, ["me", "open", "open"], clock=slow)
        room = await deal(people)
        chooser = await play_until_alone(people, room)
        room.services = replace(room.services, pusher=Pusher())  # type: ignore[arg-type]
        for person in people:
            if person is not chooser:
                person.go()
        disk = SlowDisk(house, monkeypatch)
        while room.table.acting() == [chooser.seat]:
            await chooser.choose()
        await asyncio.sleep(0.1)
        assert not called
        disk.be_done()
        await until(lambda: called)


async def test_the_pace_of_bots_is_shown_only_when_it_is_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "easy"])
        room = await deal(people)
        seen: list[str] = []
        change = house.store.tables.change_terms

        async def change_terms(table: str, terms: dict[str, Any]) -> None:
            seen.append((await shown(house, table))["pace"])
            await change(table, terms)

        monkeypatch.setattr(type(house.store.tables), "change_terms", staticmethod(change_terms))
        await people[0].wish(pace="brisk")
        assert seen == ["quick"]
        assert (await shown(house, room.id))["pace"] == "brisk"


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_is_shown_to_those_to_whom_a_letter_is_sent(name: str) -> None:
    """Whether a newcomer waits follows from what one who is there already is sent."""
    game = game_named(name)
    table = Table("here", game, game.seats[-1], {})
    table.match = Match(game, table.players, luck="fast", seed="7")
    everybody = [Viewer(player, lambda _: None) for player in (None, *range(table.players))]
    for viewer in everybody:
        table.join(viewer)
    bot, seen = RandomBot(FastLuck(3)), set[bool]()
    for _ in range(300):
        if table.over:
            break
        player = table.match.asked_first()
        entry, before = Played(player, bot.act(table.match.view(player))), len(table.match.told)
        unsaved = Unsaved.before(entry, table.match, 0.0)
        sent_to = [viewer for viewer, _ in table.apply(entry)]
        unsaved.told = frozenset(to for to, _ in table.match.told[before:])
        for viewer in everybody:
            if viewer.player != player:
                shown = unsaved.shows(viewer.player, table.match.state)
                assert shown == (viewer in sent_to), entry
                seen.add(shown)
    assert True in seen


def test_a_choice_is_shown_to_those_whose_view_it_changes_or_who_are_told() -> None:
    class Position:
        def __init__(self, view: str) -> None:
            self.seen = view

        def view(self, _: int | None) -> str:
            return self.seen

    before, same, other = (cast("Game", Position(view)) for view in "aab")
    unsaved = Unsaved(chooser=1, state=before)
    assert not unsaved.shows(0, same)
    assert unsaved.shows(0, other)
    unsaved.told = frozenset({0})
    assert [unsaved.shows(player, same) for player in (0, 2, None)] == [True, False, False]
