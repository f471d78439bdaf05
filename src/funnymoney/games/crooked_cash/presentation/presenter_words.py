"""What things of Crooked Cash are called: money, notes, streets, spaces and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from funnymoney.core.teller import YOU, Names, listing, whom
from funnymoney.games.crooked_cash.board import (
    CHANCE,
    CHEST,
    COLOURS,
    GO,
    GROUP_OF,
    JAIL,
    LAYOUT,
    PARKING,
    POLICE,
    STREETS,
    TRAIN,
    half,
)

View = dict[str, Any]

FACES = (10, 20, 50, 100, 500)
LOOKS = ("", "true ", "false ")  # as the holder knows a note: not at all, or by a check
STREET_COUNT = int(STREETS)
SPACES = {
    int(GO): "GO",
    int(CHEST): "Community Chest",
    int(TRAIN): "a Train",
    int(CHANCE): "Chance",
    int(JAIL): "Just Visiting",
    int(PARKING): "Free Parking",
    int(POLICE): "Go to Jail",
}
# Names and texts are ours (rule file 3.3 and 3.4).
CHANCE_CARDS = (
    ("Rent waiver", "when rent is asked of you, you owe nothing this time"),
    ("Gift hotel", "a hotel from the bank on any street of yours"),
    ("Cell key", "leave jail at the start of your turn, then roll"),
    ("Rent booster", "when you ask for rent, ask for twice as much"),
    ("Half-price deed", "buy the street for sale that you stand on for half its price"),
    ("Express ticket", "instead of rolling move on to any street for sale; then your turn ends"),
    ("Bank grant", "B150 from the bank"),
    ("Collection round", "every rival pays you B50"),
    (
        "Forced swap",
        "swap a street of yours for a rival's that is in no complete group; both without hotels",
    ),
    ("Wrecking order", "a rival's hotel goes back to the bank"),
    ("Arrest warrant", "send a rival to jail"),
    ("Recharge", "your chips turn green, and B50 from the bank"),
)
CHEST_CARDS = (
    ("Windfall", "get B200 from the bank"),
    ("Prize", "get B100 from the bank"),
    ("Refund", "get B50 from the bank"),
    ("Birthday", "everybody else pays you B20"),
    ("Head start", "move on to GO for B200 and green chips"),
    ("Night train", "move on to the next street for sale"),
    ("Cell pass", "keep it: leave jail at the start of your turn, then roll"),
    ("Free hotel", "keep it: a hotel from the bank on any street of yours"),
    ("Building permit", "keep it: buy a hotel for any street of yours"),
    ("Fresh chips", "your red chips turn green; if none is red, get B50"),
    ("Parking ticket", "pay the bank B50"),
    ("Water damage", "pay the bank B100"),
    ("Hotel repairs", "pay the bank B40 for each hotel of yours"),
    ("Arrest", "go to jail"),
)


# ------------------------------------------------------------------------------- money


def money(amount: int) -> str:
    return f"B{amount:,}"


def notes(counts: Sequence[int], nothing: str = "nothing") -> str:
    """Name notes by their number of each value, the largest first."""
    named = [f"{count} x {FACES[value]}" for value, count in enumerate(counts) if count]
    return listing(named[::-1], nothing)


def laid(worths: Sequence[int]) -> str:
    """Name notes that lie on the table one by one."""
    counted = Counter(worths)
    return notes([counted[face] for face in FACES])


def worth(counts: Sequence[int]) -> int:
    return sum(count * face for count, face in zip(counts, FACES, strict=True))


def bundle(counts: Sequence[int]) -> str:
    """Name notes by value and by what their holder knows of them: `2 x 50 and 1 x false 10`."""
    named = [
        f"{count} x {LOOKS[place % 3]}{FACES[place // 3]}"
        for place, count in enumerate(counts)
        if count
    ]
    return listing(named[::-1])


def bundle_names() -> list[str]:
    return [f"{look}{face}" for face in FACES for look in LOOKS]


def own_notes(view: View) -> str:
    """Say what the viewer has in hand, and what he knows of it."""
    mine = view["mine"]
    parts = [notes(mine["plain"], "")]
    parts += [f"known {look}: {notes(mine[look])}" for look in ("true", "false") if any(mine[look])]
    return "; ".join(part for part in parts if part) or "none"


def in_hand(view: View) -> int:
    return sum(worth(view["mine"][look]) for look in ("plain", "true", "false"))


# --------------------------------------------------------------------------- who and where


def party(player: int, names: Names) -> str:
    """Name who pays or is paid, in the middle of a sentence."""
    return "the bank" if player < 0 else whom(names[player])


def whose(name: str) -> str:
    return "your" if name == YOU else f"{name}'s"


def at_front(text: str) -> str:
    return text[:1].upper() + text[1:]


def colour(street: int) -> str:
    return COLOURS[int(GROUP_OF[street])]


def street(view: View, number: int) -> str:
    return str(view["board"]["streets"][number])


def streets(view: View, numbers: Sequence[int]) -> str:
    return listing([street(view, number) for number in numbers])


def short(view: View, number: int) -> str:
    """Name a street as it may be typed: up to a comma, unless others begin so too."""
    begins = [str(name).partition(",")[0] for name in view["board"]["streets"]]
    if begins.count(begins[number]) == 1:
        return begins[number]
    return street(view, number).replace(",", "")


def space(view: View, place: int) -> str:
    what = int(LAYOUT[place])
    return street(view, what) if what < STREET_COUNT else SPACES[what]


def where(view: View, player: int) -> str:
    if view["jail"][player] is not None:
        return "in jail"
    what = int(LAYOUT[view["position"][player]])
    return short(view, what) if what < STREET_COUNT else SPACES[what]


def lot(view: View, thing: int) -> str:
    """Name what is auctioned."""
    return "a hotel" if thing < 0 else street(view, thing)


# ----------------------------------------------------------------------------- streets


def group_of(number: int) -> list[int]:
    group = int(GROUP_OF[number])
    return [each for each in range(STREET_COUNT) if int(GROUP_OF[each]) == group]


def is_whole(view: View, number: int) -> bool:
    """Whether one player has the whole group of a street."""
    owners = {view["owner"][each] for each in group_of(number)}
    return len(owners) == 1 and None not in owners


def rent_now(view: View, number: int) -> int:
    """CC-C3: with a hotel, else doubled in a complete group."""
    if number in view["hotels"]:
        return int(view["board"]["hotel_rent"][number])
    return int(view["board"]["rent"][number]) * (2 if is_whole(view, number) else 1)


def deed(view: View, number: int) -> str:
    """Say what a street costs and earns."""
    board = view["board"]
    rent = board["rent"][number]
    return (
        f"{money(board['price'][number])}, rent {rent}, {2 * rent} with the whole {colour(number)} "
        f"group, {board['hotel_rent'][number]} with a hotel for {board['hotel_cost'][number]}"
    )


def brings(view: View, number: int) -> int:
    """CC-51: what the bank pays for a street, or first for its hotel."""
    kind = "hotel_cost" if number in view["hotels"] else "price"
    return half(view["board"][kind][number])


# ------------------------------------------------------------------------------- cards


def chance_name(kind: int) -> str:
    return CHANCE_CARDS[kind][0]


def chance_text(kind: int) -> str:
    return f"{CHANCE_CARDS[kind][0]} ({CHANCE_CARDS[kind][1]})"


def chest_name(card: int) -> str:
    return CHEST_CARDS[card][0]


def chest_text(card: int) -> str:
    return f"{CHEST_CARDS[card][0]} ({CHEST_CARDS[card][1]})"


def verdict(view: View, card: int) -> str:
    """CC-B12: say whether a Chance card is true, if that can be known."""
    true = view["chance"]["true"][card // 2]
    if true is None:
        return ""
    return ", known to be true" if card % 2 == true else ", known to be false"


def cards_of(view: View, player: int) -> str:
    """Name the cards somebody has kept; everybody saw them being taken."""
    held = view["chance"]["held"][player]
    chance = [] if held is None else [chance_name(held // 2) + verdict(view, held)]
    return "; ".join(chance + [chest_name(card) for card in view["chest"]["held"][player]])
