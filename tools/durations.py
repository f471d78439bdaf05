"""Say how long the tests of each folder took: a line a folder and pass, the longest first.

python tools/durations.py REPORT.xml... > build/reports/durations.txt
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree as ET

DEPTH = 2  # tests/server, tests/games: as deep as folders are told apart


def folder_of(case: ET.Element) -> str:
    """Return the folder of a test case; its class name is the dotted path of its file."""
    parts = (case.get("classname") or "").split(".")
    return "/".join(parts[: min(DEPTH, len(parts) - 1)])


def seconds_by_folder(report: Path) -> dict[str, list[float]]:
    """Return how long each test of a folder took, its set-up and teardown included."""
    found: dict[str, list[float]] = defaultdict(list)
    for case in ET.parse(report).iter("testcase"):  # noqa: S314  we wrote it ourselves
        found[folder_of(case)].append(float(case.get("time") or 0))
    return found


def lines(reports: list[Path]) -> list[str]:
    """Return a line for each pass and folder, and one for each pass."""
    rows = []
    for report in reports:
        folders = seconds_by_folder(report)
        rows += [(report.stem, folder, times) for folder, times in folders.items()]
        rows.append((report.stem, "all", [each for times in folders.values() for each in times]))
    rows.sort(key=lambda row: (row[0], -sum(row[2])))
    return [
        f"{name:14}{folder:24}{len(times):7} tests{sum(times):9.1f} s{max(times):8.1f} s longest"
        for name, folder, times in rows
    ]


if __name__ == "__main__":
    print("\n".join(lines([Path(each) for each in sys.argv[1:] if Path(each).is_file()])))
