"""What people at a table can do besides playing: hand over, pause, chat, keep order, go."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.people import NotLetIn, Person, Place
from tests.server.playing import SHORT, Player, begin, closed_as, people_at, play_all
from tests.server.wire import Server
from tests.server.witness import record_of


async def all_see(places: list[Place], name: str, value: object) -> None:
    async with asyncio.TaskGroup() as group:
        for place in places:
            group.create_task(place.until(lambda each: each.info.get(name) == value))


# ------------------------------------------------------------------------- handing over


async def test_a_bot_plays_for_somebody_until_he_takes_his_seat_back(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = places = await begin(people, "ffuffziger", "easy")
        await guest.say(hand="easy")
        await host.until(lambda place: place.info["seats"][1].get("level") == "easy")
        assert host.info["seats"][1]["kind"] == "person"
        player = Player(host, 3)
        while (guest.step or 0) < 3:
            await player.choose()
            await asyncio.gather(host.catch_up(0.05), guest.catch_up(0.05))
        await guest.say(hand="me")
        await guest.until(lambda place: place.seat.get("level", "") == "")
        await play_all([player, Player(guest, 4)])
        record = await record_of(people[0], places[0].table)
        assert [who for who, _ in record.choices].count(1) == guest.step


async def test_a_bot_plays_for_one_who_stays_away(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters", absence=5, stand_in="easy")
        await guest.drop()
        await host.until(lambda place: not place.info["seats"][1].get("here"))
        await asyncio.wait_for(Player(host, 3).play_out(), 50)
        await guest.join()
        assert guest.over
        assert guest.you == 1


async def test_who_comes_back_has_his_seat_again(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters", absence=5, stand_in="easy")
        await guest.drop()
        player = Player(host, 1)
        while host.info["seats"][1].get("level") != "easy":  # he sits down when it is his turn
            await player.play_on()
        await guest.join()
        assert guest.you == 1
        await host.until(lambda place: not place.info["seats"][1].get("level"))
        await play_all([Player(host, 1), Player(guest, 2)])


async def test_nobody_stands_in_where_people_wait_for_each_other(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters", absence=None)
        await guest.drop()
        await asyncio.sleep(2)
        await host.catch_up()
        assert not host.info["seats"][1].get("level")
        await guest.join()
        await play_all([Player(host, 1), Player(guest, 2)])


# ------------------------------------------------------------------------------- pause


async def test_the_host_pauses_at_once_and_nobody_plays_meanwhile(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        await places[0].say(pause=True)
        await all_see(places, "paused", True)
        for place in places:
            if place.offers:
                assert place.view is not None
                word = Player(place).bot.act(place.view)
                assert (await place.refused(do=word, step=0))["error"]
        await places[0].say(pause=False)
        await all_see(places, "paused", None)
        await play_all([Player(each, seed) for seed, each in enumerate(places)])


async def test_others_pause_by_agreement(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = places = await begin(people, "counterfeiters")
        await guest.say(pause=True)
        await host.until(lambda place: "asked" in place.info)
        assert host.info["asked"]["what"] == "pause"
        assert not host.info.get("paused")
        await host.say(agree=True)
        await all_see(places, "paused", True)
        await guest.say(pause=False)
        await host.until(lambda place: place.info.get("asked", {}).get("what") == "resume")
        await host.say(agree=True)
        await all_see(places, "paused", None)
        await play_all([Player(each, seed) for seed, each in enumerate(places)])


async def test_bots_wait_while_a_match_is_paused(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        [place] = await begin(people, "contraband", "easy", "easy")
        await place.say(pause=True)
        await place.until(lambda each: each.info.get("paused"))
        await place.hears_nothing(1.5)
        await place.say(pause=False)
        await Player(place, 2).play_out()


# ------------------------------------------------------------------------------- going


async def test_who_leaves_an_open_table_leaves_his_seat_to_others(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        opened = await people[0].open("contraband", "me", "open", "open")
        host = await people[0].go_to(opened["id"])
        guest = await people[1].sit(opened["id"], 1)
        await host.until(lambda place: place.info["seats"][1]["kind"] == "person")
        await guest.say(leave=True)
        await host.until(lambda place: place.info["seats"][1]["kind"] == "open")
        assert (await people[2].sit(opened["id"], 1)).you == 1


async def test_who_leaves_a_match_leaves_it_to_a_bot(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters")
        await guest.say(leave=True)
        await host.until(lambda place: place.info["seats"][1]["kind"] == "bot")
        assert (await people[1].get("/api/me"))["tables"] == []
        await Player(host, 1).play_out()
        await record_of(people[0], host.table)


async def test_a_rematch_is_shown_to_all(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = places = await begin(people, "counterfeiters")
        assert (await host.refused(rematch=True))["error"]
        await play_all([Player(each, seed) for seed, each in enumerate(places)])
        await guest.say(rematch=True)
        for place in places:
            await place.until(lambda each: each.info.get("next"))
        assert host.info["next"] == guest.info["next"] != host.table
        again = await people[0].get(f"/api/tables/{host.info['next']}")
        assert (again["game"], again["options"]) == (host.info["game"], host.info["options"])
        assert len(again["seats"]) == 2
        anew = [await come_again(person, host.info["next"]) for person in people]
        await asyncio.gather(*(each.until(lambda place: place.view) for each in anew))
        await play_all([Player(each, seed) for seed, each in enumerate(anew)])
        assert anew[0].info["fair"]["commitment"] != host.info["fair"]["commitment"]


async def come_again(person: Person, table: str) -> Place:
    """Go to the table of the rematch, and sit down if no seat is kept."""
    place = await person.go_to(table)
    if place.you is None:
        await place.drop()
        place = await person.sit(table)
    return place


# ------------------------------------------------------------------------ keeping order


async def test_who_is_kicked_before_the_deal_is_out_for_good(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        opened = await people[0].open(
            "counterfeiters", "me", "open", "open", options=SHORT["counterfeiters"]
        )
        host = await people[0].go_to(opened["id"])
        rude = await people[1].sit(opened["id"], 1)
        assert (await rude.refused(kick=people[0].id))["error"] == "host"
        await host.say(kick=people[1].id)
        assert 1000 <= await closed_as(rude) < 5000
        assert rude.bye == "kicked"
        await host.until(lambda place: place.info["seats"][1]["kind"] == "open")
        with pytest.raises((NotLetIn, InvalidStatus)):
            await people[1].go_to(host.table)
        answer = await people[1].ask("POST", f"/api/tables/{host.table}/sit", json={"seat": 1})
        assert answer.status_code in (401, 403, 409)
        await host.say(start="easy")
        await Player(host, 1).play_out()


async def test_who_plays_is_removed_by_agreement_and_takes_the_seat_back(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        host, target, third = await begin(people, "counterfeiters")
        await host.say(kick=people[1].id)
        await third.until(lambda place: "asked" in place.info)
        await target.until(lambda place: "asked" in place.info)
        assert (await target.refused(agree=False))["error"] == "about_you"
        await third.say(agree=True)
        for place in (host, target, third):
            await place.until(lambda each: each.info["seats"][1].get("removed"))
        assert (target.you, target.bye) == (1, "")
        assert (await target.refused(hand="hard"))["error"] == "removed"
        await target.say(hand="me")
        await third.until(lambda place: "asked" in place.info)
        assert third.info["asked"]["what"] == "return"
        await third.say(agree=True)
        await target.until(lambda place: "removed" not in place.info["seats"][1])
        players = [Player(place, seed) for seed, place in enumerate((host, target, third))]
        await play_all(players)


async def test_who_is_muted_is_not_heard(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, loud = await begin(people, "counterfeiters")
        await loud.say(chat="hello")
        await host.until(lambda place: said(place, "hello"))
        await host.say(mute=people[1].id)
        await host.catch_up()
        assert (await loud.refused(chat="am I heard?"))["error"]
        await host.say(unmute=people[1].id)
        await host.catch_up()
        await loud.say(chat="again")
        await host.until(lambda place: said(place, "again"))
        assert not said(host, "am I heard?")


def said(place: Place, text: str) -> bool:
    return any(line["text"] == text for line in place.chat.values())


async def test_only_the_host_keeps_order(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        host, guest = await begin(people[:2], "counterfeiters")
        looking = await people[2].go_to(host.table)
        for place in (guest, looking):
            for wish in ("kick", "mute", "unmute"):
                assert (await place.refused(**{wish: people[0].id}))["error"]
        assert (await host.refused(kick="nobody"))["error"]


async def test_a_report_reaches_the_operator(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters")
        await host.catch_up()
        await guest.say(report=people[0].id, text="he looks at my cards")
        await guest.catch_up(0.5)
        await host.hears_nothing()
        with sqlite3.connect(server.store) as store:
            rows = store.execute(
                "SELECT text, reporter_id FROM reports WHERE guest_id = ?", [people[0].id]
            ).fetchall()
        store.close()
        assert rows == [("he looks at my cards", people[1].id)]


# -------------------------------------------------------------------------------- chat


async def test_all_are_told_what_is_said_and_who_comes_later_too(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        host, guest = await begin(people[:2], "counterfeiters")
        looking = await people[2].go_to(host.table)
        for place, text in ((host, "good luck"), (guest, "<b>you too</b>"), (looking, "öh 🎲")):
            await place.say(chat=text)
            for each in (host, guest, looking):
                await each.until(lambda one, what=text: said(one, what))  # type: ignore[misc]
        assert [line.get("seat") for line in host.chat.values()] == [0, 1, None]
        await host.drop()
        host.chat.clear()
        await host.join()
        assert [line["text"] for line in host.chat.values()] == [
            "good luck", "<b>you too</b>", "öh 🎲",
        ]  # fmt: skip


async def test_a_line_has_300_characters_at_most_and_one_at_least(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        host, guest = await begin(people, "counterfeiters")
        await host.say(chat="é" * 300)
        await guest.until(lambda place: said(place, "é" * 300))
        for text in ("x" * 301, "", "   "):
            assert (await host.refused(chat=text))["error"]
        await guest.hears_nothing()
