"""What lies on the table before the first henchman is placed: board, cards and house rules."""

from __future__ import annotations

import json
from typing import Any, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from funnymoney.core.errors import BadOption
from funnymoney.core.game import Options
from funnymoney.core.options import Option, edition
from funnymoney.games.counterfeiters.board import (
    COMMERCIAL,
    MARKET,
    PRINT,
    PRIVATE,
    RECEIVER,
    SUPERMARKET,
    TAX,
    TINY_SIDE,
    ZONES,
    Board,
    check_board,
    side_for,
)
from funnymoney.games.counterfeiters.cards import (
    BILLS,
    HENCHMEN,
    KIND_NAMES,
    KINDS,
    STACKS,
    START_COMPONENTS,
    START_MONEY,
    TINY_COMPONENTS,
    TINY_STACKS,
)
from funnymoney.games.counterfeiters.rumours import Rumour, certain

# What the police pawn meets on a space of its track: a bit each, as there may be several (CF-R43).
INVESTIGATION: Final[i64] = 1
GODFATHER: Final[i64] = 2
STRIKE: Final[i64] = 4

RICH: Final[i64] = 1000  # in tens; enough for any price

TINY: Final[Options] = {
    "board": TINY_SIDE,
    "cards": "tiny",
    "henchmen": 1,
    "start_money": [50, 60, 70, 80],
    "guard_round": 2,
    "first_player": 0,
}

OPTIONS: Final = (
    edition(TINY),
    Option(
        "last_placement_from",
        "first_player",
        "who places the last henchman first (CF-R30)",
        words=("first_player", "after_trigger"),
    ),
    Option("strict_bills", False, "fake bills may run out (CF-R12)"),
    Option("godfather_shows", False, "what the Godfather is paid is announced (CF-R25)"),
    Option("guard_round", 16, "from this round on the police move by themselves (CF-R39)", least=2),
    Option("first_player", -1, "who starts; -1: chosen by luck (CF-R40)", least=-1, most=3),
    Option("board", {}, "another board, see board.py"),
    Option("cards", "full", "all the cards, or a diner and a ticket", words=("full", "tiny")),
    Option("henchmen", HENCHMEN, "henchmen of each player (CF-5)", least=1, most=HENCHMEN),
    # More would make views slow: they list every sum that a rival may have.
    Option("start_money", START_MONEY, "from the first player on, in tens (CF-10)", most=1_000),
)


@final
class Box:
    """Board, stacks and house rules of a match, with everything looked up by number."""

    def __init__(self, players: int, options: Options) -> None:
        self.options: Options = options
        self.players: i64 = players
        self.board: Board = cast(Board, options["board"]) or side_for(players)
        check_board(self.board, players)
        self.zones: vec[i64] = vec[i64]([])
        self.prices: vec[i64] = vec[i64]([])
        self.police: vec[i64] = vec[i64]([])
        self.sunglasses: vec[i64] = vec[i64]([])
        self.trash: vec[i64] = vec[i64]([])
        for space in self.board["spaces"]:
            self.add_space(space)
        self.spaces: i64 = len(self.zones)
        self.all_free: i64 = (1 << self.spaces) - 1
        self.always: i64 = spaces_of(self.zones, PRINT) | spaces_of(self.zones, TAX)
        self.supermarkets: i64 = spaces_of(self.zones, SUPERMARKET)
        self.receivers: i64 = spaces_of(self.zones, RECEIVER)
        self.jets: i64 = spaces_of(self.zones, PRIVATE)
        self.commercials: i64 = spaces_of(self.zones, COMMERCIAL)
        self.slots: i64 = count_slots(self.zones)
        self.within: vec[i64] = slots_by_money(self.prices, self.slots)
        track: dict[str, Any] = self.board["track"]
        self.last: i64 = cast(int, track["last"])
        self.start: i64 = cast(int, track["start"][str(players)])
        self.track: vec[i64] = specials(track, self.start, self.last)
        self.stacks: vec[i64] = vec[i64]([])  # KINDS counts for each letter
        self.cards: i64 = 0
        tiny = options["cards"] == "tiny"
        for stack in TINY_STACKS if tiny else STACKS:
            for count in stack_for(players, stack):
                self.stacks = append(self.stacks, count)
                self.cards += count
        components = TINY_COMPONENTS if tiny else START_COMPONENTS
        self.ink: i64 = components["ink"]
        self.paper: i64 = components["paper"]
        self.henchmen: i64 = cast(int, options["henchmen"])
        self.start_money: vec[i64] = vec[i64](cast("list[int]", options["start_money"]))
        self.strict: bool = cast(bool, options["strict_bills"])
        self.shows: bool = cast(bool, options["godfather_shows"])
        self.after_trigger: bool = options["last_placement_from"] == "after_trigger"
        self.guard_round: i64 = cast(int, options["guard_round"])
        self.first_player: i64 = cast(int, options["first_player"])
        self.penniless: vec[Rumour] = vec[Rumour]([certain(0, 0)] * players)  # as all begin
        self.bills: vec[i64] = vec[i64]([])
        for number in BILLS:
            self.bills = append(self.bills, number)
        self.check_numbers()

    def check_numbers(self) -> None:
        if self.first_player >= self.players:
            raise BadOption(
                f"option first_player takes -1 to {int(self.players) - 1} with "
                f"{int(self.players)} players: got {int(self.first_player)}"
            )
        for money in self.start_money:
            if money % 10 != 0:
                raise BadOption(f"option start_money takes tens: got {int(money)}")

    def slots_within(self, money: i64) -> i64:
        """Return a bit for each market space that so much money is enough for."""
        within = self.within
        return within[min(money // 10, RICH)]

    def add_space(self, space: dict[str, Any]) -> None:
        self.zones = append(self.zones, ZONES.index(space["zone"]))
        self.prices = append(self.prices, space.get("price", 0))
        self.police = append(self.police, int(space.get("police", False)))
        self.sunglasses = append(self.sunglasses, int(space.get("sunglasses", False)))
        self.trash = append(self.trash, int(space.get("trash", False)))


def spaces_of(zones: vec[i64], zone: i64) -> i64:
    """Return a bit for each space of a zone."""
    found: i64 = 0
    for at in range(i64(len(zones))):
        if zones[at] == zone:
            found |= 1 << at
    return found


def count_slots(zones: vec[i64]) -> i64:
    """Return how many market spaces there are; they come first."""
    slots: i64 = 0
    for zone in zones:
        if zone == MARKET:
            slots += 1
    return slots


def slots_by_money(prices: vec[i64], slots: i64) -> vec[i64]:
    """Return for each amount in tens a bit for each market space it is enough for."""
    within = vec[i64]([0] * (RICH + 1))
    for tens in range(RICH + 1):
        for slot in range(slots):
            if prices[slot] <= tens * 10:
                within[tens] |= 1 << slot
    return within


def specials(track: dict[str, Any], start: i64, last: i64) -> vec[i64]:
    """CF-R43: return all that happens on each space of the police track."""
    found = vec[i64]([0] * (last + 1))
    names = (("investigation", INVESTIGATION), ("godfather", GODFATHER), ("strike", STRIKE))
    for name, special in names:
        for at in cast(list[int], track[name]):
            found[at] |= special
    found[last] |= GODFATHER  # CF-38
    found[start] = 0  # CF-R24: they never arrive there
    return found


def stack_for(players: int, stack: tuple[tuple[str, int, int], ...]) -> list[int]:
    """CF-12: count the cards of a stack by kind, without those for more players."""
    counts = [0] * int(KINDS)
    for name, fewest, copies in stack:
        if players >= fewest:
            counts[KIND_NAMES.index(name)] += copies
    return counts


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
