"""`funnymoney play`: a game in the terminal, with people and bots."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from funnymoney.bots.seat import BotSeat
from funnymoney.cli.screen import aside, console, read_options, read_seats
from funnymoney.cli.table import show_board, show_news, show_question, show_result
from funnymoney.cli.understand import Unclear, understand
from funnymoney.core.errors import BadPlayers, CannotUndo, IllegalAction
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.record import Record
from funnymoney.core.teller import YOU, teller_of
from funnymoney.games import game_named

HELP = """  rules       what this game is about
  a choice    its number, its name or how it begins
  undo        take back your last choice, while nobody has learned of it
  board       show the table again
  save FILE   write the match to a file; go on later with --resume FILE
  quit        leave the table"""


class Left(Exception):
    """The person at the terminal has left the table."""


class Terminal:
    """One match, shown to whoever sits at the terminal."""

    def __init__(self, match: Match, seats: list[str], save: Path | None) -> None:
        self.match = match
        self.teller = teller_of(match.record.game)
        self.save = save
        self.screen: Console = console()
        self.humans = [player for player, seat in enumerate(seats) if seat == "human"]
        self.bots = {
            player: BotSeat(player, seat, FastLuck(len(match.record.choices) * 100 + player))
            for player, seat in enumerate(seats)
            if seat != "human"
        }
        self.seen = dict.fromkeys(range(match.players), 0)

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
            self.screen.print(self.teller.introduction(), markup=False)
        try:
            while not self.match.over:
                self.turn(self.match.acting()[0])
            self.finish()
        finally:
            for bot in self.bots.values():
                bot.close()

    def turn(self, player: int) -> None:
        if player in self.bots:
            bot = self.bots[player]
            fault = bot.fault
            bot.play(self.match)
            if bot.fault != fault:
                aside().print(f"funnymoney: {bot.fault}", markup=False)
        else:
            self.hand_over(player)
            self.show(player)
            self.ask(player)
        if self.save:
            self.match.record.save(self.save)

    def hand_over(self, player: int) -> None:
        """With several people at one terminal, let the next one sit down first."""
        if len(self.humans) > 1:
            self.screen.clear()
            self.read(f"Player {player + 1}, sit down and press Enter. ")

    def show(self, player: int) -> None:
        names = self.names(player)
        news = self.match.news(player, self.seen[player])
        self.seen[player] += len(news)
        show_news(self.screen, news, self.teller, names)
        show_board(self.screen, self.match.view(player), self.teller, names)
        show_question(self.screen, self.match.view(player), self.teller, names)

    def ask(self, player: int) -> None:
        """Ask until a choice has been made."""
        while True:
            text = self.read("> ").strip()
            try:
                if self.command(player, text):
                    continue
                word = understand(text, self.match.view(player), self.teller)
                self.match.play(player, word)
                return
            except (Unclear, IllegalAction, CannotUndo) as error:
                self.screen.print(f"  {error}", markup=False)

    def command(self, player: int, text: str) -> bool:
        """Carry out what is not a choice; say whether it was that."""
        name, _, rest = text.partition(" ")
        if name == "quit":
            raise Left
        if name == "help":
            self.screen.print(HELP, markup=False)
            show_question(self.screen, self.match.view(player), self.teller, self.names(player))
        elif name == "rules":
            self.screen.print(self.teller.introduction(), markup=False)
        elif name == "board":
            self.show(player)
        elif name == "undo":
            self.match.undo(player)
            self.show(player)
        elif name == "save" and rest:
            self.write(Path(rest))
        else:
            return False
        return True

    def write(self, path: Path) -> None:
        try:
            self.match.record.save(path)
        except OSError as error:
            self.screen.print(f"  cannot write {path}: {error.strerror}", markup=False)
        else:
            self.screen.print(f"  saved to {path}", markup=False)

    def read(self, prompt: str) -> str:
        try:
            return self.screen.input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def finish(self) -> None:
        viewer = self.humans[0] if len(self.humans) == 1 else None
        names = self.names(viewer)
        seen = 0 if viewer is None else self.seen[viewer]
        show_news(self.screen, self.match.news(viewer, seen), self.teller, names)
        state = self.match.state
        show_result(self.screen, names, state.returns(), state.shares())


def play(
    game: Annotated[str, typer.Argument(help="Which game; see `funnymoney games`.")] = "",
    seats: Annotated[str, typer.Option(help="Who sits where: human,random*3.")] = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same deal.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="name=value, repeatable.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match here after each turn.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a match from a file.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with people beside you."""
    match = resumed(resume) if resume else fresh(game, seats, seed, option or [])
    table = Terminal(match, seated(seats, match.players), save or resume)
    try:
        table.run()
    except Left:
        where = save or resume
        ending = f"go on with: funnymoney play --resume {where}" if where else "it was not saved"
        aside().print(f"\nYou left the table; {ending}", markup=False)
        raise typer.Exit(1) from None


def fresh(game: str, seats: str, seed: str, option: list[str]) -> Match:
    chosen = game_named(game)
    players = len(read_seats(seats)) if seats else default_players(chosen.seats)
    sealed = hashlib.sha256(seed.encode()).hexdigest() if seed else None
    return Match(chosen, players, read_options(chosen, option), "sealed", sealed)


def resumed(path: Path) -> Match:
    record = Record.open(path)
    return Match.of(record, game_named(record.game))


def seated(seats: str, players: int) -> list[str]:
    """Return a seat for every player: by default a person, and bots around him."""
    chosen = read_seats(seats) if seats else ["human"] + ["random"] * (players - 1)
    if len(chosen) != players:
        raise BadPlayers(f"this match is for {players} players: got {len(chosen)} seats")
    return chosen


def default_players(seats: range) -> int:
    return 4 if 4 in seats else seats[-1]
