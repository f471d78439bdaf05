"""The pictures of a report, in the colours of the page, light or dark. They need matplotlib."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

WIDTH = 4  # inches, of 72 units each: a phone shows them a quarter larger
VARIABLES = ("ink", "soft", "rule", "c0", "c1", "c2", "c3", "c4", "c5")  # colours of the page
COLOURS = {name: f"#fe00{at:02x}" for at, name in enumerate(VARIABLES)}  # what stands for them
DASHES = ("-", "--", ":", "-.")
STYLE: dict[Any, Any] = {
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.spines.bottom": False,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.labelcolor": COLOURS["soft"],
    "figure.constrained_layout.use": True,
    "font.size": 9.5,
    "grid.color": COLOURS["rule"],
    "legend.borderpad": 0,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "funnymoney",
    "text.color": COLOURS["ink"],
    "text.parse_math": False,
    "xtick.color": COLOURS["soft"],
    "xtick.major.size": 0,
    "ytick.color": COLOURS["soft"],
    "ytick.major.size": 0,
}
FAIR: dict[str, Any] = {"color": COLOURS["soft"], "linestyle": "--", "linewidth": 1}


def shares_picture(summary: Mapping[str, Any]) -> str:
    """Win shares with their intervals, beside the fair share; names stand above, however long."""
    bots: Sequence[dict[str, Any]] = summary["bots"]
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 0.3 + 0.44 * len(bots)))
        axes = figure.add_subplot(yticks=[], ylim=(len(bots) - 0.5, -0.6))
        across = axes.get_yaxis_transform()  # from 0 on the left to 1 on the right
        axes.axvline(summary["fair_share"], **FAIR)
        for at, each in enumerate(bots):
            share, (low, high) = each["win_share"], each["ci95"]
            sides = [[max(0.0, share - low)], [max(0.0, high - share)]]
            drawn = axes.errorbar(share, at + 0.2, xerr=sides, fmt="o", capsize=4, color=colour(at))
            for piece in drawn.get_children():
                piece.set_clip_on(False)
            name = axes.text(0.01, at - 0.1, each["bot"], weight="bold", transform=across)
            name.set_in_layout(False)  # or a long one makes the picture narrow
        axes.set_xlim(left=0)
        return svg(figure, "win shares with 95 % intervals")


def course_picture(summary: Mapping[str, Any], course: Mapping[str, Sequence[float]]) -> str:
    """How the win shares have settled, deal by deal."""
    names = [each["bot"] for each in summary["bots"]]
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 2.4 + 0.2 * len(names)))
        axes = figure.add_subplot(xlabel="deals")
        axes.axhline(summary["fair_share"], **FAIR)
        for at, name in enumerate(names):
            deals = range(1, len(course[name]) + 1)
            dashes = DASHES[at % len(DASHES)]
            [line] = axes.plot(deals, course[name], dashes, color=colour(at), clip_on=False)
            line.set(marker="o", markersize=4, markevery=[-1])  # one deal alone is no line
        axes.set(xlim=(0, None), ylim=(0, None))
        axes.locator_params(axis="x", integer=True)
        axes.xaxis.set_major_formatter("{x:,.0f}")
        figure.legend(axes.lines[1:], names, loc="outside lower left", handlelength=3)
        return svg(figure, "win shares after every deal")


def colour(at: int) -> str:
    return COLOURS[f"c{at % 6}"]


def svg(figure: Figure, told: str) -> str:
    """Return a picture as text, the same for the same numbers."""
    out = StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    figure.savefig(out, format="svg", metadata=nothing, transparent=True)
    text = out.getvalue()
    text = f'<svg role="img" aria-label="{told}" ' + text.partition("<svg ")[2]
    text = re.sub(r'<g id="[^"]*"', "<g", text)  # the other picture of the page has the same
    for name, stand_in in COLOURS.items():
        text = text.replace(f": {stand_in}", f": var(--{name})")
        text = text.replace(f'fill="{stand_in}"', f'style="fill: var(--{name})"')  # of hatches
    return text
