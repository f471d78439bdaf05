"""How many proposals there may be, and in which window they count."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import for_sale
from tests.games.crooked_cash_table import (
    CH03,
    CH07,
    CH08,
    NOTHING,
    PARKING,
    Table,
    terms,
)

FIFTY = [0, 0, 1, 0, 0]


@pytest.mark.rule("CC-C9")
def test_each_may_make_two_proposals_in_a_window_counters_included() -> None:
    table = Table().owns(0, 21)
    for _ in range(2):
        table.offers(0, 1, take=FIFTY, streets=[21]).chooses("refuse")
    assert "offer" not in table.verbs(0)
    table = Table().owns(0, 21).offers(0, 1, take=FIFTY, streets=[21])
    for player in (1, 0, 1):
        assert table.acting == player
        table.chooses("counter", *terms(give=FIFTY, streets=[21]))
    assert (table.acting, set(table.verbs(0))) == (0, {"accept", "refuse"})
    table.chooses("refuse")
    assert "offer" not in table.verbs(0)


@pytest.mark.rule("CC-C9")
def test_a_new_window_brings_new_proposals() -> None:
    table = Table().owns(0, 21)
    for _ in range(2):
        table.offers(0, 1, take=FIFTY, streets=[21]).chooses("refuse")
    table.lands(PARKING)
    for _ in range(2):
        table.offers(0, 1, take=FIFTY, streets=[21]).chooses("refuse")
    assert "offer" not in table.verbs(0)


@pytest.mark.rule("CC-C9")
def test_the_landing_is_a_window_of_its_own() -> None:
    table = Table().owns(0, 21)
    for _ in range(2):
        table.offers(0, 1, take=FIFTY, streets=[21]).chooses("refuse")
    for_sale(2, table)
    for _ in range(2):
        table.offers(0, 1, take=FIFTY, streets=[21]).chooses("refuse")
    assert "offer" not in table.verbs(0)
    table.chooses("auction").nobody_bids()
    assert "offer" in table.verbs(0)


@pytest.mark.rule("CC-C9")
def test_in_the_interlude_each_has_two_proposals_and_counters_count() -> None:
    table = Table().owns(1, 21).lands(PARKING).chooses("done")
    table.offers(1, 2, take=FIFTY, streets=[21])
    table.says(2, "counter", *terms(give=[0, 1, 0, 0, 0], streets=[21])).says(1, "refuse")
    assert table.seen("proposals") == [0, 1, 1]
    table.offers(2, 1, give=FIFTY, streets=[21]).says(1, "refuse")
    assert not table.may(2, "offer", 1, *terms(give=FIFTY, streets=[21]))
    assert table.may(1, "offer", 2, *terms(take=FIFTY, streets=[21]))


@pytest.mark.rule("CC-C9", "CC-D1")
def test_a_debt_has_proposals_of_its_own_and_gives_none_to_the_window_it_interrupts() -> None:
    table = Table().has(1).owns(1, 5).owns(0, 21).holds(0, CH08)
    for _ in range(2):
        table.offers(0, 2, take=FIFTY, streets=[21]).says(2, "refuse")
    table.says(0, "play", CH08).trusts()
    for _ in range(2):
        table.offers(1, 2, take=[0, 0, 0, 1, 0], streets=[5]).says(2, "refuse")
    assert table.verbs(1) == ["sell"]
    table.says(1, "sell", 5).settles()
    assert "offer" not in table.verbs(0)


@pytest.mark.rule("CC-C13", "CC-C14", "CC-B9")
def test_a_trade_that_is_off_costs_nobody_a_chance_card() -> None:
    table = Table().has(0, NOTHING, FIFTY).holds(0, CH07).holds(1, CH03)
    table.offers(0, 1, give=FIFTY, cards=[0, 1, 0]).says(0, "keep_new").says(1, "accept")
    table.pays().checks({2: 0})
    assert table.told("trade_off") == [["trade_off", 0, 1]]
    held = [card if card is None else card // 2 for card in table.seen("chance")["held"]]
    assert (held, table.seen("chance")["under"]) == ([CH07, CH03, None], [])


@pytest.mark.rule("CC-C13", "CC-50")
def test_the_maker_too_keeps_one_chance_card() -> None:
    table = Table().holds(0, CH07).holds(1, CH03)
    table.offers(0, 1, give=FIFTY, cards=[0, 1, 0])
    assert (table.acting, set(table.verbs(0))) == (0, {"keep_old", "keep_new"})
    table.chooses("keep_old").says(1, "accept").settles()
    assert table.seen("chance")["held"] == [2 * CH07, None, None]
    assert table.seen("chance")["under"] == [2 * CH03]
    assert table.money == [1450, 1550, 1500]


@pytest.mark.rule("CC-C13", "CC-50")
def test_both_may_swap_their_cell_keys_and_choose_nothing() -> None:
    table = Table().holds(0, CH03).holds(1, CH03)
    table.offers(0, 1, cards=[1, 1, 0]).says(1, "accept").settles()
    assert [card // 2 for card in table.seen("chance")["held"][:2]] == [CH03, CH03]
    assert table.seen("chance")["under"] == []


@pytest.mark.rule("CC-C13", "CC-C9")
def test_a_counter_offer_is_asked_for_anew_which_card_is_kept() -> None:
    table = Table().holds(0, CH07).holds(1, CH03)
    table.offers(0, 1, give=FIFTY, cards=[0, 1, 0]).chooses("keep_new")
    table.says(1, "counter", *terms(take=[0, 0, 2, 0, 0], cards=[1, 0, 0]))
    assert set(table.verbs(0)) >= {"accept_keep_old", "accept_keep_new", "refuse"}
    table.chooses("accept_keep_old").settles()
    assert table.seen("chance")["held"] == [2 * CH07, None, None]
    assert table.money == [1400, 1600, 1500]
