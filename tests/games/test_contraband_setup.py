"""Before the first declaration: players, money, cards and the Officer."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.errors import BadPlayers
from funnymoney.core.match import Match
from funnymoney.games.contraband.cards import BAG, BAGGAGE, CAMERA, WINE
from funnymoney.games.contraband.rules import Contraband
from tests.games.contraband_table import FULL_BOX, NO_CARDS, Table, counts, random_end

for_all_numbers_of_players = pytest.mark.parametrize("players", [3, 4, 5, 6])


@pytest.mark.rule("CB-1")
@for_all_numbers_of_players
def test_three_to_six_can_play(players: int) -> None:
    assert Table(players=players).match.players == players


@pytest.mark.rule("CB-1")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(BadPlayers, match="3 to 6"):
        Match(Contraband, players)


@pytest.mark.rule("CB-10", "CB-D2")
@pytest.mark.parametrize(("players", "share"), [(3, 3300), (4, 2500), (5, 2000), (6, 1650)])
def test_all_get_the_same_money_the_officer_too(players: int, share: int) -> None:
    assert Table(players=players).balances == [share] * players


@pytest.mark.rule("CB-10", "CB-R19")
@pytest.mark.parametrize(("players", "shared_out"), [(3, 9900), (6, 9900)])
def test_money_put_aside_stays_out_of_the_whole_game(players: int, shared_out: int) -> None:
    assert sum(random_end(players, seed=7).state.returns()) == shared_out


@pytest.mark.rule("CB-6", "CB-35", "CB-D1")
def test_the_box_has_28_goods_one_crown_one_bag_and_26_baggage() -> None:
    assert Table().view(None)["unseen"] == [4, 4, 4, 4, 4, 4, 4, 1, 1, 26]


@pytest.mark.rule("CB-7")
def test_every_card_is_as_likely_to_lie_on_top() -> None:
    tops = [0] * 10
    for seed in range(2800):
        match = Match(Contraband, 3, {"hand": 1, "first_officer": 0}, "fast", str(seed))
        held: Any = match.view(1)["held"]
        tops[held.index(1)] += 1
    expected = [50 * copies for copies in FULL_BOX]  # fifty times each card
    spread = [5 * wanted**0.5 for wanted in expected]  # five standard deviations
    assert all(
        abs(top - wanted) < far for top, wanted, far in zip(tops, expected, spread, strict=True)
    )


@pytest.mark.rule("CB-7")
def test_the_deck_starts_whole_and_the_discard_empty() -> None:
    view = Table().view(None)
    assert (view["deck"] + view["size"], view["discard"]) == (56, NO_CARDS)


@pytest.mark.rule("CB-7")
def test_the_discard_lies_face_up() -> None:
    table = Table(CAMERA, WINE, BAG).declares().searched()
    for who in table.everybody():
        assert table.view(who)["discard"] == counts(CAMERA, WINE, BAG, BAGGAGE)


@pytest.mark.rule("CB-8", "CB-D3")
@pytest.mark.parametrize("officer", [0, 1, 2, 3])
def test_luck_picks_the_first_officer(officer: int) -> None:
    cards = ",9,9,9,9"
    match = Match(Contraband, 4, luck="scripted", seed=f"{officer}{cards}")
    assert match.view(None)["officer"] == officer
    assert match.news(None) == [["officer", officer]]


@pytest.mark.rule("CB-D3")
@for_all_numbers_of_players
def test_anybody_may_become_the_first_officer(players: int) -> None:
    officers = [
        Match(Contraband, players, luck="fast", seed=str(seed)).view(None)["officer"]
        for seed in range(100)
    ]
    assert set(officers) == set(range(players))


@pytest.mark.rule("CB-D3")
def test_the_same_seed_picks_the_same_officer_and_cards() -> None:
    first, second = (Match(Contraband, 6, luck="fast", seed="7") for _ in range(2))
    assert first.state.dump() == second.state.dump()


@pytest.mark.rule("CB-12")
@pytest.mark.parametrize(
    ("players", "officer", "first"), [(3, 0, 1), (3, 2, 0), (4, 3, 0), (5, 2, 3), (6, 5, 0)]
)
def test_the_player_on_the_officers_left_packs_four_cards(
    players: int, officer: int, first: int
) -> None:
    table = Table(WINE, CAMERA, BAG, players=players, first_officer=officer)
    assert (table.acting, table.phase) == (first, "declaration")
    assert table.view(first)["held"] == counts(WINE, CAMERA, BAG, BAGGAGE)
    assert (table.view()["holder"], table.view()["size"], table.view()["deck"]) == (first, 4, 52)


@pytest.mark.rule("CB-12")
def test_the_four_cards_are_secret() -> None:
    table = Table(WINE, CAMERA, BAG)
    for who in (None, 0, 2, 3):
        assert table.view(who)["held"] is None
        assert table.view(who)["known"] == NO_CARDS
        assert table.told(who, "packed") == []
