"""What is settled before the first card is turned: players and house rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.errors import BadOption
from funnymoney.core.game import Options
from funnymoney.core.options import Option, edition
from funnymoney.games.ffuffziger.cards import (
    ALL_CARDS_FROM,
    INSPECTOR_KINDS,
    LETTERS,
    OF_A_LETTER,
    TAKEN_OUT,
)
from funnymoney.games.ffuffziger.machines import BACKS, DEALT_VALUES
from funnymoney.games.ffuffziger.numbers import MONEY

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger

TINY: Final[Options] = {
    "rounds": 1,
    "machines": 0,
    "purse": [1, 1, 0, 0, 0, 0],
    "letters": 1,
    "of_a_letter": 2,
    "first_player": 0,
}

OPTIONS: Final = (
    edition(TINY),
    Option("skip_any_trigger", False, "any first three triggers cause no auction (FF-R10)"),
    Option("open_purses", False, "people are shown their rivals' money (FF-R28)"),
    Option("show_ring", False, "people are shown past inspector cards (FF-R28)"),
    Option("first_player", -1, "who starts; -1: chosen by luck (FF-D9)", least=-1, most=5),
    Option("rounds", 0, "the game ends with phase 4 of this round; 0: as FF-37 says", most=100),
    Option(
        "machines",
        int(DEALT_VALUES),
        "machines of everybody at the start: the 10, the 20, the 50 (FF-9)",
        most=int(DEALT_VALUES),
    ),
    Option(
        "purse",
        (0,) * int(MONEY),
        "money of everybody at the start: 10s, 20s, … 150s, real (FF-D10)",
        most=1000,
    ),
    Option("letters", int(LETTERS), "letters of laundering cards (FF-3)", least=1, most=4),
    Option(
        "of_a_letter",
        0,
        "laundering cards of each letter, the cheapest; 0: as FF-7 says",
        most=int(OF_A_LETTER),
    ),
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
        self.deck: i64 = 0  # a bit for each laundering card that may be in the game
        self.letters: i64 = cast(int, options["letters"])
        self.rounds: i64 = cast(int, options["rounds"])
        self.machines: i64 = cast(int, options["machines"])
        self.purse: vec[i64] = vec[i64](cast("list[int]", options["purse"]))
        self.letter: vec[i64] = vec[i64]([0] * OF_A_LETTER)  # scratch paper for a draw
        self.backs: vec[i64] = vec[i64]([0] * BACKS)
        self.unturned: vec[i64] = vec[i64]([0] * INSPECTOR_KINDS)
        self.opening: Ffuffziger | None = None  # what every match starts from, once it is known
        self.skip_any: bool = cast(bool, options["skip_any_trigger"])
        self.first_player: i64 = cast(int, options["first_player"])
        self.choose_cards(cast(int, options["of_a_letter"]))
        self.check_numbers()

    def check_numbers(self) -> None:
        if self.first_player >= self.players:
            raise BadOption(
                f"option first_player takes -1 to {int(self.players) - 1} with "
                f"{int(self.players)} players: got {int(self.first_player)}"
            )
        owned = self.machines
        for amount in self.purse:
            owned += amount
        if owned == 0:
            raise BadOption("nobody has anything to play with: raise machines or purse")

    def choose_cards(self, cheapest: i64) -> None:
        """FF-7: any of them may be in the game, or only the cheapest of each letter."""
        used = OF_A_LETTER
        if cheapest > 0:
            used = cheapest
            self.of_a_letter = cheapest
        for letter in range(self.letters):
            for number in range(used):
                card: i64 = 1
                card <<= letter * OF_A_LETTER + number  # `1 << place` has 32 bits when compiled
                self.deck |= card


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
