"""OpenSpiel's ISMCTS finds its way through our games, and gets better than chance."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make setup-full")

from examples.learn import ismcts
from funnymoney.adapters.openspiel import load
from tests.adapters.kinds import Kind, every_game


@every_game
def test_it_chooses_something_legal_in_every_game(kind: Kind) -> None:
    game = load(kind.name, kind.players, **kind.options)
    bot, luck, state = ismcts.new_bot(game, 3, 1), Random(1), game.new_initial_state()
    chosen = 0
    while chosen < 4 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
            continue
        action = int(bot.step(state))
        assert action in state.legal_actions()
        chosen += 1
        state.apply_action(action)


def test_the_same_seed_gives_the_same_matches() -> None:
    game = load("contraband", 3, edition="tiny")
    assert ismcts.measure(game, 5, 3, seed=2) == ismcts.measure(game, 5, 3, seed=2)


@pytest.mark.full
def test_it_beats_those_who_choose_at_random(capsys: pytest.CaptureFixture[str]) -> None:
    share = ismcts.main(
        ["--options", '{"edition": "tiny"}', "--simulations", "50", "--matches", "80"]
    )
    assert share.better_than_fair
    assert f"seed 1: {share}" in capsys.readouterr().out
