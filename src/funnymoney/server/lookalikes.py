"""Which names look alike: the skeletons of UTS 39 (Unicode's security mechanisms), and case.

Two names look alike if they share a key. A name has two keys, because neither order of folding case
and replacing look-alike characters finds all pairs: `LI` is `li` in other letters, while `PauI`,
with a capital I, only looks like `paul`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from unicodedata import normalize

# Unicode's Default_Ignorable_Code_Point, which Python does not know: fillers, joiners, variation
# selectors, directional marks, tags. They are nothing on a screen. And what is not ignorable but
# empty all the same: a Braille pattern without dots, an object that is not there, the Khitan
# filler, a note without a head, two Egyptian blanks.
IGNORABLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "\ufffc\U00016fe4\U0001d159\U00013441\U00013442"
)
INVISIBLE = re.compile(f"[{IGNORABLE}]")
TABLE = Path(__file__).with_name("confusables.txt")
MAX_CACHED_NAMES = 1000


def look_alike(name: str, other: str) -> bool:
    """Return whether people could take one name for the other."""
    return not name_keys(name).isdisjoint(name_keys(other))


@lru_cache(MAX_CACHED_NAMES)
def name_keys(name: str) -> frozenset[str]:
    """Return the keys of a name: names that share one look alike. They are not for showing."""
    plain = normalize("NFKC", name)
    return frozenset(fold(skeleton(fold(form))) for form in (plain, skeleton(plain)))


def skeleton(text: str) -> str:
    """Return the skeleton of UTS 39 section 4: every character replaced by its prototype."""
    shown = INVISIBLE.sub("", normalize("NFD", text))
    return normalize("NFD", shown.translate(prototypes()))


def fold(text: str) -> str:
    """Fold case for comparison; prototypes may be capitals, as O is for 0."""
    return normalize("NFKC", text).casefold()


@cache
def prototypes() -> dict[int, str]:
    """Return what every look-alike character is replaced by."""
    found: dict[int, str] = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        prototype, _, sources = line.partition("#")[0].partition(": ")
        replacement = "".join(chr(int(code, 16)) for code in prototype.split("+") if code)
        found |= {int(source, 16): replacement for source in sources.split()}
    return found
