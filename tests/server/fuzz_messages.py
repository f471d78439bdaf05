"""What nobody should send: messages and requests of every wrong kind, and nearly right ones."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from funnymoney.server.protocol.messages import COMMANDS

VERBS = [
    "declare", "immunity", "accept", "reject", "throw", "believe", "search", "inform", "pass",
    "stash", "fetch", "place", "sell", "print", "fist", "bid", "pay", "buy", "roll", "trust",
    "check", "auto", "wish", "ready", "trade", "exchange", "raise", "dance", "", "\u0000",
]  # fmt: skip
LEVELS = ["easy", "medium", "hard", "expert", "me", "open", "genius", "calm", "quick", ""]

huge = st.sampled_from([0, -1, 1, 2**31, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**40, 10**300])
numbers = st.integers(-3, 60) | huge | st.floats(allow_nan=False, allow_infinity=False)
texts = st.text(max_size=20) | st.sampled_from(
    ["\u0000", "\u202e", "﷽" * 50, "x" * 301, "' OR 1=1 --", "<script>alert(1)</script>", "é" * 101]
)
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=10,
)


@dataclass(frozen=True)
class Frame:
    """One message as it goes over the wire: text or not, whether it is text or not."""

    data: bytes
    text: bool = True


def frame(thing: Any) -> Frame:
    return Frame(json.dumps(thing).encode())


words = st.builds(
    lambda verb, rest: [verb, *rest],
    st.sampled_from(VERBS),
    st.lists(st.integers(-1, 9) | numbers | st.booleans() | st.none(), max_size=9),
)
steps = st.integers(0, 40) | numbers | st.none()
choices = st.fixed_dictionaries({"do": words, "step": steps}, optional={"undo": st.booleans()})
undoing = st.fixed_dictionaries({"undo": st.booleans() | values, "step": steps})
one_wish = st.dictionaries(st.sampled_from(COMMANDS), values, min_size=1, max_size=1)
some_wishes = st.dictionaries(st.sampled_from([*COMMANDS, "step", "text", "x"]), values, max_size=5)
named = st.builds(
    lambda wish, level: {wish: level},
    st.sampled_from(["start", "hand", "pace", "kick", "mute", "unmute", "report", "give", "chat"]),
    st.sampled_from(LEVELS) | texts,
)
# What a fuzzing player may do and still go on: he does not give his seat up.
switches = st.builds(
    lambda wish, on: {wish: on},
    st.sampled_from(["agree", "rematch", "undo", "leave"]),
    st.sampled_from([False, None, 0, 1, "true", []]),
)

MONSTERS = [
    "[" * 2000, "{" * 2000, '{"do":' + "[" * 2000 + "]" * 2000 + "}", "1e999", "NaN", "-",
    '{"do":["bid",1e999],"step":0}', '{"do":["bid",' + "9" * 3000 + '],"step":0}',
    '{"step":' + "9" * 3000 + ',"undo":true}', '{"chat":"\\ud800"}', '{"chat":"\\u0000"}',
    '{"give":"\\udfff"}', '{"do":["\\ud800"],"step":0}', '{"report":"\\ud800","text":"\\u0000"}',
    '{"kick":"\\ud800"}', '{"chat":"a","chat":"b"}', '{"do":["x"],"do":["y"],"step":0}',
    '{"__proto__":{}}', '{"chat":"' + "\\ud83c" * 300 + '"}', "null", "true", '""', "", " ",
    "\ufeff{}", '{"do":[],"step":0}', '{"do":[[]],"step":0}', '{"do":{},"step":0}',
    '{"chat":"' + "x" * 4200 + '"}', "x" * 4097, "x" * 70_000, '{"chat":"x"}' * 3,
]  # fmt: skip

sensible = st.builds(frame, choices | undoing | one_wish | some_wishes | named | switches | values)
strange = st.sampled_from(MONSTERS).map(lambda text: Frame(text.encode()))
binary = st.builds(lambda some: Frame(json.dumps(some).encode(), text=False), one_wish)
rubbish = st.binary(max_size=60).map(lambda data: Frame(data, text=False))
no_text = st.binary(max_size=60).map(Frame)  # mostly no UTF-8, which ends the socket
frames = st.sampled_from([*[sensible] * 16, *[strange] * 2, binary, rubbish, no_text]).flatmap(
    lambda kind: kind
)

# ---------------------------------------------------------------------------- requests

METHODS = ["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"]
ROUTES = [
    "/api/me", "/api/games", "/api/tables", "/api/tables/{}", "/api/tables/{}/sit",
    "/api/tables/{}/links", "/api/tables/{}/socket", "/api/records/{}", "/api/records/{}/tale",
    "/j/{}", "/t/{}", "/health", "/ready", "/metrics", "/", "/{}", "/api/{}", "/static/{}",
]  # fmt: skip
SEGMENTS = [
    "%00", "%ff%fe", "..%2f..%2fetc%2fpasswd", "%2e%2e", "..", "a" * 3000, "%F0%9F%8E%B2", "-1",
    "%25", "' OR 1=1 --", "null", "0", "%ED%A0%80",
]  # fmt: skip
HEADERS = [
    ("accept", "application/json"), ("accept", "*/*;q=x"), ("content-type", "text/plain"),
    ("content-type", "multipart/form-data"), ("content-type", "application/json; charset=x"),
    ("origin", "null"), ("origin", "http://"), ("origin", "\x7f"), ("host", "evil.example"),
    ("host", ""), ("cookie", "sid"), ("cookie", "sid=" + "a" * 3000), ("cookie", "sid=\xe9;;=;"),
    ("content-encoding", "gzip"), ("x-forwarded-for", "x"), ("range", "bytes=9-1"),
    ("if-none-match", "*"), ("upgrade", "websocket"), ("expect", "100-continue"),
    ("x-forwarded-proto", "https"), ("accept-language", "\xff"), ("connection", "upgrade"),
]  # fmt: skip


@dataclass(frozen=True)
class Asked:
    """One request by HTTP."""

    method: str
    path: str
    headers: tuple[tuple[str, str], ...]
    body: bytes
    known: bool  # whether the cookie of a guest goes with it


new_tables = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["contraband", "counterfeiters", "ffuffziger", "crooked_cash"]),
        "seats": st.lists(st.sampled_from(["me", "open", *LEVELS]), max_size=8),
    },
    optional={
        "options": values | st.dictionaries(st.sampled_from(["rounds", "board"]), values),
        "clock": values | st.fixed_dictionaries({"kind": texts, "seconds": numbers}),
        "public": values, "watch": values, "pace": values, "stand_in": values, "absence": numbers,
    },
)  # fmt: skip
bodies = (
    st.builds(lambda thing: json.dumps(thing).encode(), new_tables | values | some_wishes)
    | st.builds(lambda name: json.dumps({"name": name}).encode(), values)
    | st.builds(lambda seat: json.dumps({"seat": seat}).encode(), values)
    | st.sampled_from(MONSTERS).map(lambda text: text.encode())
    | st.binary(max_size=100)
    | st.just(b"")
)


def requests(tables: list[str]) -> st.SearchStrategy[Asked]:
    """Return requests to every route, for these tables and for what is none."""
    segments = st.sampled_from([*tables, *SEGMENTS])
    paths = st.builds(lambda route, part: route.format(part), st.sampled_from(ROUTES), segments)
    queries = st.sampled_from(["", "", "?", "?x=%ff", "?" + "a=1&" * 400])
    return st.builds(
        Asked,
        st.sampled_from([*METHODS, "GET", "POST", "POST"]),
        st.builds(lambda path, query: path + query, paths, queries),
        st.lists(st.sampled_from(HEADERS), max_size=3).map(tuple),
        bodies,
        st.booleans(),
    )
