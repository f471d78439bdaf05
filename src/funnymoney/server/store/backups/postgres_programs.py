"""Running the programs of PostgreSQL: pg_dump, pg_restore and psql."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from tempfile import TemporaryFile

from sqlalchemy.engine import URL

from funnymoney.server.store.errors import CannotCopy

# What the transaction needs besides: no settings of the operator's, and an end at the first error.
PSQL = ("psql", "--no-psqlrc", "--quiet", "--no-password", "--set=ON_ERROR_STOP=1")


def run(url: URL, program: str, *arguments: str, out: int = subprocess.PIPE) -> str:
    """Run a program of PostgreSQL; the password goes where nobody can see it in a list."""
    done = subprocess.run(
        [find(program), *arguments],
        env=os.environ | connection_settings(url),
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        check=False,
    )
    if done.returncode:
        raise failed(program, done.stderr, done.returncode)
    return (done.stdout or b"").decode(errors="replace")


def run_in_transaction(url: URL, first: Sequence[str], program: str, *arguments: str) -> None:
    """Run statements, then what a program writes as SQL: all of it, or nothing.

    Only after the program has ended well is the transaction ended: half a script changes nothing.
    """
    env = os.environ | connection_settings(url)
    begin = "".join(f"{each};\n" for each in ("BEGIN", *first))
    command, maker = [find(PSQL[0]), *PSQL[1:]], [find(program), *arguments]
    with TemporaryFile() as told:
        process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=told
        )
        assert process.stdin is not None
        try:
            process.stdin.write(begin.encode())
            process.stdin.flush()
            made = subprocess.run(
                maker, env=env, stdout=process.stdin, stderr=subprocess.PIPE, check=False
            )
            if made.returncode == 0:
                process.stdin.write(b"COMMIT;\n")
            process.stdin.close()
        except BrokenPipeError:  # psql has ended, and says why
            pass
        if code := process.wait():
            told.seek(0)
            raise failed(PSQL[0], told.read(), code)
    if made.returncode:
        raise failed(program, made.stderr, made.returncode)


def find(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise CannotCopy(
            f"{program} is not there: install PostgreSQL's client programs, of the version of "
            "the server or a later one"
        )
    return found


def failed(program: str, errors: bytes, code: int) -> CannotCopy:
    lines = errors.decode(errors="replace").strip().splitlines() or [str(code)]
    cause = next((line for line in lines if "ERROR:" in line or "FATAL:" in line), lines[0])
    return CannotCopy(f"{program} failed: {cause}")


def connection_settings(url: URL) -> dict[str, str]:
    """Return an address as the variables of libpq."""
    given = {
        "PGHOST": url.host or url.query.get("host"),
        "PGPORT": url.port or url.query.get("port"),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
        "PGSSLMODE": url.query.get("ssl"),
    }
    return {name: str(value) for name, value in given.items() if value}
