"""Imports of the page go down only, and no game imports another."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from tests.client.sources import scripts

# From the top to the bottom; what lies in none of them is the page itself, above all.
LAYERS = ("screens", "learn", "table", "games", "parts", "art", "lib", "styles")
IMPORT = re.compile(r"(?:\bfrom|\bimport)\s*\(?\s*\"([^\"]+)\"")
# What still imports upwards. Shorten it when one has gone; nothing is added.
EXCEPTIONS = {
    # Habits are set by a board; standing orders that the server keeps take their place.
    ("games/contract.ts", "table/habits.svelte"),
    ("games/crooked_cash/conduct.svelte.ts", "table/habits.svelte"),
}


def imports() -> set[tuple[str, str]]:
    """Return what imports what, by paths under src, of all that is no test and no fixture."""
    return {
        (source.removeprefix("src/"), target)
        for source, text in scripts().items()
        if source.startswith("src/") and ".fixture." not in source
        for name in IMPORT.findall(text)
        if (target := resolved(source.removeprefix("src/"), name))
    }


def resolved(source: str, name: str) -> str:
    """Return the path under src of what is imported; nothing of what is from elsewhere."""
    if name.startswith("$"):
        folder, _, rest = name[1:].partition("/")
        return f"{folder}/{rest}" if folder in LAYERS else ""
    if not name.startswith("."):
        return ""
    found: list[str] = []
    for part in (*PurePosixPath(source).parent.parts, *name.split("/")):
        if part == ".." and found:
            found.pop()
        elif part not in (".", ".."):
            found.append(part)
    return "/".join(found)


def layer(path: str) -> int:
    folder = path.split("/", maxsplit=1)[0]
    return LAYERS.index(folder) if folder in LAYERS else -1


def game(path: str) -> str:
    """Return the game whose folder a path is in; a file beside these folders is of none."""
    parts = path.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def test_imports_are_found() -> None:
    assert ("table/session.svelte.ts", "table/outgoing") in imports()
    assert ("main.ts", "App.svelte") in imports()


def test_imports_go_down_only() -> None:
    upwards = {(one, other) for one, other in imports() if layer(other) < layer(one)}
    assert upwards == EXCEPTIONS


def test_no_game_imports_another() -> None:
    across = {
        (one, other)
        for one, other in imports()
        if game(one) and game(other) not in ("", "shared", game(one))
    }
    assert not across
