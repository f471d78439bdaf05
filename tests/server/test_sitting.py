"""Sitting down at a table whose seats others take in the same moment."""

from __future__ import annotations

import httpx

from funnymoney.server.app import make_app
from tests.server.asgi_client import AsgiPerson
from tests.server.rooms import Person, house_at


async def test_who_names_no_seat_gets_the_next_one_if_another_was_quicker(file: str) -> None:
    async with house_at(file) as house:
        ada, bob, eve = [AsgiPerson(make_app(house), name) for name in ("Ada", "Bob", "Eve")]
        for person in (ada, bob, eve):
            await person.introduce()
        table = (await ada.open("contraband", "me", "open", "open"))["id"]
        await house.rooms.room(table)
        quicker = await Person.come(house, "Cy")
        # As another process does, of which this one has not heard yet.
        await house.store.seats.claim(table, 1, quicker.guest)
        found = [await sit_anywhere(person, table) for person in (bob, eve)]
        assert found[0].json() == {"id": table, "you": 2}
        assert (found[1].status_code, found[1].json()["error"]) == (409, "no_open_seat")


async def sit_anywhere(person: AsgiPerson, table: str) -> httpx.Response:
    headers = {"accept": "application/json"}
    return await person.ask("POST", f"/api/tables/{table}/sit", json={}, headers=headers)
