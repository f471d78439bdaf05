"""The yardstick, where OpenSpiel is there to solve the tiny games."""

from __future__ import annotations

import pytest

from benchmarks import yardstick
from funnymoney.lab.efg import efg_of
from funnymoney.lab.judge import nash_conv, uniform
from funnymoney.lab.tree import write_out
from tests.laws.toy import Fists


def test_openspiel_reads_our_trees_and_judges_as_we_do() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    tree = write_out(Fists, 2, {"rounds": 1, "tips": False})
    policy = uniform(tree)
    for known in tree.known:
        if known.player == 0:
            policy[known.number] = [1.0] + [0.0] * (len(known.actions) - 1)
    game = pyspiel.load_efg_game(efg_of(tree))
    judged = pyspiel.nash_conv(game, yardstick.in_its_words(game, tree, policy))
    assert judged == pytest.approx(nash_conv(tree, policy))


def test_cfr_plays_better_than_chance() -> None:
    pytest.importorskip("pyspiel")
    chance, solved = yardstick.measure("crooked_cash", ["random"], 1, 30, 1)
    assert (chance.play, solved.play) == ("random", "CFR+ 30")
    assert 0 <= solved.nash_conv < chance.nash_conv / 10
