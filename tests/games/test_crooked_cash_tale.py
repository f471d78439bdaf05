"""The tale of a match of Crooked Cash: notes and last rents, and by which ways money came."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from funnymoney.core.match import Match
from funnymoney.core.tale import Column, Tale
from funnymoney.games import recap_of
from funnymoney.games.crooked_cash.presentation.recap import Story
from tests.games.crooked_cash_scenes import (
    for_sale,
    in_jail,
    random_play,
    rent_due,
)
from tests.games.crooked_cash_table import (
    BROWN,
    CH07,
    CH08,
    CH12,
    CHEST_SPACE,
    CM01,
    CM04,
    CM10,
    CM11,
    CM12,
    GO,
    LIGHT_BLUE,
    PARKING,
    Table,
    swap,
)
from tests.games.tale_watch import Watch

FALSE, TRUE = 0, 1
Play = Callable[[Table], Table]


def told(table: Table, play: Play) -> Tale:
    """Look on while this is played, and tell it."""
    watch = Watch(table.match, Story())
    play(table)
    return watch.tale()


def some(columns: list[Column]) -> dict[str, list[int]]:
    return {each.key: each.amounts for each in columns if any(each.amounts)}


def ways(of: Tale) -> dict[str, list[int]]:
    """Return by which ways money came since the start, but for the rents at the end."""
    return some(of.flow[1:-1])


def chest(card: int) -> Play:
    return lambda t: t.next(chest=[card]).lands(CHEST_SPACE + 28).settles()


def chance(kind: int, truth: int | None = None) -> Play:
    """Have player 0 play a card, and player 2 check it if its truth is told."""
    if truth is None:
        return lambda t: t.says(0, "play", kind).settles()
    return lambda t: t.says(0, "play", kind).next(truths=[truth]).checks({2: 0}).settles()


# --------------------------------------------------------------------------------- the end


def test_the_columns_are_notes_by_value_and_last_rents() -> None:
    """A street alone, a street in a whole group, and one with a hotel; the last one is bought."""
    table = Table().owns(0, 5).all_owned_but(0, owner=1).hotels(3)
    table.owns(2, *LIGHT_BLUE).owns(1, 1)
    found = told(for_sale(0, table), lambda t: t.chooses("buy").settles())
    assert table.match.over
    columns = {each.key: each.amounts for each in found.columns}
    assert columns["notes_10"] == [30, 30, 30]
    assert columns["notes_20"] == [60, 20, 20]  # 40 of change for a 100
    assert columns["notes_50"] == [150, 150, 150]
    assert columns["notes_100"] == [400, 300, 300]  # two for passing GO on the way
    assert columns["notes_500"] == [1000, 1000, 1000]
    assert columns["rents"] == [30 + 70, 30 + 70 + 80, 0]
    assert columns["hotel_rents"] == [0, 0, 200]
    assert columns["group_rents"][0] == 0
    assert columns["group_rents"][2] == 2 * (50 + 60)
    assert found.scores[2] == 1500 + 420
    assert found.points[-1].amounts["money"] == found.scores
    assert found.flow[-1] == Column("last_rents", [100, found.scores[1] - 1500, 420])


def test_bankrupts_end_with_nothing() -> None:
    def ruin(table: Table) -> Table:
        rent_due(21, table).chooses("demand")
        while table.phase == "debt":
            table.chooses("give_up")
        return table

    found = told(Table().has(0, [2, 0, 1, 0, 0], [0, 1, 0, 0, 0]), ruin)
    assert ways(found) == {"estates": [-90, 90, 0]}
    assert found.scores == [0, 1590, 1500]


def test_the_notes_of_who_is_ruined_by_the_bank_are_gone() -> None:
    def ruin(table: Table) -> Table:
        chest(CM12)(table)
        while table.phase == "debt":
            table.chooses("give_up")
        return table

    found = told(Table().has(0, [1, 0, 0, 0, 0]), ruin)
    assert ways(found) == {"estates": [-10, 0, 0]}


# -------------------------------------------------------------------------------- the ways


@pytest.mark.parametrize(
    ("table", "play", "expected"),
    [
        (Table(), lambda t: t.lands(GO), {"salary": [200, 0, 0]}),
        (rent_due(2), lambda t: t.chooses("demand").settles(),
         {"rents_taken": [0, 50, 0], "rents_paid": [-50, 0, 0]}),
        (rent_due(2), lambda t: t.chooses("demand").pays(0, 0, 0, 1).settles(),
         {"rents_taken": [0, 50, 0], "rents_paid": [-50, 0, 0]}),
        (rent_due(2), lambda t: t.chooses("demand").pays(0, 0, 0, 0, 1).settles(),
         {"rents_taken": [0, 50, 0], "rents_paid": [-50, 0, 0]}),
        (for_sale(2), lambda t: t.chooses("buy").pays(0, 0, 0, 0, 1).settles(),
         {"streets": [-100, 0, 0]}),
        (for_sale(2), lambda t: t.chooses("auction").bids(2, 70).passes(0, 1).settles(),
         {"streets": [0, 0, -70]}),
        (in_jail(), lambda t: t.chooses("fine").settles(), {"jail": [-50, 0, 0]}),
        (Table(), chest(CM01), {"chest": [200, 0, 0]}),
        (Table(), chest(CM04), {"chest": [40, -20, -20]}),
        (Table(), chest(CM10), {"chest": [50, 0, 0]}),
        (Table(), chest(CM11), {"chest": [-50, 0, 0]}),
        (Table().holds(0, CH07), chance(CH07), {"chance": [150, 0, 0]}),
        (Table().holds(0, CH07), chance(CH07, TRUE), {"chance": [150, 0, 0]}),
        (Table().holds(0, CH07), chance(CH07, FALSE), {"rewards": [0, 0, 100]}),
        (Table().holds(0, CH07).chips(2, 0, 0), chance(CH07), {"chance": [150, 0, 0]}),
        (Table().holds(0, CH08), chance(CH08), {"chance": [100, -50, -50]}),
        (Table().holds(0, CH12).chips(1, 2, 2), chance(CH12), {"chance": [50, 0, 0]}),
        (Table(), lambda t: t.chooses(*swap("500", "100 100 100 100 50 50")).settles(), {}),
        (Table().owns(0, 21),
         lambda t: t.offers(0, 1, take=[0, 0, 0, 0, 1], streets=[21]).chooses("accept").settles(),
         {"trades": [500, -500, 0]}),
        (Table(),
         lambda t: t.offers(0, 1, give=[0, 0, 1, 0, 0], take=[1, 0, 0, 0, 0])
         .chooses("accept").settles(),
         {"trades": [-40, 40, 0]}),
        (Table().owns(1, *BROWN).sits(0, PARKING - 3).next(dice=[1, 2]),
         lambda t: t.chooses("roll").says(1, "wish", 0).says(1, "ready").settles(),
         {"hotels": [0, -100, 0]}),
    ],
)  # fmt: skip
def test_every_way_of_money_has_a_name(
    table: Table, play: Play, expected: dict[str, list[int]]
) -> None:
    before = table.money
    found = told(table, play)
    assert ways(found) == expected
    gains = [now - then for now, then in zip(table.money, before, strict=True)]
    assert gains == [sum(each) for each in zip([0] * 3, *expected.values(), strict=True)]


def test_what_is_sold_to_pay_a_debt_has_a_name() -> None:
    """A street for 60 brings 30; he owed 50 with 20 in hand."""
    table = rent_due(2, Table().has(0, [0, 1, 0, 0, 0]).owns(0, 0))
    found = told(table, lambda t: t.chooses("demand").chooses("sell", 0).settles())
    assert ways(found)["sales"] == [30, 0, 0]
    assert table.money == [0, 1550, 1500]


def test_a_hotel_won_by_bidding_was_a_hotel_too() -> None:
    loose = (5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20)
    table = Table().owns(0, *BROWN).owns(1, *LIGHT_BLUE).owns(2, *loose).hotels(*loose)
    table.sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")

    def bidding(table: Table) -> Table:
        table.says(0, "wish", 0).says(1, "wish", 2).says(0, "ready").says(1, "ready")
        return table.bids(1, 130).passes(0).settles()

    assert ways(told(table, bidding)) == {"hotels": [0, -130, 0]}


def test_false_notes_that_are_found_go_from_one_to_the_other() -> None:
    table = rent_due(2, Table().has(0, [3, 1, 0, 3, 2], [0, 0, 3, 0, 0]))
    found = told(table, lambda t: t.chooses("demand").pays(0, 0, 1).checks({2: 0}).settles())
    assert ways(found) == {
        "rents_taken": [0, 50, 0],
        "rents_paid": [-50, 0, 0],
        "notes_seized": [0, 0, 50],
        "notes_lost": [-50, 0, 0],
    }


# -------------------------------------------------------------------------------- over time


def test_the_points_tell_what_is_false_of_the_money_on_the_table_too() -> None:
    table = rent_due(2, Table().has(0, [3, 1, 2, 3, 2], [0, 0, 1, 0, 0]))
    table.next(lots=[0])  # of three fifties the false one is drawn
    found = told(table, lambda t: t.chooses("demand").pays(0, 0, 1).settles())
    assert found.points[0].amounts == {"money": [1500] * 3, "false": [50, 0, 0]}
    assert found.points[2].amounts == found.points[0].amounts  # it lies there to be checked
    assert found.points[-1].amounts == {"money": [1450, 1550, 1500], "false": [0, 50, 0]}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_ways_add_up_after_every_choice(players: int) -> None:
    *_, played = random_play(players, players, round_cap=6)
    match, story = Match.of(played.record, type(played.state), 0), Story()
    watch = Watch(match, story)
    for player, word in played.record.choices:
        match.play(player, word)
        if not match.over:
            money = [story.ways.money_of(each) for each in range(players)]
            assert money == match.state.returns()
    assert watch.tale().flow == recap_of(played.record).flow


@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_note_is_false_but_those_printed_so(players: int) -> None:
    *_, match = random_play(players, 3, round_cap=8)
    false = [10 * worth for worth in (10, 20, 50, 100, 500)]
    for point in recap_of(match.record).points:
        assert sum(point.amounts["false"]) <= sum(false)
        amounts = zip(point.amounts["money"], point.amounts["false"], strict=True)
        assert all(0 <= part <= money for money, part in amounts)
