"""What a decision in the terminal looks like: goals, questions of number, sole choices, prices, why and hint."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from msgspec import Struct

import wolfden
from tests.at_terminal import BEGINNING, GULAG, ones, run
from wolfden import bots
from wolfden.engine.advice import Advice
from wolfden.engine.sight import Sight
from wolfden.engine.terms import Caution, Why
from wolfden.games.boars.belief.odds import blacks, sickness
from wolfden.games.boars.terms.actions import Done, Draw
from wolfden.games.boars.view import Cubes
from wolfden.games.wolves.terms.actions import Pay, Resource, Store
from wolfden.terminal.answer import Unclear
from wolfden.terminal.offers import Decision, Offer, offers

BOARS, WOLVES = wolfden.game("boars"), wolfden.game("wolves")
# Seat 0 begins.
FIRST = str(next(seed for seed in itertools.count() if BOARS.new(2, seed).actors() == (0,)))


# Numbers


def test_numbers_in_a_row_are_one_question() -> None:
    actions = [BOARS.number(Draw(cubes)) for cubes in range(1, 26)]
    (offer,) = offers(BOARS, BOARS.words, actions, str, str)
    assert offer.text == "How many cubes do you draw, 1 to 25?"
    assert offer.numbered("7") == offer.numbered("draw 7") == BOARS.number(Draw(7))
    for wrong in ("0", "26", "", "seven", "7 8", "9999999999999"):
        with pytest.raises(Unclear):
            offer.numbered(wrong)


def test_a_question_names_what_it_is_about() -> None:
    actions = [WOLVES.number(Store(Resource.CORN, number)) for number in range(4)]
    (offer,) = offers(WOLVES, WOLVES.words, actions, str, str)
    assert offer.text == "How many corn do you keep for the next turn, 0 to 3?"
    assert offer.numbered("0") == actions[0]


def test_what_is_no_row_stays_a_list() -> None:
    two = [BOARS.number(Draw(cubes)) for cubes in (1, 2)]
    gap = [BOARS.number(Draw(cubes)) for cubes in (1, 2, 4, 5)]
    unworded = [WOLVES.number(Pay(Resource.FISH, tokens, 0)) for tokens in range(4)]
    for game, actions in ((BOARS, two), (BOARS, gap), (WOLVES, unworded)):
        offered = offers(game, game.words, actions, str, str)
        assert [offer.text for offer in offered] == [str(action) for action in actions]


def test_a_row_beside_other_choices_is_one_of_them() -> None:
    other = BOARS.num_actions - 1
    actions = [*[BOARS.number(Draw(cubes)) for cubes in range(1, 6)], other]
    row, single = offers(BOARS, BOARS.words, actions, str, str)
    assert row.asks and row.high == 5 and single.text == str(other) and not single.asks


def test_drawing_is_one_answer() -> None:
    _, out, _ = run("play", "boars", "--seed", FIRST, typing=["99", "7"])
    assert "How many cubes do you draw, 1 to 25? 99\nType a number from 1 to 25.\n" in out
    assert "Draw 3 cubes" not in out
    assert re.search(r"do you draw, 1 to 25\? 7\n\nYou drew ", out)


# Goals, sole choices, prices and risks


@pytest.mark.parametrize("name", ["boars", "gulag", "sobakistan", "wolves", "wooolf"])
@pytest.mark.parametrize(("language", "word"), [("en", "Goal: "), ("de", "Ziel: ")])
def test_the_goal_stands_above_every_decision(name: str, language: str, word: str) -> None:
    _, out, _ = run("play", name, "--seed", "3", "--language", language, typing=["1"] * 12)
    told = [line.startswith(word) for line in out.splitlines()]
    asked = sum(" 1" in line and line.endswith("1") and ("> 1" in line or "? 1" in line) for line in out.splitlines())
    assert asked >= 6
    assert sum(told) >= asked


def test_a_sole_choice_is_one_enter() -> None:
    _, out, _ = run("play", "wolves", "--seed", "3", typing=["", "show", "2"])
    assert re.search(r"^Enter: Draw a card \(3 of the 28 cards left are leaders\)> $", out, re.M)
    assert "You drew a" in out
    _, out, _ = run("play", "wolves", "--seed", "3", typing=["2"])
    assert "There is no choice 2, only one: press Enter." in out


def test_enter_shows_the_table_where_there_is_a_choice() -> None:
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, typing=["", ""])
    assert out.count("== Gulag ==") == 3


def test_prices_and_risks_are_shown_before_one_decides() -> None:
    _, out, _ = run("play", "boars", "--seed", FIRST, typing=["6"])
    assert re.search(r"^sick +- +- +1% +2% +4% +7% +11% +17% +23% +30% +38%$", out, re.M)
    whole = "\n".join(run("play", "boars", "--seed", str(seed), typing=ones())[1] for seed in range(3))
    assert re.search(r"^ +\d  Buy Landslide \(1 cube: With 3 black, an opponent goes back 15 spaces\.\)$", whole, re.M)
    assert re.search(r"^(Nip|Tug|Landslide|Overtake on \w+) +[-\d]", whole, re.M), "vendettas have odds of their own"


def test_bags_that_are_not_counted_out_have_no_risks() -> None:
    _, out, _ = run("play", "boars", "--seed", FIRST, "--option", "bags=none", typing=["6"])
    assert "How many cubes do you draw" in out and "\nsick" not in out


def test_odds_of_black_cubes() -> None:
    bag = Cubes(5, 5, 5, 5, 5)
    assert sum(blacks(bag, 7, black) for black in range(8)) == pytest.approx(1)
    assert blacks(bag, 1, 1) == 0.2 and blacks(bag, 2, 3) == 0
    assert sickness(bag, 2, 3) == 0 and sickness(bag, 25, 3) == 1
    assert sickness(bag, 3, 3) == pytest.approx(10 / 2300)


# Why


def test_why_names_the_rule() -> None:
    _, out, _ = run(
        "play", "boars", "--seed", FIRST, typing=["why", "why buy landslide", "why zzz", "why buy", "why draw 3 cubes"]
    )
    assert "Type why and a word or two" in out
    assert re.search(r"^Buy Landslide: (?!You can)", out, re.M)
    assert "Nothing in this game that you could do is called like that." in out
    assert re.search(r"^Buy Beetroot Cure / Buy .+ / \.\.\.: .+", out, re.M), "one reason against many"
    assert "Draw 3 cubes: You can do that now." in out


@pytest.mark.parametrize(("language", "typed"), [("en", "buy nip"), ("de", "done")])
def test_what_is_no_choice_now_is_explained_at_once(language: str, typed: str) -> None:
    wanted = typed if language == "en" else BOARS.words_in(language).text(Done())
    _, out, _ = run("play", "boars", "--seed", FIRST, "--language", language, typing=[wanted])
    said = {"en": "Buy Nip: ", "de": f"{wanted}: "}[language]
    assert re.search(f"^{re.escape(said)}.+", out, re.M), "what is asked for is a number"
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, typing=["order anna", "zzz"])
    assert re.search("^Order Anna to swap: (?!You can)", out, re.M)
    assert "That is none of the choices." in out


def test_why_in_the_middle_of_a_move_knows_its_beginning() -> None:
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, typing=["1", "1", "why send anna"])
    assert re.search("^Send Anna to work: (?!You can)", out, re.M)


def test_what_stands_beside_a_choice_can_be_typed_as_well() -> None:
    going = Offer("Go to 9", [1], shown="Go to 9 (Rusty Tunnel)")
    decision = Decision(BOARS.new(2, 1).view(0), [going, Offer("Stay", [2])])
    assert decision.meant("rusty") is decision.meant("go") is going
    with pytest.raises(Unclear):
        decision.meant("swamp")
    seed = str(next(seed for seed in itertools.count() if wolfden.game("wooolf").new(4, seed).actors() == (0,)))
    _, out, _ = run("play", "wooolf", "--seed", seed, typing=["i suspect"])
    assert "Say “I suspect!”: Nobody can suspect on their first turn" in out


def test_nobody_at_other_tables_is_asked_about() -> None:
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, typing=["why supervise"])
    assert "seat 5" not in out and "Elena" not in out


# What cannot be said is not offered


def test_help_offers_no_talk_where_there_is_none() -> None:
    _, out, _ = run("play", "boars", "--seed", FIRST, typing=["?"])
    assert "\nsay " not in out and "\nclaims " not in out
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, typing=["?"])
    assert "\nsay " in out and "\nclaims " in out
    _, out, _ = run("play", "boars", "--seed", "3", "--pause", typing=["1", "1", "", "", ""])
    assert "Enter: go on (or log, ?)>" in out and "claims" not in out


# Hints and warnings


class Because(Why, frozen=True):
    percent: int


class Careful(Caution, frozen=True):
    percent: int


class Sure:
    """Always the last choice, and says why."""

    def choose(self, sight: Sight, seed: int) -> int:
        return sight.actions[-1]

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        return ()

    def advise(self, sight: Sight, seed: int) -> Advice:
        from wolfden.engine.advice import compose

        return Advice(compose(sight, seed, self.choose), (Because(63),))


@pytest.fixture
def sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GULAG, "bots", {"sure": Sure()})
    words = GULAG.words_in("en")
    said = words.text

    def text(term: Struct, *people: object) -> str:
        if isinstance(term, Because | Careful):
            return f"{type(term).__name__} {term.percent} %."
        return said(term, *people)  # type: ignore[arg-type]

    monkeypatch.setattr(words, "text", text)


def test_a_hint_is_a_whole_move_with_reasons(sure: None) -> None:
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, typing=["hint", "1", "hint", "quit"])
    advised = re.findall(r"^A good player would do this: (.*)\.\n(.*)$", out, re.M)
    assert advised[0][0].count(",") == 2 and advised[0][1] == "Because 63 %."
    assert advised[1] == advised[0], "having begun, one still hears of a whole move"


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    files = [tmp_path / "with.json", tmp_path / "without.json"]
    for file, typing in zip(files, (["hint", "1"] * 4, ["1"] * 4), strict=True):
        run("play", "gulag", "--seed", BEGINNING, "--save", str(file), typing=typing)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_without_hints_there_are_none() -> None:
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, "--no-hints", typing=["hint", "?"])
    assert "This game is played without hints." in out and "\nhint " not in out
    assert "A good player would" not in out


def test_whoever_is_warned_can_think_again(sure: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GULAG, "caution", lambda view, action: Careful(51) if action == 1 else None)
    monkeypatch.setattr(GULAG, "doubts", lambda sight, seed: [(1, Careful(70)), (2, Careful(99))])
    arguments = ("play", "gulag", "--seed", BEGINNING, "--bots", "random")
    _, out, _ = run(*arguments, typing=["1", "no"])
    told = "Careful 51 %.\nCareful 70 %.\nReally? Enter: Send Anna to work (anything else: no)>"
    assert told in out and "So far" not in out
    for again in ("", "1"):
        _, out, _ = run(*arguments, typing=["1", again])
        assert told in out and "So far: Send Anna to work." in out
    _, out, _ = run(*arguments, "--no-hints", typing=["1", ""])
    assert "Careful 51 %." in out and "Careful 70 %." not in out, "what a good player believes is a hint"
    _, out, _ = run(*arguments, "--no-warnings", typing=["1"])
    assert "Careful" not in out and "So far: Send Anna to work." in out


@pytest.mark.parametrize("name", ["boars", "gulag", "sobakistan", "wolves", "wooolf"])
def test_every_game_gives_hints(name: str) -> None:
    game = wolfden.game(name)
    assert bots.names(game)[0] == "good"
    seed = str(
        next(seed for seed in itertools.count() if 0 in game.new(game.seats[0], seed).actors() or name == "sobakistan")
    )
    _, out, _ = run("play", name, "--seed", seed, typing=["hint"])
    assert re.search(r"^A good player would do this: .+\.$", out, re.M)
