"""Phase 2: transforming, selling and producing."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_table import (
    BOUGHT,
    COINS,
    DEALT,
    EVERY_NUMBER_OF_PLAYERS,
    FIFTY,
    HUNDRED,
    MUENZEN,
    NEXT,
    NEXT_TWICE,
    SAME,
    SAME_TWICE,
    SINGLE,
    TEN,
    TOP,
    TWENTY,
    TWICE,
    Table,
    kind,
    purse,
)

VALUES = (TEN, TWENTY, FIFTY, HUNDRED, TOP)
SELL = [3, 8, 20, 45, 70]
every_value = pytest.mark.parametrize("value", VALUES)


def workshop(*tools: int, players: int = 3) -> Table:
    """Return a table where only player 0 owns machines, and a turned 50 besides these."""
    return Table(players=players).is_poor().has(0, tools=[*tools, kind(FIFTY, SINGLE)])


@pytest.mark.rule("FF-11", "FF-18", "FF-R5")
@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("first", [0, 2])
def test_players_work_one_after_the_other_from_the_marker(players: int, first: int) -> None:
    table = Table(players=players, first_player=first)
    order = []
    while table.seen("phase") == "machines":
        order.append(table.acting)
        table.idles()
    turns = [(first + step) % players for step in range(players)]
    assert order == [player for player in turns for _ in range(3)]


@pytest.mark.rule("FF-18")
def test_each_machine_does_one_thing_of_its_own() -> None:
    table = Table().produces(kind(TEN)).sells(kind(TWENTY)).transforms(kind(FIFTY), NEXT)
    assert table.money[0] == purse(n10=1, real=8)
    assert table.owned(0) == [kind(TEN), kind(HUNDRED, SINGLE)]
    assert table.acting == 1


@pytest.mark.rule("FF-18")
@pytest.mark.parametrize("verb", ["transform", "sell", "produce"])
def test_a_machine_that_has_produced_does_nothing_more_in_this_round(verb: str) -> None:
    table = Table().produces(kind(TEN))
    assert table.refuses(0, verb, kind(TEN)) == "not_among"
    assert table.words() == [
        [deed, machine]
        for deed in ("transform", "sell", "produce")
        for machine in (kind(TWENTY), kind(FIFTY))
    ]


@pytest.mark.rule("FF-18")
def test_each_of_several_equal_machines_works_once() -> None:
    table = workshop(*[kind(TOP)] * 3).produces(kind(TOP)).sells(kind(TOP)).produces(kind(TOP))
    assert table.money[0] == purse(n150=2, real=70)
    assert table.refuses(0, "produce", kind(TOP)) == "not_among"
    assert table.seen("waiting")[kind(FIFTY, SINGLE)] == 1


@pytest.mark.rule("FF-18")
def test_no_machine_may_stand_idle() -> None:
    table = Table().produces(kind(TEN), kind(TWENTY))
    assert (table.acting, table.verbs()) == (0, ["transform", "sell", "produce"])


@pytest.mark.rule("FF-2", "FF-19", "FF-23")
@every_value
@pytest.mark.parametrize(
    ("back", "step", "side"),
    [
        (SAME, 0, SINGLE),
        (SAME_TWICE, 0, TWICE),
        (NEXT, 1, SINGLE),
        (NEXT_TWICE, 1, TWICE),
    ],
)
def test_a_turned_machine_is_what_its_back_says(
    value: int, back: int, step: int, side: int
) -> None:
    if value + step <= TOP:
        table = workshop(kind(value, BOUGHT)).transforms(kind(value, BOUGHT), back)
        assert table.owned(0) == sorted([kind(FIFTY, SINGLE), kind(value + step, side)])
        assert table.told("turned") == [["turned", 0, kind(value, BOUGHT), back]]


@pytest.mark.rule("FF-2", "FF-36")
def test_a_150_may_turn_out_to_hold_coins() -> None:
    table = workshop(kind(TOP, BOUGHT)).transforms(kind(TOP, BOUGHT), COINS)
    assert table.owned(0) == [kind(FIFTY, SINGLE), MUENZEN]
    assert table.coins == [0, 0, 0]


@pytest.mark.rule("FF-2")
@pytest.mark.parametrize(
    ("value", "back"),
    [(TOP, NEXT), (TOP, NEXT_TWICE), *[(value, COINS) for value in VALUES[:4]]],
)
def test_some_backs_are_on_no_tile_of_a_value(value: int, back: int) -> None:
    with pytest.raises(ValueError, match="is not left"):
        workshop(kind(value, BOUGHT)).transforms(kind(value, BOUGHT), back)


@pytest.mark.rule("FF-22", "FF-R6")
@pytest.mark.parametrize("back", [SAME, SAME_TWICE, NEXT])
def test_a_machine_just_turned_neither_produces_nor_is_sold(back: int) -> None:
    table = workshop(kind(HUNDRED)).transforms(kind(HUNDRED, DEALT), back)
    assert table.money[0] == purse()
    machine = table.owned(0)[-1]
    assert machine != kind(FIFTY, SINGLE)
    assert not any(table.may(verb, machine) for verb in ("produce", "sell", "transform"))


@pytest.mark.rule("FF-18", "FF-22")
def test_one_just_turned_does_not_work_in_place_of_an_equal_one() -> None:
    table = workshop(kind(FIFTY, BOUGHT), kind(TEN)).transforms(kind(FIFTY, BOUGHT), SAME)
    table.produces(kind(FIFTY, SINGLE))
    assert table.owned(0) == [kind(TEN), kind(FIFTY, SINGLE), kind(FIFTY, SINGLE)]
    assert table.refuses(0, "produce", kind(FIFTY, SINGLE)) == "not_among"


@pytest.mark.rule("FF-19", "FF-R6", "FF-R31")
@pytest.mark.parametrize("machine", [kind(value, side) for value in VALUES for side in (2, 3)])
def test_a_turned_machine_cannot_be_turned_again(machine: int) -> None:
    table = Table().is_poor().has(0, tools=[machine])
    assert table.words() == [["sell", machine], ["produce", machine]]


@pytest.mark.rule("FF-19", "FF-36")
def test_nor_can_one_with_coins() -> None:
    table = Table().is_poor().has(0, tools=[MUENZEN])
    assert table.words() == [["sell", MUENZEN], ["produce", MUENZEN]]


@pytest.mark.rule("FF-R6", "FF-21")
def test_an_unchanged_back_uses_up_the_turn_and_may_be_sold_in_the_next_round() -> None:
    table = Table().is_poor().transforms(kind(TOP, BOUGHT), SAME)
    assert table.seen("round") == 2
    assert table.words() == [["sell", kind(TOP, SINGLE)], ["produce", kind(TOP, SINGLE)]]
    assert table.sells(kind(TOP, SINGLE)).real[0] == 70


@pytest.mark.rule("FF-6", "FF-21", "FF-23", "FF-R30")
@every_value
@pytest.mark.parametrize("side", [DEALT, BOUGHT, SINGLE, TWICE])
def test_a_machine_is_sold_for_the_selling_price_of_its_visible_side(value: int, side: int) -> None:
    table = workshop(kind(value, side)).sells(kind(value, side))
    assert table.money[0] == purse(real=SELL[value])
    assert table.owned(0) == [kind(FIFTY, SINGLE)]


@pytest.mark.rule("FF-21", "FF-R9")
def test_a_machine_with_coins_is_sold_like_any_150() -> None:
    table = workshop(MUENZEN).sells(MUENZEN)
    assert (table.money[0], table.coins[0]) == (purse(real=70), 0)


@pytest.mark.rule("FF-21")
def test_all_machines_may_be_sold() -> None:
    table = Table().sells(kind(TEN), kind(TWENTY), kind(FIFTY))
    assert (table.real, table.owned(0)) == ([31, 0, 0], [])


@pytest.mark.rule("FF-D2")
@every_value
@pytest.mark.parametrize("side", [DEALT, BOUGHT, SINGLE, TWICE])
def test_sold_tiles_leave_the_game(value: int, side: int) -> None:
    table = workshop(kind(value, side))
    before = [table.seen(name) for name in ("pile", "unseen_backs", "dealt_unseen")]
    table.sells(kind(value, side))
    assert [table.seen(name) for name in ("pile", "unseen_backs", "dealt_unseen")] == before


@pytest.mark.rule("FF-6", "FF-22", "FF-23")
@every_value
@pytest.mark.parametrize(("side", "notes"), [(DEALT, 1), (BOUGHT, 1), (SINGLE, 1), (TWICE, 2)])
def test_a_machine_prints_a_note_of_its_visible_value(value: int, side: int, notes: int) -> None:
    table = workshop(kind(value, side)).produces(kind(value, side))
    assert table.money[0] == [notes if note == value else 0 for note in range(6)]
    assert kind(value, side) in table.owned(0)


@pytest.mark.rule("FF-36")
def test_a_machine_with_coins_prints_one_note_of_150() -> None:
    table = workshop(MUENZEN).produces(MUENZEN)
    assert (table.money[0], table.coins[0]) == (purse(n150=1), 0)


@pytest.mark.rule("FF-22", "FF-23")
def test_from_the_next_round_a_turned_machine_prints_its_new_value() -> None:
    table = Table().is_poor().has(0, tools=[kind(TWENTY)]).transforms(kind(TWENTY), NEXT)
    assert table.produces(kind(FIFTY, SINGLE)).money[0] == purse(n50=1)


@pytest.mark.rule("FF-R5")
def test_a_flip_is_seen_by_all_before_the_next_machine_is_decided() -> None:
    table = Table().transforms(kind(TEN), NEXT)
    assert (table.acting, table.owned(0)) == (0, [kind(TWENTY), kind(TWENTY, SINGLE), kind(FIFTY)])
    for who in table.everybody():
        assert ["turned", 0, kind(TEN), NEXT] in table.match.news(who)
        assert table.view(who)["machines"] == table.seen("machines")
    assert table.may("sell", kind(FIFTY))


@pytest.mark.rule("FF-D5")
def test_more_notes_are_printed_than_the_box_holds() -> None:
    table = workshop(kind(TOP, TWICE)).has(0, [30] * 5 + [0]).has(1, [30] * 5 + [0])
    assert table.produces(kind(TOP, TWICE)).money[0] == purse(30, 30, 30, 30, 32)


@pytest.mark.rule("FF-D6")
def test_the_bank_never_runs_out_of_real_money() -> None:
    table = workshop(kind(TOP)).has(0, purse(real=5000)).has(1, purse(real=5000))
    assert table.sells(kind(TOP)).real[0] == 5070
