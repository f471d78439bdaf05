"""From readings to rows: median and best of each thing measured, and the promised ratios."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

LESS_IS_BETTER = frozenset({"ns", "µs"})
RATIO = "ratio"
PROMISE = "promise"


@dataclass(frozen=True)
class Row:
    """One line of the table, and of the JSON file."""

    system: str
    game: str
    lane: str
    median: float
    best: float
    unit: str


Place = tuple[str, str, str, str]  # system, game, lane, unit


def summarise(place: Place, values: Sequence[float]) -> Row:
    system, game, lane, unit = place
    best = min(values) if unit in LESS_IS_BETTER else max(values)
    return Row(system, game, lane, median(values), best, unit)


@dataclass(frozen=True)
class Promise:
    """A ratio of ours to a peer's that we keep above, or below, a limit."""

    about: str
    ours: Place
    peer: Place
    limit: float
    at_most: bool = False

    def kept(self, ratio: float) -> bool:
        return ratio <= self.limit if self.at_most else ratio >= self.limit

    def wanted(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {self.limit:g}"

    def games(self) -> str:
        return f"{self.ours[1]} / {self.peer[1]}"

    def row(self, rows: Iterable[Row]) -> Row | None:
        """Return the ratio by median and by best, or None if either side was not measured."""
        found = {(row.system, row.game, row.lane, row.unit): row for row in rows}
        ours, peer = found.get(self.ours), found.get(self.peer)
        if ours is None or peer is None:
            return None
        return Row(
            system=f"{ours.system} / {peer.system}",
            game=self.games(),
            lane=f"{PROMISE}: {self.about}",
            median=ours.median / peer.median,
            best=ours.best / peer.best,
            unit=RATIO,
        )


def write_json(rows: Iterable[Row], path: Path) -> None:
    text = json.dumps([asdict(row) for row in rows], indent=1, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
