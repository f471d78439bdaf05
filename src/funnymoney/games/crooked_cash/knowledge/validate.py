"""Refusing a view that nobody can have been shown, lest play from it never end."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.games.crooked_cash.board import HOTELS, SPACES, STREETS
from funnymoney.games.crooked_cash.box import Box
from funnymoney.games.crooked_cash.cards import (
    CHANCE_KINDS,
    CHEST_CARDS,
    CHIPS,
    JAIL_ROLLS,
    PROPOSALS,
    SHOWN,
)
from funnymoney.games.crooked_cash.numbers import MOST_NEW_SEEN, VALUES

Seen = dict[str, Any]

# What reading raises, compiled or not, where something is missing, out of place or of another kind.
MISFITS: Final = (
    ArithmeticError, AssertionError, AttributeError, FunnyMoneyError, LookupError, TypeError,
)  # fmt: skip


def refuse(error: Exception) -> NoReturn:
    """Refuse a view that cannot be read as one that contradicts itself is: by ValueError."""
    raise ValueError(f"this view of Crooked Cash contradicts itself: {error!r}") from error


def check_view(box: Box, seen: Seen) -> None:
    """Hold a view to what is always true (rule file 4F)."""
    for what, is_sound in CHECKS.items():
        if not is_sound(box, seen):
            raise ValueError(f"this view of Crooked Cash contradicts itself in its {what}")


def are(numbers: list[int], count: int, least: int, most: int) -> bool:
    """Whether these are so many numbers within limits."""
    return len(numbers) == count and all(least <= number <= most for number in numbers)


def known(numbers: list[int | None]) -> list[int]:
    return [number for number in numbers if number is not None]


ONE: Final = (
    "player", "payer", "payee", "owner", "visitor", "debtor", "creditor", "receiver", "maker",
    "partner", "leader", "winner", "after", "begins", "raising",
)  # fmt: skip
SEVERAL: Final = ("asked", "waiting", "bidders", "passed")


def are_matters(box: Box, seen: Seen) -> bool:
    """A turn lies at the bottom, unless all is over; whoever is named sits at the table."""
    names = [matter["matter"] for matter in seen["matters"]]
    players = int(box.players)
    for matter in seen["matters"]:
        one = [matter[key] for key in ONE if key in matter]
        several = [player for key in SEVERAL for player in matter.get(key, [])]
        if not are(one, len(one), -1, players - 1) or not are(
            several, len(several), 0, players - 1
        ):
            return False
    if seen["phase"] == "over":
        return names == []
    return names[:1] == ["turn"] and names.count("turn") == 1 and names[-1] == seen["phase"]


def are_players(box: Box, seen: Seen) -> bool:
    players = int(box.players)
    jail = seen["jail"]
    return (
        1 <= seen["round"] <= box.round_cap
        and (seen["me"] is None or 0 <= seen["me"] < players)
        and 0 <= seen["first"] < players
        and are(seen["position"], players, 0, int(SPACES) - 1)
        and are(seen["chips"], players, 0, int(CHIPS))
        and are(seen["proposals"], players, 0, int(PROPOSALS))
        and len(jail) == players
        and are(known(jail), len(known(jail)), 0, int(JAIL_ROLLS))
        and set(seen["bankrupt"]) < set(range(players))
    )


def are_streets(box: Box, seen: Seen) -> bool:
    """CC-53: as long as a match lasts some street is for sale; only owned ones have hotels."""
    owner = seen["owner"]
    playing = set(range(int(box.players))) - set(seen["bankrupt"])
    owned = {street for street, each in enumerate(owner) if each is not None}
    return (
        len(owner) == STREETS
        and set(known(owner)) <= playing
        and (seen["phase"] == "over" or len(owned) < STREETS)
        and set(seen["hotels"]) <= owned
        and len(seen["hotels"]) + seen["hotels_left"] == HOTELS
    )


def are_notes(box: Box, seen: Seen) -> bool:
    """All notes are somewhere, and none is more than known."""
    values, players = int(VALUES), int(box.players)
    held, bank, new = seen["notes"], seen["bank"], seen["printed"]
    if len(held) != players or not are(new, values, 0, int(MOST_NEW_SEEN)):
        return False
    for value in range(values):
        in_all = int(box.printed[value]) + new[value]
        column = [*[notes[value] for notes in held], bank[value]]
        if min(column) < 0 or sum(column) != in_all:
            return False
    return (
        are_laid_out(held, seen)
        and are_sure(held, seen["sure"])
        and are_sure(held, seen["public"])
        and are_marks(held, seen["marks"])
    )


def are_laid_out(held: list[list[int]], seen: Seen) -> bool:
    """Nobody has laid out more than he holds; the viewer has the rest of his in hand."""
    in_hand = [list(notes) for notes in held]
    for payment in payments(seen):
        values = [value for value, _, _ in payment["notes"]]
        if not are([payment["payer"]], 1, 0, len(held) - 1):
            return False
        if not are(values, len(values), 0, int(VALUES) - 1):
            return False
        for value in values:
            in_hand[payment["payer"]][value] -= 1
    if min(min(notes) for notes in in_hand) < 0:
        return False
    if seen["me"] is None:
        return True
    mine = list(seen["mine"].values())
    own = [sum(column) for column in zip(*mine, strict=True)]
    return min(min(notes) for notes in mine) >= 0 and own == in_hand[seen["me"]]


def payments(seen: Seen) -> list[Seen]:
    """Return all payments whose notes are on the table."""
    found = [matter for matter in seen["matters"] if matter["matter"] == "payment"]
    paid = [matter["paid"] for matter in seen["matters"] if matter["matter"] == "trade"]
    return found + [payment for payment in paid if payment is not None]


def are_sure(held: list[list[int]], sure: dict[str, list[list[int]]]) -> bool:
    """Nobody is sure of more notes than somebody has."""
    return all(
        false >= 0 and true >= 0 and false + true <= count
        for notes, falses, trues in zip(held, sure["false"], sure["true"], strict=True)
        for count, false, true in zip(notes, falses, trues, strict=True)
    )


def are_marks(held: list[list[int]], marks: list[list[list[int]]]) -> bool:
    """Nobody remembers more marks than he has notes."""
    return all(
        are(four, 4, 0, count)
        for notes, rows in zip(held, marks, strict=True)
        for count, four in zip(notes, rows, strict=True)
    )


def are_chance_cards(box: Box, seen: Seen) -> bool:
    """CC-E14: 24 cards, each in one place."""
    kinds = int(CHANCE_KINDS)
    cards = seen["chance"]
    moving = [matter["card"] for matter in seen["matters"] if matter["matter"] == "keep"]
    out = [*known(cards["held"]), *cards["shown"], *cards["under"], *moving]
    return (
        len(cards["held"]) == box.players
        and len(cards["shown"]) == SHOWN
        and are_played(seen)
        and are(cards["unseen"], kinds, 0, 2)
        and len(cards["true"]) == kinds
        and are(known(cards["true"]), len(known(cards["true"])), 0, 1)
        and len(set(out)) == len(out)
        and are(out, 2 * kinds - sum(cards["unseen"]), 0, 2 * kinds - 1)
    )


def are_played(seen: Seen) -> bool:
    """Who plays a Chance card has it until it is carried out."""
    held = seen["chance"]["held"]
    played = [matter for matter in seen["matters"] if matter["matter"] == "card"]
    return all(
        matter["carried"] or held[matter["owner"]] in (2 * matter["kind"], 2 * matter["kind"] + 1)
        for matter in played
    )


def are_chest_cards(box: Box, seen: Seen) -> bool:
    """CC-E15: 14 cards, each in one place."""
    cards = seen["chest"]
    out = [card for held in cards["held"] for card in held] + cards["under"]
    unseen = cards["unseen"]
    return (
        len(cards["held"]) == box.players
        and are(unseen, int(CHEST_CARDS), 0, 1)
        and sorted(out) == [card for card, hidden in enumerate(unseen) if not hidden]
    )


CHECKS: Final = {
    "matters": are_matters,
    "players": are_players,
    "streets": are_streets,
    "notes": are_notes,
    "Chance cards": are_chance_cards,
    "Chest cards": are_chest_cards,
}
