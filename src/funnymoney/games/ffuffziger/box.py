"""What is settled before the first card is turned: players and house rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.errors import BadOption
from funnymoney.core.game import Options
from funnymoney.core.options import Option
from funnymoney.games.ffuffziger.cards import (
    ALL_CARDS_FROM,
    INSPECTOR_KINDS,
    OF_A_LETTER,
    TAKEN_OUT,
)
from funnymoney.games.ffuffziger.machines import BACKS

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger

OPTIONS: Final = (
    Option("skip_any_trigger", False, "any first three triggers cause no auction (FF-R10)"),
    Option("open_purses", False, "people are shown their rivals' money (FF-R28)"),
    Option("show_ring", False, "people are shown past inspector cards (FF-R28)"),
    Option("first_player", -1, "who starts; -1: chosen by luck (FF-D9)", least=-1, most=5),
)


@final
class Box:
    """The number of players, what follows from it, and the house rules of a match."""

    def __init__(self, players: int, options: Options) -> None:
        self.options: Options = options
        self.players: i64 = players
        self.everybody: i64 = (1 << players) - 1
        self.many: bool = players >= ALL_CARDS_FROM  # FF-39
        self.of_a_letter: i64 = OF_A_LETTER - TAKEN_OUT  # FF-7
        if self.many:
            self.of_a_letter = OF_A_LETTER
        self.letter: vec[i64] = vec[i64]([0] * OF_A_LETTER)  # scratch paper for a draw
        self.backs: vec[i64] = vec[i64]([0] * BACKS)
        self.unturned: vec[i64] = vec[i64]([0] * INSPECTOR_KINDS)
        self.opening: Ffuffziger | None = None  # what every match starts from, once it is known
        self.skip_any: bool = cast(bool, options["skip_any_trigger"])
        self.first_player: i64 = cast(int, options["first_player"])
        if self.first_player >= players:
            raise BadOption(
                f"option first_player takes -1 to {players - 1} with {players} players: "
                f"got {int(self.first_player)}"
            )


BOXES: Final[dict[str, Box]] = {}


def box_for(players: int, options: Options) -> Box:
    """Return the box of such a match; the same one each time."""
    key = json.dumps([players, options], sort_keys=True)
    if key not in BOXES:
        if len(BOXES) == 256:
            BOXES.clear()
        own: Options = json.loads(json.dumps(options))  # the caller may go on to write on his
        BOXES[key] = Box(players, own)
    return BOXES[key]
