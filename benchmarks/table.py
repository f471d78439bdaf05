"""The rows as tables for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from benchmarks.rows import Promise, Row
from benchmarks.systems import OURS


def results(
    rows: Sequence[Row], lanes: Mapping[str, str], absent: Mapping[str, str], notes: str
) -> Group:
    """Return a table for each lane, then who is absent and how to read it all."""
    found = [(title, [row for row in rows if row.lane == lane]) for lane, title in lanes.items()]
    tables = [lane_table(title, own) for title, own in found if own]
    missing = [Text(f"absent: {who} ({why})", style="dim") for who, why in absent.items()]
    return Group(*tables, *missing, Text(notes, style="dim"))


def lane_table(title: str, rows: Sequence[Row]) -> Table:
    """Return one line for each system and game, with the median and the best of each unit."""
    units = list(dict.fromkeys(row.unit for row in rows))
    table = Table(title=title, title_justify="left")
    table.add_column("system\n", min_width=12)
    table.add_column("game\n", min_width=12)
    for unit in units:
        table.add_column(f"{unit}\nmedian", justify="right", min_width=8)
        table.add_column("\nbest", justify="right", min_width=8)
    for (system, game), cells in lines(rows):
        numbers = [text for unit in units for text in cells.get(unit, ("", ""))]
        table.add_row(system, game, *numbers, style="bold" if system == OURS else None)
    return table


def lines(rows: Iterable[Row]) -> Iterator[tuple[tuple[str, str], dict[str, tuple[str, str]]]]:
    """Bring together the rows of the same system and game that differ in their unit."""
    found: dict[tuple[str, str], dict[str, tuple[str, str]]] = {}
    for row in rows:
        cells = found.setdefault((row.system, row.game), {})
        cells[row.unit] = short(row.median), short(row.best)
    yield from found.items()


def promises(kept: Iterable[tuple[Promise, Row | None]]) -> Table:
    table = Table(title="What we promise: ours / peer", title_justify="left")
    for heading in ("lane", "games", "median", "best", "wanted"):
        table.add_column(heading)
    for promise, row in kept:
        if row is None:
            table.add_row(promise.about, promise.games(), Text("not measured", style="dim"))
        else:
            by_median, by_best = judged(promise, row.median), judged(promise, row.best)
            table.add_row(promise.about, row.game, by_median, by_best, promise.wanted())
    return table


def judged(promise: Promise, ratio: float) -> Text:
    kept = promise.kept(ratio)
    return Text(f"{ratio:.2f} {'kept' if kept else 'broken'}", style="green" if kept else "red")


def short(value: float) -> str:
    """Return three figures with k or M: 19.1 M, 56.3 k, 325, 1.25."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= 0.9995 * size:
            return figures(value / size) + letter
    return figures(value)


def figures(value: float) -> str:
    if value >= 99.95:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 9.995 else f"{value:.2f}"
