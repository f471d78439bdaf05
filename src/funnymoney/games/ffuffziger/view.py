"""What one player, or a spectator, may know of a position, and a position made from that.

Nearly everything: all amounts of money follow from what everybody saw (FF-R28). Secret is only
what lies in a fist.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import SPECTATOR, Options, View, players_in
from funnymoney.core.luck import Luck
from funnymoney.core.views import copied, fill, listed
from funnymoney.games.ffuffziger import laying
from funnymoney.games.ffuffziger.box import Box, box_for
from funnymoney.games.ffuffziger.cards import CARDS, LEAST_BID, PAID
from funnymoney.games.ffuffziger.machines import BACKS, KINDS, VALUES
from funnymoney.games.ffuffziger.numbers import (
    BUYING,
    FISTS,
    LAUNDERING,
    LEAD,
    MONEY,
    NONE,
    PHASES,
)
from funnymoney.games.ffuffziger.phases import auction, fists, shop
from funnymoney.games.ffuffziger.phases.inspector import shown_today

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger


def view_of(state: Ffuffziger, player: int | None) -> View:
    """Build a view from nothing: what is not named here is not known."""
    box = state.box
    me: i64 = SPECTATOR if player is None else player
    players = range(int(box.players))
    return {
        "game": "ffuffziger",
        "players": int(box.players),
        "me": player,
        "options": copied(box.options),
        "phase": PHASES[state.phase],
        "acting": players_in(int(state.acting())),
        "round": int(state.round),
        "first": int(state.first),
        "player": int(state.player),
        "turns": int(state.turns),
        "lowest": int(state.lowest),
        "ring": [some(card) for card in state.ring],
        "turned": int(state.turned),
        "today": shown_today(state),
        "free_coins": int(state.free_coins),
        "auctions": int(state.auctions),
        "added": int(state.added),
        "kaputt": int(state.kaputt),
        "waiting": listed(state.waiting),
        "lot": int(state.lot),
        "leader": some(state.leader),
        "staying": players_in(int(state.staying)),
        "offered": some(state.offered),
        "amount": int(state.amount),
        "stake": listed(state.stake),
        "card": card_on_sale(state),
        "cards_left": int(fists.cards_left(state)),
        "unseen_cards": [card for card in range(int(CARDS)) if state.deck >> card & 1 != 0],
        "closed": players_in(int(state.closed)),
        "won": listed(state.won),
        "due": listed(state.due),
        "pile": listed(state.pile),
        "unseen_backs": [row(state.unseen, value, BACKS) for value in range(int(VALUES))],
        "dealt_unseen": listed(state.hidden),
        "coins": listed(state.coins),
        "money": [row(state.money, each, MONEY) for each in players],
        "machines": [row(state.machines, each, KINDS) for each in players],
        "laid": laid_by(state, me),
        "choices": [] if me == SPECTATOR else state.offers(me),
    }


def some(number: i64) -> int | None:
    return None if number == NONE else int(number)


def row(numbers: vec[i64], at: i64, width: i64) -> list[int]:
    return [int(number) for number in numbers[at * width : (at + 1) * width]]


def card_on_sale(state: Ffuffziger) -> list[int] | None:
    """The card's number, the least bid that wins it, the real money on it."""
    card = state.card
    return None if card == NONE else [int(card), int(LEAST_BID[card]), int(PAID[card])]


def laid_by(state: Ffuffziger, me: i64) -> dict[str, object] | None:
    """What is being laid down: in phase 4 only the viewer's own, else in the open."""
    player = me if state.phase == FISTS else state.player
    if player == SPECTATOR or not is_laying(state, player):
        return None
    return {
        "player": int(player),
        "asked": players_in(int(laying.asks_of(state, player))),
        "unit": int(state.unit[player]),
        "money": [int(laying.laid_so_far(state, player, kind)) for kind in range(MONEY)],
    }


def is_laying(state: Ffuffziger, player: i64) -> bool:
    """Whether this player has begun to lay money down, or has closed his fist."""
    return (state.begun | state.closed) >> player & 1 != 0


# ------------------------------------------------------------------ and back again


def box_of(seen: View) -> Box:
    return box_for(cast(int, seen["players"]), cast(Options, seen["options"]))


def check_view(seen: dict[str, Any]) -> None:
    """Refuse a view that nobody can have been shown, lest a search run in circles."""
    players = range(seen["players"])
    in_auction = seen["phase"] in ("lead", "match")
    good = (
        seen["player"] in players
        and seen["first"] in players
        and all(each in players for each in [*seen["staying"], *seen["closed"]])
        and (not in_auction or {seen["player"], seen["leader"]} <= set(seen["staying"]))
        and (seen["phase"] != "machines" or any(seen["waiting"]))
        and (seen["phase"] != "fists" or len(seen["closed"]) < len(players))
        and all(0 <= card < CARDS for card in seen["unseen_cards"])
        and len(seen["money"]) == len(seen["machines"]) == len(players)
    )
    if not good:
        raise ValueError("this view of Falsche FFuffziger contradicts itself")


def recall(state: Ffuffziger, seen: dict[str, Any]) -> None:
    """Put into a bare state what a view tells; the rest is for `redeal` to imagine."""
    check_view(seen)
    state.phase = PHASES.index(seen["phase"])
    state.round = seen["round"]
    state.first = seen["first"]
    state.player = seen["player"]
    state.turns = seen["turns"]
    state.lowest = seen["lowest"]
    state.turned = seen["turned"]
    state.today = len(seen["today"])
    state.free_coins = seen["free_coins"]
    state.auctions = seen["auctions"]
    state.added = seen["added"]
    state.kaputt = seen["kaputt"]
    state.lot = seen["lot"]
    state.leader = number(seen["leader"])
    state.staying = mask(seen["staying"])
    state.offered = number(seen["offered"])
    state.amount = seen["amount"]
    state.card = NONE if seen["card"] is None else seen["card"][0]
    state.sold = cast(int, fists.cards_left(state)) - seen["cards_left"]
    state.deck = mask(seen["unseen_cards"])
    state.closed = mask(seen["closed"])
    fill(state.ring, [number(card) for card in seen["ring"]])
    fill(state.waiting, seen["waiting"])
    fill(state.stake, seen["stake"])
    fill(state.won, seen["won"])
    fill(state.due, seen["due"])
    fill(state.pile, seen["pile"])
    fill(state.unseen, [each for backs in seen["unseen_backs"] for each in backs])
    fill(state.hidden, seen["dealt_unseen"])
    fill(state.coins, seen["coins"])
    fill(state.money, [each for money in seen["money"] for each in money])
    fill(state.machines, [each for machines in seen["machines"] for each in machines])
    derive(state)
    recall_laid(state, seen)


def derive(state: Ffuffziger) -> None:
    """Work out what a position keeps at hand though it follows from the rest."""
    for player in range(state.box.players):
        state.tools[player] = mask(present(row(state.machines, player, KINDS)))
        weigh_fist(state, player)
    shop.stock_up(state)
    state.present = mask(present(listed(state.waiting)))
    if state.phase == BUYING:
        state.present = shop.on_offer(state)
    elif state.phase == LEAD:
        state.present = auction.kinds_to_offer(state, state.player)
    elif state.phase == FISTS:
        fists.count_money(state)


def recall_laid(state: Ffuffziger, seen: dict[str, Any]) -> None:
    """Put in whose turn it is to lay money down, and how far that has come."""
    if state.phase == FISTS:
        for player in range(state.box.players):
            if state.closed >> player & 1 == 0:
                laying.ask_for(state, player, laying.kinds_owned(state, player, MONEY))
    elif state.phase == LAUNDERING:
        laying.ask_for(state, state.player, laying.kinds_owned(state, state.player, VALUES))
    laid = seen["laid"]
    if laid is None:
        return
    player = laid["player"]
    laying.ask_for(state, player, mask(laid["asked"]))
    state.unit[player] = laid["unit"]
    for kind in range(MONEY):
        state.laid[player * MONEY + kind] = laid["money"][kind]
    weigh_fist(state, player)
    if player not in seen["closed"]:
        state.begun |= 1 << player


def weigh_fist(state: Ffuffziger, player: i64) -> None:
    """Work out what a fist is worth so far; what is laid down in the open is never weighed."""
    state.worth[player] = 0
    if state.phase == FISTS:
        for kind in range(MONEY):
            told = laying.laid_so_far(state, player, kind)
            state.worth[player] += told * laying.WORTH[kind]


def number(value: int | None) -> int:
    return int(NONE) if value is None else value


def present(counts: list[int]) -> list[int]:
    """Return the kinds of which there are any."""
    return [kind for kind, count in enumerate(counts) if count]


def mask(places: list[int]) -> int:
    return sum(1 << place for place in places)


def redeal(state: Ffuffziger, viewer: i64, luck: Luck) -> None:
    """Imagine what is in the others' fists: every amount they own is as likely.

    Tiles and cards have no back and no order before they are turned, so no more is hidden.
    """
    if state.phase != FISTS:
        return
    for player in range(state.box.players):
        if player == viewer:
            continue
        closed = state.closed >> player & 1 != 0
        laying.empty(state, player)
        if closed:
            for kind in range(MONEY):
                owned = state.money[player * MONEY + kind]
                state.laid[player * MONEY + kind] = luck.below(owned + 1)
            weigh_fist(state, player)
        else:
            laying.ask_for(state, player, laying.kinds_owned(state, player, MONEY))


# ----------------------------------------------------------------------------- copies


def numbers_of(state: Ffuffziger) -> list[int]:
    return [
        int(each)
        for each in (
            state.phase,
            state.round,
            state.first,
            state.player,
            state.turns,
            state.lowest,
            state.turned,
            state.today,
            state.free_coins,
            state.auctions,
            state.added,
            state.kaputt,
            state.lot,
            state.leader,
            state.staying,
            state.offered,
            state.amount,
            state.card,
            state.sold,
            state.deck,
            state.closed,
            state.asks,
            state.begun,
        )
    ]


def lists_of(state: Ffuffziger) -> list[vec[i64]]:
    return [
        state.money,
        state.coins,
        state.machines,
        state.waiting,
        state.pile,
        state.unseen,
        state.hidden,
        state.ring,
        state.stake,
        state.laid,
        state.unit,
        state.won,
        state.due,
    ]


def dump(state: Ffuffziger) -> bytes:
    state = state.clone()
    for player in range(state.box.players):
        for kind in range(MONEY):
            at = player * MONEY + kind
            state.laid[at] = laying.laid_so_far(state, player, kind)
    lists = [listed(each) for each in lists_of(state)]
    return json.dumps(
        [int(state.box.players), state.box.options, numbers_of(state), lists]
    ).encode()


def head_of(dump: bytes) -> tuple[int, Options]:
    read = json.loads(dump)
    return read[0], read[1]


def load(state: Ffuffziger, dump: bytes) -> None:
    _, _, numbers, lists = json.loads(dump)
    (
        state.phase, state.round, state.first, state.player, state.turns, state.lowest,
        state.turned, state.today, state.free_coins, state.auctions, state.added, state.kaputt,
        state.lot, state.leader, state.staying, state.offered, state.amount, state.card,
        state.sold, state.deck, state.closed, state.asks, state.begun,
    ) = numbers  # fmt: skip
    for each, values in zip(lists_of(state), lists, strict=True):
        fill(each, values)
    derive(state)
