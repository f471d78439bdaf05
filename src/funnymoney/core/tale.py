"""What is told of a match when it is over: the reckoning, money over time, lies told and caught.

A tale is made of keys and whole numbers, never of prose: each reader puts it into words. It is
told of a finished record only, so nothing in it is a secret any more.

| part      | what it is                                                                        |
| --------- | --------------------------------------------------------------------------------- |
| scores    | of each player, in the game's own coin                                            |
| shares    | of the win, adding up to 1                                                        |
| columns   | what the scores are made of: for each key an amount of each player, which add up  |
| flow      | by which ways they came, added up once more; empty where the columns tell that    |
| scored_by | which of the amounts over time is the score                                       |
| points    | amounts of each player after so many choices, wherever one of them has changed    |
| lies      | what was passed off as something else, and whether somebody looked                |
| suspected | what was true and yet was looked at                                               |
| unsettled | what was never looked at and was neither true nor false by the rules              |

Choices are numbered as they stand in the record, from 1; 0 is the deal, before the first. Which
keys there are each game says in its README, under *The tale*.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Generic, TypeVar, cast

from funnymoney.core.errors import BadRecord, IllegalAction
from funnymoney.core.game import Game, Word
from funnymoney.core.luck import Luck
from funnymoney.core.match import Match
from funnymoney.core.records.record import Record

BANK: Final = -1  # one who is no player: the bank, a shop, the Godfather, the inspector

G = TypeVar("G", bound=Game)
News = tuple[str, list[int]]
Amounts = dict[str, list[int]]


@dataclass(frozen=True)
class Column:
    """One part of the scores."""

    key: str
    amounts: list[int]  # of each player; what was lost is below zero


@dataclass(frozen=True)
class Point:
    """How much everybody had after so many choices."""

    choice: int
    amounts: Amounts


@dataclass(frozen=True)
class Answer:
    """What one of those who might doubt something made of it."""

    player: int  # or BANK
    choice: int
    believed: bool


@dataclass
class Claim:
    """Something passed off as true, and what became of it.

    `amount` is how large a lie was in money; of a truth that was suspected, what that cost the
    one who suspected it. `truth` is None where the rules never settled it.
    """

    kind: str
    choice: int
    player: int
    to: list[int]  # those who might have doubted it; BANK for one who is no player
    amount: int
    truth: bool | None
    answers: list[Answer] = field(default_factory=list)
    checker: int | None = None  # who looked, and so caught a lie, or found nothing

    def answered(self, player: int, choice: int, believed: bool) -> None:
        self.answers.append(Answer(player, choice, believed))

    def believed_by_bank(self) -> Claim:
        """Take it for settled that one who is no player took it at once."""
        self.answered(BANK, self.choice, True)
        return self

    def to_json(self) -> dict[str, Any]:
        """Return it without `truth`, which is told by the list it stands in."""
        facts = asdict(self)
        del facts["truth"]
        return facts


@dataclass(frozen=True)
class Tale:
    """All there is to tell of one match."""

    game: str
    players: int
    choices: int
    scores: list[int]
    shares: list[float]
    columns: list[Column]
    flow: list[Column]
    scored_by: str
    points: list[Point]
    claims: list[Claim]  # but for what was true and nobody doubted

    @property
    def lies(self) -> list[Claim]:
        return [claim for claim in self.claims if claim.truth is False]

    @property
    def suspected(self) -> list[Claim]:
        return [claim for claim in self.claims if claim.truth]

    @property
    def unsettled(self) -> list[Claim]:
        return [claim for claim in self.claims if claim.truth is None]

    def to_json(self) -> dict[str, Any]:
        """Return the tale as plain JSON."""
        facts = asdict(self)
        del facts["claims"]
        facts["lies"] = [claim.to_json() for claim in self.lies]
        facts["suspected"] = [claim.to_json() for claim in self.suspected]
        facts["unsettled"] = [claim.to_json() for claim in self.unsettled]
        return facts


# --------------------------------------------------------------------- a match, choice by choice


@dataclass(frozen=True)
class Scene(Generic[G]):
    """One choice, how things stood before and after it, and all that was told of it to anybody."""

    number: int
    player: int
    word: Word
    before: G
    after: G
    news: list[News]
    luck: Luck  # a copy, where the match's luck stood before the choice

    @property
    def verb(self) -> str:
        return str(self.word[0])

    @property
    def numbers(self) -> list[int]:
        return [int(number) for number in self.word[1:]]


def news_of(told: list[tuple[int, list[str | int]]]) -> list[News]:
    """Return news as keys and numbers, but for choices, which a scene has anyway."""
    items = [item for _, item in told if item[0] != "did"]
    return [(str(key), [int(number) for number in numbers]) for key, *numbers in items]


class Book(Generic[G]):
    """What is noted down while a match is played again. Each game writes its own."""

    scored_by: str = "money"

    def __init__(self) -> None:
        self.claims: list[Claim] = []

    def open(self, state: G, news: list[News]) -> None:
        """Note down how things stand at the start."""

    def note(self, scene: Scene[G]) -> None:
        """Note down what a choice has brought."""
        raise NotImplementedError

    def close(self, state: G) -> None:
        """Settle what was left open, now that the match is over."""

    def amounts(self, state: G) -> Amounts:
        """Return how much everybody has, as the game counts it."""
        raise NotImplementedError

    def columns(self, state: G) -> list[Column]:
        """Return what the scores of a finished match are made of."""
        raise NotImplementedError

    def flow(self, state: G) -> list[Column]:
        """Return by which ways they came, where the columns do not tell that."""
        return []


def tell(record: Record, game: type[G], book: Book[G]) -> Tale:
    """Play a finished record again and return its tale; raise BadRecord if it is not finished."""
    match = Match.of(record, game, 0)
    book.open(cast(G, match.state), news_of(match.told))
    points = [Point(0, book.amounts(cast(G, match.state)))]
    for scene in scenes(match, record, game):
        book.note(scene)
        amounts = book.amounts(scene.after)
        if amounts != points[-1].amounts or scene.number == len(record.choices):
            points.append(Point(scene.number, amounts))
    if not match.over:
        raise BadRecord(
            f"a tale is told when a match is over: this record of {game.name} ends before that, "
            f"after {len(record.choices)} choices"
        )
    return told_by(book, match, points)


def scenes(match: Match, record: Record, _game: type[G]) -> Iterator[Scene[G]]:
    """Play the choices of a record in a match that has just begun, one by one."""
    for number, (player, word) in enumerate(record.choices, start=1):
        before, mark, told = match.state.clone(), match.luck.mark(), len(match.told)
        try:
            match.play(player, word)
        except (IllegalAction, ValueError) as error:
            raise BadRecord(f"choice {number} cannot be played: {error}") from None
        luck = record.luck_of(number)
        luck.rewind(mark)
        after = match.state.clone()
        news = news_of(match.told[told:])
        yield Scene(number, player, word, cast(G, before), cast(G, after), news, luck)


def told_by(book: Book[G], match: Match, points: list[Point]) -> Tale:
    state = cast(G, match.state)
    book.close(state)
    return Tale(
        game=state.name,
        players=match.players,
        choices=len(match.record.choices),
        scores=state.returns(),
        shares=state.shares(),
        columns=book.columns(state),
        flow=book.flow(state),
        scored_by=book.scored_by,
        points=points,
        claims=[claim for claim in book.claims if not claim.truth or claim.checker is not None],
    )
