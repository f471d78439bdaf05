"""The games over HTTP: what a lobby shows of each, and the words that an installed one brings."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from funnymoney.bots.levels import LEVELS
from funnymoney.core.options import Option
from funnymoney.core.spec import GameSpec
from funnymoney.games import GAMES, games, spec_of
from funnymoney.server.http.responses import json_answer
from funnymoney.server.protocol.games import GameInfo, LobbyInfo, OptionInfo

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})?", re.ASCII)  # nothing that leaves its folder
MAX_CACHED_LOCALES = 64


async def list_games(_: Request) -> Response:
    return json_answer([game_info(spec) for spec in games()])


async def locale(request: Request) -> Response:
    """Serve the Fluent messages that a game brings in a language; the page has those of its own."""
    name, language = request.path_params["name"], request.path_params["language"]
    text = None
    if name in GAMES and LANGUAGE.fullmatch(language):
        text = messages_of(name, language)
    if text is None:
        raise HTTPException(404)
    return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})


@lru_cache(maxsize=MAX_CACHED_LOCALES)
def messages_of(name: str, language: str) -> str | None:
    """Return the Fluent source of a game in a language, if the game brings it."""
    package = spec_of(name).locale
    if not package:
        return None
    file = files(package) / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def game_info(spec: GameSpec) -> GameInfo:
    return GameInfo(
        spec.name,
        spec.rules.title,
        spec.code,
        list(spec.rules.seats),
        LEVELS,
        [option_info(option) for option in spec.rules.options],
        LobbyInfo(spec.usual_seats, spec.lobby.minutes, dict(spec.lobby.first_game)),
    )


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        option.name,
        option.default,
        option.about,
        option.expected(),
        option.words,
        option.least,
        option.most,
    )
