"""A choice can be taken back only while nobody else could have noticed it."""

import pytest

from funnymoney.core.errors import CannotUndo
from funnymoney.core.match import Match
from tests.laws.matches import CASES, DEFAULT_CASES, SEEDS, Case, Chooser
from tests.laws.refusals import everything

# Everybody is told of a public choice at once, so only sealed ones can be taken back.
GAMES_WITH_UNDO = {"crooked_cash", "fists"}
MOST = [case for case in DEFAULT_CASES if case.players == case.game.seats[-1]]


def seen_by_others(match: Match, player: int) -> list[object]:
    others: list[int | None] = [each for each in range(match.players) if each != player]
    return [
        [match.view(other), match.news(other), other is not None and match.can_undo(other)]
        for other in [*others, None]
    ]


def check_undo(match: Match, chooser: Chooser) -> bool:
    """Play one choice, take it back if that is allowed, and play it again."""
    player = chooser.one_of(match.acting())
    word = chooser.word(match.state, player)
    before, others = everything(match)[:4], seen_by_others(match, player)
    match.play(player, word)
    if not match.can_undo(player):
        with pytest.raises(CannotUndo):
            match.undo(player)
        return False
    assert seen_by_others(match, player) == others, "somebody noticed"
    match.undo(player)
    assert everything(match)[:4] == before
    match.play(player, word)
    return True


def count_undone(case: Case) -> int:
    undone = 0
    for seed in range(SEEDS):
        match, chooser = case.match(seed), Chooser(seed)
        while not match.over and len(match.record.choices) < 60:
            undone += check_undo(match, chooser)
    return undone


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_can_be_taken_back_was_noticed_by_nobody_and_leaves_no_trace(case: Case) -> None:
    assert count_undone(case) == 0 or case.game.name in GAMES_WITH_UNDO


def test_choices_can_be_taken_back_in_exactly_these_games() -> None:
    assert {case.game.name for case in MOST if count_undone(case) > 0} == GAMES_WITH_UNDO
