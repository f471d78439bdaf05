"""Checking the Chance card somebody is about to use."""

from __future__ import annotations

import pytest

from funnymoney.games.crooked_cash.property.held_cards import prove
from tests.games.crooked_cash_scenes import picking, plays
from tests.games.crooked_cash_table import CH02, CH07, CH12, Table

FALSE, TRUE = 0, 1


def under(table: Table) -> list[int]:
    return [card // 2 for card in table.seen("chance")["under"]]


@pytest.mark.rule("CC-26", "CC-B11")
def test_the_window_opens_before_the_card_does_anything() -> None:
    table = plays(CH07)
    assert (table.phase, table.match.acting()) == ("decoder", [1, 2])
    assert table.money == [1500] * 3
    assert table.refuses(0, "check", 0) == "not_your_turn"
    assert table.refuses(1, "check", 1) == "out_of_range"


@pytest.mark.rule("CC-27", "CC-B11", "CC-13")
def test_a_false_card_goes_under_the_pile_without_effect_and_the_checker_gets_100() -> None:
    table = plays(CH07).next(truths=[FALSE]).checks({2: 0})
    assert table.told("card_checked") == [["card_checked", 2, 0, CH07, 1]]
    assert table.money == [1500, 1500, 1600]
    assert table.told("bank_pays") == [["bank_pays", 2, 0, 0, 0, 1, 0]]
    assert (table.seen("chance")["held"][0], under(table)) == (None, [CH07])
    assert table.seen("chips") == [2, 2, 1]
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-28", "CC-13")
def test_a_true_card_is_used_and_the_checker_has_only_spent_a_chip() -> None:
    table = plays(CH07).next(truths=[TRUE]).checks({2: 0})
    assert table.told("card_checked") == [["card_checked", 2, 0, CH07, 0]]
    assert table.money == [1650, 1500, 1500]
    assert table.seen("chips") == [2, 2, 1]
    assert under(table) == [CH07]


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize("copy", [0, 1])
def test_an_unchecked_false_card_works_like_a_true_one(copy: int) -> None:
    table = Table().holds(0, CH07)
    prove(table.state, 2 * CH07 + copy)
    table.so_be_it().says(0, "play", CH07).trusts()
    assert table.money[0] == 1650


@pytest.mark.rule("CC-26", "CC-15", "CC-B11")
def test_those_without_a_green_chip_and_prisoners_are_not_asked() -> None:
    table = plays(CH07, table=Table(5).chips(2, 0, 2, 2, 1).jails(2).set(out=1 << 3))
    assert table.match.acting() == [4]
    table = plays(CH07, table=Table().chips(2, 0, 0))
    assert table.money[0] == 1650


@pytest.mark.rule("CC-B11", "CC-B1")
@pytest.mark.parametrize(("owner", "checker"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_only_the_nearest_to_the_owners_left_spends_a_chip(owner: int, checker: int) -> None:
    table = Table(4, first_player=owner).holds(owner, CH07).says(owner, "play", CH07)
    table.next(truths=[FALSE])
    for player in sorted(set(range(4)) - {owner}, reverse=True):
        table.says(player, "check", 0)
    assert table.told("card_checked") == [["card_checked", checker, owner, CH07, 1]]
    assert [player for player in range(4) if table.seen("chips")[player] == 1] == [checker]
    assert table.money[checker] == 1600


@pytest.mark.rule("CC-B11", "CC-B1")
def test_nobody_sees_an_answer_before_all_have_answered() -> None:
    table = plays(CH07)
    before = [(table.view(who), table.match.news(who)) for who in (None, 0, 1)]
    table.says(2, "check", 0)
    assert [(table.view(who), table.match.news(who)) for who in (None, 0, 1)] == before


@pytest.mark.rule("CC-B12")
@pytest.mark.parametrize(("truth", "first", "second"), [(FALSE, 1, 0), (TRUE, 0, 1)])
def test_one_exposed_copy_tells_all_about_the_other(truth: int, first: int, second: int) -> None:
    table = Table().holds(1, CH07)
    table.shows(CH12, CH12, CH02)
    table.state.unseen[CH07] = 1
    table.state.chance[1] = 2 * CH07 + 1
    table.so_be_it()
    table.state.chance[0] = 2 * CH07
    table.state.unseen[CH07] = 0
    table.so_be_it()
    assert table.view(1)["chance"]["true"] == [None] * 12
    table.says(0, "play", CH07).next(truths=[truth]).checks({2: 0})
    for who in table.everybody():
        assert table.view(who)["chance"]["true"][CH07] == (0 if truth else 1)
    table.passes_turn().says(1, "play", CH07).checks({0: 0})
    told = [item[4] for item in table.told("card_checked")]
    assert told == [first, second]


@pytest.mark.rule("CC-B12", "CC-27")
def test_a_card_has_the_truth_it_was_found_to_have() -> None:
    for truth in (FALSE, TRUE):
        table = plays(CH07).next(truths=[truth]).checks({2: 0})
        assert table.seen("chance")["true"][CH07] == (0 if truth else 1)


@pytest.mark.rule("CC-B12")
def test_neither_the_owner_nor_others_know_a_card_before_a_check() -> None:
    table = Table().holds(0, CH07)
    for who in table.everybody():
        assert table.view(who)["chance"]["true"] == [None] * 12
    table.says(0, "play", CH07).trusts()
    assert table.seen("chance")["true"] == [None] * 12


@pytest.mark.rule("CC-B13", "CC-26")
def test_a_card_cannot_be_checked_when_it_is_taken_from_the_display() -> None:
    table = picking().chooses("take", 0)
    assert table.phase == "turn"
    assert table.told("card_checked") == []


@pytest.mark.rule("CC-B12", "CC-26")
def test_each_copy_is_false_as_often_as_true() -> None:
    truths = [
        plays(CH07).next(truths=[truth]).checks({1: 0}).told("card_checked")[0][4]
        for truth in (TRUE, FALSE)
    ]
    assert truths == [0, 1]
