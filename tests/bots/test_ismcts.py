"""The searching bot: it sees a view and nothing else, and says what it thinks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from funnymoney import Match, game_named, make_bot
from funnymoney.bots import is_reproducible
from funnymoney.bots.ismcts import Budget, IsmctsBot
from funnymoney.bots.levels import LEVELS, made_of
from funnymoney.bots.search import Search
from funnymoney.bots.trees import BRANCHES, SEALED
from funnymoney.core.errors import BadBot
from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.policy import Policy
from funnymoney.core.told import SILENT
from funnymoney.core.words import refusal
from funnymoney.games import GAMES
from funnymoney.testing.matches import Case, course
from tests.games.crooked_cash_table import LIGHT_BLUE, Table
from tests.laws.cases import CASES
from tests.laws.toy import Fists

IN_THE_HOUSE = [case for case in CASES if case.game is not Fists and case.name == "default"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["ismcts:4;candidates=2;hunches=1", "greedy", "greedy:30"])
def test_it_plays_a_whole_match(game: str, bot: str) -> None:
    kind = game_named(game)
    options = {"round_cap": 4} if game == "crooked_cash" else {}
    match = Match(kind, kind.seats[0], options, "fast", "3")
    bots = [make_bot(bot, FastLuck(seat)) for seat in range(kind.seats[0])]
    while not match.over:
        player = match.asked_first()
        match.play(player, bots[player].act(match.view(player)))


@pytest.mark.parametrize("case", IN_THE_HOUSE, ids=str)
@pytest.mark.parametrize(
    ("bot", "worlds"), [("ismcts:12;offers=4", 4), ("greedy", 12), ("greedy:30", 12)]
)
def test_what_it_cannot_see_does_not_sway_it(case: Case, bot: str, worlds: int) -> None:
    """Two worlds with the same view, the same luck: the same choice."""
    found = list(islice(two_worlds(case), worlds))
    assert found
    for state, world, player in found:
        here, there = (make_bot(bot, FastLuck(1)).act(each.view(player)) for each in (state, world))
        assert here == there
        assert refusal(state, player, here) is None


def two_worlds(case: Case) -> Iterator[tuple[Game, Game, int]]:
    """Yield positions with another that one who acts cannot tell from them."""
    rng = random.Random(7)
    for state in course(case, 0)[::7]:
        player = int(state.asked_first())
        if player >= 0 and not state.midway(player):
            world = case.facts.scramble(state, player, rng)
            if world is not None:
                yield state, world, player


def test_its_thoughts_are_choices_with_visits_and_value() -> None:
    match = Match(game_named("contraband"), 3, {"first_officer": 0}, "fast", "5")
    match.play(1, ["declare", 0, 0, 0, 0, 0, 0, 0, 0])
    bot = IsmctsBot(Budget(iterations=200), FastLuck(4))
    thoughts = bot.thoughts(match.view(0))
    assert {str(thought.choice[0]) for thought in thoughts} == {"believe", "search"}
    assert [thought.visits for thought in thoughts] == [100, 100]
    assert all(0 <= thought.value <= 1 for thought in thoughts)
    assert all(0 <= thought.share <= 1 for thought in thoughts)
    assert any(thought.lead == 0 for thought in thoughts)  # what the policy said


def test_what_is_heeded_seldom_is_left_to_its_policy() -> None:
    match = Match(game_named("contraband"), 3, {"first_officer": 0}, "fast", "5")
    view = match.view(1)
    thoughts = [
        len(IsmctsBot.read("20;heed=30", FastLuck(seed)).thoughts(view)) for seed in range(100)
    ]
    assert 15 <= sum(number > 1 for number in thoughts) <= 45
    assert len(IsmctsBot.read("20;heed=0", FastLuck(1)).thoughts(view)) == 1


def test_who_makes_offers_thinks_of_trades_that_others_would_accept() -> None:
    view = Table(3).owns(0, *LIGHT_BLUE[:2], 7).owns(1, 5, 6, LIGHT_BLUE[2]).state.view(0)
    silent, haggler = IsmctsBot.read("20", FastLuck(4)), IsmctsBot.read("20;offers=8", FastLuck(4))
    assert [thought.choice for thought in silent.thoughts(view)] == [["roll"]]
    assert [thought.choice[:2] for thought in haggler.thoughts(view)] == [["offer", 1], ["roll"]]


def test_a_choice_of_several_steps_is_one_thought() -> None:
    match = Match(game_named("ffuffziger"), 3, {}, "fast", "5")
    bots = [make_bot("greedy", FastLuck(seat)) for seat in range(3)]
    while "fist" not in {offer["verb"] for offer in match.view(match.asked_first())["choices"]}:  # type: ignore[attr-defined]
        player = match.asked_first()
        match.play(player, bots[player].act(match.view(player)))
    player = match.asked_first()
    for thought in IsmctsBot(Budget(iterations=300), FastLuck(4)).thoughts(match.view(player)):
        assert match.why_not(player, thought.choice) is None


def test_in_the_search_nobody_sees_what_is_sealed() -> None:
    """In the tree of one player another's fist is one branch, whatever is in it."""
    state = Match(Fists, 3, {"rounds": 1}, luck="scripted", seed="0,2").state
    state.apply(0, 2, FastLuck(1), SILENT)
    search = Search(state, 0, Policy(), FastLuck(2))
    search.habits.depth = 6
    search.habits.rivals = 1
    search.habits.patience = 0
    search.think(300)
    for player in range(3):
        mine: set[int] = set()
        others: set[int] = set()
        for branch in branches(search, player):
            (mine if branch // BRANCHES == player else others).add(branch % int(BRANCHES))
        assert others == {int(SEALED)}
        assert len(mine) == 4


def branches(search: Search, root: int) -> list[int]:
    """Return all branches of one player's tree."""
    found, waiting = [], [root]
    while waiting:
        node = int(search.trees.child[waiting.pop()])
        while node >= 0:
            waiting.append(node)
            found.append(int(search.trees.branch[node]))
            node = int(search.trees.sibling[node])
    return found


@pytest.mark.parametrize("text", ["", "0", "-3", "1.5", "s", "0s", "nan", "infs", "1e9", "9" * 30])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadBot, match="a budget is a number of iterations"):
        make_bot(f"ismcts:{text}", FastLuck(1))


def test_a_budget_of_seconds_is_kept_about() -> None:
    view = Match(game_named("contraband"), 3, luck="fast", seed="1").view(1)
    assert IsmctsBot(Budget.read("0.01s"), FastLuck(1)).thoughts(view)
    assert not is_reproducible("ismcts:0.01s")
    assert is_reproducible("ismcts:100")


def test_of_iterations_and_seconds_the_first_to_end_counts() -> None:
    view = Match(game_named("contraband"), 3, luck="fast", seed="1").view(1)

    def tried(budget: Budget) -> int:
        return sum(each.visits for each in IsmctsBot(budget, FastLuck(1)).thoughts(view))

    assert tried(Budget(iterations=400, seconds=600)) <= tried(Budget(iterations=400)) + 100
    assert tried(Budget(iterations=10_000_000, seconds=0.02)) < 1_000_000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_every_game_has_all_levels(game: str, level: str) -> None:
    for each in LEVELS:
        make_bot(made_of(each, game), FastLuck(1))
    kind = game_named(game)
    match = Match(kind, kind.seats[0], {}, "fast", "2")
    player = match.asked_first()
    match.play(player, make_bot(level, FastLuck(1)).act(match.view(player)))
