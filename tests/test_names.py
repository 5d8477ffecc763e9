"""Names: all that can be seen is welcome, and nobody can be taken for somebody else."""

from __future__ import annotations

import unicodedata
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfden.engine.errors import BadSetup
from wolfden.engine.names import LONGEST_NAME, LOOKS, alike, clean, free, tidy, told_apart
from wolfden.engine.replay import called, encode, parse, start
from wolfden.registry import game
from wolfden.server.seats import BOT_NAMES
from wolfden.terminal.names import OTHERS, around_the_table

WELCOME = [
    "Łukasz",
    "Дима",
    "山田",
    "עדי",
    "Nguyễn",
    "O'Brien",
    "\N{WOLF FACE}",
    "Zoë",
    "María José",
    "Jean-Luc",
    "Мария",
    "Ελένη",
    "محمد",
    "علی\u200cرضا",  # noqa: RUF001 - the sign that keeps two letters from joining belongs to the name
    "ශ්\u200dරී",
    "สมชาย",
    "प्रिया",
    "김민준",
    "さくら",
    "ტარიელ",
    "Ծովինար",
    "Þór",
    "x",
    "7",
    "R2-D2",
    "...",
    "\N{HEAVY BLACK HEART}\ufe0f",
    "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}",
    "\N{WAVING HAND SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-3}",
    "1\ufe0f\N{COMBINING ENCLOSING KEYCAP}",
]
NOTHING = [
    "",
    " ",
    "\t\n",
    "\u00a0\u2003\u3000",
    "\u200b",  # of no width
    "\u200c\u200d\u2060\ufeff",
    "\u00ad",
    "\u202e",  # from right to left
    "\u2066\u2069",
    "\ue000\U000f0000",  # private
    "\u0378",  # nothing yet
    "\u0301\u0302",  # marks on no letter
    " \u20dd ",
    "\u034f",
    "\u115f\u1160\u3164\uffa0",  # Hangul fillers
    "\u2800",  # Braille without a dot
    "\ufe0f\ufe0f",
    "\U0001d159",
    "\U000e0041",
    "\U000e0100",
    "\ufffc",
]
ALIKE = [
    ("Boris", "\N{CYRILLIC CAPITAL LETTER VE}oris"),
    ("Boris", "B\N{GREEK SMALL LETTER OMICRON}ris"),
    ("Boris", "boris"),
    ("Boris", "BORIS"),
    ("Boris", "B o r i s"),
    ("Boris", "B0ris"),
    ("Boris", "Bor1s"),
    ("Boris", "Bori5"),
    ("Boris", "8oris"),
    ("Boris", "Bor\N{LATIN SMALL LETTER DOTLESS I}s"),
    ("Boris", "Borls"),
    ("Boris", "Boris."),
    ("Boris", "Bor\u200bis"),
    ("Boris", "Bo\N{COMBINING ACUTE ACCENT}ris"),
    ("Boris", "".join(chr(ord(letter) + 0xFEE0) for letter in "Boris")),  # full width
    ("Boris", "".join(chr(0x1F1E6 + ord(letter) - ord("a")) for letter in "boris")),  # of flags
    ("Boris", "\N{MATHEMATICAL BOLD SCRIPT CAPITAL B}oris"),
    ("Boris", "\N{LATIN LETTER SMALL CAPITAL B}oris"),
    ("HANNA", "\N{GREEK CAPITAL LETTER ETA}ANNA"),
    ("Ivan", "lvan"),
    ("Ivan", "|van"),
    ("Ivan", "1van"),
    ("Mama", "rnama"),
    ("Wanda", "VVanda"),
    ("Дима", "ДИМА"),
    ("Дима", "Дим\N{LATIN SMALL LETTER A}"),
    ("Ηλίας", "ηλιας"),
    ("Łukasz", "Lukasz"),
    ("Ann 1", "Ann l"),
    ("\N{WOLF FACE}", "\N{WOLF FACE}\ufe0f"),
    ("カイ", "力イ"),
    ("Ann 3", "Ann \N{ARABIC-INDIC DIGIT THREE}"),
]
APART = [
    ("Ann", "Anna"),
    ("Ben", "Ben 2"),
    ("Ben 2", "Ben 3"),
    ("山田", "田山"),
    ("...", "!!!"),
    ("प्रिया", "प्रियो"),
    ("Ольга", "Олег"),
]

letters = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
words = st.text(st.characters(categories=["Lu", "Ll", "Lo", "Nd"]), min_size=1, max_size=10)


@pytest.mark.parametrize("name", WELCOME)
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert clean(name) == name
    assert clean(f" {name}\u200b  ") == name
    assert clean(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFC", name)


def test_names_of_all_scripts_are_told_apart() -> None:
    assert [pair for pair in combinations(WELCOME, 2) if alike(*pair)] == []
    assert told_apart(WELCOME) == WELCOME


@pytest.mark.parametrize("name", NOTHING)
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(BadSetup, match="can be seen"):
        clean(name)
    assert clean(f"Ann{name}") == "Ann" or unicodedata.category(name[0])[0] == "M"
    assert alike(f"A{name}nn", "Ann")


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_look_alikes(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)
    assert free(clean(other), [one]) == f"{clean(other)} 2"


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_differ(one: str, other: str) -> None:
    assert not alike(one, other)
    assert free(other, [one]) == other


def test_control_characters_are_refused() -> None:
    for name in ("\x1b[31m", "Ann\x00", "\x7f"):
        with pytest.raises(BadSetup, match="no control characters"):
            clean(name)
    assert clean("Ann\tLee\n") == "Ann Lee"


def test_a_pile_of_marks_is_cut_down() -> None:
    assert len(tidy("Z" + "\u0301" * 20)) <= 6
    assert tidy("Z" + "\u0335" * 20 + "o") == "Z" + "\u0335" * 4 + "o"


@given(letters)
def test_what_is_clean_stays_so(text: str) -> None:
    name = tidy(text)
    assert tidy(name) == name == name.strip()
    assert all(letter.isprintable() or letter in "\u200c\u200d" for letter in name)
    if name:
        assert unicodedata.category(name[0])[0] in "LNPS", "it begins with something that can be seen"


@given(letters, st.sampled_from("".join(NOTHING)), st.integers(0, 30))
def test_what_nobody_sees_makes_no_other_name(text: str, sign: str, at: int) -> None:
    name = tidy(text)
    if name:
        assert alike(name, name[:at] + sign + name[at:])


@given(words, st.data())
def test_replacing_letters_by_look_alikes_makes_no_other_name(name: str, data: st.DataObject) -> None:
    signs = {letter: [chr(sign) for sign, of in LOOKS.items() if of == letter] for letter in name.lower()}
    other = "".join(data.draw(st.sampled_from([letter, *signs.get(letter, ())])) for letter in name.lower())
    assert alike(name.lower(), other)
    spaced = data.draw(st.sampled_from([" ", "  ", "-", ".", "_", "\u3000"])).join(other)
    assert alike(other, spaced)


@given(words)
def test_case_makes_no_other_name(name: str) -> None:
    assert alike(name, name.swapcase()) or name.casefold() != name.swapcase().casefold()


@given(st.lists(st.one_of(letters, words, st.sampled_from([*WELCOME, *NOTHING, "Ann", "ann", "Seat 1"])), max_size=10))
def test_names_from_anywhere_can_be_shown(names: list[str]) -> None:
    shown = told_apart(names)
    assert [bool(name) for name in shown] == [bool(name) for name in names]
    people = [name for name in shown if name]
    assert not any(alike(*pair) for pair in combinations(people, 2))
    assert all(1 <= len(name) <= LONGEST_NAME and tidy(name) == name for name in people)
    assert told_apart(shown) == shown


@given(st.text(min_size=1, max_size=LONGEST_NAME), st.integers(1, 10))
def test_a_table_full_of_the_same_name(text: str, count: int) -> None:
    name = tidy(text)[:LONGEST_NAME]
    taken: list[str] = []
    for _ in range(count if tidy(name) else 0):
        taken.append(free(tidy(name), taken))
    assert not any(alike(*pair) for pair in combinations(taken, 2))
    assert all(clean(each) == each for each in taken)


def test_bots_are_told_from_each_other() -> None:
    for names in (BOT_NAMES, OTHERS):
        assert not any(alike(*pair) for pair in combinations(names, 2))


def test_the_terminal_gives_nobody_a_look_alike() -> None:
    assert around_the_table(3, 0, "\N{CYRILLIC CAPITAL LETTER A}nna ") == [
        "\N{CYRILLIC CAPITAL LETTER A}nna",
        "Boris",
        "Clara",
    ]
    with pytest.raises(BadSetup, match="NameWrong"):
        around_the_table(3, 0, "\u3164")


def test_names_in_a_file_are_shown_so_that_they_can_be_told_apart() -> None:
    """The file itself stays as it is: an older one must still verify."""
    replay = start(game("gulag"), 5, 7, {})
    replay.names = ["Ann", "ann", "\u3164", "\N{CYRILLIC CAPITAL LETTER A}nn", "Zoe\u0301"]
    assert called(replay) == ["Ann", "ann 2", "Seat 2", "\N{CYRILLIC CAPITAL LETTER A}nn 3", "Zoé"]
    assert encode(parse(encode(replay))) == encode(replay)
    replay.names = None
    assert called(replay) is None
