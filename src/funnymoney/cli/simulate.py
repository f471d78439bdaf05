"""`funnymoney simulate`: many matches between bots."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from funnymoney.arena.output import open_output
from funnymoney.arena.simulate import Plan, Result, all_cores
from funnymoney.arena.simulate import simulate as run
from funnymoney.arena.summary import Tally
from funnymoney.cli.screen import (
    aside,
    console,
    plural,
    read_options,
    read_seats,
    table_of_numbers,
)
from funnymoney.games import game_named


def simulate(
    game: Annotated[str, typer.Argument(help="Which game; see `funnymoney games`.")],
    seats: Annotated[str, typer.Option(help="Who plays, in order: random*4, process:./bot.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for every core.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="name=value, repeatable.")] = None,
    out: Annotated[Path | None, typer.Option(help="Each match: .parquet or .jsonl.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
) -> None:
    """Play many matches between bots and say who won how often."""
    options = read_options(game_named(game), option or [])
    plan = Plan(game, tuple(read_seats(seats)), matches, seed, options)
    plan.check()
    tally = Tally(plan)
    started = time.perf_counter()
    with ExitStack() as stack:
        write = stack.enter_context(open_output(out, plan)) if out else None
        advance = stack.enter_context(progress(matches))
        interrupted = stack.enter_context(interruptible())
        for results in run(plan, workers or all_cores()):
            count(results, tally, write)
            advance(len(results))
            if interrupted():
                break
    summary = tally.summary(time.perf_counter() - started)
    for fault in tally.faults:
        aside().print(f"funnymoney: {fault.what}", markup=False)
    typer.echo(json.dumps(summary)) if as_json else show(summary)


def count(results: list[Result], tally: Tally, write: Any) -> None:
    for result in results:
        tally.add(result)
    if write:
        write(results)


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Note Ctrl-C instead of dropping what is being counted; a second one stops at once."""
    pressed: list[bool] = []

    def note(_signal: int, _frame: object) -> None:
        pressed.append(True)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)
        if pressed:
            aside().print("interrupted: what follows is what was played until now")


@contextmanager
def progress(total: int) -> Iterator[Any]:
    """Show a bar on the error output, if somebody looks at it."""
    bar = Progress(
        TextColumn("matches"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=aside(),
        transient=True,
    )
    with bar:
        task = bar.add_task("matches", total=total)
        yield lambda done: bar.advance(task, done)


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
    if not summary["reproducible"]:
        screen.print("not reproducible: a program of your own may choose differently next time")
    if summary["faults"]:
        screen.print("where a bot failed, random played on in its place")


def title(summary: dict[str, Any]) -> str:
    matches = plural(summary["matches"], "match", "matches")
    return f"{summary['game']}, {matches}, seed {summary['seed']}"


def with_interval(value: float, interval: list[float], form: str) -> str:
    low, high = interval
    return f"{value:{form}} ({low:{form}} to {high:{form}})"
