"""OpenSpiel's own tests, and what we promise besides."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel

from funnymoney.adapters.course import read_options, write_options
from funnymoney.adapters.openspiel import load
from funnymoney.core.errors import BadOption, BadPlayers, IllegalAction, UnknownGame
from funnymoney.games import GAMES
from funnymoney.lab.judge import nash_conv, uniform
from funnymoney.lab.tree import write_out
from tests.adapters.kinds import Kind, every_game, every_short_kind, with_most_players

TINY: dict[str, Any] = {"edition": "tiny"}


@every_short_kind
def test_its_random_simulation_passes(kind: Kind) -> None:
    game = load(kind.name, kind.players, **kind.options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
@pytest.mark.parametrize("edition", ["tiny", "full"])
def test_its_random_simulation_passes_with_saving(kind: Kind, edition: str) -> None:
    options = {**kind.options, "edition": edition}
    game = load(kind.name, kind.players, **options)
    pyspiel.random_sim_test(
        game, num_sims=3 if edition == "tiny" else 1, serialize=True, verbose=False
    )


@with_most_players
def test_what_is_saved_at_a_full_table_is_the_same_again(kind: Kind) -> None:
    """OpenSpiel's own simulation saves after every step: too often for so long a match."""
    game = load(kind.name, kind.players, **kind.options)
    state, chance = game.new_initial_state(), Random(6)
    for steps in (0, 1, 20, 40, 10**6):
        for _ in range(steps):
            if state.is_terminal():
                break
            state.apply_action(chance.choice(state.legal_actions()))
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.current_player() == state.current_player()
        for player in range(kind.players):
            known = state.information_state_string(player)
            assert again.information_state_string(player) == known
    assert state.is_terminal()
    assert again.returns() == state.returns()


@every_short_kind
def test_its_own_suite_of_games_passes(kind: Kind) -> None:
    suite = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    suite.MAX_ACTIONS_PER_GAME = 100
    np.random.seed(1)
    suite.GamesSimTest().sim_game(load(kind.name, kind.players, **kind.options))


@every_game
def test_it_is_registered_and_named(kind: Kind) -> None:
    name = f"funnymoney_{kind.name}"
    assert name in pyspiel.registered_names()
    plain = pyspiel.load_game(name)
    assert plain.num_players() == GAMES[kind.name].seats[0]
    game = load(kind.name, kind.players, **TINY)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.kind == game.kind
    assert again.kind.options == GAMES[kind.name].settle(kind.players, TINY)


def walk(state: Any, chance: Random, decisions: int = 10**6) -> Any:
    """Go on at random for so many decisions, or to the end."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            answers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(answers, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
    return state


@every_short_kind
def test_returns_are_shares_of_the_win(kind: Kind) -> None:
    state = load(kind.name, kind.players, **kind.options).new_initial_state()
    assert walk(state, Random(1), 3).returns() == [0.0] * kind.players
    assert sum(walk(state, Random(1)).returns()) == pytest.approx(1)
    assert len(state.scores()) == kind.players


@every_short_kind
def test_only_who_is_asked_may_act(kind: Kind) -> None:
    state = load(kind.name, kind.players, **kind.options).new_initial_state()
    for _ in range(30):
        if walk(state, Random(2), 1).is_terminal():
            return
        for player in range(kind.players):
            asked = player == state.current_player()
            legal = state.legal_actions(player)
            assert bool(legal) == asked
            mask = state.legal_actions_mask(player)
            assert [at for at, may in enumerate(mask) if may] == legal


@every_short_kind
def test_a_world_dealt_anew_looks_the_same_to_who_asked_for_it(kind: Kind) -> None:
    state = load(kind.name, kind.players, **kind.options).new_initial_state()
    chance, worlds = Random(3), 0
    for _ in range(25):
        if walk(state, chance, 1).is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, chance.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        worlds += str(world) != str(state)
        walk(world, chance, 20)
    assert worlds > 0 or kind.name == "ffuffziger", (
        "where nothing is ever dealt anew, nothing is tested"
    )


@every_short_kind
def test_no_world_is_dealt_anew_while_a_step_is_half_taken(kind: Kind) -> None:
    """The one that is returned would be the true one, or one that cannot go on."""
    state = load(kind.name, kind.players, **kind.options).new_initial_state()
    chance, refused = Random(5), 0
    for _ in range(80):
        if state.is_terminal():
            break
        choice = state.course.choice
        for player in range(kind.players):
            if state.is_chance_node() or (choice is not None and choice.player != player):
                with pytest.raises(ValueError, match="deal another world"):
                    state.resample_from_infostate(player, chance.random)
                refused += 1
            else:
                world = state.resample_from_infostate(player, chance.random)
                known = state.information_state_string(player)
                assert world.information_state_string(player) == known
                walk(world, chance, 5)
        state.apply_action(chance.choice(state.legal_actions()))
    assert refused > kind.players


@every_game
def test_the_tensor_is_the_features_by_name(kind: Kind) -> None:
    game = load(kind.name, kind.players, **kind.options)
    state = walk(game.new_initial_state(), Random(4), 12)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    observer.set_from(state, 1)
    view = state.view(1)
    for field in GAMES[kind.name].fields():
        assert observer.dict[field.name].tolist() == pytest.approx(
            [float(each) for each in field.read(view)]
        )
    assert state.observation_tensor(1) == pytest.approx(observer.tensor.tolist())


# ------------------------------------------------------------------------------- tiny editions


def decisions(state: Any, found: dict[str, tuple[int, ...]]) -> int:
    """Note every information set with a choice in it; return how many positions have one."""
    if state.is_terminal():
        return 0
    actions = state.legal_actions()
    choosing = not state.is_chance_node() and len(actions) > 1
    if choosing:
        key = state.information_state_string(state.current_player())
        assert found.setdefault(key, tuple(actions)) == tuple(actions)
    return choosing + sum(decisions(state.child(action), found) for action in actions)


# Smaller than tiny, so that they are walked through in a moment.
SMALLEST: list[tuple[str, int, dict[str, Any]]] = [
    ("contraband", 3, {"baggage": 1}),
    ("crooked_cash", 2, {"chips": 0}),
    ("ffuffziger", 3, {"of_a_letter": 1}),
]
TINIEST: list[tuple[str, int, dict[str, Any]]] = [
    (name, GAMES[name].seats[0], {}) for name in GAMES
]
smallest = pytest.mark.parametrize(("name", "players", "options"), SMALLEST)


def check_information_sets(name: str, players: int, options: dict[str, Any]) -> None:
    """The laboratory writes the same game out in its own way, with memories of its own."""
    tree = write_out(GAMES[name], players, TINY | options)
    found: dict[str, tuple[int, ...]] = {}
    positions = decisions(load(name, players, **TINY, **options).new_initial_state(), found)
    assert len(found) == len(tree.known)
    assert positions == sum(known.nodes for known in tree.known)


@smallest
def test_information_sets_are_those_of_the_tree_written_out(
    name: str, players: int, options: dict[str, Any]
) -> None:
    check_information_sets(name, players, options)


@pytest.mark.full
@pytest.mark.parametrize(("name", "players", "options"), TINIEST)
def test_information_sets_of_every_tiny_edition_are_those_of_the_tree(
    name: str, players: int, options: dict[str, Any]
) -> None:
    check_information_sets(name, players, options)


@smallest
def test_its_exploitability_is_what_our_own_judge_says(
    name: str, players: int, options: dict[str, Any]
) -> None:
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    policy = pytest.importorskip("open_spiel.python.policy")
    tree = write_out(GAMES[name], players, TINY | options)
    game = load(name, players, **TINY, **options)
    found = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert found == pytest.approx(nash_conv(tree, uniform(tree)))
    assert found > 0


@pytest.mark.parametrize(("name", "players", "options"), SMALLEST[1:])
def test_cfr_comes_nearer_to_where_nobody_gains(
    name: str, players: int, options: dict[str, Any]
) -> None:
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
    game = load(name, players, **TINY, **options)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


def test_chances_add_up() -> None:
    for name in GAMES:
        for options in (TINY, {}):
            game = load(name, GAMES[name].seats[0], **options)
            state = game.new_initial_state()
            while not state.is_chance_node():
                walk(state, Random(1), 1)
            chances = [chance for _, chance in state.chance_outcomes()]
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0


# ------------------------------------------------------------------------------------ bad input


def test_games_players_and_options_are_checked() -> None:
    with pytest.raises(UnknownGame):
        load("chess", 2)
    with pytest.raises(BadPlayers):
        load("contraband", 2)
    with pytest.raises(BadOption, match="no option 'colour'"):
        load("contraband", 3, colour="red")
    with pytest.raises(BadOption, match="options are name:value"):
        read_options("edition:tiny")


def test_options_of_every_kind_survive_the_name_of_a_game() -> None:
    options = {"edition": "tiny", "duties": [1, 2, 3], "board": {"a, b": "(c=d);:"}, "flag": True}
    text = write_options(options)
    assert not set(text) & set(",()= ")
    assert read_options(text) == options


def test_an_illegal_action_is_refused() -> None:
    state = walk(load("contraband", 3).new_initial_state(), Random(1), 1)
    before = str(state)
    with pytest.raises(IllegalAction, match="is not legal now"):
        state.apply_action(400 if 400 not in state.legal_actions() else 0)
    assert str(state) == before


def test_nobody_may_look_with_all_eyes() -> None:
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="no observer who knows what all players know"):
        load("contraband", 3).make_py_observer(kind)


def test_copies_are_independent() -> None:
    state = walk(load("contraband", 3).new_initial_state(), Random(1), 5)
    before = str(state), state.information_state_string(0)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):  # noqa: S301  our own
        assert (str(copy), copy.information_state_string(0)) == before
        walk(copy, Random(2), 5)
    assert (str(state), state.information_state_string(0)) == before
    assert json.loads(state.observation_string(0))["me"] == 0
    assert deepcopy(state.course) is state.course
