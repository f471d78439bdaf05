"""Being the same guest in another browser."""

from __future__ import annotations

import httpx

from tests.server.people import Person
from tests.server.playing import Player, begin, people_at, play_all
from tests.server.wire import Server


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


async def become(person: Person, key: str) -> httpx.Response:
    return await person.ask("PUT", "/api/me", json={"key": key})


async def test_a_key_makes_another_browser_the_same_guest(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        key = (await people[0].post("/api/me/key"))["key"]
        other = await Person.arrive(server.url, "Somebody else")
        answer = await become(other, f" {key} ")
        assert answer.json() == {"guest": people[0].id, "name": "Guest 0"}
        assert "httponly" in answer.headers["set-cookie"].lower()
        assert key not in answer.headers["set-cookie"]
        assert (await other.get("/api/me"))["guest"] == people[0].id
        there = await other.go_to(places[0].table)
        assert there.you == places[0].you
        assert there.view == places[0].view
        await there.drop()
        assert (await people[0].get("/api/me"))["guest"] == people[0].id, "the first one stays"
        again = await become(other, key)
        assert again.status_code == 200, "a key may be used again"
        await other.leave_for_good()
        await play_all([Player(place, seed) for seed, place in enumerate(places)])


async def test_a_cookie_from_elsewhere_is_no_key_and_a_key_no_cookie(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        [cookie] = people[0].http.cookies.values()
        assert refusal(await become(people[0], cookie)) == (404, "no_key")
        key = (await people[0].post("/api/me/key"))["key"]
        stranger = Person(server.url, "")
        answer = await stranger.ask("GET", "/api/me", headers={"cookie": f"sid={key}"})
        assert answer.status_code == 401
        assert (await stranger.ask("POST", "/api/me/key")).status_code == 401
        assert refusal(await stranger.ask("PUT", "/api/me", json={})) == (400, "body")
        await stranger.leave_for_good()


async def test_all_are_revoked_at_once(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        key = (await people[0].post("/api/me/key"))["key"]
        assert (await become(people[1], key)).status_code == 200
        assert (await people[0].ask("DELETE", "/api/me")).status_code == 204
        assert (await people[1].ask("GET", "/api/me")).status_code == 401
        assert refusal(await become(people[1], key)) == (404, "no_key")


async def test_keys_are_not_found_by_trying(strict_server: Server) -> None:
    async with people_at(strict_server.url, 1) as people:
        answers = [(await become(people[0], f"{'x' * 20}{at}")).status_code for at in range(70)]
        assert set(answers) == {404, 429}
        assert answers[-1] == 429


async def test_another_site_cannot_make_a_browser_somebody(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        key = (await people[0].post("/api/me/key"))["key"]
        headers = {"origin": "https://elsewhere.example"}
        answer = await people[0].ask("PUT", "/api/me", json={"key": key}, headers=headers)
        assert answer.status_code == 403
