"""A choice that the rules do not allow is refused, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from funnymoney.core.game import Word
from funnymoney.games.counterfeiters.cards import BIG_LAWYER, INK, JET, PRINTER
from tests.games.counterfeiters_table import Small, Table, ending, random_play


def rich() -> Table:
    """Return a table where the first player may do everything."""
    return Table().has(0, 100, 100, fakes=[3, 3, 3], cards=[PRINTER, INK, JET])


def last() -> Table:
    table = ending().has(0, 100, 100, fakes=[3, 3, 3], cards=[PRINTER, INK, JET, BIG_LAWYER])
    return table.prints(Small.PRINT_POLICE)


PLACEMENTS: list[Word] = [
    ["buy", Small.MARKET_10],
    ["print", Small.PRINT],
    ["tax", Small.SUNGLASSES],
    ["fly", Small.JET],
    ["shop", Small.SHOP, 1, 1, 1],
    ["fence", Small.FENCE, 3, 3, 2],
]
AT: dict[str, tuple[Callable[[], Table], list[Word]]] = {
    "placing": (rich, [*PLACEMENTS, ["pass"]]),
    "flying": (lambda: rich().flies(Small.JET), [["stash", 10], ["fetch", 100]]),
    "last placement": (last, [*PLACEMENTS, ["pass"]]),
    "lawyer": (lambda: last().passes(2), [["retrieve", Small.PRINT_POLICE], ["pass"]]),
    "placing again": (lambda: last().passes(2).retrieves(Small.PRINT_POLICE), PLACEMENTS),
}
VERBS = {str(word[0]): word for _, words in AT.values() for word in words}
in_every_phase = pytest.mark.parametrize("phase", AT)


@pytest.mark.rule("CF-15", "CF-18", "CF-27", "CF-40")
@in_every_phase
def test_a_verb_of_another_phase_is_refused(phase: str) -> None:
    begin, words = AT[phase]
    table = begin()
    for word in words:
        assert table.match.why_not(table.acting, word) is None
    for verb in set(VERBS) - {str(word[0]) for word in words}:
        assert table.refuses(table.acting, *VERBS[verb]) == "no_such_verb"


@pytest.mark.rule("CF-15")
@in_every_phase
def test_only_the_one_whose_turn_it_is_can_choose(phase: str) -> None:
    begin, words = AT[phase]
    table = begin()
    assert table.acting == 0
    for word in words:
        assert table.refuses(1, *word) == "not_your_turn"
    assert table.match.state.legal_actions(1) == []
    assert table.match.state.legal_actions(0) != []


@in_every_phase
def test_a_player_who_is_not_at_the_table_is_refused(phase: str) -> None:
    begin, words = AT[phase]
    for player in (-1, 2):
        assert begin().refuses(player, *words[0]) == "no_such_player"


@pytest.mark.rule("CF-16")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (["buy", Small.PRINT], "not_among"),
        (["print", Small.SUNGLASSES], "not_among"),
        (["tax", Small.FENCE], "not_among"),
        (["fly", Small.SHOP], "not_among"),
        (["print", 12], "not_among"),
        (["print", -1], "not_among"),
        (["print"], "not_among"),
        (["shop", Small.FENCE, 1, 0, 0], "not_at"),
        (["fence", Small.SHOP, 1, 0, 0], "not_at"),
        (["shop", Small.SHOP, 1, 0], "how_many_numbers"),
        (["shop", Small.SHOP, -1, 1, 1], "out_of_range"),
        (["fence", Small.FENCE, 1, -1, 1], "out_of_range"),
        (["pass", 1], "how_many_numbers"),
        (["rob"], "no_such_verb"),
        ([], "not_a_word"),
    ],
    ids=str,
)
def test_an_action_on_a_wrong_space_or_with_wrong_numbers_is_refused(
    word: Word, reason: str
) -> None:
    assert rich().refuses(0, *word) == reason


@pytest.mark.rule("CF-38")
def test_after_the_end_nothing_can_be_chosen() -> None:
    table = ending().prints(Small.PRINT_POLICE).passes(2)
    for player in (0, 1):
        for word in VERBS.values():
            assert table.refuses(player, *word) == "finished"
        assert table.match.state.legal_actions(player) == []


@pytest.mark.rule("CF-R3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_until_the_end_somebody_always_has_a_choice(players: int) -> None:
    for match in random_play(players, seed=20 + players):
        if not match.over:
            (player,) = match.acting()
            assert match.view(player)["choices"]
            if match.view(None)["phase"] in ("placing", "lawyer"):
                again = match.view(None)["stage"] == "placing again"
                assert (match.why_not(player, ["pass"]) is None) == (not again)
