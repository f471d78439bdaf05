"""How soon a received view is painted: `python -m benchmarks.page [--json FILE] [--quick]`.

Every game at its fullest, at a desk and on a phone with a processor four times as slow, beside an
empty page in which one word changes. It needs `make setup-full`, a Chromium and the built page.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from funnymoney.games import GAMES
from tests.browser import scenes
from tests.browser.chromium import DESK, FLAGS, PHONE, find_chromium, why_not
from tests.browser.gallery import build, open_gallery

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TIMES, QUICK_TIMES = 60, 12
FULLEST = 6  # moments that are painted in turn
FRAME = 1000 / 60  # milliseconds
SLOW = 4  # times as slow as a desk
PLACES = {"desk": (DESK, 1, FRAME), "slow phone": (PHONE, SLOW, 50.0)}
# From the moment something is heard until the frame that shows it is done. `work` is what is done
# by script, styles and layout; the rest is waiting for the screen.
PAINT = """async (change) => {
  await new Promise((done) => setTimeout(done, 30));
  const start = performance.now();
  eval(change);
  await Promise.resolve();
  await new Promise((done) => requestAnimationFrame(done));
  void document.body.offsetHeight;
  await new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  });
  return performance.now() - start;
}"""
EMPTY = "<!doctype html><title>empty</title><p id=one>1</p>"


@dataclass
class Row:
    """What was measured of a game in a place; milliseconds, medians."""

    game: str
    place: str
    painted: float
    empty: float
    allowed: float

    @property
    def more(self) -> float:
        return self.painted - self.empty


def fullest(game: str) -> list[int]:
    """Return the numbers of the largest moments that one seat has seen."""
    found = json.loads((scenes.OUT / f"{game}.json").read_text(encoding="utf-8"))
    groups: dict[tuple[int, Any], list[int]] = {}
    for place, moment in enumerate(found):
        message = moment["message"]
        if message["table"]["status"] == "running":
            groups.setdefault((len(message["table"]["seats"]), message["you"]), []).append(place)

    def size(place: int) -> int:
        return len(json.dumps(found[place]["message"]))

    tops = [sorted(group, key=size)[-FULLEST:] for group in groups.values() if len(group) > 1]
    return max(tops, key=lambda group: sum(map(size, group)))


def page_in(browser: Browser, place: str) -> Page:
    (width, height), rate, _ = PLACES[place]
    context = browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return page


def paint(page: Page, changes: list[str]) -> float:
    """Return how long it takes until a change is seen."""
    return median(float(page.evaluate(PAINT, change)) for change in changes)


def measure(browser: Browser, url: str, times: int) -> Iterator[Row]:
    for place, (_, _, allowed) in PLACES.items():
        page = page_in(browser, place)
        page.set_content(EMPTY)
        words = [f"document.getElementById('one').textContent = {each}" for each in range(times)]
        empty = paint(page, words)
        for game in GAMES:
            moments = fullest(game)
            page.goto(f"{url}/gallery.html?game={game}&scene={moments[0]}")
            page.wait_for_selector("#tray h2")
            paint(page, [f"feed({each})" for each in moments])  # once, to have all of it read
            feeds = [f"feed({moments[each % len(moments)]})" for each in range(times)]
            yield Row(game, place, paint(page, feeds), empty, allowed)
        page.context.close()


def say(row: Row) -> str:
    verdict = "ok" if row.more <= row.allowed else "TOO SLOW"
    return (
        f"{row.game:16}{row.place:12}{row.painted:8.1f} ms, an empty page {row.empty:5.1f} ms: "
        f"{row.more:6.1f} ms more, {row.allowed:.1f} allowed  {verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How soon a received view is painted.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there, too")
    parser.add_argument("--quick", action="store_true", help="a few times each")
    chosen = parser.parse_args()
    if reason := why_not():
        sys.exit(reason)
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  not everybody has it

    rows = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build(Path(folder) / "gallery")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with open_gallery() as url:
            for row in measure(browser, url, QUICK_TIMES if chosen.quick else TIMES):
                rows.append(row)
                print(say(row), flush=True)
        browser.close()
    if chosen.json:
        chosen.json.write_text(json.dumps([asdict(row) for row in rows], indent=1))


if __name__ == "__main__":
    main()
