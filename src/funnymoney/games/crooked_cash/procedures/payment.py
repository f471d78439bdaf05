"""A payment: pick a bundle, let others check it, replace what was false, hand it over."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.core.views import listed, packed
from funnymoney.games.crooked_cash.money import bank, bundle, purse
from funnymoney.games.crooked_cash.money.purse import ROW, SEEN
from funnymoney.games.crooked_cash.numbers import (
    AUTO,
    BANK,
    DONE,
    FAILED,
    LOOKS,
    NONE,
    NOTE,
    NOTES,
    PLAY,
    RUINED,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.procedures.debt import Debt, ruin
from funnymoney.games.crooked_cash.procedures.decoder import Window, open_window, spend_chip
from funnymoney.games.crooked_cash.procedures.keep_card import Keep
from funnymoney.games.crooked_cash.property import held_cards
from funnymoney.games.crooked_cash.property.playing_rights import can_play_meanwhile
from funnymoney.games.crooked_cash.state import A_PAYMENT, EVERYTHING, CashState, Matter

# What happens when a payer cannot pay.
CANCELLED: Final[i64] = 0  # CC-B7, CC-B9: the notes go back, and nothing else happens
OWED: Final[i64] = 1  # CC-B6: a debt
BID: Final[i64] = 2  # CC-B8: he may raise money, or give up


@final
class Payment(Matter):
    """`notes` lie on the table, those of the last part, from `part` on, to be checked.

    A note is known by its place alone; equal ones lie in mixed order.
    """

    name: ClassVar[str] = "payment"

    def __init__(self, payer: i64, payee: i64, due: i64, if_short: i64) -> None:
        self.result, self.phase = 0, A_PAYMENT
        self.payer: i64 = payer
        self.payee: i64 = payee
        self.due: i64 = due
        self.if_short: i64 = if_short
        self.parked: bool = False  # handed over later, by the trade it belongs to
        self.need: i64 = due  # still to be laid out
        self.missing: i64 = due  # and still to be picked
        self.part: i64 = 0
        self.last: i64 = 0  # no sort of note before this place can be picked any more
        self.laying: bool = False  # whether a bundle is being picked
        self.notes: vec[i64] = vec[i64]([])
        self.picked: vec[i64] = NOTHING  # shared until something is picked
        self.exact: vec[i64] = NO_VALUES  # notes of each value still to be picked in a trade

    def start(self, game: CashState, luck: Luck, told: Told) -> None:
        game.push(self)
        told.all("owes", self.payer, self.payee, self.due)
        self.proceed(game, luck, told)

    def proceed(self, game: CashState, luck: Luck, told: Told) -> None:
        """Ask for what is still needed, if the payer has it."""
        self.last = 0
        self.missing = self.need
        self.picked = NOTHING
        if game.is_out(self.payee):
            self.put_back(game)  # a card has ruined the creditor: nobody is left to be paid
            told.all("not_owed", self.payer, self.payee)
            game.settled(self, DONE, luck, told)
        elif game.cash[self.payer] >= self.need:
            self.laying = True
        elif self.if_short == CANCELLED:
            self.fail(game, luck, told)
        else:
            Debt(self.payer, self.payee, self.need, self.if_short == OWED).start(game, luck, told)

    # ------------------------------------------------------------------ picking

    def first(self, game: CashState) -> i64:
        return self.payer

    def midway(self, player: i64) -> bool:
        return player == self.payer and self.last > 0

    def is_sealed(self) -> bool:
        return True

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        picked = self.picked
        if self.in_trade():
            found = bundle.next_exact(game, player, self.exact, picked, self.last - 1)
        else:
            found = bundle.next_notes(game, player, self.missing, picked, self.last - 1)
        if self.last > 0:
            out.bits(found, NOTE)
            return
        out.bits(found | 1 << (AUTO - NOTE), NOTE)
        if game.chance[player] != NONE and can_play_meanwhile(game, player):
            out.add(PLAY)

    def in_trade(self) -> bool:
        """Whether the notes are named by value: the first part of what a trade costs."""
        return len(self.exact) > 0

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == PLAY:
            return game.play_card(player, luck, told)
        if self.last == 0:
            self.picked = NOTHING[:]
        picked = self.picked
        if action == AUTO:
            if self.in_trade():
                bundle.safest(game, player, self.exact, picked)
            else:
                bundle.fewest(game, player, self.need, picked)
        else:
            note = action - NOTE
            picked[note] += 1
            self.last = bundle.place(note // LOOKS, note % LOOKS) + 1
            self.missing -= WORTH[note // LOOKS]
            if self.missing > 0:
                return True
        self.lay_out(game, luck, told)
        return False

    def lay_out(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-B1: the bundle is shown by value, equal notes in mixed order."""
        self.part = i64(len(self.notes))
        notes = self.notes
        value = VALUES - 1
        while value >= 0:
            first = i64(len(notes))
            for look in range(LOOKS):
                for each in range(self.picked[value * LOOKS + look]):  # noqa: B007
                    notes = append(notes, purse.lay_out(game, self.payer, value, look, luck))
            mix_from(notes, first, luck)
            value -= 1
        self.notes = notes
        self.last = 0
        self.laying = False
        self.picked = NOTHING
        self.exact = NO_VALUES
        if told.listens:
            told.show("shows", self.payer, worths(notes, self.part))
        if not open_window(game, self.payer, i64(len(notes)) - self.part):
            self.finish(game, luck, told)

    # ----------------------------------------------------------------- checking

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        if isinstance(settled, Window):
            self.check(game, settled, told)
            self.need = self.due - worth(self.notes)
            if self.need > 0:
                self.proceed(game, luck, told)
            else:
                self.finish(game, luck, told)
        elif isinstance(settled, Keep):
            game.settled(self, RUINED, luck, told)
        elif isinstance(settled, Debt) and settled.result != DONE:
            self.fail_as(settled.result, game, luck, told)
        else:
            self.proceed(game, luck, told)  # he has raised the money, or played a card

    def check(self, game: CashState, window: Window, told: Told) -> None:
        """CC-B3: in seat order from the payer's left, each note once."""
        notes = self.notes
        taken: i64 = 0
        player = self.payer
        for seat in range(game.box.players - 1):  # noqa: B007
            player = game.after(player)
            at = window.answers[player]
            if at < 0 or notes[self.part + at] == NONE or notes[self.part + at] & SEEN != 0:
                continue  # CC-B3: who finds his note checked already keeps the chip
            note = notes[self.part + at]
            spend_chip(game, player)
            told.all("checked", player, at, WORTH[note // ROW], note & 1)
            if note & 1 != 0:
                purse.confiscate(game, self.payer, player, note)  # CC-20
                notes[self.part + at] = NONE
                taken += 1
            else:
                notes[self.part + at] = note | SEEN  # CC-22
        if taken > 0:
            self.notes = without(notes)

    # ------------------------------------------------------------------- ending

    def finish(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-B5: notes that are not needed any more are taken back first."""
        spare = self.spare()
        while spare != NONE:
            note = self.notes[spare]
            purse.give_back(game, self.payer, vec[i64]([note]))
            self.notes[spare] = NONE
            self.notes = without(self.notes)
            told.all("takes_back", self.payer, WORTH[note // ROW])
            spare = self.spare()
        if not self.parked:
            self.deliver(game, told)
        game.settled(self, DONE, luck, told)

    def spare(self) -> i64:
        """Return the place of the smallest note that can be left out, if there is one."""
        over = worth(self.notes) - self.due
        best = NONE
        for at in range(i64(len(self.notes))):
            value = WORTH[self.notes[at] // ROW]
            if value <= over and (best == NONE or value < WORTH[self.notes[best] // ROW]):
                best = at
        return best

    def deliver(self, game: CashState, told: Told) -> None:
        over = worth(self.notes) - self.due
        told.all("paid", self.payer, self.payee, self.due)
        if over == 0 or self.payee == BANK:
            purse.hand_over(game, self.payer, self.payee, self.notes)
        else:
            self.break_smallest(game, over, told)
        if over > 0:
            bank.pay(game, self.payer, over, told)  # CC-A5, CC-A6

    def break_smallest(self, game: CashState, over: i64, told: Told) -> None:
        """CC-A6: the bank breaks the smallest note, and gives the payee what is missing."""
        notes = self.notes
        at: i64 = 0
        for place in range(i64(len(notes))):
            if notes[place] // ROW < notes[at] // ROW:
                at = place
        broken = notes[at]
        notes[at] = NONE
        purse.hand_over(game, self.payer, self.payee, without(notes))
        purse.hand_over(game, self.payer, BANK, vec[i64]([broken]))
        told.all("breaks", self.payer, WORTH[broken // ROW])
        bank.pay(game, self.payee, WORTH[broken // ROW] - over, told)

    def fail(self, game: CashState, luck: Luck, told: Told) -> None:
        self.fail_as(FAILED, game, luck, told)

    def fail_as(self, result: i64, game: CashState, luck: Luck, told: Told) -> None:
        """CC-B7, CC-B9: what is left goes back to the payer."""
        self.put_back(game)
        if result == RUINED:
            self.ruin(game, luck, told)
            return
        told.all("unpaid", self.payer, self.payee, self.due)
        game.settled(self, result, luck, told)

    def ruin(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-D3: a creditor who would have two Chance cards chooses one."""
        card = ruin(game, self.payer, self.payee, luck, told)
        if card == NONE:
            game.settled(self, RUINED, luck, told)
        elif game.over:
            held_cards.chance_under(game, card)
        else:
            game.push(Keep(self.payee, card))

    def put_back(self, game: CashState) -> None:
        purse.give_back(game, self.payer, self.notes)
        self.notes = vec[i64]([])

    # ------------------------------------------------------------------ copying

    def copy(self) -> Matter:
        made = Payment(self.payer, self.payee, self.due, self.if_short)
        made.parked = self.parked
        made.need = self.need
        made.missing = self.missing
        made.part = self.part
        made.last = self.last
        made.laying = self.laying
        made.notes = self.notes[:]
        made.picked = self.picked[:]
        made.exact = self.exact[:]
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        facts: dict[str, Any] = {
            "payer": int(self.payer),
            "payee": int(self.payee),
            "due": int(self.due),
            "if_short": int(self.if_short),
            "parked": self.parked,
            "need": int(self.need),
            "part": int(self.part),
            "laying": self.laying,
            "exact": listed(self.exact),
            "notes": [seen_by(note, viewer in (EVERYTHING, self.payer)) for note in self.notes],
        }
        if viewer in (EVERYTHING, self.payer):
            facts["picked"] = listed(self.picked)
            facts["last"] = int(self.last)
        if viewer == EVERYTHING:
            facts["truth"] = listed(self.notes)
        return facts

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.parked = facts["parked"]
        self.need = facts["need"]
        self.missing = self.need
        self.part = facts["part"]
        self.laying = facts["laying"]
        self.exact = packed(facts["exact"])
        notes = facts["truth"] if "truth" in facts else [note_of(*n) for n in facts["notes"]]
        self.notes = packed(notes)
        if "picked" in facts:
            self.picked = packed(facts["picked"])
            self.last = facts["last"]
            self.missing = self.need - bundle.worth_of(self.picked)

    def forget_others(self, viewer: i64) -> None:
        if self.payer != viewer:
            self.picked = NOTHING
            self.last = 0
            self.missing = self.need


NOTHING: Final[vec[i64]] = vec[i64]([0] * NOTES)
NO_VALUES: Final[vec[i64]] = vec[i64]([])


def seen_by(note: i64, own: bool) -> list[int | None]:
    """Return a note's value, its look if it is the viewer's own, and whether it was found true."""
    look = int(note & 3)
    return [int(note // ROW), max(look - 1, 0) if own else None, int(note & SEEN != 0)]


def note_of(value: int, look: int | None, seen: int) -> int:
    """Return a note as far as a view tells it; the rest is for `redeal` to imagine."""
    kind = look + 1 if look else 0
    return value * int(ROW) + kind + seen * int(SEEN)


def worth(notes: vec[i64]) -> i64:
    total: i64 = 0
    for note in notes:
        total += WORTH[note // ROW]
    return total


def worths(notes: vec[i64], first: i64) -> vec[i64]:
    made = vec[i64]([])
    for at in range(first, i64(len(notes))):
        made = append(made, WORTH[notes[at] // ROW])
    return made


def without(notes: vec[i64]) -> vec[i64]:
    """Return the notes that are still there."""
    left = vec[i64]([])
    for note in notes:
        if note != NONE:
            left = append(left, note)
    return left


def mix_from(notes: vec[i64], first: i64, luck: Luck) -> None:
    """Mix the notes from one place on, unless all of them are alike."""
    at = i64(len(notes)) - 1
    while at > first:
        other = first + luck.below(at - first + 1)
        note = notes[at]
        notes[at] = notes[other]
        notes[other] = note
        at -= 1
