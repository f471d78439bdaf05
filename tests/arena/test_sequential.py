"""A test that may be looked at after every deal keeps its promise all the same."""

from random import Random

from funnymoney.arena.sequential import Bet


def verdict(rng: Random, chance: float, most: int, error: float = 0.05) -> tuple[int, int]:
    """Bet on a coin that is worth 1 or -1, and look after every throw."""
    bet = Bet(error)
    for number in range(most):
        bet.add(1.0 if rng.random() < chance else -1.0)
        if bet.verdict():
            return bet.verdict(), number + 1
    return 0, most


def test_equal_bots_are_seldom_called_different() -> None:
    rng = Random(1)
    wrong = sum(verdict(rng, 0.5, 400)[0] != 0 for _ in range(400))
    assert wrong <= 20  # 5 % of 400; by Ville's inequality it is less than that in the mean


def test_a_better_bot_is_found_out_the_sooner_the_better_it_is() -> None:
    rng = Random(2)
    clear = [verdict(rng, 0.9, 1000) for _ in range(40)]
    close = [verdict(rng, 0.6, 5000) for _ in range(40)]
    assert all(found == 1 for found, _ in clear + close)
    assert sum(number for _, number in clear) < sum(number for _, number in close)
    assert max(number for _, number in clear) < 60


def test_a_worse_bot_is_found_out_too() -> None:
    assert verdict(Random(3), 0.2, 1000)[0] == -1


def test_the_interval_leaves_out_equality_exactly_when_there_is_a_verdict() -> None:
    rng = Random(4)
    for chance in (0.5, 0.7, 0.3):
        bet = Bet()
        for _ in range(60):
            bet.add(1.0 if rng.random() < chance else -1.0)
            low, high = bet.interval()
            assert (bet.verdict() == 1) == (low > 0)
            assert (bet.verdict() == -1) == (high < 0)
            assert low <= bet.mean <= high


def test_the_interval_holds_however_often_one_looks() -> None:
    rng = Random(5)
    missed = 0
    for _ in range(200):
        bet = Bet()
        inside = True
        for _ in range(60):
            bet.add(1.0 if rng.random() < 0.7 else -1.0)
            inside = inside and bet.wealth(0.4).verdict(bet.error) == 0
        missed += not inside
    assert missed <= 10  # 5 % of 200


def test_the_interval_narrows_as_deals_are_played() -> None:
    rng = Random(6)
    bet = Bet()
    assert bet.interval() == (-1.0, 1.0)
    widths = []
    for _ in range(3):
        for _ in range(100):
            bet.add(rng.uniform(-0.2, 0.6))
        low, high = bet.interval()
        widths.append(high - low)
    assert low < 0.2 < high
    assert widths[0] > widths[1] > widths[2]
