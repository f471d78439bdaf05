"""The sensible example knows what it is doing, and its games last as long as ruled in CC-E1."""

from statistics import median

import pytest

from examples.sensible_crooked_cash import SensibleBot, line, play
from funnymoney import Match, game_named, make_bot
from funnymoney.bots.bot import Bot
from funnymoney.core.luck import FastLuck


def test_the_sensible_bot_beats_a_random_one_nearly_always() -> None:
    won = 0.0
    for seed in range(20):
        match = Match(game_named("crooked_cash"), 2, luck="fast", seed=str(seed))
        bots: list[Bot] = [SensibleBot(seed), make_bot("random", FastLuck(seed))]
        while not match.over:
            player = match.asked_first()
            match.play(player, bots[player].act(match.view(player)))
        won += match.state.shares()[0]
    assert won >= 16


@pytest.mark.parametrize(("players", "rounds"), [(2, 29), (3, 18), (4, 13), (5, 11), (6, 9)])
def test_games_last_about_as_long_as_ruled(players: int, rounds: int) -> None:
    lasted = []
    for seed in range(25):
        view: dict[str, int] = play(players, seed).view(None)  # type: ignore[assignment]
        lasted.append(view["round"])
    assert 0.7 * rounds <= median(lasted) <= 1.3 * rounds


def test_the_table_says_how_long_games_last() -> None:
    said = line(4, 3)
    assert said.startswith("4 players | median ")
    assert all(word in said for word in ("rounds", "bankrupt", "all streets sold", "round cap"))
