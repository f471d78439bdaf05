"""What is true at every moment of every match."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ffuffziger_scenes import random_play
from tests.games.ffuffziger_table import MUENZEN, TOP

in_many_matches = pytest.mark.parametrize(
    ("players", "seed"), [(players, seed) for players in (3, 4, 5, 6) for seed in (1, 2, 3)]
)


def value_of(machine: int) -> int:
    return TOP if machine == MUENZEN else machine // 4


@pytest.mark.rule("FF-14", "FF-R7", "FF-R31")
@in_many_matches
def test_there_are_machines_and_notes_of_living_types_only(players: int, seed: int) -> None:
    for match in random_play(players, seed):
        view: Any = match.view(None)
        for owned, money in zip(view["machines"], view["money"], strict=True):
            assert all(value_of(each) >= view["lowest"] for each in range(21) if owned[each])
            assert not any(money[: view["lowest"]])
            assert min(money) >= 0


@pytest.mark.rule("FF-R21", "FF-R31")
@in_many_matches
def test_at_most_one_card_more_than_players_is_sold_in_a_round(players: int, seed: int) -> None:
    *_, match = random_play(players, seed)
    sold = 0
    for item in match.news(None):
        sold = 0 if item[0] == "round" else sold + (item[0] == "won_card")
        assert sold <= players + 1


@pytest.mark.rule("FF-R31")
@in_many_matches
def test_no_match_lasts_longer_than_26_cards_and_12_rounds(players: int, seed: int) -> None:
    *_, match = random_play(players, seed)
    view: Any = match.view(None)
    assert view["turned"] <= 26
    assert view["round"] <= 12


@pytest.mark.rule("FF-19", "FF-R31", "FF-D1", "FF-D2", "FF-D3")
@in_many_matches
def test_no_tile_is_turned_or_bought_more_often_than_there_are(players: int, seed: int) -> None:
    tiles = [24, 27, 27, 18, 12]
    *_, match = random_play(players, seed)
    view: Any = match.view(None)
    news = match.news(None)
    turned = [value_of(int(item[2])) for item in news if item[0] == "turned"]
    bought = [item[3] for item in news if item[0] == "did" and item[2] == "buy"]
    for value, number in enumerate(tiles):
        dealt = players if value < 3 else 0
        assert sum(view["unseen_backs"][value]) == number - turned.count(value)
        assert view["pile"][value] == number - dealt - bought.count(value)
        assert turned.count(value) <= dealt + bought.count(value)


@pytest.mark.rule("FF-28", "FF-R15", "FF-R31")
@in_many_matches
def test_only_the_winner_of_a_lot_has_less_money_after_it(players: int, seed: int) -> None:
    before: Any = None
    since = 0
    for match in random_play(players, seed):
        view: Any = match.view(None)
        between = view["phase"] == "lead" and view["offered"] is None
        if before is not None and (between or view["phase"] == "fists"):
            winners = [item[1] for item in match.news(None, since) if item[0] == "won_lot"]
            others = [player for player in range(players) if player not in winners]
            assert len(winners) == 1
            assert [view["money"][each] for each in others] == [before[each] for each in others]
        if between or view["phase"] not in ("lead", "match"):
            before = view["money"] if between else None
            since = len(match.news(None))
