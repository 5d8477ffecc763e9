"""The data file: what is in the box, and what is said when it is not."""

from __future__ import annotations

import json
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.games.wander import wander
from wolfden import BadData, Game
from wolfden.bots import bot
from wolfden.cli import main
from wolfden.engine.catalogue import read
from wolfden.engine.conformance import LAWS, Law, trials
from wolfden.engine.data import with_text
from wolfden.engine.errors import BadSave
from wolfden.games.wooolf import SOURCE
from wolfden.games.wooolf.belief.deduction import deduce
from wolfden.games.wooolf.belief.evidence import evidence
from wolfden.games.wooolf.belief.odds import character_chances
from wolfden.games.wooolf.box import Box
from wolfden.games.wooolf.terms.actions import Character, Question
from wolfden.games.wooolf.view import Pointer

from .table import IMAGES, KINDS, QUESTION_CARDS, RANK, TARGETS, WOOOLF, deck, decoded, inside, sees

TEXT = read("wolfden.games.wooolf", "data/cards.toml")
BOX: Box = WOOOLF.components


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_the_decks_are_those_of_the_ruling(seats: int, advanced: bool) -> None:
    assert Counter(map(decoded, BOX.decks[seats, advanced])) == deck(seats, advanced)


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_advanced_game_replaces_four_cards_by_others_of_the_same_image(seats: int) -> None:
    basic, advanced = deck(seats, False), deck(seats, True)
    assert (basic - advanced).total() == (advanced - basic).total() == 4
    images = [Counter(card.split("/")[0] for card in cards.elements()) for cards in (basic, advanced)]
    assert images[0] == images[1]
    assert not [card for card in advanced if card.endswith("/?")]


def test_values_and_targets_are_those_of_the_ruling() -> None:
    assert dict(zip(IMAGES, [SOURCE.tables["values"][image.name.lower()] for image in Character], strict=True)) == RANK
    assert {
        image: tuple(IMAGES[sought] for sought in targets) for image, targets in zip(IMAGES, BOX.targets, strict=True)
    } == TARGETS


def test_there_are_sixteen_question_cards_of_five_kinds() -> None:
    assert len(BOX.questions) == 16
    assert Counter(map(Question, BOX.questions)) == QUESTION_CARDS


@pytest.mark.parametrize(
    ("old", "new", "line", "complaint"),
    [
        ("hunter = 3\n", "hunter = 2\n", "hunter = 2", "hunting_dog has the same value"),
        ("sheep = 1\n", "", "[values]", "missing required field `sheep`"),
        ("sheep = 1\n", "goat = 1\n", "goat = 1", "there is no such field"),
        ("sheep = 1\n", 'sheep = "one"\n', 'sheep = "one"', "Expected `int`"),
        ("sheep = 1\n", "sheep = 100\n", "sheep = 100", "<= 99"),
        ('sheep = ["hunting_dog", "hunter"]', 'sheep = ["hunting_dog", "sheep"]', 'sheep = ["hunting_dog", "sheep"]',
         "sheep cannot look for itself"),
        ('wolf = ["sheep"]', "wolf = []", "wolf = []", "length >= 1"),
        ('wolf = ["sheep"]', 'wolf = ["sheep", "sheep"]', 'wolf = ["sheep", "sheep"]',
         "wolf needs one target or two different ones"),
        ('wolf = ["sheep"]', 'wolf = ["cow"]', 'wolf = ["cow"]', "no character called 'cow'"),
        ("copies = [4, 4, 5, 6, 7]", "copies = [4, 4, 5, 6, 8]", "[[cards]]", "8 players need 16 cards, not 17"),
        ("copies = [4, 4, 5, 6, 7]", "copies = [4, 4, 5, 6]", "copies = [4, 4, 5, 6]", "Expected `array` of length 5"),
        ("copies = [4, 4, 5, 6, 7]", "copies = [-1, 4, 5, 6, 7]", "copies = [-1, 4, 5, 6, 7]", ">= 0"),
        ('image = "wolf"', 'image = "fox"', 'image = "fox"', "no character called 'fox'"),
        ('image = "wolf"', 'image = "shepherd_boy"', "[[cards]]", "only one shepherd boy"),
        ('appearance = "wolf"', 'appearance = "moon"', 'appearance = "moon"', "no appearance called 'moon'"),
        ('becomes = "hunter"', 'becomes = "pig"', 'becomes = "pig"', "no appearance called 'pig'"),
        ('image = "shepherd_boy"\nappearance = "unknown"\nbecomes', 'image = "wolf"\nappearance = "unknown"\nbecomes',
         "[[advanced]]", "no wolf that looks like unknown with 4 players"),
        ("has_sheep = 2", "has_wool = 2", "has_wool = 2", "there is no such field"),
        ("has_sheep = 2", "has_sheep = 1", "questions_dealt = 2", "15 question cards are not enough for 8 players"),
        ("has_sheep = 2", "has_sheep = -2", "has_sheep = -2", ">= 0"),
        ("early_suspicions = [2, 2, 3, 3, 3]", "early_suspicions = [5, 2, 3, 3, 3]", "early_suspicions = [5,",
         "5 early suspicions cannot end a round with 4 players"),
        ("questions_dealt = 2", "questions_dealt = 3", "questions_dealt = 3", "16 question cards are not enough"),
        ("questions_dealt = 2", "questions_dealt = 4", "questions_dealt = 4", "<= 3"),
        ("turns = 15", "turns = 1", "turns = 1", ">= 2"),
        ("turns = 15", "turns = 16", "turns = 16", "<= 15"),
        ("rounds = 3", "rounds = 3\nlives = 9", "lives = 9", "there is no such field"),
        ("rounds = 3\n", "", "[rules]", "missing required field `rounds`"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_data_file_is_named_with_its_line(old: str, new: str, line: str, complaint: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    with pytest.raises(BadData) as refused:
        with_text(WOOOLF, text, "my.toml")
    found = re.fullmatch(r"my\.toml, line (\d+): (.*)", str(refused.value), re.DOTALL)
    assert found, str(refused.value)
    assert complaint in found[2]
    assert text.split("\n")[int(found[1]) - 1].startswith(line)


def test_a_deck_of_too_many_kinds_is_refused() -> None:
    looks = ["hunting_dog", "hunter", "shepherd_boy", "wolf"]
    more = [f'[[cards]]\nimage = "sheep"\nappearance = "{look}"\ncopies = [0, 0, 0, 0, 1]\n' for look in looks]
    fewer = TEXT.replace("copies = [4, 4, 5, 6, 7]", "copies = [4, 4, 5, 6, 3]")
    with pytest.raises(BadData, match="at most 10 kinds"):
        with_text(WOOOLF, fewer.replace("# The advanced game", "\n".join(more) + "# The advanced game"), "my.toml")


def test_a_deck_of_equal_cards_is_refused() -> None:
    tables = deepcopy(SOURCE.tables)
    tables["cards"] = [{"image": "sheep", "appearance": "sheep", "copies": [10, 10, 12, 14, 15]}]
    tables["cards"] += [{"image": "sheep", "appearance": "sheep", "copies": [0, 0, 0, 0, 1]}]
    tables["advanced"] = []
    with pytest.raises(BadData, match="at most 15 equal cards"):
        WOOOLF.with_data(tables)


# Numbers of one's own


def own(**changed: Any) -> Game:
    """The game with some tables changed, and the others as they come."""
    tables = deepcopy({name: SOURCE.tables[name] for name in changed})
    for name, numbers in changed.items():
        tables[name].update(numbers)
    return WOOOLF.with_data(tables)


def test_own_values_decide_whom_one_plays() -> None:
    s = inside(own(values={"sheep": 9}).new(5, 1))
    s.cards = (0, 4 * 6 + 4, *s.cards[2:])  # a sheep and a wolf
    assert sees(s, 0).hand is not None
    assert sees(s, 0).hand.character is Character.SHEEP  # type: ignore[union-attr]
    assert [target.name for target in sees(s, 0).hand.targets] == ["HUNTING_DOG", "HUNTER"]  # type: ignore[union-attr]


def test_own_targets_points_rounds_and_errors_are_played_by() -> None:
    game = own(
        targets={"wolf": ["hunter", "sheep"]},
        rules={"early_points": 5, "final_points": 3, "rounds": 4, "errors": 3, "turns": 2, "questions_dealt": 1},
    )
    assert game.max_decisions(4) == 4 * 4 * (2 + 1)
    assert game.score_range(5) == (0.0, 4 * (5 + 4.0))
    ended = Counter[str]()
    for seed in range(30):
        s = game.new(5, seed)
        assert all(len(sees(s, seat).questions) == 1 for seat in range(5))
        while not s.over:
            wander(s, seed, 1)
            assert sees(s, 0).lap <= 2
        ended[type(s.outcome().reason).__name__] += 1
        view = sees(s, None)
        assert len(view.past) == 4 or max(view.errors) >= 3
        for past in view.past:
            assert all(hand.character is not Character.WOLF or len(hand.targets) == 2 for hand in past.hands)
            for seat, points in enumerate(past.points):
                made = past.suspicions[seat].first is not Pointer.X and seat not in past.wrong
                if past.hands[seat].character is not Character.SHEPHERD_BOY:
                    assert points == (5 if seat in past.early else 3) * made
    assert ended["TooManyErrors"]


OWN = own(
    values={"sheep": 3, "hunting_dog": 5, "hunter": 4, "shepherd_boy": 2, "wolf": 1},
    targets={"sheep": ["wolf", "shepherd_boy"], "wolf": ["hunter", "sheep"], "hunter": ["wolf"]},
    questions={"has_sheep": 6, "has_hunter": 9},
    rules={"questions_dealt": 3, "turns": 4, "rounds": 2, "early_suspicions": [1, 3, 3, 4, 5]},
)
LAW = pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])


@LAW
def test_laws_with_own_numbers_at_the_smallest_and_the_largest_table(law: Law) -> None:
    tables = list(trials(OWN, games=1, seed=1))
    for trial in (tables[0], tables[-1]):
        law(OWN, trial)


@pytest.mark.long
@LAW
def test_laws_with_own_numbers_at_every_table(law: Law) -> None:
    for trial in trials(OWN, games=3, seed=2):
        law(OWN, trial)


@pytest.mark.parametrize("seats", range(4, 9))
def test_good_players_think_and_play_by_own_numbers(seats: int) -> None:
    s = OWN.new(seats, seats)
    good = bot(OWN, "good")
    while not s.over:
        seat = s.actors()[0]
        if not s.holders:
            told = character_chances(evidence(inside(s), seat))
            assert deduce(sees(s, seat), OWN.components) == told
            assert OWN.show(s.view(seat), OWN.words, [f"P{n}" for n in range(seats)])
            for other in range(seats):
                who = inside(s).box.ranks.plays(*inside(s).cards[2 * other : 2 * other + 2])
                assert told[other][who] > 0
        s.act(seat, good.choose(s.sight(seat, int(s.decisions)), 7))


def test_a_replay_and_a_save_carry_own_numbers() -> None:
    s = wander(OWN.new(5, 3), 3, 6)
    assert OWN.load(s.save()).save() == s.save()
    with pytest.raises(BadSave, match="other data"):
        WOOOLF.load(s.save())


def test_the_terminal_prints_the_data_and_takes_a_changed_copy(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["data", "wooolf"]) == 0
    text = capsys.readouterr().out
    assert text == TEXT
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("rounds = 3", "rounds = 1"), "utf-8")
    command = ["simulate", "wooolf", "--seats", "4", "--games", "3", "--bots", "random", "--jobs", "1", "--json"]
    assert main([*command, "--data", str(mine)]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["data"]["rules"]["rounds"] == 1
    mine.write_text(text.replace("rounds = 3", "rounds = 30"), "utf-8")
    assert main([*command, "--data", str(mine)]) != 0
    assert f"line {text.split(chr(10)).index('rounds = 3') + 1}:" in capsys.readouterr().err
