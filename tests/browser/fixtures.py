"""Few of the moments that the gallery shows, for the tests of the page's own logic.

`python -m tests.browser.fixtures --write` writes them to client/fixtures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from funnymoney.games import GAMES
from tests.browser.scenes import scenes_of

Moment = dict[str, Any]
OUT = Path(__file__).parents[2] / "client" / "fixtures"
MOMENTS = 20  # of a game


def fixtures_of(game: str) -> list[Moment]:
    """Return moments that ask all there is to ask, two ends, and what else there is room for."""
    found: list[Moment] = json.loads(json.dumps(scenes_of(game)))
    asking = [moment for moment in found if asked(moment)]
    ends = [moment for moment in found if ": " not in moment["name"]]
    chosen = [*covering(asking), ends[0], ends[-1]]  # of few players, and of many
    for moment in (*waiting(found), *reversed(asking)):
        if len(chosen) < MOMENTS and moment["name"] not in [each["name"] for each in chosen]:
            chosen.append(moment)
    return sorted(chosen, key=found.index)


def asked(moment: Moment) -> set[tuple[str, str]]:
    """Return what a moment offers: each verb in its phase."""
    view = moment["message"]["view"]
    return {(view["phase"], offer["verb"]) for offer in view["choices"]}


def covering(moments: list[Moment]) -> Iterator[Moment]:
    """Yield few moments that between them offer all that any does, of alike ones the shortest."""
    missing = set().union(*map(asked, moments))
    while missing:
        best = min(moments, key=lambda each: (-len(asked(each) & missing), len(json.dumps(each))))
        yield best
        missing -= asked(best)


def waiting(moments: list[Moment]) -> Iterator[Moment]:
    """Yield for each phase a player who waits, at a table that is as large as can be."""
    found = [moment for moment in moments if moment["name"].endswith(": waiting")]
    yield from {moment["message"]["view"]["phase"]: moment for moment in found}.values()


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for game in GAMES:
        lines = [json.dumps(moment, ensure_ascii=False) for moment in fixtures_of(game)]
        text = "[\n" + ",\n".join(lines) + "\n]\n"
        (OUT / f"{game}.json").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    main()
