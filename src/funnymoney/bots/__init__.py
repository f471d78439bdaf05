"""Bots: functions from a view to a choice. What a bot is not shown, it cannot use."""

from __future__ import annotations

from funnymoney.bots.bot import Bot
from funnymoney.bots.process import ProcessBot, check_command
from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import BadBot, shorten
from funnymoney.core.luck import Luck

EXPECTED = "random, or process:COMMAND for a program of your own"


def make_bot(description: str, luck: Luck) -> Bot:
    """Return a new bot as described, for one seat of one match; its own chance is `luck`."""
    check_bot(description)
    name, _, command = description.partition(":")
    return RandomBot(luck) if name == "random" else ProcessBot(command)


def check_bot(description: str) -> None:
    """Raise BadBot unless there is such a bot; a program is looked for, but not started."""
    name, _, command = description.partition(":")
    if name == "process" and command.strip():
        check_command(command)
    elif description != "random":
        raise BadBot(f"there is no bot {shorten(description)!r}: expected {EXPECTED}")


def is_reproducible(description: str) -> bool:
    """Whether such a bot chooses the same again, given the same views and the same luck."""
    return not description.startswith("process:")
