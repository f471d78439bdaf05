"""Chance cards: taken from three that lie open, kept, played, and perhaps false (CC-26 to 29).

Whether a card is true is settled when it is first checked: until then both of a pair are as
likely, so there is nothing to hide. Everybody can follow each card (CC-B12).
"""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.cards import (
    CHANCE_KINDS,
    COLLECTED,
    COLLECTION,
    GIFT_HOTEL,
    GRANT,
    GRANTED,
    RECHARGE,
    RECHARGED,
    REWARD,
    SHOWN,
    SWAP,
    WARRANT,
    WRECK,
)
from funnymoney.games.crooked_cash.money import bank
from funnymoney.games.crooked_cash.numbers import (
    DEED,
    DONE,
    FAILED,
    FREE,
    NONE,
    PLAY,
    PLAYER,
    SLOT,
    STOP,
)
from funnymoney.games.crooked_cash.procedures import movement, own_turn
from funnymoney.games.crooked_cash.procedures.collection import Collect
from funnymoney.games.crooked_cash.procedures.decoder import Window, open_window, spend_chip
from funnymoney.games.crooked_cash.property import deeds, held_cards
from funnymoney.games.crooked_cash.property.playing_rights import (
    PICKING,
    can_play,
    free_rivals,
    needs_target,
    swappable,
    targets,
)
from funnymoney.games.crooked_cash.state import A_CARD, A_PICK, CashState, Matter


def play(game: CashState, player: i64, luck: Luck, told: Told) -> bool:
    """Begin to play one's Chance card; return whether a target has to be named first."""
    return Play(player, held_cards.chance_kind(game, player)).start(game, luck, told)


@final
class Play(Matter):
    """A Chance card is being played: its targets are named, others may check it."""

    name: ClassVar[str] = "card"

    def __init__(self, owner: i64, kind: i64) -> None:
        self.result, self.phase = 0, A_CARD
        self.owner: i64 = owner
        self.kind: i64 = kind
        self.target: i64 = NONE  # a street or a player
        self.other: i64 = NONE  # the street that comes in exchange
        self.naming: bool = False
        self.carried: bool = False  # out, but for what it has set going

    def start(self, game: CashState, luck: Luck, told: Told) -> bool:
        """Return whether a target has to be named first."""
        game.push(self)
        self.naming = needs_target(self.kind) and self.target == NONE
        if not self.naming:
            self.show(game, luck, told)
        return self.naming

    def first(self, game: CashState) -> i64:
        return self.owner

    def midway(self, player: i64) -> bool:
        return self.naming and player == self.owner

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        if self.kind == WARRANT:
            out.add_bits(free_rivals(game, player), PLAYER)
        elif self.kind == SWAP and self.target != NONE:
            out.add_bits(swappable(game, player), DEED)
        else:
            out.add_bits(targets(game, player, self.kind), DEED)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if self.kind == WARRANT:
            self.target = action - PLAYER
        elif self.target == NONE:
            self.target = action - DEED
            if self.kind == SWAP:
                return True
        else:
            self.other = action - DEED
        self.naming = False
        self.show(game, luck, told)
        return False

    def show(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-26, CC-B11: all others may check it before anything is done."""
        told.all("plays", self.owner, self.kind)
        if not open_window(game, self.owner, 1):
            self.use(game, luck, told)

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        if self.carried:
            game.settled(self, DONE, luck, told)
        elif isinstance(settled, Window):
            checker = self.checker(game, settled)
            if checker == NONE:
                told.all("unchecked", self.owner, self.kind)
            if checker != NONE and not self.found_true(game, checker, luck, told):
                self.expose(game, checker, luck, told)
            else:
                self.use(game, luck, told)

    def checker(self, game: CashState, window: Window) -> i64:
        """Return the first who wants to check, in seat order; later ones keep their chip."""
        player = self.owner
        for seat in range(game.box.players - 1):  # noqa: B007
            player = game.after(player)
            if window.answers[player] == 0:
                return player
        return NONE

    def found_true(self, game: CashState, checker: i64, luck: Luck, told: Told) -> bool:
        spend_chip(game, checker)
        card = game.chance[self.owner]
        if not held_cards.is_exposed(game, self.kind):
            held_cards.prove(game, self.kind * 2 + luck.below(2))  # both are as likely: CC-B12
        true = held_cards.is_true(game, card)
        told.all("card_checked", checker, self.owner, self.kind, i64(not true))
        return true

    def expose(self, game: CashState, checker: i64, luck: Luck, told: Told) -> None:
        """CC-27: no effect, and a reward for the checker."""
        self.lay_under(game)
        bank.pay(game, checker, REWARD, told)
        game.settled(self, FAILED, luck, told)

    def lay_under(self, game: CashState) -> None:
        held_cards.chance_under(game, game.chance[self.owner])
        game.chance[self.owner] = NONE

    def use(self, game: CashState, luck: Luck, told: Told) -> None:
        """What a card does by itself; the others are carried out by the matter beneath."""
        self.lay_under(game)
        owner, kind = self.owner, self.kind
        if kind == GIFT_HOTEL:
            deeds.place_hotel(game, self.target, told)
        elif kind == GRANT:
            bank.pay(game, owner, GRANTED, told)
        elif kind == COLLECTION:
            self.carried = True
            Collect(owner, COLLECTED).start(game, luck, told)
            return
        elif kind == SWAP:
            rival = game.owner[self.other]
            deeds.set_owner(game, self.target, rival)
            deeds.set_owner(game, self.other, owner)
            told.all("swapped", owner, self.target, rival, self.other)
        elif kind == WRECK:
            deeds.remove_hotel(game, self.target)
            told.all("wrecked", game.owner[self.target], self.target)
        elif kind == WARRANT:
            movement.to_jail(game, self.target, told)
        elif kind == RECHARGE:
            movement.refresh_chips(game, owner, told)
            bank.pay(game, owner, RECHARGED, told)
        game.settled(self, DONE, luck, told)

    def copy(self) -> Matter:
        made = Play(self.owner, self.kind)
        made.result = self.result
        made.target = self.target
        made.other = self.other
        made.naming = self.naming
        made.carried = self.carried
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "owner": int(self.owner),
            "kind": int(self.kind),
            "target": int(self.target),
            "other": int(self.other),
            "naming": self.naming,
            "carried": self.carried,
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.target = facts["target"]
        self.other = facts["other"]
        self.naming = facts["naming"]
        self.carried = facts["carried"]


@final
class Pick(Matter):
    """CC-49, CC-50: take one of the open cards; who has one may keep it instead."""

    name: ClassVar[str] = "pick"

    def __init__(self, player: i64) -> None:
        self.result, self.phase = 0, A_PICK
        self.player: i64 = player

    def first(self, game: CashState) -> i64:
        return self.player

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        for slot in range(SHOWN):
            out.add(SLOT + slot)
        if game.chance[player] != NONE:
            out.add(STOP)
        if can_play(game, player, PICKING):
            out.add(PLAY)  # CC-E12
        out.add_bits(deeds.free_hotel_streets(game, player), FREE)
        own_turn.add_permits(game, player, out)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == PLAY or action >= FREE:
            return own_turn.use_card(game, player, action, luck, told)
        if action != STOP:
            self.take(game, action - SLOT, luck, told)
        game.settled(self, DONE, luck, told)
        return False

    def take(self, game: CashState, slot: i64, luck: Luck, told: Told) -> None:
        """CC-E11: the old card under the pile first, then take, then refill."""
        had = game.chance[self.player]
        if had != NONE:
            held_cards.chance_under(game, had)
        game.chance[self.player] = game.shown[slot]
        game.shown[slot] = draw(game, luck)
        told.all("takes", self.player, game.chance[self.player] // 2, slot, game.shown[slot] // 2)

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        """A card was played first; the pick is still to come, unless it has led elsewhere."""

    def copy(self) -> Matter:
        return Pick(self.player)

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {"player": int(self.player)}

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        """All is told when the matter is made."""


# ------------------------------------------------------------------------------ the pile


def draw(game: CashState, luck: Luck) -> i64:
    """Take the top card: those never seen come first, then those laid under, in their order."""
    unseen = game.unseen
    left: i64 = 0
    for kind in range(CHANCE_KINDS):
        left += unseen[kind]
    if left == 0:
        card = game.under[0]
        game.under = game.under[1:]
        return card
    return see(game, luck.pick(unseen, left))


def see(game: CashState, kind: i64) -> i64:
    """Return a card of this kind never seen before: the first to be seen of a pair is even."""
    unseen = game.unseen
    unseen[kind] -= 1
    return kind * 2 + 1 - unseen[kind]
