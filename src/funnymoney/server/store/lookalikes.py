"""Which names look alike: the skeletons of UTS 39 (Unicode's security mechanisms), and case.

Two names look alike if they share a key. A name has several keys, because no order of folding case
and replacing look-alike characters finds all pairs: `LI` is `li` in other letters, while `PauI`,
with a capital I, only looks like `paul`. And of capitals that look alike the small letters may not,
as those of N and the Greek capital nu: so there is a key for each script in which to read a name.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from unicodedata import category, normalize
from unicodedata import name as name_of

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
# Capitals of Greek go without the accent. It comes after the two dots, where there are any.
GREEK_ACCENT = re.compile("(?<=[\u0391-\u03c9])(\u0308?)\u0301")
# What is read in letters of a script, each after its own case. Small letters are only in Latin:
# else `Ava` and `ANA` would be one name, read as Greek.
SCRIPTS = {"LATIN": ("CAPITAL", "SMALL"), "GREEK": ("CAPITAL",), "CYRILLIC": ("CAPITAL",)}
CATEGORIES = {"CAPITAL": ("Lu", "Lo", "Sm"), "SMALL": ("Ll",)}  # of what may be read so
SCRIPT_LETTERS = range(0x0530)  # where the letters of these scripts are that names have
BOX_LINE = "\u2502"  # Unicode finds it like l only in half width, of which NFKC makes this one
TABLE = Path(__file__).with_name("confusables.txt")
MAX_CACHED_NAMES = 1000


def look_alike(name: str, other: str) -> bool:
    """Return whether people could take one name for the other."""
    return not name_keys(name).isdisjoint(name_keys(other))


@lru_cache(MAX_CACHED_NAMES)
def name_keys(name: str) -> frozenset[str]:
    """Return the keys of a name: names that share one look alike. They are not for showing."""
    plain = normalize("NFKC", name)
    alike = (fold(skeleton(fold(form))) for form in (plain, skeleton(plain)))
    return frozenset((*alike, *(fold(read_as(script, plain)) for script in SCRIPTS)))


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
    found = {ord(BOX_LINE): "l"}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        prototype, _, sources = line.partition("#")[0].partition(": ")
        replacement = "".join(chr(int(code, 16)) for code in prototype.split("+") if code)
        replacement = replacement.replace(BOX_LINE, "l")
        found |= {int(source, 16): replacement for source in sources.split()}
    return found


def read_as(script: str, text: str) -> str:
    """Return a text in letters of one script, as far as they look like those that are there."""
    shown = INVISIBLE.sub("", normalize("NFD", text))
    return GREEK_ACCENT.sub(r"\1", shown).translate(letters_like(script))


@cache
def letters_like(script: str) -> dict[int, str]:
    """Return the letter of a script for each character that looks like one and is none itself."""
    looks = {chr(code): skeleton(chr(code)) for code in (*prototypes(), *SCRIPT_LETTERS)}
    others = [sign for sign in looks if not name_of(sign, "").startswith(f"{script} ")]
    found: dict[int, str] = {}
    for case in SCRIPTS[script]:
        letters: dict[str, str] = {}
        for letter in map(chr, SCRIPT_LETTERS):
            if name_of(letter, "").startswith(f"{script} {case} LETTER "):
                letters.setdefault(looks[letter], letter)  # the most common ones come first
        for sign in others:
            if looks[sign] in letters and category(sign) in CATEGORIES[case]:
                found[ord(sign)] = letters[looks[sign]]
    return found
