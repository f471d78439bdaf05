"""The greedy example knows what it is doing, and says how its games turn out."""

from examples.greedy_counterfeiters import GreedyBot, line
from funnymoney import Match, game_named, make_bot
from funnymoney.bots.bot import Bot
from funnymoney.core.luck import FastLuck


def test_the_greedy_bot_beats_a_random_one_nearly_always() -> None:
    won = 0.0
    for seed in range(20):
        match = Match(game_named("counterfeiters"), 2, luck="fast", seed=str(seed))
        bots: list[Bot] = [GreedyBot(seed), make_bot("random", FastLuck(seed))]
        while not match.over:
            player = match.acting()[0]
            match.play(player, bots[player].act(match.view(player)))
        won += match.state.shares()[0]
    assert won >= 18


def test_the_table_says_how_long_games_last_and_who_wins() -> None:
    said = line(3, 4)
    assert said.startswith("3 players | ")
    assert all(word in said for word in ("rounds", "each", "wins by seat", "guard reached: 0"))
