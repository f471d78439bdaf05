"""What a perfect memory knows about the notes in others' hands (CC-A2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crooked_cash_scenes import paying, with_known_note
from tests.games.crooked_cash_table import NOTHING, SPACES, START, Table, bundle

ONE_FIFTY = [0, 0, 1, 0, 0]


def sure(table: Table, what: str, who: int | None, holder: int) -> list[int]:
    """Return what somebody is sure of about a holder's notes."""
    known: Any = table.view(who)["sure"][what][holder]
    return list(known)


@pytest.mark.rule("CC-A2", "CC-20")
def test_all_know_where_a_false_note_went_and_its_finder_marks_it() -> None:
    table = with_known_note(false=1)
    for who in (None, 1, 2):
        assert sure(table, "false", who, 0) == ONE_FIFTY
    mine = table.view(0)["mine"]
    assert (mine["plain"], mine["false"], mine["true"]) == (START, ONE_FIFTY, NOTHING)


@pytest.mark.rule("CC-A2", "CC-22")
def test_all_know_where_a_true_note_went_and_its_payee_marks_it() -> None:
    table = with_known_note(false=0)
    for who in (None, 1, 2):
        assert sure(table, "true", who, 0) == ONE_FIFTY
        assert sure(table, "false", who, 0) == NOTHING
    mine = table.view(0)["mine"]
    assert (mine["plain"], mine["true"], mine["false"]) == (START, ONE_FIFTY, NOTHING)


@pytest.mark.rule("CC-A2")
def test_nothing_is_known_of_notes_nobody_has_checked() -> None:
    table = paying(NOTHING, START).pays().trusts()
    for who in table.everybody():
        view = table.view(who)
        for known in (view["sure"], view["public"]):
            assert known == {"false": [NOTHING] * 3, "true": [NOTHING] * 3}
    assert table.view(0)["mine"]["plain"] == [3, 1, 2, 3, 2]


@pytest.mark.rule("CC-A2")
@pytest.mark.parametrize(("paid", "left"), [(1, 0), (0, 1)])
def test_each_note_that_leaves_may_have_been_the_false_one(paid: int, left: int) -> None:
    table = with_known_note(false=1).owns(1, 3).lands(SPACES[3]).chooses("demand")
    table.pays(*([0, 0, 1] if paid else [3, 1])).trusts()
    assert sure(table, "false", None, 0) == [0, 0, left, 0, 0]
    assert sure(table, "false", None, 1) == NOTHING
    assert table.view(0)["mine"]["false"] == ONE_FIFTY


@pytest.mark.rule("CC-A2")
def test_the_payee_is_known_to_have_what_the_payer_cannot_have_kept() -> None:
    table = Table(first_player=1).has(0, [3, 1, 0, 3, 2]).has(1, [3, 1, 0, 3, 2], ONE_FIFTY)
    table.owns(2, 2).lands(SPACES[2]).chooses("demand").pays(0, 0, 1).checks({0: 0}).settles()
    table.ends_turn().passes_turn()
    table.owns(1, 3).lands(SPACES[3]).chooses("demand")
    table.chooses("pay", *bundle(false=ONE_FIFTY)).trusts()
    for who in (None, 0, 2):
        assert sure(table, "false", who, 1) == ONE_FIFTY
    assert sure(table, "false", None, 0) == NOTHING
    assert table.view(1)["mine"]["false"] == NOTHING
    assert sure(table, "false", 1, 1) == ONE_FIFTY


@pytest.mark.rule("CC-A2")
def test_who_spends_a_marked_note_alone_knows_where_it_went() -> None:
    table = with_known_note(false=1).owns(1, 3).lands(SPACES[3]).chooses("demand")
    table.chooses("pay", *bundle(false=ONE_FIFTY)).trusts()
    assert sure(table, "false", 0, 1) == ONE_FIFTY
    assert sure(table, "false", 2, 1) == NOTHING
    assert sure(table, "false", None, 1) == NOTHING


@pytest.mark.rule("CC-A2", "CC-25")
def test_a_note_is_forgotten_when_it_enters_the_bank() -> None:
    table = with_known_note(false=1).lands(SPACES[2 + 1]).chooses("buy")
    table.chooses("pay", *bundle(0, 0, 1, false=ONE_FIFTY)).trusts()
    assert table.pile(2)[-2:].count(1) == 1
    for who in table.everybody():
        for holder in range(3):
            assert sure(table, "false", who, holder) == NOTHING


@pytest.mark.rule("CC-A2", "CC-24")
def test_rivals_know_only_how_many_marks_a_holder_may_have_left() -> None:
    table = with_known_note(false=1)
    assert table.seen("marks")[0][2] == [1, 1, 0, 0]
    table.owns(1, 3).lands(SPACES[3]).chooses("demand")
    table.chooses("pay", *bundle(false=ONE_FIFTY)).trusts()
    least, most, *true = table.seen("marks")[0][2]
    assert (least, most, true) == (0, 1, [0, 0])


@pytest.mark.rule("CC-A2", "CC-24")
def test_rivals_see_the_same_whether_the_marked_note_was_spent_or_not() -> None:
    seen = []
    for word in (bundle(0, 0, 1), bundle(false=ONE_FIFTY)):
        table = with_known_note(false=1).owns(1, 3).lands(SPACES[3]).chooses("demand")
        table.chooses("pay", *word)
        seen.append([(table.view(who), table.match.news(who)) for who in (None, 1, 2)])
        table.trusts()
        seen[-1] += [(table.view(who), table.match.news(who)) for who in (None, 1, 2)]
    assert seen[0] == seen[1]


@pytest.mark.rule("CC-A2")
def test_the_holder_does_not_know_his_own_notes() -> None:
    views = []
    for true, false in ((START, NOTHING), (NOTHING, START)):
        table = Table().has(0, true, false)
        views.append([table.view(who) for who in table.everybody()])
    assert views[0] == views[1]


@pytest.mark.rule("CC-A2", "CC-22")
def test_a_true_note_paid_into_the_bank_leaves_no_knowledge() -> None:
    table = Table().lands(SPACES[2]).chooses("buy").pays(0, 0, 0, 1).checks({1: 0})
    assert table.told("checked") == [["checked", 1, 0, 100, 0]]
    for holder in range(3):
        assert sure(table, "true", None, holder) == NOTHING


@pytest.mark.rule("CC-A2", "CC-B9")
def test_a_checked_note_that_comes_back_is_marked_by_its_owner() -> None:
    table = Table().has(0, ONE_FIFTY, [0, 1, 0, 0, 0]).owns(1, 21)
    table.offers(0, 1, give=[0, 1, 1, 0, 0], streets=[21]).says(1, "accept").pays(0, 1, 1)
    table.checks({1: 0, 2: 1})
    assert table.told("trade_off") == [["trade_off", 0, 1]]
    assert table.view(0)["mine"]["true"] == ONE_FIFTY
    assert sure(table, "true", None, 0) == ONE_FIFTY
