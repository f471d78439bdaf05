"""What a prisoner may do, and the three ways out."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import in_jail, paying
from tests.games.crooked_cash_table import (
    BANK,
    BROWN,
    CH03,
    CH07,
    CM07,
    JAIL,
    NOTHING,
    PARKING,
    Table,
)

MAIN = {"exchange", "offer"}


def choices(table: Table) -> set[str]:
    return set(table.verbs(0)) - MAIN


@pytest.mark.rule("CC-47", "CC-E6")
def test_a_prisoner_may_pay_or_roll_and_with_a_card_use_it() -> None:
    assert choices(in_jail()) == {"fine", "roll"}
    table = Table(first_player=2).jails(0).keeps(0, CM07).holds(0, CH03).passes_turn()
    assert choices(table) == {"fine", "roll", "cell_card", "play"}
    assert table.may(0, "play", CH03)


@pytest.mark.rule("CC-47", "CC-E6", "CC-25")
def test_after_the_fine_the_roll_is_normal_and_a_double_is_the_first() -> None:
    table = in_jail().chooses("fine")
    assert table.told("owes") == [["owes", 0, BANK, 50]]
    table.settles()
    assert (table.money[0], table.seen("jail")[0]) == (1450, None)
    assert table.told("leaves_jail") == [["leaves_jail", 0]]
    assert "fine" not in table.verbs(0)
    for _ in range(2):
        table.lands(PARKING, on=(2, 2)).settles()
        assert "roll" in table.verbs(0)
    table.rolls(1, 1).settles()
    assert table.seen("jail")[0] == 0


@pytest.mark.rule("CC-47", "CM07", "CC-48")
def test_a_chest_card_opens_the_jail_and_goes_under_its_pile() -> None:
    table = Table(first_player=2).jails(0).keeps(0, CM07).passes_turn().chooses("cell_card")
    table.settles()
    assert (table.money[0], table.seen("jail")[0]) == (1500, None)
    assert table.seen("chest")["held"][0] == []
    assert table.seen("chest")["under"] == [CM07]
    table.lands(PARKING, on=(3, 3)).settles()
    assert table.player == 0
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-47", "CH03", "CC-49")
def test_a_chance_card_opens_the_jail_and_goes_under_its_pile() -> None:
    table = Table(first_player=2).jails(0).holds(0, CH03).passes_turn()
    table.chooses("play", CH03).trusts()
    assert (table.money[0], table.seen("jail")[0]) == (1500, None)
    assert table.seen("chance")["held"][0] is None
    assert [card // 2 for card in table.seen("chance")["under"]] == [CH03]
    table.lands(PARKING, on=(3, 3)).settles()
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CH03", "CC-E13")
def test_the_cell_key_is_of_no_use_to_those_who_are_free() -> None:
    table = Table().holds(0, CH03).keeps(0, CM07)
    assert not {"play", "cell_card"} & set(table.verbs(0))
    table.lands(PARKING)
    assert not {"play", "cell_card"} & set(table.verbs(0))


@pytest.mark.rule("CC-47", "CC-E6")
def test_a_double_sets_free_moves_and_ends_the_turn() -> None:
    table = in_jail().next(dice=[4, 4]).chooses("roll").settles()
    assert table.seen("jail")[0] is None
    assert table.seen("position")[0] == JAIL + 8
    assert table.phase == "street"
    table.chooses("buy").settles()
    assert table.owner[10] == 0
    assert "roll" not in table.verbs(0)
    assert table.ends_turn().player == 1


@pytest.mark.rule("CC-47", "CC-E7")
def test_two_failed_rolls_change_nothing_but_their_count() -> None:
    table = in_jail()
    for failed in (1, 2):
        table.rolls(1, 2).settles()
        assert (table.seen("jail")[0], table.seen("position")[0]) == (failed, JAIL)
        assert table.money[0] == 1500
        while table.player != 0 or table.matter("turn")["stage"] == "finish":
            table = table.ends_turn() if table.player == 0 else table.passes_turn()


@pytest.mark.rule("CC-47", "CC-E7", "CC-B6")
def test_the_third_failure_costs_50_and_that_roll_is_moved() -> None:
    table = in_jail(failed=2).rolls(4, 5)
    assert table.phase == "payment"
    assert table.told("owes") == [["owes", 0, BANK, 50]]
    table.settles()
    assert (table.money[0], table.seen("jail")[0]) == (1450, None)
    assert table.seen("position")[0] == PARKING
    assert "roll" not in table.verbs(0)


@pytest.mark.rule("CC-E7", "CC-B6", "CC-51")
def test_the_third_fine_is_a_debt_for_which_one_must_sell() -> None:
    table = Table(first_player=2).jails(0, failed=2).has(0, [1, 0, 0, 0, 0]).owns(0, 2)
    table.passes_turn().rolls(1, 2)
    assert table.phase == "debt"
    table.chooses("sell", 2).settles()
    assert table.money[0] == 10
    assert table.seen("position")[0] == JAIL + 3


@pytest.mark.rule("CC-47", "CC-E7")
def test_the_third_roll_sets_free_without_a_fine_if_it_is_a_double() -> None:
    table = in_jail(failed=2).rolls(2, 2).settles()
    assert table.told("owes") == []
    assert table.seen("position")[0] == 13 + 1


@pytest.mark.rule("CC-47")
def test_the_fine_can_be_paid_on_a_later_turn_too() -> None:
    table = in_jail(failed=1).chooses("fine").settles()
    assert (table.money[0], table.seen("jail")[0]) == (1450, None)
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-B9", "CC-47")
def test_a_fine_that_fails_for_a_false_note_leaves_the_other_exits() -> None:
    table = Table(first_player=2).jails(0).has(0, NOTHING, [0, 0, 1, 0, 0]).passes_turn()
    table.chooses("fine").pays().checks({1: 0})
    assert (table.money, table.seen("jail")[0]) == ([0, 1550, 1500], 0)
    assert table.player == 0
    assert choices(table) == {"roll"}


@pytest.mark.rule("CC-E8", "CC-B11", "CC-27")
def test_a_false_cell_key_leaves_the_prisoner_to_choose_again() -> None:
    table = Table(first_player=2).jails(0).holds(0, CH03).passes_turn()
    table.chooses("play", CH03).next(truths=[0]).checks({1: 0})
    assert table.seen("jail")[0] == 0
    assert table.player == 0
    assert choices(table) == {"fine", "roll"}


@pytest.mark.rule("CC-15", "CC-46", "CC-B1")
def test_a_prisoner_cannot_use_the_decoder() -> None:
    table = paying(players=4).jails(1).pays()
    assert table.match.acting() == [2, 3]
    assert table.matter("decoder")["asked"] == [2, 3]


@pytest.mark.rule("CC-E18", "CC-15")
def test_the_decoder_can_be_used_from_the_moment_one_is_out() -> None:
    table = in_jail().chooses("fine").settles()
    table.owns(0, 10).owns(2, 2).lands(PARKING).settles().ends_turn()
    table.owns(0, 5).lands(10).says(0, "demand").pays()
    assert table.match.acting() == [0, 2]


@pytest.mark.rule("CC-46", "CC-C4")
def test_a_prisoner_collects_rent() -> None:
    table = Table().owns(1, 2).jails(1).lands(5).says(1, "demand").settles()
    assert table.money == [1450, 1550, 1500]


@pytest.mark.rule("CC-46")
def test_a_prisoner_bids_builds_and_trades() -> None:
    table = Table().owns(1, *BROWN).jails(1).next(dice=[1, 2]).sits(0, 2).chooses("roll")
    assert table.match.acting() == [1]
    table.says(1, "wish", 0).says(1, "ready").settles()
    assert table.seen("hotels") == [0]
    table.chooses("auction").bids(1, 10).passes(0, 2).settles()
    assert table.owner[2] == 1
    table.chooses("done")
    assert table.may(1, "offer", 0, 1, *[0] * 34)
    table.offers(1, 0, streets=[0])
    assert table.says(0, "accept").owner[0] == 0


@pytest.mark.rule("CC-46", "CC-E13", "CH07")
def test_a_prisoner_plays_cards() -> None:
    table = Table(first_player=2).jails(0).holds(0, CH07).passes_turn()
    table.chooses("play", CH07).trusts()
    assert (table.money[0], table.seen("jail")[0]) == (1650, 0)
    assert choices(table) == {"fine", "roll"}


@pytest.mark.rule("CC-47", "CC-41")
def test_a_prisoner_may_buy_a_card_from_another_and_use_it_at_once() -> None:
    table = Table(first_player=2).jails(0).keeps(1, CM07).passes_turn()
    table.offers(0, 1, give=[0, 0, 1, 0, 0], cards=[0, 0, 1]).says(1, "accept").settles()
    assert table.seen("chest")["held"][:2] == [[CM07], []]
    table.chooses("cell_card")
    assert table.seen("jail")[0] is None
