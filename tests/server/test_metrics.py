"""What an operator can read from a running server."""

from __future__ import annotations

import asyncio
import time

import pytest
from prometheus_client.parser import text_string_to_metric_families

from funnymoney.core.match import Match
from funnymoney.games import game_named
from funnymoney.server.ops import loop_delay
from funnymoney.server.ops.metrics import MAX_REFUSAL_KINDS, Metrics
from funnymoney.server.workers.bot_pool import BotPool


def read(metrics: Metrics) -> dict[str, float]:
    """Return every number by name and labels, as Prometheus reads it."""
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


def test_everything_is_there_before_anything_has_happened() -> None:
    found = read(Metrics())
    names = (
        "tables", "sockets", "people", "bots_thinking", "bots_waiting", "bots_failed",
        "moves_total", "sent_bytes_total", "slow_readers_total", "commits_failed_total",
        "sweeps_total", "durable_seconds_count", "store_failures_total",
    )  # fmt: skip
    assert {name: found[f"funnymoney_{name}"] for name in names} == dict.fromkeys(names, 0)


def test_what_is_counted_is_told() -> None:
    metrics = Metrics()
    metrics.tables.set(3)
    metrics.sockets.inc()
    metrics.moves.inc()
    metrics.bytes_out.inc(1200)
    metrics.refused("not_your_turn")
    metrics.refused("not_your_turn")
    metrics.durable.observe(0.003)
    found = read(metrics)
    assert found["funnymoney_tables"] == 3
    assert found["funnymoney_sockets"] == found["funnymoney_moves_total"] == 1
    assert found["funnymoney_sent_bytes_total"] == 1200
    assert found["funnymoney_refusals_total not_your_turn"] == 2
    assert found["funnymoney_durable_seconds_bucket 0.002"] == 0
    assert found["funnymoney_durable_seconds_bucket 0.005"] == 1


def test_two_servers_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert read(other)["funnymoney_moves_total"] == 0


def test_however_many_kinds_of_refusal_there_are_the_memory_stays_bounded() -> None:
    metrics = Metrics()
    for kind in range(2 * MAX_REFUSAL_KINDS):
        metrics.refused(f"kind_{kind}")
    found = read(metrics)
    assert found["funnymoney_refusals_total other"] == MAX_REFUSAL_KINDS
    assert len([name for name in found if "refusals_total" in name]) == MAX_REFUSAL_KINDS + 1


async def test_what_holds_up_the_event_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_delay, "SAMPLE_INTERVAL_S", 0.001)
    metrics = Metrics()
    watching = asyncio.create_task(loop_delay.watch_loop(metrics.loop_delay.observe))
    await asyncio.sleep(0.05)
    time.sleep(0.3)  # as a choice would that takes that long
    await asyncio.sleep(0.05)
    watching.cancel()
    found = read(metrics)
    count = found["funnymoney_loop_delay_seconds_count"]
    assert count > found["funnymoney_loop_delay_seconds_bucket 0.2"]
    assert found["funnymoney_loop_delay_seconds_sum"] > 0.2


async def test_bots_that_think_are_measured_by_level() -> None:
    thinkers, metrics = BotPool(), Metrics()
    thinkers.report_to(metrics)
    match = Match(game_named("contraband"), 3)
    view = match.view(match.asked_first())
    await thinkers.think("contraband", "easy", view)
    await thinkers.think("contraband", "random", view)
    await thinkers.close()
    found = read(metrics)
    assert found["funnymoney_thought_seconds_count easy"] == 1
    assert found["funnymoney_thought_seconds_count other"] == 1
    assert found["funnymoney_bots_thinking"] == found["funnymoney_bots_failed"] == 0
