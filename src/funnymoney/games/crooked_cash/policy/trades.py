"""Trades of Crooked Cash at a glance: which to accept, and which to offer to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.games.crooked_cash.board import GROUP_MASK, GROUPS, STREETS
from funnymoney.games.crooked_cash.cards import CELL_PASS
from funnymoney.games.crooked_cash.numbers import (
    ACCEPT,
    DEED,
    GIVE,
    NONE,
    PLAYER,
    REFUSE,
    STOP,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.policy.cards import keep
from funnymoney.games.crooked_cash.policy.worth import group_worth, in_play
from funnymoney.games.crooked_cash.procedures.trade import (
    ANSWER,
    KEEPING,
    MAKING,
    MY_KEY,
    YOUR_KEY,
    Trade,
    total,
)
from funnymoney.games.crooked_cash.procedures.trade import PASS as CHEST_KEY
from funnymoney.games.crooked_cash.procedures.turn import Turn
from funnymoney.games.crooked_cash.property import deeds

if TYPE_CHECKING:
    from funnymoney.games.crooked_cash.rules import CrookedCash

MARGIN: Final[i64] = 20  # what a trade must win
KEY_WORTH: Final[i64] = 30  # a jail card in a trade


# --------------------------------------------------------------------------- answering


def answer(game: CrookedCash, trade: Trade, player: i64, legal: Actions) -> i64:
    if trade.stage == KEEPING:
        return keep(game, player, game.chance[trade.partner])
    if trade.stage != ANSWER:
        if legal.has(STOP):
            return STOP  # never begun: end it
        return legal.at(0)
    if trade_gain(game, trade, player) < MARGIN:
        return REFUSE
    if legal.has(ACCEPT):
        return ACCEPT
    return keep(game, player, game.chance[trade.maker])


def trade_gain(game: CrookedCash, trade: Trade, player: i64) -> i64:
    """Return what an offer wins for the one who answers, and what it wins the other counts too."""
    maker = trade.maker
    money = total(trade.notes, 0) - total(trade.notes, VALUES)
    own = money + streets_gain(game, player, trade.streets)
    rival = streets_gain(game, maker, trade.streets) - money
    return own + cards_gain(game, trade, player) - max(rival, 0) // (in_play(game) - 1)


def streets_gain(game: CrookedCash, player: i64, moved: i64) -> i64:
    free = deeds.unowned(game)
    before = game.streets[player]
    worth: i64 = 0
    for group in range(GROUPS):
        if GROUP_MASK[group] & moved != 0:
            worth += group_worth(game, before ^ moved, free, group)
            worth -= group_worth(game, before, free, group)
    return worth


def cards_gain(game: CrookedCash, trade: Trade, player: i64) -> i64:
    worth = (trade.cards >> MY_KEY & 1) * KEY_WORTH - (trade.cards >> YOUR_KEY & 1) * KEY_WORTH
    if trade.cards >> CHEST_KEY & 1 != 0:
        if game.chest[player] >> CELL_PASS & 1 != 0:
            worth -= KEY_WORTH
        else:
            worth += KEY_WORTH
    return worth


# ---------------------------------------------------------------------------- offering


@final
class Bargain:
    """Streets that change hands, a bit each, and the notes for them: given, then taken."""

    def __init__(self, streets: i64, notes: vec[i64]) -> None:
        self.streets: i64 = streets
        self.notes: vec[i64] = notes


def next_of_offer(game: CrookedCash, player: i64, legal: Actions, luck: Luck) -> i64:
    """Return whom to make an offer, and then thing by thing what; NONE where there is none."""
    top = game.matter
    if isinstance(top, Trade) and top.stage == MAKING:
        bargain = best_bargain(game, player, top.partner)
        if bargain is not None:
            return next_thing(top, bargain)
        return STOP
    if not isinstance(top, Turn) or game.proposals[player] > game.box.used_up:
        return NONE  # who was refused does not ask again at once
    partner = luck.below(game.box.players)
    if not legal.has(PLAYER + partner) or best_bargain(game, player, partner) is None:
        return NONE
    return PLAYER + partner


def next_thing(trade: Trade, bargain: Bargain) -> i64:
    for place in range(2 * VALUES):
        if trade.notes[place] < bargain.notes[place]:
            return GIVE + place
    left = bargain.streets & ~trade.streets
    for street in range(STREETS):
        if left >> street & 1 != 0:
            return DEED + street
    return STOP


def best_bargain(game: CrookedCash, maker: i64, partner: i64) -> Bargain | None:
    """Return what wins most for the maker and would be accepted: a street for one, or for money."""
    best: i64 = 0
    money: i64 = 0
    most = MARGIN
    given: i64 = 0  # no street, then one after the other
    own = game.streets[maker]
    while True:
        taken: i64 = 0
        his = game.streets[partner]
        while True:
            price = lowest_price(game, maker, partner, given | taken)
            won = net_gain(game, maker, partner, given | taken, price)
            if won > most:
                most, best, money = won, given | taken, price
            if his == 0:
                break
            taken = his & -his
            his ^= taken
        if own == 0:
            break
        given = own & -own
        own ^= given
    if best == 0:
        return None
    return with_notes(game, maker, partner, best, money)


def lowest_price(game: CrookedCash, maker: i64, partner: i64, moved: i64) -> i64:
    """Return for how much, in tens, the partner would just accept; below 0 it is he who pays."""
    rivals = in_play(game) - 1
    mine, his = streets_gain(game, maker, moved), streets_gain(game, partner, moved)
    exact = ((MARGIN - his) * rivals + mine) // (rivals + 1)
    return (exact // 10 + 1) * 10


def net_gain(game: CrookedCash, maker: i64, partner: i64, moved: i64, money: i64) -> i64:
    """Return what the maker wins; what the partner wins counts too, among all his rivals."""
    own = streets_gain(game, maker, moved) - money
    rival = streets_gain(game, partner, moved) + money
    return own - max(rival, 0) // (in_play(game) - 1)


def with_notes(
    game: CrookedCash, maker: i64, partner: i64, moved: i64, money: i64
) -> Bargain | None:
    """Name notes for the money: nobody gets change in a trade, so it may cost a little more."""
    notes = vec[i64]([0] * (2 * VALUES))
    if money > 0:
        lay_out(game, maker, money, notes, 0)
        paid = total(notes, 0)
        if paid < money:
            paid = add_one(game, maker, notes, money - paid)
    else:
        lay_out(game, partner, -money, notes, VALUES)
        paid = -total(notes, VALUES)
    if paid < money or net_gain(game, maker, partner, moved, paid) < MARGIN:
        return None
    return Bargain(moved, notes)


def lay_out(game: CrookedCash, player: i64, money: i64, notes: vec[i64], first: i64) -> None:
    """Name notes from the largest down, no more than the money."""
    value = VALUES - 1
    while value >= 0:
        count = min(money // WORTH[value], i64(game.in_hand[player * VALUES + value]))
        notes[first + value] = count
        money -= count * WORTH[value]
        value -= 1


def add_one(game: CrookedCash, player: i64, notes: vec[i64], missing: i64) -> i64:
    """Add the smallest note that is enough, if there is one; return what they are worth."""
    for value in range(VALUES):
        spare = i64(game.in_hand[player * VALUES + value]) - notes[value]
        if spare > 0 and WORTH[value] >= missing:
            notes[value] += 1
            break
    return total(notes, 0)
