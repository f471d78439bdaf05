"""The pictures of a report: drawn here, in the colours of the page, light or dark."""

from __future__ import annotations

import html
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

WIDTH = 400  # of every picture; a phone shows it at about its own size
ROW = 44
HEIGHT = 200  # of what is drawn over time
LEFT, BOTTOM = 36, 22  # room for what is written at the axes
MOST_POINTS = 200
SCALES = ((0.4, 0.1), (0.6, 0.2), (0.8, 0.2), (1.0, 0.25))  # up to where, in steps of
COLOURS = 6
DASHES = ("", "7 3", "2 3", "9 3 2 3")


@dataclass(frozen=True)
class Scale:
    """Where on the paper a share of the win is."""

    top: float
    step: float
    first: float
    last: float

    def at(self, share: float) -> float:
        return round(self.first + (self.last - self.first) * min(share, self.top) / self.top, 2)

    def ticks(self) -> list[float]:
        return [round(self.step * each, 2) for each in range(round(self.top / self.step) + 1)]


def scale_for(greatest: float, first: float, last: float) -> Scale:
    """Return the smallest scale from nothing on that has room for everything."""
    top, step = next((each for each in SCALES if greatest <= each[0]), SCALES[-1])
    return Scale(top, step, first, last)


def shares_picture(summary: Mapping[str, Any]) -> str:
    """Win shares with their intervals, beside the fair share; names stand above, however long."""
    bots: Sequence[dict[str, Any]] = summary["bots"]
    fair: float = summary["fair_share"]
    scale = scale_for(max([fair, *(each["ci95"][1] for each in bots)]), 12, WIDTH - 12)
    end = ROW * len(bots)
    drawn = [
        *(line(scale.at(tick), 0, scale.at(tick), end, "grid") for tick in scale.ticks()),
        line(scale.at(fair), 0, scale.at(fair), end, "fair"),
        *(share_row(scale, ROW * at, at, each) for at, each in enumerate(bots)),
        *(text(scale.at(tick), end + 14, f"{tick:g}", "middle") for tick in scale.ticks()),
    ]
    return picture(end + BOTTOM, "win shares with 95 % intervals", drawn)


def share_row(scale: Scale, top: float, at: int, bot: Mapping[str, Any]) -> str:
    low, high = (scale.at(max(0.0, end)) for end in bot["ci95"])
    y = top + 30
    return (
        text(0, top + 16, bot["bot"], "start", "name")
        + f'<g class="{colour(at)}">{line(low, y, high, y, "span")}'
        + line(low, y - 5, low, y + 5, "end")
        + line(high, y - 5, high, y + 5, "end")
        + f'<circle cx="{scale.at(bot["win_share"])}" cy="{y}" r="5"/></g>'
    )


def course_picture(summary: Mapping[str, Any], course: Mapping[str, Sequence[float]]) -> str:
    """How the win shares have settled, deal by deal."""
    fair: float = summary["fair_share"]
    deals: int = summary["deals"]
    scale = scale_for(max([fair, *(max(each) for each in course.values())]), HEIGHT, 8)
    drawn = [
        *(line(LEFT, scale.at(tick), WIDTH, scale.at(tick), "grid") for tick in scale.ticks()),
        *(text(LEFT - 5, scale.at(tick) + 4, f"{tick:g}", "end") for tick in scale.ticks()),
        line(LEFT, scale.at(fair), WIDTH, scale.at(fair), "fair"),
        *(path(scale, at, course[each["bot"]]) for at, each in enumerate(summary["bots"])),
        text(LEFT, HEIGHT + 16, "deal 1", "start"),
        text(WIDTH, HEIGHT + 16, f"deal {deals:,}", "end"),
    ]
    return picture(HEIGHT + BOTTOM, "win shares after every deal", drawn)


def path(scale: Scale, at: int, shares: Sequence[float]) -> str:
    """Draw a line through the shares, or through as many of them as can be told apart."""
    last = len(shares) - 1
    places = {round(last * each / MOST_POINTS) for each in range(MOST_POINTS + 1)}
    points = [
        f"{LEFT + (WIDTH - LEFT) * place / max(1, last):.1f},{scale.at(shares[place])}"
        for place in sorted(places)
    ]
    return f'<polyline class="{colour(at)}" points="{" ".join(points)}"{dashes(at)}/>'


def key(names: Iterable[str]) -> str:
    """Say which line is whose."""
    entries = "".join(
        f'<li><svg viewBox="0 0 30 10" aria-hidden="true"><polyline class="{colour(at)}" '
        f'points="1,5 29,5"{dashes(at)}/></svg>{html.escape(name)}</li>'
        for at, name in enumerate(names)
    )
    return f'<ul class="key">{entries}</ul>'


# ------------------------------------------------------------------------------ pieces


def picture(height: float, told: str, drawn: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{html.escape(told)}">'
        f"{''.join(drawn)}</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def text(x: float, y: float, told: str, anchor: str, kind: str = "note") -> str:
    where = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}" class="{kind}"'
    return f"<text {where}>{html.escape(told)}</text>"


def colour(at: int) -> str:
    return f"bot c{at % COLOURS}"


def dashes(at: int) -> str:
    """Tell lines apart that lie on each other, and for those who do not see the colours."""
    pattern = DASHES[at % len(DASHES)]
    return f' stroke-dasharray="{pattern}"' if pattern else ""
