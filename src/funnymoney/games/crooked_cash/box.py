"""What is settled before the dice are thrown: players, board, notes and house rules."""

from __future__ import annotations

import json
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.errors import BadOption
from funnymoney.core.game import Options
from funnymoney.core.options import Option, edition
from funnymoney.games.crooked_cash.board import (
    BELGIUM,
    TINY_CITY,
    Board,
    check_board,
    completed,
    half,
)
from funnymoney.games.crooked_cash.cards import CHIPS, PROPOSALS
from funnymoney.games.crooked_cash.numbers import PARCEL, VALUES

# Found (rule file 2.1), and our default (CC-N1): by value, the smallest first.
MOST_PRINTED: Final = 60  # notes of a value: as many as one word of a pile holds
DEALT: Final = (3, 1, 3, 3, 2)
PRINTED: Final = (30, 30, 30, 30, 30)
FALSE: Final = (10, 10, 10, 10, 10)

DICE: Final = (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)

TINY: Final[Options] = {
    "board": TINY_CITY,
    "dealt": [2, 1, 0, 0, 0],
    "printed": [0, 0, 0, 0, 0],
    "false": [2, 1, 0, 0, 0],
    "round_cap": 1,
    "first_player": 0,
    "dice": [1, 1, 1, 1, 1, 1, 2, 2, 2, 4, 4, 4],
    "chips": 1,
    "cards": False,
    "auctions": False,
    "proposals": 0,
    "exchanges": False,
}

OPTIONS: Final = (
    edition(TINY),
    Option("board", {}, "the streets of another city (CC-56); {} for the sheet's own"),
    Option("dealt", DEALT, "notes dealt to each player, by value (CC-4)", most=12),
    Option(
        "printed",
        PRINTED,
        "notes in the box, by value (CC-N1); 0: as many as are dealt",
        most=MOST_PRINTED,
    ),
    Option("false", FALSE, "how many of them are false, by value (CC-N1)", most=MOST_PRINTED),
    Option("round_cap", 100, "the game ends after so many rounds (CC-E1)", least=1, most=1000),
    Option("first_player", -1, "who starts; -1: by the dice (CC-9)", least=-1, most=5),
    Option("open_purses", False, "people are shown their rivals' notes (CC-A3)"),
    Option("dice", DICE, "the faces of one die, then of the other (CC-10)", least=1, most=6),
    Option("chips", int(CHIPS), "decoder chips of each player (CC-8)", most=int(CHIPS)),
    Option("cards", True, "there are Chance and Community Chest cards (CC-48, CC-49)"),
    Option(
        "proposals",
        int(PROPOSALS),
        "trades that each may propose in a window (CC-C9)",
        most=int(PROPOSALS),
    ),
    Option("auctions", True, "a street that is not bought is auctioned (CC-30)"),
    Option("exchanges", True, "notes can be changed at the bank (CC-A10)"),
)


@final
class Box:
    """The number of players, what follows from it, the streets, and the house rules."""

    def __init__(self, players: int, options: Options) -> None:
        self.options: Options = options
        self.players: i64 = players
        self.everybody: i64 = (1 << players) - 1
        self.planned: vec[i64] = vec[i64]([0] * VALUES)  # scratch paper
        self.parcel: vec[i64] = vec[i64]([0] * PARCEL)
        self.round_cap: i64 = cast(int, options["round_cap"])
        self.first_player: i64 = cast(int, options["first_player"])
        self.dealt: vec[i64] = vec[i64](cast("list[int]", options["dealt"]))
        self.printed: vec[i64] = vec[i64](cast("list[int]", options["printed"]))
        self.false: vec[i64] = vec[i64](cast("list[int]", options["false"]))
        self.dice: vec[i64] = vec[i64](cast("list[int]", options["dice"]))
        self.chips: i64 = cast(int, options["chips"])
        self.cards: bool = cast(bool, options["cards"])
        self.used_up: i64 = PROPOSALS - cast(int, options["proposals"])  # before a window opens
        self.auctions: bool = cast(bool, options["auctions"])
        self.exchanges: bool = cast(bool, options["exchanges"])
        for value in range(VALUES):
            if self.printed[value] == 0:
                self.printed[value] = self.dealt[value] * self.players
        self.check_numbers()
        board = cast(Board, options["board"]) or BELGIUM
        check_board(board)
        streets = completed(board)
        self.names: list[str] = [each["name"] for each in streets]
        self.city: str = board["city"]
        self.price: vec[i64] = vec[i64]([each["price"] for each in streets])
        self.rent: vec[i64] = vec[i64]([each["rent"] for each in streets])
        self.hotel_rent: vec[i64] = vec[i64]([each["hotel_rent"] for each in streets])
        self.hotel_cost: vec[i64] = vec[i64]([each["hotel_cost"] for each in streets])
        self.half_price: vec[i64] = vec[i64]([half(each["price"]) for each in streets])
        self.half_cost: vec[i64] = vec[i64]([half(each["hotel_cost"]) for each in streets])

    def check_numbers(self) -> None:
        if self.first_player >= self.players:
            raise BadOption(
                f"option first_player takes -1 to {int(self.players) - 1} with "
                f"{int(self.players)} players: got {int(self.first_player)}"
            )
        for value in range(VALUES):
            if self.printed[value] > MOST_PRINTED:  # for nobody has said how many there are
                raise BadOption(
                    f"option dealt: {int(self.players)} players would need "
                    f"{int(self.printed[value])} notes of a value; at most {MOST_PRINTED} exist"
                )
            if self.false[value] > self.printed[value]:
                raise BadOption("option false: no more notes can be false than are printed")
            if self.dealt[value] * self.players > self.printed[value]:
                raise BadOption(
                    f"option dealt: {int(self.players)} players need more notes than are printed"
                )


BOXES: Final[dict[str, Box]] = {}


def box_for(players: int, options: Options) -> Box:
    """Return the box of such a match; the same one each time."""
    try:
        key = json.dumps([players, options], sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        raise BadOption("option board takes plain JSON: numbers, texts, lists, objects") from None
    if key not in BOXES:
        if len(BOXES) == 256:
            BOXES.clear()
        own: Options = json.loads(json.dumps(options))  # the caller may go on to write on his
        BOXES[key] = Box(players, own)
    return BOXES[key]
