"""Choices of several numbers, asked one step after the other.

Which verbs are asked so, and in what words, a game's `step` tells.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from funnymoney.cli.understand import FEW, Unclear, folded, menu, place_of, understand
from funnymoney.core.game import Word
from funnymoney.core.teller import Names, Step, Teller
from funnymoney.core.words import ranges

View = dict[str, Any]
PART = re.compile(r"(?:(\d{1,9})(?:\s*x\s*|\s+))?(\S.*)", re.IGNORECASE)
BACK = ("back", "cancel")


class Back(Exception):
    """The person does not want to make this choice after all."""


@dataclass
class Table:
    """Who is asked: what he sees, and how to ask him."""

    view: View
    teller: Teller
    names: Names
    ask: Callable[[str, list[str]], str]  # a question and lines to choose from
    tell: Callable[[str], None]


def chosen(text: str, table: Table) -> Word:
    """Return the choice that was typed, and ask for what is missing of it."""
    first, _, rest = text.strip().partition(" ")
    for offer in table.view["choices"]:
        verb = str(offer["verb"])
        if verb == first.lower() and folded(verb, table.view, table.teller):
            return completed([verb], rest, table)
    word = understand(text, table.view, table.teller)
    is_begun = len(word) == 1 and word in begun(table)
    return completed(word, "", table) if is_begun else word


def begun(table: Table) -> list[Word]:
    """Return the words of the menu that are only begun."""
    words = menu(table.view, table.teller)
    return [word for word in words if folded(str(word[0]), table.view, table.teller)]


def completed(word: Word, typed: str, table: Table) -> Word:
    """Ask for number after number, until the word fits an offer; `typed` answers first."""
    while True:
        offers = fitting(word, table.view)
        if all(length(offer) == len(word) for offer in offers):
            return word
        step = table.teller.step(word, table.view, table.names)
        assert step is not None
        if step.count > 1:
            answer, _, typed = typed.partition(" for ")
            more = several(word, step, offers, answer, table)
        else:
            more, typed = one(word, step, offers, typed, table)
        word = [*word, *more]


def length(offer: View) -> int:
    """Return how long the words of an offer are, the verb too."""
    if "among" in offer:
        return 1 + len(offer["among"][0])
    return 1 + len(offer.get("at", [])) + len(offer.get("each", []))


def fitting(word: Word, view: View) -> list[View]:
    """Return what of the offers begins like this word."""
    verb, *numbers = word
    found = []
    for offer in view["choices"]:
        if offer["verb"] != verb:
            continue
        if "among" in offer:
            words = [each for each in offer["among"] if each[: len(numbers)] == numbers]
            found += [offer | {"among": words}] if words else []
        elif offer.get("at", [])[: len(numbers)] == numbers[: len(offer.get("at", []))]:
            found.append(offer)
    return found


def following(word: Word, offers: list[View]) -> list[int]:
    """Return the numbers that may come next."""
    place = len(word) - 1
    found: set[int] = set()
    for offer in offers:
        at = offer.get("at", [])
        if "among" in offer:
            found |= {numbers[place] for numbers in offer["among"]}
        elif place < len(at):
            found.add(at[place])
        else:
            found |= set(ranges(offer)[place - len(at)])
    return sorted(found)


# ------------------------------------------------------------------------- one number


def one(
    word: Word, step: Step, offers: list[View], typed: str, table: Table
) -> tuple[list[int], str]:
    """Ask for the next number; return it, and what of the typed text is left."""
    numbers = following(word, offers)
    if len(numbers) == 1:
        return numbers, typed
    if "each" in offers[0] and len(word) > len(offers[0].get("at", [])) and len(numbers) > FEW:
        return counted(step, numbers, typed, table)
    lines = [table.teller.consequence([*word, each], table.view, table.names) for each in numbers]
    while True:
        answer = typed or answered(step.ask, lines, table)
        parts = answer.split()
        for some in range(len(parts), 0, -1):
            at = line_of(" ".join(parts[:some]), lines)
            if at is not None:
                return [numbers[at]], " ".join(parts[some:])
        table.tell(f"{answer!r} is none of these; type a number, or back")
        typed = ""


def counted(step: Step, numbers: list[int], typed: str, table: Table) -> tuple[list[int], str]:
    limits = f"{numbers[0]} to {numbers[-1]}"
    while True:
        answer, _, rest = (typed or answered(step.ask, [limits], table)).partition(" ")
        if answer.isdecimal() and int(answer) in numbers:
            return [int(answer)], rest
        table.tell(f"{answer!r} will not do: {limits}, or back")
        typed = ""


def line_of(text: str, lines: list[str]) -> int | None:
    """Return which line was meant, by its number, how it begins or a word in it."""
    if text.isdecimal() and 1 <= int(text) <= len(lines):
        return int(text) - 1
    return place_of(text, lines)


def answered(ask: str, lines: list[str], table: Table) -> str:
    answer = table.ask(ask, lines).strip()
    if answer.lower() in BACK:
        raise Back
    return answer


# -------------------------------------------------------------------- several numbers


def several(word: Word, step: Step, offers: list[View], typed: str, table: Table) -> list[int]:
    """Ask for things and how many of each; what cannot be had is not named."""
    first = len(word) - 1
    possible = most(offers[0], first, step.count)
    if not any(possible):
        return [0] * step.count
    skipped = len(offers[0].get("at", []))
    names = table.teller.things(str(word[0]), table.view)[first - skipped :][: step.count]
    known = [name for name, limit in zip(names, possible, strict=True) if limit]
    hint = f"{', '.join(known)}; type, say, {example(known, possible)}, or nothing"
    while True:
        answer = typed or answered(step.ask, [hint], table)
        try:
            numbers = counts(answer, names, dict(zip(names, possible, strict=True)))
            if fitting([*word, *numbers], table.view):
                return numbers
            raise Unclear("these cannot be chosen together")
        except Unclear as problem:
            table.tell(f"{problem}, or back")
            typed = ""


def most(offer: View, first: int, count: int) -> list[int]:
    """Return how many of each thing can be named."""
    if "among" in offer:
        return [max(numbers[first + place] for numbers in offer["among"]) for place in range(count)]
    skipped = len(offer.get("at", []))
    return list(offer["each"][first - skipped : first - skipped + count])


def example(known: list[str], possible: list[int]) -> str:
    some = "2 x " if max(possible) > 1 else ""
    shown = f"{some}{known[0]}"
    return f"{shown}, {known[-1]}" if len(known) > 1 else known[0]


def counts(text: str, names: list[str], limits: dict[str, int]) -> list[int]:
    """Understand `2 x 50, 100` or `meir and spa`."""
    numbers = [0] * len(names)
    known = [name for name, limit in limits.items() if limit]
    if text.lower() in ("", "nothing", "none", "0"):
        return numbers
    for part in re.split(r"\s*(?:[,;+]|\band\b)\s*", text.strip()):
        if not part:
            continue
        found = PART.fullmatch(part)
        assert found is not None
        place = place_of(found[2].lower(), [name.lower() for name in known])
        if place is None:
            raise Unclear(f"there is no {found[2]!r}: expected {', '.join(known)}")
        numbers[names.index(known[place])] += int(found[1] or 1)
    for number, (name, limit) in zip(numbers, limits.items(), strict=True):
        if number > limit:
            raise Unclear(f"{name}: {limit} at most, not {number}")
    return numbers
