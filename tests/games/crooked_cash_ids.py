"""All rules of Crooked Cash by number, and those that no program can keep or break."""

GAME = "crooked_cash"

EVERY_ID = (
    *[f"CC-{number}" for number in range(1, 58)],
    *[f"CC-A{number}" for number in range(1, 12)],
    *[f"CC-B{number}" for number in range(1, 15)],
    *[f"CC-C{number}" for number in range(1, 20)],
    *[f"CC-D{number}" for number in range(1, 7)],
    *[f"CC-E{number}" for number in range(1, 19)],
    *[f"CC-N{number}" for number in range(1, 4)],
    *[f"CH{number:02}" for number in range(1, 13)],
    *[f"CM{number:02}" for number in range(1, 15)],
)

WITHOUT_BEHAVIOUR = {
    "CC-3": "the program is the banker, so nobody's own money can get among the bank's",
}
