"""Which names look alike, and which only resemble each other."""

from __future__ import annotations

from itertools import combinations
from unicodedata import category

import pytest

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.sessions import clean_name
from funnymoney.server.store.lookalikes import (
    INVISIBLE,
    look_alike,
    name_keys,
    prototypes,
    skeleton,
)

GREEK_NAMES = """
Γιώργος Γεώργιος Δημήτρης Κώστας Κωνσταντίνος Γιάννης Ιωάννης Νίκος Νικόλαος Παναγιώτης Βασίλης
Χρήστος Αθανάσιος Θανάσης Μιχάλης Ευάγγελος Βαγγέλης Σπύρος Αντώνης Αναστάσιος Τάσος Θεόδωρος
Ανδρέας Χαράλαμπος Αλέξανδρος Αλέξης Εμμανουήλ Μανώλης Ηλίας Σταύρος Πέτρος Σωτήρης Στέλιος Φώτης
Λευτέρης Απόστολος Διονύσης Γρηγόρης Άγγελος Στέφανος Στάθης Παύλος Λεωνίδας Μάριος Ίων Μαρία Ελένη
Κατερίνα Βασιλική Σοφία Αγγελική Γεωργία Δήμητρα Παρασκευή Άννα Ιωάννα Χριστίνα Δέσποινα Φωτεινή
Αλεξάνδρα Κυριακή Ειρήνη Ευτυχία Ζωή Στέλλα Χρυσούλα Ελευθερία Μαρίνα Όλγα Αντωνία Θεοδώρα Καλλιόπη
Νίκη Νίνα Ρένα Λένα Λίνα Τίνα Ντίνα Βάσω Εύα Ήρα Ηρώ Κλειώ Θάλεια Δανάη Δάφνη Πηνελόπη Νεφέλη Ρέα
"""
LATIN_NAMES = """
Anna Ana Anne Ann Hanna Hannah Anja Nina Lina Lena Tina Ina Ida Ada Ava Eva Eve Ella Elsa Else Eli
Ali Lia Lea Leo Lee Li Lin Liv Lisa Lise Liza Luca Lucas Luc Luke Noah Noa Nora Tom Tim Timo Thomas
Jan Jean Jon John Joan Max Mark Marc Mia Maja Maya Emil Émile Emma Bram Bruno Carla Carl Karl Finn
Fin Daan Ruben Robin Rob Bob Ben Ian Iain Ivan Ivo Ilse Inge Otto Paul Paula Piet Zoe Zoé René Renée
Renee Will Bill Gil Jill Phil Marie Maria
"""
BLANKS = "\u2800\ufffc\U00016fe4\U0001d159\U00013441\U00013442"
GREEK, LATIN = GREEK_NAMES.split(), LATIN_NAMES.split()


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Αnna"),  # a Greek capital alpha
        ("Anna", "Аnnа"),  # Cyrillic
        ("Anna", "Ａｎｎａ"),  # full width
        ("Anna", "𝓐𝓷𝓷𝓪"),
        ("Anna", "An\u200bna"),  # old stores may hold such a name
        ("Anna", "Anna\u3164"),
        ("Li", "LI"),
        ("Ali", "A1i"),
        ("Ali", "AIi"),  # a capital I
        ("paul", "PauI"),
        ("Bob", "b0b"),
        ("Tom", "Torn"),
        ("Tom", "ТОМ"),  # Cyrillic, and in capitals
        ("Μαρία", "ΜΑΡΊΑ"),
        ("Νίκος", "ΝΊΚΟΣ"),  # the last sigma has two forms
        ("Νίκος", "ΝΙΚΟΣ"),  # Greek capitals go without the accent
        ("Αϊντίν", "ΑΪΝΤΙΝ"),  # but keep the two dots
        ("Maria", "ΜARIA"),  # a Greek capital mu: its small letter is another one than m
        ("Nina", "ΝΙΝΑ"),  # all Greek
        ("Nina", "NIΝа"),  # one capital Greek, one letter Cyrillic
        ("Μαρία", "MAPIA"),  # all Latin
        ("Нина", "HИHA"),
        ("Paul", "Pau│"),  # a line to draw boxes with
        ("Ren\u00e9", "Rene\u0301"),
        ("Straße", "STRASSE"),
        ("Guest 1", "Guest l"),
        ("Guest 10", "Guest 1O"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Anna"),
        ("Eli", "Ell"),
        ("Anna", "Anna 2"),
        ("René", "Rene"),
        ("Μαρία", "Μαρίνα"),
        ("Άννα", "Ana"),
        ("Nina", "VINA"),  # a small Greek nu looks like a v, and a capital one like an N
        ("Ava", "ANA"),
        ("Liv", "LIN"),
        ("Mária", "MARIA"),
        ("Guest 1", "Guest 11"),
        ("🎲", "🎰"),
    ],
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert not look_alike(name, other)


@pytest.mark.parametrize("names", [GREEK, LATIN, GREEK + LATIN], ids=["Greek", "Latin", "both"])
def test_no_two_common_names_are_taken_for_each_other(names: list[str]) -> None:
    assert len(names) >= 90
    assert [pair for pair in combinations(names, 2) if look_alike(*pair)] == []


def test_the_guests_that_the_page_names_by_number_are_told_apart() -> None:
    keys = [key for number in range(1000) for key in name_keys(f"Guest {number}")]
    assert len(keys) == len(set(keys)) >= 1000


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("paypal", "paypal"),
        ("pаypаl", "paypal"),
        ("1l|I", "llll"),
        ("0", "O"),
        ("m", "rn"),
        ("é", "e\u0301"),
        ("a\u200d\ufe0fb", "ab"),
    ],
)
def test_a_skeleton_is_that_of_uts_39(text: str, found: str) -> None:
    assert skeleton(text) == found


def test_the_table_of_look_alikes_is_whole() -> None:
    """A prototype is never replaced by another one: else skeletons of skeletons would differ."""
    table = prototypes()
    assert len(table) > 6000
    assert not [one for one, other in table.items() if any(ord(each) in table for each in other)]


def test_what_cannot_be_seen_is_known() -> None:
    """Every directional or joining character is among them, and no letter is."""
    formats = {chr(code) for code in range(0x11_0000) if category(chr(code)) == "Cf"}
    for each in "\u200b\u200d\u200e\u200f\u202a\u202e\u2066\u2069\u00ad\u061c\ufeff\U000e0041":
        assert each in formats
        assert INVISIBLE.match(each)
    assert not [name for name in GREEK + LATIN if INVISIBLE.search(name)]


@pytest.mark.parametrize("sign", BLANKS)
def test_what_is_empty_on_a_screen_makes_no_other_name(sign: str) -> None:
    """Unicode does not call them ignorable, though no font draws anything."""
    assert look_alike("Anna", f"Anna{sign}")
    assert look_alike("Anna", f"An{sign}na")
    assert clean_name(f"Anna{sign}") == "Anna"
    with pytest.raises(Refused) as refused:
        clean_name(sign)
    assert refused.value.reason == "name"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("\u202aAnn\u202c", "Ann"),  # a telephone copies names like this
        ("An\u200bn\u2066", "Ann"),
        ("Ａｎｎ", "Ann"),
        ("ﬁnn", "finn"),
        ("A\u034f\u0301nn", "\u00c1nn"),
        ("x\u200b" * 24, "x" * 24),  # only what can be seen is counted
        ("Ιωάννα", "Ιωάννα"),
    ],
)
def test_a_name_is_cleaned(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(
    "name", ["", "\u200b\u202e", "x" * 25, "ﷺ" * 2, "a\x07b", "\u0301", "\ue000"]
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.reason == "name"
