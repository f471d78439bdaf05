"""A view that nobody can have been shown is refused, not played from for ever."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from tests.games.crooked_cash_scenes import random_play
from tests.games.crooked_cash_table import BROWN, CH07, CH12, CM07, CROOKED_CASH, Table

Seen = dict[str, Any]


def set_to(name: str, value: Any, *, inside: str = "") -> Callable[[Seen], None]:
    def change(view: Seen) -> None:
        (view[inside] if inside else view)[name] = value

    return change


def all_owned(view: Seen) -> None:
    view["owner"] = [0] * 22


def more_notes(view: Seen) -> None:
    view["notes"][1][4] += 1


def fewer_notes(view: Seen) -> None:
    view["notes"][1][4] = -1
    view["bank"][4] += 3


def too_sure(view: Seen) -> None:
    view["sure"]["false"][1][0] = 4


def unsure(view: Seen) -> None:
    view["public"]["true"][1][0] = -1


def more_mine(view: Seen) -> None:
    view["mine"]["plain"][2] += 1


def marked(count: int) -> Callable[[Seen], None]:
    """Player 1 remembers so many true tens, besides as many as he has."""

    def change(view: Seen) -> None:
        view["marks"][1][0][3] = count if count < 0 else view["notes"][1][0] + count

    return change


def new_notes(count: int) -> Callable[[Seen], None]:
    def change(view: Seen) -> None:
        view["printed"][0] += count
        view["bank"][0] += count

    return change


def plays(view: Seen) -> None:
    """A card that its owner does not have."""
    card = {"owner": 1, "kind": CH12, "target": -1, "other": -1, "naming": False, "carried": False}
    view["matters"].append({"matter": "card", **card})
    view["phase"] = "card"


def lays_out(count: int, payer: int = 0, value: int = 0) -> Callable[[Seen], None]:
    """So many notes of a value are on the table, besides those in hand."""

    def change(view: Seen) -> None:
        view["matters"].append({"matter": "payment", **bill(payer, [[value, 0, 0]] * count)})
        view["phase"] = "payment"

    return change


def bill(payer: int, notes: list[list[int]]) -> Seen:
    return {
        "payer": payer, "payee": -1, "due": 10, "if_short": 0, "parked": False, "need": 10,
        "part": 0, "laying": True, "exact": [], "notes": notes, "picked": [0] * 15, "last": 0,
    }  # fmt: skip


def interlude(view: Seen) -> None:
    """A player is named twice, so that nobody knows who is meant."""
    view["matters"].append({"matter": "interlude", "after": 0, "asked": [2, 2]})
    view["phase"] = "interlude"


def nobody_asked(view: Seen) -> None:
    view["matters"].append({"matter": "interlude", "after": 0, "asked": []})
    view["phase"] = "interlude"


CHANGES: dict[str, Callable[[Seen], None]] = {
    "every street is owned": all_owned,
    "an owner who is not there": set_to("owner", [7, *[None] * 21]),
    "too few streets": set_to("owner", [None] * 21),
    "a hotel on a street of the bank": set_to("hotels", [21]),
    "a hotel too many": set_to("hotels_left", 13),
    "a note too many": more_notes,
    "fewer notes than none": fewer_notes,
    "a bank without end": set_to("bank", [10**9] * 5),
    "more false notes than notes": too_sure,
    "fewer true notes than none": unsure,
    "a note in hand that was never held": more_mine,
    "more marks than notes": marked(1),
    "fewer marks than none": marked(-1),
    "new notes without end": new_notes(10_001),
    "a note on the table and in hand": lays_out(1),
    "more notes on the table than held": lays_out(4, payer=1),
    "a note of no value": lays_out(1, payer=1, value=5),
    "notes of nobody on the table": lays_out(1, payer=-1),
    "a card played that nobody has": plays,
    "a token off the board": set_to("position", [36, 0, 0]),
    "a token too few": set_to("position", [0, 0]),
    "three green chips": set_to("chips", [3, 2, 2]),
    "a fourth roll in jail": set_to("jail", [None, 4, None]),
    "a third offer": set_to("proposals", [3, 0, 0]),
    "everybody is bankrupt": set_to("bankrupt", [0, 1, 2]),
    "a viewer who is not there": set_to("me", 3),
    "nobody's turn": set_to("matters", []),
    "a turn upon another": lambda view: view["matters"].append(view["matters"][0]),
    "somebody asked twice": interlude,
    "nobody asked": nobody_asked,
    "somebody asked who is not there": lambda view: view["matters"][0].update(player=3),
    "a round after the last": set_to("round", 101),
    "a Chance card in two places": set_to("shown", [14, 14, 10], inside="chance"),
    "a Chance card lost": set_to("unseen", [2] * 12, inside="chance"),
    "a third card of a pair": set_to("true", [2, *[None] * 11], inside="chance"),
    "a Chest card in two places": set_to("under", [CM07], inside="chest"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_view_that_contradicts_itself_is_refused(change: str) -> None:
    table = Table().owns(0, *BROWN).holds(1, CH07).keeps(2, CM07)
    view: Any = json.loads(json.dumps(table.view(0)))
    CROOKED_CASH.from_view(view, FastLuck(1))
    CHANGES[change](view)
    with pytest.raises(ValueError, match=r"contradicts itself|is named once"):
        CROOKED_CASH.from_view(view, FastLuck(1))


@pytest.mark.parametrize(
    "change", [marked(0), new_notes(10_000), lays_out(0), lays_out(3, payer=1)]
)
def test_what_is_just_possible_is_not_refused(change: Callable[[Seen], None]) -> None:
    view: Any = json.loads(json.dumps(Table().view(0)))
    change(view)
    CROOKED_CASH.from_view(view, FastLuck(1))


@pytest.mark.parametrize(("place", "number"), [(17, 2), (19, 5)])
def test_a_saved_position_with_cards_that_cannot_be_is_refused(place: int, number: int) -> None:
    saved = json.loads(Table().state.dump())
    saved[4][place][0] = number
    with pytest.raises(ValueError, match="is expected here"):
        CROOKED_CASH.load(json.dumps(saved).encode())


@pytest.mark.parametrize("players", [2, 4, 6])
def test_whatever_number_is_changed_it_is_refused_or_can_be_played_on(players: int) -> None:
    rng = Random(players)
    for moment, match in enumerate(random_play(players, seed=players, round_cap=12)):
        if moment % 11 == 0 and not match.over:
            view: Any = json.loads(json.dumps(match.view(rng.randrange(players))))
            change_some_number(view, rng)
            try:
                state = CROOKED_CASH.from_view(view, FastLuck(1))
            except ValueError:
                continue
            play_on(state, rng)


def change_some_number(view: Any, rng: Random) -> None:
    """Change one number somewhere in what a view tells of the position."""
    names = [name for name in view if name not in ("game", "players", "options", "board")]
    place, key = view, rng.choice(names)
    while isinstance(place[key], (list, dict)) and place[key]:
        place = place[key]
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
    if isinstance(place[key], int):
        place[key] = rng.choice([place[key] + 1, place[key] - 1, 0, 3])


UNREAD = ("game", "acting", "board", "money", "unraised", "choices")  # they follow from the rest


@pytest.mark.parametrize("name", [name for name in Table().view(0) if name not in UNREAD])
def test_a_view_in_which_something_is_missing_is_refused(name: str) -> None:
    view: Any = json.loads(json.dumps(Table().view(0)))
    del view[name]
    with pytest.raises(ValueError, match=f"contradicts itself.*'{name}'"):
        CROOKED_CASH.from_view(view, FastLuck(1))


ODD: list[Any] = [None, "x", -1, 2**15, 10**30, 1.5, True, [], {}, [[]]]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_whatever_is_damaged_it_is_refused_or_read(players: int) -> None:
    rng, refused = Random(players), 0
    for moment, match in enumerate(random_play(players, seed=players, round_cap=12)):
        if moment % 11 == 0 and not match.over:
            told = json.dumps(match.view(rng.randrange(players)))
            for _ in range(4):
                view: Any = json.loads(told)
                damage(view, rng)
                try:
                    CROOKED_CASH.from_view(view, FastLuck(1))
                except ValueError:
                    refused += 1
    assert refused > 25


def damage(view: Any, rng: Random) -> None:
    """Take something out of a view, or put something odd in its place."""
    place, key = view, rng.choice(list(view))
    while isinstance(place[key], (list, dict)) and place[key] and rng.random() < 0.8:
        place = place[key]
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
    if rng.random() < 0.3:
        del place[key]
    else:
        place[key] = rng.choice(ODD)


def test_options_that_cannot_be_are_refused_like_all_else() -> None:
    view: Any = json.loads(json.dumps(Table().view(0)))
    view["options"]["printed"] = [1, 1, 1, 1, 1]  # fewer than are dealt
    with pytest.raises(ValueError, match="contradicts itself"):
        CROOKED_CASH.from_view(view, FastLuck(1))


def play_on(state: Any, rng: Random) -> None:
    """Some choices may be refused deep inside, but none may go on for ever."""
    luck = FastLuck(2)
    for _ in range(200):
        player = state.asked_first()
        if player < 0:
            return
        try:
            state.apply(player, rng.choice(state.legal_actions(player)), luck, SILENT)
        except (ValueError, IndexError, AssertionError, OverflowError):
            return
