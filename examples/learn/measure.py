"""What matches say about an agent: its share of the win, and a picture of how that grew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from funnymoney.arena.summary import wilson


@dataclass(frozen=True)
class Share:
    """The mean share of the win in so many matches; among equals it would be `fair`."""

    mean: float
    matches: int
    fair: float

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, by Wilson."""
        low, high = wilson(self.mean, self.matches)
        return low, high

    @property
    def better_than_fair(self) -> bool:
        return self.interval[0] > self.fair

    def __str__(self) -> str:
        low, high = self.interval
        said = f"{self.mean:.3f} of the wins [{low:.3f}, {high:.3f}] in {self.matches} matches"
        return f"{said}; an equal would have {self.fair:.3f}"


def share_of(shares: Sequence[float], players: int) -> Share:
    return Share(float(np.mean(shares)), len(shares), 1 / players)


def scaled(observations: Any) -> Any:
    """Money comes in thousands and cards in ones: bring all numbers to about one size."""
    return (np.sign(observations) * np.log1p(np.abs(observations))).astype(np.float32)


Curve = list[tuple[int, Share]]  # after so many steps


def draw(curve: Curve, file: Path, title: str) -> None:
    """Draw how an agent's share grew, with its interval, above what an equal would have."""
    import matplotlib as mpl  # noqa: PLC0415  slow to import, and not always wanted

    mpl.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    steps = [at for at, _ in curve]
    lows, highs = zip(*(share.interval for _, share in curve), strict=True)
    figure, axes = pyplot.subplots(figsize=(6, 4), layout="constrained")
    axes.fill_between(steps, lows, highs, color="0.8", label="95 % interval")
    axes.plot(steps, [share.mean for _, share in curve], color="black", marker="o", label="agent")
    axes.axhline(curve[0][1].fair, color="black", linestyle="--", label="an equal")
    axes.set(xlabel="steps", ylabel="share of the win", title=title, ylim=(0, 1))
    axes.legend(loc="lower right")
    figure.savefig(file, dpi=150)
    pyplot.close(figure)
