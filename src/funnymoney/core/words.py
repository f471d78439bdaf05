"""Words: a choice as it is said outside the rules, `[verb, numbers…]`.

What may be chosen is offered as verbs with limits:

    {"verb": "believe"}                                         no numbers
    {"verb": "throw", "among": [[0], [9]]}                      one of these lists of numbers
    {"verb": "declare", "each": [4, 4, 1], "total": 4}          each up to, and all together
    {"verb": "stash", "least": [10], "each": [80], "step": [10]}  from, up to, in steps of
    {"verb": "sell", "at": [7], "each": [2, 3], "at_least": 1}  7 first; all together at least
    {"verb": "pay", "each": [3, 2], "worth": [10, 50], "due": 60}  enough, and nothing to spare
    {"verb": "pay", "each": [3, 2, 1], "parts": [[2, 3], [1, 0]]}  the first two make 3; so on
    {"verb": "exchange", "each": [2, 0, 0, 1], "swap": [10, 20]}  of each worth given, then taken:
                                                    as much, and nothing both ways

Several offers may share a verb: a word need fit only one of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import Game, Offer, Word


def refusal(state: Game, player: int, word: object) -> IllegalAction | None:
    """Return why a player may not choose this word now, or None if he may."""
    players = int(state.number_of_players())
    if not isinstance(player, int) or isinstance(player, bool) or not 0 <= player < players:
        return IllegalAction("no_such_player", player=player, last=players - 1)
    acting = int(state.acting())
    if acting == 0:
        return IllegalAction("finished")
    if not acting >> player & 1:
        return IllegalAction("not_your_turn", player=player)
    offers = state.offers(player)
    if not is_word(word):
        return IllegalAction("not_a_word", example=example(offers), got=word)
    assert isinstance(word, (list, tuple))
    meant = [offer for offer in offers if offer["verb"] == word[0]]
    if not meant:
        verbs = list(dict.fromkeys(offer["verb"] for offer in offers))
        return IllegalAction("no_such_verb", verb=word[0], verbs=verbs)
    answers = [misfit(offer, list(word[1:])) for offer in meant]
    if None in answers:
        return None
    near = [answer for answer in answers if answer and answer.reason != "not_at"]
    return (near or answers)[-1]


def is_word(word: object) -> bool:
    if not isinstance(word, (list, tuple)) or not word or not isinstance(word[0], str):
        return False
    return all(isinstance(number, int) and not isinstance(number, bool) for number in word[1:])


def example(offers: list[Offer]) -> Word:
    """Return the first word of the first offer."""
    return next(iter(every(offers[:1])))


def misfit(offer: dict[str, Any], numbers: list[int]) -> IllegalAction | None:
    """Return why these numbers do not fit an offer, or None if they do."""
    verb = offer["verb"]
    if "among" in offer:
        if numbers in offer["among"]:
            return None
        return IllegalAction("not_among", verb=verb, among=offer["among"], got=numbers)
    at, most = offer.get("at", []), offer.get("each", [])
    expected = len(at) + len(most)
    if len(numbers) != expected:
        return IllegalAction("how_many_numbers", verb=verb, expected=expected, got=len(numbers))
    if numbers[: len(at)] != at:
        return IllegalAction("not_at", verb=verb, at=at, got=numbers[: len(at)])
    return misfit_in(offer, numbers[len(at) :])


def misfit_in(offer: dict[str, Any], counted: list[int]) -> IllegalAction | None:
    """The same for the numbers after those that are given."""
    verb, at = offer["verb"], offer.get("at", [])
    for place, (number, values) in enumerate(
        zip(counted, ranges(offer), strict=True), start=len(at) + 1
    ):
        if number in values:
            continue
        facts: dict[str, Any] = {"verb": verb, "at": at, "place": place, "got": number}
        if not values[0] <= number <= values[-1]:
            return IllegalAction("out_of_range", least=values[0], most=values[-1], **facts)
        return IllegalAction("not_a_step", least=values[0], step=values.step, **facts)
    if "total" in offer and sum(counted) > offer["total"]:
        return IllegalAction("too_much_in_all", verb=verb, total=offer["total"], got=sum(counted))
    least = offer.get("at_least", 0)
    if sum(counted) < least:
        return IllegalAction("too_little_in_all", verb=verb, least=least, got=sum(counted))
    for limit, unfit in LIMITS.items():
        if limit in offer:
            return unfit(offer, counted)
    return None


def unfit_bundle(offer: dict[str, Any], counted: list[int]) -> IllegalAction | None:
    """Return why these things, each of its worth, do not make up what is due."""
    worth, due, verb = offer["worth"], offer["due"], offer["verb"]
    got = sum(count * each for count, each in zip(counted, worth, strict=True))
    if got < due:
        return IllegalAction("not_enough", verb=verb, due=due, got=got)
    spare = [
        each for count, each in zip(counted, worth, strict=True) if count and got - each >= due
    ]
    if spare:
        return IllegalAction("too_much", verb=verb, due=due, got=got, spare=min(spare))
    return None


def unfit_parts(offer: dict[str, Any], counted: list[int]) -> IllegalAction | None:
    """Return which run of numbers does not add up to what it must."""
    first = 0
    for length, due in offer["parts"]:
        got = sum(counted[first : first + length])
        if got != due:
            places = {"first": first + 1, "last": first + length}
            return IllegalAction("wrong_part", verb=offer["verb"], due=due, got=got, **places)
        first += length
    return None


def unfit_swap(offer: dict[str, Any], counted: list[int]) -> IllegalAction | None:
    """Return why one half of the numbers cannot be had for the other."""
    worth, verb = offer["swap"], offer["verb"]
    given, taken = counted[: len(worth)], counted[len(worth) :]
    for each, out, back in zip(worth, given, taken, strict=True):
        if out and back:
            return IllegalAction("both_ways", verb=verb, worth=each)
    gives = sum(count * each for count, each in zip(given, worth, strict=True))
    takes = sum(count * each for count, each in zip(taken, worth, strict=True))
    if gives != takes:
        return IllegalAction("uneven", verb=verb, gives=gives, takes=takes)
    return None


LIMITS = {"due": unfit_bundle, "parts": unfit_parts, "swap": unfit_swap}


def ranges(offer: dict[str, Any]) -> list[range]:
    """Return the values that each number of an offer may take, apart from the total."""
    most = offer.get("each", [])
    least = offer.get("least", [0] * len(most))
    step = offer.get("step", [1] * len(most))
    return [range(low, high + 1, by) for low, high, by in zip(least, most, step, strict=True)]


def every(offers: list[Offer]) -> Iterator[Word]:
    """Yield every word that fits the offers."""
    for offer in offers:
        verb = str(offer["verb"])
        total: Any = offer.get("total")
        if "among" in offer:
            among: Any = offer["among"]
            for numbers in among:
                yield [verb, *numbers]
        else:
            at: Any = offer.get("at", [])
            least: Any = offer.get("at_least", 0)
            for numbers in fitting(offer, total):
                if sum(numbers) >= least:
                    yield [verb, *at, *numbers]


def fitting(offer: dict[str, Any], total: int | None) -> Iterator[list[int]]:
    if "due" in offer:
        return bundles(offer)
    if "parts" in offer:
        return in_parts(ranges(offer), offer["parts"])
    if "swap" in offer:
        return swaps(offer)
    return within(ranges(offer), total)


def within(values: list[range], total: int | None) -> Iterator[list[int]]:
    """Yield every list of numbers from these ranges that adds up to at most `total`."""
    if not values:
        yield []
        return
    for number in values[0]:
        if total is not None and number > total:
            return
        left = None if total is None else total - number
        for rest in within(values[1:], left):
            yield [number, *rest]


def bundles(offer: dict[str, Any]) -> Iterator[list[int]]:
    """Yield every list of numbers that makes up what is due, with nothing to spare."""
    values, worth = ranges(offer), offer["worth"]
    order = sorted(range(len(worth)), key=lambda place: -worth[place])
    reach = [
        sum(values[place][-1] * worth[place] for place in order[at:]) for at in range(len(order))
    ]
    reach.append(0)
    least = [values[place][0] * worth[place] for place in order]

    def fill(at: int, due: int, numbers: list[int]) -> Iterator[list[int]]:
        if at == len(order):
            if due <= 0:
                yield [numbers[order.index(place)] for place in range(len(order))]
            return
        for number in values[order[at]]:
            left = due - number * worth[order[at]]
            if left + worth[order[at]] <= 0 and number:
                return  # one of these could be left out
            if left <= reach[at + 1] and (left > 0 or not any(least[at + 1 :])):
                yield from fill(at + 1, left, [*numbers, number])

    yield from (
        numbers for numbers in fill(0, offer["due"], []) if unfit_bundle(offer, numbers) is None
    )


def in_parts(values: list[range], parts: list[list[int]]) -> Iterator[list[int]]:
    """Yield every list of numbers whose runs add up to what they must."""
    if not parts:
        yield []
        return
    length, due = parts[0]
    for run in within(values[:length], due):
        if sum(run) == due:
            for rest in in_parts(values[length:], parts[1:]):
                yield [*run, *rest]


def swaps(offer: dict[str, Any]) -> Iterator[list[int]]:
    """Yield every list of numbers whose halves are worth the same, with nothing both ways."""
    values, worth = ranges(offer), offer["swap"]
    half = len(worth)
    for given in within(values[:half], None):
        amount = sum(count * each for count, each in zip(given, worth, strict=True))
        back = [
            range(most.start, 1 if out else most.stop)
            for out, most in zip(given, values[half:], strict=True)
        ]
        for taken in worth_of(amount, back, worth):
            yield [*given, *taken]


def worth_of(amount: int, values: list[range], worth: list[int]) -> Iterator[list[int]]:
    """Yield every list of numbers from these ranges that is worth exactly so much."""
    if not values:
        if amount == 0:
            yield []
        return
    for number in values[0]:
        left = amount - number * worth[0]
        if left < 0:
            return
        for rest in worth_of(left, values[1:], worth[1:]):
            yield [number, *rest]
