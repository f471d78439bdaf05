"""What an expert says of a view, and what one who sees it believes."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from funnymoney.bots.advice import Tally, advise, in_order, look_ahead, standard_error
from funnymoney.bots.beliefs import beliefs_of
from funnymoney.bots.greedy import GreedyBot
from funnymoney.core.belief import STEPS, Belief, spread
from funnymoney.core.game import View
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.games import GAMES, game_named

SHORTLY = 0.2  # seconds
SHORT: dict[str, dict[str, object]] = {
    "contraband": {"rounds": 2},
    "counterfeiters": {},
    "crooked_cash": {"round_cap": 2},
    "ffuffziger": {"rounds": 3},
}


def part_way(game: str, choices: int, players: int = 3, seed: int = 7) -> Match:
    match = Match(game_named(game), players, SHORT[game], "fast", str(seed))
    bot = GreedyBot(FastLuck(3))
    for _ in range(choices):
        if not match.over:
            player = match.acting()[0]
            match.play(player, bot.act(match.view(player)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_legal_choices_and_shares_that_add_up(game: str) -> None:
    for choices in (0, 5, 20):
        match = part_way(game, choices)
        player = match.acting()[0]
        advice = advise(match.view(player), FastLuck(1), SHORTLY)
        assert advice.choices
        for choice in advice.choices:
            assert match.why_not(player, choice.word) is None
            assert 0 <= choice.share <= 1
            assert 0 < choice.error < 0.2
            assert choice.tried > 0
        words = [str(choice.word) for choice in advice.choices]
        assert len(set(words)) == len(words)
        assert sum(advice.shares) == pytest.approx(1)
        assert advice.shares[player] == advice.choices[0].share
        others = [choice.share for choice in advice.choices[1:]]
        assert others == sorted(others, reverse=True)


def test_advice_comes_in_time() -> None:
    match = part_way("crooked_cash", 40, players=6)
    view = match.view(match.acting()[0])
    began = time.monotonic()
    advise(view, FastLuck(1), 0.2)
    look_ahead(view, FastLuck(1), 0.2)
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("game", GAMES)
def test_everybody_expects_shares_that_add_up(game: str) -> None:
    match = part_way(game, 10)
    for player in range(match.players):
        outlook = look_ahead(match.view(player), FastLuck(2), SHORTLY)
        assert sum(outlook.shares) == pytest.approx(1)
        assert 0 < outlook.error < 0.2


def test_who_is_about_to_win_is_told_so() -> None:
    """One choice before the end the result is nearly certain, and an expert sees it."""
    match = part_way("counterfeiters", 10**6, players=2)
    last = len(match.record.choices) - 1
    near = Match.of(match.record, type(match.state), last)
    assert match.record.result is not None
    winner = match.record.result.shares.index(1.0)
    assert look_ahead(near.view(winner), FastLuck(3), SHORTLY).shares[winner] > 0.5


def test_what_is_surely_better_than_the_expert_s_choice_comes_first() -> None:
    expert, same, better, worse = (Tally(2) for _ in range(4))
    for number in range(100):
        expert.add([30, 30])
        same.add([30, 30], (-1, 1)[number % 2])
        better.add([60, 0], 30 + number % 3)
        worse.add([0, 60], -30)
    assert in_order([expert, worse, same]) == [expert, same, worse]
    assert in_order([expert, worse, better, same])[0] is better


def test_even_a_share_of_nothing_may_be_off() -> None:
    assert 0 < standard_error(0.0, 100) < standard_error(0.5, 100) < 0.06


# ---------------------------------------------------------------------------- beliefs


def all_beliefs(game: str, players: int = 3, every: int = 1) -> list[tuple[View, Belief]]:
    """Return what everybody believes throughout a match."""
    match, bot = part_way(game, 0, players), GreedyBot(FastLuck(3))
    found: list[tuple[View, Belief]] = []
    number = 0
    while not match.over and len(found) < 400:
        for viewer in range(players) if number % every == 0 else ():
            view = match.view(viewer)
            found += [(view, belief) for belief in beliefs_of(view, FastLuck(number))]
        player = match.acting()[0]
        match.play(player, bot.act(match.view(player)))
        number += 1
    return found


@pytest.mark.parametrize("game", GAMES)
def test_beliefs_are_about_what_is_hidden(game: str) -> None:
    found = all_beliefs(game, every=3)
    assert found
    for view, belief in found:
        assert view["phase"] != "over"
        for chance in (belief.true, belief.false):
            assert chance is None or 0 <= chance <= 1
        if belief.about != "note":
            assert belief.player != view["me"]
        if belief.amounts is not None:
            assert sum(chance for _, chance in belief.amounts) == pytest.approx(1)
            assert 2 <= len(belief.amounts) <= STEPS
            assert belief.mean is not None
    names = {
        "contraband": {"declaration"},
        "counterfeiters": {"money", "offshore"},
        "crooked_cash": {"note"},
        "ffuffziger": {"fist"},
    }
    assert {belief.about for _, belief in found} <= names[game]


def test_a_declaration_is_neither_always_believed_nor_never() -> None:
    chances = {belief.true for _, belief in all_beliefs("contraband")}
    assert len(chances) > 3


def test_many_amounts_are_put_together_in_even_steps() -> None:
    assert spread([10, 20, 20, 30]) == [(10, 0.25), (20, 0.5), (30, 0.25)]
    many = spread(list(range(0, 1000, 10)))
    assert len(many) <= STEPS
    steps = {after - before for (before, _), (after, _) in pairwise(many)}
    assert len(steps) == 1
