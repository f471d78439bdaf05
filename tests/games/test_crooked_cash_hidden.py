"""What nobody knows while a match is played, shown to who looks at it once more."""

from __future__ import annotations

from funnymoney import Match
from funnymoney.games import GAMES, hidden_in
from tests.games.crooked_cash_scenes import paying


def test_false_notes_are_counted_in_hands_and_named_on_the_table() -> None:
    table = paying([3, 0, 1, 0, 0], [0, 1, 0, 0, 0])
    assert table.view(0)["mine"]["false"] == [0] * 5  # he has never looked at it
    hidden = hidden_in(table.state)
    assert hidden is not None
    assert hidden["false"][0] == [0, 1, 0, 0, 0]
    assert hidden["laid"] == [[]]

    table.pays(3, 1)
    seen = [note[0] for note in table.matter("payment")["notes"]]
    hidden = hidden_in(table.state)
    assert hidden is not None
    assert hidden["false"][0] == [0] * 5
    assert hidden["laid"] == [[value == 1 for value in seen]]


def test_a_false_note_that_was_found_is_still_counted() -> None:
    table = paying([3, 0, 1, 0, 0], [0, 1, 0, 0, 0]).pays(3, 1).checks({2: 0})
    hidden = hidden_in(table.state)
    assert hidden is not None
    assert hidden["false"][2] == [0, 1, 0, 0, 0]


def test_the_other_games_hide_nothing_from_everybody() -> None:
    for name in ("contraband", "counterfeiters", "ffuffziger"):
        assert hidden_in(Match(GAMES[name], players=3).state) is None
