"""Statistics of a report: what was planted is found, and what is not there is not."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="an optional extra")

import numpy as np
from numpy.typing import NDArray

from funnymoney.arena.balance.estimates import (
    DEAL,
    MOST_ORDERED,
    REST,
    SEAT,
    SKILL,
    Numbers,
    among_those,
    by_luck_alone,
    holm,
    marks_by_luck_alone,
    mean_of,
    most_by_skill,
    parts_of_variance,
    seats_differ,
    share_of,
    student,
    weights_of,
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
    change = 3 + chance.normal(0, 2, 60)
    after = luck + change
    estimate = mean_of(after - luck)
    assert estimate.low < 3 < estimate.high
    assert by_luck_alone((after - luck)[:, None], 0)[0] < 0.001
    unpaired = float(np.std(luck) * (2 / 60) ** 0.5)
    assert abs(estimate.mean) < unpaired  # which could not have told it from nothing


def test_an_option_that_changes_nothing_is_said_to_change_nothing() -> None:
    assert by_luck_alone(np.zeros((10, 1)), 0).tolist() == [1.0]
    assert by_luck_alone(np.ones((30, 1)), 0)[0] < 0.001
    assert by_luck_alone(np.ones((4, 1)), 0)[0] > 0.1, "four deals agree by luck once in eight"
    chance = np.random.default_rng(1)
    likely = by_luck_alone(chance.normal(0, 1, (100, 200)), 0)
    assert 0.02 < float(np.mean(likely < 0.05)) < 0.09
    assert 0.4 < float(np.mean(likely)) < 0.6


@pytest.mark.parametrize("deals", [20, 40])
def test_among_many_changes_by_luck_hardly_ever_one_stands(deals: int) -> None:
    """Eighty things are measured that an option does not change: 5 % of reports may say one is."""
    wrong = 0
    for seed in range(60):
        chance = np.random.default_rng(seed)
        steady = chance.normal(0, 1, (deals, 40))
        rare = chance.poisson(0.3, (deals, 40)) - chance.poisson(0.3, (deals, 40))
        likely = by_luck_alone(np.hstack([steady, rare]), seed)
        wrong += any(holm(likely.tolist()))
    assert wrong <= 7  # three are expected; more than seven once in a hundred times


def test_a_change_among_many_that_is_there_stands() -> None:
    chance = np.random.default_rng(2)
    changes = chance.normal(0, 1, (40, 80))
    changes[:, 7] += 1.2
    stands = holm(by_luck_alone(changes, 0).tolist())
    assert stands[7]
    assert sum(stands) == 1


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (5000, 1.962)],
)
def test_few_deals_have_wide_intervals(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.001)  # as printed in every table


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


def test_of_many_marks_by_luck_hardly_ever_one_stands() -> None:
    wrong = 0
    for seed in range(20):
        won = winners([0.25] * 4, 40, seed)
        chance = np.random.default_rng(seed)
        marks = [chance.random(won.shape) < 0.3 for _ in range(30)]
        weights = [weights_of(mark) for mark in marks]
        wrong += any(holm(marks_by_luck_alone(won, weights, seed).tolist()))
    assert wrong <= 4  # one is expected


def test_of_many_marks_the_one_that_goes_with_winning_stands() -> None:
    won = winners([0.25] * 4, 200, seed=2)
    chance = np.random.default_rng(3)
    marks = [chance.random(won.shape) < 0.3 for _ in range(30)]
    marks[4] |= (won == 1) & (chance.random(won.shape) < 0.5)
    stands = holm(marks_by_luck_alone(won, [weights_of(mark) for mark in marks], 0).tolist())
    assert [at for at, each in enumerate(stands) if each] == [4]


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


def results(spreads: tuple[float, ...], seed: int, deals: int = 300) -> Numbers:
    """Return results of two bots in both seatings of many deals, made of these spreads."""
    skill, seat, deal, rest = spreads
    chance = np.random.default_rng(seed)
    by_bot = np.array([skill, -skill])[WHO]
    by_seat = seat * np.array([1.0, -1.0, 1.0, -1.0])
    by_deal = chance.normal(0, deal, (deals, 1, 4))
    others = chance.normal(0, rest, (deals, 2, 4))
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
    parts = parts_of_variance(results(spreads, seed=7), WHO)
    for part, share in zip((SKILL, SEAT, DEAL, REST), expected, strict=True):
        assert parts[part].mean == pytest.approx(share, abs=0.06)
        assert parts[part].low - 0.02 <= share <= parts[part].high + 0.02
    assert sum(part.mean for part in parts.values()) == pytest.approx(1.0)


def test_results_that_never_vary_are_due_to_nothing() -> None:
    parts = parts_of_variance(np.zeros((40, 2, 4)), WHO)
    assert {(part.mean, part.low, part.high) for part in parts.values()} == {(0.0, 0.0, 0.0)}


def test_too_few_deals_say_nothing_of_how_results_vary() -> None:
    for deals in (2, 29):
        parts = parts_of_variance(results((1.0, 0.0, 1.0, 1.0), seed=1, deals=deals), WHO)
        assert {(part.low, part.high) for part in parts.values()} == {(0.0, 1.0)}


@pytest.mark.parametrize(
    "spreads", [(1.0, 0.0, 1.0, 1.0), (0.3, 0.1, 0.3, 1.0), (1.0, 0.3, 0.5, 0.5)]
)
def test_parts_are_where_their_intervals_say(spreads: tuple[float, ...]) -> None:
    """Nine in ten of those that say nineteen in twenty, with as few deals as are told at all."""
    truth = np.array(spreads) ** 2 / np.sum(np.array(spreads) ** 2)
    held = np.zeros(4)
    for seed in range(100):
        parts = parts_of_variance(results(spreads, seed, deals=30), WHO)
        held += [
            part.low - 1e-9 <= share <= part.high + 1e-9
            for part, share in zip(parts.values(), truth, strict=True)
        ]
    assert held.min() >= 85


def always_wins(who: NDArray[np.int64], deals: int, seed: int) -> Numbers:
    """Return the shares where bot 0 always wins, by one of its copies."""
    chance = np.random.default_rng(seed)
    seats = [np.flatnonzero(seating == 0) for seating in who]
    won = np.zeros((deals, *who.shape))
    for deal in range(deals):
        for seating, sits in enumerate(seats):
            won[deal, seating, chance.choice(sits)] = 1.0
    return won


ONE_OF_FOUR = np.array([[0 if seat == turn else 1 for seat in range(4)] for turn in range(4)])


@pytest.mark.parametrize(("who", "most"), [(WHO, 1 / 3), (ONE_OF_FOUR, 1.0)])
def test_who_always_wins_gets_the_most_that_seatings_allow(
    who: NDArray[np.int64], most: float
) -> None:
    assert most_by_skill(who) == pytest.approx(most)
    parts = parts_of_variance(always_wins(who, 200, seed=1), who)
    assert parts[SKILL].mean == pytest.approx(most, abs=0.02)


def test_of_several_bots_the_order_that_tells_most_is_the_limit() -> None:
    everybody = np.array([[(seat + turn) % 3 for seat in range(3)] for turn in range(3)])
    assert most_by_skill(everybody) == pytest.approx(1.0)
    twice = np.array([[0, 1, 2, 0], [1, 2, 0, 0], [2, 0, 0, 1], [0, 0, 1, 2]])
    assert most_by_skill(twice) == pytest.approx(1.0), "one of those who sit there once"


def test_of_too_many_bots_the_limit_is_not_reckoned() -> None:
    """Each more takes ten times as long: eleven would take an hour."""
    many = np.arange(MOST_ORDERED + 3)
    everybody = np.stack([np.roll(many, turn) for turn in many])
    assert most_by_skill(everybody) is None
