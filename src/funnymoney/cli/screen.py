"""What all commands share: consoles, and errors told as one clear line."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from funnymoney.core.errors import BadOption, FunnyMoneyError
from funnymoney.core.game import Game

P = ParamSpec("P")
R = TypeVar("R")

BAD_INPUT = 2
TIMES = tuple(str(number) for number in range(1, 100))


def console() -> Console:
    """Return the console for what is asked for; plain text when it is not a terminal."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else 100)


def aside() -> Console:
    """Return the console for progress and warnings."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def lined_table(title: str) -> Table:
    """Return a table with lines around everything, plain ones where it is not a terminal."""
    lines = box.HEAVY_HEAD if sys.stdout.isatty() else box.ASCII
    return Table(title=title, title_justify="left", title_style="bold", box=lines)


def table_of_numbers(title: str, columns: tuple[str, ...], words: tuple[str, ...]) -> Table:
    """Return a table with numbers to the right, and words to the left in those columns."""
    table = lined_table(title)
    for column in columns:
        table.add_column(column, justify="left" if column in words else "right")
    return table


def plural(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def friendly(command: Callable[P, R]) -> Callable[P, R]:
    """Turn our own errors into one line on the error output and exit code 2."""

    @functools.wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except FunnyMoneyError as error:
            aside().print(f"funnymoney: {error}", markup=False)
        except OSError as error:
            aside().print(f"funnymoney: {error.filename}: {error.strerror}", markup=False)
        raise typer.Exit(BAD_INPUT) from None

    return guarded


def read_options(game: type[Game], given: list[str]) -> dict[str, Any]:
    """Read options typed as name=value."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value: got {text!r}")
        if name not in known:
            names = ", ".join(known)
            raise BadOption(f"{game.name} has no option {name!r}: expected one of {names}")
        is_data = isinstance(known[name].default, dict)
        chosen[name] = read_data(name, value) if is_data else known[name].parse(value)
    return chosen


def read_data(name: str, text: str) -> object:
    """Read the JSON file that an option names."""
    try:
        return json.loads(text if text == "{}" else Path(text).read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadOption(f"option {name}: cannot read {text}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadOption(f"option {name}: {text} is not JSON: {error}") from None


def read_seats(text: str) -> list[str]:
    """Read seats typed as `human,random*3`."""
    seats: list[str] = []
    for part in text.split(","):
        name, star, times = part.strip().rpartition("*")
        if star and times.strip() in TIMES:
            seats += [name.strip()] * int(times)
        else:
            seats.append(part.strip())
    return seats


def with_interval(value: float, interval: list[float], form: str) -> str:
    low, high = interval
    return f"{value:{form}} ({low:{form}} to {high:{form}})"
