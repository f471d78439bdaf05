"""Moments of matches as a browser is shown them, one for every kind of question a game asks.

`python -m tests.browser.scenes` writes them to build/scenes; `client/gallery.html` shows them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from funnymoney import Match, make_bot
from funnymoney.core.luck import FastLuck
from funnymoney.games import GAMES

Message = dict[str, Any]
ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "scenes"
NAMES = ("Iris", "Bram", "Chloé", "Nikos", "Ελένη", "Maximiliaan")
SERIALS = {"contraband": "CB 7341 K", "counterfeiters": "CF 2086 M",
           "ffuffziger": "FF 5150 D", "crooked_cash": "CC 9403 B"}  # fmt: skip
# Some tables have a clock, so that the time of every player is drawn, too.
CLOCKS: dict[str, dict[str, Any]] = {
    "contraband": {"kind": "bank", "seconds": 300, "increment": 5},
    "crooked_cash": {"kind": "move", "seconds": 90},
}
MATCHES = 4  # of each number of players: rare questions need some
MOST_OF_A_KIND = 2


def scenes_of(game: str) -> list[dict[str, Any]]:
    """Return moments of a game: every set of verbs for few and for many players, and the end."""
    found: dict[str, list[dict[str, Any]]] = {}
    sizes = [int(size) for size in GAMES[game].seats]
    for players in dict.fromkeys((sizes[0], sizes[len(sizes) // 2], sizes[-1])):
        for seed in range(MATCHES):
            for name, message in moments(game, players, seed):
                kind = found.setdefault(f"{players} {name}", [])
                if len(kind) < MOST_OF_A_KIND:
                    kind.append({"name": f"{players} {name}", "message": message()})
    return [moment for name in sorted(found) for moment in found[name]]


def moments(game: str, players: int, seed: int) -> Iterator[tuple[str, Callable[[], Message]]]:
    """Play a match; yield what each moment is called, and how to have its message."""
    match = Match(GAMES[game], players=players, seed=f"{seed:064x}")
    bots = [
        make_bot("random" if (seed + seat) % 3 == 0 else "greedy", FastLuck(seed * 8 + seat))
        for seat in range(players)
    ]
    while not match.over:
        acting = match.acting()
        for player in acting:
            view: dict[str, Any] = match.view(player)
            verbs = "+".join(sorted({offer["verb"] for offer in view["choices"]}))
            yield f"{view['phase']}: {verbs}", partial(timed, match, player)
        waiting = next((each for each in range(players) if each not in acting), None)
        if waiting is not None:
            yield f"{view['phase']}: waiting", partial(timed, match, waiting)
        player = acting[seed % len(acting)]
        match.play(player, bots[player].act(match.view(player)))
    yield "over", partial(timed, match, 0)
    yield "over, watched", partial(timed, match, None)


def stretch(game: str, length: int) -> list[Message]:
    """Return what a seat of a full table is sent: all once, then choice by choice up to the end."""
    players = int(GAMES[game].seats[-1])
    match = Match(GAMES[game], players=players, seed=f"{0:064x}")
    bots = [make_bot("greedy", FastLuck(seat)) for seat in range(players)]
    heard: list[Message] = []
    while not match.over:
        heard.append(message_to(match, 0) | {"step": len(heard)})
        player = match.acting()[0]
        match.play(player, bots[player].act(match.view(player)))
    first, *rest = heard[-length - 1 :]
    known = [first, *rest]
    return [first] + [next_after(before, now) for before, now in zip(known, rest, strict=False)]


def next_after(before: Message, now: Message) -> Message:
    since = len(before["news"])
    return {"step": now["step"], "since": since, "news": now["news"][since:], "view": now["view"]}


def message_to(match: Match, player: int | None) -> Message:
    """Return the first message that somebody is sent who sits down at this moment."""
    view = match.view(player)
    return {
        "version": 1, "you": player, "guest": "guest", "table": table_info(match, view, player),
        "chat": [], "step": 7, "since": 0, "news": match.news(player), "view": view,
    }  # fmt: skip


def timed(match: Match, player: int | None) -> Message:
    """Return the same at a table that has a clock, if such tables of this game have one."""
    message = message_to(match, player)
    terms = CLOCKS.get(message["table"]["game"])
    if terms is None:
        return message
    left = [terms["seconds"] - 7 * seat for seat in range(message["view"]["players"])]
    table = message["table"] | {"clock": terms}
    return message | {"table": table, "clock": {"left": left, "running": match.acting()}}


def table_info(match: Match, view: dict[str, Any], you: int | None) -> dict[str, Any]:
    """Return a table with some bots; who looks at it is a person, so that he is asked."""
    seats = [
        {"kind": "person", "name": NAMES[player], "guest": f"guest{player}", "here": True}
        if player % 3 < 2 or player == you
        else {"kind": "bot", "name": NAMES[player], "level": "hard"}
        for player in range(view["players"])
    ]
    return {
        "id": "gallery", "serial": SERIALS[view["game"]], "game": view["game"],
        "options": view["options"], "status": "finished" if match.over else "running",
        "seats": seats, "fair": {"commitment": "9f3c71aae20b", "people": [0], "wants": []},
        "clock": {"kind": "none"}, "public": True, "watch": True, "pace": "calm",
        "stand_in": "medium", "absence": 120, "created": 1_800_000_000, "host": "guest0",
    }  # fmt: skip


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (OUT / f"{game}.json").write_text(json.dumps(scenes_of(game)))


if __name__ == "__main__":
    main()
