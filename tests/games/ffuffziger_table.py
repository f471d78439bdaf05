"""A table of Falsche FFuffziger where luck draws what the test says and play reads like a story.

    Table(COIN, TEN).produces(kind(TEN)).transforms(kind(FIFTY), NEXT)

Player 0 has the marker at the start unless the test says otherwise. What is not said comes like
this: the inspector shows coins first, laundering cards come lowest first, the die shows 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import pytest

from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import Word
from funnymoney.core.match import Item, Match
from funnymoney.core.words import every
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.games.ffuffziger_fate import Fate

TEN, TWENTY, FIFTY, HUNDRED, TOP = VALUES = range(5)
GREEN, COIN = 4, 5  # the inspector's cards; the others are called by their values
REAL = 5  # among the kinds of money
DEALT, BOUGHT, SINGLE, TWICE = range(4)
MUENZEN = 20
SAME, SAME_TWICE, NEXT, KAPUTT, NEXT_TWICE, COINS = range(6)
NO_MACHINES = [0] * 21
EVERY_NUMBER_OF_PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


def kind(value: int, side: int = DEALT) -> int:
    return 4 * value + side


def machines(*kinds: int) -> list[int]:
    """Return how many of each kind these machines are."""
    return [kinds.count(each) for each in range(21)]


def purse(
    n10: int = 0, n20: int = 0, n50: int = 0, n100: int = 0, n150: int = 0, real: int = 0
) -> list[int]:
    return [n10, n20, n50, n100, n150, real]


class Table:
    def __init__(
        self,
        *ring: int,
        players: int = 3,
        cards: Sequence[int] = (),
        dice: Sequence[int] = (),
        **options: Any,
    ) -> None:
        given = {"first_player": 0} | options
        first_card, *later_cards = cards or (0,)
        first, *later = ring or (COIN,)
        seed = f"{first_card},{first}"
        self.match = Match(Ffuffziger, players, given, luck="scripted", seed=seed)
        self.fate = Fate(ring=later, cards=later_cards, dice=dice, backs=[])
        self.match.luck = self.fate

    # ------------------------------------------------------------------- how things stand here

    @property
    def state(self) -> Any:
        return self.match.state

    def so_be_it(self) -> Self:
        """Let the position find out again what it derives from what was set."""
        self.match.state = self.match.state.load(self.match.state.dump())
        return self

    def has(
        self,
        player: int,
        money: Sequence[int] | None = None,
        tools: Sequence[int] | None = None,
        coins: int | None = None,
    ) -> Self:
        """Give a player exactly this money and these machines; what is not said stays."""
        for place, amount in enumerate(money or ()):
            self.state.money[player * 6 + place] = amount
        if coins is not None:
            self.state.coins[player] = coins
        if tools is not None:
            self.owns(player, machines(*tools))
        return self.so_be_it()

    def owns(self, player: int, numbers: Sequence[int]) -> None:
        at_work = player == self.state.player and self.seen("phase") == "machines"
        for place, number in enumerate(numbers):
            self.state.machines[player * 21 + place] = number
            if at_work:
                self.state.waiting[place] = number
        if at_work:
            self.state.present = sum(1 << place for place in range(21) if numbers[place])

    def is_poor(self, *players: int) -> Self:
        """Leave these players, or all, with nothing but an unturned 150 for the one who begins."""
        for player in players or range(self.match.players):
            tools = [kind(TOP, BOUGHT)] if player == self.state.player else []
            self.has(player, purse(), tools, coins=0)
        return self

    def set(self, **numbers: int | Sequence[int]) -> Self:
        """Set parts of the position by name."""
        for name, value in numbers.items():
            if isinstance(value, int):
                setattr(self.state, name, value)
            else:
                for at, number in enumerate(value):
                    getattr(self.state, name)[at] = number
        return self.so_be_it()

    def inspector(self, *cards: int, lowest: int = TEN, free_coins: int = 0) -> Self:
        """Have these cards come next, in a later pass of the ring, and then coins."""
        ring = [*cards, *[COIN] * (10 - len(cards))]
        return self.set(ring=ring, turned=10, lowest=lowest, free_coins=free_coins)

    # --------------------------------------------------- choices, of the one who is to choose

    def chooses(self, verb: str, *numbers: int) -> Self:
        self.match.play(self.acting, [verb, *numbers])
        return self

    def transforms(self, machine: int, back: int) -> Self:
        self.fate.lists["backs"].append(back)
        return self.chooses("transform", machine)

    def sells(self, *kinds: int) -> Self:
        for machine in kinds:
            self.chooses("sell", machine)
        return self

    def produces(self, *kinds: int) -> Self:
        for machine in kinds:
            self.chooses("produce", machine)
        return self

    def offers(self, money: int, amount: int) -> Self:
        return self.chooses("offer", money, amount)

    def matches(self, times: int = 1) -> Self:
        for _ in range(times):
            self.chooses("match")
        return self

    def drops(self, times: int = 1) -> Self:
        for _ in range(times):
            self.chooses("drop")
        return self

    def bids(self, bids: Mapping[int, Sequence[int]]) -> Self:
        """Close all fists: with this money, and empty ones of all others who are asked."""
        for player in self.match.acting():
            self.match.play(player, ["fist", *bids.get(player, purse())])
        return self

    def buys(self, *values: int) -> Self:
        for value in values:
            self.chooses("buy", value)
        return self

    def stops(self, times: int = 1) -> Self:
        for _ in range(times):
            self.chooses("stop")
        return self

    def launders(self, *notes: int) -> Self:
        return self.chooses("launder", *notes)

    def idles(self) -> Self:
        """Have one player do what changes least."""
        player = self.match.acting()[0]
        words = {str(offer["verb"]): offer for offer in self.view(player)["choices"]}
        for verb in ("drop", "stop", "fist", "launder", "produce", "offer"):
            if verb in words:
                numbers = next(every([words[verb]]))[1:]
                self.match.play(player, [verb, *numbers])
                return self
        raise AssertionError(words)

    def until(self, phase: str) -> Self:
        """Idle until this phase begins."""
        while self.seen("phase") != phase:
            self.idles()
        return self

    def until_round(self, number: int) -> Self:
        """Idle until this round begins, or the game is over."""
        while not self.match.over and self.seen("round") < number:
            self.idles()
        return self

    def refuses(self, player: int, *word: str | int) -> str:
        """Have a choice refused, see that nothing has changed, and return the reason."""
        before = self.everything()
        with pytest.raises(IllegalAction) as refused:
            self.match.play(player, list(word))
        assert self.everything() == before
        assert self.match.why_not(player, list(word)) == refused.value.reason
        return refused.value.reason

    # -------------------------------------------------------------------------- what there is

    @property
    def acting(self) -> int:
        (player,) = self.match.acting()
        return player

    @property
    def money(self) -> list[list[int]]:
        money: list[list[int]] = self.seen("money")
        return money

    @property
    def real(self) -> list[int]:
        return [money[REAL] for money in self.money]

    @property
    def coins(self) -> list[int]:
        coins: list[int] = self.seen("coins")
        return coins

    def owned(self, player: int) -> list[int]:
        """Return the kinds of this player's machines, one by one."""
        return [each for each in range(21) for _ in range(self.seen("machines")[player][each])]

    def seen(self, name: str) -> Any:
        """Return one part of what a spectator sees."""
        return self.match.view(None)[name]

    def view(self, player: int | None = None) -> dict[str, Any]:
        return dict(self.match.view(player))

    def told(self, *keys: str) -> list[Item]:
        """Return what all were told under these keys."""
        return [item for item in self.match.news(None) if item[0] in keys]

    def words(self) -> list[Word]:
        """Return all that may be chosen now by the one who is to choose."""
        return list(every(self.view(self.acting)["choices"]))

    def verbs(self) -> list[str]:
        return [str(offer["verb"]) for offer in self.view(self.match.acting()[0])["choices"]]

    def may(self, *word: str | int) -> bool:
        """Whether the one who is to choose may choose this."""
        return self.match.why_not(self.acting, list(word)) is None

    def everybody(self) -> Iterable[int | None]:
        """Return all who look on: the players, and None for a spectator."""
        return (None, *range(self.match.players))

    def everything(self) -> list[object]:
        seen = [(self.view(who), self.match.news(who)) for who in self.everybody()]
        return [self.match.state.dump(), seen, self.match.luck.mark(), *self.match.record.choices]
