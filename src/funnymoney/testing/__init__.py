"""The laws that every game must obey; `check_game(SPEC, scramble)` in a test holds a game to them.

They are plain functions that raise AssertionError and need no test framework;
`docs/adding-a-game.md` shows how to use them.
"""

from funnymoney.testing.check import check_game
from funnymoney.testing.every_law import Checked
from funnymoney.testing.long_games import Long

__all__ = ["Checked", "Long", "check_game"]
