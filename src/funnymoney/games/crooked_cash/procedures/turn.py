"""A turn: dice, moving, jail, and what may be done before and after (CC-10 to 12, CC-47)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.board import SPACE_OF
from funnymoney.games.crooked_cash.cards import CELL_KEY, CELL_PASS, EXPRESS, FINE, JAIL_ROLLS
from funnymoney.games.crooked_cash.numbers import BANK, CELL_CARD, DONE, NONE, PAY, ROLL, STOP
from funnymoney.games.crooked_cash.procedures import ending, movement, own_turn, spaces
from funnymoney.games.crooked_cash.procedures.building import open_building
from funnymoney.games.crooked_cash.procedures.chance_cards import Play
from funnymoney.games.crooked_cash.procedures.interlude import Interlude
from funnymoney.games.crooked_cash.procedures.payment import CANCELLED, OWED, Payment
from funnymoney.games.crooked_cash.property import held_cards
from funnymoney.games.crooked_cash.property.playing_rights import AFTERWARDS, BEFORE_ROLL, IN_JAIL
from funnymoney.games.crooked_cash.property.trading_rights import new_window
from funnymoney.games.crooked_cash.state import A_TURN, CashState, Matter

ROLL_BIT: Final[i64] = 1 << 8  # ROLL, counted from STOP

# How far a turn has come. In the stages marked so its player chooses, in the others he waits.
START: Final[i64] = 0  # chooses: before a roll
JAILED: Final[i64] = 1  # chooses: how to get out
ROLLING: Final[i64] = 2  # others may build before the dice fall
FINED: Final[i64] = 3  # the third roll has failed
MOVING: Final[i64] = 4  # whatever the space brings
LANDED: Final[i64] = 5  # all may build after that
FINISH: Final[i64] = 6  # chooses: the end of the turn
INTERLUDE: Final[i64] = 7
CLOSING: Final[i64] = 8  # all may build before the next turn
STAGES: Final = (
    "start", "jailed", "rolling", "fined", "moving", "landed", "finish", "interlude", "closing",
)  # fmt: skip


@final
class Turn(Matter):
    """The matter at the bottom: one player's turn."""

    name: ClassVar[str] = "turn"

    def __init__(self, player: i64) -> None:
        self.result, self.phase = 0, A_TURN
        self.player: i64 = player
        self.stage: i64 = START
        self.doubles: i64 = 0  # in a row
        self.again: bool = False  # whether he rolls once more

    def begin(self, game: CashState, told: Told) -> None:
        told.all("turn", self.player)
        game.exchanged = not game.box.exchanges  # CC-A10
        self.doubles = 0
        self.again = False
        self.ask_to_roll(game)

    def ask_to_roll(self, game: CashState) -> None:
        self.stage = START
        if game.jail[self.player] != NONE:
            self.stage = JAILED
        new_window(game)  # CC-C9

    # ------------------------------------------------------------------ choosing

    def first(self, game: CashState) -> i64:
        return self.player

    def bears_cards(self) -> bool:
        """Rule file 3.3: a card of one's own turn is played before that turn is over."""
        return self.stage < INTERLUDE

    def when(self) -> i64:
        if self.stage == START:
            return BEFORE_ROLL
        if self.stage == JAILED:
            return IN_JAIL
        return AFTERWARDS

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        found = ROLL_BIT
        if self.stage == FINISH:
            found = 1
        if self.stage == JAILED:
            found |= i64(game.cash[player] >= FINE) << (PAY - STOP)
            found |= (game.chest[player] >> CELL_PASS & 1) << (CELL_CARD - STOP)
        own_turn.offer(game, player, self.when(), found, out)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == ROLL:
            self.stage = ROLLING
            if not open_building(game, player):
                self.roll(game, luck, told)
        elif action == STOP:
            self.end(game, luck, told)
        elif action == PAY:
            Payment(player, BANK, FINE, CANCELLED).start(game, luck, told)
        elif action == CELL_CARD:
            held_cards.chest_under(game, player, CELL_PASS)
            self.leave_jail(game, told)
        else:
            return own_turn.carry_out(game, player, action, luck, told)
        return False

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        stage = self.stage
        if stage == ROLLING:
            self.roll(game, luck, told)
        elif stage == FINED:
            if settled.result == DONE:
                game.jail[self.player] = NONE
                told.all("leaves_jail", self.player)
                self.move(game, game.dice // 8 + game.dice % 8, luck, told)
            else:
                self.end(game, luck, told)
        elif stage == MOVING:
            self.landed(game, luck, told)
        elif stage == LANDED:
            self.after_landing(game)
        elif stage == INTERLUDE:
            self.close(game, luck, told)
        elif stage == CLOSING:
            self.pass_on(game, told)
        elif settled.result == DONE:
            self.go_on(game, settled, luck, told)

    def go_on(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        """After a fine or a card of one's own turn."""
        if isinstance(settled, Payment):
            self.leave_jail(game, told)
        elif isinstance(settled, Play):
            if settled.kind == CELL_KEY:
                self.leave_jail(game, told)
            elif settled.kind == EXPRESS:
                self.again = False
                movement.move_to(game, self.player, SPACE_OF[settled.target], told)  # CC-E17
                self.arrive(game, luck, told)

    def leave_jail(self, game: CashState, told: Told) -> None:
        """CC-47: by the fine or a card; then roll and move as usual (CC-E6)."""
        game.jail[self.player] = NONE
        self.stage = START
        told.all("leaves_jail", self.player)

    # ------------------------------------------------------------------- moving

    def roll(self, game: CashState, luck: Luck, told: Told) -> None:
        player = self.player
        faces = game.box.dice
        one, two = faces[luck.below(6)], faces[6 + luck.below(6)]
        game.dice = one * 8 + two
        told.all("rolled", player, one, two)
        if game.jail[player] != NONE:
            self.roll_in_jail(game, one, two, luck, told)
            return
        self.again = one == two
        if one == two:
            self.doubles += 1
            if self.doubles == 3:  # CC-11, CC-E9
                movement.to_jail(game, player, told)
                self.ask_to_end(game)  # CC-C19: there was no landing, so nobody builds
                return
        self.move(game, one + two, luck, told)

    def roll_in_jail(self, game: CashState, one: i64, two: i64, luck: Luck, told: Told) -> None:
        """CC-47: a double frees, and the turn ends after it; the third failure costs the fine."""
        player = self.player
        self.again = False
        if one == two:
            game.jail[player] = NONE
            told.all("leaves_jail", player)
            self.move(game, one + two, luck, told)
            return
        game.jail[player] += 1
        if game.jail[player] == JAIL_ROLLS:  # CC-E7
            self.stage = FINED
            Payment(player, BANK, FINE, OWED).start(game, luck, told)
        else:
            self.landed(game, luck, told)

    def move(self, game: CashState, steps: i64, luck: Luck, told: Told) -> None:
        movement.move_by(game, self.player, steps, told)
        self.arrive(game, luck, told)

    def arrive(self, game: CashState, luck: Luck, told: Told) -> None:
        self.stage = MOVING
        if not spaces.arrive(game, self.player, luck, told):
            self.landed(game, luck, told)

    # ------------------------------------------------------------------- ending

    def landed(self, game: CashState, luck: Luck, told: Told) -> None:
        """The space is dealt with; CC-D6: whoever is out is done."""
        if game.out >> self.player & 1 != 0:
            self.end(game, luck, told)
            return
        if game.jail[self.player] != NONE:
            self.again = False  # CC-45, CC-C19: no other roll, but all else at the end of a turn
        self.stage = LANDED
        if not open_building(game, self.player):
            self.after_landing(game)

    def after_landing(self, game: CashState) -> None:
        if self.again:
            self.ask_to_roll(game)
        else:
            self.ask_to_end(game)

    def ask_to_end(self, game: CashState) -> None:
        """CC-C9, CC-C19: whoever came to jail in this turn is asked as well."""
        self.stage = FINISH
        self.again = False
        new_window(game)

    def end(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-C9: the others may trade between two turns."""
        self.stage = INTERLUDE
        others = game.box.everybody & ~(1 << self.player) & ~game.out
        Interlude(self.player, others).start(game, luck, told)

    def close(self, game: CashState, luck: Luck, told: Told) -> None:
        self.stage = CLOSING
        if not open_building(game, self.player):
            self.pass_on(game, told)

    def pass_on(self, game: CashState, told: Told) -> None:
        player = ending.next_player(game, self.player, told)
        if player != NONE:
            self.player = player
            self.begin(game, told)

    # ------------------------------------------------------------------ copying

    def copy(self) -> Matter:
        made = Turn(self.player)
        made.stage = self.stage
        made.doubles = self.doubles
        made.again = self.again
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "player": int(self.player),
            "stage": STAGES[self.stage],
            "doubles": int(self.doubles),
            "again": self.again,
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.stage = STAGES.index(facts["stage"])
        self.doubles = facts["doubles"]
        self.again = facts["again"]
