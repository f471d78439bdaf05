"""Frames of matches, over HTTP: they show what everybody was sent, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from funnymoney.core.match import Match
from funnymoney.games import game_named, hidden_in
from tests.server.people import Message, Person, Place
from tests.server.playing import (
    FEWEST,
    Player,
    answered,
    begin,
    people_at,
    play_all,
    to_a_window,
)
from tests.server.wire import Server
from tests.server.witness import plain, record_of, sent

GAMES = list(FEWEST)
LONG_ENOUGH = {"round_cap": 3}
MOST = 60


async def played(people: list[Person], game: str, **table: Any) -> list[Place]:
    places = await begin(people, game, **table)
    await play_all([Player(place, seed) for seed, place in enumerate(places)])
    return places


async def all_frames(person: Person, path: str, viewer: str) -> list[Message]:
    """Return all frames of a viewer, asked for part by part."""
    found: list[Message] = []
    while True:
        part = await person.get(f"{path}?as={viewer}&from={len(found)}")
        assert part["from"] == len(found)
        assert 0 < len(part["frames"]) <= MOST
        found += part["frames"]
        if len(found) > part["total"]:
            return found


# --------------------------------------------------------------------------- finished


@pytest.mark.parametrize("game", GAMES)
async def test_a_frame_for_every_choice_shows_what_the_viewer_was_sent(
    server: Server, game: str
) -> None:
    async with people_at(server.url, FEWEST[game]) as people:
        places = await played(people, game)
        table = places[0].table
        record = await record_of(people[0], table)
        for place in places:
            frames = await all_frames(people[0], f"/api/records/{table}/frames", str(place.you))
            assert [frame["at"] for frame in frames] == list(range(len(record.choices) + 1))
            assert not any("hidden" in frame for frame in frames)
            assert [item for frame in frames for item in frame["news"]] == place.news
            views = [frame["view"] for frame in frames]
            changed = [view for at, view in enumerate(views) if at == 0 or view != views[at - 1]]
            shown = [letter["view"] for letter in sent(place)]
            assert changed == [v for at, v in enumerate(shown) if at == 0 or v != shown[at - 1]]
            check_words(frames, record.choices, place.you, game)


def check_words(frames: list[Message], choices: Any, viewer: int | None, game: str) -> None:
    """A viewer is told of public choices and of his own."""
    secret = game_named(game).secret_verbs
    assert (frames[0]["by"], frames[0]["word"]) == (None, None)
    for frame, (player, word) in zip(frames[1:], choices, strict=True):
        told = word[0] not in secret or player == viewer
        assert frame["by"] == (player if told else None)
        assert frame["word"] == (word if told else None)


@pytest.mark.parametrize("game", GAMES)
async def test_all_secrets_are_shown_to_who_asks_for_all(server: Server, game: str) -> None:
    async with people_at(server.url, FEWEST[game]) as people:
        places = await played(people, game)
        table = places[0].table
        record = await record_of(people[0], table)
        frames = await all_frames(people[0], f"/api/records/{table}/frames", "all")
        match = Match.of(record, game_named(game), 0)
        for frame in frames:
            if frame["at"]:
                player, word = record.choices[frame["at"] - 1]
                match.play(player, word)
                assert (frame["by"], frame["word"]) == (player, word)
            viewers = range(match.players)
            assert frame["views"] == [plain(match.view(viewer)) for viewer in viewers]
            assert frame["view"] == plain(match.view(None))
            assert frame["hidden"] == plain(hidden_in(match.state))
            assert (frame["hidden"] is not None) == (game == "crooked_cash")
        for place in places:
            told = [each for frame in frames for each in frame["news"]]
            mine = [each["item"] for each in told if each["to"] is None or place.you in each["to"]]
            assert sorted(map(str, mine)) == sorted(map(str, place.news))


async def test_frames_say_whose_they_are(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "contraband", "easy")
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        table = places[0].table
        part = await people[1].get(f"/api/records/{table}/frames?from=3&to=5")
        assert (part["id"], part["game"], part["from"]) == (table, "contraband", 3)
        assert [frame["at"] for frame in part["frames"]] == [3, 4, 5]
        assert part["options"]["rounds"] == 2
        assert part["seats"] == [
            {"kind": "person", "name": "Guest 0"},
            {"kind": "person", "name": "Guest 1"},
            {"kind": "bot", "level": "easy"},
        ]
        assert part["frames"][0]["view"]["me"] is None
        assert "you" not in part
        assert not [guest.id for guest in people if guest.id in json.dumps(part)]


async def test_what_does_not_fit_is_refused(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await played(people, "counterfeiters")
        path = f"/api/records/{places[0].table}/frames"
        for query in ("as=2", "as=-1", "as=god", "from=-1", "from=x", "from=99999", "from=5&to=4",
                      "as=%C2%B2", "from=9999999999999999999999"):  # fmt: skip
            answer = await people[0].ask("GET", f"{path}?{query}")
            assert (answer.status_code, answer.json()["error"]) == (400, "range"), query
        assert (await people[0].ask("GET", "/api/records/none/frames")).status_code == 404
        assert (await people[0].ask("GET", "/api/records/none/outline")).status_code == 404


async def test_a_browser_that_reads_no_gzip_is_answered_all_the_same(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await played(people, "counterfeiters")
        path = f"/api/records/{places[0].table}/frames"
        bare = await people[0].ask("GET", path, headers={"accept-encoding": "identity"})
        packed = await people[0].ask("GET", path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in bare.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert bare.json() == packed.json()


async def test_a_match_that_runs_has_no_frames_for_anybody(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        for what in ("frames", "frames?as=0", "frames?as=all", "outline"):
            answer = await people[0].ask("GET", f"/api/records/{places[0].table}/{what}")
            assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
        await play_all([Player(place, seed) for seed, place in enumerate(places)])


@pytest.mark.parametrize("game", GAMES)
async def test_an_outline_names_every_choice_and_what_is_worth_looking_at(
    server: Server, game: str
) -> None:
    async with people_at(server.url, FEWEST[game]) as people:
        places = await played(people, game)
        table = places[0].table
        record = await record_of(people[0], table)
        outline = await people[0].get(f"/api/records/{table}/outline")
        tale = await people[0].get(f"/api/records/{table}/tale")
        assert (outline["id"], outline["game"]) == (table, game)
        assert outline["total"] == len(record.choices) == len(outline["choices"])
        assert [player for player, _ in outline["choices"]] == [who for who, _ in record.choices]
        rounds = [number for _, number in outline["choices"]]
        assert rounds == sorted(rounds)
        moments = outline["moments"]
        assert [each["at"] for each in moments] == sorted(each["at"] for each in moments)
        assert all(0 <= each["at"] <= outline["total"] for each in moments)
        told = [(each["at"], each["player"]) for each in moments if each["what"] == "lie"]
        assert sorted(told) == sorted((lie["choice"], lie["player"]) for lie in tale["lies"])


# ---------------------------------------------------------------------------- running


async def test_who_sits_there_looks_back_at_what_he_was_sent(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        places = await begin(people, "crooked_cash", options=LONG_ENOUGH)
        players = [Player(each, seed) for seed, each in enumerate(places)]
        await to_a_window(players)
        for place in places:
            await place.catch_up()
            await check_own(place)
        await play_all(players)
        for place in places:
            await check_own(place)


async def check_own(place: Place) -> list[Message]:
    """Compare one's own frames with all that came through the socket."""
    path = f"/api/tables/{place.table}/frames"
    frames = await all_frames(place.person, path, "me")
    part = await place.person.get(path)
    assert part["frames"] == frames[-MOST:]
    assert part["you"] == place.you
    letters = [{"news": each["news"], "view": each["view"]} for each in sent(place)]
    assert [{"news": each["news"], "view": each["view"]} for each in frames] == letters
    assert [frame["at"] for frame in frames] == list(range(len(frames)))
    return frames


async def test_nobody_else_looks_back(server: Server) -> None:
    async with people_at(server.url, 3) as people:
        places = await begin(people[:2], "counterfeiters")
        path = f"/api/tables/{places[0].table}/frames"
        stranger = await people[2].ask("GET", path)
        assert (stranger.status_code, stranger.json()["error"]) == (403, "not_yours")
        nobody = Person(server.url, "")
        assert (await nobody.ask("GET", path)).status_code == 401
        await nobody.leave_for_good()
        assert (await people[0].ask("GET", "/api/tables/none/frames")).status_code == 404
        for query in ("as=1", "as=all"):  # it is his own seat whatever he says
            part = await people[0].get(f"{path}?{query}")
            assert all(frame["view"]["me"] == 0 for frame in part["frames"])
        await play_all([Player(place, seed) for seed, place in enumerate(places)])


async def test_before_the_deal_there_is_nothing_to_look_back_at(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        opened = await people[0].open("counterfeiters", "me", "open")
        answer = await people[0].ask("GET", f"/api/tables/{opened['id']}/frames")
        assert (answer.status_code, answer.json()["error"]) == (409, "not_begun")


async def test_a_sealed_choice_of_another_is_no_frame_and_changes_no_number(
    server: Server,
) -> None:
    async with people_at(server.url, 3) as people:
        places = await begin(people, "crooked_cash", options=LONG_ENOUGH)
        players = [Player(each, seed) for seed, each in enumerate(places)]
        mover, waiting = (await to_a_window(players))[:2]
        path = f"/api/tables/{waiting.table}/frames"
        before = (await waiting.person.ask("GET", path)).content
        await mover.say(do=["trust"], step=mover.step)
        await answered(mover)
        assert (await waiting.person.ask("GET", path)).content == before
        await mover.catch_up()
        await waiting.catch_up()
