"""The next player does not believe a suitcase that the Officer let pass."""

from __future__ import annotations

import pytest

from funnymoney.games.contraband.cards import (
    BAG,
    BAGGAGE,
    CIGARS,
    CROWN,
    PERFUME,
    WATCH,
    WINE,
)
from tests.games.contraband_table import Table, counts


@pytest.mark.rule("CB-24")
def test_an_informer_shows_the_suitcase_of_the_sender_to_everybody() -> None:
    table = Table(WINE, BAG).declares().believed().informed_on()
    for who in table.everybody():
        assert table.told(who, "opened") == [["opened", 1, *counts(WINE, BAG, BAGGAGE, BAGGAGE)]]


@pytest.mark.rule("CB-25", "CB-R5", "CB-R7", "CB-R22")
def test_a_right_informer_is_rewarded_by_the_officer_and_the_fine_comes_on_top_of_duty() -> None:
    table = Table(WINE, CIGARS, WATCH).declares(wine=1, cigars=1).believed().informed_on()
    assert table.payments == [["duty", 1, 0, 75], ["fine", 1, 0, 450], ["reward", 0, 2, 1000]]
    assert table.gains == [75 + 450 - 1000, -75 - 450, 1000, 0]


@pytest.mark.rule("CB-R7")
def test_a_careless_officer_loses_on_a_small_fine() -> None:
    table = Table(WINE).declares().believed().informed_on()
    assert table.gains == [-950, -50, 1000, 0]


@pytest.mark.rule("CB-25", "CB-35")
def test_a_smuggled_crown_pays_for_the_reward() -> None:
    table = Table(CROWN).declares().believed().informed_on()
    assert table.gains == [0, -1000, 1000, 0]


@pytest.mark.rule("CB-R4", "CB-25")
def test_an_informer_is_rewarded_even_where_pure_baggage_was_declared_as_goods() -> None:
    table = Table().declares(wine=1).believed().informed_on()
    assert table.payments == [["duty", 1, 0, 25], ["reward", 0, 2, 1000]]
    assert table.gains == [-975, -25, 1000, 0]


@pytest.mark.rule("CB-25", "CB-R2", "CB-R4")
def test_other_goods_of_the_same_duty_are_a_lie_to_an_informer() -> None:
    table = Table(CIGARS, CIGARS).declares(perfume=1).believed().informed_on()
    assert table.payments == [["duty", 1, 0, 100], ["fine", 1, 0, 200], ["reward", 0, 2, 1000]]


@pytest.mark.rule("CB-26", "CB-R8", "CB-R22")
def test_the_informer_pays_the_sender_when_the_suitcase_is_clean() -> None:
    table = Table(WINE).declares(wine=1).believed().informed_on()
    assert table.payments == [["duty", 1, 0, 25], ["damages", 2, 1, 200]]
    assert table.gains == [25, 175, -200, 0]


@pytest.mark.rule("CB-26", "CB-R2", "CB-R8")
def test_the_officer_neither_pays_nor_gets_anything_for_a_wrong_informer() -> None:
    table = Table(BAG).declares().believed().informed_on()
    assert table.gains == [0, 200, -200, 0]


@pytest.mark.rule("CB-21", "CB-27")
@pytest.mark.parametrize("honest", [0, 1])
def test_right_or_wrong_the_informer_packs_four_new_cards(honest: int) -> None:
    table = Table(WINE, then=[PERFUME, CROWN]).declares(wine=honest).believed().informed_on()
    assert (table.acting, table.phase) == (2, "declaration")
    assert table.view(2)["held"] == counts(PERFUME, CROWN, BAGGAGE, BAGGAGE)
    assert table.view()["discard"] == counts(WINE, BAGGAGE, BAGGAGE, BAGGAGE)
    assert (table.view()["deck"], table.view()["passes"]) == (48, 0)


@pytest.mark.rule("CB-25", "CB-R15")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_last_passenger_is_informed_on_by_the_first(players: int) -> None:
    table = Table(WATCH, players=players)
    for _ in range(players - 2):
        table.declares().passed(throwing=BAGGAGE)
    table.declares().believed().informed_on()
    assert table.gains == [-700, 1000, *[0] * (players - 3), -300]
    assert (table.acting, table.phase) == (1, "declaration")


@pytest.mark.rule("CB-25")
def test_only_the_last_sender_is_fined() -> None:
    table = Table(WATCH, WINE).declares().passed(throwing=BAGGAGE)
    table.declares(wine=1).believed().informed_on()
    assert table.gains == [25 + 350 - 1000, 0, -25 - 350, 1000]


@pytest.mark.rule("CB-23", "CB-26")
def test_the_truth_of_a_receiver_is_about_what_he_has_after_throwing_and_drawing() -> None:
    table = Table(WATCH, then=[WINE]).declares().passed(throwing=WATCH)
    table.declares(wine=1).believed().informed_on()
    assert table.gains == [25, 0, -25 + 200, -200]
