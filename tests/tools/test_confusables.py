"""The table of look-alike characters is Unicode's, in a shorter form."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.confusables import TARGET, convert

UNICODE = """\
# confusables.txt
# © 2099 Unicode®, Inc.
# Version: 99.0.0
0030 ;\t004F ;\tMA\t# ( 0 → O ) DIGIT ZERO → LATIN CAPITAL LETTER O\t#
006D ;\t0072 006E ;\tMA\t# ( m → rn ) LATIN SMALL LETTER M → r, n\t#

041E ;\t004F ;\tMA\t# ( О → O ) CYRILLIC CAPITAL LETTER O → LATIN CAPITAL LETTER O\t#

# total: 3
"""


def test_characters_are_listed_by_what_they_look_like() -> None:
    made = convert(UNICODE).splitlines()
    assert [line for line in made if not line.startswith("#")] == [
        "004F: 0030 041E",
        "0072+006E: 006D",
    ]
    assert "Unicode 99.0.0" in made[0]
    assert "# © 2099 Unicode®, Inc." in made


def test_another_file_is_refused() -> None:
    with pytest.raises(SystemExit, match="confusables"):
        convert("0030 ; 004F ; MA")


def test_the_licence_goes_with_the_table() -> None:
    assert "LICENSES/Unicode-3.0.txt" in TARGET.read_text(encoding="utf-8")
    licence = (Path(__file__).parents[2] / "LICENSES/Unicode-3.0.txt").read_text(encoding="utf-8")
    assert "UNICODE LICENSE V3" in licence
