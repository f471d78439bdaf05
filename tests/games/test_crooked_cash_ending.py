"""The end: the last street, the final rent, the count."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import for_sale
from tests.games.crooked_cash_table import (
    CH07,
    CM07,
    LIGHT_BLUE,
    NOTHING,
    PARKING,
    SPACES,
    Table,
)

RENTS = (30, 30, 50, 50, 60, 70, 70, 80, 90, 90, 100, 110, 110, 120, 130, 130, 140, 150, 150, 160)
ALL_RENTS = (*RENTS, 180, 200)


def last_street(table: Table, street: int = 2, owner: int = 1) -> Table:
    """Have player 0 land on the last street nobody owns; all others are this player's."""
    return for_sale(street, table.all_owned_but(street, owner=owner))


def final(table: Table) -> dict[int, tuple[int, int]]:
    """Return the final rent and cash of each player."""
    told = [[int(number) for number in item[1:]] for item in table.told("final_rent")]
    return {player: (rent, cash) for player, rent, cash in told}


@pytest.mark.rule("CC-53", "CC-E2")
def test_the_game_ends_when_the_last_street_is_paid() -> None:
    table = last_street(Table()).chooses("buy").pays()
    assert not table.match.over
    assert table.trusts().match.over
    assert table.match.acting() == []


@pytest.mark.rule("CC-E2", "CC-11")
def test_it_ends_without_the_extra_roll_of_a_double() -> None:
    table = Table().all_owned_but(2).lands(SPACES[2], on=(1, 1)).chooses("buy").settles()
    assert table.match.over


@pytest.mark.rule("CC-53", "CC-E2")
def test_an_auction_of_the_last_street_ends_the_game_too() -> None:
    table = last_street(Table()).chooses("auction").bids(2, 10).passes(0, 1).settles()
    assert table.match.over
    assert final(table)[2] == (50, 1490)


@pytest.mark.rule("CC-53", "CC-C7")
def test_without_a_bid_for_it_the_game_goes_on() -> None:
    table = last_street(Table()).chooses("auction").nobody_bids()
    assert not table.match.over


@pytest.mark.rule("CC-E3", "CC-B7")
def test_a_payment_that_fails_leaves_the_last_street_unsold() -> None:
    table = last_street(Table().has(0, NOTHING, [0, 0, 0, 1, 0])).chooses("buy")
    table.pays().checks({1: 0})
    assert not table.match.over
    assert table.phase == "auction"
    table.nobody_bids()
    assert not table.match.over


@pytest.mark.rule("CC-54", "CC-E4", "CC-C3")
def test_every_street_brings_its_rent_once_more_by_its_level() -> None:
    table = Table().owns(2, 3, 5).owns(1, 4).hotels(5, 20)
    last_street(table).chooses("buy").settles()
    base = dict(enumerate(ALL_RENTS))
    complete = {0, 1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21}
    mine = [street for street in range(22) if street not in (2, 3, 5)]
    rent = sum(base[street] * (2 if street in complete else 1) for street in mine if street != 20)
    rent += 4 * base[20]
    assert final(table) == {0: (50, 1400), 1: (rent, 1500), 2: (50 + 280, 1500)}


@pytest.mark.rule("CC-54", "CC-E2", "CC-C3")
def test_the_group_completed_by_the_last_purchase_counts_double() -> None:
    table = last_street(Table().owns(0, 3, 4)).chooses("buy").settles()
    assert final(table)[0] == (2 * (50 + 50 + 60), 1400)


@pytest.mark.rule("CC-55", "CC-2", "CC-23")
def test_false_money_counts_like_true() -> None:
    table = Table().has(1).has(2, [3, 1, 3, 3, 0], [0, 0, 0, 0, 10])
    last_street(table).chooses("buy").settles()
    assert final(table)[2] == (0, 5500)
    assert table.match.state.shares() == [0.0, 0.0, 1.0]


@pytest.mark.rule("CC-2", "CC-55", "CC-54")
def test_the_most_money_with_the_final_rent_wins() -> None:
    table = last_street(Table().has(2, [0, 0, 0, 0, 9])).chooses("buy").settles()
    scores = {player: sum(parts) for player, parts in final(table).items()}
    assert max(scores, key=lambda player: scores[player]) == 1
    assert table.match.state.shares() == [0.0, 1.0, 0.0]
    assert [int(score) for score in table.match.state.returns()] == [scores[at] for at in range(3)]


@pytest.mark.rule("CC-E4")
def test_the_final_rent_is_no_notes_and_cards_are_worth_nothing() -> None:
    table = Table().holds(2, CH07).keeps(2, CM07)
    last_street(table).chooses("buy").settles()
    assert table.seen("notes")[1] == [3, 1, 3, 3, 2]
    assert final(table)[2] == (0, 1500)
    assert table.seen("bank")[4] == 24


@pytest.mark.rule("CC-E4", "CC-D3")
def test_the_bankrupt_get_nothing() -> None:
    table = Table(4).has(3).set(out=1 << 3).owns(2, 4)
    last_street(table).chooses("buy").settles()
    assert table.match.over
    assert final(table).get(3, (0, 0)) == (0, 0)
    assert table.match.state.shares()[3] == 0.0


@pytest.mark.rule("CC-N2")
def test_a_tie_is_a_shared_victory() -> None:
    table = last_street(Table().has(1)).chooses("buy").settles()
    rent, _ = final(table)[1]
    price_less_rent = 100 - 50
    table = last_street(Table().has(1).has(0, in_notes(rent + price_less_rent)))
    table.chooses("buy").settles()
    assert [sum(final(table)[player]) for player in (0, 1)] == [rent, rent]
    assert table.match.state.shares() == [0.5, 0.5, 0.0]


def in_notes(amount: int) -> list[int]:
    """Return the fewest notes of this worth."""
    notes = []
    for value in (500, 100, 50, 20, 10):
        notes.append(amount // value)
        amount %= value
    return notes[::-1]


@pytest.mark.rule("CC-E1", "CC-N2", "CC-54")
def test_after_the_last_round_the_rents_are_paid_and_counted_as_usual() -> None:
    table = Table(round_cap=2).owns(1, *LIGHT_BLUE)
    for _ in range(5):
        table.passes_turn()
        assert not table.match.over
    table.lands(PARKING).settles().chooses("done").settles()
    assert table.match.over
    assert final(table) == {0: (0, 1500), 1: (320, 1500), 2: (0, 1500)}
    assert table.match.state.shares() == [0.0, 1.0, 0.0]


@pytest.mark.rule("CC-E1")
def test_there_are_100_rounds_at_most() -> None:
    assert Table().seen("options")["round_cap"] == 100


@pytest.mark.rule("CC-53", "CC-40")
def test_trades_do_not_end_the_game_while_a_street_is_unowned() -> None:
    table = Table().owns(0, 5).all_owned_but(2).offers(0, 1, streets=[5]).says(1, "accept")
    assert not table.match.over
