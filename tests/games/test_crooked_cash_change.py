"""Paying a player with too large a note: the bank breaks it."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import paying, rent_due
from tests.games.crooked_cash_table import NOTHING, Table


@pytest.mark.rule("CC-A6", "CC-A9")
def test_the_bank_breaks_the_note_and_pays_both() -> None:
    table = paying([0, 0, 0, 1, 0])
    under = table.pile(3)
    table.pays().trusts()
    assert table.money == [50, 1550, 1500]
    assert table.told("breaks") == [["breaks", 0, 100]]
    assert table.told("bank_pays") == [
        ["bank_pays", 1, 0, 0, 1, 0, 0],
        ["bank_pays", 0, 0, 0, 1, 0, 0],
    ]
    assert table.pile(3) == [*under, 0]
    assert table.phase == "turn"


@pytest.mark.rule("CC-A6")
def test_only_the_smallest_note_of_the_bundle_is_broken() -> None:
    table = rent_due(12, Table().has(0, [0, 0, 1, 1, 0])).chooses("demand")
    table.pays().trusts()
    assert table.told("rent")[0][-1] == 110
    assert table.told("breaks") == [["breaks", 0, 50]]
    assert table.seen("notes")[0] == [0, 2, 0, 0, 0]
    assert table.seen("notes")[1] == [4, 1, 3, 4, 2]
    assert table.money == [40, 1610, 1500]


@pytest.mark.rule("CC-A6", "CC-25")
def test_the_broken_note_goes_under_the_pile_even_if_it_is_false() -> None:
    table = paying(NOTHING, [0, 0, 0, 1, 0]).pays().trusts()
    assert table.pile(3)[-1] == 1
    assert table.false_notes(1) == NOTHING


@pytest.mark.rule("CC-A6", "CC-B5")
def test_after_a_replacement_the_payer_takes_back_what_can_be_left_out() -> None:
    table = rent_due(4, Table().has(0, [0, 1, 0, 1, 0], [0, 0, 1, 0, 0])).chooses("demand")
    assert table.told("rent")[0][-1] == 60
    table.pays(0, 1, 1).checks({2: 0})
    assert table.matter("payment")["need"] == 40
    table.pays(0, 0, 0, 1).trusts()
    assert table.told("takes_back") == [["takes_back", 0, 20]]
    assert table.told("breaks") == [["breaks", 0, 100]]
    assert table.money == [60, 1560, 1550]
    assert table.seen("notes")[0] == [0, 3, 0, 0, 0]


@pytest.mark.rule("CC-B5", "CC-A6", "CC-A5")
def test_what_was_taken_back_is_not_paid_to_the_bank_either() -> None:
    table = Table().has(0, [0, 1, 0, 0, 1], [0, 0, 0, 1, 0]).lands(8).chooses("buy")
    table.pays(0, 1, 0, 1).checks({2: 0}).pays(0, 0, 0, 0, 1).trusts()
    assert table.owner[4] == 0
    assert table.told("takes_back") == [["takes_back", 0, 20]]
    assert table.seen("notes")[0] == [1, 2, 1, 3, 0]
    assert table.money == [400, 1500, 1600]


@pytest.mark.rule("CC-A6")
def test_the_payee_is_never_asked_to_give_change() -> None:
    table = paying([0, 0, 0, 0, 1]).pays()
    table.trusts()
    assert table.phase == "turn"
    assert table.money == [450, 1550, 1500]
    assert table.seen("notes")[1] == [3, 1, 4, 3, 2]
