"""How late the event loop of a server is, read from its own metrics."""

from __future__ import annotations

from dataclasses import dataclass

import httpx
from prometheus_client.parser import text_string_to_metric_families

NAME = "funnymoney_loop_delay_seconds"
# The server looks at its loop twenty times as often as usual, so that there is enough to count.
WATCHFUL = "import funnymoney.server.ops.loop_delay as watch; watch.SAMPLE_INTERVAL_S = 0.005"


@dataclass(frozen=True)
class Delays:
    """How many samples were at most so many seconds late."""

    within: dict[float, float]
    total: float

    def since(self, before: Delays) -> Delays:
        within = {bound: count - before.within[bound] for bound, count in self.within.items()}
        return Delays(within, self.total - before.total)

    def quantile(self, share: float) -> float:
        """Return the bound below which this share of the samples lies; infinite beyond the last."""
        for bound, count in sorted(self.within.items()):
            if count >= share * self.total:
                return bound
        return float("inf")

    def __str__(self) -> str:
        if not self.total:
            return "no samples"
        late = ", ".join(
            f"p{100 * at:g} ≤ {self.quantile(at) * 1000:g} ms" for at in (0.5, 0.99, 0.999)
        )
        over = self.total - self.within[0.1]
        return f"{late}, {over:.0f} of {self.total:.0f} samples over 100 ms"


def read_delays(url: str) -> Delays:
    text = httpx.get(f"{url}/metrics", timeout=30).text
    within: dict[float, float] = {}
    total = 0.0
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == f"{NAME}_bucket":
                within[float(sample.labels["le"])] = sample.value
            elif sample.name == f"{NAME}_count":
                total = sample.value
    assert within, "the server does not watch its loop"
    return Delays(within, total)
