"""Bots: functions from a view to a choice. What a bot is not shown, it cannot use."""

from __future__ import annotations

from typing import cast

from funnymoney.bots.bot import Bot
from funnymoney.bots.greedy import GreedyBot
from funnymoney.bots.ismcts import IsmctsBot
from funnymoney.bots.levels import LEVELS, made_of
from funnymoney.bots.process import ProcessBot, check_command
from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import BadBot, shorten
from funnymoney.core.game import View, Word
from funnymoney.core.luck import FastLuck, Luck

EXPECTED = (
    "easy, medium, hard, expert; random; greedy or greedy:SLIPS in a hundred choices; "
    "ismcts:ITERATIONS or ismcts:SECONDSs; or process:COMMAND for a program of your own"
)


def make_bot(description: str, luck: Luck) -> Bot:
    """Return a new bot as described, for one seat of one match; its own chance is `luck`."""
    check_bot(description)
    name, _, rest = description.partition(":")
    if name == "random":
        return RandomBot(luck)
    if name == "greedy":
        return GreedyBot(luck, int(rest or 0))
    if name == "ismcts":
        return IsmctsBot.read(rest, luck)
    return ProcessBot(rest) if name == "process" else LevelBot(name, luck)


def check_bot(description: str) -> None:
    """Raise BadBot unless there is such a bot; a program is looked for, but not started."""
    name, _, rest = description.partition(":")
    if name == "process" and rest.strip():
        check_command(rest)
    elif name == "ismcts":
        IsmctsBot.read(rest, FastLuck(0))
    elif name == "greedy" and rest.isdecimal() and int(rest) <= 100:
        return
    elif description not in ("random", "greedy", *LEVELS):
        raise BadBot(f"there is no bot {shorten(description)!r}: expected {EXPECTED}")


def is_reproducible(description: str) -> bool:
    """Whether such a bot chooses the same again, given the same views and the same luck."""
    name, _, rest = description.partition(":")
    by_the_clock = name == "ismcts" and rest.partition(";")[0].endswith("s")
    return not description.startswith("process:") and not by_the_clock


class LevelBot:
    """A bot of some level, made for whatever game it is shown."""

    def __init__(self, level: str, luck: Luck) -> None:
        self.level = level
        self.luck = luck
        self.bot: Bot | None = None

    def act(self, view: View) -> Word:
        if self.bot is None:
            self.bot = make_bot(made_of(self.level, cast(str, view["game"])), self.luck)
        return self.bot.act(view)

    def close(self) -> None:
        """Its bots hold nothing."""
