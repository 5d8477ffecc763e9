"""The data file: what is in the box, and what is said when it is not."""

from __future__ import annotations

from collections import Counter

import pytest

from wolfden import BadData
from wolfden.engine.words import read
from wolfden.games.wooolf.actions import Question
from wolfden.games.wooolf.cards import COMPONENTS, Components

from .table import IMAGES, KINDS, QUESTION_CARDS, RANK, TARGETS, deck, decoded

TEXT = read("wolfden.games.wooolf", "cards.toml")


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_the_decks_are_those_of_the_ruling(seats: int, advanced: bool) -> None:
    assert Counter(map(decoded, COMPONENTS.decks[seats, advanced])) == deck(seats, advanced)


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_advanced_game_replaces_four_cards_by_others_of_the_same_image(seats: int) -> None:
    basic, advanced = deck(seats, False), deck(seats, True)
    assert (basic - advanced).total() == (advanced - basic).total() == 4
    images = [Counter(card.split("/")[0] for card in cards.elements()) for cards in (basic, advanced)]
    assert images[0] == images[1]
    assert not [card for card in advanced if card.endswith("/?")]


def test_values_and_targets_are_those_of_the_ruling() -> None:
    assert dict(zip(IMAGES, COMPONENTS.values, strict=True)) == RANK
    assert {
        image: tuple(IMAGES[sought] for sought in targets)
        for image, targets in zip(IMAGES, COMPONENTS.targets, strict=True)
    } == TARGETS


def test_there_are_sixteen_question_cards_of_five_kinds() -> None:
    assert len(COMPONENTS.questions) == 16
    assert Counter(map(Question, COMPONENTS.questions)) == QUESTION_CARDS


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("sheep = 1\n", "sheep = 2\n", "two characters have the same value"),
        ("sheep = 1\n", "", "values has nothing for sheep"),
        ("sheep = 1\n", "goat = 1\n", "no character called 'goat'"),
        ("sheep = 1\n", 'sheep = "one"\n', "Expected `int`"),
        ('sheep = ["hunting_dog", "hunter"]', 'sheep = ["hunting_dog", "sheep"]', "sheep cannot look for itself"),
        ('wolf = ["sheep"]', "wolf = []", "wolf needs one target or two"),
        ('wolf = ["sheep"]', 'wolf = ["sheep", "sheep"]', "wolf needs one target or two different ones"),
        ("copies = [4, 4, 5, 6, 7]", "copies = [4, 4, 5, 6, 8]", "8 players need 16 cards, not 17"),
        ("copies = [4, 4, 5, 6, 7]", "copies = [4, 4, 5, 6]", "Expected `array` of length 5"),
        ("copies = [4, 4, 5, 6, 7]", "copies = [-1, 4, 5, 6, 7]", "-1 copies of sheep"),
        ('image = "wolf"', 'image = "fox"', "no character called 'fox'"),
        ('image = "wolf"', 'image = "shepherd_boy"', "only one shepherd boy"),
        ('appearance = "wolf"', 'appearance = "moon"', "no appearance called 'moon'"),
        ('becomes = "hunter"', 'becomes = "pig"', "no appearance called 'pig'"),
        ('image = "shepherd_boy"\nappearance = "unknown"\nbecomes', 'image = "wolf"\nappearance = "unknown"\nbecomes',
         "no wolf that looks like unknown with 4 players"),
        ("[questions.has_sheep]", "[questions.has_wool]", "no question called 'has_wool'"),
        ('about = "character"', 'about = "weather"', "Invalid enum value 'weather'"),
        ("copies = 2\n", "copies = 1\n", "15 question cards are not enough for 8 players"),
        ("copies = 2\n", "copies = -2\n", "-2 copies of has_sheep"),
        ("early_suspicions = [2, 2, 3, 3, 3]", "early_suspicions = [5, 2, 3, 3, 3]", "5 early suspicions cannot end"),
        ("questions_dealt = 2", "questions_dealt = 3", "16 question cards are not enough"),
        ("turns = 15", "turns = 0", "turns must be at least 1"),
        ("rounds = 3", "rounds = 3\nlives = 9", "unknown field `lives`"),
        ("rounds = 3\n", "", "missing required field `rounds`"),
        ("[values]", "[values", "cards.toml: "),
    ],
)  # fmt: skip
def test_a_data_file_with_a_mistake_is_refused_with_its_name(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData) as refused:
        Components(TEXT.replace(old, new, 1))
    assert str(refused.value).startswith("cards.toml: ")
    assert complaint in str(refused.value)


def test_more_question_cards_than_a_hand_can_hold_are_refused() -> None:
    many = TEXT.replace("questions_dealt = 2", "questions_dealt = 8").replace("copies = 4\n", "copies = 40\n")
    with pytest.raises(BadData, match="at most 7 question cards"):
        Components(many)


def test_a_deck_of_too_many_kinds_is_refused() -> None:
    looks = ["hunting_dog", "hunter", "shepherd_boy", "wolf"]
    more = [f'[[cards]]\nimage = "sheep"\nappearance = "{look}"\ncopies = [0, 0, 0, 0, 1]\n' for look in looks]
    fewer = TEXT.replace("copies = [4, 4, 5, 6, 7]", "copies = [4, 4, 5, 6, 3]")
    with pytest.raises(BadData, match="at most 10 kinds"):
        Components(fewer.replace("# The advanced game", "\n".join(more) + "# The advanced game"))
