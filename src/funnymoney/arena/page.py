"""A tournament as one page that needs nothing else: tables and pictures in a single file."""

from __future__ import annotations

import html
import re
import shlex
from pathlib import Path
from typing import Any

from funnymoney.arena.extras import missing_extras
from funnymoney.games import game_named

STYLE = """
:root { color-scheme: light dark;
  --ink: #1d1b17; --paper: #fbf9f4; --soft: #6b6558; --rule: #ddd6c8;
  --c0: #8a4b1f; --c1: #1f6f8b; --c2: #57751c; --c3: #8b2f5c; --c4: #3d4a8f; --c5: #5f5f5f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dc; --paper: #1c1a17; --soft: #a9a192;
  --rule: #443f36; --c0: #e2a06b; --c1: #6fc3df; --c2: #b3d36a; --c3: #e58bb8; --c4: #a5b1f2;
  --c5: #c4c4c4; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 1rem;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
.verdict { font-size: 1.15rem; overflow-wrap: anywhere; }
small, dd, figcaption { color: var(--soft); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { padding: .4rem 0 .4rem .6rem; text-align: right; vertical-align: top;
  border-bottom: 1px solid var(--rule); font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; padding-left: 0; font-weight: 600; }
td small { display: block; white-space: nowrap; font-size: .8rem; }
figure { margin: 1rem 0; } figcaption { margin-top: .4rem; }
figure > svg { display: block; width: 100%; max-width: 30rem; height: auto; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .6rem;
  border: 1px solid var(--rule); border-radius: 6px; }
dt { font-weight: 600; } dd { margin: 0 0 .6rem; }
svg text { font-family: inherit !important; }
"""

MEANINGS = {
    "deal, seating, table": "A deal is a seed: the same cards and dice for whoever plays it. It is "
    "played in every seating, so that each bot sits in each seat equally often; a deal in one "
    "seating is a table. So luck and seats favour nobody.",
    "win share": "How much of the win a bot got at a table, in the mean: 1 for winning "
    "alone, ½ for a win shared by two. Were all alike, each would have the fair share.",
    "95 % interval": "Where the true number is likely to be: of a hundred such intervals, about "
    "ninety-five hold it. Only deals are counted as independent. Two bots whose intervals are well "
    "apart differ; more matches make intervals narrower. Who always won, or never, has a wide one: "
    "few deals do not rule out rare ones.",
    "score": "What a bot had at the end, in the mean, in the coin of the game.",
    "rating": "By OpenSkill (Plackett-Luce), from the order of the scores at every table. Bots "
    "start at 25 ± 8.3; ± says how much it doubts itself.",
    "ahead of": "How often the bot of the row had more than the bot of the column, at tables "
    "where both sat; a tie counts half. Even is 0.5.",
}


def write_page(path: Path, summary: dict[str, Any], course: dict[str, list[float]]) -> None:
    """Write the page; `course` has each bot's win share after every deal."""
    path.write_text(page(summary, course), encoding="utf-8")


def page(summary: dict[str, Any], course: dict[str, list[float]]) -> str:
    title = f"{game_named(summary['game']).title}, {summary['players']} players"
    body = results(summary, course) if summary["bots"] else "<p>No deal is complete yet.</p>"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}'
        '</title><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><h1>{html.escape(title)}</h1>"
        f"{body}<h2>Play it again</h2><pre>{html.escape(command(summary))}</pre></body></html>\n"
    )


def results(summary: dict[str, Any], course: dict[str, list[float]]) -> str:
    shares, settled = figures(summary, course)
    return (
        f'<p class="verdict">{verdict(summary)}</p><p><small>{played(summary)}</small></p>'
        f"{shares}{standings(summary)}<h2>Who comes out ahead of whom</h2>{cross(summary)}"
        f"{settled}<h2>What the numbers mean</h2>{meanings()}"
    )


def figures(summary: dict[str, Any], course: dict[str, list[float]]) -> tuple[str, str]:
    """Return both pictures with what belongs to them; or why there is none, and nothing."""
    missing = missing_extras(["matplotlib"])
    if missing:
        return f"<p><small>{html.escape(missing.capitalize())}.</small></p>", ""
    from funnymoney.arena.pictures import (  # noqa: PLC0415  an optional extra, slow to import
        course_picture,
        shares_picture,
    )

    return (
        f"<figure>{shares_picture(summary)}<figcaption>Share of the win, with its 95 % "
        f"interval. Dashed: the fair share, {summary['fair_share']:.3f}.</figcaption></figure>",
        f"<h2>How the shares have settled</h2><figure>{course_picture(summary, course)}"
        "<figcaption>Share of the win until then.</figcaption></figure>",
    )


def verdict(summary: dict[str, Any]) -> str:
    """Say in a sentence who is best, if that can be said."""
    best, *others = summary["bots"]
    told = f"<strong>{html.escape(best['bot'])}</strong> got {best['win_share']:.3f} of the win"
    told += f" (95 %: {between(best['ci95'])}); a fair share is {summary['fair_share']:.3f}."
    rivals = [each["bot"] for each in others if best["ci95"][0] <= each["ci95"][1]]
    if rivals:
        told += f" Its interval overlaps with that of {html.escape(', '.join(rivals))}."
    return told


def played(summary: dict[str, Any]) -> str:
    told = (
        f"Tables: {summary['tables']:,} (deals: {summary['deals']:,}, seatings of each: "
        f"{summary['seatings']:,}); seed {summary['seed']}; "
        f"{html.escape(', '.join(house_rules(summary))) or 'no house rules'}."
    )
    if summary["faults"]:
        told += f" Bots failed {summary['faults']:,} times; random played on in their places."
    return told


def command(summary: dict[str, Any]) -> str:
    """Return what to type for the same tables again."""
    words = ["funnymoney", "tournament", summary["game"], "--bots", ",".join(summary["entrants"])]
    words += ["--players", str(summary["players"]), "--matches", str(max(1, summary["tables"]))]
    words += ["--seed", str(summary["seed"])]
    for rule in house_rules(summary):
        words += ["--option", rule]
    return shlex.join(words)


def house_rules(summary: dict[str, Any]) -> list[str]:
    return [f"{name}={typed(value)}" for name, value in summary["options"].items()]


def typed(value: object) -> str:
    """Return an option as one types it; what is read from a file is not written out again."""
    if isinstance(value, dict):
        return "FILE"
    if isinstance(value, list):
        return ",".join(str(each) for each in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


# ------------------------------------------------------------------------------ tables


def standings(summary: dict[str, Any]) -> str:
    rated = any(each["rating"] is not None for each in summary["bots"])
    rows = [
        [
            named(each["bot"]),
            with_interval(each["win_share"], each["ci95"]),
            f"{each['mean_score']:,.0f}",
            *(
                [f"{each['rating']:.1f}<small>± {each['rating_sigma']:.1f}</small>"]
                if rated
                else []
            ),
        ]
        for each in summary["bots"]
    ]
    return table(["bot", "win share", "score", *(["rating"] if rated else [])], rows)


def cross(summary: dict[str, Any]) -> str:
    names = [each["bot"] for each in summary["bots"]]
    rates = {(each["bot"], each["other"]): each for each in summary["beats"]}
    rows = []
    for one in names:
        cells = [named(one)]
        for other in names:
            found = rates.get((one, other))
            cells.append(with_interval(found["rate"], found["ci95"]) if found else "")
        rows.append(cells)
    return table(["ahead of", *(named(name) for name in names)], rows)


def named(bot: str) -> str:
    """Return a bot's name that can be broken where it is pieced together."""
    return "<wbr>".join(html.escape(part) for part in re.split(r"(?<=[;/])", bot))


def with_interval(value: float, interval: list[float]) -> str:
    return f"{value:.3f}<small>{between(interval)}</small>"


def between(interval: list[float]) -> str:
    return f"{interval[0]:.3f}&ndash;{interval[1]:.3f}"


def table(head: list[str], rows: list[list[str]]) -> str:
    """Return a table of cells that are HTML already."""
    top = "".join(f"<th>{cell}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    inside = f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll"><table>{inside}</table></div>'


def meanings() -> str:
    return (
        f"<dl>{''.join(f'<dt>{word}</dt><dd>{told}</dd>' for word, told in MEANINGS.items())}</dl>"
    )
