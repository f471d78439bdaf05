"""Print the newest other Python from 3.12 to 3.14 that runs here, or nothing."""

import shutil
import subprocess
import sys
from pathlib import Path

NEWEST = 14  # the newest minor version the locked packages are known to serve


def candidates() -> list[str]:
    """Name interpreters on the path and pyenv's own, whose shims may fail when not activated."""
    on_path = (shutil.which(f"python3.{minor}") for minor in range(12, NEWEST + 1))
    pyenv = Path.home().glob(".pyenv/versions/3.*/bin/python3")
    return [path for path in on_path if path] + [str(path) for path in pyenv]


def version_of(python: str) -> tuple[int, int, int]:
    ask = "import sys, venv, ensurepip; print(*sys.version_info[:3])"
    answer = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        return (0, 0, 0)
    major, minor, micro = answer.stdout.split()
    return (int(major), int(minor), int(micro))


def main() -> None:
    own = sys.version_info[:2]
    found = [(version_of(python), python) for python in candidates()]
    fit = [(v, p) for v, p in found if (3, 12) <= v[:2] <= (3, NEWEST) and v[:2] != own]
    if fit:
        version, python = max(fit)
        print(f"{version[0]}.{version[1]}", python)


if __name__ == "__main__":
    main()
