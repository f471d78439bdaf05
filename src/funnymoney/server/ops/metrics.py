"""What is counted and measured, for Prometheus; no number says anything about one person."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from funnymoney.bots.levels import LEVELS

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
COMMIT_BUCKETS_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
THINKING_BUCKETS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
LOOP_DELAY_BUCKETS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
MAX_REFUSAL_KINDS = 200  # of refusals: each is a series of its own, for as long as we run
OTHER = "other"


class Metrics:
    """All numbers of one server. Whoever knows one says so: `metrics.moves.inc()`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector("funnymoney", registry=self.registry)
        self.tables = self.gauge("tables", "Tables in memory")
        self.tables_damaged = self.gauge("tables_damaged", "Tables out of service: damaged logs")
        self.sockets = self.gauge("sockets", "Open sockets")
        self.people = self.gauge("people", "Guests with an open socket")
        self.bots_thinking = self.gauge("bots_thinking", "Bots that think just now")
        self.bots_waiting = self.gauge("bots_waiting", "Bots that wait until they may think")
        self.bots_failed = self.gauge(
            "bots_failed", "Thoughts that came to nothing since the start"
        )
        self.moves = self.counter("moves", "Choices that are on the disk")
        self.refusals = self.counter("refusals", "Wishes and requests refused, by reason", "kind")
        self.bytes_out = self.counter("sent_bytes", "Bytes sent through sockets")
        self.slow_readers = self.counter("slow_readers", "Sockets dropped: they could not follow")
        self.commits_failed = self.counter("commits_failed", "Writes that did not reach the disk")
        self.store_writable = self.gauge(
            "store_writable", "Whether the store can be written to: 1, or 0 while writing fails"
        )
        self.store_failures = self.counter("store_failures", "Commits to the store that failed")
        self.bots_refused = self.counter("bots_refused", "Choices of bots that were refused")
        self.sweeps = self.counter("sweeps", "Times that what is old was deleted")
        self.durable = self.histogram(
            "durable_seconds", "From a choice to the disk", COMMIT_BUCKETS_S
        )
        self.loop_delay = self.histogram(
            "loop_delay_seconds", "How late the event loop runs what is due", LOOP_DELAY_BUCKETS_S
        )
        self.thought = self.histogram(
            "thought_seconds", "How long bots think", THINKING_BUCKETS_S, "level"
        )
        self.kinds: set[str] = set()

    def gauge(self, name: str, told: str) -> Gauge:
        return Gauge(name, told, namespace="funnymoney", registry=self.registry)

    def counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(name, told, labels, namespace="funnymoney", registry=self.registry)

    def histogram(
        self, name: str, told: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(
            name, told, labels, namespace="funnymoney", registry=self.registry, buckets=buckets
        )

    def refused(self, kind: str) -> None:
        """Count a refusal by its key, `not_your_turn`; of too many kinds the rest are one."""
        if kind not in self.kinds and len(self.kinds) >= MAX_REFUSAL_KINDS:
            kind = OTHER
        self.kinds.add(kind)
        self.refusals.labels(kind).inc()

    def note_thought(self, level: str, seconds: float) -> None:
        self.thought.labels(level if level in LEVELS else OTHER).observe(seconds)

    def text(self) -> bytes:
        """Return everything in Prometheus' own form, of CONTENT_TYPE."""
        return generate_latest(self.registry)
