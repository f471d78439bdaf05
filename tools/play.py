"""What `make play` runs: a page soon, even where compiling the rules takes minutes.

The page is built first. Then `make setup` compiles the rules; if that takes longer than
COMPILE_WAIT_S, the server starts with the uncompiled rules, and the next start finds the others.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOG = ROOT / "build" / "setup.log"
COMPILE_WAIT_S = 20.0
UNCOMPILED = """
The rules are still being compiled, in the background: build/setup.log says how far.
You can play now. Until the next `make play` the rules run uncompiled, so strong bots think longer.
"""


def main() -> int:
    subprocess.run([sys.executable, ROOT / "client/build.py"], check=False)  # says how it went
    return serve(is_compiled=finishes(start_setup(), COMPILE_WAIT_S))


def start_setup() -> subprocess.Popen[bytes]:
    """Start `make setup` in a session of its own: Ctrl+C ends the server, not the compiler."""
    command = [os.environ.get("MAKE", "make"), "setup", f"VENV={Path(sys.executable).parents[1]}"]
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(
            command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )


def finishes(setup: subprocess.Popen[bytes], seconds: float) -> bool:
    """Wait that long; whether what was set up can be used. A set-up that fails is shown."""
    try:
        code = setup.wait(seconds)
    except subprocess.TimeoutExpired:
        sys.stdout.write(UNCOMPILED)
        return False
    if code:
        sys.stdout.write(LOG.read_text(encoding="utf-8", errors="replace"))
    return code == 0


def serve(*, is_compiled: bool) -> int:
    environment = dict(os.environ) if is_compiled else os.environ | {"FUNNYMONEY_PURE": "1"}
    paths = [str(ROOT / "src"), environment.get("PYTHONPATH", "")]  # it may not be installed yet
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    sys.stdout.flush()
    command = [sys.executable, "-m", "funnymoney", "serve", "--open"]
    try:
        return subprocess.run(command, env=environment, check=False).returncode
    except KeyboardInterrupt:  # which ends the server, too
        return 0


if __name__ == "__main__":
    sys.exit(main())
