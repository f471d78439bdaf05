"""Who can know what of the suitcase, and how to draw anew what a viewer cannot know.

A traveller knows the cards of the suitcase as he declared them, the card he drew then, and so
the cards he received. Every throw and every declaration is public. Choices tell no more than
they show: apart from that, every card a viewer has not seen is as likely in one hidden place
as in another, except that a card which outlasted a receiver is not the Bag (CB-34).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from funnymoney.core.luck import Luck
from funnymoney.games.contraband.cards import BAG, KINDS
from funnymoney.games.contraband.numbers import (
    NONE,
)

if TYPE_CHECKING:
    from funnymoney.games.contraband.rules import Contraband


def holders(state: Contraband) -> vec[i64]:
    """Return those who held this suitcase, each once, the present holder first."""
    found = vec[i64]([])
    if state.size == 0:
        return found
    player = state.holder
    for _ in range(min(state.passes + 1, state.box.players - 1)):
        found = append(found, player)
        player = state.previous_traveller(player)
    return found


def known_cards(state: Contraband, player: i64) -> vec[i64]:
    """Return the cards that a player is sure are in the suitcase now.

    Of those he left in it, each throw since then took one, if it was of that kind.
    """
    known = vec[i64]([0] * KINDS)
    thrown = vec[i64]([0] * KINDS)
    for holder in holders(state):
        if holder == player:
            known = hand_of(state, player)
            for kind in range(KINDS):
                known[kind] = max(known[kind] - thrown[kind], 0)
            return known
        if state.threw[holder] != NONE:
            kind = state.threw[holder]
            thrown[kind] += 1
    return known


def redeal(state: Contraband, viewer: i64, luck: Luck) -> None:
    """Draw anew, in place, all that this viewer cannot know."""
    chain = holders(state)
    own = place_of(viewer, chain)
    pool = unseen_cards(state, viewer)
    if own != NONE:
        imagine_draws_since(state, viewer, chain, own, pool, luck)
        imagine_earlier_hands(state, chain, own, viewer, luck)
    elif len(chain) > 0:
        imagine_hand(state, pool, luck)
        imagine_earlier_hands(state, chain, 0, last_drawer(state), luck)
    state.deck = pool


def place_of(player: i64, chain: vec[i64]) -> i64:
    for place in range(i64(len(chain))):
        if chain[place] == player:
            return place
    return NONE


def unseen_cards(state: Contraband, viewer: i64) -> vec[i64]:
    """Return all cards but those on the discard pile and those the viewer is sure of."""
    pool = state.box.deck[:]
    known = known_cards(state, viewer)
    for kind in range(KINDS):
        pool[kind] -= state.discard[kind] + known[kind]
    return pool


def draw(pool: vec[i64], may_be_bag: bool, luck: Luck) -> i64:
    """Take a card out of the pool."""
    bags = pool[BAG]
    if not may_be_bag:
        pool[BAG] = 0
    total: i64 = 0
    for count in pool:
        total += count
    kind = luck.pick(pool, total)
    pool[BAG] = bags
    pool[kind] -= 1
    return kind


def imagine_hand(state: Contraband, pool: vec[i64], luck: Luck) -> None:
    """Fill the suitcase for one who never held it; the cards that may be the Bag come last."""
    hand = state.hand
    for kind in range(KINDS):
        hand[kind] = 0
    fresh = state.fresh_cards()
    for place in range(state.size):
        may_be_bag = place >= state.size - fresh
        kind = draw(pool, may_be_bag, luck)
        hand[kind] += 1
        if may_be_bag and state.threw[last_drawer(state)] != NONE:
            state.drew[last_drawer(state)] = kind


def last_drawer(state: Contraband) -> i64:
    """Return who drew last: the holder, or while he has still to throw, the one before."""
    if state.threw[state.holder] == NONE and state.passes > 0:
        return state.previous_traveller(state.holder)
    return state.holder


def imagine_draws_since(
    state: Contraband, viewer: i64, chain: vec[i64], own: i64, pool: vec[i64], luck: Luck
) -> None:
    """Draw the cards that came into the suitcase since the viewer held it, and redo its way."""
    known = hand_of(state, viewer)
    unknown = vec[i64]([])  # places in the chain whose drawn card is still in the suitcase
    for place in range(own - 1, NONE, -1):
        thrown = state.threw[chain[place]]
        if thrown == NONE:
            continue  # he has still to throw
        if known[thrown] > 0:
            known[thrown] -= 1
        else:
            # CB-34: a Bag is thrown by the next receiver, so it was drawn last.
            newest = i64(len(unknown)) - 1
            at = newest if thrown == BAG else luck.below(newest + 1)
            state.drew[chain[unknown[at]]] = thrown
            unknown, _ = pop(unknown, at)
        unknown = append(unknown, place)
    last = last_drawer(state)
    for place in unknown:
        drawer = chain[place]
        state.drew[drawer] = draw(pool, drawer == last, luck)
    redo_way(state, viewer, chain, own)


def redo_way(state: Contraband, viewer: i64, chain: vec[i64], own: i64) -> None:
    """Work out the hands after the viewer's from what was thrown and drawn."""
    hand = hand_of(state, viewer)
    for place in range(own - 1, NONE, -1):
        player = chain[place]
        thrown = state.threw[player]
        if thrown != NONE:
            hand[thrown] -= 1
            drawn = state.drew[player]
            hand[drawn] += 1
        keep(state, player, hand)


def imagine_earlier_hands(
    state: Contraband, chain: vec[i64], place: i64, certain: i64, luck: Luck
) -> None:
    """Imagine what those knew who held the suitcase before the one at `place` of the chain.

    Which of his cards a holder drew, nobody else saw: each is as likely, but a Bag is it.
    Only of the player who is `certain` is it settled already.
    """
    hand = hand_of(state, chain[place])
    while place < len(chain):
        player = chain[place]
        keep(state, player, hand)
        thrown = state.threw[player]
        if thrown != NONE:
            if player != certain:
                state.drew[player] = BAG if hand[BAG] > 0 else luck.pick(hand, state.size)
            drawn = state.drew[player]
            hand[drawn] -= 1
            hand[thrown] += 1
        place += 1


def hand_of(state: Contraband, player: i64) -> vec[i64]:
    """Return the cards of the suitcase when this player last had it."""
    if player == state.holder:
        return state.hand[:]
    hand = vec[i64]([0] * KINDS)
    held = state.held
    at = player * KINDS
    for kind in range(KINDS):
        hand[kind] = held[at]
        at += 1
    return hand


def keep(state: Contraband, player: i64, hand: vec[i64]) -> None:
    if player == state.holder:
        state.hand = hand[:]
        return
    held = state.held
    at = player * KINDS
    for kind in range(KINDS):
        held[at] = hand[kind]
        at += 1
