"""What is measured: which server does what, at how many tables, how often and how long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from benchmarks.load.table import SEATS
from benchmarks.systems import OURS

MEMORY = "boardgame.io, in memory"
FLAT_FILE = "boardgame.io, FlatFile"
STAND_IN = "stand-in"
GAMES = ("contraband", "counterfeiters", "crooked_cash", "ffuffziger")


@dataclass(frozen=True)
class Case:
    """One line of the table."""

    system: str
    game: str
    tables: int
    packed: bool = False  # clients offer compression, as browsers do
    paced: bool = False  # then at a quarter of our capacity, too

    def conditions(self, paced: bool) -> dict[str, object]:
        lane = "paced" if paced else "closed"
        return {
            "system": self.system,
            "game": self.game,
            "lane": f"{lane}, compressed" if self.packed else lane,
            "tables": self.tables,
            "seats": SEATS,
            "durable": self.system == OURS,
        }

    def plain(self) -> Case:
        """Return the same case with clients that do not offer compression."""
        return replace(self, packed=False)


@dataclass(frozen=True)
class Plan:
    """How many tables, rounds, moves and seconds."""

    few: int = 50  # boardgame.io's FlatFile store loses clients if there are more
    some: int = 200
    many: int = 1000
    rounds: int = 5  # of what is promised
    other_rounds: int = 2
    warming_up: int = 40  # moves before anything is measured: ours are in mid-game then
    peer_warming_up: int = 20_000  # moves in all, until Node has compiled what it runs
    moves: int = 60  # measured at each table at most: a match of ours has about 130 or more
    seconds: float = 6.0
    paced_loops: int = 6  # each with a p99 of its own: one disturbance spoils one of them
    paced_seconds: float = 10.0
    idle: int = 500  # tables whose memory is weighed
    rest: float = 13.0  # seconds before they are: the server makes them small after ten
    games: tuple[str, ...] = GAMES

    def promised(self) -> list[Case]:
        return [
            Case(OURS, "contraband", self.some),
            Case(MEMORY, STAND_IN, self.some),
            Case(FLAT_FILE, STAND_IN, self.few),
        ]

    def others(self) -> list[Case]:
        return [
            Case(OURS, "contraband", self.many, paced=True),
            Case(MEMORY, STAND_IN, self.many, paced=True),
            *(
                Case(OURS, game, self.some, packed)
                for game in self.games
                for packed in (False, True)
                if packed or game != "contraband"  # whose plain lane is promised
            ),
        ]

    def turns(self) -> Iterator[Case]:
        """All take turns, round after round, so that a disturbance hits everybody alike."""
        for at in range(self.rounds):
            yield from self.promised()
            if at < self.other_rounds:
                yield from self.others()


FULL = Plan()
QUICK = Plan(
    few=10,
    some=20,
    many=50,
    rounds=1,
    other_rounds=1,
    peer_warming_up=2_000,
    seconds=1.0,
    paced_loops=1,
    paced_seconds=2.0,
    idle=60,
    games=("contraband", "crooked_cash"),
)
