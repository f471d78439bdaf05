"""What one player, or a spectator, may know of a position, and a position made from that."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import SPECTATOR, Options, View, players_in
from funnymoney.core.luck import Luck
from funnymoney.core.views import copied, fill, listed, viewer_of
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
    state.rumours = rumours_from(seen["money"], state.box)
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


def rumours_from(written: list[list[list[int]]], box: Box) -> vec[Rumour]:
    if len(written) != box.players:
        raise ValueError(f"the money of {box.players} players is expected, not of {len(written)}")
    return vec[Rumour]([from_runs(each) for each in written])


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
    state.rumours = rumours_from(rumours, state.box)
