"""Who can know what of the suitcase, and how to draw anew what a viewer cannot know.

The suitcase leaves a trail: it is packed, and at each pass one card is thrown away and one is
drawn. Throws are public. Row `n` of the trail is the cards after `n` throws and draws. Who had
the suitcase saw a row when he received it, the card he drew, and the row he passed on.

Choices tell no more than they show: apart from what he saw, every card is to a viewer as likely
in one hidden place as in another, except that a card which outlasted a receiver is not the Bag
(CB-34).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from funnymoney.core.game import SPECTATOR
from funnymoney.core.luck import Luck, shuffle
from funnymoney.games.contraband.cards import BAG, KINDS
from funnymoney.games.contraband.numbers import NONE, REJECTION

if TYPE_CHECKING:
    from funnymoney.games.contraband.rules import Contraband

TRIES: Final[i64] = 100_000  # about one in fifty orders fits at worst


# ------------------------------------------------------------------------ the trail


def swaps(state: Contraband) -> i64:
    """Return how many cards were thrown out of this suitcase, and as many drawn."""
    if state.phase == REJECTION:
        return state.passes - 1  # the receiver has still to throw
    return state.passes


def last_pass(state: Contraband, player: i64) -> i64:
    """Return how often the suitcase had been passed on when this player last got it."""
    if state.size == 0 or player == SPECTATOR or player == state.officer:
        return NONE
    back = places_back(state, player)
    if places_back(state, state.officer) < back:
        back -= 1  # CB-11: the Officer is passed over
    return max(state.passes - back, NONE)


def places_back(state: Contraband, player: i64) -> i64:
    """Return how many places before the holder a player sits."""
    back = state.holder - player
    if back < 0:
        return back + state.box.players
    return back


def passes_to(state: Contraband, player: i64) -> vec[i64]:
    """Return every pass at which this player got the suitcase, the first one first."""
    found = vec[i64]([])
    last = last_pass(state, player)
    if last == NONE:
        return found
    travellers = state.box.players - 1
    for got in range(last % travellers, last + 1, travellers):
        found = append(found, got)
    return found


def rows_seen(state: Contraband, player: i64) -> vec[i64]:
    """Return the rows of the trail that this player saw: as received, and as passed on."""
    seen = vec[i64]([])
    for got in passes_to(state, player):
        if got > 0:
            seen = append(seen, got - 1)
        if got <= swaps(state):
            seen = append(seen, got)
    return seen


def all_rows(state: Contraband) -> vec[i64]:
    """Return the rows of the trail one after the other, worked out from the cards of now."""
    count = swaps(state)
    rows = vec[i64]([0] * ((count + 1) * KINDS))
    write_row(rows, count, state.hand)
    row = state.hand[:]
    for swap in range(count - 1, NONE, -1):
        undo_swap(state, swap, row)
        write_row(rows, swap, row)
    return rows


def undo_swap(state: Contraband, swap: i64, hand: vec[i64]) -> None:
    hand[state.drew[swap]] -= 1
    hand[state.threw[swap]] += 1


def row_of(rows: vec[i64], row: i64) -> vec[i64]:
    return rows[row * KINDS : (row + 1) * KINDS]


def write_row(rows: vec[i64], row: i64, hand: vec[i64]) -> None:
    at = row * KINDS
    for count in hand:
        rows[at] = count
        at += 1


# ---------------------------------------------------------------------- what is known


def last_hand(state: Contraband, player: i64) -> vec[i64]:
    """Return the cards of the suitcase when this player last had it."""
    hand = state.hand[:]
    for swap in range(swaps(state) - 1, last_pass(state, player) - 1, -1):
        undo_swap(state, swap, hand)
    return hand


def last_swap(state: Contraband, player: i64) -> i64:
    """Return which swap was this player's when he last had the suitcase, if he made one."""
    swap = last_pass(state, player) - 1
    if swap < 0 or swap == swaps(state):
        return NONE
    return swap


def known_cards(state: Contraband, player: i64) -> vec[i64]:
    """Return the cards that a player is sure are in the suitcase now.

    Of those he left in it, each throw since then took one, if it was of that kind.
    """
    last = last_pass(state, player)
    if last == NONE:
        return vec[i64]([0] * KINDS)
    known = last_hand(state, player)
    take_out_thrown(state, last, known)
    return known


def take_out_thrown(state: Contraband, last: i64, cards: vec[i64]) -> None:
    """Of the cards that somebody left in the suitcase, take out what was thrown since then."""
    for swap in range(last, swaps(state)):
        thrown = state.threw[swap]
        if cards[thrown] > 0:
            cards[thrown] -= 1


def unseen_cards(state: Contraband, viewer: i64) -> vec[i64]:
    """Return all cards but those on the discard pile and those the viewer is sure of."""
    pool = state.box.deck[:]
    known = known_cards(state, viewer)
    for kind in range(KINDS):
        pool[kind] -= state.discard[kind] + known[kind]
    return pool


# ------------------------------------------------------------------- what is imagined


def redeal(state: Contraband, viewer: i64, luck: Luck) -> None:
    """Draw anew, in place, all that this viewer cannot know."""
    imagine(state, viewer, all_rows(state), luck)


def imagine(state: Contraband, viewer: i64, rows: vec[i64], luck: Luck) -> None:
    """Fill in the trail and the deck; of `rows` only those are read that the viewer saw."""
    if state.size == 0:
        state.deck = unseen_cards(state, viewer)
        return
    seen = rows_seen(state, viewer)
    if len(seen) == 0:
        packed = vec[i64]([0] * state.size)
        imagine_since(state, 0, vec[i64]([0] * KINDS), packed, luck)
        return
    imagine_before(state, seen[0], row_of(rows, seen[0]), luck)
    for place in range(1, i64(len(seen))):
        since = seen[place - 1]
        until = seen[place]
        imagine_between(state, since, row_of(rows, since), until, row_of(rows, until), luck)
    last = seen[i64(len(seen)) - 1]
    imagine_since(state, last, row_of(rows, last), vec[i64]([]), luck)


def imagine_before(state: Contraband, until: i64, hand: vec[i64], luck: Luck) -> None:
    """Of the cards that led to this hand, guess which were packed and which drawn when."""
    for swap in range(until):
        hand[state.threw[swap]] += 1
    order_draws(state, 0, vec[i64]([0] * KINDS), until, kinds_in(hand), luck)


def imagine_between(
    state: Contraband, since: i64, start: vec[i64], until: i64, hand: vec[i64], luck: Luck
) -> None:
    """Who saw two rows knows which cards were drawn between, but not in which order."""
    for swap in range(since, until):
        hand[state.threw[swap]] += 1
    for kind in range(KINDS):
        hand[kind] -= start[kind]
    order_draws(state, since, start, until, kinds_in(hand), luck)


def kinds_in(counts: vec[i64]) -> vec[i64]:
    kinds = vec[i64]([])
    for kind in range(KINDS):
        for copy in range(counts[kind]):  # noqa: B007 (a loop over `_` is slow when compiled)
            kinds = append(kinds, kind)
    return kinds


def order_draws(
    state: Contraband, since: i64, start: vec[i64], until: i64, loose: vec[i64], luck: Luck
) -> None:
    """Put loose cards into an order that could have been; there are few, so by trying.

    Those that were not drawn lay in the suitcase at the start.
    """
    packed = i64(len(loose)) - (until - since)
    tries: i64 = 0
    shuffle(loose, luck)
    while not could_have_been(state, since, start, packed, loose):
        tries += 1
        if tries == TRIES:
            raise ValueError("this view contradicts itself: no order of draws fits its throws")
        shuffle(loose, luck)
    drew = state.drew
    for at in range(packed, i64(len(loose))):
        drew[since + at - packed] = loose[at]


def could_have_been(
    state: Contraband, since: i64, start: vec[i64], packed: i64, cards: vec[i64]
) -> bool:
    """CB-23: what was thrown was there. CB-34: a Bag that was there was thrown."""
    hand = start[:]
    for at in range(packed):
        hand[cards[at]] += 1
    for at in range(packed, i64(len(cards))):
        thrown = state.threw[since + at - packed]
        if hand[thrown] == 0 or (hand[BAG] > 0 and thrown != BAG):
            return False
        hand[thrown] -= 1
        hand[cards[at]] += 1
    return True


def imagine_since(
    state: Contraband, since: i64, known: vec[i64], hidden: vec[i64], luck: Luck
) -> None:
    """Imagine the trail from a row on, of which some cards are known and others hidden.

    A hidden card is named by the row in which it came in, the oldest stand first.
    """
    count = swaps(state)
    drew = state.drew
    for swap in range(since, count):
        thrown = state.threw[swap]
        if known[thrown] > 0:
            known[thrown] -= 1
        else:
            at = i64(len(hidden)) - 1
            if thrown != BAG:  # CB-34: a Bag is thrown by the next receiver, so it came last
                at = luck.below(at + 1)
            came_in = hidden[at]
            if came_in > 0:
                drew[came_in - 1] = thrown
            hidden, _ = pop(hidden, at)
        hidden = append(hidden, swap + 1)
    pool = state.box.deck[:]
    for kind in range(KINDS):
        pool[kind] -= state.discard[kind] + known[kind]
    for came_in in hidden:
        drawn = draw(pool, came_in == count, luck)
        known[drawn] += 1
        if came_in > 0:
            drew[came_in - 1] = drawn
    state.hand = known
    state.deck = pool


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
