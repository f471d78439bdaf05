"""What stands in for the parts that a game does not bring."""

from __future__ import annotations

from funnymoney.core.actions import Actions
from funnymoney.core.luck import FastLuck
from funnymoney.core.marks import CHOICE, Mark, count_verbs
from funnymoney.core.match import Match
from funnymoney.core.plain import PRESENTER, ScoresOnly
from funnymoney.core.spec import GameSpec, TimeoutVerbs
from funnymoney.core.tale import tell
from funnymoney.testing.matches import Chooser
from tests.laws.toy import Fists

SPEC = GameSpec(rules=Fists)


def played(options: dict[str, object] | None = None) -> Match:
    match, chooser = Match(Fists, 3, options or {}, "fast", "1"), Chooser(1)
    while not match.over:
        player = match.asked_first()
        match.play(player, chooser.word(match.state, player))
    return match


def test_a_game_needs_nothing_but_its_rules() -> None:
    assert SPEC.load("presenter") is PRESENTER
    assert SPEC.load("recap") is ScoresOnly
    assert SPEC.load("statistics") is count_verbs
    assert SPEC.load("beliefs") is SPEC.load("hidden") is None
    assert int(SPEC.policy().choose(Match(Fists, 2).state, 0, legal(), FastLuck(1))) in (1, 2, 3)


def legal() -> Actions:
    actions = Actions()
    for number in (1, 2, 3):
        actions.add(number)
    return actions


def test_a_plain_board_has_a_row_for_each_player_and_the_rest_as_facts() -> None:
    match = Match(Fists, 3, {}, "fast", "1")
    board = PRESENTER.board(match.view(0), ["You", "Ben", "Cyd"])
    assert board.columns == ("player", "scores", "acts")
    assert [row[:2] for row in board.rows] == [("You", "0"), ("Ben", "0"), ("Cyd", "0")]
    facts = dict(board.facts)
    assert set(facts) == {"public", "fist", "tip"}
    assert facts["fist"] == "[-1, -1]"


def test_plain_news_and_choices_are_told_by_their_keys() -> None:
    view, names = Match(Fists, 2).view(0), ["You", "Ben"]
    assert PRESENTER.news(["did", 1, "fist", 2, 3], names, view) == "Ben: fist 2 3"
    assert PRESENTER.news(["opened", 0, 2, 3], names, view) == "opened 0 2 3"
    assert PRESENTER.consequence(["pay_rent", 4], view, names) == "pay rent 4"
    assert PRESENTER.things("fist", {"choices": [{"verb": "fist", "each": [3, 3]}]}) == [
        "first number", "second number",
    ]  # fmt: skip


def test_a_plain_tale_tells_the_scores_after_each_choice_that_changed_them() -> None:
    match = played()
    told = tell(match.record, Fists, ScoresOnly())
    assert told.scores == match.state.returns()
    assert told.points[0].amounts == {"score": [0, 0, 0]}
    assert told.points[-1].amounts == {"score": told.scores}
    assert [column.key for column in told.columns] == ["score"]
    assert not told.claims


def test_plain_statistics_count_choices_by_their_verb() -> None:
    assert list(count_verbs(-1, ["did", 2, "fist", 1, 1])) == [Mark(CHOICE, "fist", 2)]
    assert not list(count_verbs(-1, ["opened", 2, 1, 1]))


def test_who_is_late_in_a_game_that_says_nothing_makes_the_first_choice_offered() -> None:
    view = Match(Fists, 2, {}, "fast", "1").view(0)
    view["choices"] = [{"verb": "stake", "least": [1], "each": [3]}, {"verb": "pass"}]
    assert TimeoutVerbs().forced_choice(view) is None
    assert TimeoutVerbs().gentlest_choice(view) == ["stake", 1]
    assert TimeoutVerbs(gentlest=("fold", "pass")).gentlest_choice(view) == ["pass"]
    assert TimeoutVerbs(forced=("pass",)).forced_choice(view) == ["pass"]
