"""A whole position as bytes, and back: equal positions are equal bytes."""

from __future__ import annotations

import json

from funnymoney.core.game import Options
from funnymoney.core.views import fill, fill_counts, listed, listed_counts, packed
from funnymoney.games.crooked_cash.knowledge.view import (
    chest_mask,
    proven_by,
    set_stack,
    unopened,
    verdicts,
)
from funnymoney.games.crooked_cash.money import certainty
from funnymoney.games.crooked_cash.procedures.registry import remake
from funnymoney.games.crooked_cash.property import deeds
from funnymoney.games.crooked_cash.state import EVERYTHING, CashState


def dump(game: CashState) -> bytes:
    numbers = [
        game.round, game.first, game.dice, game.hotels, game.hotels_left, game.out, game.deep,
    ]  # fmt: skip
    return json.dumps(
        [
            int(game.box.players),
            game.box.options,
            [int(each) for each in numbers],
            [game.over, game.exchanged],
            lists_of(game),
            [listed(game.pile), listed(game.under), listed(game.chest_pile)],
            [{"matter": each.name} | each.facts(EVERYTHING) for each in game.stack],
        ]
    ).encode()


def lists_of(game: CashState) -> list[list[int]]:
    return [
        *[listed(each) for each in (game.position, game.jail, game.chips, game.proposals)],
        listed(game.owner),
        *[listed_counts(each) for each in (game.hand, game.in_hand, game.held, game.plain)],
        listed(game.cash),
        listed_counts(game.sure),
        listed_counts(game.marks),
        *[listed(each) for each in (game.in_bank, game.printed, game.chance, game.shown)],
        listed(game.unseen),
        verdicts(game),
        listed(game.chest),
        unopened(game),
    ]


def head_of(dump: bytes) -> tuple[int, Options]:
    read = json.loads(dump)
    return read[0], read[1]


def load(game: CashState, dump: bytes) -> None:
    players, _, numbers, flags, lists, piles, matters = json.loads(dump)
    (
        game.round, game.first, game.dice, game.hotels, game.hotels_left, game.out, game.deep,
    ) = numbers  # fmt: skip
    game.over, game.exchanged = flags
    fill_lists(game, lists)
    game.pile, game.under, game.chest_pile = (packed(each) for each in piles)
    set_stack(game, [remake(facts, EVERYTHING, players) for facts in matters])


def fill_lists(game: CashState, lists: list[list[int]]) -> None:
    (
        position, jail, chips, proposals, owner, hand, in_hand, held, plain, cash, sure, marks,
        in_bank, printed, chance, shown, unseen, verdict, chest, unopened_cards,
    ) = lists  # fmt: skip
    fill(game.position, position)
    fill(game.jail, jail)
    fill(game.chips, chips)
    fill(game.proposals, proposals)
    fill_streets(game, owner)
    fill_counts(game.hand, hand)
    fill_counts(game.in_hand, in_hand)
    fill_counts(game.held, held)
    fill_counts(game.plain, plain)
    fill(game.cash, cash)
    fill_counts(game.sure, sure)
    fill_counts(game.marks, marks)
    certainty.note_everything(game)
    fill(game.in_bank, in_bank)
    fill(game.printed, printed)
    fill(game.chance, chance)
    fill(game.shown, shown)
    fill(game.unseen, unseen)
    game.proven = proven_by(verdict)
    fill(game.chest, chest)
    game.unopened = chest_mask(unopened_cards)


def fill_streets(game: CashState, owners: list[int]) -> None:
    if len(owners) != len(game.owner):
        raise ValueError(f"{len(game.owner)} owners are expected here, not {len(owners)}")
    for street, owner in enumerate(owners):
        deeds.set_owner(game, street, owner)
