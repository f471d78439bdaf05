"""Random play inside the compiled group: the quickest way through a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.game import NOBODY, Game
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.core.told import SILENT


def playout(state: Game, deal: Luck, choosers: list[FastLuck], legal: Actions) -> i64:
    """Play at random to the end, each player by a luck of his own, or all by one.

    Return the decisions: completed choices that had at least two options in one of their steps.
    """
    decisions: i64 = 0
    alike = len(choosers) == 1
    chooser = choosers[0]
    told = SILENT
    most: i64 = 1
    player = state.next_choice(legal)
    while player != NOBODY:
        if not alike:
            chooser = choosers[player]
        count = legal.count
        at: i64 = 0
        if count > 1:
            at = chooser.below(count)
            most = count
        if not state.apply(player, legal.at(at), deal, told):
            decisions += i64(most > 1)
            most = 1
        player = state.next_choice(legal)
    return decisions


def playouts(game: Game, seed: int, matches: int) -> tuple[int, int]:
    """Play random matches like `game`; return decisions and a checksum of all results."""
    deal = FastLuck(seed)
    choosers = [FastLuck(seed + 1)]
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
