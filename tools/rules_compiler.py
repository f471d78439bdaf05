"""Turn the rules into C with mypyc, and compile the C on all cores.

Layouts, from the quickest to build to the quickest to run:

split  one C file a module, compiled on all cores; an object is reused while all that it was made
       of is the same. For development: the rules are 8 to 14 % slower than whole ones.
whole  one C file for all modules, so that the C compiler can inline calls between them.
tuned  the same, laid out by a profile of the matches in `tools/practice.py`: another 13 to 15 %
       faster. For releases and benches.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

Layout = Literal["split", "whole", "tuned"]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))  # differs per Python, so builds can coexist
GROUP = "funnymoney.rules"  # dotted, so that the shared library lies inside the package
PRACTICE = "tools/practice.py"
WORKERS = os.cpu_count() or 1


def compile_rules(root: Path, sources: list[Path], outputs: list[Path], layout: Layout) -> None:
    work = root / "build" / SUFFIX.split(".")[1] / ("split" if layout == "split" else "whole")
    with contextlib.chdir(root):  # mypy reads its settings from pyproject.toml here
        extensions = write_c(root, sources, work, layout)
        if layout == "tuned":
            tune(root, extensions, work, outputs)
        with step(f"rules: compiling C on {WORKERS} cores"):
            build_extensions(extensions, work, can_reuse=layout == "split")
    put_in_place(root, work, outputs)


def write_c(root: Path, sources: list[Path], work: Path, layout: Layout) -> list[Any]:
    from mypyc.build import mypycify  # noqa: PLC0415  slow, and not needed if nothing changed

    names = [str(source.relative_to(root)) for source in sources]
    with step(f"rules: writing C for {len(names)} modules"):
        try:
            extensions = mypycify(
                names,
                opt_level="3",
                debug_level="0",  # nobody debugs the generated C, and it halves the library
                multi_file=layout == "split",
                target_dir=str(work / "c"),
                group_name=GROUP,  # several modules, one library: calls between them stay in C
            )
        except SystemExit:
            raise RuntimeError("mypyc refused the rules; its messages stand above") from None
    # With a file for each module, mypyc names the headers of the group without their folder.
    headers = str((work / "c").joinpath(*GROUP.split(".")[:-1]))
    for extension in extensions:  # all of them were given the same list of arguments
        extension.include_dirs = [*extension.include_dirs, headers]
        hidden = [] if os.name == "nt" else ["-fvisibility=hidden"]  # so they can be inlined
        extension.extra_compile_args = [*extension.extra_compile_args, *hidden]
    return list(extensions)


def put_in_place(root: Path, work: Path, outputs: list[Path]) -> None:
    for output in outputs:
        output.unlink(missing_ok=True)  # somebody may be running what lies there
        shutil.copy2(work / "lib" / output.relative_to(root / "src"), output)


def tune(root: Path, extensions: list[Any], work: Path, outputs: list[Path]) -> None:
    """Compile once only to count at some matches which way the rules go how often.

    What is compiled next is laid out for what happens often: 13 to 15 % faster, for as long again.
    """
    (rules,) = (each for each in extensions if each.name == f"{GROUP}__mypyc")
    plain, linking = rules.extra_compile_args, rules.extra_link_args
    for old in (work / "temp").rglob("*.gcda"):
        old.unlink()
    rules.extra_compile_args = [*plain, "-fprofile-generate", "-fprofile-update=single"]
    rules.extra_link_args = [*linking, "-fprofile-generate"]
    with step("rules: compiling C that counts"):
        build_extensions(extensions, work)
    put_in_place(root, work, outputs)
    with step("rules: counting at some matches"):
        command = [sys.executable, str(root / PRACTICE)]
        subprocess.run(command, env=practice_environment(root), check=True)
    rules.extra_compile_args = [*plain, "-fprofile-use", "-fprofile-partial-training"]
    rules.extra_link_args = linking


def practice_environment(root: Path) -> dict[str, str]:
    """Return the environment in which what was just compiled is found, and used."""
    found = {name: value for name, value in os.environ.items() if name != "FUNNYMONEY_PURE"}
    paths = [str(root / "src"), found.get("PYTHONPATH", "")]  # pip's has what the build needs
    return found | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def build_extensions(extensions: list[Any], work: Path, *, can_reuse: bool = False) -> None:
    copies = [
        Extension(**{name: getattr(each, name) for name in PARTS}) for each in extensions
    ]  # a build takes the sources out, and the tuned layout builds twice
    command = ParallelBuild(Distribution({"ext_modules": copies}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "temp")
    command.can_reuse = can_reuse
    command.force = True  # the hashes have said that something changed
    command.parallel = WORKERS
    command.ensure_finalized()
    command.run()


PARTS = (
    "name", "sources", "include_dirs", "define_macros", "library_dirs", "libraries",
    "extra_compile_args", "extra_link_args", "depends", "language",
)  # fmt: skip


class ParallelBuild(build_ext):
    """Compiles the sources of all extensions on all cores; setuptools does so one by one."""

    can_reuse = False  # objects of an earlier build

    def build_extensions(self) -> None:
        jobs = [(each, source) for each in self.extensions for source in each.sources]
        jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)  # no long one alone at the end
        headers = hash_of_headers(jobs) if self.can_reuse else ""
        with ThreadPoolExecutor(WORKERS) as pool:
            begun = [pool.submit(self.object_of, *job, headers) for job in jobs]
        made = [each.result() for each in begun]
        for extension in self.extensions:
            own = [file for (whose, _), file in zip(jobs, made, strict=True) if whose is extension]
            extension.extra_objects, extension.sources = own, []
        super().build_extensions()  # links

    def object_of(self, extension: Extension, source: str, headers: str) -> str:
        """Compile a source, or find the object that an earlier build made of the same."""
        compiler: Any = self.compiler
        (found,) = compiler.object_filenames([source], output_dir=self.build_temp)
        note = Path(f"{found}.hash")
        command = f"{getattr(compiler, 'compiler_so', '')} {extension.extra_compile_args} {headers}"
        wanted = hash_of(command.encode() + Path(source).read_bytes())
        if self.can_reuse and Path(found).is_file() and is_text(note, wanted):
            return str(found)
        note.unlink(missing_ok=True)
        compiler.compile(
            [source],
            output_dir=self.build_temp,
            macros=extension.define_macros,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        note.write_text(wanted)
        return str(found)


def is_text(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text() == text


def hash_of_headers(jobs: list[tuple[Extension, str]]) -> str:
    """Return one hash of Python's version and of every header beside the sources."""
    folders = {Path(source).parent for _, source in jobs}
    headers = sorted(header for folder in folders for header in folder.rglob("*.h"))
    return hash_of(sys.version.encode() + b"".join(header.read_bytes() for header in headers))


def hash_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


@contextlib.contextmanager
def step(name: str) -> Iterator[None]:
    """Say what begins, and how long it took."""
    print(f"{name} …", flush=True)
    begun = time.monotonic()
    yield
    print(f"{name}: {time.monotonic() - begun:.0f} s", flush=True)
