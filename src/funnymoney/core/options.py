"""Options: house rules, rulings that are switches, and small versions, checked with care."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from funnymoney.core.errors import BadOption, shorten


@dataclass(frozen=True)
class Option:
    """One thing that may be set: a switch, a whole number, a list of them, a word, or data."""

    name: str
    default: bool | int | str | tuple[int, ...] | dict[str, object]
    about: str
    least: int = 0
    most: int = 1_000_000
    words: tuple[str, ...] = ()
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)

    def expected(self) -> str:
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, str):
            return "one of " + ", ".join(self.words)
        if isinstance(self.default, int):
            return f"a whole number from {self.least} to {self.most}"
        if isinstance(self.default, dict):
            return "a JSON object, {} for the usual one; on the command line a file with it"
        return f"{len(self.default)} whole numbers from {self.least} to {self.most}"

    def check(self, value: object) -> object:
        """Return the value as plain JSON, or raise BadOption saying what was expected."""
        if isinstance(self.default, bool):
            good = isinstance(value, bool)
        elif isinstance(self.default, str):
            good = value in self.words
        elif isinstance(self.default, int):
            good = self.fits(value)
        elif isinstance(self.default, dict):
            good = isinstance(value, dict)
        else:
            good = (
                isinstance(value, (list, tuple))
                and len(value) == len(self.default)
                and all(self.fits(number) for number in value)
            )
        if not good:
            raise BadOption(f"option {self.name} takes {self.expected()}: got {shorten(value)}")
        return list(value) if isinstance(value, (list, tuple)) else value  # plain JSON

    def fits(self, value: object) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.least <= value <= self.most

    def parse(self, text: str) -> object:
        """Read a value as typed on a command line."""
        if isinstance(self.default, bool) and text in ("true", "false"):
            return text == "true"
        if isinstance(self.default, str):
            return text
        try:
            numbers = [int(part) for part in text.split(",")]
        except ValueError:
            got = shorten(text)
            raise BadOption(f"option {self.name} takes {self.expected()}: got {got!r}") from None
        if isinstance(self.default, int) and len(numbers) == 1:
            return numbers[0]
        return numbers


def edition(tiny: Mapping[str, object]) -> Option:
    """Return the option that every game has: whole, or with these options in place of its own."""
    return Option(
        "edition",
        "full",
        "the whole game, or one small enough to solve exactly",
        words=("full", "tiny"),
        presets={"tiny": tiny},
    )


def complete(
    game: str, offered: tuple[Option, ...], given: Mapping[str, object]
) -> dict[str, object]:
    """Return every option of a game, those given checked, the others at their defaults.

    What is complete already comes back as it is, so that all who hold it hold the same.
    """
    known = {option.name: option for option in offered}
    for name in given:
        if name not in known:
            names = ", ".join(known)
            raise BadOption(f"{game} has no option {shorten(name)!r}: expected one of {names}")
    chosen = {option.name: option.check(option.default) for option in offered}
    for option in offered:
        value = str(given.get(option.name, option.default))
        chosen.update(option.presets.get(value, {}))
    chosen.update({name: known[name].check(value) for name, value in given.items()})
    if isinstance(given, dict) and list(given.items()) == list(chosen.items()):
        return given
    return chosen
