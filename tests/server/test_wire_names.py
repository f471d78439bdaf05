"""Look-alike names through the wire: who is refused is told what to do, and can do it at once."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.people import Person
from tests.server.playing import people_at
from tests.server.wire import Server

JSON = {"accept": "application/json"}
GREEK_ANNA = "Αnna"


async def be_called(person: Person, name: str) -> httpx.Response:
    return await person.ask("POST", "/api/me", json={"name": name})


async def sit(person: Person, table: str, **body: Any) -> httpx.Response:
    return await person.ask("POST", f"/api/tables/{table}/sit", json=body)


def is_refused(answer: httpx.Response) -> bool:
    body = answer.json()
    return answer.status_code == 409 and body["error"] == "lookalike" and "add a" in body["told"]


async def test_a_look_alike_is_refused_until_the_name_is_another(server: Server) -> None:
    async with people_at(server.url, 2) as [anna, other]:
        await be_called(anna, "Anna")
        await be_called(other, GREEK_ANNA)
        opened = await anna.open("contraband", "me", "open", "open")
        assert is_refused(await sit(other, opened["id"]))
        assert is_refused(await other.ask("POST", opened["links"]["1"], headers=JSON))
        seats = (await anna.get(f"/api/tables/{opened['id']}"))["seats"]
        assert [each["kind"] for each in seats] == ["person", "open", "open"]
        await be_called(other, GREEK_ANNA + " 2")
        assert (await sit(other, opened["id"])).status_code == 200


async def test_nobody_becomes_a_look_alike_at_the_table(server: Server) -> None:
    async with people_at(server.url, 2) as [anna, other]:
        await be_called(anna, "Anna")
        await be_called(other, "Otto")
        opened = await anna.open("contraband", "me", "open", "open")
        place = await other.sit(opened["id"])
        assert is_refused(await be_called(other, "ANNA"))
        assert is_refused(await be_called(anna, "0tto"))
        await be_called(other, "Otto B.")
        await place.until(lambda here: here.info["seats"][1]["name"] == "Otto B.")
        assert place.info["seats"][0]["name"] == "Anna"


async def test_of_many_look_alikes_who_come_at_once_one_sits_down(server: Server) -> None:
    async with people_at(server.url, 5) as [host, *others]:
        for person, name in zip(others, ["Anna", "ANNA", GREEK_ANNA, "Аnna"], strict=True):
            await be_called(person, name)
        opened = await host.open("contraband", "me", "open", "open", "open", "open")
        answers = await asyncio.gather(
            *(sit(person, opened["id"], seat=seat) for seat, person in enumerate(others, 1))
        )
        assert sorted(map(is_refused, answers)) == [False, True, True, True]
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


async def test_a_line_of_a_spectator_has_no_seat_whatever_their_name(server: Server) -> None:
    async with people_at(server.url, 2) as [anna, other]:
        await be_called(anna, "Anna")
        await be_called(other, "Anna")
        opened = await anna.open("contraband", "me", "open", "open")
        place, looking = await anna.go_to(opened["id"]), await other.go_to(opened["id"])
        await place.say(chat="I play here")
        await looking.say(chat="I do, too")
        await place.until(lambda here: len(here.chat) == 2)
        by_guest = {line["guest"]: line.get("seat") for line in place.chat.values()}
        assert by_guest == {anna.id: 0, other.id: None}
