"""What a report counts is told in real matches: no key of it is misspelt, or of news gone by."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

import pytest

from funnymoney.arena.simulate import lucks
from funnymoney.bots.seat import BotSeat
from funnymoney.core.marks import CHOICE, EVENT, TABLE, Counting, Events, Mark
from funnymoney.core.match import Match
from funnymoney.games import GAMES, game_named, spec_of

PLAYERS = 3
# Enough for the rarest of them; in Crooked Cash a last round is only where rounds are limited.
MATCHES = {"contraband": 3, "counterfeiters": 3, "ffuffziger": 4, "crooked_cash": 2}
OPTIONS: dict[str, dict[str, object]] = {"crooked_cash": {"round_cap": 16}}


def played(game: str, bot: str, number: int) -> Match:
    seed, seat_lucks = lucks(1, number, PLAYERS)
    match = Match(game_named(game), PLAYERS, OPTIONS.get(game, {}), "fast", str(seed))
    seats = [BotSeat(player, bot, luck) for player, luck in enumerate(seat_lucks)]
    while not match.over:
        seats[match.asked_first()].play(match)
    return match


@lru_cache
def news(game: str) -> list[tuple[int, list[str | int]]]:
    """All that was told in some matches, of random bots and of better ones."""
    return [
        told
        for bot in ("random", "greedy")
        for number in range(MATCHES[game])
        for told in played(game, bot, number).told
    ]


def counting(game: str) -> Counting:
    count: Counting = spec_of(game).load("statistics")
    return count


def events(game: str) -> Events:
    module = import_module(spec_of(game).statistics.partition(":")[0])
    found: Events = module.EVENTS
    return found


def marked(game: str) -> list[Mark]:
    return [mark for to, item in news(game) for mark in counting(game)(to, item)]


every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_everything_that_is_counted_is_told_in_some_match(game: str) -> None:
    assert set(events(game)) - {str(item[0]) for _, item in news(game)} == set()
    named = {name for names in events(game).values() for name, _ in names}
    assert named <= {mark.name for mark in marked(game) if mark.kind == EVENT}


@every_game
def test_a_mark_is_of_somebody_at_the_table_or_of_the_table(game: str) -> None:
    of_table = {name for names in events(game).values() for name, at in names if at == TABLE}
    for mark in marked(game):
        expected = [TABLE] if mark.name in of_table else range(PLAYERS)
        assert mark.player in expected, mark


@every_game
def test_whatever_can_happen_to_one_happens_to_everybody_in_turn(game: str) -> None:
    """Were another number taken for the player, some seat would hardly ever be the one."""
    seats: dict[tuple[str, str], list[int]] = {}
    for mark in marked(game):
        if mark.player != TABLE:
            seats.setdefault((mark.kind, mark.name), []).append(mark.player)
    often = {name: found for name, found in seats.items() if len(found) >= 60}
    assert {kind for kind, _ in often} >= {CHOICE, EVENT}
    for name, found in often.items():
        assert set(found) == set(range(PLAYERS)), name


def test_who_pays_is_not_who_is_paid() -> None:
    """A fine, say, goes from the one who was searched to the Officer."""
    for game in GAMES:
        for key, names in events(game).items():
            if len(names) == 2:
                for to, item in news(game):
                    if item[0] == key:
                        one, other = [m.player for m in counting(game)(to, item) if m.kind == EVENT]
                        assert one != other, item
