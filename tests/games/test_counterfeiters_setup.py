"""What is dealt before the first henchman."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.errors import BadPlayers
from funnymoney.core.match import Match
from funnymoney.games.counterfeiters.cards import DINER, INK, PAPER, PRINTER
from funnymoney.games.counterfeiters.rules import Counterfeiters
from tests.games.counterfeiters_table import EVERY_NUMBER_OF_PLAYERS, Table, counts, random_play

SPACES_FOR_TWO = [
    "market 40", "market 30", "market 20 trash", "market 10 trash",
    "print", "print police",
    "supermarket police",
    "receiver",
    "tax sunglasses", "tax police",
    "jet",
    "commercial",
]  # fmt: skip
SPACES_FOR_MORE = [
    "market 60", "market 50", "market 40", "market 30", "market 20 trash", "market 10 trash",
    "print", "print", "print police",
    "supermarket police", "supermarket police",
    "receiver", "receiver",
    "tax sunglasses", "tax", "tax police",
    "jet",
    "commercial", "commercial",
]  # fmt: skip
# Printers, ink, paper, holograms, diners, jets, lawyers, tickets of $60 to $120.
CARDS = {
    2: [5, 2, 2, 2, 3, 2, 1, 1, 1, 1, 0, 1, 0, 1],
    3: [6, 3, 3, 3, 4, 3, 1, 1, 1, 1, 1, 1, 0, 1],
    4: [8, 3, 3, 4, 5, 3, 1, 1, 1, 1, 1, 1, 1, 1],
}
STACKS = {
    2: [
        [2, 2, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [2, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        [1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1],
    ],
    3: [
        [2, 3, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [3, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0],
        [1, 0, 0, 1, 2, 1, 0, 0, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1],
    ],
    4: [
        [3, 3, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [3, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0],
        [2, 0, 0, 2, 2, 1, 0, 0, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1],
    ],
}


def in_words(space: dict[str, Any]) -> str:
    marks = [name for name in ("trash", "police", "sunglasses") if space.get(name)]
    return " ".join([space["zone"], *([str(space["price"])] if "price" in space else []), *marks])


def drawn_in_a_whole_game(players: int, seed: str = "1") -> list[int]:
    """Return all cards in the order in which they come, while everybody only passes."""
    match = Match(Counterfeiters, players, {}, luck="fast", seed=seed)
    while match.view(None)["stack"]:
        match.play(match.acting()[0], ["pass"])
    return [int(item[2]) for item in match.news(None) if item[0] == "offered"]


@pytest.mark.rule("CF-4", "CF-7")
@pytest.mark.parametrize(
    ("players", "spaces"), [(2, SPACES_FOR_TWO), (3, SPACES_FOR_MORE), (4, SPACES_FOR_MORE)]
)
def test_two_players_use_one_side_of_the_board_more_the_other(
    players: int, spaces: list[str]
) -> None:
    assert [in_words(space) for space in Table(players=players).seen("board")["spaces"]] == spaces


@pytest.mark.rule("CF-4", "CF-7")
@pytest.mark.parametrize(
    ("players", "investigation", "godfather", "strike", "last"),
    [
        (2, [5, 9, 12], [7, 11, 14], [10, 13], 14),
        (3, [8, 14, 20], [10, 16, 22], [15, 21], 22),
        (4, [8, 14, 20], [10, 16, 22], [15, 21], 22),
    ],
)
def test_each_side_has_its_own_police_track(
    players: int, investigation: list[int], godfather: list[int], strike: list[int], last: int
) -> None:
    track = Table(players=players).seen("board")["track"]
    assert track["last"] == last
    assert (track["investigation"], track["godfather"]) == (investigation, godfather)
    assert track["strike"] == strike


@pytest.mark.rule("CF-8")
@pytest.mark.parametrize(("players", "start"), [(2, 0), (3, 4), (4, 0)])
def test_the_police_start_where_the_number_of_players_says(players: int, start: int) -> None:
    assert Table(players=players).seen("pawn") == start


@pytest.mark.rule("CF-5", "CF-9")
@EVERY_NUMBER_OF_PLAYERS
def test_everybody_has_three_henchmen(players: int) -> None:
    assert Table(players=players).seen("henchmen") == [3] * players


@pytest.mark.rule("CF-9", "CF-10")
@EVERY_NUMBER_OF_PLAYERS
def test_money_grows_from_the_first_player_clockwise_and_envelopes_are_empty(players: int) -> None:
    table = Table(players=players)
    assert table.hands == [20, 30, 40, 50][:players]
    assert table.envelopes == [0] * players


@pytest.mark.rule("CF-10", "CF-15")
def test_money_is_counted_from_whoever_is_first() -> None:
    table = Table(players=4, first_player=2)
    assert table.hands == [40, 50, 20, 30]
    assert (table.acting, table.seen("first"), table.seen("next_first")) == (2, 2, 2)


@pytest.mark.rule("CF-R40")
@EVERY_NUMBER_OF_PLAYERS
def test_without_a_word_luck_chooses_the_first_player(players: int) -> None:
    firsts = [next(random_play(players, seed)).view(None)["first"] for seed in range(60)]
    assert set(firsts) == set(range(players))


@pytest.mark.rule("CF-11")
def test_everybody_gets_a_printer_and_ink_or_paper() -> None:
    table = Table(players=4, parts=(PAPER, INK, INK, PAPER))
    assert table.seen("cards") == [
        counts(PRINTER, PAPER),
        counts(PRINTER, INK),
        counts(PRINTER, INK),
        counts(PRINTER, PAPER),
    ]


@pytest.mark.rule("CF-11")
def test_components_are_dealt_clockwise_from_the_first_player() -> None:
    table = Table(players=3, first_player=1, parts=(PAPER, INK, PAPER))
    assert table.told(None, "component") == [
        ["component", 1, PAPER],
        ["component", 2, INK],
        ["component", 0, PAPER],
    ]


@pytest.mark.rule("CF-5", "CF-11")
@pytest.mark.parametrize("component", [INK, PAPER])
def test_only_two_start_cards_are_ink_and_two_are_paper(component: int) -> None:
    assert Table(parts=(component, component)).seen("cards")[1][component] == 1
    with pytest.raises(ValueError, match="only these are left"):
        Table(players=3, parts=(component, component, component))


@pytest.mark.rule("CF-5", "CF-12", "CF-20")
@EVERY_NUMBER_OF_PLAYERS
def test_cards_with_a_mark_come_only_with_enough_players(players: int) -> None:
    cards = drawn_in_a_whole_game(players)
    assert counts(*cards) == CARDS[players]
    assert len(cards) == {2: 22, 3: 29, 4: 34}[players]


@pytest.mark.rule("CF-13")
@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_stack_a_is_on_top_then_b_then_c_then_d(players: int, seed: str) -> None:
    cards = drawn_in_a_whole_game(players, seed)
    for stack in STACKS[players]:
        here, cards = cards[: sum(stack)], cards[sum(stack) :]
        assert counts(*here) == stack


@pytest.mark.rule("CF-13")
def test_each_stack_is_shuffled() -> None:
    orders = {tuple(drawn_in_a_whole_game(2, str(seed))[:7]) for seed in range(8)}
    assert len(orders) > 4


@pytest.mark.rule("CF-14")
def test_the_market_is_filled_from_the_cheapest_space() -> None:
    table = Table(PRINTER, INK, PAPER, DINER)
    assert table.seen("market") == [DINER, PAPER, INK, PRINTER]
    assert table.told(None, "offered") == [
        ["offered", 3, PRINTER],
        ["offered", 2, INK],
        ["offered", 1, PAPER],
        ["offered", 0, DINER],
    ]


@pytest.mark.rule("CF-14")
@pytest.mark.parametrize(("players", "slots", "left"), [(2, 4, 18), (3, 6, 23), (4, 6, 28)])
def test_every_market_space_gets_a_card(players: int, slots: int, left: int) -> None:
    table = Table(players=players)
    assert len(table.seen("market")) == slots
    assert None not in table.seen("market")
    assert table.seen("stack") == left


@pytest.mark.rule("CF-2")
@EVERY_NUMBER_OF_PLAYERS
def test_nobody_starts_with_fake_bills(players: int) -> None:
    assert Table(players=players).seen("fakes") == [[0, 0, 0]] * players


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match(Counterfeiters, players, {}, luck="fast", seed="1")
