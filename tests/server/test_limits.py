"""Buckets: who stays below a limit is never refused, who does not is told how long to wait."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from funnymoney.server.ops.ratelimit import (
    CHAT,
    MESSAGES,
    Bucket,
    Buckets,
    Limit,
    Limits,
    neighbourhood,
)


def test_a_full_bucket_gives_its_burst_and_then_says_how_long_to_wait() -> None:
    bucket = Bucket(rate=0.5, burst=5)
    assert [bucket.take(100.0) for _ in range(5)] == [0.0] * 5
    assert bucket.take(100.0) == 2.0
    assert bucket.take(101.0) == 1.0
    assert bucket.take(102.0) == 0.0
    assert bucket.take(102.0) == 2.0


def test_who_waits_as_long_as_he_is_told_is_not_refused_again() -> None:
    bucket, now = Bucket(rate=0.3, burst=2), 7.0
    for _ in range(50):
        wait = bucket.take(now)
        if wait:
            assert bucket.take(now + wait + 1e-9) == 0.0
        now += wait + 0.1


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=100, burst=3)
    bucket.take(0.0)
    assert [bucket.take(1e6) for _ in range(4)] == [0.0, 0.0, 0.0, 0.01]


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    bucket = Bucket(rate=1, burst=2)
    bucket.take(1000.0)
    assert bucket.take(10.0) == 0.0
    assert bucket.take(11.0) == 0.0


@given(gaps=some.lists(some.floats(0, 5), min_size=1, max_size=300))
def test_nobody_gets_more_than_burst_and_rate_allow(gaps: list[float]) -> None:
    bucket, now, got = Bucket(5.0, 100), 0.0, 0
    for gap in gaps:
        now += gap
        got += bucket.take(now) == 0.0
    assert got <= 100 + 5.0 * now + 1e-6


@pytest.mark.parametrize("limit", [MESSAGES, CHAT])
def test_who_stays_below_the_limit_is_never_refused(limit: Limit) -> None:
    """However unevenly: never more than so many in any such time."""
    bucket = limit.bucket()
    for each in range(20):
        began = each * limit.seconds
        assert [bucket.take(began) for _ in range(int(limit.count))] == [0.0] * int(limit.count)
    assert bucket.take(19 * limit.seconds) > 0


def test_everybody_has_a_bucket_of_his_own() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("ada", 5.0) == 0.0
    assert buckets.take("ada", 5.0) == 1.0
    assert buckets.take("bob", 5.0) == 0.0


def test_buckets_that_are_full_again_are_forgotten() -> None:
    buckets = Buckets(rate=1, burst=2)
    for each in range(1000):
        buckets.take(f"guest {each}", each * 1.0)
    assert len(buckets) <= 2


def test_so_many_strangers_may_come_the_memory_stays_bounded() -> None:
    buckets = Buckets(rate=0.001, burst=2, most=100)
    for each in range(10_000):
        buckets.take(f"stranger {each}", each / 1000)
        assert len(buckets) <= 100


def test_who_keeps_coming_is_remembered_among_strangers() -> None:
    buckets = Buckets(rate=0.001, burst=2, most=100)
    answers = []
    for each in range(1000):
        buckets.take(f"stranger {each}", 1.0)
        if each % 50 == 0:
            answers.append(buckets.take("pest", 1.0) == 0.0)
    assert answers == [True, True] + [False] * 18


def test_limits_can_be_loosened_for_a_house() -> None:
    strict, loose = Limits(), Limits(times=1000)
    for limits, refused in ((strict, True), (loose, False)):
        waits = [limits.tables.take("ada", 1.0) for _ in range(100)]
        assert any(waits) is refused
    assert loose.message.bucket().burst == 100_000


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_by_what_an_address_is_counted(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted
