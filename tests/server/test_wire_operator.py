"""What whoever runs the house sees and does: complaints, bans and pardons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.people import NotLetIn, Place
from tests.server.playing import Player, begin, closed_as, people_at, play_all
from tests.server.wire import NO_LIMITS, Server

TOKEN = "a long and random text"  # noqa: S105  of these tests only
OPERATOR = NO_LIMITS | {"FUNNYMONEY_OPERATOR": TOKEN}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("guarded")
    with Server(folder / "tables.db", folder, env=OPERATOR) as found:
        yield found


def operate(
    server: Server, method: str, path: str, body: dict[str, Any] | None = None, token: str = TOKEN
) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.request(method, f"{server.url}/operator/{path}", json=body, headers=headers)


def ban(server: Server, guest: str, **more: Any) -> None:
    answer = operate(server, "POST", "bans", {"guest": guest, "why": "he cheats", **more})
    assert answer.status_code == 204, answer.text


def levels(place: Place) -> list[str]:
    return [seat.get("level", "") for seat in place.info["seats"]]


@pytest.mark.parametrize("token", ["", "another", TOKEN + "x"])
def test_nobody_else_is_let_in(guarded: Server, token: str) -> None:
    for method, path in [("GET", "reports"), ("DELETE", "reports/1"), ("DELETE", "bans/x")]:
        assert operate(guarded, method, path, token=token).status_code == 401, path
    body = {"guest": "x", "why": "y"}
    assert operate(guarded, "POST", "bans", body, token).status_code == 401


def test_without_a_token_in_the_settings_there_is_no_operator(server: Server) -> None:
    for token in ("", "undefined", TOKEN):
        assert operate(server, "GET", "reports", token=token).status_code == 401


async def test_a_complaint_is_shown_until_it_is_settled(guarded: Server) -> None:
    async with people_at(guarded.url, 2) as people:
        _, guest = await begin(people, "counterfeiters")
        await guest.say(report=people[0].id, text="he looks at my cards")
        await guest.catch_up(0.5)
        [report] = operate(guarded, "GET", "reports").json()
        assert (report["guest_id"], report["reporter_id"]) == (people[0].id, people[1].id)
        assert (report["text"], report["table_id"]) == ("he looks at my cards", guest.table)
        assert operate(guarded, "DELETE", f"reports/{report['id']}").status_code == 204
        assert operate(guarded, "GET", "reports").json() == []


async def test_who_is_banned_is_out_at_once_and_the_others_play_on(guarded: Server) -> None:
    async with people_at(guarded.url, 2) as people:
        host, rogue = await begin(people, "counterfeiters", absence=None)
        ban(guarded, people[1].id)
        assert await closed_as(rogue) == 1008
        assert rogue.bye == "banned"
        assert (await people[1].ask("GET", "/api/me")).status_code == 403
        with pytest.raises(NotLetIn, match="banned"):
            await people[1].go_to(host.table)
        await host.until(lambda place: levels(place)[1])
        await play_all([Player(host, 1)])


async def test_who_is_pardoned_is_welcome_but_his_seat_is_gone(guarded: Server) -> None:
    async with people_at(guarded.url, 2) as people:
        host, _ = await begin(people, "counterfeiters", absence=None)
        ban(guarded, people[1].id, days=3)
        assert operate(guarded, "DELETE", f"bans/{people[1].id}").status_code == 204
        assert (await people[1].get("/api/me"))["tables"] == []
        looking = await people[1].go_to(host.table)
        assert looking.you is None


async def test_a_banned_host_leaves_his_table_to_another(guarded: Server) -> None:
    async with people_at(guarded.url, 2) as people:
        opened = await people[0].open("contraband", "me", "open", "open")
        await people[0].go_to(opened["id"])
        guest = await people[1].sit(opened["id"])
        ban(guarded, people[0].id)
        await guest.until(lambda place: place.info.get("host") == people[1].id)
        await guest.until(lambda place: place.info["seats"][0]["kind"] == "open")
        link = opened["links"]["0"]
        answer = await people[1].ask("GET", link, headers={"accept": "application/json"})
        assert answer.status_code == 404, "who was banned still holds a key to the seat"


def test_nobody_is_banned_who_is_not_there(guarded: Server) -> None:
    answer = operate(guarded, "POST", "bans", {"guest": "nobody", "why": "no reason"})
    assert answer.status_code == 404


@pytest.mark.parametrize("days", [0, -1, 36_501, 10**12, 10**30, 1.5, "3"])
def test_a_ban_has_a_length_that_can_be(guarded: Server, days: object) -> None:
    answer = operate(guarded, "POST", "bans", {"guest": "x", "why": "no reason", "days": days})
    assert (answer.status_code, answer.json()["error"]) == (400, "body")


@pytest.mark.parametrize("number", [0, 10**9, 2**31, 2**63, 10**30])
def test_a_report_that_is_not_there_is_settled(guarded: Server, number: int) -> None:
    assert operate(guarded, "DELETE", f"reports/{number}").status_code == 204


def test_the_token_is_in_no_log(tmp_path: Path) -> None:
    options = ["--log", "debug", "--log-form", "json"]
    with Server(tmp_path / "tables.db", tmp_path, env=OPERATOR, options=options) as server:
        assert operate(server, "GET", "reports").status_code == 200
        assert operate(server, "GET", "reports", token="wrong").status_code == 401  # noqa: S106
    assert '"level": "info"' in server.complaints(), "nothing was logged at all"
    assert TOKEN not in server.complaints()
