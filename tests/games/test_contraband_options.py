"""House rules and small versions."""

from __future__ import annotations

import pytest

from funnymoney.core.errors import BadOption
from funnymoney.core.match import Match
from funnymoney.games.contraband.cards import (
    BAGGAGE,
    CIGARS,
    CROWN,
    KIND_NAMES,
    NECKLACE,
    WINE,
)
from funnymoney.games.contraband.rules import Contraband
from tests.games.contraband_table import FEW_GOODS, FULL_BOX, Table, counts, random_end


@pytest.mark.rule("CB-R4")
def test_a_reward_that_needs_a_fine_is_not_paid_for_pure_baggage() -> None:
    table = Table(reward_needs_fine=True).declares(wine=1).believed().informed_on()
    assert (table.gains, table.payments) == ([25, -25, 0, 0], [["duty", 1, 0, 25]])


@pytest.mark.rule("CB-R4")
def test_a_reward_that_needs_a_fine_is_paid_where_a_fine_is_due() -> None:
    table = Table(WINE, reward_needs_fine=True).declares().believed().informed_on()
    assert table.gains == [-950, -50, 1000, 0]


@pytest.mark.rule("CB-R4")
def test_the_smallest_fine_is_enough_for_a_reward_that_needs_one() -> None:
    table = Table(WINE, reward_needs_fine=True, fines=[1] * 8).declares().believed().informed_on()
    assert table.gains == [-999, -1, 1000, 0]


@pytest.mark.rule("CB-R4", "CB-33")
def test_the_200_for_a_false_claim_are_a_fine_so_the_reward_is_paid() -> None:
    table = Table(reward_needs_fine=True).claims_immunity().believed().informed_on()
    assert table.gains == [-800, -200, 1000, 0]


@pytest.mark.rule("CB-R4")
def test_a_reward_that_needs_a_fine_does_not_turn_a_lie_into_the_truth() -> None:
    table = Table(reward_needs_fine=True).declares(wine=1).searched()
    assert table.gains == [0, 0, 0, 0]


@pytest.mark.rule("CB-D1")
@pytest.mark.parametrize(
    ("goods_counts", "box"),
    [
        ("even", FULL_BOX),
        ("uneven", [6, 5, 5, 4, 3, 3, 2, 1, 1, 26]),
        ("tiny", [1, 0, 0, 0, 0, 0, 0, 1, 1, 26]),
    ],
)
def test_goods_come_in_even_uneven_or_tiny_numbers(goods_counts: str, box: list[int]) -> None:
    view = Table(goods_counts=goods_counts).view(None)
    assert (view["unseen"], view["deck"]) == (box, sum(box) - 4)


@pytest.mark.rule("CB-R1", "CB-R3")
def test_with_uneven_numbers_the_same_can_be_declared() -> None:
    assert len(Table(goods_counts="uneven").words()) == 451


@pytest.mark.rule("CB-D1")
def test_numbers_of_bags_and_baggage_can_be_set() -> None:
    assert Table(bags=0, baggage=30).view(None)["unseen"] == [4, 4, 4, 4, 4, 4, 4, 1, 0, 30]


@pytest.mark.rule("CB-R12")
def test_a_box_without_a_bag_has_no_claim_of_immunity() -> None:
    table = Table(WINE, bags=0)
    assert table.refuses(table.acting, ["immunity"]) == "no_such_verb"


@pytest.mark.rule("CB-12")
@pytest.mark.parametrize("hand", [1, 2, 3, 4])
def test_a_hand_may_be_smaller(hand: int) -> None:
    table = Table(WINE, hand=hand)
    assert table.view(1)["held"] == counts(WINE, *[BAGGAGE] * (hand - 1))
    assert table.declares().searched().view()["size"] == hand


@pytest.mark.rule("CB-D1")
@pytest.mark.parametrize("article", KIND_NAMES[:8])
def test_each_duty_and_each_fine_can_be_set(article: str) -> None:
    kind = KIND_NAMES.index(article)
    duties, fines = [1, 2, 3, 4, 5, 6, 7, 8], [11, 12, 13, 14, 15, 16, 17, 18]
    declared = Table(kind, duties=duties, fines=fines).declares(**{article: 1}).believed()
    assert declared.payments == [["duty", 1, 0, 1 + kind]]
    smuggled = Table(kind, duties=duties, fines=fines).declares().searched()
    assert smuggled.payments == [["fine", 1, 0, 11 + kind]]


def test_duties_can_be_set_so_that_nothing_is_paid_and_nothing_told() -> None:
    assert Table(WINE, duties=[0] * 8).declares(wine=1).believed().payments == []


@pytest.mark.rule("CB-20", "CB-26", "CB-32")
def test_damages_can_be_set() -> None:
    assert Table(damages=70).declares().searched().gains == [-70, 70, 0, 0]
    assert Table(damages=70).declares().believed().informed_on().gains == [0, 70, -70, 0]
    assert Table(8, damages=70).claims_immunity().searched().gains == [-70, 70, 0, 0]


@pytest.mark.rule("CB-25")
def test_the_reward_can_be_set() -> None:
    table = Table(WINE, reward=300).declares().believed().informed_on()
    assert table.gains == [-250, -50, 300, 0]


@pytest.mark.rule("CB-33")
def test_the_price_of_a_false_claim_can_be_set() -> None:
    table = Table(WINE, false_claim=30).claims_immunity().searched()
    assert table.gains == [80, -80, 0, 0]


@pytest.mark.rule("CB-10", "CB-D2")
@pytest.mark.parametrize(
    ("players", "money", "money_step", "share"),
    [(3, 1000, 1, 333), (3, 1000, 100, 300), (6, 1000, 50, 150), (4, 199, 50, 0), (5, 0, 1, 0)],
)
def test_a_share_is_the_largest_equal_multiple_of_the_step(
    players: int, money: int, money_step: int, share: int
) -> None:
    table = Table(players=players, money=money, money_step=money_step)
    assert table.balances == [share] * players


@pytest.mark.rule("CB-R18", "CB-36")
@pytest.mark.parametrize(("rounds", "officers"), [(0, [2, 0, 1]), (1, [2]), (4, [2, 0, 1, 2])])
def test_rounds_can_be_fewer_or_more_than_players(rounds: int, officers: list[int]) -> None:
    match = random_end(3, seed=1, rounds=rounds, first_officer=2, **FEW_GOODS)
    assert match.view(None)["rounds"] == len(officers)
    assert [item[1] for item in match.news(None) if item[0] == "officer"] == officers


@pytest.mark.rule("CB-D3")
def test_a_first_officer_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadOption):
        Table(players=3, first_officer=3)


def test_the_tiny_edition_is_one_round_with_two_cards_of_four() -> None:
    table = Table(WINE, CROWN, edition="tiny", players=3, hand=2)
    assert table.view(None)["unseen"] == counts(WINE, CROWN, BAGGAGE, BAGGAGE)
    assert (table.view()["size"], table.view()["rounds"]) == (2, 1)
    table.declares(wine=1).searched().declares().believed().informed_on()
    assert table.match.over
    assert table.gains == [1050, -1050 - 200, 200]


def test_what_is_said_expressly_goes_before_the_edition() -> None:
    match = Match(Contraband, 3, {"edition": "tiny", "baggage": 5}, "fast", "1")
    assert match.view(None)["unseen"] == counts(WINE, CROWN, *[BAGGAGE] * 5)


@pytest.mark.parametrize(
    "wrong",
    [
        {"colour": 1},
        {"hand": 0},
        {"hand": 5},
        {"bags": 2},
        {"duties": [1, 2, 3]},
        {"fines": [-1] * 8},
        {"goods_counts": "odd"},
        {"reward_needs_fine": 1},
        {"money_step": 0},
        {"rounds": -1},
        {"edition": "large"},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(Contraband, 4, wrong, "fast", "1")


def test_uneven_numbers_bring_six_wines_and_two_necklaces() -> None:
    table = Table(
        WINE, WINE, WINE, WINE, then=[WINE, WINE, CIGARS, NECKLACE], goods_counts="uneven"
    )
    table.declares(wine=4).searched().declares(wine=2, cigars=1, necklace=1).searched()
    assert table.gains == [100 - 200 + 350 - 200, -100 + 200, -350 + 200, 0]
