"""Stored values that cannot be read. They are marked, so that one damaged row hides no other.

A driver that raises where it meets bad text stops the whole query, and quotes the text: that may
be the secret of a deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import msgspec


@dataclass(frozen=True)
class Unreadable:
    """Stands in place of JSON that cannot be read; `why` quotes nothing of it."""

    why: str


NOT_UTF8 = Unreadable("holds text that is not UTF-8")
NOT_JSON = Unreadable("holds what is no JSON")

# For connections to SQLite: bytes that are not UTF-8 become lone surrogates.
as_text = partial(str, encoding="utf-8", errors="surrogateescape")


def decode_json(text: str | bytes) -> object:
    """Decode JSON as it is stored; return what is wrong with it where that cannot be done."""
    try:
        return msgspec.json.decode(text)
    except UnicodeError:
        return NOT_UTF8
    except (msgspec.MsgspecError, RecursionError):
        return NOT_JSON


def is_readable(value: object) -> bool:
    """Whether a value is neither marked nor a text with lone surrogates."""
    if not isinstance(value, str):
        return not isinstance(value, Unreadable)
    if value.isascii():
        return True
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def printable(value: object) -> str:
    """Return a value as text that can be written anywhere, whatever it holds."""
    return str(value).encode("utf-8", "backslashreplace").decode()


def text_or_empty(value: object) -> str:
    """Return a text as it is stored, or nothing in place of one that cannot be read."""
    return value if isinstance(value, str) and is_readable(value) else ""
