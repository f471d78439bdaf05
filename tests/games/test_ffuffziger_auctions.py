"""Phase 3: offers, matching, dropping, and who pays for the coins."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_scenes import at_auction
from tests.games.ffuffziger_table import FIFTY, HUNDRED, REAL, TEN, TOP, TWENTY, Table, purse

NOTES = (TEN, TWENTY, FIFTY, HUNDRED, TOP)
EVERYTHING = purse(9, 9, 9, 9, 9, 99)


def three_rich() -> Table:
    return at_auction(EVERYTHING, EVERYTHING, EVERYTHING)


@pytest.mark.rule("FF-26", "FF-28")
@pytest.mark.parametrize("money", [*NOTES, REAL])
def test_who_offers_unmatched_pays_and_takes_the_lot(money: int) -> None:
    table = three_rich().offers(money, 2).drops(2)
    assert table.coins == [3, 0, 0]
    paid = [9 - 2 * (note == money) for note in NOTES]
    assert table.money == [[*paid, 99 - 2 * (money == REAL)], EVERYTHING, EVERYTHING]
    assert table.told("won_lot") == [["won_lot", 0, 3]]


@pytest.mark.rule("FF-26", "FF-R13")
def test_the_opener_may_offer_any_amount_of_any_one_kind_and_must() -> None:
    table = at_auction(purse(n10=2, n150=1, real=3), EVERYTHING, EVERYTHING)
    assert table.words() == [
        ["offer", TEN, 1],
        ["offer", TEN, 2],
        ["offer", TOP, 1],
        ["offer", REAL, 1],
        ["offer", REAL, 2],
        ["offer", REAL, 3],
    ]
    assert table.refuses(0, "drop") == "no_such_verb"


@pytest.mark.rule("FF-26", "FF-R17")
def test_the_others_match_or_drop_in_turn() -> None:
    table = at_auction(*[EVERYTHING] * 4).offers(FIFTY, 2)
    assert (table.acting, table.words()) == (1, [["match"], ["drop"]])
    assert table.matches().acting == 2
    assert table.drops().acting == 3
    assert table.seen("staying") == [0, 1, 3]
    assert table.matches().acting == 1


@pytest.mark.rule("FF-R17")
def test_matching_is_seen_by_all() -> None:
    table = three_rich().offers(TEN, 1).matches()
    for who in table.everybody():
        assert ["did", 1, "match"] in table.match.news(who)


@pytest.mark.rule("FF-27", "FF-R17")
def test_matching_goes_clockwise_from_the_leader() -> None:
    table = at_auction(*[EVERYTHING] * 4).offers(TEN, 1).matches(3)
    assert table.acting == 1
    order = [table.offers(TEN, 1).acting, table.matches().acting, table.matches().acting]
    assert order == [2, 3, 0]


@pytest.mark.rule("FF-12", "FF-26")
@pytest.mark.parametrize(
    "other", [purse(n10=9), purse(n50=1), purse(real=20), purse(n20=1)], ids=str
)
def test_who_has_not_the_same_notes_cannot_match_and_is_out(other: list[int]) -> None:
    table = at_auction(purse(n20=5), other, purse(n20=5)).offers(TWENTY, 2)
    assert table.told("cannot_match") == [["cannot_match", 1]]
    assert (table.acting, table.seen("staying")) == (2, [0, 2])


@pytest.mark.rule("FF-12", "FF-26", "FF-R16")
def test_real_money_is_matched_by_the_same_amount() -> None:
    table = at_auction(purse(real=17), purse(real=18), purse(real=6, n10=9)).offers(REAL, 7)
    assert table.matches().told("cannot_match") == [["cannot_match", 2]]
    assert (table.seen("stake"), table.acting) == (purse(real=7), 1)


@pytest.mark.rule("FF-27")
def test_the_lead_goes_to_the_next_one_still_in() -> None:
    table = at_auction(*[EVERYTHING] * 4).offers(TEN, 1).drops().matches(2)
    assert (table.acting, table.seen("leader"), table.seen("phase")) == (2, 2, "lead")
    assert (table.offers(TWENTY, 1).acting, table.matches().acting) == (3, 0)
    assert (table.matches().acting, table.seen("leader")) == (3, 3)


@pytest.mark.rule("FF-27", "FF-R12")
def test_the_lead_does_not_take_the_marker_along() -> None:
    table = three_rich().offers(TEN, 1).matches(2).offers(TEN, 1)
    assert (table.seen("first"), table.seen("leader")) == (0, 1)


@pytest.mark.rule("FF-27", "FF-R13")
def test_a_later_leader_may_drop_and_the_next_one_leads() -> None:
    table = three_rich().offers(TEN, 1).matches(2).drops()
    assert (table.acting, table.seen("leader"), table.seen("phase")) == (2, 2, "lead")
    table.offers(HUNDRED, 1).drops()
    assert table.coins == [0, 0, 3]
    assert table.money == [EVERYTHING, EVERYTHING, purse(8, 9, 9, 8, 9, 99)]


@pytest.mark.rule("FF-28", "FF-R14")
def test_when_all_other_leaders_drop_the_last_one_wins_at_the_stake_so_far() -> None:
    table = three_rich().offers(TEN, 2).matches(2).drops(2)
    assert table.coins == [3, 0, 0]
    assert table.money == [purse(7, 9, 9, 9, 9, 99), EVERYTHING, EVERYTHING]


@pytest.mark.rule("FF-28", "FF-R15", "FF-R31")
def test_stakes_add_up_and_only_the_winner_pays() -> None:
    table = three_rich().offers(TEN, 2).matches(2).offers(REAL, 10).matches(2)
    table.offers(TEN, 3).matches().drops().offers(TOP, 1).drops()
    assert table.coins == [3, 0, 0]
    assert table.money == [purse(4, 9, 9, 9, 8, 89), EVERYTHING, EVERYTHING]


@pytest.mark.rule("FF-R15")
def test_what_everybody_has_laid_down_is_seen() -> None:
    table = three_rich().offers(TEN, 2).matches(2).offers(REAL, 10).matches(2).offers(TEN, 3)
    assert table.seen("stake") == purse(n10=5, real=10)
    assert (table.seen("offered"), table.seen("amount")) == (TEN, 3)


@pytest.mark.rule("FF-R15")
def test_money_in_the_stake_cannot_match_or_lead_again() -> None:
    table = at_auction(purse(n10=5), purse(n10=3), purse(n10=5)).offers(TEN, 2).matches(2)
    assert table.words() == [["offer", TEN, 1], ["drop"]]
    table.drops().offers(TEN, 3).matches()
    assert table.told("cannot_match") == []
    table = at_auction(purse(n10=5), purse(n10=3), purse(n10=5)).offers(TEN, 2).matches(2).drops()
    assert table.words() == [["offer", TEN, amount] for amount in (1, 2, 3)] + [["drop"]]


@pytest.mark.rule("FF-R15")
def test_who_has_laid_down_all_he_has_cannot_match_more() -> None:
    table = at_auction(purse(n10=2), purse(n10=3), purse(n10=3)).offers(TEN, 2).matches(2)
    table.offers(TEN, 1).matches()
    assert table.told("cannot_match") == [["cannot_match", 0]]


@pytest.mark.rule("FF-27", "FF-R13", "FF-R16")
@pytest.mark.parametrize(
    ("offers", "least"),
    [
        ([(REAL, 20)], 5),
        ([(TEN, 1)], 1),
        ([(REAL, 20), (TEN, 1)], 1),
        ([(TEN, 1), (REAL, 1)], 5),
        ([(REAL, 1), (REAL, 5)], 5),
    ],
)
def test_real_money_after_real_money_must_be_5_at_least(
    offers: list[tuple[int, int]], least: int
) -> None:
    table = three_rich()
    for money, amount in offers:
        table.offers(money, amount).matches(2)
    assert [amount for amount in range(1, 8) if table.may("offer", REAL, amount)] == [
        *range(least, 8)
    ]
    assert table.may("offer", TOP, 1)


@pytest.mark.rule("FF-R16")
def test_a_leader_who_drops_does_not_change_what_was_offered_last() -> None:
    table = three_rich().offers(REAL, 20).matches(2).drops()
    assert (table.acting, table.may("offer", REAL, 4), table.may("offer", REAL, 5)) == (
        2,
        False,
        True,
    )


@pytest.mark.rule("FF-R13", "FF-R16")
def test_a_leader_with_less_than_5_after_real_money_leads_no_more() -> None:
    table = at_auction(purse(real=90), purse(real=24), purse(real=90)).offers(REAL, 20).matches(2)
    assert table.told("cannot_lead") == [["cannot_lead", 1]]
    assert (table.acting, table.seen("staying")) == (2, [0, 2])


@pytest.mark.rule("FF-R16")
def test_exactly_5_can_be_added() -> None:
    table = at_auction(purse(real=90), purse(real=25), purse(real=90)).offers(REAL, 20).matches(2)
    assert table.words() == [["offer", REAL, 5], ["drop"]]


@pytest.mark.rule("FF-R13")
def test_an_opener_who_owns_nothing_is_passed_over() -> None:
    table = at_auction(purse(), EVERYTHING, EVERYTHING)
    assert (table.acting, table.seen("leader"), table.seen("first")) == (1, 1, 0)
    assert table.refuses(1, "drop") == "no_such_verb"
    table.offers(REAL, 50)
    assert table.acting == 2
    assert table.drops().coins == [0, 3, 0]


@pytest.mark.rule("FF-R13", "FF-R14")
def test_the_only_one_who_owns_anything_must_offer_and_wins_at_once() -> None:
    table = at_auction(purse(), purse(), purse(n10=3))
    assert table.words() == [["offer", TEN, amount] for amount in (1, 2, 3)]
    assert table.offers(TEN, 1).coins == [0, 0, 3]
    assert table.money[2] == purse(n10=2)


@pytest.mark.rule("FF-R14")
def test_an_offer_that_nobody_can_match_wins_at_once() -> None:
    table = at_auction(purse(n50=2), purse(real=90), purse(n20=9)).offers(FIFTY, 1)
    assert table.coins == [3, 0, 0]
    assert table.money[0] == purse(n50=1)


@pytest.mark.rule("FF-R14")
def test_if_nobody_owns_anything_the_lot_is_unsold_and_leaves_the_game() -> None:
    table = at_auction(purse(), purse(), purse(), lots=2)
    assert table.told("lot", "unsold") == [["lot", 3], ["unsold", 3]] * 2
    assert table.seen("staying") == []
    assert table.coins == [0, 0, 0]


@pytest.mark.rule("FF-R15")
def test_an_auction_ends_since_money_does() -> None:
    table = at_auction(*[purse(n10=4)] * 3).offers(TEN, 1).matches(2).offers(TEN, 2).matches(2)
    table.offers(TEN, 1).matches(2)
    assert table.told("cannot_lead") == [["cannot_lead", 0], ["cannot_lead", 1]]
    assert table.coins == [0, 0, 3]
    assert table.money == [purse(n10=4), purse(n10=4), purse()]
