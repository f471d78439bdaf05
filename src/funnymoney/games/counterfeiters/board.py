"""The two sides of the board. Everything here is our default: no source shows the real one.

A board is plain JSON, so that another one can be given as option `board`: a list of spaces, the
market first and from its dear left end to its cheap right end, and the police track.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from funnymoney.core.errors import BadOption, shorten

MARKET: Final[i64] = 0
PRINT: Final[i64] = 1
SUPERMARKET: Final[i64] = 2
RECEIVER: Final[i64] = 3
TAX: Final[i64] = 4
PRIVATE: Final[i64] = 5
COMMERCIAL: Final[i64] = 6
ZONES: Final = ("market", "print", "supermarket", "receiver", "tax", "jet", "commercial")

Board = dict[str, Any]


def space(zone: str, *marks: str, price: int = 0) -> dict[str, Any]:
    made: dict[str, Any] = {"zone": zone} | dict.fromkeys(marks, True)
    return made | ({"price": price} if zone == "market" else {})


SMALL_SIDE: Final[Board] = {
    "spaces": [
        space("market", price=40),
        space("market", price=30),
        space("market", "trash", price=20),
        space("market", "trash", price=10),
        space("print"),
        space("print", "police"),
        space("supermarket", "police"),
        space("receiver"),
        space("tax", "sunglasses"),
        space("tax", "police"),
        space("jet"),
        space("commercial"),
    ],
    "track": {
        "last": 14,
        "start": {"2": 0},
        "investigation": [5, 9, 12],
        "godfather": [7, 11, 14],
        "strike": [10, 13],
    },
}

LARGE_SIDE: Final[Board] = {
    "spaces": [
        space("market", price=60),
        space("market", price=50),
        space("market", price=40),
        space("market", price=30),
        space("market", "trash", price=20),
        space("market", "trash", price=10),
        space("print"),
        space("print"),
        space("print", "police"),
        space("supermarket", "police"),
        space("supermarket", "police"),
        space("receiver"),
        space("receiver"),
        space("tax", "sunglasses"),
        space("tax"),
        space("tax", "police"),
        space("jet"),
        space("commercial"),
        space("commercial"),
    ],
    "track": {
        "last": 22,
        "start": {"3": 4, "4": 0},
        "investigation": [8, 14, 20],
        "godfather": [10, 16, 22],
        "strike": [15, 21],
    },
}

# Small enough to solve exactly: the police need two steps, and each brings the Godfather, who finds
# what nobody knows.
TINY_SIDE: Final[Board] = {
    "spaces": [
        space("market", price=30),
        space("print"),
        space("supermarket", "police"),
        space("tax", "police"),
        space("commercial"),
    ],
    "track": {
        "last": 2,
        "start": {"2": 0, "3": 0, "4": 0},
        "investigation": [],
        "godfather": [1, 2],
        "strike": [],
    },
}

MOST_SPACES: Final = 24  # features have room for this many
MOST_SLOTS: Final = 8
DEAREST: Final = 10_000
MARKS: Final = ("police", "sunglasses", "trash")
START_KEYS: Final = ("2", "3", "4")  # the keys of `start`: a space for each number of players


def side_for(players: int) -> Board:
    """CF-7: one side is for two players, the other for three and four."""
    return SMALL_SIDE if players == 2 else LARGE_SIDE


def check_board(board: Board, players: int) -> None:
    """Raise BadOption saying what is wrong with a board of somebody else's."""
    if set(board) != {"spaces", "track"}:
        raise BadOption(f"a board has spaces and track: got {shorten(sorted(map(str, board)))}")
    spaces = board["spaces"]
    if not isinstance(spaces, list) or not 1 <= len(spaces) <= MOST_SPACES:
        got = f"{len(spaces)}" if isinstance(spaces, list) else shorten(spaces)
        raise BadOption(f"spaces of a board is a list of 1 to {MOST_SPACES}: got {got}")
    for number, each in enumerate(spaces):
        check_space(number, each)
    zones = [each["zone"] for each in spaces]
    slots = zones.count("market")
    if "market" in zones[slots:] or slots > MOST_SLOTS:
        raise BadOption(
            f"the market spaces of a board, {MOST_SLOTS} at most, come first, from left to right"
        )
    prices = [each["price"] for each in spaces[:slots]]
    if prices != sorted(prices, reverse=True):
        raise BadOption(f"market prices fall from left to right: got {prices}")
    check_track(board["track"], players)


def check_space(number: int, each: Any) -> None:
    if not isinstance(each, dict) or each.get("zone") not in ZONES:
        zones = ", ".join(ZONES)
        raise BadOption(f"space {number} needs a zone, one of {zones}: got {shorten(each)}")
    strange = sorted(map(str, set(each) - {"zone", "price", *MARKS}))
    if strange:
        raise BadOption(
            f"space {number} may have price, {', '.join(MARKS)}: got {shorten(strange)}"
        )
    priced = "price" in each or each["zone"] == "market"
    if priced and not is_amount(each.get("price")):
        raise BadOption(
            f"the price of space {number} is a number of tens, 0 to {DEAREST}; market spaces "
            f"need one: got {shorten(each.get('price'))}"
        )
    if any(each.get(mark, True) is not True for mark in MARKS):
        raise BadOption(f"marks of space {number} are true or left out: got {shorten(each)}")


def is_amount(value: object) -> bool:
    return type(value) is int and 0 <= value <= DEAREST and value % 10 == 0


def check_track(track: Any, players: int) -> None:
    names = {"last", "start", "investigation", "godfather", "strike"}
    if not isinstance(track, dict) or set(track) != names:
        raise BadOption(
            f"the track of a board has {', '.join(sorted(names))}: got {shorten(track)}"
        )
    last = track["last"]
    if type(last) is not int or not 1 <= last <= 200:
        raise BadOption(
            f"the last space of the track is a number from 1 to 200: got {shorten(last)}"
        )
    for name in ("investigation", "godfather", "strike"):
        spaces = track[name]
        if not isinstance(spaces, list) or not all(is_track_space(at, last) for at in spaces):
            raise BadOption(
                f"{name} of the track lists spaces from 0 to {last}: got {shorten(spaces)}"
            )
    check_start(track["start"], last, players)


def check_start(start: Any, last: int, players: int) -> None:
    """Check where the police pawn starts, by number of players."""
    good = isinstance(start, dict) and str(players) in start and set(start) <= set(START_KEYS)
    if not good or not all(is_track_space(at, last - 1) for at in start.values()):
        raise BadOption(
            f"start of the track needs a space before {last} for {players} players, and has "
            f"others for {', '.join(START_KEYS)} players only: got {shorten(start)}"
        )


def is_track_space(at: object, last: int) -> bool:
    return type(at) is int and 0 <= at <= last
