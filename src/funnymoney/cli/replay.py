"""`funnymoney replay`: a match told again, as one seat, the public or all of them saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from funnymoney.cli.screen import console
from funnymoney.cli.table import show_board, show_news, show_result
from funnymoney.core.errors import BadPlayers
from funnymoney.core.match import Match
from funnymoney.core.records.record import Record
from funnymoney.core.teller import YOU
from funnymoney.core.told import ALL
from funnymoney.games import game_named, presenter_of


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as written by `play --save`.")],
    seen_as: Annotated[str, typer.Option("--as", help="A seat from 1, public, all.")] = "public",
    choices: Annotated[int | None, typer.Option(min=0, help="Stop after so many choices.")] = None,
) -> None:
    """Tell a match again from its record."""
    record = Record.open(file)
    match = Match.of(record, game_named(record.game), choices)
    viewer = read_viewer(seen_as, match.players)
    names = [f"Player {player + 1}" for player in range(match.players)]
    if viewer is not None:
        names[viewer] = YOU
    screen, teller = console(), presenter_of(record.game)
    view = match.view(viewer)
    if seen_as == "all":
        for to, item in match.told:
            mark = "" if to == ALL else f"  (only {names[to]}) "
            if line := teller.news(item, names, view):
                screen.print(f"  · {mark}{line}", markup=False)
    else:
        show_news(screen, match.news(viewer), view, teller, names)
    if match.over:
        show_result(screen, names, match.state.returns(), match.state.shares())
    else:
        show_board(screen, view, teller, names)


def read_viewer(text: str, players: int) -> int | None:
    """Return the player meant, None for the public view and for all of them."""
    if text in ("public", "all"):
        return None
    seats = [str(seat) for seat in range(1, players + 1)]
    if text not in seats:
        raise BadPlayers(f"--as takes 1 to {players}, public or all: got {text!r}")
    return seats.index(text)
