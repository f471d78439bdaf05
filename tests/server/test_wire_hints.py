"""Hints at the table for who may have them, and what experts think of finished matches."""

from __future__ import annotations

import json

import pytest

from tests.server.people import Message, Person, Place
from tests.server.playing import FEWEST, Player, begin, one_choice, people_at, play_all
from tests.server.wire import Server
from tests.server.witness import record_of

GAMES = list(FEWEST)


async def hint(place: Place) -> Message:
    """Ask for a hint, and wait for it."""
    await place.say(hint=True, step=place.step)
    while True:
        message = await place.hear()
        if "error" in message or "hint" in message:
            return message


async def to_move(place: Place) -> None:
    await place.until(lambda each: each.may_choose)


async def hint_to_move(place: Place) -> Message:
    """Wait for a choice and ask about it; where several are asked, a bot may be faster."""
    while True:
        await to_move(place)
        answer = await hint(place)
        if answer.get("error") not in ("step", "no_choice", "changed"):
            return answer


# ------------------------------------------------------------------------------ hints


@pytest.mark.parametrize("game", GAMES)
async def test_who_plays_against_bots_is_told_what_an_expert_would_do(
    server: Server, game: str
) -> None:
    async with people_at(server.url, 1) as people:
        [place] = await begin(people, game, *["easy"] * (FEWEST[game] - 1))
        found = (await hint_to_move(place))["hint"]
        refused = len(place.errors)
        assert found["step"] == place.step
        assert sum(found["shares"]) == pytest.approx(1, abs=0.01)
        assert found["choices"]
        for choice in found["choices"]:
            assert set(choice) == {"word", "share", "error", "tried"}
            assert 0 <= choice["share"] <= 1
        step = place.step
        await place.say(do=found["choices"][0]["word"], step=step)
        await place.until(lambda each: each.step != step)
        assert len(place.errors) == refused


async def test_nobody_is_helped_against_people_who_have_not_agreed(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "contraband", "easy")
        assert "hints" not in places[0].info
        for place in places:
            answer = await place.refused(hint=True, step=place.step)
            assert answer["error"] == "no_hints"
        await play_all([Player(place, seed) for seed, place in enumerate(places)])


@pytest.mark.parametrize("how", ["leaves", "is forgotten"])
async def test_hints_do_not_open_because_somebody_has_gone(server: Server, how: str) -> None:
    """What a match began with holds to its end: else people would be driven out for hints."""
    async with people_at(server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters")
        if how == "leaves":
            await guest.say(leave=True)
        else:
            assert (await people[1].ask("DELETE", "/api/me")).status_code == 204
        await host.until(lambda place: place.info["seats"][1]["kind"] == "bot")
        await to_move(host)
        assert (await host.refused(hint=True, step=host.step))["error"] == "no_hints"
        answer = await people[0].ask("GET", f"/api/records/{host.table}/estimate?at=0")
        assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
        again = await people[0].go_to(host.table)
        assert again.info["fair"]["people"] == [0, 1], "so the page knows it, too"
        await play_all([Player(again)])


async def test_at_a_table_with_hints_all_may_ask_and_only_who_asks_is_told(
    server: Server,
) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters", hints=True)
        for place in places:
            await place.catch_up()
            assert place.info["hints"] is True
        mover = next(place for place in places if place.may_choose)
        other = next(place for place in places if place is not mover)
        looker = await (await Person.arrive(server.url, "Looker")).go_to(mover.table)
        await other.catch_up()
        await looker.catch_up()
        assert "hint" in await hint(mover)
        await other.hears_nothing()
        await looker.hears_nothing()
        assert (await other.refused(hint=True, step=other.step))["error"] == "no_choice"
        assert (await looker.refused(hint=True, step=0))["error"] == "no_seat"
        await looker.person.leave_for_good()


async def test_a_hint_is_for_the_choice_that_is_owed(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        [place] = await begin(people, "counterfeiters", "easy")
        await to_move(place)
        assert place.step is not None
        assert (await place.refused(hint=True))["error"] == "step"
        assert (await place.refused(hint=True, step=place.step + 1))["error"] == "step"
        assert (await place.refused(hint=True, step=place.step, chat="hi"))["error"] == "one_wish"
        await one_choice([Player(place)])
        await to_move(place)
        assert (await place.refused(hint=True, step=0))["error"] == "step"


async def test_one_hint_at_a_time(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        [place] = await begin(people, "ffuffziger", *["easy"] * 5)
        await to_move(place)
        for _ in range(3):
            await place.say(hint=True, step=place.step)
        heard = [await place.hear() for _ in range(3)]
        assert [each.get("error") for each in heard].count("hinting") == 2
        assert sum("hint" in each for each in heard) == 1
        assert "hint" in await hint(place)


async def test_the_table_goes_on_while_an_expert_thinks(server: Server) -> None:
    """What he says of a choice that was made meanwhile is not said, and nobody is thrown back."""
    async with people_at(server.url, 1) as people:
        [place] = await begin(people, "counterfeiters", "easy")
        await to_move(place)
        before, step = len(place.raw), place.step or 0
        await place.say(hint=True, step=step)
        await place.say(do=Player(place).bot.act(place.view or {}), step=step)
        await place.until(lambda each: any(map(is_answer, each.raw[before:])))
        answers = [text for text in map(json.loads, place.raw[before:]) if is_answer(text)]
        assert answers[0]["error"] == "changed"
        assert answers[0]["step"] > step


def is_answer(text: bytes | Message) -> bool:
    message: Message = json.loads(text) if isinstance(text, bytes) else text
    return "hint" in message or "error" in message


async def test_before_and_after_a_match_there_is_nothing_to_hint_at(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        opened = await people[0].open("counterfeiters", "me", "open", hints=True)
        waiting = await people[0].go_to(opened["id"])
        assert (await waiting.refused(hint=True, step=0))["error"] == "not_begun"
        [place] = await begin(people, "counterfeiters", "easy")
        await play_all([Player(place)])
        assert (await place.refused(hint=True, step=place.step))["error"] == "finished"


# --------------------------------------------------------------------------- estimates


@pytest.mark.parametrize("game", GAMES)
async def test_experts_judge_a_moment_of_a_finished_match(server: Server, game: str) -> None:
    async with people_at(server.url, FEWEST[game]) as people:
        places = await begin(people, game)
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        table = places[0].table
        record = await record_of(people[0], table)
        path = f"/api/records/{table}/estimate"
        for at in (0, len(record.choices) // 2):
            found = await people[0].get(f"{path}?at={at}")
            assert (found["id"], found["at"]) == (table, at)
            player, word = record.choices[at]
            assert found["next"] == {"player": player, "word": word}
            assert len(found["seats"]) == record.players
            for seat, expected in enumerate(found["seats"]):
                assert sum(expected["shares"]) == pytest.approx(1, abs=0.01)
                assert expected["share"] == expected["shares"][seat]
            assert player in [each["player"] for each in found["hints"]]
            assert all(each["choices"] for each in found["hints"])
            assert await people[0].get(f"{path}?at={at}") == found
        end = await people[0].get(f"{path}?at={len(record.choices)}")
        assert record.result is not None
        assert [seat["share"] for seat in end["seats"]] == record.result.shares
        assert (end["next"], end["hints"], end["beliefs"]) == (None, [], [])
        for query in ("", "?at=-1", f"?at={len(record.choices) + 1}", "?at=x"):
            answer = await people[0].ask("GET", path + query)
            assert (answer.status_code, answer.json()["error"]) == (400, "range")


async def test_what_seats_believed_is_shown_with_the_seat(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        places = await begin(people, "contraband")
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        table = places[0].table
        record = await record_of(people[0], table)
        declared = next(
            at for at, (_, word) in enumerate(record.choices, start=1) if word[0] == "declare"
        )
        found = await people[0].get(f"/api/records/{table}/estimate?at={declared}")
        holder = record.choices[declared - 1][0]
        assert {each["seat"] for each in found["beliefs"]} == {0, 1, 2} - {holder}
        assert all(each["about"] == "declaration" for each in found["beliefs"])
        assert all(each["player"] == holder for each in found["beliefs"])
        assert all(0 <= each["true"] <= 1 for each in found["beliefs"])


async def test_a_match_that_runs_is_not_judged_for_anybody(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        answer = await people[0].ask("GET", f"/api/records/{places[0].table}/estimate?at=0")
        assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
