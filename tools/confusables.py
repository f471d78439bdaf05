"""Write the table of look-alike characters from Unicode's own, which is `confusables.txt`.

    python tools/confusables.py confusables.txt

The newest is published with UTS 39, https://www.unicode.org/reports/tr39/; ICU ships a copy. The
result has the same mappings without names and comments, one line for each prototype.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/funnymoney/server/store/confusables.txt"
HEADER = """\
# Look-alike characters of Unicode {version}: a prototype, then the characters that look like it.
# Made by tools/confusables.py from https://www.unicode.org/Public/security/{version}/confusables.txt
# {copyright}
# SPDX-License-Identifier: Unicode-3.0, see LICENSES/Unicode-3.0.txt
"""
VERSION = re.compile(r"^# Version: (\S+)", re.MULTILINE)
COPYRIGHT = re.compile(r"^# (© \d+ Unicode.*)$", re.MULTILINE)


def convert(text: str) -> str:
    """Return our form of Unicode's table."""
    version, copyright_line = VERSION.search(text), COPYRIGHT.search(text)
    if version is None or copyright_line is None:
        raise SystemExit("this is not Unicode's confusables.txt: it names no version or copyright")
    looks: dict[str, list[str]] = defaultdict(list)
    for line in text.splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) == 3:
            looks[fields[1].replace(" ", "+")].append(fields[0])
    lines = [f"{prototype}: {' '.join(sorted(looks[prototype]))}" for prototype in sorted(looks)]
    header = HEADER.format(version=version[1], copyright=copyright_line[1])
    return header + "\n".join(lines) + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    TARGET.write_text(convert(Path(sys.argv[1]).read_text("utf-8-sig")), encoding="utf-8")
    print(f"wrote {TARGET}")
