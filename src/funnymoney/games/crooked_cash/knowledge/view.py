"""What one player, or a spectator, may know of a position, and a position made from that.

Totals and notes by value follow from what everybody saw (CC-A3). Secret is which notes are
false, which marks rivals remember, and what is answered in a decoder or building window.
"""

from __future__ import annotations

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from funnymoney.core.game import SPECTATOR, Options, View, players_in
from funnymoney.core.views import copied, fill, fill_counts, listed, packed, small
from funnymoney.games.crooked_cash.box import Box, box_for
from funnymoney.games.crooked_cash.cards import CHANCE_KINDS, CHEST_CARDS
from funnymoney.games.crooked_cash.knowledge.redeal import laid_out
from funnymoney.games.crooked_cash.knowledge.validate import check_view
from funnymoney.games.crooked_cash.money import certainty
from funnymoney.games.crooked_cash.money.bank import BITS
from funnymoney.games.crooked_cash.money.purse import ROW, SEEN, with_look
from funnymoney.games.crooked_cash.numbers import (
    KINDS,
    KNOWN_FALSE,
    KNOWN_TRUE,
    NONE,
    PLAIN_TRUE,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.procedures.building import WISHING, Build
from funnymoney.games.crooked_cash.procedures.decoder import Window
from funnymoney.games.crooked_cash.procedures.interlude import Interlude
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.registry import remake
from funnymoney.games.crooked_cash.property import deeds, held_cards
from funnymoney.games.crooked_cash.state import CashState, Matter, link, mask


def view_of(game: CashState, player: int | None) -> View:
    """Build a view from nothing: what is not named here is not known."""
    box = game.box
    me: i64 = SPECTATOR if player is None else player
    players = range(int(box.players))
    return {
        "game": "crooked_cash",
        "players": int(box.players),
        "me": player,
        "options": copied(box.options),
        "board": board_of(box),
        "phase": "over" if game.over else game.top().name,
        "acting": players_in(int(asked(game))),
        "round": int(game.round),
        "first": int(game.first),
        "dice": [int(game.dice // 8), int(game.dice % 8)] if game.dice else None,
        "exchanged": game.exchanged,
        "matters": [{"matter": each.name} | each.facts(me) for each in game.stack],
        "position": listed(game.position),
        "jail": [some(each) for each in game.jail],
        "chips": listed(game.chips),
        "bankrupt": players_in(int(game.out)),
        "proposals": listed(game.proposals),
        "owner": [some(each) for each in game.owner],
        "hotels": players_in(int(game.hotels)),
        "hotels_left": int(game.hotels_left),
        "money": [int(money_of(game, each)) for each in players],
        "notes": [row(game.held, each, VALUES) for each in players],
        "mine": None if me == SPECTATOR else own_notes(game, me),
        "sure": sure_of(game, me if me >= 0 else box.players),
        "public": sure_of(game, box.players),
        "marks": [
            [row(game.marks, each * VALUES + value, 4) for value in range(VALUES)]
            for each in players
        ],
        "bank": listed(game.in_bank),
        "printed": listed(game.printed),
        "chance": {
            "held": [some(each) for each in game.chance],
            "shown": listed(game.shown),
            "under": listed(game.under),
            "unseen": listed(game.unseen),
            "true": [some(each) for each in verdicts(game)],
        },
        "chest": {
            "held": [players_in(int(each)) for each in game.chest],
            "under": listed(game.chest_pile),
            "unseen": unopened(game),
        },
        "unraised": unraised(game, me),
        "choices": [] if me == SPECTATOR else game.offers(me),
    }


def asked(game: CashState) -> i64:
    """Return who is asked; in a sealed window nobody sees who has answered."""
    if game.over:
        return 0
    top = game.top()
    if isinstance(top, Window):
        return top.asked
    if isinstance(top, Build) and top.stage == WISHING:
        return top.asked
    return game.acting()


def unraised(game: CashState, me: i64) -> list[str] | None:
    """What a seat that has not raised its hand answers by itself (CC-C9, CC-C15)."""
    if me == SPECTATOR or not game.is_acting(int(me)):
        return None
    top = game.top()
    if isinstance(top, Interlude):
        return ["done"]
    if isinstance(top, Build) and top.stage == WISHING:
        return ["ready"]
    return None


def board_of(box: Box) -> dict[str, Any]:
    return {
        "city": box.city,
        "streets": list(box.names),
        "price": listed(box.price),
        "rent": listed(box.rent),
        "hotel_rent": listed(box.hotel_rent),
        "hotel_cost": listed(box.hotel_cost),
    }


def some(number: i64) -> int | None:
    return None if number == NONE else int(number)


def row(numbers: vec[i16], at: i64, width: i64) -> list[int]:
    return [int(number) for number in numbers[at * width : (at + 1) * width]]


def money_of(game: CashState, player: i64) -> i64:
    """Return the worth of a player's notes, those on the table too."""
    total: i64 = 0
    for value in range(VALUES):
        total += i64(game.held[player * VALUES + value]) * WORTH[value]
    return total


def verdicts(game: CashState) -> list[int]:
    """Return for each kind of Chance which card is known to be true, or NONE."""
    return [int(verdict(game, kind)) for kind in range(CHANCE_KINDS)]


def verdict(game: CashState, kind: i64) -> i64:
    if not held_cards.is_exposed(game, kind):
        return NONE
    return i64(held_cards.is_true(game, kind * 2 + 1))


def unopened(game: CashState) -> list[int]:
    """Return a one for each Community Chest card never seen."""
    return [int(game.unopened >> card & 1) for card in range(CHEST_CARDS)]


def own_notes(game: CashState, me: i64) -> dict[str, list[int]]:
    """What the viewer has in hand, by value: without a mark, known true, known false."""
    return {
        name: [int(with_look(game, me, value, look)) for value in range(VALUES)]
        for look, name in enumerate(("plain", "true", "false"))
    }


def sure_of(game: CashState, viewer: i64) -> dict[str, list[list[int]]]:
    """At least so many false and true notes of each holder; of one's own among the plain."""
    start = certainty.about(game, viewer, 0, 0)
    numbers = game.sure[start : start + game.box.players * VALUES * 2]
    rows = [row(numbers, each, VALUES * 2) for each in range(int(game.box.players))]
    return {"false": [each[::2] for each in rows], "true": [each[1::2] for each in rows]}


# ------------------------------------------------------------------ and back again


def box_of(seen: View) -> Box:
    return box_for(cast(int, seen["players"]), cast(Options, seen["options"]))


def recall(game: CashState, seen: dict[str, Any]) -> None:
    """Put into a bare state what a view tells; the rest is for `redeal` to imagine."""
    check_view(game.box, seen)
    me: int = -1 if seen["me"] is None else seen["me"]
    players = int(game.box.players)
    game.over = seen["phase"] == "over"
    game.round = seen["round"]
    game.first = seen["first"]
    game.dice = 0 if seen["dice"] is None else seen["dice"][0] * 8 + seen["dice"][1]
    game.exchanged = seen["exchanged"]
    set_stack(game, [remake(facts, me, players) for facts in seen["matters"]])
    fill(game.position, seen["position"])
    fill(game.jail, [number(each) for each in seen["jail"]])
    fill(game.chips, seen["chips"])
    game.out = mask(seen["bankrupt"])
    fill(game.proposals, seen["proposals"])
    for street, owner in enumerate(seen["owner"]):
        deeds.set_owner(game, street, number(owner))
    game.hotels = mask(seen["hotels"])
    game.hotels_left = seen["hotels_left"]
    recall_notes(game, seen, me)
    cards = seen["chance"]
    fill(game.chance, [number(each) for each in cards["held"]])
    fill(game.shown, cards["shown"])
    game.under = packed(cards["under"])
    fill(game.unseen, cards["unseen"])
    game.proven = proven_by([number(each) for each in cards["true"]])
    chest = seen["chest"]
    fill(game.chest, [mask(each) for each in chest["held"]])
    game.chest_pile = packed(chest["under"])
    game.unopened = chest_mask(chest["unseen"])


def set_stack(game: CashState, matters: list[Matter]) -> None:
    game.stack = matters
    game.matter = link(matters)


def recall_notes(game: CashState, seen: dict[str, Any], me: int) -> None:
    fill_counts(game.held, [each for notes in seen["notes"] for each in notes])
    fill(game.in_bank, seen["bank"])
    fill(game.printed, seen["printed"])
    fill_counts(game.marks, [each for marks in seen["marks"] for four in marks for each in four])
    certainty.note_everything(game)
    write_sure(game, game.box.players, seen["public"])
    deepest: int = max(seen["bank"]) // int(BITS) + 1
    game.deep = deepest
    game.pile = packed([0] * (int(VALUES) * deepest))
    if me >= 0:
        write_sure(game, me, seen["sure"])
        for value in range(VALUES):
            at = (me * VALUES + value) * KINDS
            game.hand[at + PLAIN_TRUE] = small(seen["mine"]["plain"][value])
            game.hand[at + KNOWN_TRUE] = small(seen["mine"]["true"][value])
            game.hand[at + KNOWN_FALSE] = small(seen["mine"]["false"][value])
    count_hands(game, me)


def count_hands(game: CashState, me: i64) -> None:
    """Work out what is in hand, and the viewer's notes without a mark, from what is laid out."""
    payments = laid_out(game)
    for player in range(game.box.players):
        game.cash[player] = money_of(game, player)
        for value in range(VALUES):
            game.in_hand[player * VALUES + value] = game.held[player * VALUES + value]
        for payment in payments:
            if payment.payer == player:
                for note in payment.notes:
                    game.cash[player] -= WORTH[note // ROW]
                    game.in_hand[player * VALUES + note // ROW] -= 1
    if me >= 0:
        for value in range(VALUES):
            game.plain[me * VALUES + value] = i16(plain_of(game, payments, me, value))


def plain_of(game: CashState, payments: list[Payment], player: i64, value: i64) -> i64:
    """Return how many notes a player has no mark on, in hand and on the table."""
    count = with_look(game, player, value, 0)
    for payment in payments:
        if payment.payer == player:
            for note in payment.notes:
                count += i64(note // ROW == value and (note & ~SEEN) % ROW <= 1)
    return count


def write_sure(game: CashState, viewer: i64, told: dict[str, Any]) -> None:
    for holder in range(game.box.players):
        for value in range(VALUES):
            at = certainty.about(game, viewer, holder, value)
            game.sure[at] = small(told["false"][holder][value])
            game.sure[at + 1] = small(told["true"][holder][value])


def proven_by(verdicts: list[int]) -> int:
    """Return a bit for each Chance card that is known to be true; see `verdicts`."""
    if len(verdicts) != CHANCE_KINDS:
        raise ValueError(f"{CHANCE_KINDS} numbers are expected here, not {len(verdicts)}")
    if any(true not in (NONE, 0, 1) for true in verdicts):
        raise ValueError(f"one of the two cards of each pair is expected here, not {verdicts}")
    return mask([2 * kind + true for kind, true in enumerate(verdicts) if true != NONE])


def chest_mask(unopened: list[int]) -> int:
    """Return a bit for each Community Chest card never seen; see `unopened`."""
    if len(unopened) != CHEST_CARDS:
        raise ValueError(f"{CHEST_CARDS} numbers are expected here, not {len(unopened)}")
    if any(there not in (0, 1) for there in unopened):
        raise ValueError(f"a one for each card never seen is expected here, not {unopened}")
    return mask([card for card, there in enumerate(unopened) if there])


def number(value: int | None) -> int:
    return int(NONE) if value is None else value
