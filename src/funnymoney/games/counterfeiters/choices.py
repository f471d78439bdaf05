"""Counterfeiters' choices: what is offered, and words for action numbers and back.

["buy", space]  ["print", space]  ["tax", space]  ["fly", space]  ["pass"]
["shop", space, one star, two stars, three stars]   at a supermarket
["fence", space, one star, two stars, three stars]  at a receiver
["stash", amount]  ["fetch", amount]                in secret, after "fly"
["retrieve", space]                                 with a lawyer; then a placement follows
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from funnymoney.core.game import Offer, Word
from funnymoney.games.counterfeiters.cards import FENCE_LIMIT, QUALITIES, SHOP_LIMIT
from funnymoney.games.counterfeiters.deeds import movable, next_to_sell
from funnymoney.games.counterfeiters.numbers import (
    FETCH,
    FLYING,
    HUNDREDS,
    NONE,
    PLACE,
    RETRIEVE,
    SELL,
    SELLING,
    STASH,
    TENS,
)

if TYPE_CHECKING:
    from funnymoney.games.counterfeiters.rules import Counterfeiters

VERBS: Final = ("buy", "print", "shop", "fence", "tax", "fly", "fly")  # by zone


def offers(state: Counterfeiters, player: i64) -> list[Offer]:
    actions = state.legal_actions(int(player))
    if not actions:
        return []
    if state.phase == FLYING:
        return flights(state, actions)
    if state.phase == SELLING:
        return [rest_of_sale(state)]
    made: list[Offer] = []
    for verb in ("buy", "print", "tax", "fly"):
        spaces = [action - PLACE for action in actions if verb_of(state, action) == verb]
        if spaces:
            made.append({"verb": verb, "among": [[space] for space in spaces]})
    made += [sale(state, action - PLACE) for action in actions if is_sale(state, action)]
    taken = [[action - RETRIEVE] for action in actions if RETRIEVE <= action < SELL]
    if taken:
        made.append({"verb": "retrieve", "among": taken})
    return [*made, {"verb": "pass"}] if 0 in actions else made


def verb_of(state: Counterfeiters, action: int) -> str:
    """Return the verb of a placement, or nothing for any other action."""
    if not PLACE <= action < RETRIEVE:
        return ""
    zone = int(state.box.zones[action - PLACE])
    return VERBS[zone]


def is_sale(state: Counterfeiters, action: int) -> bool:
    return verb_of(state, action) in ("shop", "fence")


def sale(state: Counterfeiters, space: int) -> Offer:
    """CF-24, CF-25: from one bill up to the limit, of those accepted there."""
    verb = verb_of(state, PLACE + space)
    first = state.player * QUALITIES
    each = [int(state.fakes[first + quality]) for quality in range(QUALITIES)]
    if verb == "shop":
        each = [0 if quality < state.taught else each[quality] for quality in range(QUALITIES)]
    limit = SHOP_LIMIT if verb == "shop" else FENCE_LIMIT
    return {"verb": verb, "at": [space], "each": each, "total": limit, "at_least": 1}


def rest_of_sale(state: Counterfeiters) -> Offer:
    """Midway: what was settled, from three stars down, stays as it is."""
    offer = sale(state, int(state.space))
    lot = [int(number) for number in state.lot]
    each = cast(list[int], offer["each"])
    settled = range(int(state.quality) + 1, int(QUALITIES))
    least = [lot[quality] if quality in settled else 0 for quality in range(QUALITIES)]
    most = [lot[quality] if quality in settled else each[quality] for quality in range(QUALITIES)]
    return offer | {"least": least, "each": most}


def flights(state: Counterfeiters, actions: list[int]) -> list[Offer]:
    made: list[Offer] = []
    for verb, way in (("stash", STASH), ("fetch", FETCH)):
        there = int(movable(state, way)) * 10
        least, most = 10, there
        if state.direction == way and state.chosen != NONE:  # the hundreds are settled
            least = max(10, int(state.chosen) * 100)
            most = min(there, int(state.chosen) * 100 + 90)
        if way in actions or state.direction == way:
            made.append({"verb": verb, "least": [least], "each": [most], "step": [10]})
    return made


def steps(state: Counterfeiters, word: Word) -> list[int]:
    """Return the steps of a word that are still to be taken."""
    return all_steps(state, word)[len(done(state)) :]


def done(state: Counterfeiters) -> list[int]:
    """Return the steps taken so far, midway."""
    if state.direction != NONE:
        hundreds = [int(HUNDREDS + state.chosen)] if state.chosen != NONE else []
        asked_for = hundreds if movable(state, state.direction) >= 10 else []
        return [int(state.direction), *asked_for]
    if state.phase != SELLING:
        return []
    settled = [quality for quality in asked(state, int(state.space)) if quality > state.quality]
    return [int(PLACE + state.space), *[int(SELL + state.lot[quality]) for quality in settled]]


def all_steps(state: Counterfeiters, word: Word) -> list[int]:
    verb = word[0]
    numbers: list[int] = [cast(int, number) for number in word[1:]]
    if verb == "pass":
        return [0]
    if verb in ("stash", "fetch"):
        return flight_steps(state, int(STASH if verb == "stash" else FETCH), numbers[0])
    if verb == "retrieve":
        return [int(RETRIEVE) + numbers[0]]
    placed = int(PLACE) + numbers[0]
    if verb not in ("shop", "fence"):
        return [placed]
    return [placed, *[int(SELL) + numbers[1 + quality] for quality in asked(state, numbers[0])]]


def flight_steps(state: Counterfeiters, way: int, amount: int) -> list[int]:
    """Hundreds are asked for only where there are any."""
    hundreds = [int(HUNDREDS) + amount // 100] if movable(state, way) >= 10 else []
    return [way, *hundreds, int(TENS) + amount % 100 // 10]


def asked(state: Counterfeiters, space: int) -> list[int]:
    """Return the qualities that are asked for when selling there, best first."""
    found: list[int] = []
    quality = next_to_sell(state, space, QUALITIES)
    while quality >= 0:
        found.append(int(quality))
        quality = next_to_sell(state, space, quality)
    return found


def word(state: Counterfeiters, actions: list[int]) -> Word:
    actions = [*done(state), *actions]
    first = actions[0]
    if first == 0:
        return ["pass"]
    if first >= STASH:
        hundreds = actions[1] - int(HUNDREDS) if len(actions) == 3 else 0
        amount = hundreds * 100 + (actions[-1] - int(TENS)) * 10
        return ["stash" if first == STASH else "fetch", amount]
    if first >= RETRIEVE:
        return ["retrieve", first - RETRIEVE]
    space = first - int(PLACE)
    said: Word = [verb_of(state, first), space]
    if not is_sale(state, first):
        return said
    numbers = [0] * int(QUALITIES)
    for quality, action in zip(asked(state, space), actions[1:], strict=True):
        numbers[quality] = action - int(SELL)
    said.extend(numbers)
    return said
