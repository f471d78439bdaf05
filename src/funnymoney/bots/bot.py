"""The contract of a bot."""

from __future__ import annotations

from typing import Protocol

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.core.game import View, Word


class Bot(Protocol):
    """One player of one match."""

    def act(self, view: View) -> Word:
        """Return a choice that fits the view's `choices`."""
        ...

    def close(self) -> None:
        """Let go of whatever it holds; the match is over."""
        ...


class BotFault(FunnyMoneyError):
    """A bot answered rubbish, answered too late, or died."""
