"""How certainty about notes moves with them: the bounds of CC-A2."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.games.crooked_cash_scenes import random_play, rent_due, with_known_note
from tests.games.crooked_cash_table import (
    EVERY_NUMBER_OF_PLAYERS,
    NOTHING,
    SPACES,
    Table,
    bundle,
)

FIFTIES = 2


def found_false(marked: int, plain: int, others: int = 0) -> Table:
    """Return a table where player 0 is known to have so many false 50s, marked, and true ones."""
    table = Table().has(0, [0, 0, plain, others, 0], [0, 0, marked, 0, 0])
    return marks(table, marked, plain, true=0)


def found_true(marked: int, plain: int) -> Table:
    """Return a table where player 0 is known to have so many true 50s, marked, and false ones."""
    table = Table().has(0, [0, 0, marked, 0, 0], [0, 0, plain, 0, 0])
    return marks(table, marked, plain, true=1)


def marks(table: Table, marked: int, plain: int, true: int) -> Table:
    """Have player 0 mark so many of his 50s, to the knowledge of all."""
    state, players, at = table.state, 3, FIFTIES
    state.hand[4 * at + 1 - true], state.hand[4 * at + 3 - true] = 0, marked
    state.plain[at] = plain
    for number in range(2):
        state.marks[4 * at + 2 * true + number] = marked
    for viewer in (1, 2, players):
        state.sure[((viewer * players + 0) * 5 + at) * 2 + true] = marked
    return table.so_be_it()


def sure(table: Table, holder: int, who: int | None = None) -> int:
    return cast("int", table.view(who)["sure"]["false"][holder][FIFTIES])


BOUNDS = pytest.mark.parametrize(
    ("marked", "plain", "paid", "left", "moved"),
    [
        (2, 1, 2, 0, 1),
        (2, 0, 2, 0, 2),
        (1, 1, 2, 0, 1),
        (2, 2, 2, 0, 0),
        (3, 1, 2, 1, 1),
        (3, 3, 2, 1, 0),
    ],
)


@pytest.mark.rule("CC-A2")
@BOUNDS
def test_the_bounds_of_payer_and_payee(
    marked: int, plain: int, paid: int, left: int, moved: int
) -> None:
    table = rent_due(10, found_false(marked, plain)).chooses("demand")
    spent = min(marked, paid)
    table.chooses("pay", *bundle(0, 0, paid - spent, false=[0, 0, spent, 0, 0])).trusts()
    assert table.told("rent")[0][-1] == 100
    assert (sure(table, 0), sure(table, 1)) == (left, moved)
    assert (sure(table, 0, 2), sure(table, 1, 2)) == (left, moved)


@pytest.mark.rule("CC-A2")
@BOUNDS
def test_true_notes_have_the_same_bounds(
    marked: int, plain: int, paid: int, left: int, moved: int
) -> None:
    table = rent_due(10, found_true(marked, plain)).chooses("demand")
    spent = min(marked, paid)
    table.chooses("pay", *bundle(0, 0, paid - spent, true=[0, 0, spent, 0, 0])).trusts()
    for who in (None, 2):
        known = table.view(who)["sure"]["true"]
        assert (known[0][FIFTIES], known[1][FIFTIES]) == (left, moved)


@pytest.mark.rule("CC-A2", "CC-24")
@pytest.mark.parametrize(
    ("marked", "plain", "least", "most"), [(2, 1, 0, 1), (2, 2, 0, 2), (3, 1, 1, 2), (1, 1, 0, 0)]
)
def test_the_marks_rivals_reckon_with_shrink_with_the_notes_paid(
    marked: int, plain: int, least: int, most: int
) -> None:
    for found, places in ((found_false, (0, 2)), (found_true, (2, 4))):
        table = rent_due(10, found(marked, plain)).chooses("demand").pays().trusts()
        assert table.seen("notes")[0][FIFTIES] == marked + plain - 2
        reckoned = table.seen("marks")[0][FIFTIES]
        assert reckoned[places[0] : places[1]] == [least, most]


@pytest.mark.rule("CC-A2")
def test_notes_of_other_values_leave_certainty_alone() -> None:
    table = rent_due(10, found_false(2, 1, others=1)).chooses("demand")
    table.chooses("pay", *bundle(0, 0, 0, 1)).trusts()
    assert (sure(table, 0), sure(table, 1)) == (2, 0)


@pytest.mark.rule("CC-A2")
def test_the_payer_himself_knows_how_many_he_has_passed_on() -> None:
    table = rent_due(10, found_false(2, 2)).chooses("demand")
    table.chooses("pay", *bundle(0, 0, 1, false=[0, 0, 1, 0, 0])).trusts()
    assert sure(table, 1, who=0) == 1
    assert table.view(0)["mine"]["false"] == [0, 0, 1, 0, 0]


@pytest.mark.rule("CC-A2", "CC-20")
def test_certainty_follows_a_note_that_is_found_again() -> None:
    table = rent_due(2, found_false(2, 0)).chooses("demand")
    table.chooses("pay", *bundle(false=[0, 0, 1, 0, 0])).checks({2: 0})
    assert (sure(table, 2), sure(table, 0)) == (1, 1)
    assert table.view(2)["mine"]["false"] == [0, 0, 1, 0, 0]


@pytest.mark.rule("CC-A2", "CC-D3")
def test_a_creditor_takes_over_what_was_certain_of_the_bankrupt() -> None:
    table = rent_due(21, found_false(2, 1)).chooses("demand")
    while table.phase == "debt":
        table.chooses("give_up")
    assert table.seen("bankrupt") == [0]
    assert sure(table, 1) == 2
    assert table.view(1)["mine"]["false"] == NOTHING


@pytest.mark.rule("CC-A2", "CC-A6")
def test_a_broken_note_is_forgotten_and_the_payee_gets_unmarked_ones() -> None:
    table = Table().has(0, [0, 0, 0, 1, 0]).fill_pile(FIFTIES, [1, 1])
    rent_due(2, table).chooses("demand").pays().checks({2: 0})
    assert table.told("checked") == [["checked", 2, 0, 100, 0]]
    assert table.view(1)["mine"]["true"] == NOTHING
    assert table.seen("public")["true"] == [NOTHING] * 3
    assert table.false_notes(1) == [0, 0, 1, 0, 0]


@pytest.mark.rule("CC-A2", "CC-C14")
def test_certainty_moves_with_money_in_a_trade() -> None:
    table = found_false(2, 0).owns(1, 21)
    table.offers(0, 1, give=[0, 0, 1, 0, 0], streets=[21]).says(1, "accept").settles()
    assert (sure(table, 0), sure(table, 1)) == (1, 1)


@pytest.mark.rule("CC-A2", "CC-24")
def test_marks_are_kept_until_the_note_is_spent() -> None:
    table = with_known_note(false=1)
    for _ in range(3):
        table.passes_turn()
    assert table.view(0)["mine"]["false"] == [0, 0, 1, 0, 0]
    assert table.seen("marks")[0][FIFTIES] == [1, 1, 0, 0]


@pytest.mark.rule("CC-17")
def test_each_checks_only_one_note_in_a_window() -> None:
    table = Table(4).owns(1, 2).lands(SPACES[2]).chooses("demand").pays(3, 1)
    table.says(2, "check", 1)
    assert table.match.acting() == [1, 3]
    assert table.refuses(2, "check", 2) == "not_your_turn"


@pytest.mark.rule("CC-A2")
@EVERY_NUMBER_OF_PLAYERS
def test_marks_lie_within_what_rivals_may_think(players: int) -> None:
    for moment, match in enumerate(random_play(players, seed=90 + players, round_cap=12)):
        view: Any = match.view(None)
        if moment % 5 or view["phase"] not in ("turn", "interlude", "street"):
            continue
        for holder in range(players):
            mine: Any = match.view(holder)["mine"]
            for value in range(5):
                least_false, most_false, least_true, most_true = view["marks"][holder][value]
                assert least_false <= mine["false"][value] <= most_false
                assert least_true <= mine["true"][value] <= most_true
                found = [mine[kind][value] for kind in ("plain", "true", "false")]
                assert sum(found) == view["notes"][holder][value]
