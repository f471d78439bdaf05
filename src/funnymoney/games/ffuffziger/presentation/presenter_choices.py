"""What may be chosen in Falsche FFuffziger, in plain English."""

from __future__ import annotations

from typing import Any

from funnymoney.core.game import Word
from funnymoney.core.teller import Names, listing
from funnymoney.games.ffuffziger.cards import LEAST_RAISE
from funnymoney.games.ffuffziger.machines import KINDS, VALUES
from funnymoney.games.ffuffziger.numbers import REAL
from funnymoney.games.ffuffziger.presentation.presenter_news import printed
from funnymoney.games.ffuffziger.presentation.presenter_words import (
    BUY,
    FACES,
    MONEY_NAMES,
    SELL,
    backs,
    cash,
    coins,
    laundered,
    machine,
    real,
    sum_of,
    value_of,
    worth,
)

View = dict[str, Any]

USUAL_RAISES = (1, 2, 3, 5, 10, 20, 50)


def question(view: View, names: Names) -> str:
    phase = view["phase"]
    if phase == "lead":
        return lead(view)
    if phase == "match":
        sum_asked = sum_of(view["offered"], view["amount"])
        return f"{names[view['leader']]} laid down {sum_asked}. Do you match it?"
    if phase == "laundering":
        return f"Which notes do you change for real money? {rates(view)}."
    waiting = sum(view["waiting"])
    return {
        "machines": "What does one of your machines do? Choose for each"
        + (f", {waiting} to go." if waiting > 1 else ", this is the last."),
        "fists": "What do you hide in your fist? Only the winner pays it.",
        "buying": "Which machine do you buy?",
    }[str(phase)]


def rates(view: View) -> str:
    """FF-35: what a note is changed for, of those the viewer owns."""
    owned = [value for value in range(int(VALUES)) if view["money"][view["me"]][value]]
    return "You get " + listing([f"{real(SELL[value])} for a {FACES[value]}" for value in owned])


def lead(view: View) -> str:
    if view["offered"] is None:
        return f"You open the auction of {coins(view['lot'])}: lay down money of one kind."
    least = f" Real money: at least {LEAST_RAISE} M." if view["offered"] == REAL else ""
    return f"You lead: lay down more money, of one kind, or drop out.{least}"


def consequence(word: Word, view: View, _names: Names) -> str:
    verb, numbers = str(word[0]), [int(number) for number in word[1:]]
    if verb in ("produce", "sell", "transform"):
        return at_work(verb, numbers[0], view)
    if verb == "offer":
        return f"lay down {sum_of(numbers[0], numbers[1])}"
    if verb == "match":
        return f"match: lay down {sum_of(view['offered'], view['amount'])} too"
    if verb == "drop":
        return "drop: you are out of this auction and pay nothing"
    if verb == "buy":
        face, price = FACES[numbers[0]], real(BUY[numbers[0]])
        return f"buy {face}: a {face} machine for {price}, {view['pile'][numbers[0]]} left"
    if verb == "stop":
        return "stop: buy no more this round"
    if verb == "launder":
        return f"{cash(numbers)} for {real(laundered(numbers))}" if any(numbers) else "keep all"
    return f"{cash(numbers)}, {worth(numbers):,} in all" if any(numbers) else "an empty fist"


def at_work(verb: str, kind: int, view: View) -> str:
    value = value_of(kind)
    what = f"{verb} {machine(kind)}"
    if verb == "produce":
        return f"{what}: print {printed(kind)}"
    if verb == "sell":
        return f"{what}: {real(SELL[value])}, the machine is gone"
    return f"{what}: print nothing, become {backs(view, kind)}"


def things(verb: str, view: View) -> list[str]:
    if verb in ("fist", "offer"):
        return list(MONEY_NAMES)
    if verb == "launder":
        return list(MONEY_NAMES[:VALUES])
    if verb == "buy":
        return [str(face) for face in FACES]
    waiting = view["waiting"]
    return [machine(kind) if waiting[kind] else "-" for kind in range(int(KINDS))]


def shortcuts(view: View) -> dict[str, Word]:
    """Usual offers; nothing, all, and the least fist that may win."""
    named: dict[str, Word] = {}
    for offer in view["choices"]:
        verb, most = offer["verb"], offer.get("each", [])
        if verb == "offer":
            named |= offers_of(offer)
        elif verb in ("fist", "launder"):
            named["nothing"] = [verb, *[0] * len(most)]
            fitting = enough(view) if verb == "fist" else None
            if fitting:
                named["enough"] = [verb, *fitting]
            named["all"] = [verb, *most]
    return named


def offers_of(offer: View) -> dict[str, Word]:
    """Name some amounts of one kind of money, and all of it."""
    kind, least, most = offer["at"][0], offer["least"][0], offer["each"][0]
    usual = [*[amount for amount in USUAL_RAISES if least <= amount < most], most]
    if kind != REAL:
        usual = [*usual[:3], most] if len(usual) > 3 else usual
    return {f"{amount} {MONEY_NAMES[kind]}": ["offer", kind, amount] for amount in usual}


def enough(view: View) -> list[int] | None:
    """Return the least fist that can win the card, with as little real money as that allows."""
    own, least = view["money"][view["me"]], view["card"][1]
    lots: dict[int, list[int]] = {0: []}  # notes by what they add up to, low ones first
    for value, face in enumerate(FACES):
        more: dict[int, list[int]] = {}
        for count in range(own[value] + 1):
            for total, lot in lots.items():
                if count == 0 or total + (count - 1) * face < least:
                    more.setdefault(total + count * face, [*lot, count])
        lots = more
    fists = [[*lot, max(0, least - total)] for total, lot in lots.items()]
    able = [fist for fist in fists if fist[REAL] <= own[REAL]]
    return min(able, key=lambda fist: (worth(fist), fist[REAL]), default=None)
