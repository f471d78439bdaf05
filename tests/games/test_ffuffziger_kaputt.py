"""Machines that break when they are turned, and the card they bring."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_table import (
    BOUGHT,
    COIN,
    FIFTY,
    GREEN,
    HUNDRED,
    KAPUTT,
    SINGLE,
    TEN,
    TOP,
    TWENTY,
    TWICE,
    Table,
    kind,
    purse,
)

SCRAP = [2, 4, 9, 20, 30]
every_value = pytest.mark.parametrize("value", range(5))


def workshop(*tools: int, second: tuple[int, ...] = ()) -> Table:
    """Return a table where player 0 owns these machines, and player 1 those."""
    return Table().is_poor().has(0, tools=tools).has(1, tools=second)


@pytest.mark.rule("FF-6", "FF-20", "FF-R8")
@every_value
def test_the_owner_of_a_broken_machine_gets_the_scrap_price_of_its_front(value: int) -> None:
    table = workshop(kind(value, BOUGHT), kind(TOP, SINGLE))
    table.transforms(kind(value, BOUGHT), KAPUTT)
    assert table.money[0] == purse(real=SCRAP[value])
    assert table.owned(0) == [kind(TOP, SINGLE)]
    assert table.seen("kaputt") == 1


@pytest.mark.rule("FF-D3")
@every_value
def test_a_broken_tile_leaves_the_game(value: int) -> None:
    table = workshop(kind(value, BOUGHT), kind(TOP, SINGLE))
    pile, unseen = table.seen("pile"), table.seen("unseen_backs")[value][KAPUTT]
    table.transforms(kind(value, BOUGHT), KAPUTT)
    assert table.seen("pile") == pile
    assert table.seen("unseen_backs")[value][KAPUTT] == unseen - 1
    assert table.produces(kind(TOP, SINGLE)).until_round(2).seen("kaputt") == 0


@pytest.mark.rule("FF-20", "FF-R4")
def test_the_further_card_comes_when_all_have_finished() -> None:
    table = workshop(kind(TEN, BOUGHT), kind(TEN, SINGLE), second=(kind(TOP, SINGLE),))
    table.transforms(kind(TEN, BOUGHT), KAPUTT)
    assert table.seen("turned") == 1
    assert table.produces(kind(TEN, SINGLE)).seen("turned") == 1
    assert table.produces(kind(TOP, SINGLE)).seen("turned") == 2
    assert table.seen("round") == 1


@pytest.mark.rule("FF-20", "FF-R4")
@pytest.mark.parametrize("broken", [1, 2, 3])
def test_one_card_comes_however_many_are_broken(broken: int) -> None:
    tools = (kind(TWENTY, BOUGHT),) * broken
    table = workshop(*tools, second=tools)
    for _ in range(2 * broken):
        table.set(unseen=[3, 6, 9, 3, 3, 0, 6, 6, 9, 9, 3, 0])
        table.transforms(kind(TWENTY, BOUGHT), KAPUTT)
    assert (table.seen("phase"), table.seen("turned"), table.seen("today")) == (
        "fists",
        2,
        [COIN, COIN],
    )


@pytest.mark.rule("FF-20")
def test_without_a_broken_machine_there_is_no_further_card() -> None:
    assert Table().until("fists").seen("turned") == 1


@pytest.mark.rule("FF-20", "FF-24")
@pytest.mark.parametrize(("card", "lots"), [(COIN, 1), (GREEN, 1), (FIFTY, 0), (HUNDRED, 0)])
def test_a_further_card_with_a_coin_adds_an_auction_in_the_same_round(card: int, lots: int) -> None:
    table = workshop(kind(TOP, BOUGHT)).inspector(card).transforms(kind(TOP, BOUGHT), KAPUTT)
    assert (len(table.told("lot")), table.seen("round")) == (lots, 1)


@pytest.mark.rule("FF-20", "FF-17")
def test_the_added_auction_comes_on_top_of_those_of_phase_1() -> None:
    table = workshop(kind(TOP, BOUGHT), kind(TOP, SINGLE)).inspector(COIN).set(auctions=2)
    table.produces(kind(TOP, SINGLE)).transforms(kind(TOP, BOUGHT), KAPUTT).until_round(2)
    assert len(table.told("lot")) == 3


@pytest.mark.rule("FF-20", "FF-24")
def test_the_further_card_may_be_one_of_the_three_free_coin_cards() -> None:
    table = workshop(kind(TOP, BOUGHT)).inspector(COIN, free_coins=1)
    table.transforms(kind(TOP, BOUGHT), KAPUTT)
    assert (table.seen("free_coins"), table.told("lot")) == (0, [])


@pytest.mark.rule("FF-20", "FF-14", "FF-R4")
def test_the_further_card_may_destroy_machines_and_seize_notes_just_printed() -> None:
    table = workshop(kind(TEN, TWICE), kind(TEN, BOUGHT), second=(kind(TEN), kind(TWENTY)))
    table.inspector(TEN, FIFTY).produces(kind(TEN, TWICE)).transforms(kind(TEN, BOUGHT), KAPUTT)
    table.produces(kind(TEN), kind(TWENTY))
    assert table.money == [purse(real=4), purse(n20=1, real=2), purse()]
    assert (table.owned(0), table.owned(1)) == ([], [kind(TWENTY)])


@pytest.mark.rule("FF-20", "FF-15", "FF-R2")
def test_a_further_card_that_destroys_brings_a_further_one() -> None:
    table = workshop(kind(TOP, BOUGHT)).inspector(TEN, TWENTY, FIFTY, COIN, HUNDRED)
    table.transforms(kind(TOP, BOUGHT), KAPUTT)
    assert table.seen("today")[-4:] == [TEN, TWENTY, FIFTY, COIN]
    assert (table.seen("lowest"), table.seen("turned")) == (HUNDRED, 14)
    assert len(table.told("lot")) == 1


@pytest.mark.rule("FF-20")
def test_the_next_round_shows_two_cards_after_the_further_one() -> None:
    table = Table(COIN, TWENTY, COIN, HUNDRED).is_poor()
    table.has(0, tools=[kind(TEN, BOUGHT), kind(TOP, SINGLE)])
    table.transforms(kind(TEN, BOUGHT), KAPUTT).produces(kind(TOP, SINGLE)).until_round(2)
    assert table.seen("today") == [COIN, HUNDRED]
    assert table.seen("turned") == 4
