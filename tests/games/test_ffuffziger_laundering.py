"""Phase 6: laundering notes at the general rate."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_scenes import NOTHING, after_work
from tests.games.ffuffziger_table import (
    COIN,
    FIFTY,
    HUNDRED,
    REAL,
    SINGLE,
    TEN,
    TOP,
    TWENTY,
    Table,
    kind,
    purse,
)

RATES = [3, 8, 20, 45, 70]


def evening(*purses: list[int], **options: int) -> Table:
    return after_work(purses, **options).until("laundering")


@pytest.mark.rule("FF-6", "FF-35")
@pytest.mark.parametrize("note", [TEN, TWENTY, FIFTY, HUNDRED, TOP])
@pytest.mark.parametrize("number", [1, 3])
def test_a_note_is_laundered_at_its_rate(note: int, number: int) -> None:
    table = evening(purse(5, 5, 5, 5, 5, 1), purse(n10=1), purse())
    table.launders(*[number if each == note else 0 for each in range(5)])
    left = [5 - number if each == note else 5 for each in range(5)]
    assert table.money[0] == [*left, 1 + number * RATES[note]]
    assert table.told("laundered") == [["laundered", 0, number * RATES[note]]]


@pytest.mark.rule("FF-35")
def test_all_notes_or_none_may_be_laundered() -> None:
    table = evening(purse(2, 1, 1, 1, 1), purse(n50=3), purse(n10=1))
    table.launders(2, 1, 1, 1, 1).launders(*NOTHING)
    assert table.money[:2] == [purse(real=6 + 8 + 20 + 45 + 70), purse(n50=3)]


@pytest.mark.rule("FF-35")
@pytest.mark.parametrize("marker", range(3))
def test_players_launder_in_turn_from_the_marker_and_it_stays(marker: int) -> None:
    table = evening(*[purse(n10=1)] * 3, marker=marker)
    order = []
    while table.seen("phase") == "laundering":
        order.append(table.acting)
        table.launders(*NOTHING)
    assert order == [(marker + step) % 3 for step in range(3)]
    assert (table.seen("round"), table.seen("first")) == (2, marker)


@pytest.mark.rule("FF-35")
def test_who_has_no_notes_is_not_asked() -> None:
    assert evening(purse(real=3), purse(n20=1), purse()).acting == 1


@pytest.mark.rule("FF-12", "FF-35")
def test_only_notes_that_one_has_are_laundered() -> None:
    table = evening(purse(n10=2), purse(n20=1), purse())
    assert table.refuses(0, "launder", 3, 0, 0, 0, 0) == "out_of_range"
    assert table.refuses(0, "launder", 0, 1, 0, 0, 0) == "out_of_range"


@pytest.mark.rule("FF-35")
def test_what_was_laundered_buys_machines_only_in_the_next_round() -> None:
    table = evening(purse(n150=1), purse(), purse()).launders(0, 0, 0, 0, 1)
    assert (table.real[0], table.seen("round"), table.seen("phase")) == (70, 2, "machines")
    table.until("buying")
    assert (table.seen("round"), table.acting) == (2, 0)
    assert table.buys(HUNDRED).real[0] == 0


@pytest.mark.rule("FF-R22")
def test_what_was_laundered_serves_in_the_auctions_and_fists_of_the_next_round() -> None:
    table = evening(purse(n150=1), purse(), purse()).inspector(COIN, TWENTY)
    table.has(2, tools=[]).has(0, tools=[kind(TOP, SINGLE)])
    table.launders(0, 0, 0, 0, 1).produces(kind(TOP, SINGLE))
    assert table.seen("phase") == "lead"
    assert table.offers(REAL, 30).coins[0] == 3
    assert table.bids({0: purse(real=40)}).told("won_card") == [["won_card", 0, 40, 20]]


@pytest.mark.rule("FF-12")
def test_no_notes_are_ever_changed_for_others() -> None:
    table = evening(purse(n10=4, n20=1), purse(n10=1), purse()).launders(2, 0, 0, 0, 0)
    assert table.money[0] == purse(n10=2, n20=1, real=6)
