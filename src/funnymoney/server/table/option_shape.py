"""The shape that options of a new table must have before the rules look at them.

Options come from anybody and are stored, listed and sent to everyone at the table. So they are
plain JSON of a small size, whatever the rules of a game would make of them.
"""

from __future__ import annotations

import math
import re

from funnymoney.core.errors import BadOption, shorten
from funnymoney.server.protocol.messages import WRITER

MAX_OPTION_BYTES = 8 * 1024
MAX_OPTION_DEPTH = 6  # a board of Crooked Cash has 4: options, board, streets, street
MAX_OPTION_ITEMS = 1000
LARGEST_NUMBER = 2**53  # a browser reads no larger one exactly
# No key begins with an underscore: `__proto__` means something else in a browser.
KEY = re.compile(r"[A-Za-z0-9][A-Za-z0-9_]{0,39}")


def check_shape(options: dict[str, object]) -> None:
    """Raise BadOption unless these are plain JSON of a small size and depth."""
    items = count_items(options, 1)
    if items > MAX_OPTION_ITEMS:
        raise BadOption(f"options hold at most {MAX_OPTION_ITEMS} values: got {items}")
    size = len(WRITER.encode(options))
    if size > MAX_OPTION_BYTES:
        raise BadOption(f"options have at most {MAX_OPTION_BYTES} bytes as JSON: got {size}")


def count_items(value: object, depth: int) -> int:
    """Return how many values are inside this one; raise BadOption where one is not plain."""
    if not isinstance(value, (dict, list)):
        check_scalar(value)
        return 0
    if depth > MAX_OPTION_DEPTH:
        raise BadOption(f"options are nested at most {MAX_OPTION_DEPTH} deep: got more")
    inside = value
    if isinstance(value, dict):
        for key in value:
            check_key(key)
        inside = list(value.values())
    return len(inside) + sum(count_items(each, depth + 1) for each in inside)


def check_key(key: object) -> None:
    if not isinstance(key, str) or not KEY.fullmatch(key):
        raise BadOption(
            "names in options have 1 to 40 deliveries, digits and underscores, the first is no "
            f"underscore: got {shorten(readable(key))!r}"
        )


def check_scalar(value: object) -> None:
    if isinstance(value, str):
        if "\0" in value or readable(value) != value:
            raise BadOption(f"texts in options are whole characters: got {readable(value)!r:.200}")
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise BadOption(f"numbers in options are finite: got {value}")
    elif isinstance(value, int):  # true and false are numbers here, and small ones
        if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            raise BadOption(f"numbers in options lie within ±2^53: got {shorten(value)}")
    elif value is not None:
        raise BadOption(f"options are plain JSON: got {type(value).__name__}")


def readable(text: object) -> str:
    """Return a text without halves of surrogate pairs, which cannot be sent or stored."""
    return str(text).encode("utf-8", "replace").decode()
