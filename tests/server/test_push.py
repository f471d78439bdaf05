"""Web Push: what a browser is told, what nobody else can read, and where we do not go."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from funnymoney.server.http.push import (
    Subscription,
    SubscriptionKeys,
    Unsubscription,
    subscribe,
    unsubscribe,
)
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import TimeControl
from funnymoney.server.push import transport, web_push
from funnymoney.server.push.transport import NoPublicAddress, PushTransport, is_public
from funnymoney.server.push.web_push import BadKey, Keys, Pusher, new_key
from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import NoSuchGuest
from funnymoney.server.store.repositories.push_subscriptions import MAX_BROWSERS
from funnymoney.server.store.rows import Push
from tests.server.push_service import Browser, Service, certificate, service
from tests.server.rooms import Person, deal, house_at, open_table, until

HERE = PushTransport(anywhere=True)


@pytest.fixture
def there() -> Iterator[Service]:
    with service() as found:
        yield found


@pytest.fixture(scope="module")
def keys() -> Keys:
    return Keys.read(new_key(), "operator@money.example")


@asynccontextmanager
async def house(
    file: str, keys: Keys, courier: PushTransport = HERE
) -> AsyncIterator[tuple[Any, ...]]:
    """Open a store with one guest, and a pusher for it."""
    async with open_store(file) as store:
        ada, _ = await store.guests.create("Ada")
        pusher = Pusher(store.pushes, keys, courier)
        yield store, pusher, ada.id
        await pusher.close()


async def invite(store: Store, guest: str, url: str) -> Browser:
    browser = Browser(url)
    await subscribe(store.pushes, guest, browser.subscription, HERE)
    return browser


# ----------------------------------------------------------------------------- telling


async def test_a_browser_can_read_what_it_is_told(file: str, keys: Keys, there: Service) -> None:
    async with house(file, keys) as (store, pusher, ada):
        browser = await invite(store, ada, f"{there.url}/send/abc?x=1")
        await pusher.tell(ada, "k3Jq-table_1", "turn")
    [(path, headers, letter)] = there.letters
    assert browser.read(letter) == {"table": "k3Jq-table_1", "kind": "turn"}
    assert b"table" not in letter
    assert path == "/send/abc?x=1"
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    assert headers["Topic"] == "k3Jq-table_1"


async def test_the_push_service_can_check_who_we_are(file: str, keys: Keys, there: Service) -> None:
    async with house(file, keys) as (store, pusher, ada):
        await invite(store, ada, there.url + "/1")
        await pusher.tell(ada, "t")
    authorization = there.letters[0][1]["Authorization"]
    assert Vapid02.verify(authorization)
    token, key = authorization.removeprefix("vapid t=").split(",k=")
    assert key == keys.public
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (there.url, "mailto:operator@money.example")


async def test_all_browsers_of_a_guest_are_told_and_nobody_else_s(
    file: str, keys: Keys, there: Service
) -> None:
    async with house(file, keys) as (store, pusher, ada):
        bob, _ = await store.guests.create("Bob")
        for guest, path in ((ada, "/1"), (ada, "/2"), (bob.id, "/3")):
            await invite(store, guest, there.url + path)
        await pusher.tell(ada, "t")
    assert sorted(path for path, _, _ in there.letters) == ["/1", "/2"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    file: str, keys: Keys, there: Service, status: int
) -> None:
    async with house(file, keys) as (store, pusher, ada):
        await invite(store, ada, there.url + "/1")
        there.status = status
        await pusher.tell(ada, "t")
        assert await store.pushes.of(ada) == ()


@pytest.mark.parametrize("status", [301, 400, 429, 500])
async def test_other_answers_are_noted_and_the_browser_is_kept(
    file: str, keys: Keys, there: Service, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(file, keys) as (store, pusher, ada):
        await invite(store, ada, there.url + "/1")
        there.status = status
        await pusher.tell(ada, "t")
        assert len(await store.pushes.of(ada)) == 1
    assert [path for path, _, _ in there.letters] == ["/1"]  # nobody sends us elsewhere
    assert vars(caplog.records[0])["facts"] == {"status": status}


async def test_a_service_that_is_not_there_harms_nobody(
    file: str, keys: Keys, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(file, keys) as (store, pusher, ada):
        await invite(store, ada, "http://127.0.0.1:1/1")
        await store.pushes.add(ada, "http://127.0.0.1:1/2", "no key", "at all")
        await pusher.tell(ada, "t")
    assert [record.msg for record in caplog.records] == ["push_failed", "push_failed"]


async def test_not_too_many_are_told_at_once(
    file: str, keys: Keys, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(web_push, "MAX_QUEUED", 3)
    go = threading.Event()

    class Slow(PushTransport):
        def deliver(self, *_: Any) -> int:
            assert go.wait(10)
            return 201

    async with house(file, keys, Slow(anywhere=True)) as (store, pusher, ada):
        await invite(store, ada, "http://127.0.0.1:1/1")
        telling = [asyncio.create_task(pusher.tell(ada, "t")) for _ in range(5)]
        while sum(task.done() for task in telling) < 2:
            await asyncio.sleep(0.01)
        go.set()
        await asyncio.gather(*telling)
        assert pusher.waiting == 0
    assert [record.msg for record in caplog.records] == ["push_dropped", "push_dropped"]


async def test_once_it_is_closed_nothing_is_told(
    file: str, keys: Keys, there: Service, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(file, keys) as (store, pusher, ada):
        await invite(store, ada, there.url)
        await pusher.close()
        await pusher.tell(ada, "t")
    assert there.letters == []


# ------------------------------------------------------------------------- who is called


class Noting(Pusher):
    """Tells nobody, and notes down who was to be told."""

    called: list[tuple[str, str]]

    async def tell(self, guest: str, table: str, kind: str = "turn") -> None:
        assert kind == "turn"
        self.called.append((guest, table))


@asynccontextmanager
async def match_of(file: str, keys: Keys, seconds: float) -> AsyncIterator[tuple[Any, ...]]:
    """Begin a match with a clock; return its people, and whom the house calls to it."""
    async with house_at(file) as found:
        pusher = Noting(found.store.pushes, keys, HERE)
        pusher.called = []
        found.rooms.services = replace(found.rooms.services, pusher=pusher)
        people = await open_table(found, ["me", "open", "open"], clock=TimeControl("move", seconds))
        await deal(people)
        yield people, pusher.called


async def play_until_asked(people: list[Person], actor: Person) -> None:
    """Let all choose until somebody must choose again, after his first choice."""
    table = actor.room.table
    while not (table.steps[actor.seat] and actor.seat in table.acting()):
        chooser = next(person for person in people if person.seat in table.acting())
        await chooser.choose()
        await until(lambda: not actor.room.unsaved)


async def test_in_a_slow_game_one_who_is_away_is_called_once_for_each_choice(
    file: str, keys: Keys
) -> None:
    async with match_of(file, keys, 3600) as (people, called):
        actor = next(person for person in people if person.view["choices"])
        call = (actor.guest, actor.room.id)
        await asyncio.sleep(0.05)
        assert called == []  # while all are here
        actor.go()
        actor.room.wake()
        await asyncio.sleep(0.05)
        assert called == [call]
        await actor.join(actor.room.id)
        await play_until_asked(people, actor)
        assert called == [call]
        actor.go()
        await asyncio.sleep(0.05)
        assert called == [call, call]


async def test_who_was_called_is_not_called_again_because_somebody_looks_in(
    file: str, keys: Keys
) -> None:
    async with match_of(file, keys, 3600) as (people, called):
        actor = next(person for person in people if person.view["choices"])
        room, house = actor.room, actor.house
        for person in people:
            person.go()
        await until(lambda: called and not room.unsaved)
        before = called[:]
        house.rooms.release_idle(room, room.due())
        await until(lambda: not house.rooms.releasing)
        other = next(person for person in people if person is not actor)
        await other.join(room.id)
        assert other.room is not room
        await asyncio.sleep(0.05)
        assert called == before


async def test_in_a_quick_game_nobody_is_called(file: str, keys: Keys) -> None:
    async with match_of(file, keys, 3599) as (people, called):
        for person in people:
            person.go()
        await asyncio.sleep(0.05)
        assert called == []


# ------------------------------------------------------------------------- where we go


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104  nothing listens here
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:8.8.8.8", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "ftp://push.example/1",
        "push.example/1",
        "https://",
        "https://push.example:8443/1",
        "https://push.example:99999/1",
        "https://user@push.example/1",
        "https://push.example/ 1",
        "https://push.example/\r\nHost: inside",
        "https://püsh.example/1",
        "https://[::1/1",
        "",
    ],
)
def test_some_addresses_are_none_of_a_push_service(endpoint: str) -> None:
    with pytest.raises(NoPublicAddress):
        PushTransport().check(endpoint)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "169.254.169.254", "2130706433"]
)
async def test_nothing_is_brought_to_hosts_inside(
    file: str, keys: Keys, host: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(file, keys, PushTransport()) as (store, pusher, ada):
        browser = Browser(f"https://{host}/1")
        await subscribe(store.pushes, ada, browser.subscription)
        await pusher.tell(ada, "t")
    assert vars(caplog.records[0])["facts"]["error"] in ("NoPublicAddress", "VapidException")


def test_we_connect_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads outside at first, and inside when asked again, leads nowhere."""
    asked: list[str] = []
    tried: list[object] = []

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        place = "8.8.8.8" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, port))]

    def connect(place: tuple[str, int], *_: Any) -> socket.socket:
        tried.append(place)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        PushTransport().deliver("https://rebind.example/1", {}, b"")
    assert (asked, tried) == (["rebind.example"], [("8.8.8.8", 443)])


def test_a_name_with_one_address_inside_is_not_gone_to(monkeypatch: pytest.MonkeyPatch) -> None:
    places = [("8.8.8.8", 443), ("10.0.0.1", 443)]
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", place) for place in places]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(NoPublicAddress):
        PushTransport().deliver("https://both.example/1", {}, b"")


def test_a_service_that_answers_bit_by_bit_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four of them would keep everybody else from being told."""
    monkeypatch.setattr(transport, "REQUEST_TIMEOUT_S", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=answer_slowly, args=[listening])
        thread.start()
        with pytest.raises((OSError, HTTPException)):
            HERE.deliver(f"http://127.0.0.1:{listening.getsockname()[1]}/1", {}, b"letter")
        thread.join()


def answer_slowly(listening: socket.socket) -> None:
    caller, _ = listening.accept()
    with caller, suppress(OSError):
        for each in b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n":
            caller.sendall(bytes([each]))
            time.sleep(0.05)


async def test_over_https_only_to_whom_can_prove_who_he_is(
    file: str, keys: Keys, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server, trusting = certificate(tmp_path)
    with service(server) as there:
        for courier in (HERE, PushTransport(anywhere=True, context=trusting)):
            async with house(file, keys, courier) as (store, pusher, ada):
                await invite(store, ada, there.url + "/1")
                await pusher.tell(ada, "t")
    assert len(there.letters) == 1
    [record] = caplog.records
    assert vars(record)["facts"]["error"] == "SSLCertVerificationError"


# ----------------------------------------------------------------------- subscriptions


GOOD = Browser("https://push.example/1").subscription


@pytest.mark.parametrize(
    "wanted",
    [
        Subscription("http://push.example/1", GOOD.keys),
        Subscription("https://push.example/" + "x" * 2000, GOOD.keys),
        Subscription(GOOD.endpoint, SubscriptionKeys("", "")),
        Subscription(GOOD.endpoint, SubscriptionKeys(GOOD.keys.p256dh, "AAAA")),
        Subscription(GOOD.endpoint, SubscriptionKeys(GOOD.keys.p256dh[4:], GOOD.keys.auth)),
        Subscription(GOOD.endpoint, SubscriptionKeys("*" * 87, GOOD.keys.auth)),
        Subscription(GOOD.endpoint, SubscriptionKeys("é" * 87, GOOD.keys.auth)),
    ],
)
async def test_a_subscription_that_is_none_is_refused(file: str, wanted: Subscription) -> None:
    async with open_store(file) as store:
        ada, _ = await store.guests.create("Ada")
        with pytest.raises(Refused) as refused:
            await subscribe(store.pushes, ada.id, wanted)
        assert refused.value.reason == "subscription"
        assert await store.pushes.of(ada.id) == ()


async def test_a_browser_belongs_to_whom_it_says_last(address: str) -> None:
    async with open_store(address) as store:
        ada, bob = [(await store.guests.create(name))[0].id for name in ("Ada", "Bob")]
        for guest in (ada, ada, bob):
            await subscribe(store.pushes, guest, GOOD)
        assert await store.pushes.of(ada) == ()
        assert [push.endpoint for push in await store.pushes.of(bob)] == [GOOD.endpoint]
        await unsubscribe(store.pushes, ada, Unsubscription(GOOD.endpoint))
        assert len(await store.pushes.of(bob)) == 1
        await unsubscribe(store.pushes, bob, Unsubscription(GOOD.endpoint))
        assert await store.pushes.of(bob) == ()
        with pytest.raises(NoSuchGuest):
            await subscribe(store.pushes, "nobody", GOOD)


async def test_of_many_browsers_the_newest_are_kept(address: str) -> None:
    async with open_store(address) as store:
        ada, _ = await store.guests.create("Ada")
        for number in range(MAX_BROWSERS + 3):
            await store.pushes.add(ada.id, f"https://push.example/{number}", "key", "auth")
            await asyncio.sleep(0.002)
        kept = [push.endpoint for push in await store.pushes.of(ada.id)]
        assert kept == [f"https://push.example/{number}" for number in range(3, MAX_BROWSERS + 3)]


def test_a_browser_s_address_is_not_printed() -> None:
    assert "push.example" not in repr(Push("ada", "https://push.example/1", "key", "auth", 1))


# -------------------------------------------------------------------------------- keys


def test_keys_come_from_the_environment_or_a_file(tmp_path: Path) -> None:
    key, file = new_key(), tmp_path / "key"
    file.write_text(key + "\n")
    contact = {"FUNNYMONEY_PUSH_CONTACT": "https://money.example"}
    first = Keys.of({"FUNNYMONEY_PUSH_KEY": key} | contact)
    second = Keys.of({"FUNNYMONEY_PUSH_KEY_FILE": str(file)} | contact)
    assert first is not None
    assert second is not None
    assert first.public == second.public
    assert len(base64.urlsafe_b64decode(first.public + "=")) == 65
    assert key not in repr(first)
    assert Keys.of(contact) is None


def test_a_key_may_be_written_as_pem() -> None:
    made = Vapid02()
    made.generate_keys()
    assert Vapid02.verify(Keys.read(made.private_pem().decode(), "a@b.example").sign("https://x.y"))


@pytest.mark.parametrize(
    ("key", "contact"),
    [("nonsense", "a@b.example"), ("", "a@b.example"), ("é", "a@b.example"), (new_key(), "nobody")],
    ids=["nonsense", "nothing", "no key", "no contact"],
)
def test_with_bad_keys_nothing_can_be_pushed(key: str, contact: str) -> None:
    with pytest.raises(BadKey, match="funnymoney vapid"):
        Keys.read(key, contact)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadKey, match="FUNNYMONEY_PUSH_KEY_FILE"):
        Keys.of({"FUNNYMONEY_PUSH_KEY_FILE": str(tmp_path / "none")})
