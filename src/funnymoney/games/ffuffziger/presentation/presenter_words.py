"""What money, machines and cards of Falsche FFuffziger are called in plain English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funnymoney.core.teller import listing
from funnymoney.games.ffuffziger import machines
from funnymoney.games.ffuffziger.machines import (
    COINS,
    DEALT,
    DEALT_BACKS,
    HIGHEST,
    KAPUTT,
    NEXT,
    NEXT_TWICE,
    SAME_TWICE,
    SIDES,
    VALUES,
    WITH_COINS,
)
from funnymoney.games.ffuffziger.numbers import REAL

View = dict[str, Any]

FACES = [int(face) for face in machines.FACE]
BUY = [int(price) for price in machines.BUY_PRICE]
SELL = [int(price) for price in machines.SELL_PRICE]
SCRAP = [int(price) for price in machines.SCRAP_PRICE]
SIDE_WORDS = ("dealt", "bought", "turned", "double")
MONEY_NAMES = ("ten", "twenty", "fifty", "hundred", "onefifty", "real")  # as they are typed


# ------------------------------------------------------------------------------- money


def real(amount: int) -> str:
    return f"{amount:,} M"


def notes(count: int, value: int) -> str:
    return f"{count} x {FACES[value]}"


def sum_of(kind: int, amount: int) -> str:
    """Name so much of one kind of money."""
    return real(amount) if kind == REAL else notes(amount, kind)


def cash(amounts: Sequence[int], nothing: str = "nothing") -> str:
    """Name notes of each value and, if it is told too, real money."""
    named = [sum_of(kind, amount) for kind, amount in enumerate(amounts) if amount]
    return listing(named, nothing)


def worth(amounts: Sequence[int]) -> int:
    """FF-R20: what a fist counts: face values and real money."""
    return sum(amount * (1 if kind == REAL else FACES[kind]) for kind, amount in enumerate(amounts))


def laundered(amounts: Sequence[int]) -> int:
    """FF-35: what notes bring at the table's rate."""
    return sum(amount * SELL[value] for value, amount in enumerate(amounts))


def coins(count: int) -> str:
    return "1 coin" if count == 1 else f"{count} coins"


# ---------------------------------------------------------------------------- machines


def value_of(kind: int) -> int:
    return int(machines.VALUE_OF[kind])


def side(kind: int) -> str:
    """Say in a word what lies before us: unturned from the start, unturned, or a back."""
    return "with coins" if kind == WITH_COINS else SIDE_WORDS[kind % SIDES]


def machine(kind: int) -> str:
    """Name a kind of machine, as it is typed too."""
    face = FACES[value_of(kind)]
    return f"double {face}" if side(kind) == "double" else f"{face} {side(kind)}"


def machine_list(counts: Sequence[int]) -> str:
    """Name machines value by value: `10 dealt · 50: 1 bought, 2 double`."""
    groups: dict[int, list[int]] = {}
    for kind, count in enumerate(counts):
        groups.setdefault(value_of(kind), []).extend([kind] * count)
    return " · ".join(machine_group(kinds) for kinds in groups.values() if kinds) or "none"


def machine_group(kinds: list[int]) -> str:
    if len(kinds) == 1:
        return machine(kinds[0])
    told = [f"{kinds.count(kind)} {side(kind)}" for kind in dict.fromkeys(kinds)]
    return f"{FACES[value_of(kinds[0])]}: {', '.join(told)}"


def back_of(value: int, back: int) -> str:
    """Name what a tile of this value turns into."""
    if back == KAPUTT:
        return "Kaputt"
    if back == COINS:
        return f"{FACES[value]} with coins"
    face = FACES[value + 1] if back in (NEXT, NEXT_TWICE) else FACES[value]
    return f"double {face}" if back in (SAME_TWICE, NEXT_TWICE) else str(face)


def chances(view: View, kind: int) -> list[float]:
    """Return the chance of each back of a tile not yet turned (FF-9, and `workshop.weigh`)."""
    value = value_of(kind)
    unseen: list[int] = view["unseen_backs"][value]
    dealt, others = unseen[:DEALT_BACKS], unseen[DEALT_BACKS:]
    hidden = view["dealt_unseen"][value]
    if kind % SIDES == DEALT:
        weights = dealt + [0] * len(others)
    elif hidden:
        left = sum(dealt) - hidden
        weights = [count * left for count in dealt] + [count * sum(dealt) for count in others]
    else:
        weights = unseen
    return [weight / sum(weights) for weight in weights]


def backs(view: View, kind: int) -> str:
    """Say what may be on the back, the likeliest first."""
    likely = [(chance, back) for back, chance in enumerate(chances(view, kind)) if chance]
    likely.sort(key=lambda each: (-each[0], each[1]))
    value = value_of(kind)
    scrap = {KAPUTT: f" (scrap {real(SCRAP[value])})"}
    told = [f"{back_of(value, back)}{scrap.get(back, '')} {chance:.0%}" for chance, back in likely]
    return ", ".join(told)


# ------------------------------------------------------------------------------- cards


def inspector(card: int, *, short: bool = False) -> str:
    if card == HIGHEST and not short:
        return "150 (a coin card too)"
    return str(FACES[card]) if card < VALUES else "coins"
