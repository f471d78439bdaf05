"""Every world of a small table of Crooked Cash that somebody cannot rule out, with its chance.

A table has notes of one value only. By definition a viewer imagines it so: what he is sure of
stays. How many marks a rival remembers is as likely for each number still possible, rival by
rival in seat order, first on false notes, then on true ones. The false notes left over lie among
all other notes, in hands, on the table and in the bank, each arrangement as likely; and any of
a rival's notes are those on the table. Here all of that is tried out, note by note.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations, product

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.crooked_cash.money.purse import SEEN
from funnymoney.games.crooked_cash.numbers import BANK
from funnymoney.games.crooked_cash.procedures.decoder import Window
from funnymoney.games.crooked_cash.procedures.payment import CANCELLED, Payment
from funnymoney.games.crooked_cash.rules import CrookedCash
from tests.laws.crooked_cash_notes import (
    KINDS,
    KNOWN_FALSE,
    KNOWN_TRUE,
    PLAIN_FALSE,
    PLAIN_TRUE,
    WORTH,
    Marks,
    Sure,
    in_hand,
    laid_by,
    pile_of,
    place_of_sure,
    players_of,
    put_in_hand,
    stack_pile,
)

TENS = 0
NOTHING: Sure = (0, 0)
NO_MARKS: Marks = (0, 0, 0, 0)

# What is hidden: each hand by kind, then each one's notes on the table, then the pile.
World = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...], tuple[int, ...]]
Counts = tuple[int, int]  # false and true notes


@dataclass(frozen=True)
class Table:
    """Notes of ten, and what one viewer knows of them; None is a spectator."""

    viewer: int | None
    notes: tuple[int, ...]  # of each player, on the table too
    bank: int
    false: int
    marks: dict[int, Marks] = field(default_factory=dict)  # of rivals
    sure: dict[int, Sure] = field(default_factory=dict)
    own: Counts = (0, 0)  # marks of the viewer's own, on false and on true notes, in hand
    laid: dict[int, int] = field(default_factory=dict)  # without the viewer's marked ones
    seen: dict[int, int] = field(default_factory=dict)  # of these found true; who has no marks

    @property
    def players(self) -> range:
        return range(len(self.notes))

    @property
    def rivals(self) -> list[int]:
        return [player for player in self.players if player != self.viewer]

    def certain(self, marks: dict[int, Counts]) -> list[Counts]:
        """Return the false and the true notes that each is sure to have."""
        found = []
        for player in self.players:
            false, true = self.sure.get(player, NOTHING)
            true = max(true, self.seen.get(player, 0))
            if player == self.viewer:
                found.append((false + self.own[0], true + self.own[1]))
            else:
                known = marks.get(player, self.marks.get(player, NO_MARKS)[::2])
                found.append((max(false, known[0]), max(true, known[1])))
        return found

    def possible(self, marks: dict[int, Counts]) -> bool:
        """Whether there is any way to have so many marks, trying all numbers of false notes."""
        certain = self.certain(marks)
        ways = [
            range(false, notes - true + 1)
            for notes, (false, true) in zip(self.notes, certain, strict=True)
        ]
        return any(0 <= self.false - sum(some) <= self.bank for some in product(*ways))


# ------------------------------------------------------------------------------------ chances


def ways_to_remember(table: Table) -> Iterator[tuple[dict[int, Counts], Fraction]]:
    """Yield all marks that the rivals may have, with their chances."""

    def go_on(
        rivals: list[int], marks: dict[int, Counts], chance: Fraction
    ) -> Iterator[tuple[dict[int, Counts], Fraction]]:
        if not rivals:
            yield marks, chance
            return
        rival, *rest = rivals
        least_false, most_false, least_true, most_true = table.marks.get(rival, NO_MARKS)
        falses = [
            false
            for false in range(least_false, most_false + 1)
            if table.possible({**marks, rival: (false, least_true)})
        ]
        for false in falses:
            trues = [
                true
                for true in range(least_true, most_true + 1)
                if table.possible({**marks, rival: (false, true)})
            ]
            for true in trues:
                more = {**marks, rival: (false, true)}
                yield from go_on(rest, more, chance / len(falses) / len(trues))

    yield from go_on(table.rivals, {}, Fraction(1))


def worlds_of(table: Table) -> dict[Hashable, Fraction]:
    found: dict[Hashable, Fraction] = defaultdict(Fraction)
    for marks, chance in ways_to_remember(table):
        arrangements = list(arranged(table, marks))
        for arrangement in arrangements:
            for world, share in laid_out(table, marks, *arrangement):
                found[world] += chance * share / len(arrangements)
    return dict(found)


def arranged(table: Table, marks: dict[int, Counts]) -> Iterator[tuple[list[int], tuple[int, ...]]]:
    """Yield each arrangement of the false notes left over: so many of each player, the pile."""
    certain = table.certain(marks)
    free = [
        player
        for player in table.players
        for _ in range(table.notes[player] - sum(certain[player]))
    ]
    places = [*free, *[-1] * table.bank]
    left = table.false - sum(false for false, _ in certain)
    for chosen in combinations(range(len(places)), left):
        false = [each for each, _ in certain]
        for place in chosen:
            if place < len(free):
                false[free[place]] += 1
        yield false, tuple(int(at in chosen) for at in range(len(free), len(places)))


def laid_out(
    table: Table, marks: dict[int, Counts], false: list[int], pile: tuple[int, ...]
) -> Iterator[tuple[World, Fraction]]:
    """Yield each way of whose notes are in hand and which on the table, with its chance."""
    ways = [holdings(table, marks, player, false[player]) for player in table.players]
    for some in product(*(way.items() for way in ways)):
        chance = Fraction(1)
        for _, each in some:
            chance *= each
        yield (
            (tuple(hand for (hand, _), _ in some), tuple(laid for (_, laid), _ in some), pile),
            chance,
        )


def holdings(
    table: Table, marks: dict[int, Counts], player: int, false: int
) -> dict[tuple[tuple[int, ...], tuple[int, ...]], Fraction]:
    """Return what somebody may have in hand and on the table, with its chance."""
    known_false, known_true = table.own if player == table.viewer else marks[player]
    plain_false, plain_true = false - known_false, table.notes[player] - false - known_true
    seen, laid = table.seen.get(player, 0), table.laid.get(player, 0)
    pool = [PLAIN_FALSE] * plain_false + [PLAIN_TRUE] * (plain_true - seen)
    kept = [KNOWN_FALSE] * known_false + [KNOWN_TRUE] * known_true
    if player != table.viewer:
        pool, kept = pool + kept, []
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], Fraction] = defaultdict(Fraction)
    orders = list(permutations(range(len(pool)), laid - seen))
    for order in orders:
        rest = [kind for at, kind in enumerate(pool) if at not in order] + kept
        hand = tuple(rest.count(kind) for kind in KINDS)
        shown = (int(SEEN) + PLAIN_TRUE,) * seen + tuple(pool[at] for at in order)
        found[hand, shown] += Fraction(1, len(orders))
    return dict(found)


# ------------------------------------------------------------------------------------ positions


def position(table: Table) -> CrookedCash:
    """Return a position with these notes, as in one world, and a window if some are laid."""
    nothing = [0] * (len(WORTH) - 1)
    options = {
        "dealt": [0, *nothing],
        "printed": [sum(table.notes) + table.bank, *nothing],
        "false": [table.false, *nothing],
        "first_player": 0,
    }
    players = len(table.notes)
    settled = CrookedCash.settle(players, options)
    state = CrookedCash.start(players, settled, FastLuck(0), SILENT)
    state.in_bank[TENS] = table.bank
    for player in table.players:
        state.held[player * len(WORTH) + TENS] = table.notes[player]
        laid = table.laid.get(player, 0)
        state.in_hand[player * len(WORTH) + TENS] = table.notes[player] - laid
        state.cash[player] = (table.notes[player] - laid) * WORTH[TENS]
        if laid:
            lay_out(state, player, laid)
    write_down(state, table)
    put(state, next(iter(worlds_of(table))))
    return CrookedCash.load(state.dump())


def lay_out(state: CrookedCash, player: int, count: int) -> None:
    payment = Payment(player, BANK, count * WORTH[TENS], CANCELLED)
    payment.need = 0
    payment.notes = vec[i64]([PLAIN_TRUE] * count)
    state.push(payment)
    asked = sum(1 << other for other in players_of(state) if other != player)
    state.push(Window(player, asked, count, len(players_of(state))))


def write_down(state: CrookedCash, table: Table) -> None:
    """Enter what the viewer is sure of, and what everybody is: no more than the marks tell."""
    for player in table.players:
        marks = table.marks.get(player, NO_MARKS)
        if player == table.viewer:
            marks = (0, table.own[0], 0, table.own[1])
        for at, number in enumerate(marks):
            state.marks[(player * len(WORTH) + TENS) * 4 + at] = number
        for viewer in (*table.players, None):
            sure: Sure = NOTHING if viewer == player else (marks[0], marks[2])
            if viewer == table.viewer:
                sure = table.sure.get(player, sure)
            at = place_of_sure(state, viewer, player, TENS)
            state.sure[at], state.sure[at + 1] = sure


def put(state: CrookedCash, world: Hashable) -> None:
    assert isinstance(world, tuple)
    hands, shown, pile = world
    for player in players_of(state):
        put_in_hand(state, player, TENS, list(hands[player]))
        for note, kind in zip(laid_by(state, player, TENS), shown[player], strict=True):
            note.payment.notes[note.at] = kind
        plain = hands[player][PLAIN_TRUE] + hands[player][PLAIN_FALSE]
        plain += sum(kind & 3 <= PLAIN_FALSE for kind in shown[player])
        state.plain[player * len(WORTH) + TENS] = plain
    stack_pile(state, TENS, list(pile))


def world_of(state: CrookedCash) -> World:
    players = players_of(state)
    hands = tuple(tuple(in_hand(state, player, TENS)) for player in players)
    shown = tuple(tuple(note.note for note in laid_by(state, player, TENS)) for player in players)
    return hands, shown, tuple(pile_of(state, TENS))
