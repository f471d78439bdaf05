"""Games written out whole: what is in a tree, and what may not be."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import pytest

from funnymoney.core.game import Game, View, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.told import SILENT
from funnymoney.games import GAMES
from funnymoney.lab.efg import efg_of
from funnymoney.lab.judge import best_answer, expected, nash_conv, uniform
from funnymoney.lab.tree import Chance, Decision, End, Node, TooLarge, Tree, write_out
from funnymoney.testing.matches import Chooser
from tests.laws.toy import Fists

Course = tuple[tuple[int, int], ...]  # a player's own sets and choices so far
ONE_ROUND = {"rounds": 1, "tips": False}
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


class Leaky(Fists):
    """Shows everybody what is in the first fist."""

    def view(self, player: int | None) -> View:
        return super().view(player) | {"peep": self.coins[0]}


@pytest.fixture(scope="module")
def toy() -> Tree:
    return write_out(Fists, 2, ONE_ROUND)


@lru_cache
def tiny(name: str) -> Tree:
    """Return a game of the house for the fewest players, in its tiny edition."""
    return write_out(GAMES[name], GAMES[name].seats[0], {"edition": "tiny"})


# -------------------------------------------------------------------------------- the toy


def test_the_toy_has_all_its_nodes(toy: Tree) -> None:
    """Who leads, his stake of three, then coins and a guess of four for both, unseen."""
    kinds = Counter(type(node).__name__ for node in toy.every_node())
    steps = sum(4**step for step in range(4))
    assert kinds == {"Chance": 1, "Decision": 2 * (1 + 3 * steps), "End": 2 * 3 * 4**4}
    assert toy.nodes == sum(kinds.values())


def test_nobody_knows_what_another_chose_unseen(toy: Tree) -> None:
    """A leader and a stake are seen; of one's own two steps the first: 2 x (1 + 3 x 2 x 5)."""
    assert len(toy.known) == 2 * (1 + 3 * 2 * (1 + 4))
    assert Counter(known.nodes for known in toy.known) == {1: 2 + 2 * 3 * 5, 16: 2 * 3 * 5}


def test_steps_of_a_choice_follow_each_other(toy: Tree) -> None:
    midway = [known for known in toy.known if known.choice.steps]
    assert len(midway) == 2 * 3 * 2 * 4
    assert {known.choice.steps for known in midway} == {(coins,) for coins in range(4)}


def test_the_toy_is_written_as_gambit_reads_it(toy: Tree) -> None:
    lines = efg_of(toy).splitlines()
    assert lines[:3] == [
        'EFG 2 R "Fists" { "0" "1" }',
        'c "" 1 "" { "0" 1/2 "1" 1/2 } 0',
        lines[2],
    ]
    assert lines[2].startswith('p "" ')
    assert lines[2].endswith('{ "1" "2" "3" } 0')
    assert len(lines) == 1 + toy.nodes
    assert Counter(line[0] for line in lines[1:]) == {"c": 1, "p": 512, "t": 1536}
    assert {line.partition("{")[2] for line in lines if line[0] == "t"} == {
        " 1/2 1/2 }", " 1 0 }", " 0 1 }",
    }  # fmt: skip
    sets = {tuple(line.split()[2:4]) for line in lines if line[0] == "p"}
    for player in ("1", "2"):  # the format numbers the sets of each player from one on
        assert {int(number) for who, number in sets if who == player} == set(range(1, 32))


def test_the_value_of_the_toy_is_what_one_can_reckon(toy: Tree) -> None:
    """Alike for both, so half; who guesses at random can be beaten by nobody."""
    policy = uniform(toy)
    assert expected(toy, policy) == pytest.approx([0.5, 0.5])
    assert nash_conv(toy, policy) == pytest.approx(0)


def test_a_habit_is_answered_best(toy: Tree) -> None:
    """Who always takes no coins and guesses 0 does not do worse against guesses at random.

    But who knows it takes a coin, guesses 1, and always wins alone.
    """
    policy = uniform(toy)
    for known in toy.known:
        if known.player == 0 and known.actions == (0, 1, 2, 3):
            policy[known.number] = [1.0, 0.0, 0.0, 0.0]
    assert best_answer(toy, policy, 1) == pytest.approx(1)
    assert best_answer(toy, policy, 0) == pytest.approx(0.5)
    assert expected(toy, policy) == pytest.approx([0.5, 0.5])
    assert nash_conv(toy, policy) == pytest.approx(0.5)


def test_a_tip_is_known_to_the_leader_only() -> None:
    """He knows one of four tips, the other knows none of them."""
    tree = write_out(Fists, 2, {"rounds": 1, "tips": True})
    stakes = [known for known in tree.known if known.actions == (1, 2, 3)]
    assert len(stakes) == 2 * 4
    others = {
        known.nodes
        for known in tree.known
        if known.actions == (0, 1, 2, 3)
        and known.choice.view["tip"] is None
        and not known.choice.steps
    }
    assert others == {4, 4 * 16}


def test_a_leak_in_a_view_is_a_leak_in_the_tree(toy: Tree) -> None:
    leaky = write_out(Leaky, 2, ONE_ROUND)
    assert leaky.nodes == toy.nodes
    assert len(leaky.known) > len(toy.known)
    assert nash_conv(leaky, uniform(leaky)) > 0.1


def test_a_game_that_is_too_large_is_given_up() -> None:
    with pytest.raises(TooLarge, match="1000 nodes"):
        write_out(Fists, 3, ONE_ROUND, most_nodes=1000)


# ------------------------------------------------------------------------ the tiny editions


@EVERY_GAME
def test_tiny_editions_are_tiny_and_everybody_decides(name: str) -> None:
    tree = tiny(name)
    assert tree.nodes < 100_000
    assert len(tree.known) < 10_000
    assert {known.player for known in tree.known} == set(range(tree.players))


@EVERY_GAME
def test_something_is_hidden_and_matters(name: str) -> None:
    """Somebody cannot tell positions apart, and play at random can be answered."""
    tree = tiny(name)
    assert max(known.nodes for known in tree.known) > 1
    assert nash_conv(tree, uniform(tree)) > 0.1


@EVERY_GAME
def test_chances_add_up_and_shares_too(name: str) -> None:
    for node in tiny(name).every_node():
        if isinstance(node, Chance):
            assert sum(node.chances) == 1
            assert len(node.chances) == len(node.children) > 1
        elif isinstance(node, End):
            assert sum(node.shares) == 1


@EVERY_GAME
def test_recall_is_perfect(name: str) -> None:
    """All nodes of a set follow the same own sets and choices, and offer the same."""
    tree = tiny(name)
    before: dict[int, Course] = {}
    waiting: list[tuple[Node, tuple[Course, ...]]] = [(tree.root, ((),) * tree.players)]
    while waiting:
        node, courses = waiting.pop()
        if isinstance(node, Decision):
            known = node.known
            assert len(node.children) == len(known.actions) > 1
            assert before.setdefault(known.number, courses[known.player]) == courses[known.player]
        if isinstance(node, End):
            continue
        for at, child in enumerate(node.children):
            waiting.append((child, after(node, at, courses)))
    assert len(before) == len(tree.known)


def after(node: Decision | Chance, at: int, courses: tuple[Course, ...]) -> tuple[Course, ...]:
    if isinstance(node, Chance):
        return courses
    player = node.known.player
    longer = (*courses[player], (node.known.number, at))
    return (*courses[:player], longer, *courses[player + 1 :])


@EVERY_GAME
def test_random_play_comes_out_as_in_matches(name: str) -> None:
    """The exact shares of random play, and those of many matches played at random."""
    tree, matches = tiny(name), 2000
    exact = expected(tree, uniform(tree))
    shares = [0.0] * tree.players
    for seed in range(matches):
        for player, share in enumerate(random_end(GAMES[name], tree.players, seed).shares()):
            shares[player] += share / matches
    assert shares == pytest.approx(exact, abs=0.05)  # more than four standard errors


def random_end(game: type[Game], players: int, seed: int) -> Game:
    match = Match(game, players, {"edition": "tiny"}, "fast", str(seed))
    state, luck, chooser = match.state, FastLuck(seed), Chooser(2 * seed)
    while state.acting() != 0:
        player = players_in(state.acting())[0]
        state.apply(player, chooser.action(state, player), luck, SILENT)
    return state
