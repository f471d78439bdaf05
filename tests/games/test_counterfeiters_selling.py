"""Selling fakes at the supermarket and to the receiver, and tax fraud."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters_table import Large, Small, Table


@pytest.mark.rule("CF-25")
@pytest.mark.parametrize(
    ("lot", "money"),
    [
        ([1, 1, 2], 80),
        ([0, 3, 3], 180),
        ([0, 0, 8], 320),
        ([1, 0, 0], 20),
        ([0, 1, 0], 30),
        ([0, 0, 1], 40),
        ([8, 0, 0], 160),
        ([0, 8, 0], 240),
        ([1, 0, 7], 160),
        ([0, 1, 7], 240),
        ([2, 6, 0], 160),
    ],
    ids=str,
)
def test_the_receiver_pays_for_all_what_the_worst_is_worth(lot: list[int], money: int) -> None:
    table = Table().has(0, fakes=lot).fences(Small.FENCE, *lot)
    assert table.hands == [20 + money, 30]
    assert table.seen("fakes")[0] == [0, 0, 0]
    assert table.told(None, "sold") == [["sold", 0, sum(lot), money]]


@pytest.mark.rule("CF-25", "CF-R2")
def test_the_receiver_takes_eight_at_most() -> None:
    table = Table().has(0, fakes=[9, 9, 9])
    assert table.refuses(0, "fence", Small.FENCE, 9, 0, 0) is not None
    assert table.refuses(0, "fence", Small.FENCE, 3, 3, 3) == "too_much_in_all"
    assert table.fences(Small.FENCE, 0, 4, 4).seen("fakes")[0] == [9, 5, 5]


@pytest.mark.rule("CF-R2")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_receiver_takes_any_number_up_to_eight(number: int) -> None:
    table = Table().has(0, fakes=[8, 0, 0]).fences(Small.FENCE, number, 0, 0)
    assert table.hands[0] == 20 + 20 * number
    assert table.seen("fakes")[0] == [8 - number, 0, 0]


@pytest.mark.rule("CF-R16")
def test_low_bills_may_be_held_back_from_the_receiver() -> None:
    table = Table().has(0, fakes=[5, 1, 2]).fences(Small.FENCE, 0, 0, 2)
    assert table.hands[0] == 100
    assert table.seen("fakes")[0] == [5, 1, 0]


@pytest.mark.rule("CF-R16")
@pytest.mark.parametrize("taught", [1, 2, 3])
def test_the_receiver_knows_nothing_of_investigations(taught: int) -> None:
    table = Table().police_at(4, taught).has(0, fakes=[2, 1, 1]).fences(Small.FENCE, 2, 1, 1)
    assert table.hands[0] == 100


@pytest.mark.rule("CF-24", "CF-R15")
@pytest.mark.parametrize("fakes", [[3, 0, 0], [0, 3, 0], [0, 0, 3], [1, 1, 1], [2, 0, 1]], ids=str)
def test_the_supermarket_gives_50_for_every_quality(fakes: list[int]) -> None:
    table = Table().has(0, fakes=fakes).shops(Small.SHOP, *fakes)
    assert table.hands == [170, 30]
    assert table.seen("fakes")[0] == [0, 0, 0]
    assert table.told(None, "sold") == [["sold", 0, 3, 150]]


@pytest.mark.rule("CF-24", "CF-R2")
def test_the_supermarket_takes_three_at_most_and_fewer_if_one_likes() -> None:
    table = Table().has(0, fakes=[4, 2, 2])
    assert table.refuses(0, "shop", Small.SHOP, 4, 0, 0) is not None
    assert table.refuses(0, "shop", Small.SHOP, 0, 2, 2) == "too_much_in_all"
    assert table.may("shop", Small.SHOP, 0, 2, 0)
    assert table.shops(Small.SHOP, 1, 0, 0).hands[0] == 70


@pytest.mark.rule("CF-24", "CF-30", "CF-R15")
def test_after_one_star_was_taught_only_the_bill_of_two_stars_is_swapped() -> None:
    table = Table().police_at(5, taught=1).has(0, fakes=[2, 1, 0])
    assert [word for word in table.words() if word[0] == "shop"] == [["shop", Small.SHOP, 0, 1, 0]]
    assert table.shops(Small.SHOP, 0, 1, 0).hands[0] == 70
    assert table.seen("fakes")[0] == [2, 0, 0]


@pytest.mark.rule("CF-30")
@pytest.mark.parametrize(("taught", "taken"), [(0, [1, 1, 1]), (1, [0, 1, 1]), (2, [0, 0, 1])])
def test_a_taught_quality_and_all_below_are_refused(taught: int, taken: list[int]) -> None:
    table = Table().police_at(6, taught).has(0, fakes=[1, 1, 1])
    for quality in range(3):
        one = [int(number == quality) for number in range(3)]
        assert table.may("shop", Small.SHOP, *one) == bool(taken[quality])


@pytest.mark.rule("CF-24", "CF-R14")
def test_after_three_stars_were_taught_the_supermarket_takes_nothing() -> None:
    table = Table().police_at(12, taught=3).has(0, fakes=[3, 3, 3])
    assert table.refuses(0, "shop", Small.SHOP, 0, 0, 1) == "no_such_verb"


@pytest.mark.rule("CF-R1")
def test_nothing_cannot_be_sold() -> None:
    table = Table().has(0, fakes=[1, 0, 0])
    assert table.refuses(0, "shop", Small.SHOP, 0, 0, 0) == "too_little_in_all"
    assert table.refuses(0, "fence", Small.FENCE, 0, 0, 0) == "too_little_in_all"


@pytest.mark.rule("CF-R1")
def test_without_an_accepted_fake_there_is_no_selling() -> None:
    table = Table()
    assert table.refuses(0, "fence", Small.FENCE, 1, 0, 0) == "no_such_verb"
    assert table.refuses(0, "shop", Small.SHOP, 1, 0, 0) == "no_such_verb"
    table.police_at(5, taught=1).has(0, fakes=[4, 0, 0])
    assert not table.may("shop", Small.SHOP, 1, 0, 0)


@pytest.mark.rule("CF-24", "CF-25")
def test_bills_that_one_does_not_have_cannot_be_sold() -> None:
    table = Table().has(0, fakes=[1, 0, 2]).has(1, fakes=[5, 5, 5])
    assert table.refuses(0, "shop", Small.SHOP, 2, 0, 0) == "out_of_range"
    assert table.refuses(0, "fence", Small.FENCE, 0, 1, 0) == "out_of_range"


@pytest.mark.rule("CF-24", "CF-25")
@pytest.mark.parametrize("space", [Large.SHOP, Large.SHOP_TOO, Large.FENCE, Large.FENCE_TOO])
def test_both_supermarkets_and_both_receivers_buy(space: Large) -> None:
    shop = space in (Large.SHOP, Large.SHOP_TOO)
    table = Table(players=4).has(0, fakes=[0, 0, 2])
    table.chooses("shop" if shop else "fence", space, 0, 0, 2)
    assert table.hands[0] == 20 + (100 if shop else 80)


@pytest.mark.rule("CF-R13")
def test_the_bank_pays_more_than_there_are_bills() -> None:
    table = Table().has(0, hand=3720, fakes=[0, 0, 8]).fences(Small.FENCE, 0, 0, 8)
    assert table.hands[0] == 4040
    assert table.dodges(Small.SUNGLASSES).hands[1] == 60


@pytest.mark.rule("CF-26")
@pytest.mark.parametrize("space", [Large.SUNGLASSES, Large.TAX, Large.TAX_POLICE])
def test_tax_fraud_brings_30(space: Large) -> None:
    table = Table(players=3).dodges(space)
    assert table.hands == [50, 30, 40]
    assert table.told(None, "tax") == [["tax", 0, 30]]
