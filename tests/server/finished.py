"""Matches that are over, and rules that are not theirs any more."""

from __future__ import annotations

import pytest

from funnymoney.games import game_named
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.services import Services
from tests.server.rooms import deal, open_table, until

GAME = "counterfeiters"


async def finish_a_match(house: Services, *, kept: bool = True) -> LocalRoom:
    """Play a match to its end, and until that is on the disk unless `kept` says otherwise."""
    people = await open_table(house, ["me", "open"], game=GAME)
    room = await deal(people)
    while not room.table.over:
        await until(lambda: not room.unsaved)
        await next(each for each in people if each.seat in room.table.acting()).choose()
    await until(lambda: not (kept and room.unsaved))
    return room


def change_the_rules(patch: pytest.MonkeyPatch) -> None:
    """Let this process know the rules of a later version."""
    patch.setattr(game_named(GAME), "edition", game_named(GAME).edition + 1)
