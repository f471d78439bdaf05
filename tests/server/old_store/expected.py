"""What is written down beside the store file: who sits where, their tokens, and what they see."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.server.people import Message, Place

FOLDER = Path(__file__).parent
STORE, EXPECTED = FOLDER / "store.sqlite.gz", FOLDER / "expected.json"


class KnownGuest(Struct):
    id: str
    token: str  # the value of their cookie
    key: str  # for another browser


class KnownTable(Struct, omit_defaults=True):
    id: str
    game: str
    people: list[str]  # by seat
    fair: Message  # the promise, and whose contributions are missing
    chat: list[list[str]] = []  # name and text
    seen: dict[str, str] = {}  # by viewer: a hash of view, news and step
    left: list[float] = []  # by seat: the seconds of thinking time that its player saw …
    noted: int = 0  # … at this time, in milliseconds since 1970
    links: dict[str, str] = {}  # by seat, if the table is open
    frames: dict[str, str] = {}  # by viewer, if the match is over: a hash of all frames
    record: str = ""  # a hash of it, if the match is over


class Expected(Struct):
    written: int  # when, in milliseconds since 1970
    guests: dict[str, KnownGuest]
    tables: dict[str, KnownTable]


def read_expected() -> Expected:
    return msgspec.json.decode(EXPECTED.read_bytes(), type=Expected)


def write_expected(expected: Expected) -> None:
    text = json.dumps(msgspec.to_builtins(expected), indent=1, ensure_ascii=False)
    EXPECTED.write_text(f"{text}\n", encoding="utf-8")


def hash_of(thing: object) -> str:
    """Return a hash of something as JSON, with the keys of objects in the order they came."""
    return hashlib.sha256(json.dumps(thing).encode()).hexdigest()


def seen_at(place: Place) -> str:
    """Return a hash of all that a viewer knows of a running match."""
    return hash_of([place.view, place.news, place.step])


def seconds_left(place: Place) -> float:
    """Return the thinking time that players see for themselves."""
    assert place.clock is not None
    left: float = place.clock["left"][place.you]
    return left


def viewer_of(place: Place) -> str:
    return "public" if place.you is None else str(place.you)


def chat_of(place: Place) -> list[list[str]]:
    return [[line["name"], line["text"]] for _, line in sorted(place.chat.items())]
