"""`funnymoney games`: what is in the house."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from funnymoney.cli.screen import console
from funnymoney.core.game import Game
from funnymoney.games import GAMES


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
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)


def games(
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """List the games, for how many players they are, and their options."""
    house = [facts(game) for game in GAMES.values()]
    if as_json:
        typer.echo(json.dumps(house, indent=1, ensure_ascii=False))
        return
    screen = console()
    for game in house:
        least, most = game["players"]
        table = Table(
            title=f"{game['name']}: {game['title']}, {least} to {most} players",
            title_justify="left",
            title_style="bold",
        )
        for column in ("option", "default", "takes", "what it sets"):
            table.add_column(column)
        for option in game["options"]:
            default = written(option["default"])
            table.add_row(option["name"], default, option["takes"], option["about"])
        screen.print(table)
