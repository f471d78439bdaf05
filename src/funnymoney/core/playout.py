"""Random play inside the compiled group: the quickest way through a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.core.told import SILENT


def lowest_player(mask: i64) -> i64:
    player: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        player += 1
    return player


def playout(state: Game, deal: Luck, choosers: list[FastLuck], legal: Actions) -> i64:
    """Play at random to the end, each player by a luck of his own; return the decisions.

    A decision is a completed choice that had at least two options in one of its steps.
    """
    decisions: i64 = 0
    counted = False
    acting = state.acting()
    while acting != 0:
        player = lowest_player(acting)
        state.legal(player, legal)
        at: i64 = 0
        if legal.count > 1:
            at = choosers[player].below(legal.count)
            if not counted:
                decisions += 1
                counted = True
        state.apply(player, legal.items[at], deal, SILENT)
        if not state.midway(player):
            counted = False
        acting = state.acting()
    return decisions


def playouts(game: Game, seed: int, matches: int) -> tuple[int, int]:
    """Play random matches like `game`; return decisions and a checksum of all results."""
    deal = FastLuck(seed)
    choosers = [FastLuck(seed + 1)] * int(game.number_of_players())
    legal = Actions()
    wins = vec[i64]([0] * game.number_of_players())
    decisions: i64 = 0
    checksum: i64 = 0
    for _ in range(i64(matches)):
        state = game.fresh(deal, SILENT)
        decisions += playout(state, deal, choosers, legal)
        state.wins(wins)
        for part in wins:
            checksum = (checksum * 31 + part) & 0xFFFFFFF
    return int(decisions), int(checksum)
