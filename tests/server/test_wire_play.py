"""Whole games through sockets: people who drop out, bots, and those who look on."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from funnymoney.games import GAMES
from tests.server.people import NotLetIn, Place
from tests.server.playing import (
    FEWEST,
    MORE,
    SHORT,
    Player,
    answered,
    begin,
    listen_all,
    people_at,
    play_all,
    to_a_window,
)
from tests.server.wire import Server
from tests.server.witness import check_secrets, choices_of, record_of

pytestmark = pytest.mark.smoke

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("seats", [FEWEST, MORE], ids=["fewest", "more"])
async def test_people_play_a_whole_game(server: Server, game: str, seats: dict[str, int]) -> None:
    async with people_at(server.url, seats[game]) as people:
        places = await begin(people, game)
        players = [Player(place, seed) for seed, place in enumerate(places)]
        await play_all(players)
        record = await record_of(people[0], places[0].table)
        check_secrets(places, record)
        for place in places:
            assert place.you is not None
            assert len(choices_of(record, place.you)) == place.step
        assert record.fair is not None
        given = [text for _, text in record.fair.contributions]
        assert all(set(place.gave.values()) & set(given) for place in places)


@every_game
async def test_who_drops_out_comes_back_to_all_his_news(server: Server, game: str) -> None:
    async with people_at(server.url, FEWEST[game]) as people:
        places = await begin(people, game)
        players = [Player(place, seed, drops=0.15) for seed, place in enumerate(places)]
        await play_all(players)
        assert sum(player.dropped for player in players) > 3
        record = await record_of(people[0], places[0].table)
        for player in players:
            assert player.place.you is not None
            chosen = choices_of(record, player.place.you)
            assert [player.done[step] for step in range(len(chosen))] == chosen


@every_game
async def test_people_and_bots_play_and_others_look_on(server: Server, game: str) -> None:
    async with people_at(server.url, FEWEST[game] + 1) as people:
        *seated, watcher = people
        bots = ["easy"] * (MORE[game] - len(seated))
        places = await begin(seated, game, *bots)
        looking = await watcher.go_to(places[0].table)
        assert looking.you is None
        players = [Player(place, seed) for seed, place in enumerate(places)]
        await asyncio.gather(play_all(players), listen_all([looking]))
        await looking.catch_up()
        record = await record_of(watcher, looking.table)
        assert record.players == MORE[game]
        check_secrets([*places, looking], record)
        assert [item for item in looking.news if item[0] == "did"] != []
        assert {item[1] for item in looking.news if item[0] == "did"} <= set(range(record.players))


@every_game
async def test_one_person_plays_against_bots_of_all_levels(server: Server, game: str) -> None:
    levels = ["easy", "medium", "hard", "expert", "easy"][: FEWEST[game] - 1]
    async with people_at(server.url, 1) as people:
        [place] = await begin(people, game, *levels)
        await Player(place, 1).play_out()
        assert [seat["kind"] for seat in place.info["seats"]] == ["person", *["bot"] * len(levels)]
        assert [seat["level"] for seat in place.info["seats"][1:]] == levels
        await record_of(people[0], place.table)


async def test_open_seats_are_filled_with_bots_when_the_host_says_so(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        opened = await people[0].open("contraband", "me", "open", "open", options={"rounds": 1})
        host = await people[0].go_to(opened["id"])
        guest = await people[1].sit(opened["id"], 2)
        before = host.info["fair"]["commitment"]
        assert (await guest.refused(start="easy"))["error"]
        await host.say(start="easy")
        await asyncio.gather(*(place.until(lambda each: each.view) for place in (host, guest)))
        assert host.info["fair"]["commitment"] != before
        assert [seat["kind"] for seat in host.info["seats"]] == ["person", "bot", "person"]
        await play_all([Player(host, 1), Player(guest, 2)])
        record = await record_of(people[0], host.table)
        assert record.fair is not None
        assert [seat for seat, _ in record.fair.contributions] == [0, 2]


async def test_a_repeated_choice_is_made_once(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        players = [Player(place, seed) for seed, place in enumerate(places)]
        mover = await first_to_choose(players)
        await mover.choose()
        word = mover.done[0]
        await mover.place.until(lambda place: place.step == 1)
        for _ in range(3):
            await mover.place.say(do=word, step=0)
        await mover.place.hears_nothing()
        await play_all(players)
        record = await record_of(people[0], places[0].table)
        assert mover.place.you is not None
        assert choices_of(record, mover.place.you)[0] == word
        assert len(choices_of(record, mover.place.you)) == mover.place.step
        await mover.place.catch_up()
        last = max(mover.done)
        await mover.place.say(do=mover.done[last], step=last)
        await mover.place.hears_nothing()  # though the match is over


async def first_to_choose(players: list[Player]) -> Player:
    for player in players:
        await player.place.catch_up()
    return next(player for player in players if player.place.may_choose)


async def test_a_choice_is_final_also_while_nobody_knows_of_it(server: Server) -> None:
    """Version 1 of the protocol has `undo`, and servers of before granted it."""
    async with people_at(server.url, 3) as people:
        places = await begin(people, "crooked_cash", options={"round_cap": 3})
        players = [Player(place, seed) for seed, place in enumerate(places)]
        mover, *others = await to_a_window(players)
        await mover.say(do=["trust"], step=mover.step)
        await answered(mover)
        step, view = mover.step, mover.view
        for place in (mover, *others):
            assert (await place.refused(undo=True, step=place.step))["error"] == "cannot_undo"
        assert (mover.step, mover.view) == (step, view)
        assert not any("asked" in place.info for place in places)
        await play_all(players)


async def test_a_choice_out_of_turn_or_out_of_step_changes_nothing(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        first, other = places = await begin(people[:2], "counterfeiters")
        looking = await people[2].go_to(first.table)
        players = [Player(place, seed) for seed, place in enumerate(places)]
        mover = (await first_to_choose(players)).place
        waiting = other if mover is first else first
        await waiting.catch_up()
        assert (await waiting.refused(do=["pass"], step=0))["error"] == "not_your_turn"
        assert (await mover.refused(do=["dance"], step=0))["error"] == "no_such_verb"
        assert (await mover.refused(do=["pass"], step=7))["error"]
        assert (await looking.refused(do=["pass"], step=0))["error"]
        for place in (mover, waiting, looking):
            await place.hears_nothing(0.1)
        await play_all(players)


async def test_one_guest_has_several_tables(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        first = await begin(people, "counterfeiters")
        second = await begin(people, "crooked_cash", public=False)
        await asyncio.gather(*(place.catch_up() for place in first + second))
        for person, mine in zip(people, zip(first, second, strict=True), strict=True):
            listed = {each["id"]: each for each in (await person.get("/api/me"))["tables"]}
            assert set(listed) == {place.table for place in mine}
            for place in mine:
                assert listed[place.table]["you"] == place.you
                assert listed[place.table]["turn"] == bool(place.offers)
        everybody = [*first, *second]
        await play_all([Player(place, seed) for seed, place in enumerate(everybody)])
        assert (await people[0].get("/api/me"))["tables"] == []


async def test_a_table_that_may_not_be_watched_is_not(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        places = await begin(people[:2], "counterfeiters", watch=False)
        with pytest.raises((NotLetIn, InvalidStatus)):
            await people[2].go_to(places[0].table)
        await play_all([Player(place, seed) for seed, place in enumerate(places)])


async def test_two_sockets_of_one_person_see_the_same(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        second: Place = await people[0].go_to(places[0].table)
        assert second.you == places[0].you
        with contextlib.suppress(ConnectionClosed):  # the reason is in `bye`
            await places[0].catch_up()
        assert not places[0].bye, "the second socket must not replace the first"
        await asyncio.gather(
            play_all([Player(place, seed) for seed, place in enumerate(places)]),
            second.until(lambda place: place.over, 50),
        )
        assert second.news == places[0].news
        assert second.view == places[0].view


async def test_a_short_game_is_what_was_asked_for(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        places = await begin(people, "contraband")
        assert places[0].view is not None
        assert places[0].view["options"]["rounds"] == SHORT["contraband"]["rounds"]
        assert places[0].info["options"]["rounds"] == SHORT["contraband"]["rounds"]
