"""The last space of the police track, last placements, payment and the winner."""

from __future__ import annotations

import pytest

from funnymoney.games.counterfeiters.cards import (
    BIG_LAWYER,
    DINER,
    INK,
    JET,
    LOTTERY,
    PAPER,
    PRINTER,
)
from tests.games.counterfeiters_table import (
    EVERY_NUMBER_OF_PLAYERS,
    Large,
    Small,
    Table,
    ending,
    random_play,
)


def passing(table: Table) -> list[int]:
    """Let everybody pass until the game is over and return who passed."""
    asked = []
    while not table.match.over:
        asked.append(table.acting)
        table.passes()
    return asked


def over(table: Table) -> Table:
    """Bring the end by the first choice, with no last placements."""
    passing(table.prints(Small.PRINT_POLICE))
    return table


@pytest.mark.rule("CF-38", "CF-R37")
@EVERY_NUMBER_OF_PLAYERS
def test_the_end_begins_on_the_last_space_with_the_godfather(players: int) -> None:
    table = ending(players).all_have(*[100] * players)
    assert table.seen("stage") == "not yet"
    table.prints(Small.PRINT_POLICE if players == 2 else Large.PRINT_POLICE)
    assert table.hands == [50] * players
    assert [item[0] for item in table.match.news(None)][-2:] == ["godfather", "last_placements"]
    assert (table.seen("stage"), table.match.over) == ("last placements", False)


@pytest.mark.rule("CF-39", "CF-R30")
@EVERY_NUMBER_OF_PLAYERS
def test_everybody_the_trigger_too_is_asked_from_the_first_player_of_the_round(
    players: int,
) -> None:
    table = ending(players).passes()
    table.prints(Small.PRINT_POLICE if players == 2 else Large.PRINT_POLICE)
    assert passing(table) == list(range(players))


@pytest.mark.rule("CF-39", "CF-R30")
@pytest.mark.parametrize(
    ("way", "first", "order"),
    [
        ("first_player", 0, [0, 1, 2, 3]),
        ("after_trigger", 0, [2, 3, 0, 1]),
        ("first_player", 2, [2, 3, 0, 1]),
        ("after_trigger", 2, [0, 1, 2, 3]),
    ],
)
def test_last_placements_begin_with_the_first_player_or_after_the_trigger(
    way: str, first: int, order: list[int]
) -> None:
    table = ending(4, first_player=first, last_placement_from=way).passes()
    table.prints(Large.PRINT_POLICE)
    assert table.seen("trigger") == (first + 1) % 4
    assert passing(table) == order


@pytest.mark.rule("CF-38", "CF-R22", "CF-R33")
def test_what_the_trigger_earns_is_halved_and_what_he_earns_last_is_not() -> None:
    table = ending().has(0, 10, fakes=[0, 0, 5]).shops(Small.SHOP, 0, 0, 3)
    assert table.hands[0] == 80
    assert table.fences(Small.FENCE, 0, 0, 2).hands[0] == 160


@pytest.mark.rule("CF-R26", "CF-R30")
def test_sunglasses_taken_in_the_last_round_do_not_change_the_order() -> None:
    table = ending(3).passes().dodges(Large.SUNGLASSES).prints(Large.PRINT_POLICE)
    assert passing(table) == [0, 1, 2]


@pytest.mark.rule("CF-R31")
def test_one_henchman_each_even_with_more_left() -> None:
    table = ending().prints(Small.PRINT_POLICE).prints(Small.PRINT).dodges(Small.SUNGLASSES)
    assert table.match.over
    assert table.seen("henchmen") == [1, 2]
    assert table.seen("fakes")[0] == [4, 0, 0]


@pytest.mark.rule("CF-39", "CF-R31")
def test_who_has_no_henchman_left_is_not_asked() -> None:
    table = ending().passes(4).prints(Small.PRINT_POLICE)
    assert passing(table) == [1]


@pytest.mark.rule("CF-R31")
def test_if_nobody_has_a_henchman_left_the_game_is_over_at_once() -> None:
    assert ending().passes(5).prints(Small.PRINT_POLICE).match.over


@pytest.mark.rule("CF-R4")
def test_a_henchman_who_passed_cannot_be_placed_last() -> None:
    table = ending(3).passes(7).prints(Large.PRINT_POLICE)
    assert passing(table) == [2]


@pytest.mark.rule("CF-17", "CF-39")
def test_last_henchmen_need_free_spaces() -> None:
    table = ending().prints(Small.PRINT_POLICE)
    assert table.refuses(0, "print", Small.PRINT_POLICE) == "not_among"
    assert table.prints(Small.PRINT).refuses(1, "print", Small.PRINT) == "no_such_verb"


@pytest.mark.rule("CF-R32", "CF-R33")
def test_police_icons_do_nothing_any_more_and_money_is_safe() -> None:
    table = ending().all_have(100, 100).prints(Small.PRINT_POLICE).dodges(Small.TAX_POLICE)
    assert (table.seen("pawn"), table.hands[0]) == (14, 80)
    table.passes()
    assert table.told(None, "police", "godfather") == [["police", 14], ["godfather"]]
    assert table.match.state.returns() == [80, 50]


@pytest.mark.rule("CF-R19", "CF-39")
def test_last_henchmen_may_fly_after_a_strike() -> None:
    table = ending().has(0, 100, cards=[PRINTER, INK, JET])
    assert not table.may("fly", Small.JET)
    table.prints(Small.PRINT_POLICE).flies(Small.JET).stashes(50).passes()
    assert table.match.state.returns()[0] == 50


@pytest.mark.rule("CF-39", "CF-R31")
def test_last_placements_end_when_all_were_asked() -> None:
    table = ending().prints(Small.PRINT_POLICE).passes(2)
    assert table.match.over
    assert (table.seen("phase"), table.seen("acting")) == ("over", [])
    assert table.refuses(0, "pass") == "finished"


@pytest.mark.rule("CF-41", "CF-R36")
def test_diners_work_once_more_and_the_market_stays() -> None:
    table = ending().has(0, 0, fakes=[4, 0, 0], cards=[PRINTER, INK, DINER])
    market = table.seen("market")
    over(table)
    assert table.match.state.returns()[0] == 50
    assert table.seen("fakes")[0] == [5, 0, 0]
    assert table.seen("market") == market
    assert table.told(None, "trashed") == []
    assert (table.seen("round"), len(table.told(None, "diners"))) == (1, 1)


@pytest.mark.rule("CF-41", "CF-R36")
def test_diners_work_only_once_when_the_last_henchman_of_a_round_brings_the_end() -> None:
    table = ending().has(0, 0, fakes=[4, 0, 0], cards=[PRINTER, INK, DINER])
    table.passes(5).prints(Small.PRINT_POLICE)
    assert table.match.state.returns()[0] == 50


@pytest.mark.rule("CF-41")
@pytest.mark.parametrize(("ticket", "money"), list(enumerate([60, 80, 90, 100, 110, 120])))
def test_a_ticket_is_paid_at_its_value(ticket: int, money: int) -> None:
    table = over(ending().has(0, 0, cards=[PRINTER, INK, LOTTERY + ticket]))
    assert table.match.state.returns()[0] == money
    assert table.told(None, "ticket") == [["ticket", 0, money]]


@pytest.mark.rule("CF-41")
def test_all_tickets_are_paid() -> None:
    table = over(ending().has(0, 0, cards=[PRINTER, LOTTERY, LOTTERY + 3, LOTTERY + 5]))
    assert table.match.state.returns()[0] == 280


@pytest.mark.rule("CF-41")
def test_a_ticket_is_worth_nothing_before_the_end() -> None:
    table = Table().offers(Small.MARKET_10, LOTTERY + 5).buys(Small.MARKET_10).passes(5)
    assert table.rounds_pass().hands == [10, 30]


@pytest.mark.rule("CF-R35")
def test_a_ticket_bought_last_counts() -> None:
    table = ending().has(0, 20).offers(Small.MARKET_10, LOTTERY).prints(Small.PRINT_POLICE)
    assert table.buys(Small.MARKET_10).passes().match.state.returns()[0] == 60


@pytest.mark.rule("CF-R35")
def test_a_lawyer_bought_last_works() -> None:
    table = ending().has(0, 20).offers(Small.MARKET_10, BIG_LAWYER).prints(Small.PRINT_POLICE)
    table.buys(Small.MARKET_10).passes()
    assert (table.acting, table.seen("stage")) == (0, "big-shot lawyer")


@pytest.mark.rule("CF-R37")
def test_godfather_last_placements_lawyer_diners_lottery() -> None:
    cards = [PRINTER, INK, DINER, BIG_LAWYER, LOTTERY]
    table = ending().has(0, 100, fakes=[1, 0, 0], cards=cards).prints(Small.PRINT_POLICE)
    table.passes(2).retrieves(Small.PRINT_POLICE).dodges(Small.SUNGLASSES)
    keys = ("godfather", "last_placements", "lawyer", "diners", "ticket")
    assert [item[0] for item in table.told(None, *keys)] == list(keys)
    assert table.match.state.returns()[0] == 50 + 30 + 50 + 60


@pytest.mark.rule("CF-1", "CF-42")
def test_only_real_money_counts_in_hand_and_offshore() -> None:
    table = ending().has(0, 40, offshore=70, fakes=[9, 9, 9], cards=[PRINTER, PRINTER, INK, JET])
    table.has(1, 240, offshore=0)
    over(table)
    assert table.match.state.returns() == [90, 120]
    assert table.match.state.shares() == [0.0, 1.0]


@pytest.mark.rule("CF-1", "CF-42")
def test_offshore_money_can_win() -> None:
    table = over(ending().has(0, 0, offshore=130).has(1, 240))
    assert table.match.state.returns() == [130, 120]
    assert table.match.state.shares() == [1.0, 0.0]


@pytest.mark.rule("CF-43", "CF-R38")
@pytest.mark.parametrize(
    ("hands", "shares"),
    [
        ([100, 100, 100], [1 / 3, 1 / 3, 1 / 3]),
        ([100, 40, 100], [0.5, 0.0, 0.5]),
        ([20, 40, 100], [0.0, 0.0, 1.0]),
    ],
)
def test_a_tie_is_a_shared_win(hands: list[int], shares: list[float]) -> None:
    table = ending(3).all_have(*hands).has(0, cards=[PRINTER, PAPER]).prints(Large.PRINT_POLICE)
    table.passes(3)
    assert table.match.state.shares() == pytest.approx(shares)


@pytest.mark.rule("CF-38")
@EVERY_NUMBER_OF_PLAYERS
def test_every_game_ends_on_the_last_space(players: int) -> None:
    *_, match = random_play(players, seed=players)
    assert match.view(None)["pawn"] == (14 if players == 2 else 22)
