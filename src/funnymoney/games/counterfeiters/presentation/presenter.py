"""Counterfeiters in plain English; see `core.teller`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funnymoney.core.game import Word
from funnymoney.core.teller import Board, Names, does, in_one_line, listing, whom
from funnymoney.games.counterfeiters.cards import (
    FACE,
    FENCE_PAY,
    HOLOGRAM,
    INK,
    KIND_NAMES,
    PRINTED,
    PRINTER,
)
from funnymoney.games.counterfeiters.rumours import bounds, from_runs

View = dict[str, Any]
step = in_one_line

STARS = ("single-star", "double-star", "triple-star")
TRACK = {"investigation": "an investigation", "godfather": "the Godfather", "strike": "a strike"}
INTRODUCTION = (
    "Print false money, turn it into real money, and have the most of it at the end. Each round "
    "everybody places three henchmen, one at a time, on free spaces: to buy contacts on the black "
    "market, to print, to pass fakes in a supermarket ($50 each, but the police move on), to sell "
    "them to a receiver ($20 to $40 each), to cheat on tax, or to fly money offshore. When the "
    "police reach the Godfather everybody pays him half of the money in hand; offshore money is "
    "safe. The game ends when the police reach the end of their track."
)


def introduction() -> str:
    return INTRODUCTION


def dollars(amount: int) -> str:
    return f"${amount:,}"


def bills(counts: Sequence[int], nothing: str = "none") -> str:
    named = [f"{count} {STARS[quality]}" for quality, count in enumerate(counts) if count]
    return listing(named, nothing)


def cards(counts: Sequence[int]) -> str:
    named = []
    for kind, count in enumerate(counts):
        if count:
            named.append(f"{count} {KIND_NAMES[kind]}s" if count > 1 else KIND_NAMES[kind])
    return ", ".join(named)


# ------------------------------------------------------------------------------- table


def board(view: View, names: Names) -> Board:
    facts = [
        ("Police", police(view)),
        ("Supermarkets", supermarkets(view)),
        ("Market", market(view)),
        ("Taken", taken(view, names)),
    ]
    return Board(
        head=f"Round {view['round']} · {names[view['next_first']]} will start the next one",
        columns=("player", "money", "fakes", "henchmen", "contacts"),
        rows=[seat(view, names, player) for player in range(view["players"])],
        facts=facts,
        private=private(view),
    )


def seat(view: View, names: Names, player: int) -> tuple[str, ...]:
    mark = " *" if player in view["acting"] else ""
    return (
        names[player] + mark,
        seen_money(view, player),
        bills(view["fakes"][player], "-"),
        str(view["henchmen"][player]),
        cards(view["cards"][player]),
    )


def seen_money(view: View, player: int) -> str:
    """Say what can be known of a player's real money."""
    if player == view["me"]:
        return dollars(view["hand"] + view["offshore"])
    totals = sorted({total * 10 for total, _, _ in view["money"][player]})
    _, _, least, most = bounds(from_runs(view["money"][player]))
    total = dollars(totals[0]) if len(totals) == 1 else f"${totals[0]} to ${totals[-1]}"
    if most == 0:
        return total
    away = f"${least * 10}" if least == most else f"${least * 10} to ${most * 10}"
    return f"{total}, {away} offshore"


def police(view: View) -> str:
    track = view["board"]["track"]
    ahead = [
        (at, what)
        for at in range(view["pawn"] + 1, track["last"] + 1)
        for name, what in TRACK.items()  # CF-R43: in the order in which they happen
        if at in track[name] or (name == "godfather" and at == track["last"])
    ]
    coming = ", ".join(f"{what} in {at - view['pawn']}" for at, what in ahead[:4])
    return f"space {view['pawn']} of {track['last']}; {coming or 'they have arrived'}"


def supermarkets(view: View) -> str:
    taught = view["taught"]
    if taught == 0:
        return "take every fake"
    return "take nothing any more" if taught == 3 else f"refuse {listing(STARS[:taught])} fakes"


def market(view: View) -> str:
    spaces = view["board"]["spaces"]
    offered = [
        f"{KIND_NAMES[kind]} {dollars(spaces[slot]['price'])}"
        for slot, kind in enumerate(view["market"])
        if kind is not None
    ]
    return f"{' · '.join(offered) or 'empty'} ({view['stack']} more in the stacks)"


def taken(view: View, names: Names) -> str:
    spots = [
        f"{view['board']['spaces'][space]['zone']} by {whom(names[player])}"
        for space, player in enumerate(view["standing"])
        if player is not None
    ]
    return ", ".join(spots) or "no space yet"


def private(view: View) -> list[tuple[str, str]]:
    if view["me"] is None:
        return []
    return [
        ("Your money", f"{dollars(view['hand'])} in hand, {dollars(view['offshore'])} offshore")
    ]


# -------------------------------------------------------------------------------- news


def news(item: Sequence[Any], names: Names, _view: View | None = None) -> str:
    key, *numbers = item
    if key == "did":
        return did(names[numbers[0]], numbers[1], numbers[2:])
    if key in PUBLIC:
        return PUBLIC[key].format(*numbers, *[0] * 3)
    if key in CARD_NEWS:
        return CARD_NEWS[key].format(KIND_NAMES[numbers[1]])
    if key == "round":
        return f"Round {numbers[0]}: {does(names[numbers[1]], 'start', 'starts')}."
    name = names[numbers[0]]
    if key == "component":
        return f"{does(name, 'start', 'starts')} with a printer and {KIND_NAMES[numbers[1]]}."
    if key == "lawyer":
        return f"{name} may use the {KIND_NAMES[numbers[1]]}."
    return deed(key, name, numbers[1:])


PUBLIC = {
    "police": "The police move on to space {0}.",
    "taught": "Supermarkets learn to refuse fakes of {0} star(s) and fewer.",
    "godfather": "The Godfather comes: everybody pays half of the money in hand.",
    "last_placements": "The police have arrived. Everybody may place one last henchman.",
}
CARD_NEWS = {
    "offered": "On the black market: {0}.",
    "trashed": "From the black market to the dump: {0}.",
}


def deed(key: str, name: str, numbers: list[int]) -> str:
    if key == "bought":
        return f"{does(name, 'buy', 'buys')} {KIND_NAMES[numbers[0]]} for {dollars(numbers[1])}."
    if key == "printed":
        return f"{does(name, 'print', 'prints')} {numbers[0]} {STARS[numbers[1] - 1]} bills."
    if key in ("sold", "diners"):
        where = " in diners" if key == "diners" else ""
        return (
            f"{does(name, 'pass', 'passes')} {numbers[0]} fakes{where} for {dollars(numbers[1])}."
        )
    sentences = {
        "first": does(name, "go", "goes") + " first.",
        "tax": does(name, "cheat", "cheats") + " on tax: ${0}.",
        "sunglasses": does(name, "take", "takes") + " the first-player pawn for the next round.",
        "paid_godfather": does(name, "pay", "pays") + " the Godfather ${0}.",
        "landed": does(name, "are", "is") + " back from the Caribbean.",
        "ticket": does(name, "cash", "cashes") + " a lottery ticket: ${0}.",
    }
    return sentences[key].format(*numbers, 0)


def did(name: str, verb: str, numbers: list[int]) -> str:
    if verb in ("stash", "fetch"):
        way = "offshore" if verb == "stash" else "back into the hand"
        return f"{does(name, 'move', 'moves')} {dollars(numbers[0])} {way}."
    if verb in ("shop", "fence"):
        where = "a supermarket" if verb == "shop" else "a receiver"
        return f"{does(name, 'take', 'takes')} fakes to {where}: {bills(numbers[1:])}."
    sentences = {
        "buy": does(name, "go", "goes") + " to the black market.",
        "print": does(name, "start", "starts") + " the printers.",
        "tax": does(name, "fill in", "fills in") + " a tax return.",
        "fly": does(name, "fly", "flies") + " to the Caribbean.",
        "pass": does(name, "pass", "passes") + ".",
        "retrieve": does(name, "take", "takes") + " a henchman back.",
    }
    return sentences[verb]


# ----------------------------------------------------------------------------- choices


def question(view: View, _names: Names) -> str:
    if view["phase"] == "flying":
        return "How much do you fly, and which way?"
    if view["phase"] == "lawyer":
        return "Which henchman does your lawyer bring back?"
    if view["stage"] == "not yet":
        return "Where do you place a henchman?"
    return "Where do you place your last henchman?"


def consequence(word: Word, view: View, _names: Names) -> str:
    verb = str(word[0])
    if verb == "pass":
        return "pass" if view["phase"] == "lawyer" else "pass: spend a henchman, do nothing"
    if verb in ("stash", "fetch"):
        return f"{verb} {dollars(int(word[1]))}"
    place = int(word[1])
    marks = view["board"]["spaces"][place]
    if verb in ("shop", "fence"):
        lot = [int(number) for number in word[2:]]
        text = f"{bills(lot)} for {dollars(pay_for(verb, lot))}"
        return text + (", the police move on" if marks.get("police") else "")
    police_too = (
        ", the police move on" if marks.get("police") and view["stage"] == "not yet" else ""
    )
    return deed_of(verb, place, marks, view) + police_too


def deed_of(verb: str, place: int, marks: View, view: View) -> str:
    if verb == "buy":
        return f"buy: {KIND_NAMES[view['market'][place]]} for {dollars(marks['price'])}"
    if verb == "print":
        own = view["cards"][view["me"]]
        quality = sum(own[kind] > 0 for kind in range(INK, HOLOGRAM + 1))
        return f"print: {own[PRINTER] * PRINTED} {STARS[quality - 1]} bills"
    if verb == "tax":
        pawn = " and the first-player pawn" if marks.get("sunglasses") else ""
        return f"tax: $30{pawn}"
    if verb == "fly":
        return "fly: with your own jet" if marks["zone"] == "jet" else "fly: for a fare of $30"
    if verb == "retrieve":
        return f"take back the one on {marks['zone']}"
    raise AssertionError(verb)


def pay_for(verb: str, lot: Sequence[int]) -> int:
    """CF-24, CF-25: what a lot brings; at a receiver the worst bill sets the rate."""
    worst = next((quality for quality in range(3) if lot[quality]), 0)
    return sum(lot) * (int(FENCE_PAY[worst]) if verb == "fence" else FACE)


def things(verb: str, _view: View) -> list[str]:
    return ["dollars"] if verb in ("stash", "fetch") else ["single", "double", "triple"]


def shortcuts(view: View) -> dict[str, Word]:
    """Everything offshore, and as many fakes as one place takes, best paid first."""
    named: dict[str, Word] = {}
    for offer in view["choices"]:
        if offer["verb"] in ("stash", "fetch"):
            named[f"{offer['verb']} all"] = [offer["verb"], offer["each"][0]]
        elif offer["verb"] in ("shop", "fence") and offer["verb"] not in named:
            named[offer["verb"]] = [offer["verb"], *offer["at"], *best_lot(offer)]
    return named


def best_lot(offer: View) -> list[int]:
    """Return the lot that brings most, of those that hold back what is worse than some quality."""
    lots = [filled(offer, worst) for worst in range(3)]
    return max(lots, key=lambda lot: pay_for(offer["verb"], lot))


def filled(offer: View, worst: int) -> list[int]:
    left, lot = offer["total"], [0, 0, 0]
    for quality in (2, 1, 0) if offer["verb"] == "fence" else (0, 1, 2):
        if quality >= worst:
            lot[quality] = min(left, offer["each"][quality])
            left -= lot[quality]
    return lot
