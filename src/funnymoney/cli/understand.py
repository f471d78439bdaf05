"""What somebody typed at the table, as a choice."""

from __future__ import annotations

import re
from typing import Any

from funnymoney.core.game import Word
from funnymoney.core.teller import Teller
from funnymoney.core.words import every

View = dict[str, Any]


class Unclear(Exception):
    """What was typed is no choice; the text says what would be."""


def menu(view: View) -> list[Word]:
    """Return the choices that can be listed one by one."""
    return list(every([offer for offer in view["choices"] if "each" not in offer]))


def understand(text: str, view: View, teller: Teller) -> Word:
    """Return the choice that was typed: a number of the menu, a name, or things counted."""
    listed = menu(view)
    typed = re.findall(r"[^\W\d]+|-?\d+", text.lower())
    if len(typed) == 1 and typed[0].isdigit() and 1 <= int(typed[0]) <= len(listed):
        return listed[int(typed[0]) - 1]
    if not typed:
        raise Unclear("type a choice, or help")
    return (
        named(typed, view, teller)
        or thing(typed, view, teller)
        or counted(typed, view, teller)
        or complain(text)
    )


def complain(text: str) -> Word:
    raise Unclear(f"{text.strip()!r} is not one of the choices; type help to see them")


def named(typed: list[str], view: View, teller: Teller) -> Word | None:
    """Understand a single word: a verb without numbers, or a shortcut, or how it begins."""
    if len(typed) > 1:
        return None
    names: dict[str, Word] = {str(word[0]): word for word in menu(view) if len(word) == 1}
    names |= teller.shortcuts(view)
    fits = [name for name in names if name.startswith(typed[0])]
    if typed[0] in names:
        fits = [typed[0]]
    return names[fits[0]] if len(fits) == 1 else None


def thing(typed: list[str], view: View, teller: Teller) -> Word | None:
    """Understand the name of one thing, such as a card to throw."""
    for offer in view["choices"]:
        if "among" not in offer:
            continue
        names = teller.things(offer["verb"], view)
        typed = typed[1:] if typed[0] == offer["verb"] else typed
        place = place_of(" ".join(typed), names)
        if place is not None:
            return [offer["verb"], place]
    return None


def counted(typed: list[str], view: View, teller: Teller) -> Word | None:
    """Understand `2 wine, 1 watch`, `wine 2 watch` or `wine wine watch`."""
    for offer in view["choices"]:
        if "each" not in offer:
            continue
        names = teller.things(offer["verb"], view)
        typed = [part for part in typed if part not in (offer["verb"], "and", "a", "an")]
        numbers = [0] * len(names)
        for place, count in pairs(typed, names):
            numbers[place] += count
        return [offer["verb"], *numbers]
    return None


def pairs(typed: list[str], names: list[str]) -> list[tuple[int, int]]:
    """Pair each name with the number before it, or if there is none the one after it."""
    found: list[tuple[int, int]] = []
    before = typed[0].lstrip("-").isdigit()
    count: int | None = None
    for part in typed:
        if part.lstrip("-").isdigit():
            if not before and found:
                found[-1] = (found[-1][0], int(part))
            count = int(part)
            continue
        place = place_of(part, names)
        if place is None:
            raise Unclear(f"there is no {part!r}: expected numbers of {', '.join(names)}")
        found.append((place, count if before and count is not None else 1))
        count = None
    return found


def place_of(text: str, names: list[str]) -> int | None:
    """Return which name was meant, by its beginning and whether or not in the plural."""
    for candidate in (text, text.removesuffix("s"), text.removesuffix("es")):
        if candidate in names:
            return names.index(candidate)
    fits = [place for place, name in enumerate(names) if text and name.startswith(text)]
    return fits[0] if len(fits) == 1 else None
