"""What is looked for on every screen: flaws, barriers, and how it looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.person import FLAWS, HERE, KEYS, REPORTS, SMALLEST
from tests.client.sources import CLIENT

if TYPE_CHECKING:
    from playwright.sync_api import Page

Box = tuple[int, ...]
SHOTS = REPORTS / "shots"
TARGETS = Path(__file__).with_name("targets.js").read_text(encoding="utf-8")
THUMB = 44  # pixels
# Boards are as wide as the page. What their spaces do is done in the tray, too; and what is hidden
# from those who do not see it is a second way to do something.
ON_BOARD = ".cf-zone .spc, [id^=cc-space], .prices .pick, [aria-hidden=true]"
REACH = (HERE / "reach.js").read_text(encoding="utf-8")
BOARD = (280, 150)  # pixels below which nobody can follow a board
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# A name holds what is written, so that one can say it to press it: axe asks for that if it is told.
# What lies on a board, and a note, is a drawing with letters in it: its name says what it is. In
# the ring seconds are counted, which nobody wants to hear.
SPOKEN = "label-content-name-mismatch"
DRAWN = ".board button, .spc, .mc, .tap, .ring, button:has(.note)"
RUN_AXE = """async ({ tags, spoken, drawn }) => {
  const rules = { [spoken]: { enabled: true } };
  const runOnly = { type: "tag", values: tags };
  const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ["violations"] });
  const isMeant = (id, { target }) =>
    id !== spoken || !document.querySelector(target[0])?.matches(drawn);
  const tell = (node) => `${node.html.slice(0, 140)} (${node.failureSummary.slice(0, 200)})`;
  return violations.flatMap(({ id, nodes }) => nodes.filter((node) => isMeant(id, node))
    .slice(0, 3).map((node) => `${id}: ${tell(node)}`));
}"""


@cache
def axe_script() -> str:
    return (CLIENT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """Return what axe finds that keeps somebody out."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_script())
    found: list[str] = page.evaluate(RUN_AXE, {"tags": TAGS, "spoken": SPOKEN, "drawn": DRAWN})
    return found


def flaws(page: Page, least: float = SMALLEST) -> list[str]:
    found: list[str] = page.evaluate(FLAWS, {"least": least, "keys": KEYS})
    return found


def too_small(page: Page) -> list[str]:
    """Return what a thumb cannot press."""
    found: list[str] = page.evaluate(TARGETS, {"least": THUMB, "drawn": ON_BOARD})
    return found


def out_of_reach(page: Page, tools: tuple[str, ...] = ()) -> list[str]:
    """Return what somebody at this table cannot see or press."""
    found: list[str] = page.evaluate(REACH, {"tools": list(tools), "board": list(BOARD)})
    return found


def shoot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def settle(page: Page) -> None:
    """Wait until fonts are there and nothing moves any more."""
    page.evaluate(
        """() => Promise.all([document.fonts.ready,
             new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))])"""
    )


def places(page: Page, parts: Sequence[str]) -> dict[str, Box]:
    """Return where parts of a table are: left, top, width and height."""
    found: dict[str, Any] = page.evaluate(
        """(parts) => Object.fromEntries(parts.map((part) => {
             const box = document.querySelector(part)?.getBoundingClientRect();
             return [part, box && [box.left, box.top, box.width, box.height].map(Math.round)];
           }))""",
        list(parts),
    )
    return {part: tuple(box) for part, box in found.items() if box}
