"""All rules of Contraband by number, and those that no program can keep or break."""

GAME = "contraband"

EVERY_ID = (
    *[f"CB-{number}" for number in range(1, 38)],
    *[f"CB-R{number}" for number in range(1, 26)],
    *[f"CB-D{number}" for number in range(1, 4)],
)

WITHOUT_BEHAVIOUR = {
    "CB-2": "lists the things in the box; the cards and the money are CB-6, CB-D1 and CB-D2",
    "CB-3": "the aim of the players; what the rules make of it is CB-37",
}
