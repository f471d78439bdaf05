"""How soon a received view is painted: `python -m benchmarks.page [--json FILE] [--quick]`.

The last views of a long match at a full table of every game, one after the other, at a desk and on
a phone with a processor four times as slow, beside an empty page in which one word changes. It
needs `make setup-full`, a Chromium and the built page.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from funnymoney.games import GAMES
from tests.browser import scenes
from tests.browser.chromium import DESK, FLAGS, PHONE, find_chromium, why_not
from tests.browser.gallery import build, open_gallery

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MOMENTS = 17  # of a frame, a millisecond apart: something may be heard at any of them
TIMES, QUICK_TIMES = 4 * MOMENTS, MOMENTS
STRIDE = 7  # from one moment to the next, so that they do not follow the views
WARM = 12  # views before anything is measured
FRAME = 1000 / 60  # milliseconds
SLOW = 4  # times as slow as a desk
PLACES = {"desk": (DESK, 1, FRAME), "slow phone": (PHONE, SLOW, 50.0)}
# From the moment something is heard until the frame that shows it is done; what still moves from
# the view before is waited for, as at a table where people think. How long after the beginning of a
# frame it is heard is told: on average it waits half a frame for the next one, on any page.
PAINT = """async ([change, moment]) => {
  const ends = ({ effect }) => isFinite(effect.getComputedTiming().endTime);
  const isMoving = (each) => each.playState === "running" && ends(each);
  const pause = () => new Promise((done) => setTimeout(done, 50));
  do await pause(); while (document.getAnimations().some(isMoving));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, moment)));
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


def page_in(browser: Browser, place: str) -> Page:
    (width, height), rate, _ = PLACES[place]
    context = browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return page


def paint(page: Page, changes: list[str]) -> float:
    """Return how long it takes until a change is seen."""
    moments = (number * STRIDE % MOMENTS for number in range(len(changes)))
    waits = [float(page.evaluate(PAINT, list(each))) for each in zip(changes, moments, strict=True)]
    return median(waits)


def measure(browser: Browser, url: str, times: int) -> Iterator[Row]:
    for place, (_, _, allowed) in PLACES.items():
        page = page_in(browser, place)
        page.set_content(EMPTY)
        words = [f"document.getElementById('one').textContent = {each}" for each in range(times)]
        empty = paint(page, words)
        for game in GAMES:
            page.goto(f"{url}/gallery.html?game={game}&scene=0")
            page.wait_for_selector("#tray h2")
            page.evaluate("(told) => { window.told = told }", scenes.stretch(game, times + WARM))
            paint(page, ["tell(told.shift())"] * (WARM + 1))  # so that all of it is read
            yield Row(game, place, paint(page, ["tell(told.shift())"] * times), empty, allowed)
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
        print(reason.replace("tests", "measurements", 1))
        return
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
