"""The order on the table of Falsche FFuffziger: what each position and each round must be like.

Only positions are looked at here; how one leads to the next, ffuffziger_deeds.py explains.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import players_in
from funnymoney.games.ffuffziger.numbers import (
    BASE,
    FISTS,
    LEAD,
    MACHINES,
    MATCH,
    MONEY,
    NONE,
    OVER,
)
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.laws.ffuffziger_purses import asked, laid, unit, units
from tests.laws.ffuffziger_tables import (
    BACKS,
    BLACKS,
    BOUGHT,
    COIN,
    DEALT,
    GREEN,
    KAPUTT,
    KINDS,
    LAST_CARD,
    LAST_ROUND,
    MUENZEN,
    NEXT,
    NEXT_TWICE,
    POOL,
    SAME,
    SAME_TWICE,
    SINGLE,
    TILES,
    TWICE,
    VALUES,
    WHITES,
    WITH_COINS,
    value_of,
)


def row(numbers: vec[i64], player: int, width: int = int(MONEY)) -> list[int]:
    return [int(number) for number in numbers[player * width : (player + 1) * width]]


def rows(numbers: vec[i64], state: Ffuffziger, width: int = int(MONEY)) -> list[list[int]]:
    return [row(numbers, player, width) for player in range(int(state.box.players))]


def kinds_owned(state: Ffuffziger, player: int) -> list[int]:
    return [kind for kind, amount in enumerate(row(state.money, player)) if amount > 0]


def of_a_letter(state: Ffuffziger) -> int:
    chosen = state.box.options["of_a_letter"]
    assert isinstance(chosen, int)
    return chosen or (10 if state.box.players >= 5 else 8)  # FF-7, FF-39


def machines(state: Ffuffziger) -> int:
    chosen = state.box.options["machines"]
    assert isinstance(chosen, int)
    return chosen


def letters(state: Ffuffziger) -> int:
    chosen = state.box.options["letters"]
    assert isinstance(chosen, int)
    return chosen


def known_to_be_in(state: Ffuffziger) -> int:
    """Return how many cards of a letter may be in the game."""
    return of_a_letter(state) if state.box.options["of_a_letter"] else 10


def check_position(state: Ffuffziger) -> None:
    check_tiles(state)
    check_inspector(state)
    check_cards(state)
    check_money(state)
    if state.phase == FISTS:
        for player in range(int(state.box.players)):
            check_fist(state, player)
        assert state.acting() != 0, "FF-31: all closed, all open"
    check_turn(state)


# ------------------------------------------------------------------------------------ tiles


def check_tiles(state: Ffuffziger) -> None:
    """FF-R31: all 108, by front: in a pile, on the table, turned, or gone unturned."""
    table = [sum(column) for column in zip(*rows(state.machines, state, KINDS), strict=True)]
    assert all(count >= 0 for count in [*table, *state.pile, *state.unseen, *state.hidden])
    seen: list[list[int]] = []
    for value, backs in enumerate(TILES):
        unseen = row(state.unseen, value, BACKS)
        seen.append([all_ - left for all_, left in zip(backs, unseen, strict=True)])
        assert min(seen[value]) >= 0, "FF-2"
        dealt, bought = table[4 * value + DEALT], table[4 * value + BOUGHT]
        hidden = int(state.hidden[value])
        assert dealt <= hidden <= (state.box.players if value < machines(state) else 0), "FF-9"
        assert hidden <= sum(unseen[back] for back in POOL), "FF-9"
        assert state.pile[value] + bought + hidden <= sum(unseen), "FF-D1"
    for value in range(VALUES):
        lower = seen[value - 1] if value > 0 else [0] * BACKS
        assert table[4 * value + SINGLE] <= seen[value][SAME] + lower[NEXT], "FF-19"
        assert table[4 * value + TWICE] <= seen[value][SAME_TWICE] + lower[NEXT_TWICE], "FF-19"
    assert table[WITH_COINS] <= seen[4][MUENZEN], "FF-36"
    assert not any(count and value_of(kind) < state.lowest for kind, count in enumerate(table))
    assert state.kaputt <= (sum(each[KAPUTT] for each in seen) if state.phase == MACHINES else 0)


# -------------------------------------------------------------------------------- inspector


def inspections(state: Ffuffziger) -> Iterator[tuple[int, int, bool]]:
    """Yield after each card since the start what is the lowest type, what is free, and a lot."""
    lowest, free = 0, 3  # FF-24
    for at in range(int(state.turned)):
        card = int(state.ring[at % 10])
        coin = card in (COIN, GREEN)
        starts = coin or (state.box.players >= 5 and card >= lowest)  # FF-39, FF-R11
        swallowed = starts and free > 0 and (coin or state.box.options["skip_any_trigger"] is True)
        free -= swallowed  # FF-R10
        lowest += card == lowest  # FF-14
        yield lowest, free, starts and not swallowed


def lots_due(state: Ffuffziger) -> int:
    """FF-17: the auctions that this round's cards start, without those of the die."""
    return sum(lot for *_, lot in list(inspections(state))[-int(state.today) :])


def check_inspector(state: Ffuffziger) -> None:
    """FF-8: the ring is coloured; FF-13 to FF-17: what it did follows from its order."""
    ring, known = [int(card) for card in state.ring], min(int(state.turned), 10)
    assert all((card != NONE) == (at < known) for at, card in enumerate(ring))
    for cards, first in ((WHITES, 0), ([GREEN], 5), (BLACKS, 6)):
        shown = ring[first : min(known, first + len(cards))]
        assert all(shown.count(card) <= cards.count(card) for card in shown), "FF-4, FF-8"
    course = list(inspections(state))
    assert (state.lowest, state.free_coins) == course[-1][:2]
    assert state.turned <= LAST_CARD, "FF-R31"
    assert state.round <= LAST_ROUND
    assert (state.lowest == 5) <= (state.phase == OVER), "FF-16"
    today = int(state.today)
    before = course[-today - 1][0] if today < len(course) else 0
    extra = today - (1 if state.round == 1 else 2) - (int(state.lowest) - before)  # FF-15
    if state.lowest < 5:
        assert extra == 0 if state.phase == MACHINES else extra in (0, 1), "FF-13, FF-20"
    if state.phase == MACHINES:
        assert (state.auctions, state.added) == (lots_due(state), 0)
    assert 0 <= state.added <= 2, "FF-29"


# ---------------------------------------------------------------------------- cards and money


def check_cards(state: Ffuffziger) -> None:
    """FF-7: letter by letter, eight or ten of each, and the open one was seen."""
    each, card, sold = of_a_letter(state), int(state.card), int(state.sold)
    for letter in range(letters(state)):
        seen = known_to_be_in(state) - (int(state.deck) >> (10 * letter) & 0x3FF).bit_count()
        shown = sold + (card != NONE)
        assert seen == min(max(shown - each * letter, 0), each)
    assert (card == NONE) == (sold == letters(state) * each) <= (state.phase == OVER), "FF-37"
    assert card == NONE or (card // 10 == sold // each and not state.deck >> card & 1)


def check_money(state: Ffuffziger) -> None:
    players = range(int(state.box.players))
    for player in players:
        money, told = row(state.money, player), laid(state, player)
        stake = [int(part) for part in state.stake] if player == state.leader else [0] * int(MONEY)
        assert all(money[kind] - told[kind] - stake[kind] >= 0 for kind in range(int(MONEY)))
        assert min(told) >= 0
        assert not any(money[: int(state.lowest)]), "FF-14: notes only of living types"
        assert state.won[player] <= (1 if state.phase == FISTS else 0), "FF-32"
        assert (state.due[player] > 0) == (state.won[player] > 0), "FF-33"
        assert state.coins[player] >= 0
    in_auction = state.phase in (LEAD, MATCH)
    assert any(state.stake) <= in_auction
    assert (state.lot in (2, 3, 4, 5)) if in_auction else state.lot == 0, "FF-24"


def check_fist(state: Ffuffziger, player: int) -> None:
    """FF-31: who owns nothing has closed; an open fist is filled kind by kind, digit by digit."""
    owned, told = kinds_owned(state, player), laid(state, player)
    kind, step = asked(state, player), unit(state, player)
    if state.closed >> player & 1:
        assert (kind, state.midway(player)) == (NONE, False)
        return
    assert kind in owned
    assert not any(told[kind + 1 :])
    steps = units(row(state.money, player)[kind])
    assert step in steps
    assert told[kind] % (step * int(BASE)) == 0
    assert state.midway(player) == ((kind, step) != (owned[0], steps[0]))


def check_turn(state: Ffuffziger) -> None:
    """FF-18: whose turn it is, and what he has not used yet."""
    waiting = [int(count) for count in state.waiting]
    assert state.phase == MACHINES or not any(waiting)
    if state.phase == MACHINES:
        assert int(state.present) == sum(1 << kind for kind, count in enumerate(waiting) if count)
        own = row(state.machines, int(state.player), KINDS)
        assert sum(waiting) > 0
        assert all(0 <= left <= own[kind] for kind, left in enumerate(waiting))
    if state.phase in (LEAD, MATCH):
        assert {int(state.player), int(state.leader)} <= set(players_in(state.staying)), "FF-27"
        assert (state.phase == LEAD) == (state.player == state.leader)


# ----------------------------------------------------------------------------------- course


def check_course(states: Sequence[Ffuffziger]) -> None:
    for before, after in pairwise(states):
        known = min(int(before.turned), 10)
        assert list(before.ring)[:known] == list(after.ring)[:known], "FF-8: ring order constant"
        assert before.round <= after.round
        assert 0 <= before.lowest <= after.lowest
        assert all(old <= new for old, new in zip(before.coins, after.coins, strict=True))
    rounds = [list(each) for _, each in groupby(states, key=lambda state: int(state.round))]
    for each in rounds:
        check_round(each)
    for each, after_it in pairwise([*rounds, [states[-1]]]):
        players = int(states[0].box.players)
        assert 0 <= after_it[0].sold - each[0].sold <= players + 1, "FF-R21"
    assert states[0].round == 1
    purse = states[0].box.options["purse"]
    assert all(each == purse for each in rows(states[0].money, states[0])), "FF-D10"


def check_round(states: Sequence[Ffuffziger]) -> None:
    """FF-R12: the marker moves before each auction, or once, but not at the end of a round."""
    begun = states[0]
    if begun.phase != MACHINES:
        return  # nobody had a machine, and what happened then was not seen step by step
    for state in states:
        if state.phase == MACHINES or state.lowest == 5:  # FF-R24: auctions are dropped
            assert state.first == begun.first
        else:
            held = lots_due(state) + int(state.added) - int(state.auctions)
            assert (state.first - begun.first - max(1, held)) % begun.box.players == 0, "FF-25"
            assert state.auctions == 0 or state.phase in (LEAD, MATCH), "FF-24"
