"""What is in the box, and how a match begins."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.match import Match
from tests.games.crooked_cash_table import (
    CROOKED_CASH,
    EVERY_NUMBER_OF_PLAYERS,
    START,
    Table,
    worth,
)

DEEDS = [
    ("Rue Grande, Dinant", 60, 30, 120, 100),
    ("Diestsestraat, Leuven", 60, 30, 120, 100),
    ("Steenstraat, Brugge", 100, 50, 200, 100),
    ("Place du Monument, Spa", 100, 50, 200, 100),
    ("Kapellestraat, Oostende", 120, 60, 240, 100),
    ("Rue de Diekirch, Arlon", 140, 70, 280, 150),
    ("Bruul, Mechelen", 140, 70, 280, 150),
    ("Place Verte, Verviers", 160, 80, 320, 150),
    ("Lippenslaan, Knokke", 180, 90, 360, 150),
    ("Rue Royale, Tournai", 180, 90, 360, 150),
    ("Groenplaats, Antwerpen", 200, 100, 400, 150),
    ("Rue St. Léonard, Liège", 220, 110, 440, 200),
    ("Lange Steenstraat, Kortrijk", 220, 110, 440, 200),
    ("Grand Place, Mons", 240, 120, 480, 200),
    ("Grote Markt, Hasselt", 260, 130, 520, 200),
    ("Place de l'Ange, Namur", 260, 130, 520, 200),
    ("Hoogstraat / Rue Haute, Brussel", 280, 140, 560, 200),
    ("Veldstraat, Gent", 300, 150, 600, 250),
    ("Boulevard Tirou, Charleroi", 300, 150, 600, 250),
    ("Boulevard d'Avroy, Liège", 320, 160, 640, 250),
    ("Meir, Antwerpen", 350, 180, 720, 250),
    ("Nieuwstraat / Rue Neuve, Brussel", 400, 200, 800, 250),
]


def begin(players: int, seed: int, **options: Any) -> Match:
    return Match(CROOKED_CASH, players, options, luck="fast", seed=str(seed))


def see(match: Match) -> dict[str, Any]:
    return dict(match.view(None))


@pytest.mark.rule("CC-1")
@EVERY_NUMBER_OF_PLAYERS
def test_everything_in_the_box_is_there(players: int) -> None:
    view = see(begin(players, 1))
    assert view["owner"] == [None] * 22
    assert (view["hotels"], view["hotels_left"]) == ([], 12)
    assert view["chest"] == {"held": [[]] * players, "under": [], "unseen": [1] * 14}
    chance = view["chance"]
    assert chance["held"] == [None] * players
    assert len(chance["shown"]) + sum(chance["unseen"]) + len(chance["under"]) == 24


@pytest.mark.rule("CC-1", "CC-N1")
def test_two_to_six_can_play() -> None:
    assert list(CROOKED_CASH.seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("CC-56", "CC-N3", "CC-A11")
def test_the_deeds_are_those_of_the_belgian_board() -> None:
    board = see(begin(2, 1))["board"]
    parts = ("streets", "price", "rent", "hotel_rent", "hotel_cost")
    assert list(zip(*[board[part] for part in parts], strict=True)) == DEEDS
    assert (sum(board["price"]), sum(board["rent"])) == (4590, 2300)


@pytest.mark.rule("CC-4", "CC-N1", "CC-A1")
@EVERY_NUMBER_OF_PLAYERS
def test_everybody_gets_the_same_notes_and_the_bank_has_the_rest(players: int) -> None:
    view = see(begin(players, 2))
    assert worth(START) == 1500
    assert view["notes"] == [START] * players
    assert view["money"] == [1500] * players
    assert view["bank"] == [30 - players * count for count in START]


@pytest.mark.rule("CC-4", "CC-N1")
@EVERY_NUMBER_OF_PLAYERS
def test_ten_notes_of_each_value_are_false_wherever_they_are(players: int) -> None:
    table = Table(players)
    for seed in range(20):
        table.match = begin(players, seed)
        for value in range(5):
            dealt = sum(table.false_notes(player)[value] for player in range(players))
            assert dealt + sum(table.pile(value)) == 10


@pytest.mark.rule("CC-4", "CC-N1")
def test_the_notes_of_each_value_are_shuffled() -> None:
    table = Table(6)
    hands = []
    for seed in range(300):
        table.match = begin(6, seed)
        hands += [sum(table.false_notes(player)) for player in range(6)]
    assert min(hands) <= 1
    assert max(hands) >= 7
    assert 3.8 < sum(hands) / len(hands) < 4.2


@pytest.mark.rule("CC-5")
def test_any_chest_card_may_come_first_and_nobody_knows_which() -> None:
    for card in range(14):
        table = Table()
        assert table.seen("chest")["unseen"] == [1] * 14
        table.next(chest=[card]).lands(30)
        assert table.told("chest") == [["chest", 0, card]]


@pytest.mark.rule("CC-6")
def test_three_chance_cards_lie_face_up_and_the_rest_face_down() -> None:
    first = set()
    for seed in range(60):
        match = begin(3, seed)
        chance = see(match)["chance"]
        kinds = [card // 2 for card in chance["shown"]]
        assert [item[2] for item in match.news(None) if item[0] == "shown"] == kinds
        assert [2 - kinds.count(kind) for kind in range(12)] == chance["unseen"]
        first.add(kinds[0])
    assert first == set(range(12))


@pytest.mark.rule("CC-7", "CC-8", "CC-B14")
@EVERY_NUMBER_OF_PLAYERS
def test_all_stand_on_go_with_two_green_chips(players: int) -> None:
    view = see(begin(players, 3))
    assert view["position"] == [0] * players
    assert view["jail"] == [None] * players
    assert view["chips"] == [2] * players


@pytest.mark.rule("CC-9", "CC-N2")
@EVERY_NUMBER_OF_PLAYERS
def test_the_highest_roll_starts_and_those_who_tie_roll_again(players: int) -> None:
    ties = 0
    for seed in range(60):
        match = begin(players, seed)
        rolls: list[list[Any]] = [item for item in match.news(None) if item[0] == "rolls_first"]
        rolling = list(range(players))
        while True:
            sums = {player: total for _, player, total in rolls[: len(rolling)]}
            assert list(sums) == rolling
            assert all(2 <= total <= 12 for total in sums.values())
            rolls = rolls[len(rolling) :]
            rolling = [player for player in rolling if sums[player] == max(sums.values())]
            if len(rolling) == 1:
                break
            ties += 1
        assert rolls == []
        assert match.acting() == rolling
        assert see(match)["first"] == rolling[0]
    assert ties > 0


@pytest.mark.rule("CC-9", "CC-12")
@EVERY_NUMBER_OF_PLAYERS
def test_play_passes_to_the_left(players: int) -> None:
    table = Table(players, first_player=1)
    for _ in range(2 * players):
        table.passes_turn()
    turns = [item[1] for item in table.told("turn")]
    assert turns == [(1 + turn) % players for turn in range(2 * players + 1)]
