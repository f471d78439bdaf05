"""The random bot, and what becomes of bots that fail."""

from collections import Counter

import pytest

from funnymoney import Match, game_named, make_bot
from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import BadBot
from funnymoney.core.luck import FastLuck

CONTRABAND = game_named("contraband")


def test_a_random_bot_takes_every_declaration_about_equally_often() -> None:
    view = Match(CONTRABAND, 3, {"edition": "tiny", "first_officer": 0}, "fast", "1").view(1)
    bot = RandomBot(FastLuck(1))
    seen = Counter(str(bot.act(view)) for _ in range(3000))
    assert len(seen) == 5  # nothing, wine, crown, two wines, wine and crown
    assert all(480 < count < 720 for count in seen.values())


def test_a_random_bot_chooses_the_same_with_the_same_luck() -> None:
    view = Match(CONTRABAND, 4, {"first_officer": 3}, "fast", "2").view(0)
    choices = [[make_bot("random", FastLuck(seed)).act(view) for seed in range(5)] for _ in "ab"]
    assert choices[0] == choices[1]


@pytest.mark.parametrize(
    "description", ["", "randon", "random:3", "process:", "process: ", "human"]
)
def test_an_unknown_bot_is_refused_and_what_was_expected_is_said(description: str) -> None:
    with pytest.raises(BadBot, match="expected easy, medium, hard, expert"):
        make_bot(description, FastLuck(1))
