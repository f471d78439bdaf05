"""Raising money for a debt."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import rent_due
from tests.games.crooked_cash_table import (
    CH08,
    DARK_BLUE,
    LIGHT_BLUE,
    NOTHING,
    SPACES,
    Table,
)


def in_debt(*streets: int, hotels: tuple[int, ...] = (), rent: int = 21, players: int = 3) -> Table:
    """Return a table where player 0, without money but with these streets, owes rent to 1."""
    table = Table(players).has(0).owns(0, *streets).hotels(*hotels)
    return rent_due(rent, table).chooses("demand")


@pytest.mark.rule("CC-51", "CC-D1", "CC-N3", "CC-A11")
@pytest.mark.parametrize(("street", "worth"), [(0, 30), (4, 60), (7, 80), (17, 150), (20, 180)])
def test_a_street_is_sold_to_the_bank_for_half_its_price(street: int, worth: int) -> None:
    table = in_debt(street, 16, 13)
    assert {"sell"} <= set(table.verbs(0)) <= {"sell", "offer"}
    table.chooses("sell", street)
    assert table.told("sells_street") == [["sells_street", 0, street, worth]]
    assert (table.owner[street], table.money[0]) == (None, worth)


@pytest.mark.rule("CC-51", "CC-D1", "CC-N3", "CC-A11")
@pytest.mark.parametrize(("street", "worth"), [(2, 50), (5, 80), (13, 100), (17, 130)])
def test_its_hotel_is_sold_first_for_half_its_cost(street: int, worth: int) -> None:
    table = in_debt(street, hotels=(street,))
    table.chooses("sell", street)
    assert table.told("sells_hotel") == [["sells_hotel", 0, street, worth]]
    assert (table.owner[street], table.seen("hotels"), table.money[0]) == (0, [], worth)
    assert table.seen("hotels_left") == 12
    table.chooses("sell", street)
    assert table.owner[street] is None


@pytest.mark.rule("CC-D1")
def test_any_street_may_go_first_and_it_stops_when_there_is_enough() -> None:
    table = in_debt(0, 20, 19, 17)
    assert [street for street in range(22) if table.may(0, "sell", street)] == [0, 17, 19, 20]
    table.chooses("sell", 19)
    assert table.phase == "debt"
    table.chooses("sell", 20)
    assert table.phase == "payment"
    table.settles()
    assert table.money == [140, 1700, 1500]
    assert (table.owner[0], table.owner[17]) == (0, 0)


@pytest.mark.rule("CC-D1", "CC-51")
def test_who_has_enough_does_not_sell() -> None:
    table = Table().has(0, [0, 0, 0, 2, 0]).owns(0, 0)
    rent_due(21, table).chooses("demand")
    assert (table.phase, set(table.verbs(0))) == ("payment", {"auto", "pay"})


@pytest.mark.rule("CC-D1", "CC-C9")
def test_a_debtor_may_trade() -> None:
    table = in_debt(16).offers(0, 2, take=[0, 0, 0, 2, 0], streets=[16]).says(2, "accept")
    table.settles()
    assert (table.owner[16], table.money) == (2, [0, 1700, 1300])
    assert table.seen("bankrupt") == []


@pytest.mark.rule("CC-C9", "CC-D1")
def test_a_debtor_has_two_proposals_of_his_own_for_it() -> None:
    table = in_debt(16)
    for _ in range(2):
        table.offers(0, 2, take=[0, 0, 0, 2, 0], streets=[16]).says(2, "refuse")
    assert set(table.verbs(0)) == {"sell"}


@pytest.mark.rule("CC-D2", "CC-30", "CC-43")
def test_a_sold_street_is_for_sale_again() -> None:
    table = in_debt(20, 19).chooses("sell", 20).chooses("sell", 19).settles().ends_turn()
    assert (table.owner[19], table.owner[20]) == (None, None)
    table.lands(SPACES[20])
    assert table.matter("street")["street"] == 20


@pytest.mark.rule("CC-D2", "CC-53")
def test_the_game_does_not_end_while_a_sold_street_is_unowned() -> None:
    table = Table().has(0).owns(0, 20, 19).all_owned_but(0, owner=1).has(2, [0, 0, 0, 0, 5])
    rent_due(21, table).chooses("demand").chooses("sell", 20).chooses("sell", 19).settles()
    table.ends_turn().passes_turn().lands(1).chooses("buy").settles()
    assert table.owner[0] == 2
    assert not table.match.over


@pytest.mark.rule("CC-51", "CC-B6", "CC-16")
def test_money_raised_for_a_debt_is_paid_like_any_other() -> None:
    table = in_debt(20, 19).fill_pile(3, [1, 1, 1, 1]).chooses("sell", 20).chooses("sell", 19)
    assert table.phase == "payment"
    table.pays()
    assert table.match.acting() == [1, 2]


@pytest.mark.rule("CC-D4", "CC-51", "CH08")
def test_several_debtors_settle_one_after_the_other() -> None:
    table = Table(4).has(1).owns(1, 5).has(2).owns(2, 10).holds(0, CH08)
    table.chooses("play", CH08).trusts()
    assert (table.phase, table.acting) == ("debt", 1)
    table.chooses("sell", 5).settles()
    assert (table.phase, table.acting) == ("debt", 2)
    assert table.money[:2] == [1550, 20]
    table.chooses("sell", 10).settles()
    assert table.money == [1650, 20, 50, 1450]


@pytest.mark.rule("CC-D4", "CC-D3", "CH08")
def test_a_bankruptcy_is_settled_before_the_next_debtor_pays() -> None:
    table = Table(4).has(1, [2, 0, 0, 0, 0]).holds(0, CH08).chooses("play", CH08).trusts()
    while table.phase == "debt":
        table.chooses("give_up")
    assert table.seen("bankrupt") == [1]
    assert (table.phase, table.acting, table.money[0]) == ("payment", 2, 1520)
    table.settles()
    assert table.money == [1620, 0, 1450, 1450]


@pytest.mark.rule("CC-51", "CC-34")
def test_selling_breaks_a_complete_group() -> None:
    table = in_debt(*LIGHT_BLUE, 17, 16)
    table.chooses("sell", 4).chooses("sell", 17).settles().ends_turn()
    table.lands(SPACES[2]).says(0, "demand")
    assert table.told("rent")[-1] == ["rent", 0, 1, 2, 50]


@pytest.mark.rule("CC-51", "CC-D1")
def test_one_cannot_give_up_while_there_is_something_to_sell() -> None:
    table = in_debt(0)
    assert table.refuses(0, "give_up") == "no_such_verb"
    assert table.seen("notes")[0] == NOTHING


@pytest.mark.rule("CC-51", "CC-C3")
def test_the_debt_stays_what_it_was_when_it_was_asked() -> None:
    table = Table().has(0).owns(0, 5, 17, 19).owns(1, *DARK_BLUE)
    rent_due(21, table).chooses("demand")
    assert table.matter("debt")["need"] == 400
    table.chooses("sell", 5).chooses("sell", 17)
    assert table.phase == "debt"
