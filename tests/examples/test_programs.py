"""The examples that are programs play whole matches without a fault."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from funnymoney.arena.simulate import Plan, play_match
from funnymoney.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
PERL = shutil.which("perl")


def perl_is_whole() -> bool:
    """Some systems come with a perl that lacks most of its own modules."""
    if PERL is None:
        return False
    asked = [PERL, "-MJSON::PP", "-e", "1"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


needs_perl = pytest.mark.skipif(not perl_is_whole(), reason="there is no perl with JSON::PP here")


def faults(game: str, bots: tuple[str, ...], matches: int = 2) -> list[str]:
    """Return what went wrong in some matches of these bots."""
    plan = Plan(game, bots, matches, seed=7)
    plan.check()
    return [fault.what for at in range(matches) for fault in play_match(plan, at).faults]


@needs_perl
@pytest.mark.parametrize("game", GAMES)
def test_the_lazy_bot_in_perl_plays_every_game_at_any_table(game: str) -> None:
    for players in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        bots = (f"process:{PERL} {EXAMPLES / 'lazy_bot.pl'}", *["greedy"] * (players - 1))
        assert faults(game, bots) == []


@needs_perl
@pytest.mark.parametrize("game", GAMES)
def test_lazy_bots_get_through_a_match_among_themselves(game: str) -> None:
    assert faults(game, (f"process:{PERL} {EXAMPLES / 'lazy_bot.pl'}",) * 4, 1) == []


def test_the_truthful_bot_in_python_plays_contraband() -> None:
    program = f"process:{sys.executable} {EXAMPLES / 'truthful_bot.py'}"
    assert faults("contraband", (program, program, "random", "random")) == []
