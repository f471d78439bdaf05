"""What is looked for on every screen: flaws, barriers, and how it looks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tests.browser.person import FLAWS, KEYS, REPORTS, SMALLEST
from tests.client.sources import CLIENT

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHOTS = REPORTS / "shots"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What lies on a board has a name that says more than what is printed on it.
DRAWN = ("label-content-name-mismatch",)
RUN_AXE = """async ({ tags, skip }) => {
  const rules = Object.fromEntries(skip.map((rule) => [rule, { enabled: false }]));
  const runOnly = { type: "tag", values: tags };
  const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ["violations"] });
  const tell = (node) => `${node.html.slice(0, 140)} (${node.failureSummary.slice(0, 200)})`;
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${tell(node)}`));
}"""


@cache
def axe_script() -> str:
    return (CLIENT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page, skip: tuple[str, ...] = ()) -> list[str]:
    """Return what axe finds that keeps somebody out."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_script())
    found: list[str] = page.evaluate(RUN_AXE, {"tags": TAGS, "skip": list(skip)})
    return found


def flaws(page: Page, least: float = SMALLEST) -> list[str]:
    found: list[str] = page.evaluate(FLAWS, {"least": least, "keys": KEYS})
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


def places(page: Page) -> dict[str, Any]:
    """Return where the parts of the frame are."""
    found: dict[str, Any] = page.evaluate(
        """() => Object.fromEntries([".top", "#players", "#stage", "#tray", ".side"].map((part) => {
             const box = document.querySelector(part)?.getBoundingClientRect();
             return [part, box && [box.left, box.top, box.width, box.height].map(Math.round)];
           }))"""
    )
    return found
