"""All rules of Counterfeiters by number, and those that no program can keep or break."""

GAME = "counterfeiters"

EVERY_ID = (
    *[f"CF-{number}" for number in range(1, 44)],
    *[f"CF-R{number}" for number in range(1, 41)],
    "CF-R43",
)

WITHOUT_BEHAVIOUR = {
    "CF-3": "counts the real bills in the box; the bank does not run out of them, CF-R13",
}
