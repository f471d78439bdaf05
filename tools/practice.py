"""Play some matches of each game, for a compiler that watches: see `tune` in hatch_build.py.

Whatever should be fast later is done here: random play, tables stepped with what is seen and what
is legal, rivals that imagine and choose, and a search.
"""

from __future__ import annotations

import struct

from funnymoney.bots.hall import EVERYBODY, Hall, Rivals
from funnymoney.bots.instincts import instinct_for
from funnymoney.bots.search import Search
from funnymoney.core.features import size_of
from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.playout import playouts
from funnymoney.core.told import SILENT
from funnymoney.games import GAMES

PLAYERS = 4
MATCHES = 300
TABLES = 64
STEPS = 3000
RIVALS_STEPS = 400
SEARCHES = 20
ITERATIONS = 200


def practise(game: type[Game]) -> None:
    start = game.start(PLAYERS, game.settle(PLAYERS, {}), FastLuck(1), SILENT)
    playouts(start, 1, MATCHES)
    step(hall_of(start, int(EVERYBODY)), STEPS)
    hall = hall_of(start, 0)
    hall.rivals = Rivals(instinct_for(game.name), 0, True)
    step(hall, RIVALS_STEPS)
    for table in range(SEARCHES):
        search(hall.states[table], int(hall.asked[table]), table)


def hall_of(start: Game, seat: int) -> Hall:
    features = size_of(start.fields(), PLAYERS)
    return Hall(start, features, start.actions, list(range(1, TABLES + 1)), [seat] * TABLES)


def step(hall: Hall, steps: int) -> None:
    """Step all tables, each by any legal action."""
    luck = FastLuck(2)
    hall.begin(0, TABLES)
    for _ in range(steps):
        hall.draw(luck)
        actions = struct.pack(f"<{TABLES}q", *hall.drawn)
        hall.refused(actions)
        hall.step(actions, 0, TABLES)


def search(state: Game, player: int, seed: int) -> None:
    instinct = instinct_for(state.name)
    root = type(state).from_view(state.view(player), FastLuck(seed))
    Search(root, player, instinct, FastLuck(seed)).think(ITERATIONS)


if __name__ == "__main__":
    for game in GAMES.values():
        practise(game)
