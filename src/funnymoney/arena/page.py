"""A tournament as one page that needs nothing else: tables and pictures in a single file."""

from __future__ import annotations

import html
import io
from pathlib import Path
from typing import Any

from funnymoney.arena.output import BadOutput

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d1b17; background: #fbf9f4; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ddd6c8; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { color: #ece7dc; background: #1c1a17; }
  th, td { border-color: #443f36; } svg { background: #fbf9f4; border-radius: 8px; } }
"""


def write_page(path: Path, summary: dict[str, Any], course: dict[str, list[float]]) -> None:
    """Write the page; `course` has each bot's win share after every deal."""
    try:
        pictures = [shares_picture(summary), course_picture(summary, course)]
    except ImportError:
        raise BadOutput(
            "pictures need matplotlib: pip install 'funnymoney[arena]', or in a clone "
            "make setup-full"
        ) from None
    path.write_text(page(summary, pictures), encoding="utf-8")


def page(summary: dict[str, Any], pictures: list[str]) -> str:
    title = f"{summary['game']}, {summary['players']} players"
    told = (
        f"{summary['tables']:,} tables of {summary['deals']:,} deals, each dealt alike to every "
        f"seating; seed {summary['seed']}. A fair share is {summary['fair_share']:.3f}. Intervals "
        "are of 95 %, with deals as what is independent."
    )
    figures = "".join(f"<figure>{picture}</figure>" for picture in pictures)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}'
        '</title><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><h1>{html.escape(title)}</h1><p>{told}</p>"
        f"{standings(summary)}{figures}<h2>Who comes out ahead of whom</h2>{cross(summary)}"
        "</body></html>\n"
    )


def standings(summary: dict[str, Any]) -> str:
    rows = [
        [
            each["bot"],
            f"{each['win_share']:.3f}",
            between(each["ci95"]),
            f"{each['mean_score']:,.0f}",
            "" if each["rating"] is None else f"{each['rating']:.1f} ± {each['rating_sigma']:.1f}",
        ]
        for each in summary["bots"]
    ]
    return table(["bot", "win share", "95 %", "score", "rating"], rows)


def cross(summary: dict[str, Any]) -> str:
    names = [each["bot"] for each in summary["bots"]]
    rates = {(each["bot"], each["other"]): each for each in summary["beats"]}
    rows = []
    for one in names:
        cells = [one]
        for other in names:
            found = rates.get((one, other))
            cells.append(f"{found['rate']:.3f} ({between(found['ci95'])})" if found else "")
        rows.append(cells)
    return table(["ahead of", *names], rows)


def between(interval: list[float]) -> str:
    return f"{interval[0]:.3f} to {interval[1]:.3f}"


def table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{html.escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


# ------------------------------------------------------------------------------ pictures


def shares_picture(summary: dict[str, Any]) -> str:
    """Win shares with their intervals beside the fair share."""
    from matplotlib.figure import Figure  # noqa: PLC0415  an optional extra, slow to import

    bots = summary["bots"][::-1]
    figure = Figure(figsize=(8, 1.2 + 0.5 * len(bots)))
    axes = figure.add_subplot()
    middle = [each["win_share"] for each in bots]
    sides = [
        [share - each["ci95"][0] for share, each in zip(middle, bots, strict=True)],
        [each["ci95"][1] - share for share, each in zip(middle, bots, strict=True)],
    ]
    axes.errorbar(middle, range(len(bots)), xerr=sides, fmt="o", capsize=4, color="#7a4b2a")
    axes.axvline(summary["fair_share"], color="#888888", linestyle="--", label="fair share")
    axes.set_yticks(range(len(bots)), [each["bot"] for each in bots])
    axes.set_xlabel("share of the win, with 95 % interval")
    axes.legend()
    return svg(figure)


def course_picture(summary: dict[str, Any], course: dict[str, list[float]]) -> str:
    """How the win shares have settled, deal by deal."""
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(8, 4))
    axes = figure.add_subplot()
    for bot, shares in course.items():
        axes.plot(range(1, len(shares) + 1), shares, label=bot)
    axes.axhline(summary["fair_share"], color="#888888", linestyle="--")
    axes.set_xlabel("deals")
    axes.set_ylabel("share of the win so far")
    axes.legend()
    return svg(figure)


def svg(figure: Any) -> str:
    """Return a picture as text, the same for the same numbers."""
    import matplotlib as mpl  # noqa: PLC0415

    out = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": "funnymoney", "svg.fonttype": "none"}):
        figure.savefig(out, format="svg", metadata={"Date": None}, bbox_inches="tight")
    text = out.getvalue()
    return text[text.index("<svg") :]
