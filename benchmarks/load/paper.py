"""The results for people, and as a file."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from benchmarks.load.results import KILOBYTE, Kept, Results, promises, rows
from benchmarks.systems import OURS
from benchmarks.table import figures, short
from benchmarks.worker import version_of
from funnymoney import form

COLUMNS = {
    "moves/s\nmedian": ("moves_per_second", short),
    "\nbest": ("best_moves_per_second", short),
    "p50\nms": ("p50_ms", figures),
    "p99\nms": ("p99_ms", figures),
    "core µs\na move": ("server_us", short),
    "bytes a\nmessage": ("wire_bytes", short),
    "clients'\ncore": ("load_share", "{:.0%}".format),
}
OF_PLAIN = {  # of compressed lanes, beside the plain one of the same game
    "moves/s\nof plain": ("moves_of_plain", "{:.2f}".format),
    "core µs\nof plain": ("server_us_of_plain", "{:.2f}".format),
}
LANES = {
    "closed": "closed: one move on its way at every table",
    "closed, compressed": "closed, compressed: the same with clients that offer it, as browsers do",
    "paced": "paced: at a quarter of our capacity",
}
UNDISTURBED = 0.9  # of its core
NOTES = (
    "Four seats at every table, all of them connected. Each server has one core (µs a move: of "
    "that), all clients another. Milliseconds are from sending a move to the last message that it "
    "causes; in a closed loop most of that is waiting in line. Ours is on the disk before anybody "
    "is sent anything; boardgame.io's FlatFile writes afterwards, and does not wait for the disk."
)


def show(results: Results, conditions: Mapping[str, Any], console: Console) -> None:
    lines = rows(results)
    for lane, title in LANES.items():
        if found := [line for line in lines if line["lane"] == lane]:
            console.print(lane_table(title, found))
    console.print(Group(*notes(results)))
    console.print(kept_table(promises(results)))
    console.print("; ".join(f"{name} {value}" for name, value in conditions.items()), style="dim")


def lane_table(title: str, lines: Sequence[Mapping[str, Any]]) -> Table:
    found = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    found.add_column("\nserver and game")
    compared = {
        heading: (name, write)
        for heading, (name, write) in OF_PLAIN.items()
        if all(name in line for line in lines)
    }
    shown = COLUMNS | compared
    for heading in ("\ntables", *shown):
        found.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        numbers = [write(line[name]) for name, write in shown.values()]
        server, _, storage = line["system"].partition(", ")
        style = "bold" if server == OURS else None
        who = f"{server}, {storage or line['game']}"
        found.add_row(who, str(line["tables"]), *numbers, style=style)
    return found


def notes(results: Results) -> list[Text]:
    found = [Text(f"absent: {who} ({why})", style="dim") for who, why in results.absent.items()]
    if results.weight is not None:
        table, sockets = results.weight.of_a_table, results.weight.of_four_sockets
        told = f"{figures(table / KILOBYTE)} kB, four bare sockets {figures(sockets / KILOBYTE)} kB"
        found.append(Text(f"memory: an idle table in mid-game with its four sockets {told}"))
    return [*found, *stretches(results), *disturbances(results), Text(NOTES, style="dim")]


def stretches(results: Results) -> list[Text]:
    """Tell each paced stretch of ours beside what the disk did by itself in the same seconds."""
    found = [
        f"{figures(reading.p99_ms)} ({figures(reading.disk_p99_ms)})"
        for (case, paced), readings in results.readings.items()
        for reading in readings
        if paced and case.system == OURS
    ]
    about = "ms, p99 of our paced stretches (of bare writes to the disk meanwhile)"
    return [Text(f"{about}: {'  '.join(found)}")] if found else []


def disturbances(results: Results) -> list[Text]:
    """Name the cases in which others used the server's core: in a closed loop it needs all."""
    return [
        Text(f"disturbed: {line['system']}, {line['game']}: {share:.0%} of its core")
        for line in rows(results)
        if line["lane"] != "paced" and 0 < (share := line["server_share"]) < UNDISTURBED
    ]


def kept_table(kept: Iterable[Kept]) -> Table:
    found = Table(title="What we promise", title_justify="left")
    for heading in ("promise", "median", "best", "wanted"):
        found.add_column(heading)
    for each in kept:
        found.add_row(
            each.promise, judged(each, each.median), judged(each, each.best), each.wanted()
        )
    return found


def judged(kept: Kept, value: float) -> Text:
    holds = kept.holds(value)
    return Text(f"{value:.2f} {'kept' if holds else 'broken'}", style="green" if holds else "red")


def conditions(pinned: bool, seconds_to_disk: float, peer: str) -> dict[str, Any]:
    names = ("funnymoney", "starlette", "uvicorn", "uvloop", "websockets", "msgspec", "picows")
    return {
        "Python": sys.version.split()[0],
        "rules": form()[0],
        **{name: version_of(name) for name in names},
        **({"boardgame.io": peer} if peer else {}),
        "processor": processor(),
        "cores": os.cpu_count(),
        "pinned": pinned,
        "fsync ms": round(1e3 * seconds_to_disk, 2),
        "load before": [round(load, 2) for load in os.getloadavg()],
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def write_json(results: Results, conditions: Mapping[str, Any], path: Path) -> None:
    weight = results.weight
    content = {
        "conditions": conditions,
        "plan": asdict(results.plan),
        "rows": rows(results),
        "memory": None if weight is None else asdict(weight) | {"beyond": weight.beyond},
        "promises": [kept.as_row() for kept in promises(results)],
        "absent": results.absent,
    }
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
