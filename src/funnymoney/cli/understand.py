"""What somebody typed at the table, as a choice."""

from __future__ import annotations

import re
from typing import Any

from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import Word
from funnymoney.core.teller import Teller
from funnymoney.core.words import every

View = dict[str, Any]

# People write sentences: "throw away a bottle of spirits".
FILLERS = (
    *("and", "away", "of", "some", "the"),
    *("bottle", "bottles", "box", "boxes", "fake", "fakes", "piece", "pieces", "star", "stars"),
)


FEW = 6  # choices of a verb that are listed one by one, if it can be asked in steps


class Unclear(Exception):
    """What was typed is no choice; the text says what would be."""


def menu(view: View, teller: Teller) -> list[Word]:
    """Return the choices that are listed one by one: those with a name, and those few enough.

    A verb that is asked in steps is listed alone, a word that is only begun.
    """
    listed = list(teller.shortcuts(view).values())
    for offer in view["choices"]:
        verb = str(offer["verb"])
        if folded(verb, view, teller):
            words: list[Word] = [] if is_hidden(verb, view, teller) else [[verb]]
        else:
            words = [] if "each" in offer else list(every([offer]))
        listed += [word for word in words if word not in listed]
    return listed


def folded(verb: str, view: View, teller: Teller) -> bool:
    """Whether a verb is asked in steps: a game says so, and there is more than a few to ask."""
    if teller.step([verb], view, ()) is None:
        return False
    offers = [offer for offer in view["choices"] if offer["verb"] == verb]
    words = sum(len(offer.get("among", [[]])) for offer in offers)
    return words > FEW or any("each" in offer for offer in offers)


def is_hidden(verb: str, view: View, teller: Teller) -> bool:
    """Whether a verb is known by its shortcuts only."""
    step = teller.step([verb], view, ())
    return step is not None and step.count == 0


def counting(view: View, teller: Teller) -> list[View]:
    """Return the offers made of numbers that are asked in one line."""
    return [
        offer
        for offer in view["choices"]
        if "each" in offer and not folded(offer["verb"], view, teller)
    ]


def understand(text: str, view: View, teller: Teller) -> Word:
    """Return the choice that was typed: a number of the menu, a name, or things counted."""
    typed = [
        part for part in re.findall(r"[^\W\d_]+|-?[0-9]{1,9}", text.lower()) if part not in FILLERS
    ]
    typed = ["1" if part in ("a", "an") else part for part in typed]
    if not typed:
        raise Unclear("type a choice, or help")
    if len(typed) == 1 and is_number(typed[0]):
        return numbered(int(typed[0]), view, teller)
    word = named(typed, view, teller) or thing(typed, view, teller) or counted(typed, view, teller)
    if word is None:
        raise Unclear(f"{text.strip()!r} is not one of the choices; help shows them")
    return word


def is_number(text: str) -> bool:
    return text.lstrip("-").isdecimal()


def numbered(number: int, view: View, teller: Teller) -> Word:
    listed = menu(view, teller)
    if not 1 <= number <= len(listed):
        raise Unclear(f"there is no choice {number}: 1 to {len(listed)} are listed")
    return listed[number - 1]


def named(typed: list[str], view: View, teller: Teller) -> Word | None:
    """Understand a verb without numbers or a shortcut, by its name or how it begins."""
    text = " ".join(typed)
    names: dict[str, Word] = {
        str(word[0]).replace("_", " "): word for word in menu(view, teller) if len(word) == 1
    } | teller.shortcuts(view)
    if text in names:
        return names[text]
    fits = [name for name in names if name.startswith(text)]
    rivals = [
        name for name in all_things(counting(view, teller), view, teller) if name.startswith(text)
    ]
    if len(fits) + len(rivals) > 1 and fits:
        raise Unclear(f"{text!r} could be {' or '.join(fits + rivals)}")
    return names[fits[0]] if fits else None


def all_things(offers: list[View], view: View, teller: Teller) -> list[str]:
    """Return the names of all that these offers count."""
    names = [name for offer in offers for name in names_of(offer, view, teller)]
    return list(dict.fromkeys(names))


def names_of(offer: View, view: View, teller: Teller) -> list[str]:
    """Return the names of what an offer counts; of more names than numbers its place has one."""
    names = teller.things(offer["verb"], view)
    return names if len(names) == len(offer["each"]) else [names[offer["at"][-1]]]


def thing(typed: list[str], view: View, teller: Teller) -> Word | None:
    """Understand the name of one thing, such as a card to throw."""
    for offer in view["choices"]:
        if "among" not in offer or len(offer["among"][0]) > 1:
            continue
        names = [name.lower() for name in teller.things(offer["verb"], view)]
        verb = str(offer["verb"]).split("_")
        meant = typed[len(verb) :] if typed[: len(verb)] == verb else typed
        rest = [part for part in meant if part not in (offer["verb"], "1")]
        place = place_of(" ".join(rest), names)
        if place is not None:
            return [offer["verb"], place]
    return None


def counted(typed: list[str], view: View, teller: Teller) -> Word | None:
    """Understand `2 wine, 1 watch`, `wine 2 watch`, `wine wine watch` or `stash 80`."""
    offers = counting(view, teller)
    meant = [offer for offer in offers if offer["verb"] == typed[0]]
    if meant:
        typed = typed[1:]
    if not offers:
        return None
    offer = named_in(typed, meant or offers, view, teller)
    names, known = names_of(offer, view, teller), all_things(meant or [offer], view, teller)
    if not typed:
        raise Unclear(f"{offer['verb']} what? Type numbers of {', '.join(known)}")
    at = offer.get("at", [])
    if len(known) == len(typed) == 1 and is_number(typed[0]):
        return [offer["verb"], *at, int(typed[0])]
    numbers = [0] * len(names)
    for place, count in pairs(typed, names):
        numbers[place] += count
    return [offer["verb"], *at, *numbers]


def named_in(typed: list[str], offers: list[View], view: View, teller: Teller) -> View:
    """Return the first offer that counts all that was named, or else the first."""
    named = [part for part in typed if not is_number(part)]
    for offer in offers:
        names = names_of(offer, view, teller)
        if named and all(place_of(part, names) is not None for part in named):
            return offer
    return offers[0]


def pairs(typed: list[str], names: list[str]) -> list[tuple[int, int]]:
    """Pair each name with the number before it, or if names come first the one after it."""
    parts = list(typed) if is_number(typed[0]) else list(reversed(typed))
    found: list[tuple[int, int]] = []
    count: int | None = None
    for part in parts:
        if is_number(part):
            if count is not None:
                raise Unclear(f"{count} of what?")
            count = int(part)
            continue
        place = place_of(part, names)
        if place is None:
            raise Unclear(f"there is no {part!r}: expected numbers of {', '.join(names)}")
        found.append((place, 1 if count is None else count))
        count = None
    if count is not None:
        raise Unclear(f"{count} of what?")
    return found


def place_of(text: str, names: list[str]) -> int | None:
    """Return which name was meant, by how it or a word in it begins, in the plural or not."""
    singulars = (text.removesuffix("s"), text.removesuffix("es"), re.sub("ies$", "y", text))
    for candidate in (text, *singulars):
        if candidate in names:
            return names.index(candidate)
    for begins in ("^", r"\b"):
        pattern = re.compile(begins + re.escape(text), re.IGNORECASE)
        fits = [place for place, name in enumerate(names) if text and pattern.search(name)]
        if fits:
            return fits[0] if len(fits) == 1 else None
    return None


def explain(error: IllegalAction, view: View, teller: Teller) -> str:
    """Say in the words of the game why a choice was refused."""
    facts: dict[str, Any] = error.facts
    if error.reason in ("out_of_range", "not_a_step"):
        at = facts["at"]
        offers = [offer for offer in view["choices"] if offer["verb"] == facts["verb"]]
        offer = next(offer for offer in offers if offer.get("at", []) == at)
        name = names_of(offer, view, teller)[facts["place"] - 1 - len(at)]
        if error.reason == "not_a_step":
            return f"{name}: in steps of {facts['step']}, not {facts['got']}"
        return f"{name}: {facts['least']} to {facts['most']}, not {facts['got']}"
    if error.reason == "too_much_in_all":
        return f"that is {facts['got']} in all: {facts['total']} at most"
    if error.reason == "too_little_in_all":
        least = facts["least"]
        return f"{least} in all at least" if least > 1 else "that is nothing at all"
    if error.reason == "not_among":
        return "that one cannot be chosen now; help shows those that can"
    return str(error)
