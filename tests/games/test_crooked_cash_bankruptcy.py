"""Out of the game: who gets what."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import draws, rent_due
from tests.games.crooked_cash_table import (
    BANK,
    CH01,
    CH07,
    CM07,
    CM08,
    CM12,
    NOTHING,
    PARKING,
    SPACES,
    Table,
)


def gives_up(table: Table) -> Table:
    while table.phase == "debt":
        table.chooses("give_up")
    return table


def ruined_by_rent(table: Table) -> Table:
    """Have player 0 go bankrupt to player 1."""
    return gives_up(rent_due(21, table).chooses("demand"))


@pytest.mark.rule("CC-52", "CC-D3")
def test_the_notes_go_to_the_creditor_without_a_window() -> None:
    table = ruined_by_rent(Table().has(0, [2, 0, 1, 0, 0], [0, 1, 0, 0, 0]))
    assert table.seen("bankrupt") == [0]
    assert table.told("bankrupt") == [["bankrupt", 0, 1]]
    assert table.money == [0, 1590, 1500]
    assert table.seen("notes")[1] == [5, 2, 4, 3, 2]
    assert table.false_notes(1) == [0, 1, 0, 0, 0]
    assert table.told("shows") == []


@pytest.mark.rule("CC-52", "CC-D3", "CC-25")
def test_the_bank_takes_the_notes_under_its_piles() -> None:
    table = Table().has(0, NOTHING, [1, 0, 0, 0, 0])
    gives_up(draws(CM12, table))
    assert table.told("bankrupt") == [["bankrupt", 0, BANK]]
    assert table.money == [0, 1500, 1500]
    assert table.pile(0)[-1] == 1
    assert table.told("shows") == []


@pytest.mark.rule("CC-52")
def test_a_player_who_is_the_creditor_gets_all_cards() -> None:
    table = ruined_by_rent(Table().has(0).holds(0, CH07).keeps(0, CM07, CM08))
    assert table.seen("chance")["held"] == [None, 2 * CH07, None]
    assert table.seen("chest")["held"] == [[], [CM07, CM08], []]


@pytest.mark.rule("CC-52")
def test_to_the_bank_the_cards_go_under_their_piles() -> None:
    table = Table().has(0).holds(0, CH07).keeps(0, CM07, CM08)
    gives_up(draws(CM12, table))
    assert table.seen("chance")["held"] == [None] * 3
    assert [card // 2 for card in table.seen("chance")["under"]] == [CH07]
    assert table.seen("chest")["held"] == [[], [], []]
    assert set(table.seen("chest")["under"]) == {CM07, CM08, CM12}


@pytest.mark.rule("CC-D3", "CC-C13", "CC-50")
@pytest.mark.parametrize(
    ("answer", "kept", "other"), [("keep_old", CH01, CH07), ("keep_new", CH07, CH01)]
)
def test_a_creditor_with_two_chance_cards_keeps_one(answer: str, kept: int, other: int) -> None:
    table = ruined_by_rent(Table().has(0).holds(0, CH07).holds(1, CH01))
    assert (table.phase, table.acting) == ("keep", 1)
    table.chooses(answer)
    assert table.seen("chance")["held"][1] // 2 == kept
    assert [card // 2 for card in table.seen("chance")["under"]] == [other]
    assert table.told("keeps") == [["keeps", 1, kept, other]]


@pytest.mark.rule("CC-D3", "CC-B14", "CC-12")
def test_the_bankrupt_is_out_with_his_chips() -> None:
    table = ruined_by_rent(Table(4).has(0)).settles()
    assert table.seen("chips")[0] == 0
    assert table.player == 1
    for player in (1, 2, 3, 1):
        assert table.player == player
        table.passes_turn()
    table.lands(SPACES[5]).chooses("buy").pays()
    assert 0 not in table.match.acting()


@pytest.mark.rule("CC-D6")
def test_who_goes_bankrupt_on_a_double_does_not_roll_again() -> None:
    table = Table().has(0).owns(1, 21).lands(SPACES[21], on=(2, 2)).chooses("demand")
    gives_up(table).settles()
    assert table.player == 1
    assert len(table.told("rolled")) == 1


@pytest.mark.rule("CC-D5", "CC-N2")
def test_the_last_player_wins_at_once() -> None:
    table = ruined_by_rent(Table(2).has(0, [1, 0, 0, 0, 0]))
    assert table.match.over
    assert table.match.state.shares() == [0.0, 1.0]
    assert table.owner[0] is None


@pytest.mark.rule("CC-D3", "CC-51")
def test_one_is_bankrupt_only_when_nothing_is_left_to_sell() -> None:
    table = Table().has(0).owns(0, 0).hotels(0)
    rent_due(21, table).chooses("demand").chooses("sell", 0)
    assert table.seen("bankrupt") == []
    table.chooses("sell", 0)
    gives_up(table)
    assert table.seen("bankrupt") == [0]
    assert (table.owner[0], table.seen("hotels")) == (None, [])
    assert table.money[1] == 1580


@pytest.mark.rule("CC-D3", "CC-B6", "CC-20")
def test_a_false_note_that_cannot_be_replaced_may_ruin_a_debtor() -> None:
    table = Table().has(0, [3, 0, 0, 0, 0], [0, 1, 0, 0, 0])
    rent_due(2, table).chooses("demand").pays(3, 1).checks({2: 0})
    gives_up(table)
    assert table.seen("bankrupt") == [0]
    assert table.money == [0, 1530, 1520]


@pytest.mark.rule("CC-D3")
def test_the_bankrupt_own_nothing_and_are_asked_nothing() -> None:
    table = ruined_by_rent(Table(4).has(0)).settles().owns(1, 2)
    table.lands(PARKING).chooses("done")
    assert table.match.acting() == [2, 3]
    assert not table.may(2, "offer", 0, *[0] * 34, 1)
