"""Taking back a choice: nobody else knows of it, and if people play they must agree.

In these games only an answer in a decoder window of Crooked Cash can be taken back.
"""

from __future__ import annotations

import asyncio

from tests.server.people import Message, Person, Place
from tests.server.playing import (
    Player,
    answered,
    begin,
    may_answer,
    people_at,
    play_all,
    to_a_window,
)
from tests.server.wire import Server
from tests.server.witness import record_of

LONG_ENOUGH = {"round_cap": 3}
MATCHES = 5


async def trust(place: Place) -> tuple[Message, int]:
    """Answer in a window; return what was seen before, and how many news there were."""
    assert place.view is not None
    before, told = place.view, len(place.news)
    verb = next(offer["verb"] for offer in place.offers if offer["verb"] == "trust")
    await place.say(do=[verb], step=place.step)
    await answered(place)
    return before, told


async def test_against_bots_a_choice_is_taken_back_without_asking(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        player = await one_who_took_back(people)
        await player.place.say(pace="quick")
        await player.play_out()
        await record_of(people[0], player.place.table)


async def one_who_took_back(people: list[Person]) -> Player:
    """Play until a choice was taken back: bots may be quicker all through a match."""
    for seed in range(5, 5 + MATCHES):
        [place] = await begin(
            people, "crooked_cash", "easy", "easy", options=LONG_ENOUGH, pace="brisk"
        )
        player = Player(place, seed)
        while not place.over:
            if may_answer(place) and await answer_and_undo(place):
                return player
            await player.play_on()
    raise AssertionError(f"bots were always quicker in {MATCHES} matches")


async def answer_and_undo(place: Place) -> bool:
    """Answer and take it back at once, unless the others have answered before."""
    before, told = await trust(place)
    step = place.step
    await place.say(undo=True, step=step)
    await answered(place)
    if place.step == step:
        return False
    assert place.view == before
    assert len(place.news) == told
    assert place.step == (step or 0) + 1
    assert "asked" not in place.info
    return True


async def test_among_people_the_others_are_asked(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        places = await begin(people, "crooked_cash", options=LONG_ENOUGH)
        players = [Player(each, seed) for seed, each in enumerate(places)]
        mover = (await to_a_window(players))[0]
        others = [each for each in places if each is not mover]
        before, told = await trust(mover)
        after = mover.view
        await mover.say(undo=True, step=mover.step)
        for place in others:
            await place.until(lambda each: "asked" in each.info)
            assert place.info["asked"]["what"] == "undo"
            assert place.info["asked"]["by"] == mover.you
        await others[0].say(agree=True)
        await mover.catch_up()
        assert mover.view == after, "not all have agreed"
        await others[1].say(agree=True)
        await mover.until(lambda each: each.view == before)
        assert len(mover.news) == told
        await mover.until(lambda each: "asked" not in each.info)
        await play_all(players)
        await record_of(people[0], mover.table)


async def test_one_no_is_enough(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        places = await begin(people, "crooked_cash", options=LONG_ENOUGH)
        players = [Player(each, seed) for seed, each in enumerate(places)]
        mover = (await to_a_window(players))[0]
        other = next(each for each in places if each is not mover)
        await trust(mover)
        after = mover.view
        await mover.say(undo=True, step=mover.step)
        await other.until(lambda each: "asked" in each.info)
        await other.say(agree=False)
        await mover.until(lambda each: "asked" in each.info)
        await mover.until(lambda each: "asked" not in each.info)
        assert mover.view == after
        await play_all(players)


async def test_a_question_does_not_tell_that_somebody_has_answered(server: Server) -> None:
    """It stands while the choice can be taken back, whatever others have sealed meanwhile."""
    async with people_at(server.url, 5) as [*people, curious]:
        places = await begin(people, "crooked_cash", options=LONG_ENOUGH)
        players = [Player(each, seed) for seed, each in enumerate(places)]
        mover, secret, *rest = await to_a_window(players)
        assert rest, "there is nobody who could find out"
        before, _ = await trust(mover)
        await mover.say(undo=True, step=mover.step)
        for place in places:
            await place.until(lambda each: "asked" in each.info)
        await trust(secret)
        watching = await curious.go_to(mover.table)  # now all are told of the table again
        await rest[0].until(lambda each: each.info.get("watching") == 1)
        assert "asked" in watching.info
        assert "asked" in rest[0].info
        for place in places:
            if place is not mover:
                await place.say(agree=True)
        await mover.until(lambda each: each.view == before)
        assert not [error for place in places for error in place.errors]
        await play_all(players)


async def test_a_question_is_forgotten_when_it_can_no_longer_be_granted(server: Server) -> None:
    """The others answer in the window instead of the question: now it is too late."""
    async with people_at(server.url, 3) as people:
        places = await begin(people, "crooked_cash", options=LONG_ENOUGH)
        players = [Player(each, seed) for seed, each in enumerate(places)]
        mover, *rest = await to_a_window(players)
        await trust(mover)
        await mover.say(undo=True, step=mover.step)
        for place in rest:
            await place.until(lambda each: "asked" in each.info)
            await trust(place)
        settled = {id(each): each.news[:] for each in places}
        for place in places:
            await place.catch_up()
            if place is not mover:
                await place.say(agree=True)
        for place in places:
            await place.catch_up(0.2)
            noted = settled[id(place)]
            assert place.news[: len(noted)] == noted, "what all know was taken back"
        await play_all(players)
        await record_of(people[0], mover.table)


async def test_what_others_know_is_not_taken_back(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        players = [Player(each, seed) for seed, each in enumerate(places)]
        await asyncio.gather(*(place.catch_up() for place in places))
        mover = next(each for each in players if each.place.may_choose)
        assert (await mover.place.refused(undo=True, step=0))["error"]
        await mover.choose()
        await answered(mover.place)
        assert (await mover.place.refused(undo=True, step=mover.place.step))["error"]
        await play_all(players)
        assert (await mover.place.refused(undo=True, step=mover.place.step))["error"]


async def test_nothing_was_asked_so_there_is_nothing_to_agree_to(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        assert (await places[1].refused(agree=True))["error"]
