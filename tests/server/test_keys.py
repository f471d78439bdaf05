"""Keys of guests: carried to other browsers, at most so many, and gone with the guest."""

from __future__ import annotations

import pytest

from funnymoney.server.store import open_store
from funnymoney.server.store.errors import NoSuchGuest
from funnymoney.server.store.repositories.access_keys import MAX_KEYS, Kind

KINDS: tuple[Kind, ...] = ("key", "session")


async def test_a_key_names_its_guest_and_opens_a_session(address: str) -> None:
    async with open_store(address) as store:
        ada, first = await store.guests.create("Ada")
        bob, _ = await store.guests.create("Bob")
        key = await store.keys.make(ada.id, "key")
        assert len(key) == 22
        assert await store.keys.guest(key) == ada
        assert await store.keys.guest("nothing") is None
        assert await store.guests.by_token(key) is None, "a key is no cookie"
        session = await store.keys.make(ada.id, "session")
        assert await store.keys.guest(session) is None, "a cookie is no key"
        assert await store.guests.by_token(session) == ada
        assert await store.guests.by_token(first) == ada
        other = await store.keys.make(bob.id, "key")
        assert await store.keys.guest(other) == bob


@pytest.mark.parametrize("kind", KINDS)
async def test_the_oldest_goes_when_there_are_too_many(address: str, kind: Kind) -> None:
    async with open_store(address) as store:
        ada, first = await store.guests.create("Ada")
        other = await store.keys.make(ada.id, "session" if kind == "key" else "key")
        found = store.keys.guest if kind == "key" else store.guests.by_token
        made = [await store.keys.make(ada.id, kind) for _ in range(MAX_KEYS[kind] + 3)]
        good = [await found(token) is not None for token in made]
        assert good.count(True) == MAX_KEYS[kind]
        assert good[-1], "the newest is good"
        assert not good[0] or good[1]
        assert await store.guests.by_token(first) == ada
        left = store.guests.by_token if kind == "key" else store.keys.guest
        assert await left(other) == ada


async def test_with_the_guest_all_keys_are_gone(address: str) -> None:
    async with open_store(address) as store:
        ada, first = await store.guests.create("Ada")
        key = await store.keys.make(ada.id, "key")
        session = await store.keys.make(ada.id, "session")
        await store.guests.delete(ada.id)
        assert await store.keys.guest(key) is None
        assert await store.guests.by_token(session) is None
        assert await store.guests.by_token(first) is None
        with pytest.raises(NoSuchGuest):
            await store.keys.make(ada.id, "key")
