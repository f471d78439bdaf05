"""Guests, tables, seats and links, by HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from funnymoney.games import GAMES
from tests.server.playing import Player, begin, closed_as, dealt, people_at, play_all
from tests.server.wire import Server

JSON = {"accept": "application/json"}


REFUSED = range(400, 500)


def refusal(response: httpx.Response, *codes: int) -> str:
    """Check a refusal, and return its key; without codes any will do that blames the asker."""
    assert response.status_code in (codes or REFUSED), f"{response.status_code} {response.text}"
    body = response.json()
    assert isinstance(body["told"], str)
    assert body["told"]
    return str(body["error"])


# ------------------------------------------------------------------------------ guests


async def test_a_guest_is_a_cookie(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        refusal(await client.get("/api/me"), 401)
        made = await client.post("/api/me", json={"name": "Ann"})
        assert made.status_code == 200
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("sid=")
        assert "httponly" in cookie.lower()
        assert "samesite=" in cookie.lower()
        assert "secure" not in cookie.lower(), "over http a Secure cookie would be lost"
        me = (await client.get("/api/me")).json()
        assert (me["guest"], me["name"]) == (made.json()["guest"], "Ann")
        assert me["guest"] not in cookie, "the id is public, the cookie is not"


async def test_a_guest_changes_his_name_and_stays_the_same(server: Server) -> None:
    async with people_at(server.url, 1) as [ann]:
        answer = await ann.post("/api/me", {"name": "Änne 🎲"})
        assert answer == {"guest": ann.id, "name": "Änne 🎲"}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann\u3164", "Ann"),  # it would look the same, and be another
        ("A\ufe0fn\u2800n\u034f", "Ann"),
        ("A\u0301nn", "\u00c1nn"),
        ("Z" + "\u0315" * 20, "Z" + "\u0315" * 3),
        (
            "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
            "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
        ),
        ("สมศรี", "สมศรี"),
    ],
)
async def test_what_cannot_be_seen_is_no_part_of_a_name(
    server: Server, name: str, shown: str
) -> None:
    async with people_at(server.url, 1) as [ann]:
        assert (await ann.post("/api/me", {"name": name}))["name"] == shown


async def test_a_line_turns_nothing_around(server: Server) -> None:
    async with people_at(server.url, 1) as [ann]:
        opened = await ann.open("contraband", "me", "open", "open")
        place = await ann.go_to(opened["id"])
        await place.say(chat="to \u202etfel\u202c and \u2067on\u2069")
        await place.until(lambda each: each.chat)
        assert [line["text"] for line in place.chat.values()] == ["to tfel and on"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 200,
        "a\nb",
        "\u202eevil",
        "\u3164",
        "\u2800 \u115f",
        "\u0301",
        7,
        None,
        ["x"],
    ],
)
async def test_a_name_that_is_none_is_refused_or_made_one(server: Server, name: Any) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.post("/api/me", json={"name": name})
        if answer.status_code != 200:
            refusal(answer)
            return
        found = answer.json()["name"]
        assert 0 < len(found) <= 24
        assert found.isprintable()


async def test_who_wants_to_be_forgotten_is(server: Server) -> None:
    async with people_at(server.url, 2) as [ann, bob]:
        places = await begin([ann, bob], "counterfeiters")
        assert (await bob.ask("DELETE", "/api/me")).status_code == 204
        refusal(await bob.ask("GET", "/api/me"), 401)
        await places[0].until(lambda place: place.info["seats"][1].get("guest", "") != bob.id)
        text = (await ann.ask("GET", f"/api/tables/{places[0].table}")).text
        assert bob.id not in text
        assert bob.name not in text
        await Player(places[0], 1).play_out()


async def test_an_unknown_cookie_is_nobody(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, cookies={"sid": "x" * 43}) as client:
        refusal(await client.get("/api/me"), 401)
        made = await client.post(
            "/api/tables", json={"game": "contraband", "seats": ["me", "open", "open"]}
        )
        refusal(made)


# ------------------------------------------------------------------------------ tables


async def test_the_games_of_the_house_are_listed(server: Server) -> None:
    async with people_at(server.url, 1) as [ann]:
        games = {each["name"]: each for each in await ann.get("/api/games")}
        assert set(games) == set(GAMES)
        for name, game in GAMES.items():
            assert games[name]["players"] == list(game.seats)
            assert games[name]["title"] == game.title
            assert games[name]["levels"] == ["easy", "medium", "hard", "expert"]
            assert {option["name"] for option in games[name]["options"]} == {
                option.name for option in game.options
            }


async def test_a_game_tells_its_code_and_what_a_lobby_shows_of_it(server: Server) -> None:
    async with people_at(server.url, 1) as [ann]:
        games = {each["name"]: each for each in await ann.get("/api/games")}
        assert {name: game["code"] for name, game in games.items()} == {
            "contraband": "CB",
            "counterfeiters": "CF",
            "ffuffziger": "FF",
            "crooked_cash": "CC",
        }
        assert games["ffuffziger"]["lobby"] == {
            "seats": 4,
            "minutes": 60,
            "first_game": {"rounds": 4},
        }
        for game in games.values():
            assert game["lobby"]["seats"] in game["players"]


@pytest.mark.parametrize(
    "path", ["contraband/locale/en", "chess/locale/en", "contraband/locale/..%2fen", "x/locale/"]
)
async def test_no_words_are_served_of_a_game_that_brings_none(server: Server, path: str) -> None:
    async with people_at(server.url, 1) as [ann]:
        assert refusal(await ann.ask("GET", f"/api/games/{path}"), 404) == "not_found"


async def test_the_lobby_lists_public_tables_that_wait(server: Server) -> None:
    async with people_at(server.url, 2) as [ann, bob]:
        seats = ["me", "open", "open"]
        shown = (await ann.open("contraband", *seats, public=True))["id"]
        hidden = (await ann.open("contraband", *seats, public=False))["id"]
        listed = [each["id"] for each in await bob.get("/api/tables")]
        assert shown in listed
        assert hidden not in listed
        full = (await begin([ann, bob], "counterfeiters", public=True))[0].table
        assert full not in [each["id"] for each in await bob.get("/api/tables")]


async def test_the_lobby_tells_what_is_agreed_at_a_table(server: Server) -> None:
    async with people_at(server.url, 2) as [ann, bob]:
        terms = {"public": True, "watch": False, "hints": True, "options": {"rounds": 2}}
        opened = await ann.post(
            "/api/tables", {"game": "contraband", "seats": ["me", "open", "open"], **terms}
        )
        [listed] = [each for each in await bob.get("/api/tables") if each["id"] == opened["id"]]
        assert (listed["watch"], listed["hints"], listed["options"]["rounds"]) == (False, True, 2)


WRONG: list[Any] = [
    {},
    {"game": "chess", "seats": ["me", "open"]},
    {"game": "contraband", "seats": ["me"]},
    {"game": "contraband", "seats": ["me"] * 3},
    {"game": "contraband", "seats": ["me"] * 7},
    {"game": "contraband", "seats": ["me", "open", "genius"]},
    {"game": "contraband", "seats": ["me", "open", None]},
    {"game": "contraband", "seats": "me"},
    {"game": "contraband", "seats": ["me", "open", "open"], "options": {"rounds": -1}},
    {"game": "contraband", "seats": ["me", "open", "open"], "options": {"rounds": 10**400}},
    {"game": "contraband", "seats": ["me", "open", "open"], "options": {"speed": 1}},
    {"game": "contraband", "seats": ["me", "open", "open"], "options": []},
    {"game": "contraband", "seats": ["me", "open", "open"], "clock": {"kind": "move"}},
    {"game": "contraband", "seats": ["me", "open", "open"], "clock": {"kind": "sand"}},
    {"game": "contraband", "seats": ["me", "open", "open"], "absence": -5},
    {"game": "contraband", "seats": ["me", "open", "open"], "pace": "sluggish"},
    {"game": "contraband", "seats": ["me", "open", "open"], "colour": "red"},
    [], 7, None, "contraband",
]  # fmt: skip


@pytest.mark.parametrize("body", WRONG, ids=lambda body: str(body)[:60])
async def test_a_table_that_cannot_be_is_refused(server: Server, body: Any) -> None:
    async with people_at(server.url, 1) as [ann]:
        refusal(await ann.ask("POST", "/api/tables", json=body))


async def test_what_is_nowhere_is_not_found(server: Server) -> None:
    async with people_at(server.url, 1) as [ann]:
        for path in ("/api/tables/nowhere", "/api/records/nowhere", "/api/records/nowhere/tale"):
            refusal(await ann.ask("GET", path), 404)
        refusal(await ann.ask("POST", "/api/tables/nowhere/sit", json={}), 404)
        refusal(await ann.ask("GET", "/j/nowhere", headers=JSON), 404)
        refusal(await ann.ask("POST", "/j/nowhere", headers=JSON), 404)
        refusal(await ann.ask("GET", "/api/nothing"), 404)


async def test_a_seat_is_one_persons(server: Server) -> None:
    async with people_at(server.url, 4) as [ann, bob, eve, late]:
        table = (await ann.open("contraband", "open", "me", "open"))["id"]
        assert (await bob.post(f"/api/tables/{table}/sit"))["you"] == 0
        for seat in (0, 1, 3, -1, 10**30):
            answer = await eve.ask("POST", f"/api/tables/{table}/sit", json={"seat": seat})
            refusal(answer)
        assert (await eve.post(f"/api/tables/{table}/sit", {"seat": 2}))["you"] == 2
        refusal(await late.ask("POST", f"/api/tables/{table}/sit"))


async def test_nobody_has_two_seats(server: Server) -> None:
    async with people_at(server.url, 1) as [ann]:
        opened = await ann.open("contraband", "me", "open", "open")
        address = f"/api/tables/{opened['id']}"
        before = (await ann.get(address))["seats"]
        sit = await ann.ask("POST", f"{address}/sit", json={"seat": 2})
        assert refusal(sit, 409) == "already_seated"
        link = await ann.ask("POST", opened["links"]["1"], headers=JSON)
        assert refusal(link, 409) == "already_seated"
        assert (await ann.get(address))["seats"] == before
        assert [seat["kind"] for seat in before] == ["person", "open", "open"]


# ------------------------------------------------------------------------------- links


async def test_a_link_is_the_key_to_a_seat(server: Server) -> None:
    async with people_at(server.url, 2) as [ann, bob]:
        opened = await ann.open("contraband", "me", "open", "open", public=False)
        assert set(opened["links"]) == {"0", "1", "2"}
        page = await bob.ask("GET", opened["links"]["2"], headers={"accept": "text/html"})
        assert page.headers["content-type"].startswith("text/html")
        shown = await bob.ask("GET", opened["links"]["2"], headers=JSON)
        assert shown.json()["id"] == opened["id"]
        assert (await bob.get("/api/me"))["tables"] == [], "looking is not sitting down"
        assert await bob.post(opened["links"]["2"]) == {"id": opened["id"], "you": 2}
        browser = await bob.ask("POST", opened["links"]["2"], headers={"accept": "text/html"})
        assert browser.status_code == 303
        assert browser.headers["location"] == f"/t/{opened['id']}"


async def test_the_seat_goes_with_its_link_to_another_device(server: Server) -> None:
    async with people_at(server.url, 3) as [ann, bob, phone]:
        host, old = await begin([ann, bob], "counterfeiters")
        link = (await bob.post(f"/api/tables/{host.table}/links", {"seat": 1}))["link"]
        noted = old.news[:]
        assert (await phone.post(link)) == {"id": host.table, "you": 1}
        await old.until(lambda place: place.you is None or place.bye)
        assert old.bye == "" or old.bye == "elsewhere"
        assert old.you is None
        assert not old.offers
        new = await phone.go_to(host.table)
        assert new.you == 1
        assert new.news[: len(noted)] == noted
        await play_all([Player(host, 1), Player(new, 2)])


async def test_the_host_is_host_on_another_device_too(server: Server) -> None:
    async with people_at(server.url, 3) as [laptop, phone, other]:
        opened = await laptop.open("contraband", "me", "open", "open")
        await other.post(opened["links"]["1"])  # an open seat: that makes nobody the host
        guest = await other.go_to(opened["id"])
        assert guest.info["host"] == laptop.id
        await phone.post(opened["links"]["0"])
        place = await phone.go_to(opened["id"])
        assert place.info["host"] == phone.id
        await place.say(kick=other.id)
        assert (await guest.ending()).rcvd is not None
        assert guest.bye == "kicked"


async def test_an_invitation_shows_nobody_the_hand_of_one_who_plays(server: Server) -> None:
    async with people_at(server.url, 3) as [ann, bob, spy]:
        seats = ("me", "open", "open")
        opened = await ann.open("contraband", *seats, options={"rounds": 2})
        table, links = opened["id"], opened["links"]
        await bob.post(links["1"])
        host, guest = await ann.go_to(table), await bob.go_to(table)
        await host.say(start="easy")
        await dealt([host, guest])
        for seat in ("1", "2"):  # a person's, and a bot's
            refusal(await spy.ask("POST", links[seat], headers=JSON), 409)
        watching = await spy.go_to(table)
        assert watching.you is None
        assert (await bob.post(links["1"]))["you"] == 1, "to him it is his seat still"


async def test_who_was_kicked_does_not_come_back_by_the_same_link(server: Server) -> None:
    async with people_at(server.url, 3) as [ann, bob, bob_again]:
        opened = await ann.open("contraband", "me", "open", "open")
        await bob.post(opened["links"]["1"])
        host = await ann.go_to(opened["id"])
        await host.say(kick=bob.id)
        await host.until(lambda place: place.info["seats"][1]["kind"] == "open")
        refusal(await bob_again.ask("POST", opened["links"]["1"], headers=JSON), 404)
        fresh = (await ann.post(f"/api/tables/{opened['id']}/links", {"seat": 1}))["link"]
        assert (await bob_again.post(fresh))["you"] == 1, "whom the host invites anew may come"


async def test_an_old_link_is_worth_nothing_after_a_new_one(server: Server) -> None:
    async with people_at(server.url, 2) as [ann, bob]:
        opened = await ann.open("contraband", "me", "open", "open")
        path = f"/api/tables/{opened['id']}/links"
        fresh = (await ann.post(path, {"seat": 1}))["link"]
        assert fresh != opened["links"]["1"]
        refusal(await bob.ask("POST", opened["links"]["1"], headers=JSON))
        refusal(await bob.ask("POST", path, json={"seat": 1}))
        assert (await bob.post(fresh))["you"] == 1
        refusal(await ann.ask("POST", path, json={"seat": 1}))
        assert (await bob.post(path, {"seat": 1}))["link"]


# -------------------------------------------------------------------- records and limits


async def test_there_is_no_record_of_a_match_that_is_not_over(server: Server) -> None:
    async with people_at(server.url, 2) as [ann, bob]:
        opened = await ann.open("counterfeiters", "me", "open")
        for path in (f"/api/records/{opened['id']}", f"/api/records/{opened['id']}/tale"):
            refusal(await ann.ask("GET", path))
        places = await begin([ann, bob], "counterfeiters")
        for path in (f"/api/records/{places[0].table}", f"/api/records/{places[0].table}/tale"):
            refusal(await ann.ask("GET", path))
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        assert (await bob.get(f"/api/records/{places[0].table}"))["game"] == "counterfeiters"
        tale = await bob.get(f"/api/records/{places[0].table}/tale")
        assert tale, "what happened is told"


@pytest.mark.parametrize("attempt", range(5))
async def test_who_is_told_that_it_is_over_can_read_the_record(
    server: Server, attempt: int
) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        await play_all([Player(place, attempt + seed) for seed, place in enumerate(places)])
        assert (await people[0].get(f"/api/records/{places[0].table}"))["result"]


async def test_more_than_a_hundred_messages_in_twenty_seconds_end_the_socket(
    strict_server: Server,
) -> None:
    async with people_at(strict_server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters")
        for _ in range(130):
            await guest.say(pace="quick")
        assert await closed_as(guest) == 1008
        assert host.socket is not None
        await guest.join()
        assert guest.you == 1


async def test_what_is_no_message_ends_the_socket_the_tenth_time(strict_server: Server) -> None:
    async with people_at(strict_server.url, 2) as people:
        _, guest = await begin(people, "counterfeiters")
        for _ in range(9):
            await guest.refused(rubbish=1)
        await guest.send("no JSON")
        assert await closed_as(guest) == 1008


async def test_too_long_a_message_is_not_taken(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters")
        await guest.send('{"chat":"' + "x" * 5000 + '"}')
        assert await closed_as(guest) in (1008, 1009)
        await guest.join()
        await play_all([Player(host, 1), Player(guest, 2)])


async def test_too_many_guests_at_once_are_told_when_to_come_back(strict_server: Server) -> None:
    async with httpx.AsyncClient(base_url=strict_server.url) as client:
        for _ in range(2000):
            client.cookies.clear()
            answer = await client.post("/api/me", json={"name": "Many"})
            if answer.status_code == 429:
                refusal(answer, 429)
                assert int(answer.headers["retry-after"]) > 0
                return
    raise AssertionError("anybody may make as many guests as he likes")
