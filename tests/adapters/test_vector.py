"""A hall full of tables plays the same games as one table after the other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32

from funnymoney.adapters.vector import Batch, Tables, make, mark_of
from funnymoney.bots.hall import Hall
from funnymoney.core.errors import BadBot, BadOption, BadPlayers, IllegalAction, UnknownGame
from funnymoney.core.features import size_of
from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games import GAMES
from tests.adapters.kinds import Kind, every_game, every_kind, every_short_kind

TABLES = 5


def choose(batch: Batch, chance: Random) -> list[int]:
    return [chance.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks]


class OneTable:
    """The same as one table of a hall, stepped in plain Python."""

    def __init__(self, kind: Kind, mark: int) -> None:
        game = GAMES[kind.name]
        options = game.settle(kind.players, kind.options)
        start = game.start(kind.players, options, FastLuck(0), SILENT)
        self.luck = FastLuck(0, mark)
        self.state: Game = start.fresh(self.luck, SILENT)

    def step(self, action: int) -> tuple[list[float], list[int], bool]:
        """Return rewards, scores and whether a match has ended."""
        self.state.apply(self.asked, action, self.luck, SILENT)
        nobody = [0] * int(self.state.number_of_players())
        if self.state.acting() != 0:
            return [float(each) for each in nobody], nobody, False
        result = self.state.shares(), self.state.returns(), True
        self.state = self.state.fresh(self.luck, SILENT)
        return result

    @property
    def asked(self) -> int:
        return int(self.state.asked_first())

    def observation(self) -> list[float]:
        out = vec[i32]([0] * size_of(self.state.fields(), int(self.state.number_of_players())))
        self.state.features(self.asked, out, 0)
        return [float(np.float32(number)) for number in out]


def check_rows(batch: Batch, tables: list[OneTable]) -> None:
    for at, table in enumerate(tables):
        assert batch.asked[at] == table.asked
        assert batch.observations[at].tolist() == table.observation()
        legal = np.flatnonzero(batch.masks[at]).tolist()
        assert legal == sorted(table.state.legal_actions(table.asked))


@every_short_kind
def test_a_hall_plays_the_same_as_single_tables(kind: Kind) -> None:
    hall = make(kind.name, kind.players, TABLES, seed=9, **kind.options)
    batch, tables = hall.reset(), [OneTable(kind, mark_of(9, at)) for at in range(TABLES)]
    chance, ended, taken = Random(9), 0, 0
    while taken < 100 or ended == 0:
        if taken < 100 or taken % 10 == 0:
            check_rows(batch, tables)
        taken += 1
        actions = choose(batch, chance)
        batch = hall.step(actions)
        for at, (table, action) in enumerate(zip(tables, actions, strict=True)):
            rewards, scores, done = table.step(action)
            assert batch.rewards[at].tolist() == pytest.approx(rewards)
            assert batch.scores[at].tolist() == scores
            assert batch.dones[at] == done
            ended += done
    check_rows(batch, tables)


def trace(hall: Tables, steps: int, chance: Random, batch: Batch | None = None) -> list[Any]:
    batch = hall.reset() if batch is None else batch
    seen = []
    for _ in range(steps):
        batch = hall.step(choose(batch, chance))
        seen.append([array.tolist() for array in batch])
    return seen


@every_kind
def test_the_same_seed_gives_the_same_matches(kind: Kind) -> None:
    one, other, third = (
        trace(make(kind.name, kind.players, 3, seed=seed), 40, Random(1)) for seed in (1, 1, 2)
    )
    assert one == other
    assert one != third


def test_a_seed_may_be_given_again() -> None:
    hall = make("contraband", 3, 4, seed=1)
    first = trace(hall, 30, Random(1))
    assert trace(hall, 30, Random(1)) != first, "luck goes on"
    hall.reset(seed=1)
    again = trace(hall, 30, Random(1), hall.reset(seed=1))
    assert again == first


def test_what_happens_at_a_table_hangs_on_no_other() -> None:
    few, many = (make("ffuffziger", 3, tables, seed=4) for tables in (2, 30))
    one, other = few.reset(), many.reset()
    assert np.array_equal(one.observations, other.observations[:2])
    assert not np.array_equal(other.observations[2:4], other.observations[4:6])


@every_kind
def test_what_is_drawn_is_legal_and_changes_no_luck(kind: Kind) -> None:
    hall, other = (make(kind.name, kind.players, 4, seed=6) for _ in range(2))
    batch = hall.reset()
    other.reset()
    for _ in range(40):
        actions = hall.draw()
        assert all(mask[action] for mask, action in zip(batch.masks, actions, strict=True))
        batch = hall.step(actions)
        assert np.array_equal(other.step(actions).observations, batch.observations)


def test_every_legal_action_is_drawn_as_often() -> None:
    hall = make("contraband", 3, 1, seed=1)
    batch = hall.reset()
    legal = np.flatnonzero(batch.masks[0])
    often = np.bincount([int(hall.draw()[0]) for _ in range(40 * len(legal))], minlength=465)
    assert often[~batch.masks[0]].sum() == 0
    assert (often[legal] - 40).std() == pytest.approx(40**0.5, rel=0.2)


def test_a_batch_stays_as_it_is() -> None:
    hall = make("contraband", 3, 4, seed=1)
    batch = hall.reset()
    kept = [array.tolist() for array in batch]
    hall.step(choose(batch, Random(1)))
    assert [array.tolist() for array in batch] == kept
    assert batch.observations.dtype == np.float32
    assert batch.masks.dtype == np.bool_


# ----------------------------------------------------------------------------------- opponents


@every_short_kind
@pytest.mark.parametrize("opponents", ["random", "easy", "greedy"])
def test_opponents_play_until_the_learner_is_asked(kind: Kind, opponents: str) -> None:
    hall = make(kind.name, kind.players, 6, opponents=opponents, seed=3, **kind.options)
    batch, chance, ended = hall.reset(), Random(3), 0
    while ended == 0:
        assert batch.asked.tolist() == [table % kind.players for table in range(6)]
        assert batch.masks.any(axis=1).all()
        batch = hall.step(choose(batch, chance))
        ended += int(batch.dones.sum())
        shares = batch.rewards.sum(axis=1)
        assert shares.tolist() == pytest.approx(batch.dones.astype(float).tolist())


def test_the_learner_may_sit_in_one_seat_only() -> None:
    hall = make("counterfeiters", 3, 4, opponents="random", seat=2, seed=1)
    assert hall.reset().asked.tolist() == [2] * 4


def share_of_a_random_learner(opponents: str) -> float:
    hall, chance = make("contraband", 3, 100, opponents=opponents, seat=0, seed=5), Random(5)
    batch, won, ended = hall.reset(), 0.0, 0
    while ended < 300:
        batch = hall.step(choose(batch, chance))
        won += float(batch.rewards[:, 0].sum())
        ended += int(batch.dones.sum())
    return won / ended


def test_greedy_opponents_are_harder_to_beat_than_random_ones() -> None:
    random, easy, greedy = map(share_of_a_random_learner, ("random", "greedy:60", "greedy"))
    assert greedy < easy < random
    assert greedy + 0.1 < random


# ----------------------------------------------------------------------------------- bad input


def test_games_players_bots_and_options_are_checked() -> None:
    with pytest.raises(UnknownGame):
        make("chess", 2, 1)
    with pytest.raises(BadPlayers, match="3 to 6"):
        make("contraband", 2, 1)
    with pytest.raises(BadOption, match="no option 'colour'"):
        make("contraband", 3, 1, colour="red")
    with pytest.raises(ValueError, match="one table at least: got 0"):
        make("contraband", 3, 0)
    with pytest.raises(BadBot, match="inside a hall only these play"):
        make("contraband", 3, 1, opponents="hard")
    with pytest.raises(BadBot, match="no bot 'genius'"):
        make("contraband", 3, 1, opponents="genius")
    with pytest.raises(BadPlayers, match="seat is one of 0 to 2"):
        make("contraband", 3, 1, opponents="random", seat=3)
    with pytest.raises(BadPlayers, match="a seat goes with opponents"):
        make("contraband", 3, 1, seat=1)


def test_nothing_goes_before_a_reset() -> None:
    hall = make("contraband", 3, 1)
    with pytest.raises(RuntimeError, match="nothing is dealt yet"):
        hall.step([0])
    with pytest.raises(RuntimeError, match="nothing is dealt yet"):
        hall.draw()


@every_game
def test_one_illegal_action_stops_all(kind: Kind) -> None:
    hall = make(kind.name, kind.players, 4, seed=1, **kind.options)
    batch, chance = hall.reset(), Random(1)
    for _ in range(20):
        batch = hall.step(choose(batch, chance))
    before = hall.save()
    for wrong in (int(np.flatnonzero(~batch.masks[2])[0]), -1, hall.actions, 2**40):
        actions = choose(batch, chance)
        actions[2] = wrong
        with pytest.raises(IllegalAction, match="is not legal now") as caught:
            hall.step(actions)
        assert caught.value.__notes__ == ["at table 2; no action was taken at any table"]
        assert hall.save() == before


def test_actions_are_one_whole_number_a_table() -> None:
    hall = make("contraband", 3, 4, seed=1)
    hall.reset()
    for wrong in ([1, 2, 3], [[1, 2, 3, 4]], [1.0] * 4, ["a"] * 4, None):
        with pytest.raises(ValueError, match="4 whole numbers, one a table, are expected"):
            hall.step(wrong)


def test_a_hall_cannot_be_read_beyond_its_actions() -> None:
    """The compiled part is told bytes: too few of them must not crash."""
    hall = make("contraband", 3, 4, seed=1)
    hall.reset()
    inside: Hall = hall.hall
    with pytest.raises(IndexError):
        inside.refused(b"")
