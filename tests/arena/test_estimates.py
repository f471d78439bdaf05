"""Statistics of a report: what was planted is found, and what is not there is not."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="an optional extra")

import numpy as np

from funnymoney.arena.balance.estimates import (
    DEAL,
    REST,
    SEAT,
    SKILL,
    Numbers,
    among_those,
    holm,
    mean_of,
    paired,
    parts_of_variance,
    seats_differ,
    share_of,
)

SEEDS = range(40)


def winners(chances: list[float], matches: int, seed: int) -> Numbers:
    """Return who won: a row for every match, with a 1 for the seat that did."""
    won = np.random.default_rng(seed).choice(len(chances), matches, p=chances)
    return np.eye(len(chances))[won]


# --------------------------------------------------------------------------------- seats


def test_an_advantage_of_a_seat_is_found() -> None:
    assert seats_differ(winners([0.40, 0.20, 0.20, 0.20], 400, seed=1), 0) < 0.001


def test_seats_that_are_alike_are_rarely_said_to_differ() -> None:
    likely = [seats_differ(winners([0.25] * 4, 200, seed), seed) for seed in SEEDS]
    assert sum(p < 0.05 for p in likely) <= 6  # two are expected; more than six once in 200 times
    assert 0.3 < float(np.mean(likely)) < 0.7


def test_a_deal_that_is_shared_is_no_advantage() -> None:
    assert seats_differ(np.full((50, 4), 0.25), 0) == 1.0


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    held = 0
    for seed in range(200):
        share = share_of(winners([0.3, 0.7], 80, seed)[:, 0])
        held += share.low <= 0.3 <= share.high
    assert 180 <= held <= 198  # 190 are expected
    assert mean_of(np.array([1.0, 3.0])).mean == 2.0


# ------------------------------------------------------------------------------- options


def test_paired_deals_show_what_unpaired_ones_would_hide() -> None:
    chance = np.random.default_rng(5)
    luck = chance.normal(0, 100, 60)
    after = luck + 3 + chance.normal(0, 2, 60)
    change = paired(luck, after)
    assert change.estimate.low < 3 < change.estimate.high
    assert change.p < 1e-6
    unpaired = float(np.std(luck) * (2 / 60) ** 0.5)
    assert abs(change.estimate.mean) < unpaired  # which could not have told it from nothing


def test_an_option_that_changes_nothing_is_said_to_change_nothing() -> None:
    same = np.arange(10.0)
    assert paired(same, same).p == 1.0
    assert paired(same, same + 1).p == 0.0
    likely = []
    for seed in SEEDS:
        chance = np.random.default_rng(seed)
        luck = chance.normal(0, 1, 100)
        likely.append(paired(luck, luck + chance.normal(0, 1, 100)).p)
    assert sum(p < 0.05 for p in likely) <= 6


def test_of_many_findings_few_stand() -> None:
    assert holm([0.04, 0.001, 0.5]) == [False, True, False]
    assert holm([0.01, 0.02, 0.03]) == [True, True, True]
    assert holm([0.03] * 20) == [False] * 20
    assert holm([]) == []


# ------------------------------------------------------------------------------- marks


def test_what_goes_with_winning_is_found_at_the_same_table() -> None:
    won = winners([0.25] * 4, 300, seed=2)
    chance = np.random.default_rng(3)
    idle = chance.random(won.shape) < 0.3
    lucky = idle | ((won == 1) & (chance.random(won.shape) < 0.5))
    more, nothing = among_those(won, lucky), among_those(won, idle)
    assert more is not None
    assert nothing is not None
    assert more.low > 0.1
    assert nothing.low < 0 < nothing.high


def test_what_everybody_does_tells_nothing() -> None:
    won = winners([0.5, 0.5], 10, seed=1)
    assert among_those(won, np.ones((10, 2), dtype=bool)) is None
    assert among_those(won, np.zeros((10, 2), dtype=bool)) is None


def test_a_few_matches_that_agree_are_not_taken_for_certain() -> None:
    won = np.array([[1.0, 0.0]] * 20)
    assert among_those(won[:19], won[:19] == 1) is None
    always = among_those(won, won == 1)
    assert always is not None
    assert always.low < 0.9
    assert (always.mean, always.high) == (1.0, 1.0)


# -------------------------------------------------------------------- chance and skill


WHO = np.array([[0, 1, 0, 1], [1, 0, 1, 0]])


def results(spreads: tuple[float, ...], seed: int) -> Numbers:
    """Return results of two bots in both seatings of many deals, made of these spreads."""
    skill, seat, deal, rest = spreads
    chance = np.random.default_rng(seed)
    by_bot = np.array([skill, -skill])[WHO]
    by_seat = seat * np.array([1.0, -1.0, 1.0, -1.0])
    by_deal = chance.normal(0, deal, (300, 1, 4))
    others = chance.normal(0, rest, (300, 2, 4))
    return np.asarray(by_bot[None] + by_seat[None, None] + by_deal + others)


@pytest.mark.parametrize(
    ("spreads", "expected"),
    [
        ((3.0, 0.0, 4.0, 0.0), (0.36, 0.0, 0.64, 0.0)),
        ((0.0, 0.0, 1.0, 1.0), (0.0, 0.0, 0.5, 0.5)),
        ((1.0, 1.0, 1.0, 1.0), (0.25, 0.25, 0.25, 0.25)),
        ((0.0, 0.0, 0.0, 1.0), (0.0, 0.0, 0.0, 1.0)),
    ],
)
def test_results_are_shared_out_as_they_were_made(
    spreads: tuple[float, ...], expected: tuple[float, ...]
) -> None:
    parts = parts_of_variance(results(spreads, seed=7), WHO, seed=1)
    for part, share in zip((SKILL, SEAT, DEAL, REST), expected, strict=True):
        assert parts[part].mean == pytest.approx(share, abs=0.06)
        assert parts[part].low - 0.02 <= share <= parts[part].high + 0.02
    assert sum(part.mean for part in parts.values()) == pytest.approx(1.0)


def test_results_that_never_vary_are_due_to_nothing() -> None:
    parts = parts_of_variance(np.zeros((5, 2, 4)), WHO, seed=1)
    assert {part.mean for part in parts.values()} == {0.0}
