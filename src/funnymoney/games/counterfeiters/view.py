"""What one player, or a spectator, may know of a position, and a position made from that."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.bits import lowest
from funnymoney.core.game import SPECTATOR, Options, View, players_in
from funnymoney.core.luck import Luck
from funnymoney.core.views import away_from, copied, fill, listed, viewer_of, write, write_round
from funnymoney.games.counterfeiters.box import Box, box_for
from funnymoney.games.counterfeiters.cards import KINDS, QUALITIES
from funnymoney.games.counterfeiters.market import look_over
from funnymoney.games.counterfeiters.numbers import (
    FLYING,
    NONE,
    OVER,
    PHASES,
    SELLING,
    STAGES,
)
from funnymoney.games.counterfeiters.rumours import (
    Rumour,
    about_to_fly,
    bounds,
    certain,
    draw,
    from_runs,
    runs,
)

if TYPE_CHECKING:
    from funnymoney.games.counterfeiters.rules import Counterfeiters

SPACES: Final[i64] = 24
SLOTS: Final[i64] = 8


def view_of(state: Counterfeiters, player: int | None) -> View:
    """Build a view from nothing: what is not named here is not known."""
    box = state.box
    me: i64 = SPECTATOR if player is None else player
    players = range(int(box.players))
    return {
        "game": "counterfeiters",
        "players": int(box.players),
        "me": player,
        "options": copied(box.options),
        "board": copied(box.board),
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "acting": players_in(int(state.acting())),
        "player": int(state.player),
        "round": int(state.round),
        "first": int(state.first),
        "next_first": int(state.next_first),
        "pawn": int(state.pawn),
        "taught": int(state.taught),
        "trigger": some(state.trigger),
        "asked": int(state.asked),
        "space": some(state.space),
        "letter": int(state.letter),
        "pile": listed(state.pile),
        "stack": int(state.stack_left),
        "market": [some(kind) for kind in state.market],
        "standing": [some(each) for each in state.standing],
        "henchmen": listed(state.henchmen),
        "fakes": [row(state.fakes, each, QUALITIES) for each in players],
        "cards": [row(state.owned, each, KINDS) for each in players],
        "money": [runs(money_seen(state, each)) for each in players],
        "hand": None if me == SPECTATOR else int(state.hand[me]),
        "offshore": None if me == SPECTATOR else int(state.offshore[me]),
        "selling": selling(state),
        "flying": flying(state, me),
        "choices": [] if me == SPECTATOR else state.offers(me),
    }


def some(number: i64) -> int | None:
    return None if number == NONE else int(number)


def row(numbers: vec[i64], player: i64, width: i64) -> list[int]:
    return [int(numbers[player * width + at]) for at in range(width)]


def selling(state: Counterfeiters) -> list[int] | None:
    """What was chosen so far, in the middle of a sale, which is done in the open."""
    if state.phase != SELLING:
        return None
    return [int(state.quality), int(state.chosen), *listed(state.lot)]


def flying(state: Counterfeiters, viewer: i64) -> list[int] | None:
    """Direction and hundreds chosen so far, in the middle of a flight: only the flyer knows."""
    if state.phase != FLYING or viewer != state.player:
        return None
    return [int(state.direction), int(state.chosen)]


def money_seen(state: Counterfeiters, player: i64) -> Rumour:
    """What everybody can know of a player's money; CF-6: all of it when the game is over.

    The player himself is told it too, so that he knows what others make of him.
    """
    if state.phase == OVER:
        return certain(state.hand[player] // 10, state.offshore[player] // 10)
    rumour = state.rumour(player)
    if state.phase == FLYING and player == state.player:
        return about_to_fly(rumour)
    return rumour


# ------------------------------------------------------------------ and back again


def box_of(seen: View) -> Box:
    return box_for(cast(int, seen["players"]), cast(Options, seen["options"]))


def recall(state: Counterfeiters, seen: dict[str, Any]) -> None:
    """Put into a bare state what a view tells; the rest is for `redeal` to imagine."""
    state.phase = PHASES.index(seen["phase"])
    state.stage = STAGES.index(seen["stage"])
    state.player = seen["player"]
    state.round = seen["round"]
    state.first = seen["first"]
    state.next_first = seen["next_first"]
    state.pawn = seen["pawn"]
    state.taught = seen["taught"]
    state.trigger = number(seen["trigger"])
    state.asked = seen["asked"]
    state.space = number(seen["space"])
    state.letter = seen["letter"]
    state.stack_left = seen["stack"]
    fill(state.pile, seen["pile"])
    state.pile_left = sum(seen["pile"])
    fill(state.market, [number(kind) for kind in seen["market"]])
    fill(state.standing, [number(each) for each in seen["standing"]])
    find_free(state)
    look_over(state)
    fill(state.henchmen, seen["henchmen"])
    fill(state.fakes, [each for numbers in seen["fakes"] for each in numbers])
    fill(state.owned, [each for numbers in seen["cards"] for each in numbers])
    find_kinds(state)
    state.rumours = [from_runs(written) for written in seen["money"]]
    if seen["selling"] is not None:
        state.quality, state.chosen = seen["selling"][:2]
        fill(state.lot, seen["selling"][2:])
    me = viewer_of(seen)
    if me != SPECTATOR:
        state.hand[me] = seen["hand"]
        state.offshore[me] = seen["offshore"]
    if state.phase == OVER:
        show_all(state)
    if state.phase == FLYING:
        state.direction, state.chosen = seen["flying"] or [NONE, NONE]


def show_all(state: Counterfeiters) -> None:
    """After the end a rumour leaves one pair only."""
    for player in range(state.box.players):
        hand, _, offshore, _ = bounds(state.rumours[player])
        state.hand[player] = hand * 10
        state.offshore[player] = offshore * 10


def find_free(state: Counterfeiters) -> None:
    state.free = 0
    for space in range(state.box.spaces):
        if state.standing[space] == NONE:
            state.free |= 1 << space


def find_kinds(state: Counterfeiters) -> None:
    bit: i64 = 1
    state.kinds = 0
    for count in state.owned:
        if count > 0:
            state.kinds |= bit
        bit <<= 1


def number(value: int | None) -> int:
    return int(NONE) if value is None else value


def redeal(state: Counterfeiters, viewer: i64, luck: Luck) -> None:
    """CF-R25: every pair of hand and envelope that fits what was seen is as likely."""
    if state.phase == OVER:
        return  # CF-6: nothing is secret any more
    for player in range(state.box.players):
        if player != viewer:
            hand, offshore = draw(money_seen(state, player), luck)
            state.hand[player] = hand * 10
            state.offshore[player] = offshore * 10
    if state.phase == FLYING and state.player != viewer:
        state.direction = NONE  # how far he has come with choosing is his secret
        state.chosen = NONE


# ----------------------------------------------------------------------------- copies


def numbers_of(state: Counterfeiters) -> list[int]:
    return [
        int(each)
        for each in (
            state.phase,
            state.player,
            state.first,
            state.next_first,
            state.round,
            state.pawn,
            state.taught,
            state.stage,
            state.trigger,
            state.asked,
            state.space,
            state.quality,
            state.chosen,
            state.direction,
            state.letter,
            state.pile_left,
            state.stack_left,
        )
    ]


def lists_of(state: Counterfeiters) -> list[vec[i64]]:
    return [
        state.hand,
        state.offshore,
        state.henchmen,
        state.fakes,
        state.owned,
        state.standing,
        state.market,
        state.pile,
        state.lot,
    ]


def dump(state: Counterfeiters) -> bytes:
    """Write everything down; what was seen of money as the rumours that follow from it."""
    rumours = [runs(state.rumour(player)) for player in range(state.box.players)]
    lists = [listed(each) for each in lists_of(state)]
    return json.dumps(
        [int(state.box.players), state.box.options, numbers_of(state), lists, rumours]
    ).encode()


def head_of(dump: bytes) -> tuple[int, Options]:
    read = json.loads(dump)
    return read[0], read[1]


def load(state: Counterfeiters, dump: bytes) -> None:
    _, _, numbers, lists, rumours = json.loads(dump)
    (
        state.phase, state.player, state.first, state.next_first, state.round, state.pawn,
        state.taught, state.stage, state.trigger, state.asked, state.space, state.quality,
        state.chosen, state.direction, state.letter, state.pile_left, state.stack_left,
    ) = numbers  # fmt: skip
    for each, values in zip(lists_of(state), lists, strict=True):
        fill(each, values)
    find_free(state)
    find_kinds(state)
    look_over(state)
    state.rumours = [from_runs(written) for written in rumours]


# ------------------------------------------------------------------------ features


def features(state: Counterfeiters, player: i64, out: vec[i32], at: i64) -> None:
    """Write the numbers named in `fields.py`, in that order."""
    box = state.box
    me: i64 = 0 if player == SPECTATOR else player
    out[at] = i32(box.players)
    out[at + 1 + state.phase] = 1
    out[at + 6 + state.stage] = 1
    out[at + 11] = i32(state.round)
    out[at + 12] = i32(state.pawn)
    out[at + 13] = i32(box.last)
    out[at + 14] = i32(state.taught)
    out[at + 15] = i32(state.stack_left)
    if player != SPECTATOR:
        out[at + 16] = i32(state.hand[player])
        out[at + 17] = i32(state.offshore[player])
    at = write(out, at + 18, state.pile)
    space_features(state, me, out, at)
    at += SLOTS * KINDS + SPACES * box.players
    seat_features(state, me, out, at)


def space_features(state: Counterfeiters, me: i64, out: vec[i32], at: i64) -> None:
    """Write which card lies on each market space, and whose henchman stands on each space."""
    place = at
    for kind in state.market:
        out[place + max(kind, 0)] = i32(kind != NONE)  # a zero more where none lies: no branch
        place += KINDS
    place = at + SLOTS * KINDS
    standing, players = state.standing, state.box.players
    taken = state.box.all_free & ~state.free
    while taken != 0:
        space = lowest(taken)
        out[place + space * players + away_from(me, standing[space], players)] = 1
        taken &= taken - 1


def seat_features(state: Counterfeiters, me: i64, out: vec[i32], at: i64) -> None:
    """Write what is known of each seat, clockwise from the viewer's."""
    players = state.box.players
    if state.phase != OVER:
        out[at + away_from(me, state.player, players)] = 1
    out[at + players + away_from(me, state.first, players)] = 1
    out[at + 2 * players + away_from(me, state.next_first, players)] = 1
    write_round(out, at + 3 * players, state.henchmen, me)
    write_round(out, at + 4 * players, state.fakes, me * QUALITIES)
    card_features(state, me, out, at + (4 + QUALITIES) * players)
    money_features(state, me, out, at + (4 + QUALITIES + KINDS) * players)


def card_features(state: Counterfeiters, me: i64, out: vec[i32], at: i64) -> None:
    """Write the cards of each seat: there are few, of many kinds."""
    owned, kinds = state.owned, state.kinds
    first, size = me * KINDS, state.box.players * KINDS
    while kinds != 0:
        card = lowest(kinds)
        out[at + away_from(first, card, size)] = i32(owned[card])
        kinds &= kinds - 1


def money_features(state: Counterfeiters, me: i64, out: vec[i32], at: i64) -> None:
    """Write the edges of what everybody can know of each seat's money."""
    state.catch_up()
    edges, net = edges_of(state), state.net
    seat = me
    for place in range(at, at + 4 * state.box.players, 4):
        first = seat * 4
        if state.phase == OVER:  # CF-6
            write_all_money(state, seat, out, place)
        else:
            out[place] = i32(edges[first] + net[seat])
            out[place + 1] = i32(edges[first + 1] + net[seat])
            out[place + 2] = i32(edges[first + 2])
            out[place + 3] = i32(edges[first + 3])
        seat = state.after(seat, 1)
    if state.phase == FLYING:
        first = state.player * 4
        if edges[first] + net[state.player] == 0 and edges[first + 2] == 0:
            away = away_from(me, state.player, state.box.players)
            write_something(state, out, at + 4 * away)


def write_all_money(state: Counterfeiters, player: i64, out: vec[i32], at: i64) -> None:
    for place in range(at, at + 2):
        out[place] = i32(state.hand[player])
        out[place + 2] = i32(state.offshore[player])


def write_something(state: Counterfeiters, out: vec[i32], at: i64) -> None:
    """Write the edges for one who flies: he has something, here or there (CF-R1)."""
    least_hand, most_hand, least_away, most_away = bounds(money_seen(state, state.player))
    out[at] = i32(least_hand * 10)
    out[at + 1] = i32(most_hand * 10)
    out[at + 2] = i32(least_away * 10)
    out[at + 3] = i32(most_away * 10)


def edges_of(state: Counterfeiters) -> vec[i64]:
    """Return the edges of all players' money, four each, before the deals of late.

    What a player earned and paid since then moves the edges of his hand along with it, unless he
    paid more than he need have had: then they are looked for again. The rumours are caught up with.
    """
    edges, low = state.edges, state.low
    for player in range(state.box.players):
        if edges[player * 4] + low[player] < 0:
            edges = edges[:]  # copies of this position have the old ones
            find_edges(state.known_rumour(player), low[player] // 10, edges, player * 4)
            state.edges = edges
    return edges


def find_edges(known: Rumour, low: i64, edges: vec[i64], at: i64) -> None:
    least_hand, most_hand, least_away, most_away = bounds(known, low)
    edges[at] = least_hand * 10
    edges[at + 1] = most_hand * 10
    edges[at + 2] = least_away * 10
    edges[at + 3] = most_away * 10
