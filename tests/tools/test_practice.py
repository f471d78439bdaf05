"""What a compiler watches is played through, in every game."""

from __future__ import annotations

import pytest

from funnymoney.bots.hall import EVERYBODY
from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games import GAMES
from tools import practice

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@every_game
def test_every_game_is_practised(game: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[int] = []
    monkeypatch.setattr(practice, "TABLES", 3)
    monkeypatch.setattr(practice, "STEPS", 4)
    monkeypatch.setattr(practice, "RIVALS_STEPS", 2)
    monkeypatch.setattr(practice, "LOOKS", 1)
    monkeypatch.setattr(practice, "MATCHES", 1)
    monkeypatch.setattr(practice, "SEARCHES", 2)
    monkeypatch.setattr(practice, "search", lambda state, player, seed: watched.append(player))
    for players in game.seats:
        practice.practise(game, players)
    assert watched == [0, 0] * len(game.seats)  # the others play inside


@every_game
def test_tables_are_stepped_and_looked_at(
    game: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "TABLES", 3)
    monkeypatch.setattr(practice, "ITERATIONS", 3)
    start = game.start(4, game.settle(4, {}), FastLuck(1), SILENT)
    hall = practice.hall_of(start, int(EVERYBODY))
    practice.step(hall, 5)
    assert list(hall.steps) == [5, 5, 5]
    practice.look(hall, 1)
    practice.search(hall.states[1], int(hall.asked[1]), 1)
    assert list(hall.steps) == [5, 5, 5]  # to look and to think changes nothing
