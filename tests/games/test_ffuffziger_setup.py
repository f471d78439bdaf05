"""The box, the piles, the decks and what everybody has at the start."""

from __future__ import annotations

import pytest

from funnymoney.core.errors import BadPlayers
from funnymoney.core.match import Match
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.games.ffuffziger_scenes import random_play
from tests.games.ffuffziger_table import (
    COIN,
    COINS,
    EVERY_NUMBER_OF_PLAYERS,
    FIFTY,
    GREEN,
    HUNDRED,
    KAPUTT,
    NEXT,
    NEXT_TWICE,
    TEN,
    TWENTY,
    Table,
    kind,
    machines,
    purse,
)

# same, x2 same, next value, Kaputt, x2 next value, coins
TILES = [
    [3, 6, 9, 3, 3, 0],
    [6, 6, 9, 3, 3, 0],
    [6, 6, 9, 3, 3, 0],
    [3, 4, 6, 2, 3, 0],
    [3, 4, 0, 2, 0, 3],
]
every_dealt_value = pytest.mark.parametrize("value", [TEN, TWENTY, FIFTY])


@pytest.mark.rule("FF-1")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_the_game_is_for_three_to_six(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match(Ffuffziger, players, {}, luck="fast", seed="1")


@pytest.mark.rule("FF-1")
@EVERY_NUMBER_OF_PLAYERS
def test_three_to_six_can_play_to_the_end(players: int) -> None:
    *_, match = random_play(players, seed=players)
    assert len(match.state.returns()) == players


@pytest.mark.rule("FF-2", "FF-R31")
@EVERY_NUMBER_OF_PLAYERS
def test_there_are_108_tiles_with_these_backs(players: int) -> None:
    unseen = Table(players=players).seen("unseen_backs")
    assert unseen == TILES
    assert [sum(row) for row in unseen] == [24, 27, 27, 18, 12]
    assert sum(sum(row) for row in unseen) == 108


@pytest.mark.rule("FF-9", "FF-D13")
@EVERY_NUMBER_OF_PLAYERS
def test_everybody_gets_a_10_a_20_and_a_50(players: int) -> None:
    dealt = machines(kind(TEN), kind(TWENTY), kind(FIFTY))
    assert Table(players=players).seen("machines") == [dealt] * players


@pytest.mark.rule("FF-9", "FF-D1")
@EVERY_NUMBER_OF_PLAYERS
def test_the_piles_hold_all_tiles_that_were_not_dealt(players: int) -> None:
    table = Table(players=players)
    assert table.seen("pile") == [24 - players, 27 - players, 27 - players, 18, 12]
    assert table.seen("dealt_unseen") == [players, players, players, 0, 0]


@pytest.mark.rule("FF-D10")
@EVERY_NUMBER_OF_PLAYERS
def test_nobody_starts_with_money_or_coins(players: int) -> None:
    table = Table(players=players)
    assert table.money == [purse()] * players
    assert table.coins == [0] * players


@pytest.mark.rule("FF-9")
@every_dealt_value
@pytest.mark.parametrize("back", [KAPUTT, NEXT_TWICE, COINS])
def test_no_tile_dealt_is_broken_or_doubles_the_next_value(value: int, back: int) -> None:
    with pytest.raises(ValueError, match="is not left"):
        Table().transforms(kind(value), back)


@pytest.mark.rule("FF-9")
@every_dealt_value
def test_the_backs_dealt_come_from_the_18_or_21_others(value: int) -> None:
    table = Table()
    for seen in range(3):
        table.transforms(kind(value), NEXT)
        same, twice, higher = TILES[value][:3]
        assert table.fate.asked[-1] == [same, twice, higher - seen, 0, 0, 0]
        table.sells(
            *[each for each in (kind(TEN), kind(TWENTY), kind(FIFTY)) if each != kind(value)]
        )


@pytest.mark.rule("FF-11", "FF-D9")
@EVERY_NUMBER_OF_PLAYERS
def test_luck_says_who_is_first(players: int) -> None:
    for first in range(players):
        match = Match(Ffuffziger, players, {}, luck="scripted", seed=f"{first},0,5")
        assert (match.view(None)["first"], match.acting()) == (first, [first])
        assert match.news(None)[0] == ["marker", first]


@pytest.mark.rule("FF-D9")
def test_everybody_may_be_first() -> None:
    matches = [Match(Ffuffziger, 6, {}, luck="fast", seed=str(seed)) for seed in range(60)]
    assert {match.acting()[0] for match in matches} == set(range(6))


@pytest.mark.rule("FF-4", "FF-8")
@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("seed", [1, 2])
def test_white_cards_come_first_then_the_green_then_the_black(players: int, seed: int) -> None:
    *_, match = random_play(players, seed)
    shown = [item[1] for item in match.news(None) if item[0] == "inspector"][:10]
    assert sorted(shown[:5]) == [TWENTY, HUNDRED, COIN, COIN, COIN]
    assert shown[5] == GREEN
    assert sorted(shown[6:]) == [TEN, FIFTY, COIN, COIN]


@pytest.mark.rule("FF-4", "FF-8")
def test_white_and_black_cards_are_shuffled_apart() -> None:
    table = Table(TWENTY).until_round(6)
    asked = [counts for counts in table.fate.asked if len(counts) == 6]
    assert asked[0] == [0, 0, 0, 1, 0, 3]
    assert asked[4] == [1, 0, 1, 0, 0, 2]
    assert len(asked) == 8


@pytest.mark.rule("FF-8")
@pytest.mark.parametrize("card", [TEN, FIFTY, GREEN])
def test_no_other_card_can_be_the_first(card: int) -> None:
    with pytest.raises(ValueError, match="only these are left"):
        Table(card)


@pytest.mark.rule("FF-10")
def test_nobody_knows_a_back_before_it_is_turned() -> None:
    table = Table()
    for who in table.everybody():
        assert table.view(who)["unseen_backs"] == TILES
        assert table.view(who)["dealt_unseen"] == [3, 3, 3, 0, 0]
    table.transforms(kind(FIFTY), NEXT)
    assert table.seen("unseen_backs")[FIFTY] == [6, 6, 8, 3, 3, 0]
    assert table.seen("dealt_unseen") == [3, 3, 2, 0, 0]
