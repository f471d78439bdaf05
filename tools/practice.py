"""Play some matches of each game, for a compiler that watches: see `tune` in hatch_build.py.

Whatever should be fast later is done here, with any number of players: random play, tables stepped
with what is seen and what is legal, the same at one table, rivals that imagine, and a search.
"""

from __future__ import annotations

import struct

from funnymoney.bots.hall import EVERYBODY, Hall, Rivals
from funnymoney.bots.policies import policy_for
from funnymoney.bots.search import Search
from funnymoney.core.features import size_of
from funnymoney.core.game import Game
from funnymoney.core.lens import Lens
from funnymoney.core.luck import FastLuck
from funnymoney.core.playout import playouts
from funnymoney.core.told import SILENT
from funnymoney.games import GAMES

MATCHES = 100
TABLES = 64
STEPS = 1000
RIVALS_STEPS = 150
LOOKS = 50
SEARCHES = 8
ITERATIONS = 200


def practise(game: type[Game], players: int) -> None:
    start = game.start(players, game.settle(players, {}), FastLuck(1), SILENT)
    playouts(start, 1, MATCHES)
    step(hall_of(start, int(EVERYBODY)), STEPS)
    hall = hall_of(start, 0)
    hall.rivals = Rivals(policy_for(game.name), 0, True)
    step(hall, RIVALS_STEPS)
    look(hall, LOOKS)
    for table in range(SEARCHES):
        search(hall.states[table], int(hall.asked[table]), table)


def hall_of(start: Game, seat: int) -> Hall:
    features = size_of(start.fields(), int(start.number_of_players()))
    return Hall(start, features, start.actions, list(range(1, TABLES + 1)), [seat] * TABLES)


def step(hall: Hall, steps: int) -> None:
    """Step all tables, each by any legal action."""
    luck = FastLuck(2)
    hall.begin()
    for _ in range(steps):
        hall.draw(luck)
        actions = struct.pack(f"<{TABLES}q", *hall.drawn)
        hall.refused(actions)
        hall.step(actions)


def look(hall: Hall, times: int) -> None:
    """Look at all tables, one by one, as whoever is asked."""
    lens = Lens(int(hall.features), int(hall.actions))
    for _ in range(times):
        for state, player in zip(hall.states, hall.asked, strict=True):
            lens.look(state, player)
            lens.is_legal(state, player, 0)


def search(state: Game, player: int, seed: int) -> None:
    policy = policy_for(state.name)
    root = type(state).from_view(state.view(player), FastLuck(seed))
    Search(root, player, policy, FastLuck(seed)).think(ITERATIONS)


if __name__ == "__main__":
    for game in GAMES.values():
        for players in game.seats:
            practise(game, players)
