"""What the people at a table are asked to agree to: one vote at a time, returns in turn."""

from __future__ import annotations

from funnymoney.server.protocol.messages import Vote
from funnymoney.server.table.events import (
    PersonRemoved,
    RemovalVoteOpened,
    ReturnRefused,
    ReturnVoteOpened,
    StandInChanged,
    VoteCast,
    VoteOpened,
)


class Votes:
    """The open vote of a table, and the requests to return that wait for their turn."""

    def __init__(self) -> None:
        self.vote: Vote | None = None
        self.queued_returns: list[ReturnVoteOpened] = []

    def open(self, event: VoteOpened | RemovalVoteOpened | ReturnVoteOpened) -> None:
        """Open a vote; it takes the place of the one before."""
        by = event.player
        match event:
            case VoteOpened("undo"):  # of earlier versions: nothing would come of an answer
                self.vote = None
            case VoteOpened(what):
                self.vote = Vote(what, by, [by])
            case RemovalVoteOpened(_, about):
                self.vote = Vote("remove", by, [by], about)
            case ReturnVoteOpened(_, until) if self.is_about_another_return(by):
                self.queued_returns = [*self.returns_of_others(by), event]
            case ReturnVoteOpened(_, until):
                self.vote = Vote("return", by, [by], until=until)

    def cast(self, event: VoteCast) -> None:
        """Count a voice; a no ends the vote, unless it is about a return.

        From a person whose own request waits it means that they withdraw it.
        """
        vote = self.vote
        if vote is None:
            return
        if any(each.player == event.player for each in self.queued_returns):
            self.drop_return(event.player)
            return
        by_another = event.player != vote.by
        if not event.yes and not (vote.what == "return" and by_another):
            self.vote = None
        elif not event.yes and event.player not in vote.refused:
            vote.refused.append(event.player)
        elif event.yes and event.player not in vote.agreed:
            vote.agreed.append(event.player)

    def follow(self, event: StandInChanged | PersonRemoved | ReturnRefused) -> None:
        """Drop what is decided by a change of who plays a seat."""
        match event:
            case PersonRemoved(player):
                if self.vote and player in (self.vote.by, self.vote.about):
                    self.vote = None
            case StandInChanged(player, "") | ReturnRefused(player):
                self.drop_return(player)

    def end(self) -> None:
        self.vote = None

    def end_unless_return(self) -> None:
        if not self.is_return():
            self.vote = None

    def drop_return(self, player: int) -> None:
        """Ask no more whether a removed person gets their seat back: that is decided."""
        self.queued_returns = self.returns_of_others(player)
        if self.vote and (self.vote.what, self.vote.by) == ("return", player):
            self.vote = None

    def open_next_return(self) -> None:
        """Ask about the next return as soon as nothing else is asked."""
        if self.vote is None and self.queued_returns:
            first, *self.queued_returns = self.queued_returns
            self.vote = Vote("return", first.player, [first.player], until=first.until)
        if self.vote is not None:
            self.vote.waiting = [each.player for each in self.queued_returns]

    def is_return(self) -> bool:
        return self.vote is not None and self.vote.what == "return"

    def is_about_another_return(self, player: int) -> bool:
        return self.vote is not None and self.is_return() and self.vote.by != player

    def returns_of_others(self, player: int) -> list[ReturnVoteOpened]:
        return [each for each in self.queued_returns if each.player != player]

    def has_requested_return(self, player: int) -> bool:
        asks = self.vote is not None and (self.vote.what, self.vote.by) == ("return", player)
        return asks or any(each.player == player for each in self.queued_returns)
