"""Falsche FFuffziger in plain English; see `core.teller`.

FF-40, FF-R28: people see their rivals' coins and machines, and their money and the inspector's
past cards only if options `open_purses` and `show_ring` say so.
"""

from __future__ import annotations

from typing import Any

from funnymoney.core.teller import Board, Names, in_one_line, listing, whom
from funnymoney.games.ffuffziger.cards import RING
from funnymoney.games.ffuffziger.machines import VALUES
from funnymoney.games.ffuffziger.presentation.presenter_choices import (
    consequence,
    question,
    shortcuts,
    things,
)
from funnymoney.games.ffuffziger.presentation.presenter_news import news
from funnymoney.games.ffuffziger.presentation.presenter_words import (
    BUY,
    FACES,
    SCRAP,
    SELL,
    cash,
    coins,
    inspector,
    machine_list,
    real,
    worth,
)

__all__ = [
    "board",
    "consequence",
    "introduction",
    "news",
    "question",
    "shortcuts",
    "step",
    "things",
]

View = dict[str, Any]
step = in_one_line

PHASE = {
    "machines": "phase 2: machines",
    "lead": "phase 3: coin auctions",
    "match": "phase 3: coin auctions",
    "fists": "phase 4: laundering cards",
    "buying": "phase 5: buying machines",
    "laundering": "phase 6: laundering notes",
    "over": "the game is over",
}
INTRODUCTION = (
    "Have the most rare coins at the end. Your machines print false notes. Notes and real money "
    "buy coins, and at the end the three with the most real money get 6, 4 and 2 coins more. M "
    "stands for a million of real money. A round has six phases.\n"
    "1. The inspector turns up cards. Each coin card starts an auction, except the first three; "
    "with five or six players a card with a value still in play does, too. A card with the "
    "lowest value still in play destroys all machines and notes of that value.\n"
    "2. Each of your machines prints, is sold, or is turned over, once only, to its unknown back.\n"
    "3. Coins are auctioned. The leader lays down money of one kind, the others match it or drop "
    "out, then the next one leads. Only the last one in pays.\n"
    "4. All hide money in a fist. The fullest one, if it reaches the number on the laundering "
    "card, is paid to the bank and wins the real money on the card.\n"
    "5. You buy machines with real money.\n"
    "6. You change notes for real money, at a poor rate.\n"
    "The game ends when the last laundering card is sold or the 150s are destroyed. Notes and "
    "machines are worth nothing then."
)


def introduction() -> str:
    return INTRODUCTION


# ------------------------------------------------------------------------------- table


def board(view: View, names: Names) -> Board:
    open_purses = view["options"]["open_purses"]
    columns = ("player", "coins", "machines")
    return Board(
        head=f"Round {view['round']} · {PHASE[view['phase']]}",
        columns=(*columns, "money") if open_purses else columns,
        rows=[seat(view, names, player) for player in range(view["players"])],
        facts=facts(view, names),
        private=private(view),
    )


def seat(view: View, names: Names, player: int) -> tuple[str, ...]:
    # In phase 4 all act but those who own nothing: a mark would say aloud who they are.
    mark = " *" if player in view["acting"] and view["phase"] != "fists" else ""
    first = " (first)" if player == view["first"] else ""
    row = (
        names[player] + first + mark,
        str(view["coins"][player]),
        machine_list(view["machines"][player]),
    )
    return (*row, cash(view["money"][player])) if view["options"]["open_purses"] else row


def facts(view: View, names: Names) -> list[tuple[str, str]]:
    told = [("Inspector", inspection(view)), ("Next to fall", fall(view))]
    if view["options"]["show_ring"]:
        told.append(("Inspector's deck", ring(view)))
    if view["phase"] in ("lead", "match"):
        told.append(("On auction", lot(view, names)))
    if view["phase"] in ("machines", "lead", "match"):
        told.append(("Auctions", auctions(view)))
    told.append(("Laundering", card(view, names)))
    told.append(("Buy/sell/scrap", prices(view)))
    return told


def inspection(view: View) -> str:
    """Say what lies open; FF-40: the cards face down may be counted, those before not."""
    shown = listing([inspector(each) for each in view["today"]])
    broken = "; one card more after this phase, for Kaputt" if view["kaputt"] else ""
    down = int(RING) - view["turned"] % int(RING)
    deck = f"{down} of 10 cards face down" if down < RING else "the deck begins anew"
    return f"shows {shown}; {deck}{broken}"


def fall(view: View) -> str:
    lowest = view["lowest"]
    if lowest == VALUES:
        return "nothing is left"
    end = ", and that ends the game" if lowest == VALUES - 1 else ""
    gone = f"; destroyed: {listing([str(face) for face in FACES[:lowest]])}" if lowest else ""
    return f"{FACES[lowest]}, when its card comes{end}{gone}"


def ring(view: View) -> str:
    """Tell every card seen at its place, with option show_ring."""
    seen = ["?" if each is None else inspector(each, short=True) for each in view["ring"]]
    place = view["turned"] % int(RING)
    return f"{', '.join(seen)}; next is place {place + 1}: {seen[place]}"


def auctions(view: View) -> str:
    number = str(view["auctions"] or "none")
    if view["phase"] != "machines":
        return f"{number} after this one"
    free = view["free_coins"]
    what = "trigger" if view["options"]["skip_any_trigger"] else "coin card"
    skipped = f"{what} starts" if free == 1 else f"{free} {what}s start"
    return f"{number} this round" + (f"; the next {skipped} none" if free else "")


def lot(view: View, names: Names) -> str:
    staying = listing([whom(names[player]) for player in view["staying"]])
    laid = cash(view["stake"], "")
    stake = f"the stake is {laid} each" if laid else "nothing laid down yet"
    return f"{coins(view['lot'])}; {stake}; still in: {staying}"


def card(view: View, names: Names) -> str:
    if view["card"] is None:
        return "all sold"
    _, least, paid = view["card"]
    left = view["cards_left"] - 1
    more = f"{left} more in the deck" if left else "the last one: the game ends when it is sold"
    won = [f"{whom(names[who])} {real(due)}" for who, due in enumerate(view["due"]) if due]
    earned = [f"won already: {', '.join(won)}"] if won else []
    return "; ".join([f"a fist of {least} or more wins {real(paid)}", more, *earned])


def prices(view: View) -> str:
    """FF-6, of the values still in play; one note is laundered for what its machine sells for."""
    living = range(view["lowest"], int(VALUES))
    told = [f"{FACES[each]}:{BUY[each]}/{SELL[each]}/{SCRAP[each]}" for each in living]
    return ", ".join(told) or "nothing is left"


def private(view: View) -> list[tuple[str, str]]:
    me = view["me"]
    if me is None:
        return []
    own = view["money"][me]
    held = cash(own)
    if view["phase"] == "fists":
        held += f"; worth {worth(own):,} in a fist"
    told = [("Your money", held)]
    if me in view["staying"] and any(view["stake"]):
        label = "If you match" if view["phase"] == "match" else "Not laid down"
        told.append((label, cash(left_in_hand(view)) + " left"))
    return told


def left_in_hand(view: View) -> list[int]:
    """FF-R15: in a match, once the last offer is matched too."""
    own = view["money"][view["me"]]
    return [max(0, held - laid) for held, laid in zip(own, view["stake"], strict=True)]
