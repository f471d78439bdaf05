"""All rules of Falsche FFuffziger by number, and those that no program can keep or break."""

GAME = "ffuffziger"

EVERY_ID = (
    *[f"FF-{number}" for number in range(1, 42)],
    *[f"FF-D{number}" for number in range(1, 14)],
    *[f"FF-R{number}" for number in range(1, 32)],
)

WITHOUT_BEHAVIOUR = {
    "FF-41": "says only that the example of play was not translated",
}
