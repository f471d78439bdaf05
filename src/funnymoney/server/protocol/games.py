"""What is told of each game before a table of it is opened."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class OptionInfo(Struct):
    """An option of a game, and what it takes."""

    name: str
    default: Any
    about: str
    expected: str
    words: tuple[str, ...]
    least: int
    most: int


class LobbyInfo(Struct):
    """How many seats a new table usually has, how long a match takes, options of a short one."""

    seats: int
    minutes: int
    first_game: dict[str, Any]


class GameInfo(Struct):
    """What is to be known of a game before a table of it is opened."""

    name: str
    title: str
    code: str
    players: list[int]
    levels: tuple[str, ...]
    options: list[OptionInfo]
    lobby: LobbyInfo
