"""Pictures of the tables of the gallery: a change of styles or structure may change no pixel.

`python -m tests.browser.pictures --write DIR` before the change, `--compare DIR` after it. It takes
some minutes, and the same Chromium both times.
"""

from __future__ import annotations

import argparse
import base64
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from funnymoney.games import GAMES
from tests.browser.chromium import DESK, FLAGS, PHONE, find_chromium
from tests.browser.gallery import kinds, make, open_gallery, telling
from tests.browser.looks import settle
from tests.browser.person import HERE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

THEMES = ("light", "dark")
SIZES = {"desk": DESK, "phone": PHONE}
MAX_TRIES = 20
NEW = ".now.png"  # what has changed is put beside what it was
NOISE = 2  # of 255: edges are not always smoothed alike
DIFFER = (HERE / "differ.js").read_text(encoding="utf-8")
# No clock goes on, and nothing is drawn by chance.
FREEZE = "Date.now = () => 1_800_000_000_000; setInterval = () => 0; Math.random = () => 0.5"


def pictures(browser: Browser, url: str) -> Iterator[tuple[str, bytes]]:
    """Yield a picture of every moment that is worth one, in each theme and size, with its name."""
    for game in GAMES:
        for device, size in SIZES.items():
            for theme in THEMES:
                person = Person(browser, url, size=size)
                person.page.add_init_script(FREEZE)
                person.page.goto(f"/gallery.html?game={game}&scene=0&theme={theme}")
                person.page.wait_for_selector("#tray h2")
                for moment in telling(game):
                    place = kinds(game)[moment][0]
                    yield f"{game} {place} {device} {theme}", picture(person.page, place)
                person.context.close()


def picture(page: Page, place: int) -> bytes:
    """Show a moment; return its picture once everything that is read later is there."""
    page.evaluate("(place) => show(String(place))", place)
    page.wait_for_selector("#tray h2")
    before = b""
    for _ in range(MAX_TRIES):
        settle(page)
        page.wait_for_load_state("networkidle")
        if (now := page.screenshot()) == before:
            return now
        before = now
    raise AssertionError(f"moment {place} does not come to rest")


def write(folder: Path, found: Iterator[tuple[str, bytes]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, image in found:
        (folder / f"{name}.png").write_bytes(image)


def compare(page: Page, folder: Path, found: Iterator[tuple[str, bytes]]) -> Iterator[str]:
    """Yield which pictures have changed, and how much; or are in one of both only."""
    left = {path.stem for path in folder.glob("*.png") if not path.name.endswith(NEW)}
    for name, image in found:
        path = folder / f"{name}.png"
        if name not in left:
            yield f"{name}: is new"
        elif path.read_bytes() != image:
            path.with_name(f"{name}{NEW}").write_bytes(image)
            count, most = differ(page, path.read_bytes(), image)
            if most > NOISE:
                yield f"{name}: {count} pixels, by {most} of 255"
        left.discard(name)
    yield from (f"{name}: is gone" for name in sorted(left))


def differ(page: Page, one: bytes, other: bytes) -> tuple[int, int]:
    """Return how many pixels of two pictures differ, and by how much of 255 at most."""
    images = [base64.b64encode(image).decode() for image in (one, other)]
    count, most = page.evaluate(DIFFER, images)
    return count, most


def main() -> str:
    """Write or compare; return what has changed, or nothing."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  not everybody has it

    parser = argparse.ArgumentParser(description=__doc__)
    way = parser.add_mutually_exclusive_group(required=True)
    way.add_argument("--write", type=Path, metavar="DIR")
    way.add_argument("--compare", type=Path, metavar="DIR")
    asked = parser.parse_args()
    make()
    with sync_playwright() as playwright, open_gallery() as url:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        found = pictures(browser, url)
        if asked.write:
            write(asked.write, found)
            return ""
        return "\n".join(compare(browser.new_page(), asked.compare, found))


if __name__ == "__main__":
    sys.exit(main())
