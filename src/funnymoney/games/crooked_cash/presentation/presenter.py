"""Crooked Cash in plain English; see `core.teller`.

CC-A3: people see their rivals' totals, and their notes by value only if option `open_purses`
says so.
"""

from __future__ import annotations

from funnymoney.core.teller import Board, Names, Sheet, listing
from funnymoney.games.crooked_cash.board import COLOURS, GROUP_OF
from funnymoney.games.crooked_cash.presentation.presenter_choices import (
    consequence,
    shortcuts,
    step,
    things,
)
from funnymoney.games.crooked_cash.presentation.presenter_news import news
from funnymoney.games.crooked_cash.presentation.presenter_questions import question
from funnymoney.games.crooked_cash.presentation.presenter_words import (
    STREET_COUNT,
    View,
    cards_of,
    chance_name,
    chance_text,
    chest_text,
    colour,
    in_hand,
    is_whole,
    lot,
    money,
    notes,
    own_notes,
    party,
    short,
    verdict,
    where,
    whose,
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

INTRODUCTION = (
    "Have the most money when every street is sold. A third of the banknotes and half of the "
    "Chance cards are false. False money counts like true money and can be spent, but nobody may "
    "look at his own notes: only a rival's decoder finds out.\n"
    "Your turn: roll, move on, and do what the space says. A street for sale is bought or put up "
    "for auction; on a rival's street the owner may ask for rent. GO pays B200. A Train takes you "
    "to the next street for sale. On Chance you take one of three open cards and keep it for "
    "later; a Community Chest card is mostly carried out at once.\n"
    "Checking: whenever somebody lays out notes or plays a Chance card, all others may spend a "
    "green decoder chip on it. You have two; GO turns them green again. A false note goes to "
    "whoever found it, and the payer must lay out more. A false card does nothing, and earns its "
    "finder B100.\n"
    "All streets of a colour double their rent and may have hotels. At the end the bank pays "
    "everybody one more rent for each street, and all money is counted, unchecked.\n"
    "You are asked to build, and to trade between turns, only while your hand is up: type hand to "
    "raise or lower it. Streets, rents and owners: type board. Tired of a question? Type always "
    "before an answer, as in always trust, always auto or always refuse."
)
# Questions within a turn, for which nobody needs the whole table again.
SMALL = ("rent", "payment", "decoder", "trade", "auction", "building", "keep", "interlude")


def introduction() -> str:
    return INTRODUCTION


# ------------------------------------------------------------------------------- table


def board(view: View, names: Names) -> Board:
    columns = ("player", "money", "chips", "where", "streets", "cards")
    open_purses = view["options"]["open_purses"]
    return Board(
        head=f"Round {view['round']} · {now(view, names)}",
        columns=(*columns, "notes") if open_purses else columns,
        rows=[seat(view, names, player) for player in range(view["players"])],
        facts=facts(view),
        private=private(view),
        more=deeds(view, names),
        brief=private(view)[:1] if view["phase"] in SMALL else None,
    )


def now(view: View, names: Names) -> str:
    """Say what is being settled, the turn first."""
    told = [heading(matter, view, names) for matter in view["matters"]]
    return ", ".join(each for each in told if each) or "the game is over"


def heading(matter: View, view: View, names: Names) -> str:
    kind = matter["matter"]
    if kind == "turn":
        return f"{whose(names[matter['player']])} turn"
    if kind in ("street", "rent", "hotel"):
        what = {"street": "for sale", "rent": "rent", "hotel": "a hotel"}[kind]
        return f"{short(view, matter['street'])}: {what}"
    if kind == "auction":
        return f"auction of {lot(view, matter['thing'])}"
    if kind == "card":
        return f"{whose(names[matter['owner']])} {chance_name(matter['kind'])}"
    if kind == "payment":
        owed = f"{money(matter['due'])} to {party(matter['payee'], names)}"
        return f"{owed} from {party(matter['payer'], names)}"
    if kind == "debt":
        return f"{whose(names[matter['debtor']])} debt"
    if kind == "trade":
        return f"{whose(names[matter['maker']])} offer to {party(matter['partner'], names)}"
    return {"decoder": "decoder", "building": "building", "interlude": "it is over"}.get(kind, "")


def seat(view: View, names: Names, player: int) -> tuple[str, ...]:
    mark = " *" if player in view["acting"] else ""
    if player in view["bankrupt"]:
        row = (names[player], "bankrupt", "", "", "", "")
    else:
        row = (
            names[player] + mark,
            money(view["money"][player]),
            f"{view['chips'][player]} green",
            where(view, player),
            owned(view, player),
            cards_of(view, player),
        )
    return (*row, purse(view, player)) if view["options"]["open_purses"] else row


def purse(view: View, player: int) -> str:
    """A rival's notes, and which of them are false for sure."""
    sure = [f"{notes(view['sure'][look][player])} {look} for sure"
            for look in ("false", "true") if any(view["sure"][look][player])]  # fmt: skip
    return "; ".join([notes(view["notes"][player]), *sure])


def owned(view: View, player: int) -> str:
    """Name streets by colour: `brown 2/2, pink 1/3 with 1 hotel`."""
    told = []
    for group, name in enumerate(COLOURS):
        streets = [each for each in range(STREET_COUNT) if int(GROUP_OF[each]) == group]
        mine = [each for each in streets if view["owner"][each] == player]
        hotels = len([each for each in mine if each in view["hotels"]])
        built = f" with {hotels} hotel{'s' * (hotels > 1)}" if hotels else ""
        if mine:
            told.append(f"{name} {len(mine)}/{len(streets)}{built}")
    return ", ".join(told)


def facts(view: View) -> list[tuple[str, str]]:
    shown = [chance_name(card // 2) + verdict(view, card) for card in view["chance"]["shown"]]
    left = len([owner for owner in view["owner"] if owner is None])
    sale = f"{left} street{'s' * (left != 1)} for sale, {view['hotels_left']} hotels"
    return [("Bank", sale), ("Chance", "; ".join(shown))]


def deeds(view: View, names: Names) -> Sheet:
    """List every street, with what it costs and earns and whose it is."""
    facts = view["board"]
    rows: list[tuple[str, ...]] = []
    for number in range(STREET_COUNT):
        owner, rent = view["owner"][number], facts["rent"][number]
        held = "" if owner is None else names[owner]
        hotel = ", hotel" if number in view["hotels"] else ""
        rents = f"{rent} / {2 * rent} / {facts['hotel_rent'][number]}"
        row = (short(view, number), colour(number), str(facts["price"][number]), rents)
        rows.append((*row, str(facts["hotel_cost"][number]), held + hotel))
    return Sheet(("street", "group", "price", "rent / group / hotel", "hotel costs", "owner"), rows)


# ----------------------------------------------------------------------------- private


def private(view: View) -> list[tuple[str, str]]:
    me = view["me"]
    if me is None or me in view["bankrupt"] or view["mine"] is None:
        return []
    told = [("Your notes", f"{own_notes(view)} ({money(in_hand(view))} in hand)")]
    if held := held_cards(view, me):
        told.append(("Your cards", held))
    if sites := building_sites(view, me):
        told.append(("You can build", f"on {sites}; raise your hand for it"))
    return told


def held_cards(view: View, me: int) -> str:
    held = view["chance"]["held"][me]
    chance = [] if held is None else [chance_text(held // 2) + verdict(view, held)]
    return "; ".join(chance + [chest_text(card) for card in view["chest"]["held"][me]])


def building_sites(view: View, me: int) -> str:
    """CC-35: streets of whole groups without a hotel, with what one costs."""
    free = [
        each
        for each in range(STREET_COUNT)
        if view["owner"][each] == me and is_whole(view, each) and each not in view["hotels"]
    ]
    if not view["hotels_left"]:
        return ""
    costs = view["board"]["hotel_cost"]
    return listing([f"{short(view, each)} ({money(costs[each])})" for each in free], "")
