"""Where the rows of a simulation go: into one file, or into a folder that can be resumed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol

from funnymoney.arena.batches import Batch
from funnymoney.arena.disk import alone_in
from funnymoney.arena.parts import Parts, folder_of
from funnymoney.arena.rows import FORMS, BadOutput, import_arrow, schema_of
from funnymoney.arena.simulate import Plan
from funnymoney.arena.summary import Tally


class Output(Protocol):
    """What takes the rows."""

    form: str  # of `rows.FORMS`, or nothing

    def gaps(self) -> list[range]:
        """Return the matches that are not there yet."""
        ...

    def counted(self) -> Tally:
        """Return what was there before."""
        ...

    def add(self, batch: Batch) -> None: ...


@contextmanager
def open_output(path: Path | None, plan: Plan) -> Iterator[Output]:
    """Open what --out names; it stays readable if the run is cut short."""
    if path is None:
        yield Nowhere(plan)
    elif path.is_dir() or not path.suffix:
        import_arrow()
        with alone_in(folder_of(path, plan)):
            yield Parts(path, plan)
    else:
        with open_file(path, plan) as file:
            yield file


@contextmanager
def open_file(path: Path, plan: Plan) -> Iterator[Output]:
    if path.suffix not in FORMS:
        raise BadOutput(
            f"--out takes a folder, or a name ending in .parquet or .jsonl: got {path.name!r}"
        )
    if not path.parent.is_dir():
        raise BadOutput(f"cannot write {path}: there is no folder {path.parent}")
    if path.suffix == ".jsonl":
        with path.open("wb") as file:
            yield Lines(plan, file)
    else:
        _, files = import_arrow()
        with files.ParquetWriter(path, schema_of(plan), compression="zstd") as writer:
            yield Rows(plan, writer, files)


class Nowhere:
    """Nothing is kept but what is counted."""

    form = ""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def gaps(self) -> list[range]:
        return [range(self.plan.matches)]

    def counted(self) -> Tally:
        return Tally(self.plan)

    def add(self, batch: Batch) -> None:
        pass


class Lines(Nowhere):
    """A file with a line of JSON for each match."""

    form = ".jsonl"

    def __init__(self, plan: Plan, file: Any) -> None:
        super().__init__(plan)
        self.file = file

    def add(self, batch: Batch) -> None:
        self.file.write(batch.written)
        self.file.flush()


class Rows(Nowhere):
    """One Parquet file with a row group for each piece."""

    form = ".parquet"

    def __init__(self, plan: Plan, writer: Any, files: Any) -> None:
        super().__init__(plan)
        self.writer, self.files = writer, files

    def add(self, batch: Batch) -> None:
        self.writer.write_table(self.files.read_table(BytesIO(batch.written)))
