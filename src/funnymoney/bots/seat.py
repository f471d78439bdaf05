"""A seat taken by a bot: what is played when the bot fails."""

from __future__ import annotations

from funnymoney.bots import make_bot
from funnymoney.bots.bot import BotFault
from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import IllegalAction
from funnymoney.core.luck import Luck
from funnymoney.core.match import Match


class BotSeat:
    """Lets a bot play in a match; a bot that fails is replaced by `random` for the rest of it."""

    def __init__(self, player: int, description: str, luck: Luck) -> None:
        self.player = player
        self.description = description
        self.luck = luck
        self.bot = make_bot(description, luck)
        self.fault: str | None = None  # for the bot's author: it may tell what the bot was shown

    def play(self, match: Match) -> None:
        """Make one choice in the match."""
        view = match.view(self.player)
        try:
            match.play(self.player, self.bot.act(view))
        except BotFault as error:
            self.replace(str(error))
            match.play(self.player, self.bot.act(view))
        except IllegalAction as error:
            self.replace(f"the bot {self.description!r} chose what it may not: {error}")
            match.play(self.player, self.bot.act(view))

    def replace(self, fault: str) -> None:
        self.fault = f"seat {self.player + 1}: {fault}; random plays on in its place"
        self.bot.close()
        self.bot = RandomBot(self.luck)

    def close(self) -> None:
        self.bot.close()
