"""A table of Contraband where luck deals what the test says and play reads like a story.

    Table(WINE, CIGARS, WATCH).declares(wine=1, cigars=1).searched().gains

Player 0 is the first Officer unless the test says otherwise, so player 1 packs first. A first
hand is filled up with baggage; `then` are the cards drawn after it, and then comes baggage.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Self

import pytest

from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import Word
from funnymoney.core.match import Item, Match
from funnymoney.core.words import every
from funnymoney.games.contraband.cards import BAGGAGE, KIND_NAMES
from funnymoney.games.contraband.rules import Contraband

PAYMENTS = ("duty", "fine", "damages", "reward")
FULL_BOX = [4, 4, 4, 4, 4, 4, 4, 1, 1, 26]
NO_CARDS = [0] * 10
# A deck of few cards: one wine, one crown, and as much baggage as the test adds.
FEW_GOODS: dict[str, Any] = {"goods_counts": "tiny", "bags": 0}


def counts(*cards: int) -> list[int]:
    """Return how many of each kind these cards are."""
    return [cards.count(kind) for kind in range(10)]


def declaration(**goods: int) -> Word:
    """Return the word that declares so many of each article."""
    assert set(goods) <= set(KIND_NAMES[:8])
    return ["declare", *[goods.get(name, 0) for name in KIND_NAMES[:8]]]


class Table:
    def __init__(
        self, *hand: int, then: Sequence[int] = (), players: int = 4, **options: object
    ) -> None:
        size = int(str(options.get("hand", 4)))
        script = [*hand, *[BAGGAGE] * (size - len(hand)), *then, *[BAGGAGE] * 26]
        given = {"first_officer": 0} | options
        seed = ",".join([str(card) for card in script])
        self.match = Match(Contraband, players, given, luck="scripted", seed=seed)
        self.at_first = self.balances

    # --------------------------------------------------- choices, of the one who is to choose

    def chooses(self, verb: str, *numbers: int) -> Self:
        self.match.play(self.acting, [verb, *numbers])
        return self

    def declares(self, **goods: int) -> Self:
        self.match.play(self.acting, declaration(**goods))
        return self

    def claims_immunity(self) -> Self:
        return self.chooses("immunity")

    def believed(self) -> Self:
        return self.chooses("believe")

    def searched(self) -> Self:
        return self.chooses("search")

    def accepted(self) -> Self:
        return self.chooses("accept")

    def informed_on(self) -> Self:
        return self.chooses("inform")

    def throws(self, card: int) -> Self:
        return self.chooses("throw", card)

    def passed(self, throwing: int) -> Self:
        """The Officer believes, the next player accepts and throws a card away."""
        return self.believed().accepted().throws(throwing)

    def refuses(self, player: int, word: Word) -> str:
        """Have a choice refused, see that nothing has changed, and return the reason."""
        before = self.everything()
        with pytest.raises(IllegalAction) as refused:
            self.match.play(player, word)
        assert self.everything() == before
        assert self.match.why_not(player, word) == refused.value.reason
        return refused.value.reason

    # -------------------------------------------------------------------------- what there is

    @property
    def acting(self) -> int:
        (player,) = self.match.acting()
        return player

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def balances(self) -> list[int]:
        balances: list[int] = self.view()["balances"]
        return list(balances)

    @property
    def gains(self) -> list[int]:
        """How much money each player has won since the beginning."""
        return [now - then for now, then in zip(self.balances, self.at_first, strict=True)]

    @property
    def payments(self) -> list[Item]:
        return [item for item in self.news() if item[0] in PAYMENTS]

    def view(self, player: int | None = None) -> dict[str, Any]:
        return dict(self.match.view(player))

    def news(self, player: int | None = None) -> list[Item]:
        return self.match.news(player)

    def told(self, player: int | None, key: str) -> list[Item]:
        """Return what a player, or a spectator, was told under this key."""
        return [item for item in self.news(player) if item[0] == key]

    def words(self) -> list[Word]:
        """Return all that may be chosen now."""
        return list(every(self.view(self.acting)["choices"]))

    def verbs(self) -> list[str | int]:
        return list(dict.fromkeys(word[0] for word in self.words()))

    def everybody(self) -> Iterable[int | None]:
        """Return all who look on: the players, and None for a spectator."""
        return (None, *range(self.match.players))

    def everything(self) -> list[object]:
        seen = [(self.view(who), self.news(who)) for who in self.everybody()]
        return [self.match.state.dump(), seen, self.match.luck.mark(), *self.match.record.choices]


def random_play(players: int, seed: int, **options: object) -> Iterator[Match]:
    """Play a match at random: yield it before every choice, and when it is over."""
    match = Match(Contraband, players, options, luck="fast", seed=str(seed))
    rng = random.Random(seed)
    while not match.over:
        yield match
        (player,) = match.acting()
        offers: Any = match.view(player)["choices"]
        match.play(player, rng.choice(list(every([rng.choice(offers)]))))
    yield match


def random_end(players: int, seed: int, **options: object) -> Match:
    """Return a match that was played at random to its end."""
    *_, match = random_play(players, seed, **options)
    return match
