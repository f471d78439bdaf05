"""A choice that the rules do not allow is refused, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from funnymoney.core.game import Word
from tests.games.ffuffziger_scenes import (
    at_auction,
    at_fists,
    at_shop,
    in_the_evening,
    next_day,
    random_play,
)
from tests.games.ffuffziger_table import (
    EVERY_NUMBER_OF_PLAYERS,
    FIFTY,
    GREEN,
    REAL,
    TEN,
    TOP,
    TWENTY,
    Table,
    kind,
    purse,
)

RICH = [purse(9, 9, 9, 9, 9, 999)] * 3
AT: dict[str, tuple[Callable[[], Table], list[Word]]] = {
    "machines": (
        Table,
        [["transform", kind(TEN)], ["sell", kind(TWENTY)], ["produce", kind(FIFTY)]],
    ),
    "opening": (lambda: at_auction(*RICH), [["offer", TEN, 9], ["offer", REAL, 999]]),
    "matching": (lambda: at_auction(*RICH).offers(TEN, 1), [["match"], ["drop"]]),
    "leading": (
        lambda: at_auction(*RICH).offers(TEN, 1).matches(2),
        [["offer", TEN, 8], ["drop"]],
    ),
    "fists": (lambda: at_fists(*RICH), [["fist", 9, 9, 9, 9, 9, 999], ["fist", *purse()]]),
    "buying": (lambda: at_shop(*RICH), [["buy", TEN], ["buy", TOP], ["stop"]]),
    "laundering": (lambda: at_shop(*RICH).stops(3), [["launder", 9, 9, 9, 9, 9]]),
}
VERBS = {str(word[0]): word for _, words in AT.values() for word in words}
in_every_phase = pytest.mark.parametrize("phase", AT)


@pytest.mark.rule("FF-18", "FF-26", "FF-31", "FF-34", "FF-35")
@in_every_phase
def test_a_verb_of_another_phase_is_refused(phase: str) -> None:
    begin, words = AT[phase]
    table = begin()
    player = table.match.acting()[0]
    for word in words:
        assert table.match.why_not(player, word) is None
    for verb in set(VERBS) - {str(word[0]) for word in words}:
        assert table.refuses(player, *VERBS[verb]) == "no_such_verb"


@pytest.mark.rule("FF-11", "FF-18", "FF-34", "FF-35")
@pytest.mark.parametrize("phase", [phase for phase in AT if phase != "fists"])
def test_only_the_one_whose_turn_it_is_can_choose(phase: str) -> None:
    begin, words = AT[phase]
    table = begin()
    for player in {0, 1, 2} - {table.acting}:
        for word in words:
            assert table.refuses(player, *word) == "not_your_turn"
        assert table.match.state.legal_actions(player) == []
    assert table.match.state.legal_actions(table.acting) != []


@in_every_phase
def test_a_player_who_is_not_at_the_table_is_refused(phase: str) -> None:
    begin, words = AT[phase]
    for player in (-1, 3):
        assert begin().refuses(player, *words[0]) == "no_such_player"


@pytest.mark.rule("FF-12", "FF-26", "FF-27", "FF-31", "FF-34", "FF-35")
@pytest.mark.parametrize(
    ("phase", "word"),
    [
        ("machines", ["produce", kind(TOP)]),
        ("machines", ["sell", 21]),
        ("machines", ["transform", -1]),
        ("machines", ["produce"]),
        ("machines", ["produce", kind(TEN), kind(TWENTY)]),
        ("opening", ["offer", TEN, 0]),
        ("opening", ["offer", TEN, 10]),
        ("opening", ["offer", REAL, 0]),
        ("opening", ["offer", REAL, 1000]),
        ("opening", ["offer", 6, 1]),
        ("opening", ["offer", TEN, -1]),
        ("opening", ["offer", TEN]),
        ("opening", ["offer", TEN, 1, TWENTY, 1]),
        ("leading", ["offer", TEN, 9]),
        ("matching", ["match", 1]),
        ("matching", ["drop", 0]),
        ("fists", ["fist", 10, 0, 0, 0, 0, 0]),
        ("fists", ["fist", 0, 0, 0, 0, 0, 1000]),
        ("fists", ["fist", 0, 0, 0, 0, -1, 50]),
        ("fists", ["fist", 1, 1]),
        ("buying", ["buy", 5]),
        ("buying", ["buy", -1]),
        ("buying", ["buy"]),
        ("buying", ["buy", TEN, 2]),
        ("laundering", ["launder", 10, 0, 0, 0, 0]),
        ("laundering", ["launder", 0, 0, 0, 0, -1]),
        ("laundering", ["launder", 1]),
        ("laundering", ["launder", 0, 0, 0, 0, 0, 1]),
    ],
    ids=str,
)
def test_wrong_numbers_are_refused(phase: str, word: Word) -> None:
    table = AT[phase][0]()
    reason = table.refuses(table.match.acting()[0], *word)
    assert reason in ("not_among", "not_at", "out_of_range", "how_many_numbers")


@pytest.mark.rule("FF-37")
def test_after_the_end_nothing_can_be_chosen() -> None:
    table = next_day(in_the_evening().inspector(GREEN, lowest=TOP))
    assert table.match.over
    for player in range(3):
        for word in VERBS.values():
            assert table.refuses(player, *word) == "finished"
        assert table.match.state.legal_actions(player) == []


@pytest.mark.rule("FF-R27")
@EVERY_NUMBER_OF_PLAYERS
def test_there_are_no_loans_trades_or_gifts(players: int) -> None:
    for match in random_play(players, seed=30 + players):
        for player in match.acting():
            offers = match.view(player)["choices"]
            assert isinstance(offers, list)
            assert offers
            assert {offer["verb"] for offer in offers} <= set(VERBS)


@pytest.mark.rule("FF-R27")
@pytest.mark.parametrize("verb", ["transform", "sell", "produce", "buy", "launder"])
def test_what_one_does_for_himself_leaves_the_others_money_alone(verb: str) -> None:
    phase = "machines" if verb in ("transform", "sell", "produce") else "buying"
    begin, _ = AT["laundering" if verb == "launder" else phase]
    table = begin()
    others = table.money[1:]
    if verb == "transform":
        table.fate.lists["backs"].append(0)
    table.chooses(*VERBS[verb])  # type: ignore[arg-type]
    assert table.money[1:] == others
