"""What lies on the table before the first card is dealt: cards, price bands, money, house rules.

One box is shared by every position of a match, and by every match with the same options.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from funnymoney.core.errors import BadOption
from funnymoney.core.game import Options
from funnymoney.core.options import Option, edition
from funnymoney.games.contraband.cards import (
    BAG,
    BAGGAGE,
    BAGGAGE_CARDS,
    BAGS,
    COPIES,
    CROWN,
    DAMAGES,
    DUTIES,
    FALSE_CLAIM,
    FINES,
    GOODS,
    HAND,
    KINDS,
    MONEY,
    MONEY_STEP,
    REWARD,
)
from funnymoney.games.contraband.numbers import (
    IMMUNITY,
)

TINY: Final = {
    "goods_counts": "tiny",
    "bags": 0,
    "baggage": 2,
    "hand": 2,
    "rounds": 1,
    "first_officer": 0,
    "money": 3000,
}

OPTIONS: Final = (
    edition(TINY),
    Option("goods_counts", "even", "how many of each article", words=tuple(COPIES)),
    Option("bags", BAGS, "Diplomatic Bags in the deck", most=1),
    Option("baggage", BAGGAGE_CARDS, "baggage cards in the deck", most=100),
    Option("hand", HAND, "cards in a full hand", least=1, most=4),
    Option("duties", DUTIES, "duty on wine, cigars, … crown"),
    Option("fines", FINES, "fine on wine, cigars, … crown"),
    Option("damages", DAMAGES, "damages for a false accusation"),
    Option("reward", REWARD, "reward of an Informer who was right"),
    Option("false_claim", FALSE_CLAIM, "fine for a false claim of immunity"),
    Option("reward_needs_fine", False, "no reward where no fine is due (CB-R4)"),
    Option("money", MONEY, "all the money, shared out before the first round", most=10**9),
    Option("money_step", MONEY_STEP, "an equal share is a multiple of this", least=1),
    Option("rounds", 0, "rounds to play; 0: everybody is Officer once", most=60),
    Option("first_officer", -1, "the first Officer; -1: chosen by luck (CB-D3)", least=-1, most=5),
)


@final
class Box:
    """The cards, the price bands and the house rules of a match, and tables made from them."""

    def __init__(self, players: int, options: Options) -> None:
        copies = COPIES[cast(str, options["goods_counts"])]
        self.options: Options = options
        self.players: i64 = players
        self.hand: i64 = cast(int, options["hand"])
        self.duties: vec[i64] = numbers(options["duties"])
        self.fines: vec[i64] = numbers(options["fines"])
        self.damages: i64 = cast(int, options["damages"])
        self.reward: i64 = cast(int, options["reward"])
        self.false_claim: i64 = cast(int, options["false_claim"])
        self.reward_needs_fine: bool = cast(bool, options["reward_needs_fine"])
        self.rounds: i64 = cast(int, options["rounds"]) or players
        self.first_officer: i64 = cast(int, options["first_officer"])
        step = cast(int, options["money_step"])
        self.share: i64 = cast(int, options["money"]) // players // step * step  # CB-D2
        self.deck: vec[i64] = vec[i64]([0] * KINDS)
        for good in range(GOODS):
            self.deck[good] = copies[good]
        self.deck[BAG] = cast(int, options["bags"])
        self.deck[BAGGAGE] = cast(int, options["baggage"])
        self.cards: i64 = 0
        for count in self.deck:
            self.cards += count
        self.declared: vec[i64] = vec[i64]([0] * GOODS)  # GOODS counts for each declaration
        self.number_of: dict[tuple[int, ...], int] = {}
        self.sizes: vec[i64] = vec[i64]([0] * (self.hand + 1))  # how many for a hand of a size
        self.number_declarations()
        self.first_declaration: i64 = IMMUNITY if self.deck[BAG] > 0 else IMMUNITY + 1
        self.check()

    def number_declarations(self) -> None:
        """List every declaration of CB-R1, smallest first."""
        for size in range(int(self.hand) + 1):
            for counts in multisets(self.most_of_each(), size):
                self.number_of[counts] = len(self.number_of) + 1
                for count in counts:
                    self.declared = append(self.declared, count)
            self.sizes[size] = len(self.number_of) + 1

    def declarations(self, size: i64) -> i64:
        """Return how many declarations a hand of this size allows."""
        return self.sizes[size] - self.first_declaration

    def most_of_each(self) -> tuple[int, ...]:
        """CB-R1: any number the hand can hold, the crown once. CB-R3: however unlikely."""
        most = [int(self.hand) if self.deck[good] > 0 else 0 for good in range(GOODS)]
        most[CROWN] = min(1, most[CROWN])
        return tuple(most)

    def check(self) -> None:
        if self.cards == 0:
            raise BadOption("the deck needs at least one card: raise baggage or goods_counts")
        if self.first_officer >= self.players:
            raise BadOption(
                f"option first_officer takes -1 to {int(self.players) - 1} "
                f"with {int(self.players)} players: got {int(self.first_officer)}"
            )


BOXES: Final[dict[str, Box]] = {}  # making the tables takes a thousand times longer than a look


def box_for(players: int, options: Options) -> Box:
    """Return the box of such a match; the same one each time."""
    key = json.dumps([players, options], sort_keys=True)
    if key not in BOXES:
        if len(BOXES) == 256:
            BOXES.clear()
        own: Options = json.loads(json.dumps(options))  # the caller may go on to write on his
        BOXES[key] = Box(players, own)
    return BOXES[key]


def numbers(value: object) -> vec[i64]:
    made: vec[i64] = vec[i64]([])
    for number in cast(list[int], value):
        made = append(made, number)
    return made


def multisets(most: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to take `size` things, at most so many of each kind."""
    if not most:
        if size == 0:
            yield ()
        return
    for count in range(min(most[0], size), -1, -1):
        for rest in multisets(most[1:], size - count):
            yield (count, *rest)
