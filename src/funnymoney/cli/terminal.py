"""One match at one terminal: people type, bots answer, everybody sees only what he may."""

from __future__ import annotations

import hashlib
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from funnymoney.bots.seat import BotSeat
from funnymoney.cli.compose import Back, Table, chosen
from funnymoney.cli.habits import Habits
from funnymoney.cli.screen import aside, console
from funnymoney.cli.table import show_board, show_lines, show_news, show_question, show_result
from funnymoney.cli.understand import Unclear, explain
from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import Word
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.teller import YOU
from funnymoney.games import presenter_of, rules_of

HELP = """  a choice    its number, its name or how it begins
  rules       the rules of this game
  board       the whole table again
  news        all that has happened since you chose last
  always X    answer X from now on, as long as that can be done in one way
  ask         be asked everything again
  save FILE   write the match to a file; go on later with --resume FILE
  quit        leave the table"""
HAND = "  hand        raise or lower your hand; while it is down you are asked less"
MOST_NEWS = 30  # lines of news before a question
RETOLD = 12  # items of news told again when a match is resumed


class Left(Exception):
    """The person at the terminal has left the table."""


class Terminal:
    """One match, shown to whoever sits at the terminal."""

    def __init__(self, match: Match, save: Path | None) -> None:
        self.match = match
        self.teller = presenter_of(match.record.game)
        self.save = save
        self.saved_to: Path | None = None
        self.screen: Console = console()
        seats = match.record.seats
        self.humans = [player for player, seat in enumerate(seats) if seat == "human"]
        self.bots = {
            player: BotSeat(player, seat, bot_luck(match, player))
            for player, seat in enumerate(seats)
            if seat != "human"
        }
        self.sitting: int | None = None  # of several people, who sees the screen
        self.habits = {player: Habits() for player in self.humans}
        self.fresh: dict[int, int] = {}  # where the news begins that a person was told last
        self.seen = {
            player: max(0, len(match.news(player)) - RETOLD) if match.record.choices else 0
            for player in range(match.players)
        }

    def names(self, viewer: int | None) -> list[str]:
        """Name the players as one of them would, or as a spectator would."""
        named = [
            f"Player {player + 1}" if player in self.humans else f"Bot {player + 1}"
            for player in range(self.match.players)
        ]
        if viewer is not None:
            named[viewer] = YOU
        return named

    def run(self) -> None:
        if self.humans and not self.match.record.choices:
            self.welcome()
        self.keep()
        try:
            while not self.match.over:
                self.turn(self.match.asked_first())
            self.finish()
        finally:
            for bot in self.bots.values():
                bot.close()

    def welcome(self) -> None:
        self.screen.print(self.teller.introduction(), markup=False)
        if "random" in self.match.record.seats:
            self.screen.print("Bots that are called random choose at random.")
        self.screen.print("Type a number or a name to choose; help shows what else there is.\n")

    def turn(self, player: int) -> None:
        if player in self.bots:
            self.bot_turn(self.bots[player])
        elif not self.answers_itself(player):
            self.hand_over(player)
            self.show(player)
            self.ask(player)
            self.after_choice(player)
        self.keep()

    def answers_itself(self, player: int) -> bool:
        """Answer for a person who need not be asked; say whether that was so."""
        answer = self.habits[player].answer(self.match.view(player))
        if answer is not None:
            self.match.play(player, answer)
        return answer is not None

    def bot_turn(self, bot: BotSeat) -> None:
        fault = bot.fault
        bot.play(self.match)
        if bot.fault != fault:  # what it answered may tell its hand
            name = self.names(None)[bot.player]
            aside().print(f"funnymoney: {name} failed; random plays on in its place", markup=False)

    def keep(self) -> None:
        """Write the match to its file, if it has one."""
        if self.save:
            self.match.record.save(self.save)
            self.saved_to = self.save

    # ------------------------------------------------------- several people, one screen

    def hand_over(self, player: int) -> None:
        """With several people at one terminal, let the next one sit down first."""
        if len(self.humans) > 1 and self.sitting != player:
            self.wipe()
            self.read(f"Player {player + 1}, sit down and press Enter. ")
        self.sitting = player

    def after_choice(self, player: int) -> None:
        """Who is asked again at once stays where he sits."""
        if len(self.humans) > 1 and (self.match.over or self.match.asked_first() != player):
            self.show_unseen(player)
            self.read("Press Enter to hand over. ")
            self.sitting = None

    def wipe(self) -> None:
        """Leave nothing of the last player's secrets on the screen, nor above it."""
        if self.screen.is_terminal and not self.screen.is_dumb_terminal:
            self.screen.clear()
            self.screen.file.write("\x1b[3J")
        else:
            self.screen.print("\n" * 60)

    # --------------------------------------------------------------------- one person

    def show(self, player: int) -> None:
        """The table, then what has happened, then the question: the newest is lowest."""
        names = self.names(player)
        view = self.match.view(player)
        show_board(self.screen, view, self.teller, names, brief=True)
        self.show_unseen(player)
        show_question(self.screen, view, self.teller, names)

    def show_unseen(self, player: int) -> None:
        self.fresh[player] = self.seen[player]
        self.seen[player] = len(self.match.news(player))
        self.show_news(player, MOST_NEWS)

    def show_news(self, player: int, most: int = 0) -> None:
        news = self.match.news(player, self.fresh.get(player, 0))
        view, names = self.match.view(player), self.names(player)
        show_news(self.screen, news, view, self.teller, names, most)

    def ask(self, player: int) -> None:
        """Ask until a choice has been made."""
        while True:
            text = self.read("> ").strip()
            view = self.match.view(player)
            try:
                if self.command(player, text):
                    continue
                self.match.play(player, self.choice(player, text))
                return
            except IllegalAction as error:
                self.tell(explain(error, view, self.teller))
            except Unclear as error:
                self.tell(str(error))
            except Back:
                show_question(self.screen, view, self.teller, self.names(player))

    def choice(self, player: int, text: str) -> Word:
        """Return what was typed, with what is asked for to complete it, or a habit."""
        view, habits = self.match.view(player), self.habits[player]
        name, _, rest = text.partition(" ")
        if name.lower() == "always":
            return habits.stand_by(rest, view, self.teller)
        if name.lower() == "hand" and "unraised" in view:
            self.tell(habits.turn_hand())
            answer = habits.answer(view)
            if answer is not None:
                return answer
            raise Back
        return chosen(text, Table(view, self.teller, self.names(player), self.ask_step, self.tell))

    def ask_step(self, question: str, lines: list[str]) -> str:
        """Ask for a part of a choice."""
        show_lines(self.screen, question, lines)
        text = self.read(">> ")
        if text.strip().lower() in ("quit", "exit"):
            raise Left
        return text

    def tell(self, text: str) -> None:
        self.screen.print(f"  {text}", markup=False)

    def command(self, player: int, text: str) -> bool:
        """Carry out what is not a choice; say whether it was that."""
        name, _, rest = text.partition(" ")
        name = name.lower()
        if name in ("quit", "exit", "q"):
            raise Left
        view = self.match.view(player)
        if name in ("help", "?"):
            self.screen.print(f"{HELP}\n{HAND}" if "unraised" in view else HELP, markup=False)
        elif name == "rules":
            self.screen.print(Markdown(rules_of(self.match.record.game)))
        elif name == "board":
            show_board(self.screen, view, self.teller, self.names(player))
        elif name == "news":
            self.show_news(player)
        elif name == "ask":
            self.tell(self.habits[player].ask_again())
        elif name == "save":
            self.write(Path(rest) if rest else self.save)
            return True
        else:
            return False
        show_question(self.screen, self.match.view(player), self.teller, self.names(player))
        return True

    def write(self, path: Path | None) -> None:
        if path is None:
            self.tell("save where? Type save and the name of a file")
            return
        try:
            self.match.record.save(path)
        except OSError as error:
            self.tell(f"cannot write {path}: {error.strerror}")
        else:
            self.saved_to = path
            self.tell(f"saved to {path}")

    def read(self, prompt: str) -> str:
        try:
            return self.screen.input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def finish(self) -> None:
        viewer = self.humans[0] if len(self.humans) == 1 else None
        names = self.names(viewer)
        seen = 0 if viewer is None or viewer not in self.seen else self.seen[viewer]
        news, view = self.match.news(viewer, seen), self.match.view(viewer)
        show_news(self.screen, news, view, self.teller, names)
        state = self.match.state
        show_result(self.screen, names, state.returns(), state.shares())


def bot_luck(match: Match, player: int) -> FastLuck:
    """A bot's own chance: other for every match and seat, and after every break."""
    text = f"{match.record.seed}/bot {player}/{len(match.record.choices)}"
    return FastLuck(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))
