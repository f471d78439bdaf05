"""`funnymoney play`: a game in the terminal, with people and bots."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer

from funnymoney.cli.screen import aside, read_options, read_seats
from funnymoney.cli.terminal import Left, Terminal
from funnymoney.core.errors import BadOption, BadPlayers, BadRecord
from funnymoney.core.match import Match
from funnymoney.core.records.record import Record
from funnymoney.games import game_named


def play(
    game: Annotated[str, typer.Argument(help="Which game; see `funnymoney games`.")] = "",
    seats: Annotated[str, typer.Option(help="Who sits where: human,random*3.")] = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same deal.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="name=value, repeatable.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match here after each turn.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a match from a file.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with people beside you."""
    if resume and (game or seed or option):
        raise BadOption("--resume goes on with a match as it was: no game, --seed or --option")
    if save and save.exists():
        raise BadRecord(f"{save} exists already: choose another name, or --resume it")
    match = resumed(resume) if resume else fresh(game, seats, seed, option or [])
    match.record.seats = seated(seats, match)
    table = Terminal(match, save or resume)
    try:
        table.run()
    except Left:
        where = table.saved_to
        ending = f"go on with: funnymoney play --resume {where}" if where else "it was not saved"
        aside().print(f"\nYou left the table; {ending}", markup=False)


def fresh(game: str, seats: str, seed: str, option: list[str]) -> Match:
    chosen = game_named(game)
    players = len(read_seats(seats)) if seats else default_players(chosen.seats)
    sealed = hashlib.sha256(seed.encode()).hexdigest() if seed else None
    return Match(chosen, players, read_options(chosen, option), "sealed", sealed)


def resumed(path: Path) -> Match:
    record = Record.open(path)
    return Match.of(record, game_named(record.game))


def seated(seats: str, match: Match) -> list[str]:
    """Return a seat for every player: as told now, as before, or a person among bots."""
    usual = match.record.seats or ["human"] + ["random"] * (match.players - 1)
    chosen = read_seats(seats) if seats else usual
    if len(chosen) != match.players:
        raise BadPlayers(f"this match is for {match.players} players: got {len(chosen)} seats")
    return chosen


def default_players(seats: range) -> int:
    return 4 if 4 in seats else seats[-1]
