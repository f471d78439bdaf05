"""What a game registers besides its rules can be used by the programs that look for it."""

from __future__ import annotations

from importlib.resources import files

from funnymoney.core.actions import Actions
from funnymoney.core.game import NOBODY
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.spec import GameSpec
from funnymoney.core.tale import Column, Tale, tell
from funnymoney.core.told import SILENT
from funnymoney.core.words import example, refusal
from funnymoney.testing.matches import Case

PARTS = ("presenter", "recap", "statistics", "beliefs", "hidden")


def check_parts(spec: GameSpec) -> None:
    """All that a spec names can be imported, and its options make a match."""
    for part in PARTS:
        loaded = spec.load(part)
        assert loaded is not None or not getattr(spec, part)
    if spec.locale:
        found = list(files(spec.locale).iterdir())
        languages = [each for each in found if each.joinpath(f"{spec.name}.ftl").is_file()]
        assert languages, f"{spec.locale} has no <language>/{spec.name}.ftl"
    for players in spec.rules.seats:
        spec.rules.settle(players, spec.lobby.first_game)


def check_policy(spec: GameSpec, case: Case, seed: int) -> None:
    """The policy chooses and explores only what is legal, from the deal to the end."""
    policy, luck, legal = spec.policy(), FastLuck(seed), Actions()
    state = case.start(luck)
    for _ in range(case.longest):
        player = int(state.next_choice(legal))
        if player == NOBODY:
            return
        action = legal[0] if legal.count == 1 else int(policy.choose(state, player, legal, luck))
        assert action in legal, f"the policy chooses {action}, which is not legal"
        if legal.count > 1:
            assert int(policy.explore(state, player, legal, luck)) in legal
        state.apply(player, action, luck, SILENT)
    raise AssertionError(f"with this policy a match is not over after {case.longest} steps")


def check_timeouts(spec: GameSpec, match: Match) -> None:
    """What is chosen for players whose time is up may be chosen."""
    for player in match.acting():
        view = match.view(player)
        gentlest = spec.timeout.gentlest_choice(view)
        assert refusal(match.state, player, gentlest) is None, f"on a timeout: {gentlest}"
        forced = spec.timeout.forced_choice(view)
        assert forced is None or refusal(match.state, player, forced) is None


def check_presenter(spec: GameSpec, match: Match) -> None:
    """The presenter shows every viewer the table, the news, and what there is to choose."""
    presenter = spec.load("presenter")
    names = [f"player {player + 1}" for player in range(match.players)]
    assert isinstance(presenter.introduction(), str)
    for viewer in (*range(match.players), None):
        view = match.view(viewer)
        assert len(presenter.board(view, names).rows) == match.players
        for item in match.news(viewer):
            assert isinstance(presenter.news(item, names, view), str)
    for player in match.acting():
        view = match.view(player)
        assert presenter.question(view, names)
        for offer in match.state.offers(player):
            assert isinstance(presenter.consequence(example([offer]), view, names), str)
            assert isinstance(presenter.things(str(offer["verb"]), view), list)


def check_recap(spec: GameSpec, match: Match) -> None:
    """The recap of a finished match adds up to its scores."""
    tale: Tale = tell(match.record, spec.rules, spec.load("recap")())
    assert tale.scores == match.state.returns()
    assert totals(tale.columns) == tale.scores, "the columns of the recap do not add up"
    assert not tale.flow or totals(tale.flow) == tale.scores
    assert tale.points[-1].amounts[tale.scored_by] == tale.scores


def totals(columns: list[Column]) -> list[int]:
    keys = [column.key for column in columns]
    assert len(set(keys)) == len(keys), "two columns have the same key"
    return [sum(parts) for parts in zip(*[each.amounts for each in columns], strict=True)]


def check_statistics(spec: GameSpec, match: Match) -> None:
    """Every item of news can be counted."""
    count = spec.load("statistics")
    for to, item in match.told:
        for mark in count(to, item):
            assert -1 <= mark.player < match.players, f"{mark} is of nobody"


def check_hidden_parts(spec: GameSpec, match: Match) -> None:
    """What is believed, and what is hidden from all, can be told of any position."""
    hidden, beliefs = spec.load("hidden"), spec.load("beliefs")
    if hidden:
        assert isinstance(hidden(match.state), dict)
    if beliefs:
        view = match.view(0)
        beliefs(view, [spec.rules.from_view(view, FastLuck(seed)) for seed in range(20)])
