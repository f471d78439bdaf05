"""Our games, compiled: played inside the compiled group, and used from Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import count

from librt.vecs import vec
from mypy_extensions import i32

from benchmarks.timing import Offer, Played, each, rates
from funnymoney import form
from funnymoney.core.actions import Actions
from funnymoney.core.features import size_of
from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.playout import playouts
from funnymoney.core.told import SILENT
from funnymoney.games import GAMES

SEED = 1
PLAYERS = 4  # where the game allows it
BATCH = 50  # games between two looks at the clock
SAMPLES = 50  # games to learn how many steps a choice takes


def offers() -> list[Offer]:
    check_compiled()
    return [offer for game in GAMES for offer in offers_of(game)]


def check_compiled() -> None:
    """Rather be absent than measure the wrong thing."""
    shape, why = form()
    if shape != "compiled":
        raise ImportError(f"the rules are {shape}: {why}")


def offers_of(name: str) -> list[Offer]:
    start, half = first(name), middle(name)
    player = highest_player(half.acting())
    return [
        Offer("inside", name, rates(inside(start, BATCH))),
        Offer("stepped", name, rates(stepped(start, finish))),
        Offer("stepped", f"{name}, lists", rates(stepped(start, finish_with_lists))),
        Offer("clone", name, each(half.clone, "ns")),
        Offer("view", name, each(partial(half.view, player), "µs")),
        Offer("features", name, each(partial(half.features, player, no_features(half), 0), "µs")),
    ]


def first(name: str) -> Game:
    """Return a first position, for four players or as many as the game takes."""
    game = GAMES[name]
    players = PLAYERS if PLAYERS in game.seats else game.seats[-1]
    return game.start(players, game.settle(players, {}), FastLuck(SEED), SILENT)


def inside(start: Game, batch: int) -> Callable[[], Played]:
    seeds = count(SEED)

    def play() -> Played:
        decisions, _ = playouts(start, next(seeds), batch)
        return Played(batch, decisions)

    return play


# ----------------------------------------------------------- stepped from Python


Finish = Callable[[Game, FastLuck, random.Random], int]


def stepped(start: Game, play_on: Finish) -> Callable[[], Played]:
    luck = FastLuck(SEED)
    chance = random.Random(SEED)
    completed = completed_choices(start)
    return lambda: Played(1, play_on(start.fresh(luck, SILENT), luck, chance) * completed)


def finish(state: Game, luck: FastLuck, chance: random.Random) -> int:
    """Play at random to the end; return the steps that had two options or more."""
    legal = Actions()
    acting: int
    steps = 0
    while acting := state.acting():
        player = acting.bit_length() - 1  # a function call less than `highest_player`
        state.legal(player, legal)
        options = len(legal)
        if options > 1:
            steps += 1
        state.apply(player, legal[int(chance.random() * options)], luck, SILENT)
    return steps


def finish_with_lists(state: Game, luck: FastLuck, chance: random.Random) -> int:
    """Do the same with a new list for every step, the way peers offer what is legal."""
    acting: int
    steps = 0
    while acting := state.acting():
        player = acting.bit_length() - 1
        legal = state.legal_actions(player)
        options = len(legal)
        if options > 1:
            steps += 1
        state.apply(player, legal[int(chance.random() * options)], luck, SILENT)
    return steps


def highest_player(mask: int) -> int:
    return mask.bit_length() - 1


def completed_choices(start: Game) -> float:
    """Return the completed choices per step counted in `finish`: 1 where a choice is one step."""
    luck, chance = FastLuck(SEED), random.Random(SEED)
    choices = steps = 0
    for _ in range(SAMPLES):
        state, midway = start.fresh(luck, SILENT), False
        while acting := state.acting():
            player = highest_player(acting)
            legal = state.legal_actions(player)
            if len(legal) > 1:
                steps += 1
                choices += not midway
                midway = True
            state.apply(player, chance.choice(legal), luck, SILENT)
            midway = midway and state.midway(player)
    return choices / steps


# --------------------------------------------------------------- one position


def middle(name: str) -> Game:
    """Return a position half way through the steps of a random game."""
    steps = walk(first(name), -1)[1]
    return walk(first(name), steps // 2)[0]


def walk(state: Game, most: int) -> tuple[Game, int]:
    """Take random steps, at most so many; return where they lead and how many there were."""
    luck, chance = FastLuck(SEED), random.Random(SEED)
    steps = 0
    while steps != most and (acting := state.acting()):
        player = highest_player(acting)
        state.apply(player, chance.choice(state.legal_actions(player)), luck, SILENT)
        steps += 1
    return state, steps


def no_features(state: Game) -> vec[i32]:
    """Return room for the features of this game."""
    return vec[i32]([0] * size_of(state.fields(), int(state.number_of_players())))
