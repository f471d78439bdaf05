"""Write the API reference into a folder: core, bots, arena and adapters, made of the sources.

python tools/api.py [FOLDER]     # build/api; `make api`
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("funnymoney.core", "funnymoney.bots", "funnymoney.arena", "funnymoney.adapters")
# Signatures and comments are read from the .py files; compiled modules would not tell them.
SOURCES = {"FUNNYMONEY_PURE": "1"}
# Anything that pdoc warns of is an error, but that it looks for the types of a named tuple's
# constructor in a module that there is not.
STRICT = (
    "-Werror::UserWarning",
    "-Wignore:Error parsing type annotation ForwardRef('Any') for funnymoney.adapters.batch.Batch",
    "-Wignore:Error parsing type annotation ForwardRef('Any') for funnymoney.adapters.vector.Batch",
)


def write(folder: Path) -> None:
    command = [sys.executable, *STRICT, "-m", "pdoc", "--no-show-source", *ROOMS]
    subprocess.run([*command, "--output-directory", folder], env=os.environ | SOURCES, check=True)


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]) if arguments else ROOT / "build/api"
    write(folder)
    print(f"the API reference begins at {folder / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
