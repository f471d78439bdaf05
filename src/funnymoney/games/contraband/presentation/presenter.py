"""Contraband in plain English; see `core.teller`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funnymoney.core.game import Word
from funnymoney.core.teller import YOU, Board, Names, does, in_one_line, listing, whom
from funnymoney.games.contraband.cards import KIND_NAMES

View = dict[str, Any]
step = in_one_line

MANY = (
    "wines",
    "boxes of cigars",
    "spirits",
    "perfumes",
    "watches",
    "cameras",
    "necklaces",
    "crowns",
    "diplomatic bags",
    "pieces of baggage",
)
ONE = (
    "wine",
    "box of cigars",
    "bottle of spirits",
    "perfume",
    "watch",
    "camera",
    "necklace",
    "crown",
    "diplomatic bag",
    "piece of baggage",
)
GOODS = range(8)
INTRODUCTION = (
    "Smuggle suitcases past the Customs Officer and hold the most money at the end. In turn a "
    "traveller looks at his cards and declares some goods, truly or not. The Officer believes it "
    "and takes the duty, or searches: a lie costs the fine on everything inside, but if it was "
    "the truth the Officer pays damages. A suitcase let through goes to the next traveller, who "
    "takes it unseen or informs on it. Everybody is Officer for one deck."
)
PAYMENTS = {"duty": "duty", "fine": "in fines", "damages": "damages", "reward": "as a reward"}


def cards(counts: Sequence[int], nothing: str = "nothing") -> str:
    """Name cards by their number of each kind."""
    named = [
        f"{count} {ONE[kind] if count == 1 else MANY[kind]}"
        for kind, count in enumerate(counts)
        if count
    ]
    return listing(named, nothing)


def money(amount: int) -> str:
    return f"{amount:,} F"


def declared(word: Sequence[Any] | None) -> str:
    if word is None:
        return ""
    return "immunity" if word[0] == "immunity" else cards(word[1:])


def cost(prices: Sequence[int], counts: Sequence[int]) -> int:
    return sum(prices[good] * counts[good] for good in GOODS)


# ------------------------------------------------------------------------------- table


def board(view: View, names: Names) -> Board:
    facts = [
        ("Discard pile", cards(view["discard"], "empty")),
        ("Suitcase", suitcase(view, names)),
    ]
    if view["phase"] == "declaration" and view["me"] == view["holder"]:
        facts.insert(0, ("Duty/fine", prices(view["options"])))
    return Board(
        head=f"Round {min(view['round'] + 1, view['rounds'])} of {view['rounds']}"
        f" · cards in the deck: {view['deck']}",
        columns=("player", "money", "role", "declared"),
        rows=[seat(view, names, player) for player in range(view["players"])],
        facts=facts,
        private=private(view),
    )


def prices(options: dict[str, Any]) -> str:
    bands = zip(KIND_NAMES, options["duties"], options["fines"], strict=False)
    return " ".join(f"{name}\u00a0{duty}/{fine}" for name, duty, fine in bands)


def seat(view: View, names: Names, player: int) -> tuple[str, ...]:
    role = ""
    if player == view["officer"]:
        role = "Officer"
    elif player == view["holder"] and view["size"]:
        role = "has the suitcase"
    if player in view["acting"]:
        role += " · decides" if role else "decides"
    said = declared(view["said"][player])
    return names[player], money(view["balances"][player]), role, said


def suitcase(view: View, names: Names) -> str:
    if not view["size"]:
        return "none"
    passed = {0: "freshly packed", 1: "passed on once"}
    way = passed.get(view["passes"], f"passed on {view['passes']} times")
    return f"{view['size']} cards with {whom(names[view['holder']])}, {way}"


def private(view: View) -> list[tuple[str, str]]:
    if view["me"] is None or not view["size"]:
        return []
    if view["me"] == view["holder"]:
        options, held = view["options"], view["held"]
        return [
            ("Your cards", cards(held)),
            ("On them", f"duty {money(cost(options['duties'], held))}, "
                        f"fine {money(cost(options['fines'], held))}"),
        ]  # fmt: skip
    known = cards(view["known"], "")
    return [("You know it holds", known)] if known else []


# -------------------------------------------------------------------------------- news


def news(item: Sequence[Any], names: Names, _view: View | None = None) -> str:
    key, *numbers = item
    if key == "did":
        return did(names[numbers[0]], numbers[1], numbers[2:])
    if key in PAYMENTS:
        payer, payee, amount = names[numbers[0]], whom(names[numbers[1]]), money(numbers[2])
        return f"{does(payer, 'pay', 'pays')} {payee} {amount} {PAYMENTS[key]}."
    if key == "officer":
        return f"{does(names[numbers[0]], 'are', 'is')} the Customs Officer."
    if key == "round_over":
        return f"Round {numbers[0] + 1} is over."
    if key == "opened":
        owner = "your" if names[numbers[0]] == YOU else f"{names[numbers[0]]}'s"
        return f"In {owner} suitcase: {cards(numbers[1:])}."
    return secret(key, numbers)


def secret(key: str, numbers: list[int]) -> str:
    if key == "packed":
        return f"New cards: {cards(numbers)}."
    if key == "received":
        return f"Inside: {cards(numbers)}."
    return f"Drawn: {cards([int(kind == numbers[0]) for kind in range(len(KIND_NAMES))])}."


def did(name: str, verb: str, numbers: list[int]) -> str:
    if verb == "declare":
        return f"{does(name, 'declare', 'declares')} {cards(numbers)}."
    if verb == "throw":
        return f"{does(name, 'throw', 'throws')} away: {ONE[numbers[0]]}."
    sentence = {
        "immunity": does(name, "claim", "claims") + " immunity.",
        "believe": does(name, "believe", "believes") + " it.",
        "search": does(name, "search", "searches") + " the suitcase.",
        "accept": does(name, "take", "takes") + " the suitcase.",
        "inform": does(name, "do not believe it and inform", "does not believe it and informs")
        + " the Officer.",
    }
    return sentence[verb]


# ----------------------------------------------------------------------------- choices


def question(view: View, names: Names) -> str:
    sender = whom(names[view["holder"]])
    said = declared(view["said"][view["holder"]])
    return {
        "declaration": "What do you declare?",
        "inspection": f"{sender} declares {said}. Do you believe it?",
        "acceptance": f"{sender} declared {said}. Do you take the suitcase as it is?",
        "rejection": "Which card do you throw away, face up?",
    }[view["phase"]]


def consequence(word: Word, view: View, names: Names) -> str:
    options, verb = view["options"], str(word[0])
    said = view["said"][view["holder"]]
    duty = cost(options["duties"], said[1:]) if said and said[0] == "declare" else 0
    sender, damages = whom(names[view["holder"]]), money(options["damages"])
    if verb == "throw":
        return f"throw away: {ONE[int(word[1])]}"
    return {
        "declare": f"declare {cards([int(count) for count in word[1:]])}",
        "immunity": "immunity: claim to have the Diplomatic Bag, no duty; found without it: "
        f"{money(options['false_claim'])} and all fines",
        "believe": f"believe: {sender} pays you {money(duty)}; if it is a lie and the next player "
        f"informs, you get the fines and pay {money(options['reward'])}",
        "search": f"search: if it is true you get {money(duty)} and pay {damages}, "
        "if not you get the fines",
        "accept": "accept: look inside, throw one card away, draw one, declare",
        "inform": f"inform: if it is a lie you get {money(options['reward'])}, "
        f"if not you pay {damages}",
    }[verb]


def things(verb: str, _view: View) -> list[str]:
    return list(KIND_NAMES if verb == "throw" else KIND_NAMES[:8])


def introduction() -> str:
    return INTRODUCTION


def shortcuts(view: View) -> dict[str, Word]:
    if view["phase"] != "declaration":
        return {}
    return {"nothing": ["declare", *[0] * 8], "truth": ["declare", *view["held"][:8]]}
