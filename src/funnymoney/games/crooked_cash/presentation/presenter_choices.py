"""What may be chosen in Crooked Cash, in plain English."""

from __future__ import annotations

from collections.abc import Callable

from funnymoney.core.game import Word
from funnymoney.core.teller import Names, Step, listing, whom
from funnymoney.games.crooked_cash.cards import SWAP, WARRANT, WRECK
from funnymoney.games.crooked_cash.presentation.presenter_news import changed, sides
from funnymoney.games.crooked_cash.presentation.presenter_words import (
    FACES,
    STREET_COUNT,
    View,
    brings,
    bundle,
    bundle_names,
    chance_name,
    chance_text,
    colour,
    in_hand,
    money,
    notes,
    own_notes,
    rent_now,
    short,
    verdict,
)

TRADE_NOTES = 5
CARD_THINGS = ("my Cell key", "their Cell key", "Cell pass")


def consequence(word: Word, view: View, names: Names) -> str:
    verb, numbers = str(word[0]), [int(number) for number in word[1:]]
    if verb in TOLD_ALONE:
        return TOLD_ALONE[verb]
    if verb in ON_STREET:
        return on_street(verb, numbers, view)
    return TOLD[verb](numbers, view, names)


TOLD_ALONE = {
    "roll": "roll: roll the dice and move on",
    "done": "done: nothing more",
    "fine": "fine: pay B50, then roll",
    "cell_card": "cell card: use your Cell pass, then roll",
    "waive": "waive: ask for nothing",
    "pay_rent": "pay rent: lay out the notes",
    "trust": "check nothing",
    "refuse": "refuse: nothing changes hands",
    "accept": "accept: notes are laid out, and may be checked, before anything changes hands",
    "ready": "ready: no more wishes",
}
ON_STREET = {
    "sell": "sell",
    "wish": "wish",
    "wish_gift": "wish gift",
    "wish_free": "wish free",
    "wish_permit": "wish permit",
    "free_hotel": "free hotel",
    "permit": "permit",
    "place": "place",
}
BY_CARD = {
    "wish_gift": "nothing, by your Gift hotel",
    "wish_free": "nothing, by your Free hotel",
    "free_hotel": "nothing, by your Free hotel",
    "place": "your bid",
}
BUILDS = {
    "sell": "sell: a hotel or a street, to the bank, for half of what it costs",
    "free_hotel": "free hotel: put the hotel of your Community Chest card on a street of yours",
    "permit": "permit: buy a hotel with your Building permit, for any street of yours",
    "wish_gift": "wish gift: a street for your Gift hotel",
    "wish_free": "wish free: a street for your Free hotel",
    "wish_permit": "wish permit: a street for your Building permit",
}


def on_street(verb: str, numbers: list[int], view: View) -> str:
    """Tell of a verb whose one number is a street, or of the verb alone."""
    if not numbers:
        return BUILDS.get(verb, f"{ON_STREET[verb]}: name a street for a hotel")
    [number] = numbers
    if verb == "sell":
        first = "its hotel first, for" if number in view["hotels"] else "for"
        return f"sell {short(view, number)}: {first} {money(brings(view, number))}"
    cost = BY_CARD.get(verb, money(view["board"]["hotel_cost"][number]))
    if verb == "wish" and in_hand(view) < view["board"]["hotel_cost"][number]:
        cost += ", or your bid if there are too few"
    rent = money(view["board"]["hotel_rent"][number])
    return f"{ON_STREET[verb]} {short(view, number)}: a hotel for {cost}; its rent becomes {rent}"


def of_buy(_numbers: list[int], view: View, _names: Names) -> str:
    price = view["board"]["price"][view["matters"][-1]["street"]]
    return f"buy: pay the bank {money(price)}"


def of_up_for_auction(_numbers: list[int], view: View, _names: Names) -> str:
    price = view["board"]["price"][view["matters"][-1]["street"]]
    poor = f" (you have less than {money(price)})" if in_hand(view) < price else ""
    return f"auction: everybody may bid, you too{poor}"


def of_demand(_numbers: list[int], view: View, _names: Names) -> str:
    return f"demand: ask for {money(rent_now(view, view['matters'][-1]['street']))}"


def of_auto(_numbers: list[int], view: View, _names: Names) -> str:
    top = view["matters"][-1]
    if any(top["exact"]):
        return f"auto: lay out {notes(top['exact'])}, those known to be true first"
    return "auto: as few notes as possible, those known to be true first"


def of_pay(numbers: list[int], _view: View, _names: Names) -> str:
    if not numbers:
        return "pay: choose the notes yourself"
    return f"pay: lay out {bundle(numbers)}"


def of_check(numbers: list[int], view: View, _names: Names) -> str:
    beneath = view["matters"][-2]
    if beneath["matter"] == "card":
        return "spend a chip; a false card does nothing, and you get B100"
    value = FACES[beneath["notes"][beneath["part"] + numbers[0]][0]]
    return f"spend a chip on one of the {value}s; if it is false you keep it"


def of_take(numbers: list[int], view: View, _names: Names) -> str:
    card = view["chance"]["shown"][numbers[0]]
    return f"take {chance_text(card // 2)}{verdict(view, card)}"


def of_keep(_numbers: list[int], view: View, _names: Names) -> str:
    held = view["chance"]["held"][view["me"]]
    return f"keep: stay with your {chance_name(held // 2)}"


def of_keep_old(_numbers: list[int], view: View, _names: Names) -> str:
    return f"keep old: {old_card(view)}"


def of_keep_new(_numbers: list[int], view: View, _names: Names) -> str:
    return f"keep new: {new_card(view)}"


def of_accept_old(_numbers: list[int], view: View, _names: Names) -> str:
    return f"accept, keep old: {old_card(view)}"


def of_accept_new(_numbers: list[int], view: View, _names: Names) -> str:
    return f"accept, keep new: {new_card(view)}"


def old_card(view: View) -> str:
    held = view["chance"]["held"][view["me"]]
    return f"{chance_text(held // 2)}{verdict(view, held)}"


def new_card(view: View) -> str:
    """The card that somebody gets who has one: from a bankrupt, or in a trade."""
    top = view["matters"][-1]
    if top["matter"] == "keep":
        card = top["card"]
    else:  # only a Cell key can be traded
        giver = top["partner"] if view["me"] == top["maker"] else top["maker"]
        card = view["chance"]["held"][giver]
    return f"{chance_text(card // 2)}{verdict(view, card)}"


def of_play(numbers: list[int], view: View, names: Names) -> str:
    """Tell of a Chance card with all its targets, or as far as they are named."""
    held = view["chance"]["held"][view["me"]]
    if len(numbers) < 2:
        return f"play: your {chance_text(held // 2)}{verdict(view, held)}"
    kind, first, *rest = numbers
    if kind == WARRANT:
        return f"play: {chance_name(kind)} on {whom(names[first])}"
    played = f"play: {chance_name(kind)}, {short(view, first)}"
    if kind == SWAP and rest:
        return f"{played} for {short(view, rest[0])} of {whom(names[view['owner'][rest[0]]])}"
    if kind == WRECK:
        return f"{played} of {whom(names[view['owner'][first]])}"
    price = money(view["board"]["price"][first])
    return f"{played} ({colour(first)}, {price})"


def of_exchange(numbers: list[int], _view: View, _names: Names) -> str:
    if not numbers:
        return "exchange: change notes at the bank, once a turn; they may be checked"
    return f"exchange {changed(numbers)}"


def of_bid(numbers: list[int], _view: View, _names: Names) -> str:
    return f"bid {money(numbers[1])}"


def of_pass(_numbers: list[int], _view: View, _names: Names) -> str:
    return "bid no more, unless somebody raises"


def of_offer(numbers: list[int], view: View, names: Names) -> str:
    if not numbers:
        return "offer: propose a trade to somebody"
    if len(numbers) == 1:
        partner = numbers[0]
        owned = [short(view, each) for each, owner in enumerate(view["owner"]) if owner == partner]
        return f"{names[partner]}: {money(view['money'][partner])}; {listing(owned, 'no street')}"
    given, taken, swapped = sides(numbers[1:], view)
    return f"offer {listing([*given, *taken, *swapped])}"


def of_counter(_numbers: list[int], _view: View, _names: Names) -> str:
    return "counter: offer something else instead"


def of_give_up(_numbers: list[int], view: View, _names: Names) -> str:
    top = view["matters"][-1]
    return "give up: you are bankrupt" if top["forced"] else "give up: your bid is void"


TOLD: dict[str, Callable[[list[int], View, Names], str]] = {
    "buy": of_buy,
    "auction": of_up_for_auction,
    "demand": of_demand,
    "auto": of_auto,
    "pay": of_pay,
    "check": of_check,
    "take": of_take,
    "keep": of_keep,
    "keep_old": of_keep_old,
    "keep_new": of_keep_new,
    "accept_keep_old": of_accept_old,
    "accept_keep_new": of_accept_new,
    "play": of_play,
    "exchange": of_exchange,
    "bid": of_bid,
    "pass": of_pass,
    "offer": of_offer,
    "counter": of_counter,
    "give_up": of_give_up,
}


# ------------------------------------------------------------------------------- steps


def step(word: Word, view: View, names: Names) -> Step | None:
    verb, numbers = str(word[0]), [int(number) for number in word[1:]]
    if verb == "check":
        return Step("", 0)
    if verb in ON_STREET:
        return Step("Which street?")
    if verb == "play":
        return Step(play_asks(numbers))
    if verb == "exchange":
        return exchange_step(numbers, view)
    if verb == "pay":
        return Step(f"Which notes? You have {own_notes(view)}.", len(bundle_names()))
    if verb == "offer":
        return trade_step(numbers[1:], view, names, numbers[0]) if numbers else Step("To whom?")
    if verb == "counter":
        return trade_step(numbers, view, names, view["matters"][-1]["maker"] if names else 0)
    return None


def play_asks(numbers: list[int]) -> str:
    if numbers and numbers[0] == WARRANT:
        return "Whom?"
    if numbers and numbers[0] == SWAP:
        return "Which street do you give?" if len(numbers) == 1 else "Which street do you take?"
    return "Which street?"


def exchange_step(numbers: list[int], view: View) -> Step:
    if not numbers:
        return Step(f"Which notes do you hand in? You have {own_notes(view)}.", TRADE_NOTES)
    amount = sum(count * face for count, face in zip(numbers, FACES, strict=True))
    return Step(f"Which notes do you want for these {money(amount)}?", TRADE_NOTES)


def trade_step(numbers: list[int], view: View, names: Names, partner: int) -> Step:
    """Ask for one part of an offer after the other; `numbers` are those told so far."""
    if not names:
        return Step("")
    other = whom(names[partner])
    if len(numbers) < TRADE_NOTES:
        return Step(f"Which notes do you give {other}? You have {own_notes(view)}.", TRADE_NOTES)
    if len(numbers) < 2 * TRADE_NOTES:
        held = f"{money(view['money'][partner])}{purse(view, partner)}"
        return Step(f"Which notes do you want of {other}, who has {held}?", TRADE_NOTES)
    if len(numbers) < 2 * TRADE_NOTES + STREET_COUNT:
        return Step(f"Which streets change hands, yours and those of {other}?", STREET_COUNT)
    return Step("Which cards change hands?", len(CARD_THINGS))


def purse(view: View, player: int) -> str:
    """CC-A3: a rival's notes by value, only if that is shown."""
    if not view["options"]["open_purses"]:
        return ""
    return f" in {notes(view['notes'][player])}"


def things(verb: str, view: View) -> list[str]:
    if verb in ON_STREET:
        return [short(view, number) for number in range(STREET_COUNT)]
    if verb == "pay":
        return bundle_names()
    if verb in ("offer", "counter"):
        faces = [str(face) for face in FACES]
        named = [short(view, number) for number in range(STREET_COUNT)]
        return [*faces, *faces, *named, *CARD_THINGS]
    if verb == "take":
        return [chance_name(card // 2).lower() for card in view["chance"]["shown"]]
    if verb == "exchange":
        return [str(face) for face in FACES] * 2
    return ["B"] if verb == "bid" else ["place"]


# --------------------------------------------------------------------------- shortcuts


def shortcuts(view: View) -> dict[str, Word]:
    """Trust, or one note of each value to check; the least raise, and a pass."""
    named: dict[str, Word] = {}
    for offer in view["choices"]:
        if offer["verb"] == "trust":
            named["trust"] = ["trust"]
        elif offer["verb"] == "check":
            named |= checks(view)
        elif offer["verb"] == "bid":
            named["raise"] = ["bid", *offer["at"], offer["least"][0]]
        elif offer["verb"] == "pass":
            named["pass"] = ["pass", *offer["among"][0]]
    return named


def checks(view: View) -> dict[str, Word]:
    """Equal notes lie in mixed order: one is as good as another."""
    beneath = view["matters"][-2]
    if beneath["matter"] == "card":
        return {"check": ["check", 0]}
    values = [note[0] for note in beneath["notes"][beneath["part"] :]]
    return {
        f"check {FACES[value]}": ["check", values.index(value)]
        for value in sorted(set(values), reverse=True)
    }
