"""What the store refuses, each in a sentence that says what was expected.

StoreError
  BadAddress       an address of a store that is neither a file nor a PostgreSQL
  StoreInUse       a file that another process serves from
  CannotCopy       a backup that cannot be made or brought back
  StoreReplaced    a file that was moved away or replaced while it was served
  DamagedStore     a store of which so much is damaged that nobody can be served from it
  DamagedTable     a table that cannot be read, or whose log cannot be replayed
  UnreadableRow    a row that holds what it cannot hold
  WrongSchema      a store made by an older or a newer version of the program
  StoreClosed      written to after it was closed
  StoreUnavailable the database cannot be reached, or cannot be written to, just now
    NotDurable     a commit failed: nothing of it may be counted on
  Conflict         a move whose place in the log is taken, or not yet reached
  NotOwner         a table that lives in another process now
  NoSuchTable      a table that was never there, or has been deleted
  TableOver        a table that is finished or aborted, or was never started
  NoSuchGuest      a guest who was never there, or has been deleted
  SeatTaken        a seat that somebody else has, or that is not open
  AlreadySeated    a guest who has another seat at the same table
  LooksAlike       a name that looks like the name of another person at the same table
"""

from __future__ import annotations

from collections.abc import Sequence

from funnymoney.core.errors import FunnyMoneyError


class StoreError(FunnyMoneyError):
    """Everything that the store refuses."""


class BadAddress(StoreError):
    """An address of a store that is neither a file nor a PostgreSQL."""


class StoreInUse(StoreError):
    """A file that another process serves from."""


class CannotCopy(StoreError):
    """A backup that cannot be made or brought back; nothing was changed."""


class StoreReplaced(StoreError):
    """A file that was moved away or replaced while it was served; nothing was written."""

    def __init__(self, path: object) -> None:
        super().__init__(f"{path} was moved away or replaced: put it back, or start again")


class DamagedStore(StoreError):
    """A store of which so much is damaged that nobody can be served from it."""


class DamagedTable(StoreError):
    """A table that cannot be read, or whose log cannot be replayed.

    `entry` is the number of the first bad entry of the log. The text is for players and names no
    cause.
    """

    key = "damaged"

    def __init__(self, table: str, why: str, entry: int | None = None) -> None:
        self.table, self.why, self.entry = table, why, entry
        super().__init__(
            "the saved match of this table is damaged: the table is out of service, and the "
            "operator of this server has been told"
        )

    @property
    def cause(self) -> str:
        """What is wrong, for operators: without a choice, a name or a secret."""
        return self.why if self.entry is None else f"entry {self.entry} {self.why}"


class UnreadableRow(StoreError):
    """A row that holds what it cannot hold; its columns are named, and no value is quoted."""

    def __init__(self, kind: str, columns: Sequence[str]) -> None:
        self.told = ", ".join(columns)
        super().__init__(f"a row of kind {kind} cannot be read: {self.told}")


class WrongSchema(StoreError):
    """A store made by an older or a newer version of the program."""


class StoreClosed(StoreError):
    """Written to after it was closed."""

    def __init__(self) -> None:
        super().__init__("the store is closed: nothing more is written")


class StoreUnavailable(StoreError):
    """The database cannot be reached, or cannot be written to; it may be back in a moment."""

    key = "unavailable"
    is_contention = False

    def mark_contention(self) -> None:
        """Note that only another process stood in the way: the database itself is well."""
        self.is_contention = True
        self.key = ""


class NotDurable(StoreUnavailable):
    """A commit failed: nothing of it may be counted on, nor its absence; load the table again."""


class Conflict(StoreError):
    """A move whose place in the log is taken, or not yet reached; nothing was written."""

    def __init__(self, table: str, seq: int, expected: int) -> None:
        self.table, self.seq, self.expected = table, seq, expected
        super().__init__(f"the next move of table {table} is number {expected}: got {seq}")


class NotOwner(StoreError):
    """A table that lives in another process now, or in none; nothing was written."""

    def __init__(self, table: str, owner: str | None) -> None:
        self.table, self.owner = table, owner
        where = f"lives in process {owner}" if owner else "lives in no process"
        super().__init__(f"table {table} {where}: claim it before writing to it")


class NoSuchTable(StoreError):
    """A table that was never there, or has been deleted."""

    key = "no_table"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")


class TableOver(StoreError):
    """A table whose status does not allow what was asked."""

    key = "finished"

    def __init__(self, table: str, status: str) -> None:
        super().__init__(f"table {table} is {status}: this cannot be done any more")


class NoSuchGuest(StoreError):
    """A guest who was never there, or has been deleted."""

    key = "no_guest"

    def __init__(self, guest: str) -> None:
        super().__init__(f"there is no guest {guest}")


class SeatTaken(StoreError):
    """A seat that somebody else has, or that is not open."""

    key = "seat_taken"

    def __init__(self, table: str, player: int) -> None:
        super().__init__(f"seat {player} of table {table} is not open")


class AlreadySeated(StoreError):
    """A guest who has another seat at the same table: nobody may see two hands."""

    key = "already_seated"

    def __init__(self, table: str) -> None:
        super().__init__(f"this guest has another seat at table {table}")


class LooksAlike(StoreError):
    """A name that looks like the name of another person at the same table; nothing was written."""

    key = "lookalike"

    def __init__(self) -> None:
        super().__init__(
            "another person at the table has a name that looks like this one: "
            "add a letter or a number to yours"
        )
