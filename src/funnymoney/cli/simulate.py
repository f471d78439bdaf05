"""`funnymoney simulate`: many matches between bots."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from funnymoney.arena.batches import batches
from funnymoney.arena.crew import Crew
from funnymoney.arena.open_crew import open_crew
from funnymoney.arena.output import Output, open_output
from funnymoney.arena.simulate import Plan
from funnymoney.arena.summary import Tally
from funnymoney.cli.progress import interruptible, progress
from funnymoney.cli.screen import (
    aside,
    console,
    plural,
    read_options,
    read_seats,
    table_of_numbers,
    with_interval,
)
from funnymoney.games import game_named


def simulate(
    game: Annotated[str, typer.Argument(help="Which game; see `funnymoney games`.")],
    seats: Annotated[str, typer.Option(help="Who plays, in order: random*4, process:./bot.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for every core.")] = 0,
    on: Annotated[str, typer.Option(help="Who plays: ray, or ray://host:port.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="name=value, repeatable.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Each match: a .jsonl or .parquet file, or a folder; name it to resume."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
) -> None:
    """Play many matches between bots and say who won how often."""
    options = read_options(game_named(game), option or [])
    plan = Plan(game, tuple(read_seats(seats)), matches, seed, options)
    plan.check()
    with open_output(out, plan) as output:
        before, tally = output.counted(), Tally(plan)
        tally.join(before)
        with open_crew(on, workers) as crew:
            started = time.perf_counter()
            play(plan, crew, output, tally)
            seconds = time.perf_counter() - started
    summary = tally.summary(seconds, before)
    for fault in tally.faults:
        aside().print(f"funnymoney: {fault.what}", markup=False)
    typer.echo(json.dumps(summary)) if as_json else show(summary)


def play(plan: Plan, crew: Crew, output: Output, tally: Tally) -> None:
    """Play what is missing, and count it."""
    with progress(plan.matches, tally.matches) as advance, interruptible() as interrupted:
        for batch in batches(plan, crew, output.form, output.gaps()):
            output.add(batch)
            tally.join(batch.tally)
            advance(len(batch.piece))
            if interrupted():
                break


def show(summary: dict[str, Any]) -> None:
    screen = console()
    columns = ("seat", "bot", "wins", "share (95 %)", "score (95 %)")
    table = table_of_numbers(title(summary), columns, words=("bot",))
    for seat in summary["seats"]:
        table.add_row(
            str(seat["seat"] + 1),
            seat["bot"] + (f" (failed {seat['faults']} times)" if seat["faults"] else ""),
            f"{seat['wins']:,.1f}",
            with_interval(seat["win_share"], seat["ci95"], ".3f"),
            with_interval(seat["mean_score"], seat["score_ci95"], ",.1f"),
        )
    screen.print(table)
    screen.print(
        f"{summary['decisions']:,} decisions in {summary['seconds']:.2f} s: "
        f"{summary['decisions_per_second']:,.0f} decisions and "
        f"{summary['games_per_second']:,.1f} games a second, "
        f"rules {'compiled' if summary['compiled'] else 'uncompiled'}"
    )
    if summary["resumed"]:
        screen.print(f"resumed: {summary['resumed']:,} of the matches were there before")
    if not summary["reproducible"]:
        screen.print("not reproducible: a program of your own may choose differently next time")
    if summary["faults"]:
        screen.print("where a bot failed, random played on in its place")


def title(summary: dict[str, Any]) -> str:
    matches = plural(summary["matches"], "match", "matches")
    return f"{summary['game']}, {matches}, seed {summary['seed']}"
