"""`funnymoney ladder`: prove that every level is stronger than the one below."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from funnymoney.arena import feats
from funnymoney.arena.crew import local_crew
from funnymoney.arena.disk import alone_in
from funnymoney.arena.ladder import Climb, climb, steps
from funnymoney.cli.screen import aside, console, table_of_numbers, with_interval
from funnymoney.games import GAMES, game_named


def ladder(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; default: all.")] = None,
    out: Annotated[Path, typer.Option(help="A folder; name it again to resume.")] = Path("ladder"),
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    error: Annotated[float, typer.Option(help="Of each step's sequential test.")] = 0.05,
    deals: Annotated[int, typer.Option(min=2, help="The most deals to a step.")] = 2000,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for every core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The steps as JSON.")] = False,
) -> None:
    """Let each level play the one below until it is clear which is better.

    Then one of a level sits among others of a lower one: how much of the wins does it get?
    """
    names = [game_named(name).name for name in games] if games else list(GAMES)
    found: dict[str, list[dict[str, Any]]] = {"steps": [], "feats": []}
    crew = local_crew(workers)

    def say(told: str) -> None:
        if not as_json:
            aside().print(told, markup=False)

    with alone_in(out):
        for step in steps(names):
            started = time.monotonic()
            climbed = climb(step, out, seed, error, deals, crew)
            found["steps"].append(climbed.told())
            say(line(climbed, time.monotonic() - started))
            note(out, found)
        for feat in feats.feats(names):
            say(f"{feat.game}, {feat.players} players: {feat.one} among {feat.others}")
            found["feats"].append(feats.perform(feat, out, seed, min(deals, feats.DEALS), crew))
            note(out, found)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        show(found["steps"])
        show_feats(found["feats"])


def note(out: Path, found: dict[str, list[dict[str, Any]]]) -> None:
    (out / "ladder.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def line(climbed: Climb, seconds: float) -> str:
    step = climbed.step
    return (
        f"{step.game}, {step.players} players: {step.upper} over {step.lower}: "
        f"{climbed.bet.mean:+.3f} after {climbed.deals} deals, {seconds:.0f} s"
    )


def show(found: list[dict[str, Any]]) -> None:
    table = table_of_numbers(
        "each level against the one below; lead: 1 wins all, 0 as much, -1 nothing",
        ("game", "players", "step", "made of", "deals", "lead (95 %)", "verdict"),
        words=("game", "step", "made of"),
    )
    for each in found:
        table.add_row(
            each["game"],
            str(each["players"]),
            f"{each['lower']} < {each['upper']}",
            " < ".join(each["made_of"]),
            f"{each['deals']:,}",
            with_interval(each["lead"], each["ci95"], "+.3f"),
            {1: "better", 0: "open", -1: "worse"}[each["verdict"]],
        )
    console().print(table)


def show_feats(found: list[dict[str, Any]]) -> None:
    table = table_of_numbers(
        "one among others: its share of the wins, in every seat as often",
        ("game", "players", "one", "others", "matches", "wins (95 %)", "promised"),
        words=("game", "one", "others"),
    )
    for each in found:
        table.add_row(
            each["game"],
            str(each["players"]),
            each["one"],
            each["others"],
            f"{each['tables']:,}",
            with_interval(each["win_share"], each["ci95"], ".3f"),
            f"{each['promised']:.2f}",
        )
    console().print(table)
