"""What is asked in Crooked Cash, in plain English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from funnymoney.core.teller import Names, listing, whom
from funnymoney.games.crooked_cash.cards import CELL_PASS, WARRANT
from funnymoney.games.crooked_cash.presentation.presenter_news import noted
from funnymoney.games.crooked_cash.presentation.presenter_words import (
    FACES,
    View,
    at_front,
    chance_name,
    chance_text,
    deed,
    in_hand,
    laid,
    lot,
    money,
    notes,
    party,
    rent_now,
    street,
    streets,
    verdict,
    whose,
)

Matter = dict[str, Any]


def question(view: View, names: Names) -> str:
    top = view["matters"][-1]
    return QUESTIONS[str(top["matter"])](view, names, top)


def of_turn(view: View, _names: Names, top: Matter) -> str:
    if top["stage"] == "finish":
        jailed = "You are in jail and roll no more in this turn. " if in_jail(view, top) else ""
        return f"{jailed}Anything else before your turn ends?"
    if top["stage"] == "jailed":
        failed = view["jail"][top["player"]]
        return f"You are in jail, and {failed} of 3 rolls have failed. How do you get out?"
    again = "You rolled a double and roll again" if top["again"] else "It is your turn"
    return f"{again}. Roll, or do something else first?"


def of_street(view: View, _names: Names, top: Matter) -> str:
    number = top["street"]
    return f"{street(view, number)} is for sale: {deed(view, number)}. Buy or auction it?"


def of_rent(view: View, names: Names, top: Matter) -> str:
    rent = rent_now(view, top["street"]) * (2 if top["boosted"] else 1)
    place = street(view, top["street"])
    if top["stage"] == "asked":
        owner = names[top["owner"]]
        return f"{owner} asks you for {money(rent)} of rent for {place}. Do you pay?"
    visitor = names[top["visitor"]]
    return f"{visitor} has come to your {place}. Do you ask for the rent, {money(rent)}?"


def of_pick(view: View, _names: Names, top: Matter) -> str:
    held = view["chance"]["held"][top["player"]]
    if held is None:
        return "Which Chance card do you take? Any of them may be false."
    return f"Which Chance card do you take for your {chance_name(held // 2)}, or none?"


def of_payment(view: View, names: Names, top: Matter) -> str:
    whole = f"{money(top['due'])} to {party(top['payee'], names)}{purpose(view, -1)}"
    if any(top["exact"]):
        return f"Which of your notes do you lay out? {at_front(notes(top['exact']))} are due."
    if top["need"] < top["due"]:
        return f"{money(top['need'])} is missing of {whole}. Which notes do you lay out now?"
    return f"You pay {whole}. Which notes do you lay out?"


def purpose(view: View, at: int) -> str:
    """Say what a payment is for; `at` is its place among the matters."""
    for matter in reversed(view["matters"][:at]):
        kind = matter["matter"]
        if kind in REASONS:
            return REASONS[kind]
        if kind in ("street", "rent", "hotel"):
            what = {"street": " for", "rent": ", the rent of", "hotel": " for a hotel on"}[kind]
            return f"{what} {street(view, matter['street'])}"
        if kind == "auction":
            return f" for {lot(view, matter['thing'])}"
        if kind == "exchange":
            return f" in exchange for {notes(matter['taken'])}"
        if kind == "turn":
            return " for leaving jail" if in_jail(view, matter) else " by a card"
    return ""


REASONS = {"trade": " in a trade", "collection": " by a card"}


def in_jail(view: View, turn: Matter) -> bool:
    return view["jail"][turn["player"]] is not None


def of_decoder(view: View, names: Names, top: Matter) -> str:
    owner, beneath = names[top["owner"]], view["matters"][-2]
    chips = view["chips"][view["me"]]
    chip = f"You have {chips} green chip{'s' * (chips > 1)}."
    if beneath["matter"] == "card":
        played = f"{owner} plays {chance_text(beneath['kind'])}{target(view, names, beneath)}"
        known = verdict(view, view["chance"]["held"][top["owner"]])
        return f"{played}{known}. Trust it or check it? {chip}"
    shown = laid([FACES[note[0]] for note in beneath["notes"][beneath["part"] :]])
    more = " more" if beneath["part"] else ""
    paid = f"{money(beneath['due'])} to {party(beneath['payee'], names)}{purpose(view, -2)}"
    return f"{owner} lays out {shown}{more} to pay {paid}. Trust it or check a note? {chip}"


def target(view: View, names: Names, card: Matter) -> str:
    """Say on what or whom a Chance card is played."""
    if card["target"] < 0:
        return ""
    if card["kind"] == WARRANT:
        return f" on {whom(names[card['target']])}"
    other = f" for {street(view, card['other'])}" if card["other"] >= 0 else ""
    return f" on {street(view, card['target'])}{other}"


def of_debt(view: View, names: Names, top: Matter) -> str:
    owed = f"{money(top['need'])} to {party(top['creditor'], names)}"
    return f"You owe {owed}{purpose(view, -1)} and have {money(in_hand(view))}. What do you sell?"


def of_trade(view: View, names: Names, top: Matter) -> str:
    if top["stage"] == "keeping":
        return "You may have one Chance card only. Which one do you keep?"
    given, taken = told_sides(view, top)
    maker = names[top["maker"]]
    return f"{maker} offers you {listing(given)} for {listing(taken, 'nothing')}. Do you trade?"


def told_sides(view: View, trade: Matter) -> tuple[list[str], list[str]]:
    """Return what the maker of an offer gives and takes."""
    given, taken = noted(trade["give"]), noted(trade["take"])
    for number in trade["streets"]:
        hotel = " with its hotel" if number in view["hotels"] else ""
        mine = view["owner"][number] == trade["maker"]
        (given if mine else taken).append(street(view, number) + hotel)
    for card in trade["cards"]:
        mine = card == 0 or (card == 2 and CELL_PASS in view["chest"]["held"][trade["maker"]])
        (given if mine else taken).append("the Cell pass" if card == 2 else "the Cell key")
    return given, taken


def of_keep(_view: View, _names: Names, _top: Matter) -> str:
    return "You may have one Chance card only. Which one do you keep?"


def of_auction(view: View, names: Names, top: Matter) -> str:
    thing = lot(view, top["thing"])
    facts = "" if top["thing"] < 0 else f" ({deed(view, top['thing'])})"
    stands = "nobody has bid yet"
    if top["leader"] >= 0:
        stands = f"{names[top['leader']]} has bid {money(top['bid'])}"
    return f"Up for auction: {thing}{facts}; {stands}. You have {money(in_hand(view))}."


def of_building(view: View, _names: Names, top: Matter) -> str:
    if top["stage"] == "placing":
        return "Where do you put the hotel you have won?"
    mine = top["mine"]
    named = mine["wishes"] + [mine[by] for by in ("gift", "free", "permit") if mine[by] >= 0]
    so_far = f" So far: {streets(view, named)}." if named else ""
    left = view["hotels_left"]
    return f"Do you build hotels? The bank has {left}.{so_far}"


def of_interlude(_view: View, names: Names, top: Matter) -> str:
    return f"{at_front(whose(names[top['after']]))} turn is over. Do you offer a trade?"


QUESTIONS: dict[str, Callable[[View, Names, Matter], str]] = {
    "turn": of_turn,
    "street": of_street,
    "rent": of_rent,
    "pick": of_pick,
    "payment": of_payment,
    "decoder": of_decoder,
    "debt": of_debt,
    "trade": of_trade,
    "auction": of_auction,
    "building": of_building,
    "interlude": of_interlude,
    "keep": of_keep,
}
