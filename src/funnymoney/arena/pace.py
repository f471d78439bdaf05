"""How much is handed to a worker at once: little enough to lose, enough to be worth the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

SECONDS = 2.0  # of play in a piece: who kills a run loses no more than this of each worker
BRIEF = 0.05  # and no less near the end, or the ways take longer than the play
LARGEST = 5_000  # matches in a piece, however quick: their rows lie in memory together


@dataclass
class Pace:
    """Learns how long a match takes. What is played does not depend on it, only how it is cut."""

    hands: int
    largest: int = LARGEST
    matches: int = 0
    seconds: float = 0.0

    def note(self, matches: int, seconds: float) -> None:
        self.matches += matches
        self.seconds += seconds

    def size(self, left: int) -> int:
        """Return how many of those left to take; fewer near the end, so that all end together."""
        if not self.seconds:
            return 1
        rate = self.matches / self.seconds
        fair = max(rate * BRIEF, left / (3 * self.hands)) if self.hands > 1 else left
        return max(1, min(self.largest, int(min(rate * SECONDS, fair))))

    def cut(self, gaps: Iterable[range]) -> Iterator[range]:
        """Cut what is missing into pieces, each as large as is right when it is asked for."""
        missing = list(gaps)
        left = sum(len(gap) for gap in missing)
        for gap in missing:
            first = gap.start
            while first < gap.stop:
                piece = range(first, min(gap.stop, first + self.size(left)))
                yield piece
                left -= len(piece)
                first = piece.stop
