"""The people of the store file, back at a server, and what they look at there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.old_store.expected import Expected, KnownTable, hash_of
from tests.server.people import Message, Person
from tests.server.witness import text_of


@asynccontextmanager
async def guests_back(url: str, expected: Expected, *names: str) -> AsyncIterator[list[Person]]:
    """Let guests return with the cookies that they have had all the time."""
    people = []
    for name in names:
        person = Person(url, name)
        person.id = expected.guests[name].id
        person.http.cookies.set("sid", expected.guests[name].token)
        people.append(person)
    try:
        yield people
    finally:
        for person in people:
            await person.leave_for_good()


async def frames_of(person: Person, table: str, viewer: str) -> list[Message]:
    """Return all frames of a finished match as a viewer sees them; they come in pages."""
    found: list[Message] = []
    while True:
        path = f"/api/records/{table}/frames?as={viewer}&from={len(found)}"
        answer = await person.get(path)
        assert answer["from"] == len(found)
        found += answer["frames"]
        if len(found) > answer["total"]:
            return found


async def hash_replay(person: Person, known: KnownTable) -> tuple[str, dict[str, str]]:
    """Return hashes of the record of a finished match, and of all frames by viewer."""
    viewers = [*map(str, range(len(known.people))), "public", "all"]
    frames = {each: hash_of(await frames_of(person, known.id, each)) for each in viewers}
    return hash_of(await text_of(person, known.id)), frames
