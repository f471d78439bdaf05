"""What is released installs where nothing of the tree is, plays, and serves the page."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.server.built import needs_page
from tools import release, try_release
from tools.other_python import version_of

HERE = Path(sys.executable)


def test_what_is_missing_in_an_answer_is_named() -> None:
    place = try_release.Place.__new__(try_release.Place)
    with pytest.raises(try_release.Failed, match="expected 'simulate'"):
        place.expect("simulate", "Usage: nothing")


def test_a_command_that_fails_is_told_with_what_it_said(tmp_path: Path) -> None:
    place = try_release.Place.__new__(try_release.Place)
    place.folder = tmp_path
    with pytest.raises(try_release.Failed, match="it broke"):
        place.run(HERE, "-c", "import sys; sys.exit('it broke')")


def test_nothing_leads_back_to_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv("FUNNYMONEY_PURE", "1")
    assert not {"PYTHONPATH", "FUNNYMONEY_PURE"} & try_release.outside().keys()
    assert try_release.outside()["PATH"] == os.environ["PATH"]


def test_there_is_one_python_for_each_version() -> None:
    versions = [version_of(python)[:2] for python in release.found_pythons()]
    assert sys.version_info[:2] in versions
    assert versions == sorted(set(versions))
    assert versions[0] >= (3, 11)


@pytest.mark.full
@needs_page
def test_an_archive_installs_without_a_compiler(tmp_path: Path) -> None:
    archive = release.build_archive(HERE, tmp_path)
    assert try_release.try_archive(archive, HERE) == "uncompiled: no working C compiler found"


@pytest.mark.full
@needs_page
@pytest.mark.skipif(bool(hatch_build.why_no_compiler()), reason="needs a C compiler")
def test_a_wheel_brings_compiled_rules(tmp_path: Path) -> None:
    wheel = release.build_wheel(HERE, tmp_path)
    assert try_release.try_wheel(wheel, HERE) == "compiled"
    if sys.platform == "linux":
        assert re.search(r"-cp3\d+-cp3\d+-manylinux", wheel.name)
