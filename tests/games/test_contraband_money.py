"""Debts, who wins, and what is always true of money and cards."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.games.contraband.cards import BAGGAGE, CROWN, NECKLACE, WINE
from tests.games.contraband_table import FEW_GOODS, Table, random_play

for_all_numbers_of_players = pytest.mark.parametrize("players", [3, 4, 5, 6])


@pytest.mark.rule("CB-29", "CB-R21")
def test_a_player_who_cannot_pay_a_fine_goes_into_debt() -> None:
    table = Table(CROWN, NECKLACE, NECKLACE, NECKLACE).claims_immunity().searched()
    assert table.balances == [2500 + 2700, -200, 2500, 2500]


@pytest.mark.rule("CB-29", "CB-R21")
def test_a_player_who_cannot_pay_a_duty_goes_into_debt() -> None:
    table = Table(NECKLACE, money=400).declares(necklace=1).believed()
    assert table.balances == [350, -150, 100, 100]


@pytest.mark.rule("CB-R21")
def test_the_officer_may_owe_damages() -> None:
    assert Table(money=0).declares().searched().balances == [-200, 200, 0, 0]


@pytest.mark.rule("CB-R21")
def test_the_officer_may_owe_a_reward() -> None:
    table = Table(WINE, money=0).declares().believed().informed_on()
    assert table.balances == [-950, -50, 1000, 0]


@pytest.mark.rule("CB-R21")
def test_a_wrong_informer_may_owe_damages() -> None:
    table = Table(money=0).declares().believed().informed_on()
    assert table.balances == [0, 200, -200, 0]


@pytest.mark.rule("CB-R21", "CB-R23")
def test_debts_are_shown_to_all() -> None:
    table = Table(CROWN, money=0).declares(crown=1).believed()
    for who in table.everybody():
        assert table.view(who)["balances"] == [500, -500, 0, 0]


@pytest.mark.rule("CB-29", "CB-R21")
def test_a_player_in_debt_plays_on_and_pays_on() -> None:
    table = Table(CROWN, then=[WINE], players=3, money=0).declares(crown=1).passed(throwing=CROWN)
    table.declares().passed(throwing=BAGGAGE)
    assert (table.acting, table.phase) == (1, "declaration")
    assert table.declares(wine=1).believed().balances == [525, -525, 0]


@pytest.mark.rule("CB-37")
def test_the_officer_wins_if_he_has_most() -> None:
    table = Table(WINE, CROWN, **FEW_GOODS, baggage=2, rounds=1).declares(wine=1).searched()
    assert table.match.state.returns() == [3550, 1450, 2500, 2500]
    assert table.match.state.shares() == [1, 0, 0, 0]


@pytest.mark.rule("CB-37")
def test_a_passenger_wins_if_he_has_most() -> None:
    table = Table(**FEW_GOODS, baggage=4, then=[WINE, CROWN], rounds=1)
    table.declares().searched().declares().believed().informed_on()
    assert table.match.state.returns() == [2500 - 200 + 1050 - 1000, 2700, 1450, 3500]
    assert table.match.state.shares() == [0, 0, 0, 1]


@pytest.mark.rule("CB-37", "CB-R21")
def test_with_debts_the_same_player_wins() -> None:
    table = Table(WINE, CROWN, **FEW_GOODS, baggage=2, rounds=1, money=0)
    table.declares().believed().informed_on()
    assert table.match.state.returns() == [50, -1050, 1000, 0]
    assert table.match.state.shares() == [0, 0, 1, 0]


@pytest.mark.rule("CB-R24")
def test_two_with_equal_money_share_the_win() -> None:
    table = Table(then=[WINE, CROWN], **FEW_GOODS, baggage=6, rounds=1, duties=[0] * 8)
    table.declares().searched().declares(wine=1, crown=1).searched()
    assert table.match.state.returns() == [2100, 2700, 2700, 2500]
    assert table.match.state.shares() == [0, 0.5, 0.5, 0]


@pytest.mark.rule("CB-R24")
@for_all_numbers_of_players
def test_all_share_the_win_when_nothing_was_paid(players: int) -> None:
    table = Table(WINE, CROWN, **FEW_GOODS, baggage=2, rounds=1, players=players)
    table.declares().believed().accepted()
    assert table.match.over
    assert table.match.state.shares() == pytest.approx([1 / players] * players)


@pytest.mark.rule("CB-R21", "CB-R25")
@for_all_numbers_of_players
def test_money_only_changes_hands(players: int) -> None:
    total = {3: 9900, 4: 10_000, 5: 10_000, 6: 9900}[players]
    for match in random_play(players, seed=10 + players):
        assert sum(match.state.returns()) == total
        assert match.view(None)["balances"] == match.state.returns()


@pytest.mark.rule("CB-R25")
@for_all_numbers_of_players
def test_56_cards_are_always_accounted_for(players: int) -> None:
    for match in random_play(players, seed=20 + players):
        view: dict[str, Any] = match.view(None)
        assert match.over or view["deck"] + view["size"] + sum(view["discard"]) == 56


@pytest.mark.rule("CB-R25", "CB-R23")
@pytest.mark.parametrize("who", [None, 0, 1, 2])
def test_of_every_kind_each_card_is_discarded_known_or_unseen(who: int | None) -> None:
    for match in random_play(3, seed=31):
        view: dict[str, Any] = match.view(who)
        kinds = zip(view["discard"], view["known"], view["unseen"], strict=True)
        assert match.over or [sum(kind) for kind in kinds] == [4, 4, 4, 4, 4, 4, 4, 1, 1, 26]


@pytest.mark.rule("CB-R25", "CB-R17")
@for_all_numbers_of_players
def test_a_hand_has_four_cards_unless_the_deck_is_empty(players: int) -> None:
    for match in random_play(players, seed=40 + players):
        view: dict[str, Any] = match.view(None)
        assert match.over or view["size"] == 4 or (view["deck"] == 0 and 1 <= view["size"] <= 3)


@pytest.mark.rule("CB-R25", "CB-11")
@for_all_numbers_of_players
def test_the_officer_has_no_cards(players: int) -> None:
    for match in random_play(players, seed=50 + players):
        officer = match.view(None)["officer"]
        assert isinstance(officer, int)
        view = match.view(officer)
        assert match.over or (view["held"], view["known"]) == (None, [0] * 10)
