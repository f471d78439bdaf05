"""How far a player has come with laying money down, read from and written into a position."""

from __future__ import annotations

from funnymoney.games.ffuffziger.numbers import BASE, MONEY, NONE
from funnymoney.games.ffuffziger.rules import Ffuffziger

KINDS = range(int(MONEY))
WORTH = (10, 20, 50, 100, 150, 1)


def asks(state: Ffuffziger, player: int) -> list[int]:
    """Return the kinds of money that a player has still to tell."""
    return [kind for kind in KINDS if int(state.asks) >> (player * int(MONEY) + kind) & 1]


def asked(state: Ffuffziger, player: int) -> int:
    """Return the kind of money that a player is asked for, if any."""
    return next(iter(asks(state, player)), int(NONE))


def unit(state: Ffuffziger, player: int) -> int:
    """Return what the next digit counts."""
    kind = asked(state, player)
    if state.unit[player] > 0 or kind == NONE:
        return max(1, int(state.unit[player]))
    return units(int(state.money[player * int(MONEY) + kind]))[0]


def units(most: int) -> list[int]:
    """Return what the digits of such an amount count, the highest first."""
    return [1] if most < BASE else [each * int(BASE) for each in units(most // int(BASE))] + [1]


def laid(state: Ffuffziger, player: int) -> list[int]:
    """Return what a player laid down, as far as he has told it."""
    open_kinds = asks(state, player)
    if state.unit[player] > 0:
        open_kinds = open_kinds[1:]
    at = player * int(MONEY)
    return [0 if kind in open_kinds else int(state.laid[at + kind]) for kind in KINDS]


def all_laid(state: Ffuffziger) -> list[list[int]]:
    return [laid(state, player) for player in range(int(state.box.players))]


def lay_out(state: Ffuffziger, player: int, fist: list[int], open_kinds: list[int]) -> None:
    """Put a fist into a position, of which some kinds are still to be told."""
    at = player * int(MONEY)
    for kind in KINDS:
        state.laid[at + kind] = fist[kind]
    state.worth[player] = sum(map(int.__mul__, fist, WORTH))
    told = sum(1 << kind for kind in open_kinds)
    everything = (1 << int(MONEY)) - 1
    state.asks = int(state.asks) & ~(everything << at) | told << at
