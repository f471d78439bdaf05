"""The pictures of a report. They need matplotlib.

Nothing is told by colour alone: seats and settings have shapes and dashes of their own, bars have
hatches, so that the page can be read in print and by those who do not see colours.
"""

from __future__ import annotations

from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from funnymoney.arena.balance.findings import TIMES
from funnymoney.arena.pictures import COLOURS, DASHES, FAIR, STYLE, WIDTH, colour, svg

Told = dict[str, Any]
SHAPES = "os^Dv*P<>X"
HATCHES = ("", "///", "...", "xxx")
MOST_MARKS = 14


def look(at: int) -> Told:
    return {"color": colour(at), "marker": SHAPES[at % len(SHAPES)], "linestyle": "none"}


def interval(axes: Axes, at: float, told: Told, **style: Any) -> None:
    """Draw a number with its interval, lying."""
    mean, (low, high) = told["mean"], told["ci95"]
    sides = [[max(0.0, mean - low)], [max(0.0, high - mean)]]
    axes.errorbar([mean], [at], xerr=sides, capsize=3, markersize=5, **style)


def rows(number: float, names: int = 0, **more: Any) -> tuple[Figure, Axes]:
    """Return a picture with so many lines, the first on top, and room for names below."""
    figure = Figure(figsize=(WIDTH, 0.8 + 0.3 * number + 0.21 * names))
    return figure, figure.add_subplot(ylim=(number - 0.5, -0.5), **more)


def seats_picture(found: Told) -> str:
    """Every seat's share of the win, in every setting."""
    settings = found["settings"]
    with mpl.rc_context(STYLE):
        lines = max(1.0, 0.6 * len(settings)) * found["players"]
        figure, axes = rows(lines, len(settings), xlabel="share of the win")
        axes.axvline(found["fair_share"], **FAIR)
        names, height = [], 0.8 / len(settings)
        for seat in range(found["players"]):
            names.append(f"seat {seat + 1}")
            for at, setting in enumerate(settings):
                share = setting["seats"][seat]["share"]
                interval(axes, seat + (at + 0.5) * height - 0.4, share, **look(at))
        axes.set(yticks=range(len(names)), yticklabels=names, ylim=(len(names) - 0.5, -0.5))
        legend(figure, axes, [each["name"] for each in settings])
        return svg(figure, "share of the win by seat with 95 % intervals")


def legend(figure: Figure, axes: Axes, names: list[str]) -> None:
    """Name what has a shape of its own, where there is more than one."""
    if len(names) > 1:
        drawn = [axes.plot([], [], **look(at))[0] for at in range(len(names))]
        figure.legend(drawn, names, loc="outside lower left")


def histogram_picture(told: Told, label: str) -> str:
    counts, edges = told["counts"], told["edges"]
    total = sum(counts)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 2.2))
        axes = figure.add_subplot(xlabel=label, ylabel="share")
        axes.stairs([each / total for each in counts], edges, fill=True, color=COLOURS["c1"])
        axes.xaxis.set_major_formatter("{x:,.0f}")
        axes.locator_params(axis="x", nbins=6)
        return svg(figure, f"how often: {label}")


def choosing_picture(found: Told) -> str:
    """How many words there were to choose from."""
    classes = [each for each in found["options_to_choose"]["classes"] if each["times"]]
    total = sum(each["times"] for each in classes)
    with mpl.rc_context(STYLE):
        figure, axes = rows(len(classes), xlabel="share of all choices")
        for at, each in enumerate(classes):
            forced = each["from"] == 1
            axes.barh(
                at,
                each["times"] / total,
                color=COLOURS["rule" if forced else "c1"],
                hatch="///" if forced else "",
                edgecolor=COLOURS["ink"],
                linewidth=0.5,
            )
        axes.set(yticks=range(len(classes)), yticklabels=[class_name(each) for each in classes])
        return svg(figure, "how many options a choice has")


def class_name(told: Told) -> str:
    low, high = told["from"], told["to"]
    if low == 1:
        return "forced"
    if high is None:
        return f"{low:,} or more"
    return f"{low}" if low == high else f"{low} to {high}"


def marks_picture(found: Told) -> str:
    """Which choices, events and cards go with winning, of those that stand the largest first."""
    telling = [each for each in found["marks"] if each["stands"]]
    telling.sort(key=lambda each: -abs(each["wins_more"]["mean"]))
    shown = telling[:MOST_MARKS]
    if not shown:
        return ""
    kinds = ["choice", "event", "card"]
    with mpl.rc_context(STYLE):
        figure, axes = rows(len(shown), 3, xlabel="more of the win than others")
        axes.axvline(0, **FAIR)
        for at, each in enumerate(shown):
            interval(axes, at, each["wins_more"], **look(kinds.index(each["kind"])))
        axes.set(yticks=range(len(shown)), yticklabels=[each["name"] for each in shown])
        legend(figure, axes, kinds)
        return svg(figure, "what goes with winning")


def money_picture(found: Told) -> str:
    """What each seat has in the mean, and the middle half and nine tenths of all."""
    money = found["money"]
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 2.8))
        axes = figure.add_subplot(xlabel="of the match, by choices")
        low, lower, _, upper, high = money["quantiles"]
        for bottom, top, strength in ((low, high, 0.12), (lower, upper, 0.22)):
            axes.fill_between(money["done"], bottom, top, color=COLOURS["soft"], alpha=strength)
        for seat, line in enumerate(money["seats"]):
            axes.plot(money["done"], line, color=colour(seat), **dashed(seat))
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        axes.yaxis.set_major_formatter("{x:,.0f}")
        names = [f"seat {seat + 1}" for seat in range(found["players"])]
        figure.legend(axes.lines, names, loc="outside lower left", handlelength=3, ncols=3)
        return svg(figure, "money over time by seat")


def dashed(at: int) -> Told:
    shape = SHAPES[at % len(SHAPES)]
    return {"linestyle": DASHES[at % 4], "marker": shape, "markersize": 4, "markevery": 5}


def leader_picture(found: Told) -> str:
    """How often who leads will win."""
    money = found["money"]
    means = [each["mean"] for each in money["leader_wins"]]
    lows, highs = zip(*(each["ci95"] for each in money["leader_wins"]), strict=True)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 2.2))
        axes = figure.add_subplot(xlabel="of the match, by choices", ylim=(0, 1.02))
        axes.axhline(found["fair_share"], **FAIR)
        axes.fill_between(money["done"], lows, highs, color=COLOURS["c0"], alpha=0.25)
        axes.plot(money["done"], means, color=COLOURS["c0"], marker="o", markersize=3)
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        return svg(figure, "how often who leads will win")


def variance_picture(found: Told) -> str:
    """To what the win and the score are due."""
    with mpl.rc_context(STYLE):
        figure, axes = rows(2, 2, xlabel="share of the variance", xlim=(0, 1))
        bars: list[Any] = []
        for row, what in enumerate(("win", "score")):
            left = 0.0
            for at, part in enumerate(found["variance"][what].values()):
                drawn = axes.barh(
                    row,
                    part["mean"],
                    left=left,
                    height=0.6,
                    color=COLOURS[("c0", "c3", "c1", "rule")[at]],
                    edgecolor=COLOURS["ink"],
                    linewidth=0.6,
                    hatch=HATCHES[at],
                )
                left += part["mean"]
                bars.append(drawn.patches[0])
        axes.set(yticks=[0, 1], yticklabels=["win", "score"])
        names = list(found["variance"]["win"])
        figure.legend(
            bars[: len(names)], names, loc="outside lower left", ncols=2, handlelength=2.5
        )
        return svg(figure, "to what results are due")


def effects_picture(found: Told) -> str:
    """What each setting changes, in hundredths of what is usual."""
    effects = [
        each
        for each in found["effects"]
        if each["before"] and not each["measure"].startswith(TIMES)
    ]
    names = list(dict.fromkeys(each["measure"] for each in effects))
    settings = [each["name"] for each in found["settings"][1:]]
    height = 0.8 / len(settings)
    with mpl.rc_context(STYLE):
        lines = len(names) * max(1.0, 0.5 * len(settings))
        figure, axes = rows(lines, len(settings), xlabel="change in %")
        axes.axvline(0, **FAIR)
        for each in effects:
            at = names.index(each["measure"]) - 0.4
            at += (settings.index(each["setting"]) + 0.5) * height
            scale = 100 / abs(each["before"])
            change = {
                "mean": each["change"]["mean"] * scale,
                "ci95": [end * scale for end in each["change"]["ci95"]],
            }
            interval(axes, at, change, **look(settings.index(each["setting"]) + 1))
        axes.set(yticks=range(len(names)), yticklabels=names, ylim=(len(names) - 0.5, -0.5))
        drawn = [axes.plot([], [], **look(at + 1))[0] for at in range(len(settings))]
        figure.legend(drawn, settings, loc="outside lower left")
        return svg(figure, "what each option changes")
