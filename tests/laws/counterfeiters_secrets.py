"""What may not be known and what may not get lost in Counterfeiters, written from its rule book.

Everything is done in the open but two things: what a flight moves, and which way, and what is
handed to the Godfather (CF-R25). So a rival's money in hand and offshore is a secret, within what
the deals seen by all allow. What all this allows, a position has to remember, since it is worked
out from the past; `possible` reads it there, and counterfeiters_worlds.py holds it to account.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random

from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.counterfeiters.box import GODFATHER
from funnymoney.games.counterfeiters.cards import JET, KINDS, QUALITIES
from funnymoney.games.counterfeiters.numbers import (
    FETCH,
    FLYING,
    NONE,
    NOT_YET,
    OVER,
    STASH,
)
from funnymoney.games.counterfeiters.rules import Counterfeiters
from funnymoney.games.counterfeiters.rumours import runs

Pair = tuple[int, int]  # money in hand, money offshore

# A short track on which the Godfather comes often, and flights come first among the spaces. Two of
# its spaces have two specials (CF-R43).
SMALL_BOARD = {
    "spaces": [
        {"zone": "market", "price": 30},
        {"zone": "market", "price": 10, "trash": True},
        {"zone": "jet"},
        {"zone": "commercial"},
        {"zone": "commercial", "police": True},
        {"zone": "tax"},
        {"zone": "receiver"},
        {"zone": "print"},
        {"zone": "supermarket", "police": True},
        {"zone": "tax", "sunglasses": True, "police": True},
    ],
    "track": {
        "last": 10,
        "start": {"2": 0, "3": 0, "4": 0},
        "investigation": [1, 5, 7],
        "godfather": [3, 5, 10],
        "strike": [7],
    },
}

# Switches and words are tried by themselves; these go with a board of which much is unknown.
EXTRA_OPTIONS: Sequence[Mapping[str, object]] = (
    {"board": SMALL_BOARD, "guard_round": 4},
    {"board": SMALL_BOARD, "godfather_shows": True, "strict_bills": True, "guard_round": 5},
)


def pair_of(state: Counterfeiters, player: int) -> Pair:
    return int(state.hand[player]), int(state.offshore[player])


def possible(state: Counterfeiters, player: int) -> set[Pair]:
    """Return what everybody knows a player's money to be among, by the position's own memory."""
    boarded = state.phase == FLYING and player == state.player  # CF-R1: with something to move
    return {
        (10 * (total - offshore), 10 * offshore)
        for total, least, most in runs(state.rumour(player))
        for offshore in range(least, most + 1)
        if total > 0 or not boarded
    }


# -------------------------------------------------------------------------- what is secret


def scramble(state: Game, player: int | None, rng: Random) -> Game | None:
    """Give each rival other money that he may have, and other money in mind to move."""
    assert isinstance(state, Counterfeiters)
    if state.phase == OVER:
        return None  # CF-6: now it is counted
    world = state.clone()
    for rival in range(int(state.box.players)):
        if rival != player:
            put(world, rival, rng.choice(sorted(possible(state, rival))))
    if state.phase == FLYING and player != state.player:
        change_mind(world, rng)
    return None if world.dump() == state.dump() else world


def put(world: Counterfeiters, player: int, pair: Pair) -> None:
    world.hand[player], world.offshore[player] = pair


def change_mind(world: Counterfeiters, rng: Random) -> None:
    """CF-R25: direction and amount are secret, and nobody hears of half a choice."""
    hand, offshore = pair_of(world, int(world.player))
    ways = [(int(way), most) for way, most in ((STASH, hand), (FETCH, offshore)) if most > 0]
    world.direction, world.chosen = NONE, NONE
    if ways and rng.random() < 0.7:
        world.direction, most = rng.choice(ways)
        hundreds = [int(NONE), *range(most // 100 + 1)] if most >= 100 else [0]
        world.chosen = rng.choice(hundreds)  # not asked for where there are none


def knowledge(state: Game, player: int | None) -> object:
    """His own money and plans, and what everybody can know of the others'."""
    assert isinstance(state, Counterfeiters)
    players = range(int(state.box.players))
    if state.phase == OVER:
        return state.returns()
    rivals = [sorted(possible(state, rival)) for rival in players if rival != player]
    if player is None:
        return rivals
    plan = [state.direction, state.chosen] if player == state.player else None
    return [pair_of(state, player), plan, rivals]


def reveals(state: Game, actor: int, action: int, player: int | None) -> bool:
    """Whether money comes out: at the end (CF-6), and to a Godfather who shows it."""
    assert isinstance(state, Counterfeiters)
    after = state.clone()
    after.apply(actor, action, FastLuck(0), SILENT)
    if after.phase == OVER:
        return True
    passed = range(int(state.pawn) + 1, int(after.pawn) + 1)  # CF-R39: it may move twice
    visited = any(after.box.track[at] & GODFATHER for at in passed)
    return visited and after.box.options["godfather_shows"] is True


def knows_scores(state: Game) -> bool:
    """Everybody learns them at the end only (CF-6)."""
    return state.acting() == 0


def sealed(state: Game) -> bool:
    return False  # CF-15: one after the other


# ------------------------------------------------------------------------ what is conserved


def inventory(state: Game) -> dict[str, object]:
    """Nothing lies on the table all the time, to be counted in one position.

    The bank has no bottom (CF-R13), trashed cards are gone (CF-R9) and so are henchmen that
    passed, until the next round (CF-18). `check_course` and counterfeiters_books.py count.
    """
    return {}


def expected_inventory(state: Game) -> dict[str, object]:
    return {}


def check_position(state: Game) -> None:
    assert isinstance(state, Counterfeiters)
    players = range(int(state.box.players))
    for player in players:
        hand, offshore = pair_of(state, player)
        assert hand >= 0
        assert offshore >= 0
        assert hand % 10 == offshore % 10 == 0, "CF-R20"
        assert (hand, offshore) in possible(state, player), "this is ruled out"
        assert state.has(player, JET) <= 1, "CF-22"
        placed = [int(who) for who in state.standing].count(player)
        assert 0 <= state.henchmen[player] <= henchmen_of(state) - placed, "CF-9"
    assert all(who == NONE or who in players for who in state.standing)
    assert all(count >= 0 for count in [*state.fakes, *state.owned, *state.pile])
    assert 0 <= state.taught <= QUALITIES
    assert state.box.start <= state.pawn <= state.box.last
    assert (state.stage != NOT_YET) == (state.pawn == state.box.last) or midturn(state), "CF-38"
    later = list(state.box.stacks)[(int(state.letter) + 1) * int(KINDS) :]
    assert state.pile_left == sum(int(count) for count in state.pile)
    assert state.stack_left == state.pile_left + sum(int(count) for count in later), "CF-13"
    if state.box.options["strict_bills"]:
        for quality, bills in enumerate((30, 30, 40)):  # CF-2
            held = [int(count) for count in state.fakes][quality :: int(QUALITIES)]
            assert sum(held) <= bills, "CF-R12"


def henchmen_of(state: Counterfeiters) -> int:
    """CF-5: three, unless the house says otherwise."""
    henchmen = state.box.options["henchmen"]
    assert isinstance(henchmen, int)
    return henchmen


def midturn(state: Counterfeiters) -> bool:
    return state.space != NONE


def cards_left(state: Counterfeiters) -> list[int]:
    """Return the cards of each kind that are in the stacks, in the market or owned."""
    counts = [0] * int(KINDS)
    for kind in range(int(KINDS)):
        counts[kind] += int(state.pile[kind])
        later = list(state.box.stacks)[(int(state.letter) + 1) * int(KINDS) :]
        counts[kind] += sum(int(count) for count in later[kind :: int(KINDS)])
        counts[kind] += [int(card) for card in state.market].count(kind)
        counts[kind] += sum(int(count) for count in state.owned[kind :: int(KINDS)])
    return counts


def check_course(states: Sequence[Game]) -> None:
    """Cards, henchmen and the pawn go only where the rules let them."""
    for before, after in pairwise(states):
        assert isinstance(before, Counterfeiters)
        assert isinstance(after, Counterfeiters)
        check_cards(before, after)
        check_henchmen(before, after)
        assert 0 <= after.pawn - before.pawn <= 2, "CF-16, CF-R39"
        assert 0 <= after.taught - before.taught <= 2, "CF-30"
        assert after.round in (before.round, before.round + 1)
    first = states[0]
    assert isinstance(first, Counterfeiters)
    assert sum(cards_left(first)) == first.box.cards + 2 * first.box.players


def check_cards(before: Counterfeiters, after: Counterfeiters) -> None:
    """CF-33, CF-R9: a card leaves the game on a trash icon, at the end of a round."""
    lost = [old - new for old, new in zip(cards_left(before), cards_left(after), strict=True)]
    if after.round == before.round:
        assert not any(lost)
        return
    slots = range(int(before.box.slots))
    trashed = [int(before.market[slot]) for slot in slots if before.box.trash[slot] == 1]
    for kind in range(int(KINDS)):
        bought = sum(after.owned[kind :: int(KINDS)]) - sum(before.owned[kind :: int(KINDS)])
        assert lost[kind] in (trashed.count(kind), trashed.count(kind) - bought)


def check_henchmen(before: Counterfeiters, after: Counterfeiters) -> None:
    """CF-15, CF-18, CF-32: one is used at a turn, and all come back at the end of a round."""
    if after.round > before.round:
        assert all(count == henchmen_of(after) for count in after.henchmen)
        assert all(who == NONE for who in after.standing)
        return
    for player in range(int(before.box.players)):
        used = before.henchmen[player] - after.henchmen[player]
        assert used in ((-1, 0, 1) if player == before.player else (0,))
