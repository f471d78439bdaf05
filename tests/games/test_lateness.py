"""What is chosen for one who lets his time run out, by the rules or by the house."""

from __future__ import annotations

import pytest

from funnymoney.bots.random import RandomBot
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.spec import TimeoutVerbs
from funnymoney.games import GAMES, spec_of

LONGEST = 1500  # choices


def timeout_of(game: str) -> TimeoutVerbs:
    return spec_of(game).timeout


def test_cc_c1_rent_that_is_not_asked_for_in_time_is_waived() -> None:
    match, bot = Match(GAMES["crooked_cash"], 3, seed="1" * 64), RandomBot(FastLuck(1))
    for _ in range(500):
        player = match.asked_first()
        view = match.view(player)
        word = timeout_of("crooked_cash").forced_choice(view)
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
        view = match.view(match.asked_first())
        assert timeout_of(name).forced_choice(view) is None, name


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_late_wherever_a_stated_choice_can_be_made_for_him(game: str) -> None:
    for seed in range(4):
        match = Match(GAMES[game], GAMES[game].seats[1], seed=f"{seed:064x}")
        bot = RandomBot(FastLuck(seed))
        while not match.over and len(match.record.choices) < LONGEST:
            for player in match.acting():
                word = timeout_of(game).gentlest_choice(match.view(player))
                assert match.why_not(player, word) is None
                assert word[0] in timeout_of(game).gentlest
            player = match.asked_first()
            match.play(player, bot.act(match.view(player)))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_if_everybody_is_always_late(game: str) -> None:
    options = {"round_cap": 5} if game == "crooked_cash" else {}  # there nobody would be ruined
    match = Match(GAMES[game], GAMES[game].seats[1], options, seed="1" * 64)
    while not match.over and len(match.record.choices) < LONGEST:
        player = match.asked_first()
        match.play(player, timeout_of(game).gentlest_choice(match.view(player)))
    assert match.over
