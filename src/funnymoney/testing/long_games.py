"""How a game is held to the laws whose matches are too long to look at everything."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from random import Random

from funnymoney.core.game import Game


@dataclass(frozen=True)
class Long:
    """Limits for one game, and what makes two of its positions alike."""

    longest: int  # steps; no match at random takes nearly as many
    kept: int  # positions kept of a match
    of_ten: int  # positions looked at closely, where other games show ten
    ahead: int  # steps that a law plays on from a position
    brief: Mapping[str, object]  # options by which a match is soon over
    scene: Callable[[Game], Hashable]  # of each as many positions are kept
    every: int = 101  # a view is digested at every so many steps

    def choose(self, scenes: list[Hashable], rng: Random) -> set[int]:
        """Return which positions to keep: the ends, and of every scene as many, if it has them."""
        found: dict[Hashable, list[int]] = defaultdict(list)
        for at, scene in enumerate(scenes):
            found[scene].append(at)
        for places in found.values():
            rng.shuffle(places)
        kept = {0, len(scenes) - 1}
        while len(kept) < min(self.kept, len(scenes)):
            for places in found.values():
                if places:
                    kept.add(places.pop())
        return kept
