"""What happens in Crooked Cash, in plain English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funnymoney.core.teller import YOU, Names, does, listing, whom
from funnymoney.games.crooked_cash.presentation.presenter_words import (
    FACES,
    View,
    at_front,
    chance_name,
    chance_text,
    chest_text,
    laid,
    lot,
    money,
    notes,
    party,
    short,
    space,
    street,
    streets,
    whose,
)

# What is told all over again by the very next items: a debt by what is paid, a deal by the trade.
SAID_AGAIN = ("owes", "accepted")
# Choices of which the next item tells all, and what the viewer has just typed himself.
SAID_NEXT = ("roll", "done", "demand", "auction", "take", "play", "sell", "accept", "auto", "pay")


def news(item: Sequence[Any], names: Names, view: View) -> str:
    key, *numbers = item
    if key in SAID_AGAIN:
        return ""
    if key == "did":
        return did(names[numbers[0]], numbers[1], numbers[2:], names, view)
    if key in ("shown", "auction", "no_bid", "nobody_builds", "round_cap"):
        return of_the_table(key, numbers, view)
    for tell in (of_moves, of_money, of_streets, of_cards, of_deals):
        sentence = tell(key, numbers, names, view)
        if sentence is not None:
            return sentence
    raise KeyError(key)


def of_the_table(key: str, numbers: list[int], view: View) -> str:
    if key == "shown":
        return f"A Chance card lies open: {chance_text(numbers[1])}."
    if key == "nobody_builds":
        return "Nobody builds."
    if key == "round_cap":
        return f"Round {numbers[0]} is over, and with it the game."
    thing = lot(view, numbers[0])
    if key == "auction":
        return f"Up for auction: {thing}."
    stays = "nobody builds" if numbers[0] < 0 else f"{thing} stays with the bank"
    return f"Nobody bids: {stays}."


def of_moves(key: str, numbers: list[int], names: Names, view: View) -> str | None:
    name = names[numbers[0]]
    if key == "turn":
        return f"It is {whose(name)} turn."
    if key == "rolls_first":
        return f"{does(name, 'roll', 'rolls')} {numbers[1]} for who begins."
    if key == "rolled":
        double = ", a double" if numbers[1] == numbers[2] else ""
        return f"{does(name, 'roll', 'rolls')} {numbers[1]} and {numbers[2]}{double}."
    if key == "moves":
        return f"{does(name, 'move', 'moves')} on to {space(view, numbers[1])}."
    if key == "salary":
        return f"{does(name, 'get', 'gets')} B200 for GO."
    if key == "chips":
        return f"{at_front(whose(name))} decoder chips are green again."
    if key == "jailed":
        return f"{does(name, 'go', 'goes')} to jail."
    return f"{does(name, 'leave', 'leaves')} jail." if key == "leaves_jail" else None


def of_money(key: str, numbers: list[int], names: Names, _view: View) -> str | None:
    name = names[numbers[0]]
    if key in ("paid", "unpaid", "bankrupt", "not_owed"):
        return of_debts(key, name, party(numbers[1], names), numbers)
    if key == "shows":
        return f"{does(name, 'lay', 'lays')} out {laid(numbers[1:])}."
    if key == "checked":
        return checked(name, numbers[2], bool(numbers[3]))
    if key == "takes_back":
        return f"{does(name, 'take', 'takes')} back a {numbers[1]} that is not needed."
    if key == "breaks":
        return f"The bank breaks a {numbers[1]} of {whose(name) if name != YOU else 'yours'}."
    if key == "bank_pays":
        return f"The bank gives {whom(name)} {notes(numbers[1:])}."
    if key == "printed":
        return f"The bank has run out: {numbers[2]} x {numbers[1]} of these are new, and true."
    if key == "short":
        return f"{does(name, 'are', 'is')} {money(numbers[1])} short."
    if key == "exchanged":
        return f"The bank gives {notes(numbers[1:])} for them."
    return final_rent(name, *numbers[1:]) if key == "final_rent" else None


def of_debts(key: str, name: str, other: str, numbers: list[int]) -> str:
    if key == "paid":
        return f"{does(name, 'have', 'has')} paid {other} {money(numbers[2])}."
    if key == "unpaid":
        return f"{name} cannot pay {other} {money(numbers[2])} any more: it is off."
    if key == "not_owed":
        return f"{does(name, 'owe', 'owes')} {other} nothing any more."
    broke = does(name, "are", "is")
    return f"{broke} bankrupt and out of the game; notes and cards go to {other}."


def checked(name: str, value: int, false: bool) -> str:
    found = does(name, "check", "checks")
    if not false:
        return f"{found} a {value}: it is true."
    return f"{found} a {value}: it is false! {does(name, 'keep', 'keeps')} it."


def final_rent(name: str, rent: int, cash: int) -> str:
    in_all = money(rent + cash)
    return f"{does(name, 'get', 'gets')} {money(rent)} of rent at the end: {in_all} in all."


def of_streets(key: str, numbers: list[int], names: Names, view: View) -> str | None:
    name, rest = names[numbers[0]], numbers[1:]
    if key in ("sells_hotel", "sells_street"):
        what = "the hotel on " if key == "sells_hotel" else ""
        price = money(rest[1])
        return (
            f"{does(name, 'sell', 'sells')} {what}{street(view, rest[0])} to the bank for {price}."
        )
    if key == "sold":
        won = does(name, "win", "wins")
        return f"{won} the auction of {lot(view, rest[0])} with {money(rest[1])}."
    if key == "buys":
        whose_now = "yours" if name == YOU else whose(name)
        return f"{street(view, rest[0])} is {whose_now} now."
    if key == "hotel":
        return f"{does(name, 'have', 'has')} a hotel on {street(view, rest[0])} now."
    if key == "wrecked":
        return f"{at_front(whose(name))} hotel on {street(view, rest[0])} is torn down."
    if key == "wishes":
        return f"{does(name, 'want', 'wants')} to build on {streets(view, rest)}."
    if key == "rent":
        asks = does(name, "ask", "asks")
        for_it = f"{money(rest[2])} of rent for {street(view, rest[1])}"
        return f"{asks} {whom(names[rest[0]])} for {for_it}."
    return None


def of_cards(key: str, numbers: list[int], names: Names, view: View) -> str | None:
    name, rest = names[numbers[0]], numbers[1:]
    if key == "takes":
        took = f"{does(name, 'take', 'takes')} the Chance card {chance_name(rest[0])}"
        return f"{took}; {chance_text(rest[2])} is turned up."
    if key == "plays":
        return f"{does(name, 'play', 'plays')} the Chance card {chance_text(rest[0])}."
    if key == "card_checked":
        found = f"{does(name, 'check', 'checks')} {whose(names[rest[0]])} {chance_name(rest[1])}"
        if not rest[2]:
            return f"{found}: it is true."
        return f"{found}: it is false and does nothing! {does(name, 'get', 'gets')} B100."
    if key == "no_room":
        return f"{does(name, 'have', 'has')} no street left for the hotel: it stays with the bank."
    if key == "unchecked":
        return f"Nobody checks {whose(name)} {chance_name(rest[0])}."
    if key == "swapped":
        gives = does(name, "give", "gives")
        two = f"{street(view, rest[0])} for {street(view, rest[2])}"
        return f"{gives} {whom(names[rest[1]])} {two}."
    if key == "chest":
        return f"{does(name, 'draw', 'draws')} from the Community Chest: {chest_text(rest[0])}."
    if key == "keeps":
        kept = f"{does(name, 'keep', 'keeps')} {chance_name(rest[0])}"
        return f"{kept}; {chance_name(rest[1])} goes under the pile."
    return None


def of_deals(key: str, numbers: list[int], names: Names, _view: View) -> str | None:
    if key not in ("trade_off", "traded"):
        return None
    maker, partner = names[numbers[0]], names[numbers[1]]
    two = listing(sorted([maker, whom(partner)], key=lambda name: name != YOU))
    return (
        f"{two} have traded."
        if key == "traded"
        else f"The trade is off: {two} keep what is theirs."
    )


# ----------------------------------------------------------------------------- choices


def did(name: str, verb: str, numbers: list[int], names: Names, view: View) -> str:
    if verb in SAID_NEXT or (name == YOU and verb in ("trust", "ready")):
        return ""
    if verb in ("offer", "counter"):
        return offered(name, verb, numbers, names, view)
    if verb in ("free_hotel", "permit", "place", "wish", "wish_gift", "wish_free", "wish_permit"):
        return built(name, verb, street(view, numbers[0]))
    if verb == "exchange":
        return f"{does(name, 'change', 'changes')} {changed(numbers)}."
    if verb == "bid":
        return f"{does(name, 'bid', 'bids')} {money(numbers[1])}."
    return alone(name, verb)


def changed(numbers: Sequence[int]) -> str:
    """CC-A10: notes handed in, then notes wanted, by value."""
    return f"{listing(noted(numbers[:5]))} for {listing(noted(numbers[5:]))}"


def built(name: str, verb: str, where: str) -> str:
    by = {
        "free_hotel": "by the card Free hotel",
        "wish_free": "by the card Free hotel",
        "permit": "by the card Building permit",
        "wish_permit": "by the card Building permit",
        "wish_gift": "by the card Gift hotel",
    }.get(verb, "")
    wants = does(name, "put", "puts") if verb == "place" else does(name, "want", "wants")
    return f"{wants} a hotel on {where}{' ' * bool(by)}{by}."


def alone(name: str, verb: str) -> str:
    return {
        "fine": does(name, "want", "wants") + " to leave jail for B50.",
        "cell_card": does(name, "use", "uses") + " the card Cell pass.",
        "buy": does(name, "want", "wants") + " to buy it.",
        "keep": does(name, "keep", "keeps") + " the old Chance card.",
        "waive": does(name, "ask", "asks") + " for no rent.",
        "pay_rent": does(name, "pay", "pays") + " the rent.",
        "pass": does(name, "pass", "passes") + ".",
        "refuse": does(name, "refuse", "refuses") + ".",
        "accept_keep_old": does(name, "accept", "accepts") + " and will keep the old Chance card.",
        "accept_keep_new": does(name, "accept", "accepts") + " and will keep the new Chance card.",
        "keep_old": does(name, "will keep", "will keep") + " the old Chance card.",
        "keep_new": does(name, "will keep", "will keep") + " the new Chance card.",
        "give_up": does(name, "give", "gives") + " up.",
        "trust": does(name, "trust", "trusts") + " it.",
        "check": does(name, "want", "wants") + " to check one.",
        "ready": does(name, "have", "has") + " no more wishes to build.",
    }[verb]


# ------------------------------------------------------------------------------ trades


def offered(name: str, verb: str, numbers: list[int], names: Names, view: View) -> str:
    """Whose the streets were cannot be told: the view may be a later one."""
    if verb == "offer":
        whom_to, things = f"{whom(names[numbers[0]])} a trade", numbers[1:]
    else:
        whom_to, things = "another trade instead", numbers
    given, taken, swapped = sides(things, view)
    parts = [f"{'give' if name == YOU else 'gives'} {listing(given)}"] if given else []
    parts += [f"{'take' if name == YOU else 'takes'} {listing(taken)}"] if taken else []
    parts += [f"{listing(swapped)} change{'s' * (len(swapped) == 1)} hands"] if swapped else []
    return f"{does(name, 'offer', 'offers')} {whom_to}: {'; '.join(parts)}."


def sides(numbers: Sequence[int], view: View) -> tuple[list[str], list[str], list[str]]:
    """Return what the maker gives, what he takes, and what changes hands one way or the other."""
    given, taken = noted(numbers[:5]), noted(numbers[5:10])
    swapped = [short(view, place) for place, moves in enumerate(numbers[10:32]) if moves]
    given += ["the Cell key"] * numbers[32]
    taken += ["the Cell key"] * numbers[33]
    return given, taken, swapped + ["the Cell pass"] * numbers[34]


def noted(counts: Sequence[int]) -> list[str]:
    """Name notes value by value, the largest first, as parts of a list."""
    return [f"{count} x {FACES[value]}" for value, count in enumerate(counts) if count][::-1]
