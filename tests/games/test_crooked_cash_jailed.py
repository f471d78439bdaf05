"""What is left of a turn for whoever comes to jail in it (CC-C19)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from funnymoney.core.luck import FastLuck
from funnymoney.games.crooked_cash.presentation import presenter
from tests.games.crooked_cash_scenes import draws
from tests.games.crooked_cash_table import (
    BROWN,
    CH03,
    CH06,
    CH07,
    CM07,
    CM08,
    CM14,
    CROOKED_CASH,
    JAIL,
    PARKING,
    TO_JAIL,
    Table,
    swap,
)

MAIN = {"done", "exchange", "offer"}


def by_third_double(table: Table | None = None) -> Table:
    """Return a table where player 0 has come to jail by a third double in a row."""
    table = (table or Table()).lands(PARKING, on=(1, 1)).until_not("building")
    table.lands(PARKING, on=(2, 2)).until_not("building")
    return table.sits(0, PARKING).rolls(3, 3)


def by_go_to_jail(table: Table | None = None) -> Table:
    """Return a table where player 0 has landed on Go to Jail, with a double."""
    return (table or Table()).lands(TO_JAIL, on=(2, 2))


def by_card(table: Table | None = None) -> Table:
    """Return a table where a Community Chest card has sent player 0 to jail, after a double."""
    return draws(CM14, table, on=(2, 2))


Way = Callable[[Table | None], Table]
every_way = pytest.mark.parametrize("to_jail", [by_third_double, by_go_to_jail, by_card])
by_landing = pytest.mark.parametrize("to_jail", [by_go_to_jail, by_card])


@pytest.mark.rule("CC-C19", "CC-45", "CC-E9", "CC-E10")
@every_way
def test_whoever_is_sent_to_jail_ends_the_turn_and_does_not_roll(to_jail: Way) -> None:
    table = to_jail(None)
    assert (table.phase, table.acting) == ("turn", 0)
    assert table.matter("turn")["stage"] == "finish"
    assert (table.seen("position")[0], table.seen("jail")[0]) == (JAIL, 0)
    assert set(table.verbs(0)) == MAIN
    assert table.refuses(0, "roll") == "no_such_verb"
    assert table.ends_turn().player == 1
    assert table.seen("jail")[0] == 0


@pytest.mark.rule("CC-C19", "CC-46", "CH07")
@every_way
def test_a_held_bank_grant_is_played_before_the_turn_passes(to_jail: Way) -> None:
    table = to_jail(Table().holds(0, CH07))
    table.says(0, "play", CH07).trusts()
    assert (table.money[0], table.player, table.seen("jail")[0]) == (1650, 0, 0)
    assert set(table.verbs(0)) == MAIN
    assert table.ends_turn().player == 1


@pytest.mark.rule("CC-C19", "CC-46", "CM08")
@every_way
def test_a_free_hotel_is_built_from_jail(to_jail: Way) -> None:
    table = to_jail(Table().keeps(0, CM08).owns(0, 21)).until_not("building")
    table.says(0, "free_hotel", 21)
    assert (table.seen("hotels"), table.player) == ([21], 0)


@pytest.mark.rule("CC-C19", "CC-46", "CC-C9")
@every_way
def test_a_trade_is_offered_from_jail_and_offers_are_counted_anew(to_jail: Way) -> None:
    table = Table().owns(1, 21).owns(0, 5)
    for _ in range(2):
        table.offers(0, 1, streets=[21]).says(1, "refuse")
    to_jail(table)
    table.offers(0, 1, streets=[5, 21]).says(1, "accept")
    assert (table.owner[21], table.owner[5], table.player) == (0, 1, 0)
    table.offers(0, 1, streets=[5]).says(1, "refuse")
    assert "offer" not in table.verbs(0)


@pytest.mark.rule("CC-C19", "CC-15", "CC-46")
@every_way
def test_the_decoder_stays_closed_to_them(to_jail: Way) -> None:
    """Notes of a partner, and a card of a rival, are checked by those outside only."""
    table = to_jail(Table().owns(0, 21))
    table.offers(0, 1, take=[0, 0, 0, 1, 0], streets=[21]).says(1, "accept").pays()
    assert table.matter("decoder")["asked"] == [2]
    table.trusts().ends_turn().holds(1, CH07).says(1, "play", CH07)
    assert table.matter("decoder")["asked"] == [2]


@pytest.mark.rule("CC-C19", "CH06", "CH03", "CM07", "CC-47")
@every_way
@pytest.mark.parametrize("card", [CH06, CH03])
def test_neither_an_express_ticket_nor_a_way_out_is_for_then(to_jail: Way, card: int) -> None:
    table = to_jail(Table().holds(0, card).keeps(0, CM07))
    assert set(table.verbs(0)) == MAIN
    table.ends_turn()
    assert table.seen("jail")[0] == 0


@pytest.mark.rule("CC-C19", "CC-A10")
@every_way
def test_notes_are_changed_from_jail_unless_they_were_in_this_turn(to_jail: Way) -> None:
    table = to_jail(None).says(0, *swap("100", "50 50")).settles()
    assert table.told("exchanged")
    assert set(table.verbs(0)) == {"done", "offer"}
    table = Table().says(0, *swap("100", "50 50")).settles()
    assert set(to_jail(table).verbs(0)) == {"done", "offer"}


@pytest.mark.rule("CC-C19", "CC-C15")
@by_landing
def test_all_may_build_after_a_space_or_card_that_leads_to_jail(to_jail: Way) -> None:
    table = Table().owns(0, *BROWN).owns(1, 2, 3, 4).sits(0, 20)
    to_jail_without_building(table, to_jail)
    assert (table.phase, table.match.acting()) == ("building", [0, 1])
    assert (table.matter("turn")["stage"], table.seen("jail")[0]) == ("landed", 0)
    table.says(0, "wish", 0).says(0, "ready").says(1, "ready").settles()
    assert table.seen("hotels") == [0]
    assert (table.acting, table.matter("turn")["stage"]) == (0, "finish")
    assert "roll" not in table.verbs(0)


def to_jail_without_building(table: Table, to_jail: Way) -> None:
    """Have nobody build before the roll, and stop at the window after it."""
    space = TO_JAIL if to_jail is by_go_to_jail else 30
    table.sits(0, space - 4).next(dice=[2, 2], chest=[CM14]).says(0, "roll")
    table.says(0, "ready").says(1, "ready")


@pytest.mark.rule("CC-C19", "CC-C15", "CC-E9")
def test_nobody_builds_after_a_third_double_until_the_turn_has_ended() -> None:
    """There was no landing; the windows before the roll and between turns are held as usual."""
    table = Table().owns(1, *BROWN)
    table.lands(PARKING, on=(1, 1)).until_not("building")
    table.lands(PARKING, on=(2, 2)).until_not("building")
    table.next(dice=[3, 3]).says(0, "roll")
    assert table.matter("turn")["stage"] == "rolling"
    table.says(1, "ready")
    assert (table.phase, table.matter("turn")["stage"]) == ("turn", "finish")
    table.says(0, "done").until_not("interlude")
    assert (table.phase, table.matter("turn")["stage"]) == ("building", "closing")


@pytest.mark.rule("CC-C19", "CC-D6")
def test_whoever_is_bankrupt_in_their_own_turn_has_no_such_window() -> None:
    table = Table().has(0).owns(1, 21).lands(35).chooses("demand")
    while table.phase == "debt":
        table.chooses("give_up")
    assert table.seen("bankrupt") == [0]
    assert table.settles().player == 1


@pytest.mark.rule("CC-C19")
@every_way
def test_a_view_of_that_moment_leads_back_to_it_and_is_put_in_words(to_jail: Way) -> None:
    table = to_jail(Table().holds(0, CH07))
    view = table.view(0)
    again = CROOKED_CASH.from_view(view, FastLuck(1))
    assert dict(again.view(0)) == view
    assert "in jail and roll no more" in presenter.question(view, ["Ann", "Bea", "Cas"])
    free = Table().lands(PARKING).view(0)
    assert "jail" not in presenter.question(free, ["Ann", "Bea", "Cas"])
