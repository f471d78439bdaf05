"""What the rules lay down for one who lets his time run out."""

from __future__ import annotations

from funnymoney.bots.random import RandomBot
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.games import GAMES
from funnymoney.games.lateness import when_late


def test_cc_c1_rent_that_is_not_asked_for_in_time_is_waived() -> None:
    match, bot = Match(GAMES["crooked_cash"], 3, seed="1" * 64), RandomBot(FastLuck(1))
    for _ in range(500):
        player = match.asked_first()
        view = match.view(player)
        word = when_late(view)
        if word is not None:
            match.play(player, word)
            assert word == ["waive"]
            assert match.why_not(player, ["demand"]) is not None
            return
        match.play(player, bot.act(view))
    raise AssertionError("nobody was ever asked whether he wants his rent")


def test_elsewhere_being_late_is_left_to_the_clock() -> None:
    for name, game in GAMES.items():
        match = Match(game, game.seats[-1], seed="1" * 64)
        assert when_late(match.view(match.asked_first())) is None, name
