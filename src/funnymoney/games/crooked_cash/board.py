"""The board: 36 spaces, 22 streets. Another city's streets can be given as option `board`.

Prices are stated by the sheet (CC-56), the order of spaces is inferred from it, rents of four
streets were found and the others follow them, hotels are our default (CC-N3).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.errors import BadOption, shorten

SPACES: Final[i64] = 36
STREETS: Final[i64] = 22
GROUPS: Final[i64] = 8
HOTELS: Final[i64] = 12  # stated, CC-1

# What a space is, unless it is a street.
GO: Final[i64] = 22
CHEST: Final[i64] = 23
TRAIN: Final[i64] = 24
CHANCE: Final[i64] = 25
JAIL: Final[i64] = 26  # just visiting, or in it
PARKING: Final[i64] = 27
POLICE: Final[i64] = 28  # go to jail

JAIL_SPACE: Final[i64] = 9

# Inferred (rule file 3.1): the classic order without taxes and works, a Chance on each side.
LAYOUT: Final[vec[i64]] = vec[i64]([
    GO, 0, CHEST, 1, TRAIN, 2, CHANCE, 3, 4,
    JAIL, 5, 6, 7, TRAIN, 8, CHANCE, 9, 10,
    PARKING, 11, CHANCE, 12, 13, TRAIN, 14, 15, 16,
    POLICE, 17, 18, CHEST, 19, TRAIN, CHANCE, 20, 21,
])  # fmt: skip
SPACE_OF: Final[vec[i64]] = vec[i64](
    [1, 3, 5, 7, 8, 10, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 26, 28, 29, 31, 34, 35]
)
GROUP_OF: Final[vec[i64]] = vec[i64](
    [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7]
)
GROUP_MASK: Final[vec[i64]] = vec[i64]([
    0b11, 0b111 << 2, 0b111 << 5, 0b111 << 8, 0b111 << 11, 0b111 << 14, 0b111 << 17, 0b11 << 20,
])  # fmt: skip
COLOURS: Final = ("brown", "light blue", "pink", "orange", "red", "yellow", "green", "dark blue")
PLACES: Final = ("go", "chest", "train", "chance", "jail", "parking", "police")

Board = dict[str, Any]


def street(name: str, price: int) -> dict[str, Any]:
    return {"name": name, "price": price}


# Stated, CC-56.
BELGIUM: Final[Board] = {
    "city": "Belgium",
    "streets": [
        street("Rue Grande, Dinant", 60),
        street("Diestsestraat, Leuven", 60),
        street("Steenstraat, Brugge", 100),
        street("Place du Monument, Spa", 100),
        street("Kapellestraat, Oostende", 120),
        street("Rue de Diekirch, Arlon", 140),
        street("Bruul, Mechelen", 140),
        street("Place Verte, Verviers", 160),
        street("Lippenslaan, Knokke", 180),
        street("Rue Royale, Tournai", 180),
        street("Groenplaats, Antwerpen", 200),
        street("Rue St. Léonard, Liège", 220),
        street("Lange Steenstraat, Kortrijk", 220),
        street("Grand Place, Mons", 240),
        street("Grote Markt, Hasselt", 260),
        street("Place de l'Ange, Namur", 260),
        street("Hoogstraat / Rue Haute, Brussel", 280),
        street("Veldstraat, Gent", 300),
        street("Boulevard Tirou, Charleroi", 300),
        street("Boulevard d'Avroy, Liège", 320),
        street("Meir, Antwerpen", 350),
        street("Nieuwstraat / Rue Neuve, Brussel", 400),
    ],
}

# Small enough to solve exactly: every street is worth a little more than it costs.
TINY_CITY: Final[Board] = {
    "city": "Tiny",
    "streets": [{"name": each["name"], "price": 20, "rent": 30} for each in BELGIUM["streets"]],
}

HOTEL_RENT: Final = 4  # times the rent; our default, CC-N3
HOTEL_COSTS: Final = (100, 150, 200, 250)  # by side of the board; our default, CC-N3
SIDES: Final = (5, 11, 17, 22)  # the first street after each side
MOST: Final = 10_000


def half(amount: int) -> int:
    """CC-A11: half, rounded up to the next ten."""
    return -(-amount // 20) * 10


def completed(board: Board) -> list[dict[str, Any]]:
    """Return the streets with everything a board left out: rents and hotels by our defaults."""
    made = []
    for number, each in enumerate(board["streets"]):
        side = next(side for side, last in enumerate(SIDES) if number < last)
        rent = each.get("rent", half(each["price"]))  # four found, the others inferred
        facts = {"rent": rent, "hotel_rent": HOTEL_RENT * rent, "hotel_cost": HOTEL_COSTS[side]}
        made.append(facts | each)
    return made


def check_board(board: Board) -> None:
    """Raise BadOption saying what is wrong with a board of somebody else's."""
    if set(board) != {"city", "streets"}:
        raise BadOption(f"a board has city and streets: got {shorten(sorted(map(str, board)))}")
    if not is_name(board["city"]):
        raise BadOption(f"the city of a board is a name: got {shorten(board['city'])}")
    streets = board["streets"]
    if not isinstance(streets, list) or len(streets) != STREETS:
        many = f"{len(streets)}" if isinstance(streets, list) else shorten(streets)
        raise BadOption(f"a board lists {int(STREETS)} streets, from GO on: got {many}")
    for number, each in enumerate(streets, start=1):
        check_street(number, each)
    names = [each["name"] for each in streets]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadOption(f"streets have names of their own: {', '.join(twice)} is there twice")


def check_street(number: int, each: Any) -> None:
    amounts = ("price", "rent", "hotel_rent", "hotel_cost")
    if not isinstance(each, dict) or not {"name", "price"} <= set(each):
        raise BadOption(f"street {number} of a board needs a name and a price: got {shorten(each)}")
    strange = sorted(map(str, set(each) - {"name", *amounts}))
    if strange:
        raise BadOption(
            f"street {number} may have name, {', '.join(amounts)}: "
            f"got {shorten(', '.join(strange))}"
        )
    if not is_name(each["name"]):
        raise BadOption(
            f"the name of street {number} is a word or some: got {shorten(each['name'])}"
        )
    for name in amounts:
        if name in each and not is_amount(each[name]):
            raise BadOption(
                f"{name} of street {number} is a number of tens, 10 to {MOST}: "
                f"got {shorten(each[name])}"
            )


def is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= 60 and value.isprintable()


def is_amount(value: object) -> bool:
    return type(value) is int and 10 <= value <= MOST and value % 10 == 0
