"""What everybody should have been sent, reckoned from the record of the finished match."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from funnymoney.core.match import Match
from funnymoney.core.records.record import Record
from funnymoney.core.records.verify import FAIR, verdict, verify
from funnymoney.games import game_named
from tests.server.people import Message, Person, Place

PATIENCE = 30.0  # seconds
IN_PLAY = {"view", "news", "since", "step", "clock"}  # what a message may have while a match runs


async def record_of(person: Person, table: str) -> Record:
    """Return the record of a finished match; it must prove the deal and every choice."""
    found = Record.from_json(await text_of(person, table))
    checks = verify(found, game_named(found.game))
    assert verdict(checks) == FAIR, [check for check in checks if check.status != "ok"]
    return found


async def text_of(person: Person, table: str) -> str:
    """Ask until the record is there; that it should be at once has a test of its own.

    A server that was killed before it noted down the end finds it when it looks for orphans.
    """
    until = time.monotonic() + PATIENCE
    while True:
        answer = await person.ask("GET", f"/api/records/{table}")
        if answer.is_success:
            return answer.text
        assert time.monotonic() < until, answer.text
        await asyncio.sleep(0.05)


def plain(thing: object) -> Any:
    return json.loads(json.dumps(thing))


def letters(record: Record, viewer: int | None) -> list[Message]:
    """Return every message with a view that this viewer should be sent from the deal on."""
    match = Match.of(record, game_named(record.game), 0)
    found = [letter(match, viewer, 0, 0)]
    made = 0
    for player, word in record.choices:
        told = len(match.news(viewer))
        match.play(player, word)
        made += player == viewer
        fresh = letter(match, viewer, told, made)
        if fresh["news"] or fresh["view"] != found[-1]["view"]:
            found.append(fresh)
    return found


def letter(match: Match, viewer: int | None, told: int, made: int) -> Message:
    view, news = plain(match.view(viewer)), plain(match.news(viewer, told))
    return {"view": view, "since": told, "news": news, "step": None if viewer is None else made}


def sent(place: Place) -> list[Message]:
    """Return what this viewer was sent, of all that has a view."""
    messages = [json.loads(text) for text in place.raw]
    return [
        {"view": each["view"], "since": each.get("since", 0), "news": each.get("news", []),
         "step": each.get("step")}
        for each in messages if "view" in each
    ]  # fmt: skip


def check_letters(place: Place, record: Record) -> int:
    """Compare, for one who saw the whole match through one socket; return how many they were."""
    expected, found = letters(record, place.you), sent(place)
    for number, (wanted, got) in enumerate(zip(expected, found, strict=False)):
        assert got == wanted, f"message {number} to {place.you}: {got} instead of {wanted}"
    assert len(found) == len(expected), f"{len(found)} messages to {place.you}: {len(expected)}"
    return len(found)


def check_silence(place: Place) -> None:
    """From the deal to the end, nothing was sent that says nothing of the match."""
    messages = [json.loads(text) for text in place.raw]
    first = next(at for at, each in enumerate(messages) if "view" in each)
    last = max(at for at, each in enumerate(messages) if "view" in each)
    for each in messages[first + 1 : last]:
        if "error" not in each:  # an answer to his own wish
            assert "view" in each, f"a message of nothing to {place.you}: {each}"
            assert set(each) <= IN_PLAY, f"a message of {set(each)} to {place.you}"


def check_secrets(places: list[Place], record: Record) -> None:
    """Nobody was ever sent what makes the deal, nor anybody's cookie."""
    assert record.fair is not None
    hidden = [record.seed, record.fair.secret, record.fair.salt]
    hidden += [value for place in places for value in place.person.http.cookies.values()]
    for place in places:
        for text in place.raw:
            assert not any(secret.encode() in text for secret in hidden)


def choices_of(record: Record, player: int) -> list[list[Any]]:
    return [list(word) for who, word in record.choices if who == player]
