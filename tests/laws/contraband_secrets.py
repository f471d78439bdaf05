"""What may not be known and what may not get lost in Contraband, written from its rule book.

There is one suitcase. Each traveller who had it saw the cards he received, threw one away in
sight of all, drew one in secret and passed the rest on unseen (CB-22, CB-23, CB-R23).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import Game
from funnymoney.games.contraband.cards import BAG, COPIES, KINDS
from funnymoney.games.contraband.numbers import (
    ACCEPT,
    DECLARATION,
    IMMUNITY,
    INFORM,
    INSPECTION,
    REJECTION,
    SEARCH,
)
from funnymoney.games.contraband.rules import Contraband

# A small deck with a Bag, in which players can work much out and rounds end often.
EXTRA_OPTIONS = (
    {"goods_counts": "tiny", "bags": 1, "baggage": 5, "hand": 2, "rounds": 3},
    {"goods_counts": "uneven", "baggage": 3, "hand": 3, "rounds": 2},
)


def kinds_in(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def counted(kinds: Sequence[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(int(KINDS))]


def owners_of(state: Contraband) -> list[int]:
    """Everybody who had this suitcase, in turn, from the one who packed it to the holder."""
    players = int(state.box.players)
    owners = [int(state.holder)]
    while len(owners) <= state.passes:
        before = (owners[0] - 1) % players
        owners.insert(0, (before - 1) % players if before == state.officer else before)  # CB-11
    return owners


@dataclass
class Travels:
    """A suitcase on its way: its first cards, and at each pass a card thrown and one drawn."""

    owners: list[int]
    first: list[int]
    throws: list[int]
    draws: list[int]
    deck: list[int]

    @classmethod
    def of(cls, state: Contraband) -> Travels:
        swaps = int(state.passes) - (state.phase == REJECTION)
        throws = [int(kind) for kind in state.threw[:swaps]]
        draws = [int(kind) for kind in state.drew[:swaps]]
        first = Counter(kinds_in([int(count) for count in state.hand]))
        first.update(throws)
        first.subtract(draws)
        return cls(
            owners=owners_of(state),
            first=sorted(first.elements()),
            throws=throws,
            draws=draws,
            deck=kinds_in([int(count) for count in state.deck]),
        )

    def hands(self) -> list[Counter[int]] | None:
        """Return the cards each owner passed on, or None if that cannot have happened."""
        hands = [Counter(self.first)]
        for thrown, drawn in zip(self.throws, self.draws, strict=True):
            had = hands[-1]
            if had[thrown] == 0 or (had[int(BAG)] > 0 and thrown != BAG):  # CB-23, CB-34
                return None
            hands.append(had - Counter([thrown]) + Counter([drawn]))
        return hands

    def known_to(self, player: int | None) -> object:
        """Return what this player saw each time: what he received, drew and passed on (CB-R23)."""
        hands = self.hands()
        if hands is None:
            return None
        return [
            (hands[max(turn - 1, 0)], hands[turn : turn + 1], self.draws[turn - 1 : turn])
            for turn, owner in enumerate(self.owners)
            if owner == player
        ]

    def changed(self, rng: Random) -> Travels:
        """Exchange some hidden cards for others that are hidden too."""
        first, draws, deck = self.first[:], self.draws[:], self.deck[:]
        for _ in range(rng.randint(1, 3)):
            places = [(first, at) for at in range(len(first))]
            places += [(draws, at) for at in range(len(draws))]
            one, this = rng.choice(places)
            if deck and rng.random() < 0.6:
                places = [(deck, at) for at in range(len(deck))]
            other, that = rng.choice(places)
            one[this], other[that] = other[that], one[this]
        return Travels(self.owners, first, self.throws, draws, deck)


def scramble(state: Game, player: int | None, rng: Random) -> Game | None:
    """Return another world that this player cannot tell from this one, if one is found."""
    assert isinstance(state, Contraband)
    if state.size == 0:
        return None
    travels = Travels.of(state)
    known = travels.known_to(player)
    for _ in range(30):
        other = travels.changed(rng)
        if other.hands() is not None and other.known_to(player) == known:
            world = rewritten(state, other)
            if world.dump() != state.dump():
                return world
    return None


def rewritten(state: Contraband, travels: Travels) -> Contraband:
    world = state.clone()
    hands = travels.hands()
    assert hands is not None
    drew = [int(kind) for kind in state.drew]
    drew[: len(travels.draws)] = travels.draws
    world.drew = numbers(drew)
    world.hand = numbers(counted(sorted(hands[-1].elements())))
    world.deck = numbers(counted(travels.deck))
    return world


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def knowledge(state: Game, player: int | None) -> object:
    assert isinstance(state, Contraband)
    return None if state.size == 0 else Travels.of(state).known_to(player)


def reveals(state: Game, actor: int, action: int, player: int | None) -> bool:
    """Whether the rules show secrets to this player: an opened suitcase (CB-15), one received."""
    assert isinstance(state, Contraband)
    if action in (SEARCH, INFORM):
        return True
    return action == ACCEPT and actor == player


def knows_scores(state: Game) -> bool:
    return True


def sealed(state: Game) -> bool:
    return False  # CB-R16: two separate choices, one after the other


def inventory(state: Game) -> dict[str, object]:
    """What stays the same from the first position of a match to the last (CB-R25)."""
    assert isinstance(state, Contraband)
    piles = (state.deck, state.discard, state.hand)
    cards = [sum(int(pile[kind]) for pile in piles) for kind in range(int(KINDS))]
    return {"money": sum(state.returns()), "cards": cards}


def expected_inventory(state: Game) -> dict[str, object]:
    """What CB-6, CB-10 and CB-D2 put on the table, reckoned from the options alone."""
    assert isinstance(state, Contraband)
    options, players = state.box.options, int(state.box.players)
    goods = COPIES[str(options["goods_counts"])]
    cards = [*goods, options["bags"], options["baggage"]]
    step = cast(int, options["money_step"])
    share = cast(int, options["money"]) // players // step * step
    return {"money": share * players, "cards": cards}


def check_position(state: Game) -> None:
    """CB-R25, CB-11: a full hand unless the deck is empty, and none for the Officer."""
    assert isinstance(state, Contraband)
    assert state.size == 0 or state.holder != state.officer
    assert state.size == sum(int(count) for count in state.hand)
    assert state.deck_left == sum(int(count) for count in state.deck)
    assert state.size == state.box.options["hand"] or state.deck_left == 0
    assert state.size == 0 or Travels.of(state).hands() is not None, "this cannot have happened"


def check_course(states: Sequence[Game]) -> None:
    """CB-R25: at most one true claim of immunity a round."""
    true_claims: Counter[int] = Counter()
    for before, after in pairwise(states):
        assert isinstance(before, Contraband)
        assert isinstance(after, Contraband)
        said = before.phase == DECLARATION and after.phase == INSPECTION
        if said and after.said[after.holder] == IMMUNITY and after.hand[BAG] > 0:
            true_claims[int(after.round)] += 1
    assert all(count <= 1 for count in true_claims.values()), true_claims
