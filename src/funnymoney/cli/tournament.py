"""`funnymoney tournament`: which bot is better, by duplicate deals and rotated seats."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from funnymoney.arena.crew import Crew
from funnymoney.arena.disk import alone_in
from funnymoney.arena.extras import has_extra, missing_extras
from funnymoney.arena.open_crew import open_crew
from funnymoney.arena.page import write_page
from funnymoney.arena.standings import Standings, ratings
from funnymoney.arena.store import Store
from funnymoney.arena.tournament import Contest, play_pieces
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


def tournament(
    game: Annotated[str, typer.Argument(help="Which game; see `funnymoney games`.")],
    bots: Annotated[str, typer.Option(help="Who plays: easy,hard,greedy,ismcts:500.")],
    players: Annotated[int, typer.Option(help="Seats at a table; default: the fewest.")] = 0,
    matches: Annotated[int, typer.Option(min=1, help="Matches; rounded up to whole deals.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for every core.")] = 0,
    on: Annotated[str, typer.Option(help="Who plays: ray, or ray://host:port.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="name=value, repeatable.")] = None,
    out: Annotated[Path | None, typer.Option(help="A folder; name it again to resume.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
) -> None:
    """Let bots play each other, every deal in all seatings, and say who is better."""
    kind = game_named(game)
    contest = Contest(
        game,
        tuple(read_seats(bots)),
        players or kind.seats[0],
        matches,
        seed,
        read_options(kind, option or []),
    )
    contest.check()
    deals = -(-matches // len(contest.seatings()))
    contest = Contest(game, contest.bots, contest.players, deals, seed, contest.options)
    with ExitStack() as stack:
        folder = out or Path(stack.enter_context(TemporaryDirectory()))
        stack.enter_context(alone_in(folder))
        store = Store(folder, contest)
        warn_of_missing_extras(out)
        with open_crew(on, workers) as crew:
            run(contest, store, crew)
        standings = counted(contest, store)
        summary = standings.summary(ratings(contest, store.rows))
        if out:
            write_files(out, contest, store, summary)
    typer.echo(json.dumps(summary)) if as_json else show(summary)


def warn_of_missing_extras(out: Path | None) -> None:
    """Say before the first game what cannot be written after the last."""
    missing = missing_extras()
    if out and missing:
        aside().print(f"funnymoney: {missing}", markup=False)


def run(contest: Contest, store: Store, crew: Crew) -> None:
    """Play what is not in the store yet."""
    done = store.done()
    tables = contest.deals * len(contest.seatings())
    with progress(tables, min(tables, len(done))) as advance, interruptible() as interrupted:
        for rows in play_pieces(contest, crew, done):
            store.add(*rows)
            advance(len(rows))
            if interrupted():
                break
    for row in store.rows:
        for fault in row.result.faults[:1]:
            aside().print(f"funnymoney: {fault.what}", markup=False)
            return


def counted(contest: Contest, store: Store) -> Standings:
    standings = Standings(contest)
    for rows in store.deals():
        standings.add_deal(rows)
    return standings


def write_files(folder: Path, contest: Contest, store: Store, summary: dict[str, Any]) -> None:
    (folder / "summary.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    if has_extra("pyarrow"):
        store.write_parquet()
    write_page(folder / "report.html", summary, course(contest, store))


def course(contest: Contest, store: Store) -> dict[str, list[float]]:
    """Return each bot's win share after every deal."""
    by_deal: dict[str, list[float]] = {}
    for rows in store.deals():
        once = Standings(contest)
        once.add_deal(rows)
        for bot, mean in once.shares.items():
            by_deal.setdefault(bot, []).append(mean.mean)
    return {
        bot: [total / number for number, total in enumerate(accumulate(shares), start=1)]
        for bot, shares in by_deal.items()
    }


def show(summary: dict[str, Any]) -> None:
    screen = console()
    tables = plural(summary["tables"], "table", "tables")
    deals = plural(summary["deals"], "deal", "deals")
    title = f"{summary['game']}, {summary['players']} players, {tables} of {deals}"
    columns = ("bot", "share (95 %)", "score", "rating")
    table = table_of_numbers(f"{title}, seed {summary['seed']}", columns, words=("bot",))
    for each in summary["bots"]:
        rating = "" if each["rating"] is None else f"{each['rating']:.1f}"
        share = with_interval(each["win_share"], each["ci95"], ".3f")
        table.add_row(each["bot"], share, f"{each['mean_score']:,.0f}", rating)
    screen.print(table)
    for each in summary["beats"]:
        if each["rate"] > 0.5:
            rate = with_interval(each["rate"], each["ci95"], ".3f")
            screen.print(f"{each['bot']} comes out ahead of {each['other']}: {rate}")
    screen.print(f"a fair share is {summary['fair_share']:.3f}")
    if summary["faults"]:
        screen.print("where a bot failed, random played on in its place")
