"""What a report counts in a match: choices by their verb, what the rules tell, cards by name.

A mark is of one player, or of the table. What only repeats a choice, or is told all the time, is
not listed and not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

TABLE: Final = -1
CHOICE, EVENT, CARD = "choice", "event", "card"


class Mark(NamedTuple):
    """Something that happened, and to whom."""

    kind: str
    name: str
    player: int


# What is told, by its key: what to call it, and which of the numbers is the player, or TABLE.
Events = Mapping[str, tuple[tuple[str, int], ...]]
# Yields what an item of news counts for; the number says who alone was told, or that all were.
Counting = Callable[[int, list[str | int]], Iterator[Mark]]
# Yields the cards in an item: who alone was told, its key ("did VERB" for a choice), its numbers.
Cards = Callable[[int, str, list[int]], Iterator[Mark]]


def no_cards(_to: int, _key: str, _told: list[int]) -> Iterator[Mark]:
    """Be the cards of a game that has none worth counting."""
    return iter(())


def count_with(events: Events, cards: Cards = no_cards) -> Counting:
    """Return what counts the choices, these events and these cards."""

    def count(to: int, item: list[str | int]) -> Iterator[Mark]:
        key = str(item[0])
        if key == "did":
            player, verb, *numbers = item[1:]
            yield Mark(CHOICE, str(verb), int(player))
            yield from cards(int(player), f"did {verb}", [int(each) for each in numbers])
            return
        told = [int(each) for each in item[1:]]
        for name, at in events.get(key, ()):
            yield Mark(EVENT, name, told[at] if at != TABLE else TABLE)
        yield from cards(to, key, told)

    return count


count_verbs: Final = count_with({})
