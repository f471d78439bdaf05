"""Trades: when, what, and what becomes of the money in them."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import for_sale, rent_due
from tests.games.crooked_cash_table import (
    BROWN,
    CH03,
    CH07,
    CM07,
    CM08,
    NOTHING,
    PARKING,
    START,
    Table,
    terms,
)

FIFTY = [0, 0, 1, 0, 0]


@pytest.mark.rule("CC-40", "CC-41")
def test_a_street_may_be_sold_for_money() -> None:
    table = Table().owns(0, 21).offers(0, 1, take=[0, 0, 0, 0, 1], streets=[21])
    assert table.acting == 1
    table.chooses("accept")
    assert (table.phase, table.acting) == ("payment", 1)
    table.settles()
    assert (table.owner[21], table.money) == (1, [2000, 1000, 1500])
    assert table.told("traded") == [["traded", 0, 1]]


@pytest.mark.rule("CC-40", "CC-41")
def test_streets_may_be_bought_and_swapped() -> None:
    table = Table().owns(0, 0).owns(1, 1, 21)
    table.offers(0, 1, give=FIFTY, streets=[0, 21]).chooses("accept").settles()
    assert (table.owner[0], table.owner[1], table.owner[21]) == (1, 1, 0)
    assert table.money == [1450, 1550, 1500]


@pytest.mark.rule("CC-41", "CC-C10")
@pytest.mark.parametrize("maker", [0, 1])
def test_jail_cards_of_both_kinds_change_hands(maker: int) -> None:
    table = Table(first_player=maker).holds(0, CH03).keeps(0, CM07)
    partner = 1 - maker
    cards = [1, 0, 1] if maker == 0 else [0, 1, 1]
    table.offers(maker, partner, cards=cards).chooses("accept")
    assert table.seen("chance")["held"][:2] == [None, 2 * CH03]
    assert table.seen("chest")["held"][:2] == [[], [CM07]]


@pytest.mark.rule("CC-C10", "CC-B14")
def test_other_cards_chips_and_loose_hotels_cannot_be_traded() -> None:
    table = Table().holds(0, CH07).keeps(0, CM08).owns(0, *BROWN).hotels(0)
    assert table.refuses(0, "offer", 1, *terms(cards=[1, 0, 0])) == "out_of_range"
    assert table.refuses(0, "offer", 1, *terms(cards=[0, 0, 1])) == "out_of_range"
    assert table.refuses(0, "offer", 1, *terms(), 1) == "how_many_numbers"


@pytest.mark.rule("CC-C10")
def test_one_offers_only_what_the_two_have() -> None:
    table = Table().owns(2, 21)
    assert table.refuses(0, "offer", 1, *terms(streets=[21])) == "out_of_range"
    assert table.refuses(0, "offer", 1, *terms(give=[4, 0, 0, 0, 0])) == "out_of_range"
    assert table.refuses(0, "offer", 1, *terms(take=[0, 0, 0, 0, 3])) == "out_of_range"
    assert table.refuses(0, "offer", 1, *terms()) == "too_little_in_all"
    assert table.refuses(0, "offer", 0, *terms(give=FIFTY)) != ""


@pytest.mark.rule("CC-C10", "CC-C14", "CC-A2")
def test_the_giver_pays_exactly_the_notes_named_and_says_which() -> None:
    table = Table().owns(1, 21).offers(0, 1, give=[0, 0, 2, 0, 0], streets=[21])
    table.chooses("accept")
    assert (table.phase, table.acting) == ("payment", 0)
    assert table.refuses(0, "pay", *[0] * 9, 1, 0, 0, 0, 0, 0) != ""
    table.pays(0, 0, 2).trusts()
    assert table.seen("notes")[0] == [3, 1, 1, 3, 2]
    assert table.seen("notes")[1] == [3, 1, 5, 3, 2]
    assert table.owner[21] == 0


@pytest.mark.rule("CC-C9")
def test_an_offer_may_be_refused() -> None:
    table = Table().owns(0, 21).offers(0, 1, take=FIFTY, streets=[21])
    assert {"accept", "refuse", "counter"} == set(table.verbs(1))
    table.chooses("refuse")
    assert (table.owner[21], table.money) == (0, [1500] * 3)
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-C9")
def test_a_counter_offer_is_answered_by_the_first_maker() -> None:
    table = Table().owns(0, 21).offers(0, 1, take=FIFTY, streets=[21])
    table.chooses("counter", *terms(give=[0, 1, 0, 0, 0], streets=[21]))
    assert table.acting == 0
    table.chooses("accept").settles()
    assert (table.owner[21], table.money) == (1, [1520, 1480, 1500])


@pytest.mark.rule("CC-C9", "CC-40")
def test_the_active_player_trades_before_the_roll_on_landing_and_at_the_end() -> None:
    table = Table().owns(0, 21)
    assert "offer" in table.verbs(0)
    for_sale(2, table)
    assert "offer" in table.verbs(0)
    table.chooses("auction")
    assert "offer" not in table.verbs(0)
    table.nobody_bids()
    assert "offer" in table.verbs(0)


@pytest.mark.rule("CC-C9", "CC-40")
def test_all_others_trade_in_the_interlude() -> None:
    table = Table().owns(1, 21).lands(PARKING).chooses("done")
    assert (table.phase, table.match.acting()) == ("interlude", [1, 2])
    assert table.view(1)["unraised"] == ["done"]
    table.offers(1, 2, take=FIFTY, streets=[21]).says(2, "accept").settles()
    assert (table.owner[21], table.money[1]) == (2, 1550)


@pytest.mark.rule("CC-C9")
def test_in_the_interlude_the_one_whose_turn_was_may_be_asked() -> None:
    table = Table().owns(1, 21).lands(PARKING).chooses("done")
    table.offers(1, 0, take=FIFTY, streets=[21]).says(0, "accept").settles()
    assert table.owner[21] == 0


@pytest.mark.rule("CC-C9")
def test_the_owner_of_a_street_makes_no_offers_while_rent_is_due() -> None:
    table = rent_due(2)
    assert "offer" not in table.verbs(1)


@pytest.mark.rule("CC-C13", "CC-50")
@pytest.mark.parametrize(
    ("answer", "kept", "other"), [("accept_keep_old", CH07, CH03), ("accept_keep_new", CH03, CH07)]
)
def test_who_would_have_two_chance_cards_chooses_one_before_the_trade(
    answer: str, kept: int, other: int
) -> None:
    table = Table().holds(0, CH03).holds(1, CH07)
    table.offers(0, 1, take=FIFTY, cards=[1, 0, 0])
    answers = {"accept_keep_old", "accept_keep_new", "refuse", "counter"}
    assert (table.acting, set(table.verbs(1))) == (1, answers)
    table.chooses(answer).settles()
    held = table.seen("chance")["held"]
    assert (held[0], held[1] // 2) == (None, kept)
    assert [card // 2 for card in table.seen("chance")["under"]] == [other]
    assert table.money == [1550, 1450, 1500]


@pytest.mark.rule("CC-C13")
def test_cell_keys_may_be_swapped_for_one_another() -> None:
    table = Table().holds(0, CH03).holds(1, CH03)
    table.offers(0, 1, give=FIFTY, cards=[1, 1, 0]).chooses("accept").settles()
    held = table.seen("chance")["held"]
    assert [card // 2 for card in held[:2]] == [CH03, CH03]
    assert table.seen("chance")["under"] == []


@pytest.mark.rule("CC-C14", "CC-16", "CC-B9")
def test_false_money_without_replacement_calls_the_trade_off() -> None:
    table = Table().has(0, [0, 0, 1, 0, 0], [0, 0, 1, 0, 0]).owns(1, 21)
    table.offers(0, 1, give=[0, 0, 2, 0, 0], streets=[21]).chooses("accept").pays(0, 0, 2)
    assert table.match.acting() == [1, 2]
    table.checks({1: 0, 2: 1})
    assert table.told("trade_off") == [["trade_off", 0, 1]]
    assert table.owner[21] == 1
    assert table.money[0] == 50
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-C14", "CC-20")
def test_false_money_in_a_trade_may_be_replaced() -> None:
    table = Table().has(0, [3, 1, 0, 0, 0], FIFTY).owns(1, 21)
    table.offers(0, 1, give=FIFTY, streets=[21]).chooses("accept").pays().checks({2: 0})
    assert (table.phase, table.acting) == ("payment", 0)
    table.pays(3, 1).trusts()
    assert (table.owner[21], table.money) == (0, [0, 1550, 1550])


@pytest.mark.rule("CC-C14")
def test_each_side_that_pays_opens_a_window() -> None:
    table = Table().offers(0, 1, give=[0, 0, 0, 1, 0], take=[0, 0, 2, 0, 0]).chooses("accept")
    payers = []
    while table.phase == "payment":
        payers.append(table.acting)
        table.pays()
        assert table.phase == "decoder"
        table.trusts()
    assert sorted(payers) == [0, 1]
    assert table.seen("notes")[:2] == [[3, 1, 5, 2, 2], [3, 1, 1, 4, 2]]


@pytest.mark.rule("CC-C14", "CC-B9", "CC-A10")
def test_if_the_second_side_fails_the_first_gets_its_notes_back() -> None:
    table = Table().has(0, START).has(1, NOTHING, [0, 0, 0, 1, 0])
    table.offers(0, 1, give=[0, 0, 2, 0, 0], take=[0, 0, 0, 1, 0]).chooses("accept")
    while table.phase == "payment":
        payer = table.acting
        table.pays()
        table = table.checks({2: 0}) if payer == 1 else table.trusts()
    assert table.told("traded") == []
    assert table.money == [1500, 0, 1600]
    assert table.seen("notes")[0] == START


@pytest.mark.rule("CC-C5", "CC-C9")
def test_the_offer_stays_valid_only_until_it_is_answered() -> None:
    table = Table().owns(0, 21).offers(0, 1, take=FIFTY, streets=[21])
    assert table.refuses(0, "roll") == "not_your_turn"
    assert table.refuses(2, "accept") == "not_your_turn"
