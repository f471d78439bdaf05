"""PettingZoo's own suite, and what we promise besides."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, seed_test

from funnymoney.adapters.episode import BadSave, legend
from funnymoney.adapters.pettingzoo import AllAtOnce, OneByOne, env, parallel_env
from funnymoney.core.errors import BadOption, BadPlayers, IllegalAction, UnknownGame
from funnymoney.core.features import size_of
from funnymoney.games import GAMES
from tests.adapters.kinds import Kind, every_game, every_kind, every_short_kind

CYCLES = 40

# What its suite only recommends, and we do otherwise: observations are dictionaries with a mask,
# as in its own card games, and who is not asked may do nothing.
recommended = [
    pytest.mark.filterwarnings(f"ignore:{said}")
    for said in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
        "Environment has not defined a render",
    )
]


def recommends(test: Any) -> Any:
    for mark in recommended:
        test = mark(test)
    return test


@recommends
@every_kind
def test_its_suite_passes_one_by_one(kind: Kind) -> None:
    api_test(env(kind.name, kind.players), num_cycles=CYCLES)


@recommends
@every_short_kind
def test_its_suite_passes_to_the_end_of_a_match(kind: Kind) -> None:
    api_test(env(kind.name, kind.players, **kind.options), num_cycles=5000)


@recommends
@every_kind
def test_its_suite_passes_all_at_once(kind: Kind) -> None:
    parallel_api_test(parallel_env(kind.name, kind.players), num_cycles=CYCLES)


@recommends
@every_short_kind
def test_its_suite_passes_all_at_once_to_the_end(kind: Kind) -> None:
    parallel_api_test(parallel_env(kind.name, kind.players, **kind.options), num_cycles=5000)


@every_kind
def test_the_same_seed_gives_the_same_match(kind: Kind) -> None:
    seed_test(lambda: env(kind.name, kind.players), num_cycles=CYCLES)


def legal(observation: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(observation["action_mask"])]


def play(table: OneByOne, chance: Random, steps: int = 10**6) -> list[Any]:
    """Play at random for so many steps, or to the end; return all that came out."""
    seen: list[Any] = []
    for agent in table.agent_iter(steps):
        observation, reward, ended, truncated, info = table.last()
        seen.append((agent, observation["observation"].tolist(), legal(observation), reward, info))
        table.step(None if ended else chance.choice(legal(observation)))
        assert not truncated
    return seen


def choose(observations: dict[str, Any], chance: Random) -> dict[str, int]:
    """Return something for every agent; 0 for who may do nothing, as a trained one would."""
    return {
        agent: chance.choice(legal(observation) or [0])
        for agent, observation in observations.items()
    }


def play_at_once(table: AllAtOnce, seed: int, chance: Random) -> list[Any]:
    observations, _ = table.reset(seed=seed)
    seen: list[Any] = []
    while table.agents:
        observations, rewards, *_, infos = table.step(choose(observations, chance))
        seen.append(
            (
                {agent: each["observation"].tolist() for agent, each in observations.items()},
                rewards,
                infos,
            )
        )
    return seen


@every_short_kind
def test_the_same_seed_gives_the_same_match_all_at_once(kind: Kind) -> None:
    one, other, third = (
        play_at_once(parallel_env(kind.name, kind.players, **kind.options), seed, Random(1))
        for seed in (5, 5, 6)
    )
    assert one == other
    assert one != third


@every_short_kind
def test_a_match_ends_with_shares_of_the_win_and_scores(kind: Kind) -> None:
    table = env(kind.name, kind.players, **kind.options)
    table.reset(seed=2)
    seen = play(table, Random(2))
    last = seen[-kind.players :]
    rewards = [reward for *_, reward, _ in last]
    assert sum(rewards) == pytest.approx(1)
    assert [reward for *_, reward, _ in seen[: -kind.players]] == [0.0] * (len(seen) - kind.players)
    for *_, info in last:
        assert info["shares"] == rewards
        assert info["returns"] == table.episode.state.returns()


@every_game
def test_who_is_not_asked_may_do_nothing(kind: Kind) -> None:
    table = env(kind.name, kind.players, **kind.options)
    table.reset(seed=3)
    chance, waiting = Random(3), 0
    for agent in table.agent_iter(300):
        observation, _, ended, *_ = table.last()
        for other, player in table.seats.items():
            mask = legal(table.observe(other))
            assert mask == sorted(table.episode.state.legal_actions(player))
            if not table.episode.state.is_acting(player):
                waiting += 1
                assert mask == []
        assert ended or agent == table.agent_selection
        table.step(None if ended else chance.choice(legal(observation)))
    assert waiting > 50


@every_game
def test_actions_of_those_who_wait_are_ignored(kind: Kind) -> None:
    chance = Random(4)
    one, other = (parallel_env(kind.name, kind.players, **kind.options) for _ in range(2))
    observations, _ = one.reset(seed=4)
    other.reset(seed=4)
    for _ in range(100):
        if not one.agents:
            break
        actions = choose(observations, chance)
        owed = {agent: actions[agent] for agent in actions if legal(observations[agent])}
        rubbish = {agent: 10**6 for agent in actions if agent not in owed}
        observations, *_ = one.step(owed)
        again, *_ = other.step(owed | rubbish)
        for agent in again:
            assert np.array_equal(observations[agent]["observation"], again[agent]["observation"])


def test_who_is_overtaken_is_told_and_asked_again() -> None:
    """In an auction of Crooked Cash arrival is the game: a raise overtakes a raise."""
    table, chance, overtaken = parallel_env("crooked_cash", 4, round_cap=5), Random(5), 0
    for seed in range(5):
        observations, _ = table.reset(seed=seed)
        while table.agents:
            owing = [agent for agent in table.agents if legal(observations[agent])]
            observations, *_, infos = table.step(choose(observations, chance))
            late = [agent for agent in owing if not infos[agent]["taken"]]
            overtaken += len(late)
            assert len(late) < len(owing), "somebody always comes first"
            assert not any(infos[agent]["taken"] for agent in infos if agent not in owing)
    assert overtaken > 0


def test_several_act_at_once_where_choices_are_sealed() -> None:
    table = parallel_env("ffuffziger", 4)
    observations, _ = table.reset(seed=1)
    chance, most = Random(1), 0
    while table.agents:
        most = max(most, sum(bool(legal(each)) for each in observations.values()))
        observations, *_ = table.step(choose(observations, chance))
    assert most > 1


# ----------------------------------------------------------------------------------- bad input


def test_games_players_and_options_are_checked() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        env("chess", 2)
    with pytest.raises(BadPlayers, match="contraband is for 3 to 6 players: got 2"):
        env("contraband", 2)
    with pytest.raises(BadOption, match="no option 'colour'"):
        parallel_env("contraband", 3, colour="red")


def test_nothing_goes_before_a_reset_and_after_the_end() -> None:
    table = env("contraband", 3, edition="tiny")
    with pytest.raises(ResetNeeded, match="nothing is dealt yet"):
        table.step(0)
    with pytest.raises(ResetNeeded, match="nothing is dealt yet"):
        table.observe("player_0")
    table.reset(seed=1)
    play(table, Random(1))
    with pytest.raises(ResetNeeded, match="the match is over"):
        table.step(None)
    both = parallel_env("contraband", 3, edition="tiny")
    with pytest.raises(ResetNeeded, match="nothing is dealt yet"):
        both.step({})
    play_at_once(both, 1, Random(1))
    with pytest.raises(ResetNeeded, match="the match is over"):
        both.step({})


def test_an_action_must_be_legal_and_changes_nothing_if_it_is_not() -> None:
    table = env("contraband", 3)
    table.reset(seed=1)
    before = table.save()
    with pytest.raises(IllegalAction, match="action 0 is not legal now"):
        table.step(0)
    with pytest.raises(IllegalAction, match="is not legal now"):
        table.step(-1)
    with pytest.raises(TypeError, match="an action is a whole number: got search"):
        table.step("search")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="an action is a whole number: got None"):
        table.step(None)
    assert table.save() == before


def test_all_who_owe_an_action_must_give_one() -> None:
    table = parallel_env("contraband", 3)
    table.reset(seed=1)
    with pytest.raises(ValueError, match=r"player_\d owes an action"):
        table.step({})


def test_a_dead_agent_leaves_by_none() -> None:
    table = env("contraband", 3, edition="tiny")
    table.reset(seed=1)
    while not any(table.terminations.values()):
        table.step(legal(table.last()[0])[0])
    with pytest.raises(ValueError, match=r"agents leave by step\(None\)"):
        table.step(1)


def test_what_was_saved_elsewhere_is_refused() -> None:
    table = env("contraband", 3)
    table.reset(seed=1)
    saved = table.save()
    with pytest.raises(BadSave, match="players of what was saved should be 4: got 3"):
        env("contraband", 4).restore(saved)
    with pytest.raises(BadSave, match="game of what was saved should be ffuffziger"):
        env("ffuffziger", 3).restore(saved)
    with pytest.raises(BadSave, match="got 5"):
        env("contraband", 3).restore(5)  # type: ignore[arg-type]
    assert json.loads(json.dumps(saved)) == saved


@every_game
def test_the_legend_names_every_number(kind: Kind) -> None:
    places = [place for _, place, _ in legend(kind.name, kind.players)]
    assert places[0].start == 0
    assert places[-1].stop == size_of(GAMES[kind.name].fields(), kind.players)
    assert all(one.stop == after.start for one, after in pairwise(places))


def test_a_legend_is_for_as_many_as_can_play() -> None:
    with pytest.raises(BadPlayers, match="contraband is for 3 to 6 players: got 2"):
        legend("contraband", 2)
