"""Other worlds of Crooked Cash that one player cannot tell from his own.

Written from the rule book. Nobody knows which notes are true, his own among them (CC-A2), but
for what was checked since they last lay in the bank: the marks he keeps, and bounds for the
others. Of a rival he does not know which marked notes he still has (CC-A3), nor what he is sure
of. Nor does he know the order of the piles, what others answer in a window that is open or wish
for in another, or which bundle is being picked.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.crooked_cash.numbers import NONE
from funnymoney.games.crooked_cash.procedures.building import WISHING, Build
from funnymoney.games.crooked_cash.procedures.decoder import UNANSWERED, Window
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.rules import CrookedCash
from tests.laws.crooked_cash_notes import (
    FALSE_KINDS,
    KINDS,
    KNOWN_FALSE,
    KNOWN_TRUE,
    PLAIN_FALSE,
    PLAIN_TRUE,
    VALUES,
    WORTH,
    all_false,
    false_of,
    in_hand,
    laid_by,
    marks_of,
    of_player,
    place_of_sure,
    players_of,
    put_in_hand,
    stack_pile,
    sure_of,
)

TRIES = 20


def another(state: CrookedCash, viewer: int | None, rng: Random) -> CrookedCash | None:
    """Return another world, if one is found."""
    world = state.clone()
    for value in VALUES:
        change_notes(world, viewer, value, rng)
    for rival in players_of(world):
        if rival != viewer:
            change_memory(world, rival, rng)
    change_minds(world, viewer, rng)
    return None if world.dump() == state.dump() else world


# ------------------------------------------------------------------------------------- notes


@dataclass
class Share:
    """How many notes somebody has, of these how many marked, and the bounds for false ones."""

    notes: int
    known_false: int
    known_true: int
    least: int
    most: int

    def possible(self) -> bool:
        return self.least <= self.most


def own_share(state: CrookedCash, player: int, value: int) -> Share:
    """His marks he knows; the rest is any, but for what he is sure of."""
    counts = of_player(state, player, value)
    sure_false, sure_true = sure_of(state, player, player, value)
    seen = sum(note.seen and note.kind == PLAIN_TRUE for note in laid_by(state, player, value))
    known_false, known_true = counts[KNOWN_FALSE], counts[KNOWN_TRUE]
    most = sum(counts) - known_true - max(sure_true, seen)
    return Share(sum(counts), known_false, known_true, known_false + sure_false, most)


def rivals_share(
    state: CrookedCash, viewer: int | None, rival: int, value: int, rng: Random | None
) -> Share:
    """Any marks that he may still have; without `rng`, those that he has."""
    counts = of_player(state, rival, value)
    sure_false, sure_true = sure_of(state, viewer, rival, value)
    seen = sum(note.seen for note in laid_by(state, rival, value))
    known_false, known_true = counts[KNOWN_FALSE], counts[KNOWN_TRUE]
    if rng is not None:
        least_false, most_false, least_true, most_true = marks_of(state, rival, value)
        known_false = rng.randint(least_false, most_false)
        known_true = rng.randint(least_true, most_true)
    least = max(known_false, sure_false)
    most = sum(counts) - max(known_true, sure_true, seen)
    return Share(sum(counts), known_false, known_true, least, most)


def shares_of(
    state: CrookedCash, viewer: int | None, value: int, rng: Random | None
) -> list[Share]:
    return [
        own_share(state, player, value)
        if player == viewer
        else rivals_share(state, viewer, player, value, rng)
        for player in players_of(state)
    ]


def change_notes(world: CrookedCash, viewer: int | None, value: int, rng: Random) -> None:
    """Spread the false notes of one value anew, within what the viewer is sure of."""
    total, bank = all_false(world, value), int(world.in_bank[value])
    for attempt in range(TRIES):
        marks = rng if attempt < TRIES - 1 else None  # the last time as they are
        shares = shares_of(world, viewer, value, marks)
        least, most = sum(share.least for share in shares), sum(share.most for share in shares)
        if all(share.possible() for share in shares) and least <= total <= most + bank:
            break
    else:
        raise AssertionError("not even the real world is possible")
    false = spread(total, [*shares, Share(bank, 0, 0, 0, bank)], rng)
    for player, share in enumerate(shares):
        give = own_notes if player == viewer else rivals_notes
        give(world, player, value, share, false[player], rng)
    pile = [1] * false[-1] + [0] * (bank - false[-1])
    rng.shuffle(pile)
    stack_pile(world, value, pile)


def spread(total: int, shares: list[Share], rng: Random) -> list[int]:
    false = [share.least for share in shares]
    room = [at for at, share in enumerate(shares) for _ in range(share.most - share.least)]
    for at in rng.sample(room, total - sum(false)):
        false[at] += 1
    return false


def own_notes(
    world: CrookedCash, player: int, value: int, share: Share, false: int, rng: Random
) -> None:
    """He sees which of his notes are marked: only those without a mark are others."""
    hand = in_hand(world, player, value)
    table = [note for note in laid_by(world, player, value) if note.kind <= PLAIN_FALSE]
    table = [note for note in table if not note.seen]
    in_the_hand = hand[PLAIN_TRUE] + hand[PLAIN_FALSE]
    places = list(range(in_the_hand + len(table)))
    wrong = set(rng.sample(places, false - share.known_false))
    for at, note in enumerate(table):
        note.become(PLAIN_FALSE if at in wrong else PLAIN_TRUE)
        wrong.discard(at)
    hand[PLAIN_FALSE], hand[PLAIN_TRUE] = len(wrong), in_the_hand - len(wrong)
    put_in_hand(world, player, value, hand)


def rivals_notes(
    world: CrookedCash, player: int, value: int, share: Share, false: int, rng: Random
) -> None:
    """Any of his notes lie on the table, those found true among the true ones."""
    counts = [0] * len(KINDS)
    counts[KNOWN_FALSE], counts[KNOWN_TRUE] = share.known_false, share.known_true
    counts[PLAIN_FALSE] = false - share.known_false
    counts[PLAIN_TRUE] = share.notes - false - share.known_true
    pool = [kind for kind in KINDS for _ in range(counts[kind])]
    rng.shuffle(pool)
    table = laid_by(world, player, value)
    for note in sorted(table, key=lambda note: not note.seen):
        fitting = [kind for kind in pool if not (note.seen and kind in FALSE_KINDS)]
        pool.remove(fitting[0])
        note.become(fitting[0])
    put_in_hand(world, player, value, [pool.count(kind) for kind in KINDS])
    world.plain[player * len(WORTH) + value] = counts[PLAIN_TRUE] + counts[PLAIN_FALSE]


# ------------------------------------------------------------------------------------ others


def change_memory(world: CrookedCash, rival: int, rng: Random) -> None:
    """What a rival is sure of: all that everybody is, and perhaps more of what is the case."""
    for value in VALUES:
        for holder in players_of(world):
            counts = of_player(world, holder, value)
            truth = [false_of(counts), sum(counts) - false_of(counts)]
            known = list(sure_of(world, None, holder, value))
            if holder == rival:  # he counts his notes without a mark
                truth = [counts[PLAIN_FALSE], counts[PLAIN_TRUE]]
                known[0] = max(0, known[0] - counts[KNOWN_FALSE])
                known[1] = max(0, known[1] - counts[KNOWN_TRUE])
            at = place_of_sure(world, rival, holder, value)
            for side in range(2):
                world.sure[at + side] = rng.choice(
                    (known[side], rng.randint(known[side], truth[side]))
                )


def change_minds(world: CrookedCash, viewer: int | None, rng: Random) -> None:
    """What others have chosen in secret so far, and whether they have."""
    top = world.stack[-1] if world.stack else None
    if isinstance(top, Window):
        change_answers(top, viewer, rng)
    elif isinstance(top, Build) and top.stage == WISHING:
        change_wishes(world, top, viewer, rng)
    elif isinstance(top, Payment) and top.payer != viewer:
        change_bundle(world, top, rng)


def change_answers(window: Window, viewer: int | None, rng: Random) -> None:
    """CC-B1: pass or check, and who has done so; but not all of them, or it would be over."""
    asked = players_in(int(window.asked))
    others = [player for player in asked if player != viewer]
    rng.shuffle(others)
    idle = viewer not in asked or not window.waiting >> viewer & 1
    for at, player in enumerate(others):
        waits = rng.random() < 0.5 or (idle and at == 0)
        answer = int(UNANSWERED) if waits else rng.randrange(-1, int(window.things))
        window.answers[player] = answer
        window.waiting &= ~(1 << player)
        window.waiting |= int(waits) << player


def change_wishes(world: CrookedCash, build: Build, viewer: int | None, rng: Random) -> None:
    """CC-C15: whatever each may wish for, and who is ready; but not all of them."""
    others = [player for player in players_in(int(build.asked)) if player != viewer]
    for player in others:
        build.wishes[player] = 0
        build.gift[player] = build.free[player] = build.permit[player] = NONE
        build.waiting |= 1 << player
    rng.shuffle(others)
    for player in others:
        for _ in range(rng.randrange(3)):
            last = build.waiting == 1 << player
            legal = world.legal_actions(player)
            if last:
                legal = [action for action in legal if world.word(player, [action]) != ["ready"]]
            if not legal:
                break
            world.apply(player, rng.choice(legal), FastLuck(0), SILENT)


def change_bundle(world: CrookedCash, payment: Payment, rng: Random) -> None:
    """Which notes a payer has picked so far, before he shows them."""
    payment.picked = vec[i64]([0] * len(payment.picked))
    payment.missing = payment.need
    payment.last = 0
    if not payment.laying:
        return
    payer = int(payment.payer)
    for _ in range(rng.randrange(4)):
        action = rng.choice(world.legal_actions(payer))
        after = world.clone()
        if not after.apply(payer, action, FastLuck(0), SILENT):
            return
        world.apply(payer, action, FastLuck(0), SILENT)
