"""The Officer does not believe: fines for a lie, duty and damages for the truth."""

from __future__ import annotations

import pytest

from funnymoney.games.contraband.cards import (
    BAG,
    BAGGAGE,
    CIGARS,
    CROWN,
    KIND_NAMES,
    NECKLACE,
    PERFUME,
    SPIRITS,
    WATCH,
    WINE,
)
from tests.games.contraband_table import Table, counts

FINES = dict(zip(KIND_NAMES, [50, 100, 150, 200, 300, 400, 500, 1000], strict=False))


@pytest.mark.rule("CB-15")
def test_a_search_shows_all_cards_to_everybody() -> None:
    table = Table(WINE, CIGARS, BAG).declares(wine=1).searched()
    for who in table.everybody():
        assert table.told(who, "opened") == [["opened", 1, *counts(WINE, CIGARS, BAG, BAGGAGE)]]


@pytest.mark.rule("CB-5", "CB-16", "CB-35", "CB-D1")
@pytest.mark.parametrize(("article", "fine"), FINES.items())
def test_the_fine_of_each_smuggled_article_goes_to_the_officer(article: str, fine: int) -> None:
    table = Table(KIND_NAMES.index(article)).declares().searched()
    assert table.gains == [fine, -fine, 0, 0]
    assert table.payments == [["fine", 1, 0, fine]]


@pytest.mark.rule("CB-16", "CB-17", "CB-R5")
def test_the_example_of_the_rules_wine_and_cigars_declared_and_a_watch_found() -> None:
    table = Table(WINE, CIGARS, WATCH).declares(wine=1, cigars=1).searched()
    assert table.gains == [50 + 100 + 300, -50 - 100 - 300, 0, 0]
    assert table.payments == [["fine", 1, 0, 450]]


@pytest.mark.rule("CB-16")
def test_the_fine_is_due_on_every_card_of_an_article() -> None:
    table = Table(WINE, WINE, WINE, NECKLACE).declares(wine=3).searched()
    assert table.gains == [650, -650, 0, 0]


@pytest.mark.rule("CB-13", "CB-16", "CB-R2")
def test_too_few_of_an_article_is_a_lie() -> None:
    table = Table(WINE, WINE).declares(wine=1).searched()
    assert table.gains == [100, -100, 0, 0]


@pytest.mark.rule("CB-13", "CB-R2", "CB-R4")
def test_too_many_of_an_article_is_a_lie() -> None:
    table = Table(WINE).declares(wine=2).searched()
    assert table.gains == [50, -50, 0, 0]


@pytest.mark.rule("CB-19", "CB-R2")
def test_other_goods_of_the_same_duty_are_a_lie() -> None:
    table = Table(CIGARS, CIGARS).declares(perfume=1).searched()
    assert table.gains == [200, -200, 0, 0]


@pytest.mark.rule("CB-19", "CB-R4", "CB-R5")
def test_invented_goods_cost_neither_fine_nor_duty() -> None:
    table = Table(WINE).declares(wine=1, crown=1).searched()
    assert table.gains == [50, -50, 0, 0]


@pytest.mark.rule("CB-R4")
def test_invented_goods_in_pure_baggage_cost_nothing_and_earn_no_damages() -> None:
    table = Table().declares(watch=1).searched()
    assert (table.gains, table.payments) == ([0, 0, 0, 0], [])


@pytest.mark.rule("CB-20", "CB-R6", "CB-R22")
def test_the_truth_costs_the_duty_and_earns_damages_in_that_order() -> None:
    table = Table(WINE, CIGARS).declares(wine=1, cigars=1).searched()
    assert table.payments == [["duty", 1, 0, 75], ["damages", 0, 1, 200]]
    assert table.gains == [-125, 125, 0, 0]


@pytest.mark.rule("CB-20")
def test_nothing_to_declare_and_nothing_found_earns_damages() -> None:
    table = Table().declares().searched()
    assert (table.gains, table.payments) == ([-200, 200, 0, 0], [["damages", 0, 1, 200]])


@pytest.mark.rule("CB-20", "CB-35")
def test_a_declared_crown_costs_500() -> None:
    table = Table(CROWN).declares(crown=1).searched()
    assert table.gains == [300, -300, 0, 0]


@pytest.mark.rule("CB-R2", "CB-R12")
def test_an_unclaimed_bag_is_baggage_so_the_truth_about_the_rest_is_the_truth() -> None:
    table = Table(BAG, SPIRITS).declares(spirits=1).searched()
    assert table.gains == [-125, 125, 0, 0]


@pytest.mark.rule("CB-15", "CB-21")
def test_after_a_search_the_cards_lie_on_the_discard() -> None:
    for honest in (0, 1):
        table = Table(WINE).declares(wine=honest).searched()
        assert table.view()["discard"] == counts(WINE, BAGGAGE, BAGGAGE, BAGGAGE)


@pytest.mark.rule("CB-21", "CB-R16")
def test_after_a_search_the_next_player_packs_four_new_cards() -> None:
    for honest in (0, 1):
        table = Table(WINE, then=[PERFUME, CROWN, WATCH]).declares(wine=honest).searched()
        assert (table.acting, table.phase) == (2, "declaration")
        assert table.view(2)["held"] == counts(PERFUME, CROWN, WATCH, BAGGAGE)
        assert (table.view()["deck"], table.view()["size"], table.view()["passes"]) == (48, 4, 0)


@pytest.mark.rule("CB-21")
def test_a_new_suitcase_has_no_past() -> None:
    table = Table(WINE, then=[CROWN]).declares(wine=1).passed(throwing=WINE).declares().searched()
    for who in (1, 2):
        view = table.view(who)
        assert (view["said"], view["threw"]) == ([None] * 4, [None] * 4)
        assert (view["held"], view["drew"]) == (None, None)


@pytest.mark.rule("CB-16", "CB-28")
def test_a_fine_after_passing_is_paid_by_the_one_who_was_searched() -> None:
    table = Table(WINE, WATCH).declares(wine=1).passed(throwing=WINE).declares().searched()
    assert table.payments == [["duty", 1, 0, 25], ["fine", 2, 0, 300]]


@pytest.mark.rule("CB-15", "CB-R15")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_searches_go_round_the_table_past_the_officer(players: int) -> None:
    table = Table(players=players, first_officer=1)
    packers = []
    for _ in range(players - 1):
        packers.append(table.acting)
        table.declares().searched()
    assert [*packers, table.acting] == [*range(2, players), 0, 2]
