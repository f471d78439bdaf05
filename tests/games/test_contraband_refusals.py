"""A choice that the rules do not allow is refused, and nothing changes."""

from __future__ import annotations

import pytest

from funnymoney.core.game import Word
from funnymoney.games.contraband.cards import BAG, BAGGAGE, CROWN, WINE
from tests.games.contraband_table import Table, declaration

NOTHING = declaration()
AT = {
    "declaration": lambda: Table(WINE),
    "inspection": lambda: Table(WINE).declares(),
    "acceptance": lambda: Table(WINE).declares().believed(),
    "rejection": lambda: Table(WINE).declares().believed().accepted(),
}
WORDS: dict[str, list[Word]] = {
    "declaration": [NOTHING, ["immunity"]],
    "inspection": [["believe"], ["search"]],
    "acceptance": [["accept"], ["inform"]],
    "rejection": [["throw", WINE], ["throw", BAGGAGE]],
}
in_every_phase = pytest.mark.parametrize("phase", AT)


@pytest.mark.rule("CB-13", "CB-14", "CB-22", "CB-23", "CB-R16")
@in_every_phase
def test_a_verb_of_another_phase_is_refused(phase: str) -> None:
    table = AT[phase]()
    for other, words in WORDS.items():
        for word in words:
            if other != phase:
                assert table.refuses(table.acting, word) == "no_such_verb"
            else:
                assert table.match.why_not(table.acting, word) is None


@pytest.mark.rule("CB-R16")
@in_every_phase
def test_nobody_but_the_one_whose_turn_it_is_can_choose(phase: str) -> None:
    table = AT[phase]()
    for player in range(4):
        if player != table.acting:
            for word in WORDS[phase]:
                assert table.refuses(player, word) == "not_your_turn"


@pytest.mark.rule("CB-R16")
@in_every_phase
def test_the_others_have_no_legal_actions(phase: str) -> None:
    table = AT[phase]()
    choosers = [player for player in range(4) if table.match.state.legal_actions(player)]
    assert choosers == [table.acting]


@in_every_phase
def test_a_player_who_is_not_at_the_table_is_refused(phase: str) -> None:
    table = AT[phase]()
    for player in (-1, 4):
        assert table.refuses(player, WORDS[phase][0]) == "no_such_player"


@pytest.mark.rule("CB-R1")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (declaration(wine=5), "out_of_range"),
        (declaration(wine=-1), "out_of_range"),
        (declaration(wine=4, crown=1), "too_much_in_all"),
        (declaration(crown=2), "out_of_range"),
        (["declare", 1], "how_many_numbers"),
        (["declare", *[0] * 9], "how_many_numbers"),
        (["immunity", 1], "how_many_numbers"),
        (["declare", *["1"] * 8], "not_a_word"),
        ([], "not_a_word"),
    ],
    ids=str,
)
def test_a_declaration_that_says_too_much_or_the_wrong_thing_is_refused(
    word: Word, reason: str
) -> None:
    assert Table(WINE).refuses(1, word) == reason


@pytest.mark.rule("CB-23", "CB-34")
@pytest.mark.parametrize("card", [BAG, CROWN, 10, -1])
def test_a_card_that_is_not_held_cannot_be_thrown(card: int) -> None:
    table = Table(WINE).declares().believed().accepted()
    assert table.refuses(2, ["throw", card]) == "not_among"


def test_a_refusal_says_what_was_expected() -> None:
    with pytest.raises(Exception, match="player 0 has nothing to choose now"):
        Table(WINE).match.play(0, ["believe"])
