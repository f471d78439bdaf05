"""`funnymoney report`: what a game is like, and what its options change."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from funnymoney.arena.balance.study import Study, values_of
from funnymoney.arena.crew import Crew
from funnymoney.arena.extras import missing_extras
from funnymoney.arena.open_crew import open_crew
from funnymoney.arena.rows import BadOutput
from funnymoney.cli.progress import interruptible, progress
from funnymoney.cli.screen import aside, console, read_options, read_seats
from funnymoney.core.errors import BadOption
from funnymoney.core.game import Game
from funnymoney.games import game_named

NEEDED = ("matplotlib", "numpy", "pyarrow")


def report(
    game: Annotated[str, typer.Argument(help="Which game; see `funnymoney games`.")],
    out: Annotated[Path, typer.Option(help="A folder for the page and its data.")],
    players: Annotated[int, typer.Option(help="Seats at a table; default: the fewest.")] = 0,
    matches: Annotated[int, typer.Option(min=20, help="Matches in each setting.")] = 400,
    bots: Annotated[
        str, typer.Option(help="The first sits in every seat; then all meet each other.")
    ] = "medium,easy",
    vary: Annotated[
        list[str] | None,
        typer.Option(help="name=a,b,c, repeatable; lists of numbers: name=1,2/3,4."),
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value, repeatable.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for every core.")] = 0,
    on: Annotated[str, typer.Option(help="Who plays: ray, or ray://host:port.")] = "",
) -> None:
    """Measure a game: seats, scores, length, chance and skill, and what options change."""
    kind = game_named(game)
    varied = tuple(each for text in vary or [] for each in read_varied(kind, text))
    options = read_options(kind, option or [])
    names = tuple(read_seats(bots))
    study = Study(game, players or kind.seats[0], names, matches, seed, options, varied)
    study.check()
    if missing := missing_extras(NEEDED):
        raise BadOutput(f"a report cannot be written: {missing}")
    make_folder(out)
    with open_crew(on, workers) as crew:
        written = run(study, crew, out, {"option": option or [], "vary": vary or []})
    console().print(f"{written}", markup=False)


def read_varied(kind: type[Game], text: str) -> list[tuple[str, object, str]]:
    """Read name=a,b,c: every value with its name."""
    name, equals, values = text.partition("=")
    if not equals or not values:
        raise BadOption(f"--vary takes name=a,b,c: got {text!r}")
    known = {option.name: option for option in kind.options}
    several = name in known and isinstance(known[name].default, tuple)
    return [
        (name, read_options(kind, [f"{name}={typed}"])[name], Path(typed).name)
        for typed in values_of(values, several)
    ]


def make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOutput(f"cannot write {out}: {error.strerror}") from None


def run(study: Study, crew: Crew, out: Path, typed: dict[str, list[str]]) -> Path:
    """Play everything and write the page, its numbers and every match."""
    from funnymoney.arena.balance.play import play  # noqa: PLC0415  these need optional extras
    from funnymoney.arena.balance.write import write  # noqa: PLC0415

    total = study.matches * len(study.settings())
    if study.contest():
        total += study.uneven().deals * len(study.uneven().seatings())
    sheets: list[Any] = []
    rows: list[Any] = []
    with progress(total) as advance, interruptible() as interrupted:
        for some, tables in play(study, crew):
            sheets += some
            rows += tables
            advance(len(some) + len(tables))
            if interrupted():
                raise BadOutput("nothing was written: a report needs all of its matches")
    for fault in [fault for sheet in sheets for fault in sheet.faults][:3]:
        aside().print(f"funnymoney: {fault.what}", markup=False)
    return write(out, study, sheets, rows, typed)
