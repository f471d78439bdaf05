"""What happens in Falsche FFuffziger, in plain English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funnymoney.core.teller import YOU, Names, does, listing
from funnymoney.games.ffuffziger.machines import KAPUTT, SAME, SIDES, TWICE
from funnymoney.games.ffuffziger.presentation.presenter_words import (
    BUY,
    FACES,
    SCRAP,
    SELL,
    back_of,
    cash,
    coins,
    inspector,
    machine,
    real,
    sum_of,
    value_of,
    worth,
)


def news(item: Sequence[Any], names: Names, _view: dict[str, Any] | None = None) -> str:
    key, *numbers = item
    if key == "did":
        return did(names[numbers[0]], numbers[1], numbers[2:])
    if key in PUBLIC:
        return table_news(key, numbers)
    name, rest = names[numbers[0]], numbers[1:]
    if key == "fist":
        return f"{does(name, 'open', 'opens')} {article(name)} fist: {fist(rest)}."
    if key == "turned":
        return turned(rest[0], rest[1])
    if key == "raided":
        return f"{does(name, 'lose', 'loses')} {losses(*rest)}."
    return of_somebody(key, name, rest)


def article(name: str) -> str:
    return "your" if name == YOU else "a"


def fist(amounts: Sequence[int]) -> str:
    total = worth(amounts)
    return f"{cash(amounts)}, {total:,} in all" if total else "nothing"


# --------------------------------------------------------------------------- the table

PUBLIC = {
    "round": "Round {0} begins.",
    "inspector": "The inspector shows a card: {0}.",
    "destroyed": "It is the lowest value left: all machines and notes of {0} are destroyed.",
    "lot": "The die is cast: an auction of {0} coins.",
    "unsold": "Nobody owns anything to offer: the {0} coins leave the game.",
    "card": "A laundering card is turned up: a fist of {0} or more can win {1} M.",
    "no_sale": "No fist reaches {0}: the laundering card stays.",
}


def table_news(key: str, numbers: list[int]) -> str:
    if key == "inspector":
        return PUBLIC[key].format(inspector(numbers[0]))
    if key == "destroyed":
        return PUBLIC[key].format(FACES[numbers[0]])
    return PUBLIC[key].format(*numbers)


def turned(kind: int, back: int) -> str:
    value = value_of(kind)
    if back == KAPUTT:
        return f"It is Kaputt: {real(SCRAP[value])} for scrap, and the inspector will look again."
    return "It shows the same again." if back == SAME else f"It is now a {back_of(value, back)}."


def losses(scrapped: int, seized: int, paid: int) -> str:
    parts = []
    if scrapped:
        tiles = "1 machine" if scrapped == 1 else f"{scrapped} machines"
        parts.append(f"{tiles} ({real(paid)} for scrap)")
    if seized:
        parts.append("1 note" if seized == 1 else f"{seized} notes")
    return listing(parts)


def of_somebody(key: str, name: str, numbers: list[int]) -> str:
    first = numbers[0] if numbers else 0
    sentences = {
        "marker": does(name, "have", "has") + " the first-player marker.",
        "cannot_match": does(name, "cannot match it and are", "cannot match it and is") + " out.",
        "cannot_lead": does(name, "have", "has") + " nothing to add and must drop out.",
        "won_lot": does(name, "are", "is") + f" the last one in, pays and takes {coins(first)}.",
        "closed": does(name, "close", "closes") + f" {article(name)} fist.",
        "paid": does(name, "take", "takes") + f" {real(first)} off laundering cards.",
        "laundered": does(name, "get", "gets") + f" {real(first)} for notes.",
        "coins": does(name, "get", "gets") + f" {coins(first)} for 150s with coins.",
    }
    if key == "won_card":
        won = does(name, "win", "wins")
        return f"{won} the card with {first:,}: {real(numbers[1])} when the phase is over."
    if key == "bonus":
        return f"{does(name, 'have', 'has')} {real(numbers[1])} at the end: {coins(first)} for it."
    if key == "won_lot" and name == YOU:
        return f"You are the last one in, pay and take {coins(first)}."
    return sentences[key]


# ----------------------------------------------------------------------------- choices


def did(name: str, verb: str, numbers: list[int]) -> str:
    if verb in ("match", "drop", "stop"):
        return {
            "match": does(name, "match", "matches") + " it.",
            "drop": does(name, "drop", "drops") + " out.",
            "stop": does(name, "buy", "buys") + " no more.",
        }[verb]
    if verb == "offer":
        return f"{does(name, 'lay', 'lays')} down {sum_of(numbers[0], numbers[1])}."
    if verb == "fist":
        whose = "your" if name == YOU else f"{name}'s"
        return f"In {whose} fist: {fist(numbers)}."
    if verb == "launder":
        return f"{does(name, 'launder', 'launders')} {cash(numbers)}."
    if verb == "buy":
        face, price = FACES[numbers[0]], real(BUY[numbers[0]])
        return f"{does(name, 'buy', 'buys')} a {face} machine for {price}."
    return worked(name, verb, numbers[0])


def worked(name: str, verb: str, kind: int) -> str:
    if verb == "transform":
        return f"{does(name, 'turn', 'turns')} over a machine, {machine(kind)}."
    if verb == "sell":
        price = real(SELL[value_of(kind)])
        return f"{does(name, 'sell', 'sells')} a machine, {machine(kind)}, for {price}."
    return f"{does(name, 'print', 'prints')} {printed(kind)}."


def printed(kind: int) -> str:
    """FF-22: what a machine prints."""
    count = 2 if kind % SIDES == TWICE else 1
    return f"{count} x {FACES[value_of(kind)]}"
