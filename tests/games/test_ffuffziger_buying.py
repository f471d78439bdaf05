"""Phase 5: buying machines, and what is under a bought one."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from tests.games.ffuffziger_scenes import at_shop
from tests.games.ffuffziger_table import (
    BOUGHT,
    FIFTY,
    HUNDRED,
    KAPUTT,
    NEXT,
    SAME,
    TEN,
    TOP,
    TWENTY,
    Table,
    kind,
    purse,
)

VALUES = (TEN, TWENTY, FIFTY, HUNDRED, TOP)
PRICES = [4, 10, 30, 70, 100]
TILES = [[3, 6, 9, 3, 3, 0], [6, 6, 9, 3, 3, 0], [6, 6, 9, 3, 3, 0], [3, 4, 6, 2, 3, 0]]
every_value = pytest.mark.parametrize("value", VALUES)


@pytest.mark.rule("FF-6", "FF-34", "FF-D4")
@every_value
def test_a_machine_costs_its_price_in_real_money(value: int) -> None:
    table = at_shop(purse(), purse(real=PRICES[value] + 1), purse())
    assert table.buys(value).real[1] == 1
    assert table.owned(1) == [kind(value, BOUGHT)]


@pytest.mark.rule("FF-34", "FF-D4")
@every_value
def test_one_coin_less_does_not_buy_it(value: int) -> None:
    table = at_shop(purse(), purse(real=PRICES[value] - 1), purse(real=200))
    assert table.refuses(1, "buy", value) == ("not_your_turn" if value == TEN else "not_among")


@pytest.mark.rule("FF-34")
def test_fakes_buy_nothing() -> None:
    table = at_shop(purse(9, 9, 9, 9, 9, 3), purse(9, 9, 9, 9, 9, 4), purse())
    assert (table.acting, table.words()) == (1, [["buy", TEN], ["stop"]])


@pytest.mark.rule("FF-34")
@pytest.mark.parametrize("marker", range(3))
def test_buying_begins_with_the_marker(marker: int) -> None:
    table = at_shop(*[purse(real=50)] * 3, marker=marker)
    order = []
    while table.seen("phase") == "buying":
        order.append(table.acting)
        table.stops()
    assert order == [(marker + step) % 3 for step in range(3)]


@pytest.mark.rule("FF-D4")
def test_any_number_of_machines_may_be_bought() -> None:
    table = at_shop(purse(), purse(real=500), purse(real=9))
    table.buys(TOP, TOP, TEN, TEN, TEN, FIFTY, TWENTY, HUNDRED)
    assert table.real[1] == 500 - 200 - 12 - 30 - 10 - 70
    bought = [TEN, TEN, TEN, TWENTY, FIFTY, HUNDRED, TOP, TOP]
    assert table.owned(1) == [kind(value, BOUGHT) for value in bought]
    assert table.stops().acting == 2


@pytest.mark.rule("FF-34", "FF-R26")
@pytest.mark.parametrize("lowest", VALUES)
def test_discovered_types_are_not_for_sale(lowest: int) -> None:
    table = at_shop(purse(), purse(real=500), purse()).set(lowest=lowest)
    assert table.words() == [*[["buy", value] for value in range(lowest, 5)], ["stop"]]


@pytest.mark.rule("FF-D1")
@every_value
def test_a_bought_tile_comes_from_its_pile(value: int) -> None:
    table = at_shop(purse(), purse(real=900), purse())
    before = table.seen("pile")
    after = table.buys(value, value).seen("pile")
    assert after == [before[each] - 2 * (each == value) for each in VALUES]


@pytest.mark.rule("FF-D1")
@every_value
def test_what_is_sold_out_cannot_be_bought(value: int) -> None:
    table = at_shop(purse(), purse(real=900), purse())
    table.set(pile=[1 if each == value else 9 for each in VALUES]).buys(value)
    assert table.seen("pile")[value] == 0
    assert table.words() == [*[["buy", each] for each in VALUES if each != value], ["stop"]]


@pytest.mark.rule("FF-D1")
@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("value", [TEN, TWENTY, FIFTY])
def test_a_bought_tile_is_any_of_the_pile_as_the_dealt_ones_are_not_in_it(
    value: int, players: int
) -> None:
    table = Table(players=players).is_poor().has(0, tools=[kind(value, BOUGHT), kind(TOP)])
    table.transforms(kind(value, BOUGHT), SAME)
    *plain, kaputt, twice, coins = TILES[value]
    in_pile = Fraction(sum(plain) - players, sum(plain))
    expected: list[Fraction | int] = [*[number * in_pile for number in plain], kaputt, twice, coins]
    assert likelihoods(table.fate.asked[-1]) == likelihoods(expected)


@pytest.mark.rule("FF-9", "FF-D1")
def test_a_dealt_tile_once_turned_is_no_longer_missing_from_the_unseen() -> None:
    table = Table().is_poor().has(0, tools=[kind(TEN), kind(TEN, BOUGHT), kind(TOP)])
    table.transforms(kind(TEN), NEXT).transforms(kind(TEN, BOUGHT), NEXT)
    in_pile = Fraction(15, 17)
    expected = [3 * in_pile, 6 * in_pile, 8 * in_pile, Fraction(3), Fraction(3), Fraction(0)]
    assert likelihoods(table.fate.asked[-1]) == likelihoods(expected)


@pytest.mark.rule("FF-D1")
def test_a_tile_of_100_or_150_is_any_of_those_unseen() -> None:
    table = Table().is_poor().has(0, tools=[kind(HUNDRED, BOUGHT)] * 2 + [kind(TOP, BOUGHT)])
    table.transforms(kind(HUNDRED, BOUGHT), KAPUTT).transforms(kind(HUNDRED, BOUGHT), KAPUTT)
    assert likelihoods(table.fate.asked[-1]) == likelihoods([3, 4, 6, 1, 3, 0])
    table.transforms(kind(TOP, BOUGHT), SAME)
    backs = [counts for counts in table.fate.asked if len(counts) == 6]
    assert likelihoods([3, 4, 0, 2, 0, 3]) in [likelihoods(counts) for counts in backs]


def likelihoods(weights: Sequence[Fraction | int]) -> list[Fraction]:
    return [Fraction(weight) / sum(weights) for weight in weights]


@pytest.mark.rule("FF-R26")
def test_a_bought_machine_works_from_the_next_round_on() -> None:
    table = at_shop(purse(), purse(real=10), purse()).buys(TWENTY)
    assert (table.money[1], table.seen("round"), table.acting) == (purse(), 2, 1)
    assert table.words() == [
        [verb, kind(TWENTY, BOUGHT)] for verb in ("transform", "sell", "produce")
    ]


@pytest.mark.rule("FF-34")
def test_who_can_afford_nothing_is_not_asked() -> None:
    table = at_shop(purse(real=3), purse(real=14), purse(real=4))
    assert table.acting == 1
    assert table.buys(TWENTY).acting == 1
    assert table.buys(TEN).acting == 2
    assert table.buys(TEN).seen("round") == 2
