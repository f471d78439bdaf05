"""Play on from here: a finished match goes on otherwise, against bots, with luck nobody knows."""

from __future__ import annotations

import pytest

from funnymoney.core.match import Match
from funnymoney.core.records.record import Record
from funnymoney.core.records.verify import UNPROVEN, verdict, verify
from funnymoney.games import game_named
from tests.server.people import Message, Person, Place
from tests.server.playing import FEWEST, Player, begin, people_at, play_all
from tests.server.wire import Server
from tests.server.witness import plain, record_of, text_of

GAMES = list(FEWEST)


async def finished(people: list[Person], game: str) -> tuple[str, Record]:
    places = await begin(people, game)
    await play_all([Player(place, seed) for seed, place in enumerate(places)])
    return places[0].table, await record_of(people[0], places[0].table)


async def branch(person: Person, table: str, at: int, seat: int, level: str = "easy") -> Place:
    wish: Message = {"at": at, "seat": seat, "level": level}
    opened = await person.post(f"/api/records/{table}/branch", wish)
    assert opened["you"] == seat
    assert list(opened["links"]) == [str(seat)]
    return await person.go_to(opened["id"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_goes_on_from_a_choice_and_its_record_can_be_checked(
    server: Server, game: str
) -> None:
    async with people_at(server.url, FEWEST[game]) as people:
        table, record = await finished(people, game)
        at, seat = len(record.choices) // 2, record.players - 1
        place = await branch(people[0], table, at, seat)
        match = Match.of(record, game_named(game), at)
        assert place.info["branched"] == {"of": table, "at": at}
        assert place.info["fair"] == {"commitment": "", "people": [], "wants": []}
        assert (place.info["status"], place.info["host"]) == ("running", people[0].id)
        kinds = [seat["kind"] for seat in place.info["seats"]]
        assert kinds == ["bot"] * seat + ["person"]
        assert place.news[: len(match.news(seat))] == plain(match.news(seat))
        await place.say(pace="quick")
        await Player(place).play_out()
        branched = Record.from_json(await text_of(people[0], place.table))
        assert branched.choices[:at] == record.choices[:at]
        assert branched.branches[0].at == at
        assert branched.branches[0].of == record.digest()
        assert verdict(verify(branched, game_named(game))) == UNPROVEN
        tale = await people[0].get(f"/api/records/{place.table}/tale")
        assert branched.result is not None
        assert tale["scores"] == branched.result.scores
        frames = await people[0].get(f"/api/records/{place.table}/frames?from={at}&to={at}")
        assert frames["branched"] == {"of": table, "at": at}
        assert frames["frames"][0]["view"] == plain(match.view(None))
        await place.say(rematch=True)
        await place.until(lambda each: "next" in each.info)
        again = await people[0].get(f"/api/tables/{place.info['next']}")
        assert (again["status"], "branched" in again) == ("open", False)


async def test_a_branch_is_among_my_tables_and_in_no_lobby(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        table, _ = await finished(people, "counterfeiters")
        place = await branch(people[1], table, 0, 1)
        mine = (await people[1].get("/api/me"))["tables"]
        assert [each["branched"] for each in mine] == [{"of": table, "at": 0}]
        assert place.table not in [each["id"] for each in await people[0].get("/api/tables")]


async def test_a_branch_of_a_branch(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        table, record = await finished(people, "counterfeiters")
        first = await branch(people[0], table, 3, 0)
        await first.say(pace="quick")
        await Player(first).play_out()
        await text_of(people[0], first.table)
        second = await branch(people[0], first.table, 5, 1)
        assert second.info["branched"] == {"of": first.table, "at": 5}
        await second.say(pace="quick")
        await Player(second, 4).play_out()
        found = Record.from_json(await text_of(people[0], second.table))
        assert [each.at for each in found.branches] == [3, 5]
        assert found.choices[:3] == record.choices[:3]
        assert verdict(verify(found, game_named(found.game))) == UNPROVEN


async def test_what_cannot_be_branched_off(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        path = f"/api/records/{places[0].table}/branch"
        good: Message = {"at": 0, "seat": 0, "level": "easy"}
        running = await people[0].ask("POST", path, json=good)
        assert (running.status_code, running.json()["error"]) == (409, "not_over")
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        record = await record_of(people[0], places[0].table)
        last = len(record.choices)
        beyond: list[Message] = [{"at": last}, {"at": -1}, {"seat": 2}, {"seat": -1}]
        unfit: list[Message] = [{"level": "god"}, {"at": "x"}, {"more": 1}]
        for error, changes in (("range", beyond), ("body", unfit)):
            for change in changes:
                answer = await people[0].ask("POST", path, json=good | change)
                assert (answer.status_code, answer.json()["error"]) == (400, error), change
        nobody = Person(server.url, "")
        assert (await nobody.ask("POST", path, json=good)).status_code == 401
        await nobody.leave_for_good()
        gone = await people[0].ask("POST", "/api/records/none/branch", json=good)
        assert gone.status_code == 404


async def test_the_last_choice_but_one_can_be_made_otherwise(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        table, record = await finished(people, "counterfeiters")
        at = len(record.choices) - 1
        place = await branch(people[0], table, at, record.choices[at][0])
        assert place.may_choose


async def test_a_server_that_is_started_again_goes_on_with_a_branch(
    strict_server: Server,
) -> None:
    async with people_at(strict_server.url, 2) as people:
        table, record = await finished(people, "counterfeiters")
        at = len(record.choices) // 2
        place = await branch(people[0], table, at, 0)
        view, news = place.view, place.news[:]
        await place.drop()
        strict_server.kill()
        strict_server.start()
        again = await people[0].go_to(place.table)
        assert again.news[: len(news)] == news
        assert again.info["branched"] == {"of": table, "at": at}
        if len(again.news) == len(news):
            assert again.view == view
