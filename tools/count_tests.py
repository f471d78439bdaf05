"""Add up pytest's XML reports and print one line: `N passed, N failed`."""

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

KINDS = {"failure": "failed", "error": "failed", "skipped": "skipped"}


def outcome(case: ET.Element) -> str:
    found = {KINDS[child.tag] for child in case if child.tag in KINDS}
    return "failed" if "failed" in found else "skipped" if found else "passed"


def outcomes(report: Path) -> Counter[str]:
    if not report.is_file():  # pytest did not live to write it
        return Counter(failed=1)
    cases: dict[tuple[str | None, str | None], str] = {}
    for case in ET.parse(report).iter("testcase"):  # noqa: S314  we wrote it ourselves
        key = (case.get("classname"), case.get("name"))
        if cases.get(key) != "failed":  # a test that fails and whose teardown fails stands twice
            cases[key] = outcome(case)
    return Counter(cases.values())


def main(reports: list[str]) -> int:
    total = sum((outcomes(Path(report)) for report in reports), Counter[str]())
    skipped = f", {total['skipped']} skipped" if total["skipped"] else ""
    print(f"{total['passed']} passed, {total['failed']} failed{skipped}")
    return 1 if total["failed"] or not total["passed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
