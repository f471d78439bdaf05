"""Options that nobody should send with a new table: made up, mutated, too deep, too long."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from hypothesis import strategies as st

from funnymoney.core.options import Option
from funnymoney.games import GAMES, game_named
from funnymoney.games.counterfeiters.board import LARGE_SIDE, SMALL_SIDE, TINY_SIDE
from funnymoney.games.crooked_cash.board import BELGIUM, TINY_CITY
from tests.server.fuzz_messages import values

BOARDS: dict[str, list[dict[str, Any]]] = {
    "counterfeiters": [SMALL_SIDE, LARGE_SIDE, TINY_SIDE],
    "crooked_cash": [BELGIUM, TINY_CITY],
}
MONSTERS: list[Any] = [
    None, True, False, 0, -1, 1, 7, 10, 15, 2**31, 2**53, 2**63, 10**40, -(10**300), 0.5, 1e308,
    "", "x", "\0", "__proto__", "x" * 300, "x" * 9000, "🎲" * 2000, "\u202e", [], {}, [[]], [{}],
    {"__proto__": {}}, {"constructor": {"prototype": 1}}, {"toString": 1}, {"length": 10**9},
    {"x" * 3000: 1}, [0] * 900, ["x"] * 3000, {f"key{each}": each for each in range(900)},
]  # fmt: skip
NAMES = ["__proto__", "x", "", "2", "price", "last", "\ud83c", "a b"]
# What Python would not write: these go into the text in place of a mark.
RAW_MARK = "@raw@"
RAW_VALUES = [
    "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9" * 5000, '"\\ud800"', '"\\udfff\\u0000"',
    "[" * 40 + "]" * 40, "[" * 3000 + "]" * 3000, '{"a":' * 3000 + "1" + "}" * 3000, "01", "'x'",
    '{"\\ud800":1}', '{"board":{},"board":[]}', "", "//", "\u0000", "0x10",
]  # fmt: skip


def legal(option: Option, game: str, luck: random.Random) -> Any:
    """Return a value that the option may take, the extremes included."""
    usual = option.default
    if isinstance(usual, bool):
        return luck.random() < 0.5
    if isinstance(usual, str):
        return luck.choice(option.words)
    if isinstance(usual, dict):
        return copy.deepcopy(luck.choice(BOARDS[game]))
    numbers = [option.least, option.most, luck.randint(option.least, option.most)]
    if isinstance(usual, int):
        return luck.choice(numbers)
    return [luck.choice([*numbers, each]) for each in usual]


def mutate(value: Any, luck: random.Random) -> Any:
    """Change something somewhere inside a value: replace, remove, add, double or rename it."""
    if luck.random() < 0.2 or not value or not isinstance(value, (dict, list)):
        return copy.deepcopy(luck.choice([*MONSTERS, RAW_MARK]))
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = luck.choice(keys)
    way = luck.randrange(6)
    if way == 0:
        del value[key]
    elif way == 1 and isinstance(value, dict):
        value[luck.choice(NAMES)] = copy.deepcopy(value[key])
    elif way == 1 and isinstance(value, list):
        value.insert(key, copy.deepcopy(value[key]))
    elif way == 2 and isinstance(value[key], int) and not isinstance(value[key], bool):
        value[key] = luck.choice([value[key] + 1, -value[key], value[key] * 10**6, str(value[key])])
    else:
        value[key] = mutate(value[key], luck)
    return value


def options_of(game: str, luck: random.Random) -> Any:
    """Return options of a game: legal ones, or the same with up to four changes."""
    offered = game_named(game).options
    chosen = luck.sample(offered, luck.randrange(0, min(5, len(offered)) + 1))
    made: Any = {option.name: legal(option, game, luck) for option in chosen}
    for _ in range(luck.choice([0, 0, 1, 1, 2, 4])):
        made = mutate(made, luck)
    return made


def body_of(game: str, options: Any, luck: random.Random) -> bytes:
    """Return the body of a request for a table with these options."""
    seats = luck.choice([*game_named(game).seats, luck.randrange(0, 9)])
    who = luck.choice(["open", "easy", "easy"])
    body = {"game": game, "seats": ["me", *[who] * (seats - 1)][:seats], "options": options}
    body["public"] = luck.random() < 0.1
    text = json.dumps(body)  # halves of surrogate pairs are written as escapes
    if RAW_MARK in text:
        text = text.replace(f'"{RAW_MARK}"', luck.choice(RAW_VALUES))
    return text.encode()


def mutated(number: int) -> bytes:
    luck = random.Random(number)
    game = luck.choice(list(GAMES))
    return body_of(game, options_of(game, luck), luck)


def made_up(number: int, options: Any) -> bytes:
    luck = random.Random(number)
    return body_of(luck.choice(list(GAMES)), options, luck)


names = st.sampled_from(sorted({each.name for game in GAMES.values() for each in game.options}))
some_options = st.dictionaries(names, values, max_size=4) | values
creations = st.one_of(
    st.builds(mutated, st.integers(0, 2**60)),
    st.builds(mutated, st.integers(0, 2**60)),
    st.builds(made_up, st.integers(0, 2**60), some_options),
)
