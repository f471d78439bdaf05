"""`funnymoney games`: the games that are installed."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from funnymoney.cli.screen import aside, console, lined_table
from funnymoney.core.game import Game
from funnymoney.games import GAMES, broken_games, game_named


def facts(game: type[Game]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "players": [game.seats[0], game.seats[-1]],
        "edition": game.edition,
        "options": [
            {
                "name": option.name,
                "default": option.check(option.default),
                "takes": option.expected(),
                "about": option.about,
            }
            for option in game.options
        ],
    }


def written(value: object) -> str:
    """Write an option's value as it is typed on the command line."""
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(str(part) for part in value) if isinstance(value, list) else str(value)


def games(
    game: Annotated[str, typer.Argument(help="A game, to see its options too.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """List the games and for how many players they are; with a name, its options."""
    chosen = [game_named(game)] if game else list(GAMES.values())
    house = [facts(each) for each in chosen]
    for each in broken_games():
        told = f"funnymoney: {each.name} of {each.distribution} cannot be used: {each.error}"
        aside().print(told, markup=False, soft_wrap=True)
    if as_json:
        typer.echo(json.dumps(house, indent=1, ensure_ascii=False))
        return
    screen = console()
    for found in house:
        least, most = found["players"]
        screen.print(f"[bold]{found['name']}[/]: {found['title']}, {least} to {most} players")
        if game:
            screen.print(options_of(found))
    if not game:
        screen.print("funnymoney games NAME shows the options of one")


def options_of(game: dict[str, Any]) -> Table:
    table = lined_table("")
    for column in ("option", "default", "takes", "what it sets"):
        table.add_column(column, overflow="fold")
    for option in game["options"]:
        default = written(option["default"])
        table.add_row(option["name"], default, option["takes"], option["about"])
    return table
