"""Bots: functions from a view to a choice. What a bot is not shown, it cannot use."""

from __future__ import annotations

from funnymoney.bots.bot import Bot
from funnymoney.bots.process import ProcessBot
from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import BadBot
from funnymoney.core.luck import Luck

EXPECTED = "random, or process:COMMAND for a program of your own"


def make_bot(description: str, luck: Luck) -> Bot:
    """Return a new bot as described, for one seat of one match; its own chance is `luck`."""
    name, _, rest = description.partition(":")
    if name == "random" and not rest:
        return RandomBot(luck)
    if name == "process" and rest.strip():
        return ProcessBot(rest)
    raise BadBot(f"there is no bot {description!r}: expected {EXPECTED}")


def is_reproducible(description: str) -> bool:
    """Whether such a bot chooses the same again, given the same views and the same luck."""
    return not description.startswith("process:")
