"""Taking Chance cards, keeping and swapping them."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import picking, plays
from tests.games.crooked_cash_table import CH01, CH03, CH06, CH07, CH12, Table


def kinds(table: Table, part: str) -> list[int]:
    return [card // 2 for card in table.seen("chance")[part]]


@pytest.mark.rule("CC-49", "CC-E11")
@pytest.mark.parametrize("slot", range(3))
def test_one_of_the_three_is_taken_and_its_slot_filled_from_the_pile(slot: int) -> None:
    table = picking(Table().shows(CH07, CH12, CH06))
    assert set(table.verbs(0)) == {"take"}
    table.next(chance=[CH01]).chooses("take", slot)
    left = [CH07, CH12, CH06]
    taken, left[slot] = left[slot], CH01
    assert kinds(table, "shown") == left
    assert table.seen("chance")["held"][0] // 2 == taken
    assert table.told("takes") == [["takes", 0, taken, slot, CH01]]
    assert table.seen("chance")["unseen"][CH01] == 1


@pytest.mark.rule("CC-50", "CC-E11")
def test_who_has_a_card_may_keep_it_or_swap_it() -> None:
    table = picking(Table().holds(0, CH01))
    assert set(table.verbs(0)) == {"take", "keep"}
    table.chooses("keep")
    assert table.seen("chance")["held"][0] == 2 * CH01
    assert (kinds(table, "shown"), kinds(table, "under")) == ([CH07, CH12, CH06], [])


@pytest.mark.rule("CC-50", "CC-E11", "CC-49")
def test_a_swapped_card_goes_under_the_pile_before_the_slot_is_filled() -> None:
    table = picking(Table().holds(0, CH01)).chooses("take", 0)
    assert table.seen("chance")["held"][0] // 2 == CH07
    assert kinds(table, "under") == [CH01]
    assert len(kinds(table, "shown")) == 3
    table = Table().holds(0, CH01)
    for kind in range(12):
        table.state.unseen[kind] = 0
    table = picking(table.so_be_it()).chooses("take", 1)
    assert kinds(table, "shown") == [CH07, CH01, CH06]


@pytest.mark.rule("CC-E12", "CC-50")
def test_a_held_card_may_be_played_before_another_is_taken() -> None:
    table = picking(Table().holds(0, CH12)).chooses("play", CH12).trusts()
    assert table.phase == "pick"
    assert (table.money[0], set(table.verbs(0))) == (1550, {"take"})
    table.chooses("take", 0)
    assert table.seen("chance")["held"][0] // 2 == CH07


@pytest.mark.rule("CC-49")
def test_a_played_card_comes_again_after_all_that_lay_on_it() -> None:
    table = plays(CH12).trusts()
    for kind in range(12):
        table.state.unseen[kind] = int(kind == CH03)
    picking(table.so_be_it()).chooses("take", 0)
    assert kinds(table, "shown")[0] == CH03
    assert kinds(table, "under") == [CH12]
    table.passes_turn() if table.player else table.ends_turn()
    picking(table).chooses("take", 1)
    assert kinds(table, "shown")[1] == CH12
