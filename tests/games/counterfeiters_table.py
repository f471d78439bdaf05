"""A table of Counterfeiters where luck draws what the test says and play reads like a story.

    Table().has(0, fakes=[1, 1, 2]).passes().passes().fences(Small.FENCE, 1, 1, 2).hands

Player 0 starts unless the test says otherwise, and players get ink and paper in turn. `cards` are
drawn first, the cheapest market space first; after them come the others, stack by stack.
What a test sets with `has` is not known to the others: look at rivals' money only without it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Any, Self

import pytest

from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import Word
from funnymoney.core.match import Item, Match
from funnymoney.core.words import every
from funnymoney.games.counterfeiters.cards import INK, KIND_NAMES, PAPER, STACKS
from funnymoney.games.counterfeiters.rules import Counterfeiters

KINDS = 14
EVERY_NUMBER_OF_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


# The spaces for two players, and for three and four.
Small = IntEnum(
    "Small",
    "MARKET_40 MARKET_30 MARKET_20 MARKET_10 PRINT PRINT_POLICE SHOP FENCE "
    "SUNGLASSES TAX_POLICE JET COMMERCIAL",
    start=0,
)
Large = IntEnum(
    "Large",
    "MARKET_60 MARKET_50 MARKET_40 MARKET_30 MARKET_20 MARKET_10 PRINT PRINT_TOO PRINT_POLICE "
    "SHOP SHOP_TOO FENCE FENCE_TOO SUNGLASSES TAX TAX_POLICE JET COMMERCIAL COMMERCIAL_TOO",
    start=0,
)


def counts(*cards: int) -> list[int]:
    """Return how many of each kind these cards are."""
    return [cards.count(kind) for kind in range(KINDS)]


def deck(players: int, *first: int) -> list[int]:
    """Return every card in an order that can be: these first, the rest stack by stack."""
    stacks = [
        [
            KIND_NAMES.index(name)
            for name, least, copies in stack
            for _ in range(copies)
            if players >= least
        ]
        for stack in STACKS
    ]
    for card in first:
        next(stack for stack in stacks if stack).remove(card)
    return [*first, *[card for stack in stacks for card in stack]]


class Table:
    def __init__(
        self,
        *cards: int,
        players: int = 2,
        parts: Sequence[int] = (INK, PAPER, INK, PAPER),
        **options: Any,
    ) -> None:
        script = [*parts[:players], *deck(players, *cards)]
        seed = ",".join([str(answer) for answer in script])
        given = {"first_player": 0} | options
        self.match = Match(Counterfeiters, players, given, luck="scripted", seed=seed)

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
        hand: int | None = None,
        offshore: int | None = None,
        fakes: Sequence[int] | None = None,
        cards: Sequence[int] | None = None,
    ) -> Self:
        """Give a player exactly so much; what is not said stays as it is."""
        if hand is not None:
            self.state.hand[player] = hand
        if offshore is not None:
            self.state.offshore[player] = offshore
        for quality, number in enumerate(fakes or ()):
            self.state.fakes[player * 3 + quality] = number
        for kind, number in enumerate(counts(*cards) if cards is not None else ()):
            self.state.owned[player * KINDS + kind] = number
        return self.so_be_it()

    def all_have(self, *hands: int) -> Self:
        for player, hand in enumerate(hands):
            self.has(player, hand=hand)
        return self

    def offers(self, slot: int, kind: int) -> Self:
        """Lay a card into the market."""
        self.state.market[slot] = kind
        return self.so_be_it()

    def police_at(self, space: int, taught: int = 0) -> Self:
        self.state.pawn = space
        self.state.taught = taught
        return self.so_be_it()

    def stands(self, player: int, *spaces: int) -> Self:
        """Put henchmen of a player on these spaces without any action."""
        for space in spaces:
            self.state.standing[space] = player
            self.state.henchmen[player] -= 1
        return self.so_be_it()

    # --------------------------------------------------- choices, of the one who is to choose

    def chooses(self, verb: str, *numbers: int) -> Self:
        self.match.play(self.acting, [verb, *[int(number) for number in numbers]])
        return self

    def buys(self, space: int) -> Self:
        return self.chooses("buy", space)

    def prints(self, space: int) -> Self:
        return self.chooses("print", space)

    def dodges(self, space: int) -> Self:
        """Commit tax fraud."""
        return self.chooses("tax", space)

    def shops(self, space: int, *fakes: int) -> Self:
        return self.chooses("shop", space, *fakes)

    def fences(self, space: int, *fakes: int) -> Self:
        return self.chooses("fence", space, *fakes)

    def flies(self, space: int) -> Self:
        return self.chooses("fly", space)

    def stashes(self, dollars: int) -> Self:
        return self.chooses("stash", dollars)

    def fetches(self, dollars: int) -> Self:
        return self.chooses("fetch", dollars)

    def retrieves(self, space: int) -> Self:
        return self.chooses("retrieve", space)

    def passes(self, times: int = 1) -> Self:
        for _ in range(times):
            self.chooses("pass")
        return self

    def rounds_pass(self, times: int = 1) -> Self:
        """Let whole rounds go by in which everybody only passes."""
        return self.passes(times * 3 * self.match.players)

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
    def hands(self) -> list[int]:
        return [self.view(player)["hand"] for player in range(self.match.players)]

    @property
    def envelopes(self) -> list[int]:
        return [self.view(player)["offshore"] for player in range(self.match.players)]

    def seen(self, name: str) -> Any:
        """Return one part of what a spectator sees."""
        return self.match.view(None)[name]

    def view(self, player: int | None = None) -> dict[str, Any]:
        return dict(self.match.view(player))

    def told(self, player: int | None, *keys: str) -> list[Item]:
        """Return what a player, or a spectator, was told under these keys."""
        return [item for item in self.match.news(player) if item[0] in keys]

    def words(self) -> list[Word]:
        """Return all that may be chosen now."""
        return list(every(self.view(self.acting)["choices"]))

    def may(self, *word: str | int) -> bool:
        """Whether the one who is to choose may choose this."""
        return self.match.why_not(self.acting, list(word)) is None

    def everybody(self) -> Iterable[int | None]:
        """Return all who look on: the players, and None for a spectator."""
        return (None, *range(self.match.players))

    def everything(self) -> list[object]:
        seen = [(self.view(who), self.match.news(who)) for who in self.everybody()]
        return [self.match.state.dump(), seen, self.match.luck.mark(), *self.match.record.choices]


def ending(players: int = 2, **options: Any) -> Table:
    """Return a table where the first choice on a space with police brings the end."""
    return Table(players=players, **options).police_at(13 if players == 2 else 21)


def random_play(players: int, seed: int, **options: object) -> Iterator[Match]:
    """Play a match at random: yield it before every choice, and when it is over."""
    match = Match(Counterfeiters, players, options, luck="fast", seed=str(seed))
    rng = random.Random(seed)
    while not match.over:
        yield match
        (player,) = match.acting()
        offers: Any = match.view(player)["choices"]
        match.play(player, rng.choice(list(every([rng.choice(offers)]))))
    yield match
