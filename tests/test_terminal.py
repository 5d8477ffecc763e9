"""What people see and type: claims side by side, the truth at the end, pauses, colours, completion."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from tests.at_terminal import BEGINNING, BOTS, GULAG, command, ones, refused, run
from tests.miniatures import honest
from wolfden import registry
from wolfden.bots import names, random
from wolfden.cli import HELPED
from wolfden.complaints import LanguageUnknown
from wolfden.engine.catalogue import languages
from wolfden.engine.replay import Record, decode, encode, fold, start
from wolfden.engine.sight import Sight
from wolfden.engine.words import Words
from wolfden.games.gulag.show import show, show_review, show_talk, sides
from wolfden.games.gulag.terms.actions import Card, IAm, IPlayed, ISaw, IThink, Loyalty
from wolfden.games.sobakistan.terms.actions import Say
from wolfden.terminal import tell
from wolfden.terminal.answer import Unclear, pick
from wolfden.terminal.match import MOST_REMARKS, bot_move, bot_names, next_seat
from wolfden.terminal.screen import Screen, colours
from wolfden.terminal.tongue import asked, choose, tongue
from wolfden.terminal.typed import COMMANDS, Typed

NAMES = ["You", "Anna", "Boris", "Clara", "Dmitri"]
RED, BLACK = Loyalty.RED, Loyalty.BLACK


class Talker:
    """Plays at random, and says what it may say first."""

    choose = staticmethod(random.choose)

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        return sight.remarks


@pytest.fixture
def talker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GULAG, "bots", {"talker": Talker()})


# Gulag in lines


def finished() -> Record:
    return Record(GULAG, decode(BOTS, registry.game))


def test_claims_are_gathered_by_the_person_they_are_about() -> None:
    said = [(1, IAm(RED)), (2, ISaw(1, BLACK)), (3, IThink(1, BLACK)), (1, IAm(RED)), (1, IPlayed(2, Card.WORK))]
    view = GULAG.new(5, 1).view(2)
    lines = show_talk(said, view, GULAG.words, NAMES)
    assert lines[0].split("  ")[0] == "claims"
    (row,) = lines[1:]
    known = GULAG.words.value(view.neighbour_loyalty)  # type: ignore[attr-defined]
    assert row.split() == ["Anna", known, "red", "Boris:", "black", "black:", "Clara", "2", "work"]
    assert show_talk([], view, GULAG.words, NAMES) == []
    assert show_talk([(3, IAm(RED))], view, GULAG.words, NAMES)[1].split() == ["Clara", "?", "red"]
    assert show_talk([(3, IAm(RED)), (3, IAm(BLACK))], view, GULAG.words, NAMES)[1].endswith("red, black")


def test_the_truth_tells_all_that_the_review_knows() -> None:
    state = finished().state
    review = state.review()
    lines = list(show_review(review, GULAG.words, NAMES))  # type: ignore[arg-type]
    for number, strikers in enumerate(review.strikers, 1):  # type: ignore[attr-defined]
        assert lines[number].split()[0] == str(number)
        assert lines[number].count("strike") == len(strikers)
    text = "\n".join(lines)
    counts = (review.red_discarded, review.black_discarded)  # type: ignore[attr-defined]
    red_cards, black_cards = [
        f"{count} {colour} card{'s' * (count != 1)}" for count, colour in zip(counts, ("red", "black"), strict=True)
    ]
    assert f"{red_cards} and {black_cards} were put away unseen." in text
    assert sides(state) == tuple("red" if seat in review.red else "black" for seat in range(5))  # type: ignore[arg-type, attr-defined]
    red = GULAG.words.listing([NAMES[seat] for seat in review.red])  # type: ignore[attr-defined]
    assert f": {red} were red, and " in text


@pytest.mark.parametrize("seats", [5, 10])
def test_everything_fits_eighty_columns(seats: int) -> None:
    record = Record(GULAG, start(GULAG, seats, 3, {}))
    names = ["You", *("Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix", "Greta", "Hugo", "Irina")][:seats]
    inside = 76
    while not record.state.over:
        bot_move(record, next_seat(record))
        for seat in (None, 0, 3):
            lines = show(record.state.view(seat), GULAG.words, names)  # type: ignore[arg-type]
            assert all(len(line) <= inside for line in columns(lines))
        view = record.state.view(3)
        said = [(seat, GULAG.remark(one)) for seat in range(seats) for one in record.state.remarks(seat)]
        assert all(len(line) <= inside for line in show_talk(said, view, GULAG.words, names))  # type: ignore[arg-type]
    assert all(len(line) <= inside for line in columns(tell.truth(GULAG, record.state, names)))


def columns(lines: Sequence[str]) -> list[str]:
    """Lines of tables: they must not be wrapped, as sentences can be."""
    return [line for line in lines if "  " in line.strip()]


def test_the_secret_stands_next_to_the_choices() -> None:
    state = GULAG.new(5, 1)
    last = show(state.view(2), GULAG.words, NAMES)[-1]  # type: ignore[arg-type]
    assert last.startswith("You are ") and "Anna is" in last
    assert "You are" not in "".join(show(state.view(None), GULAG.words, NAMES))  # type: ignore[arg-type]


# Any game


def test_games_that_bring_nothing_along() -> None:
    """No colours, no claims of their own, no words for the review."""
    game = honest.GIFT
    record = Record(game, start(game, game.seats[0], 1, {}))
    while not record.state.over:
        bot_move(record, next_seat(record))
    names = ["You", *NAMES[1:]][: record.state.seats]
    assert tell.claims(game, record.state, 0, names) == []
    assert tell.truth(game, record.state, None) == game.show(record.state.view(None), game.words, names)


def test_remarks_of_any_game_are_gathered_by_speaker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GULAG, "show_talk", None)
    state = GULAG.new(5, 1)
    for seat, remark in ((3, 0), (1, 1), (3, 1)):
        state.say(seat, remark)
    assert tell.claims(GULAG, state, 0, NAMES) == ["Anna: I am red.", "Clara: I am black. I am red."]


def test_remarks_are_dated_where_a_game_has_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("sobakistan")
    state = game.new(3, 1)
    people = NAMES[:3]
    state.say(0, game.remark_space.first(Say))
    while not tell.claims(game, state, 0, people)[1:]:
        seat = state.actors()[0]
        if seat == 2 and state.remarks(2):
            state.say(2, state.remarks(2)[0])
        state.act(seat, state.actions(seat)[0])
    assert tell.claims(game, state, 0, people) == [
        "You: I can smell you.",
        "Round 1 begins. Boris: Am I going the right way?",
    ]


# Answers


SAYINGS = ["I am black.", "I am red.", "I think Anna is black.", "I think Anna is red.", "I think Boris is red."]


@pytest.mark.parametrize(
    ("typed", "index"), [("am red", 1), ("anna red", 3), ("th an b", 2), ("BO", 4), ("5", 4), ("boris is", 4)]
)
def test_a_few_words_are_enough(typed: str, index: int) -> None:
    assert pick(typed, SAYINGS) == index


@pytest.mark.parametrize("typed", ["anna", "red anna", "6", "0", "zzz", "", "i"])
def test_unclear_answers(typed: str) -> None:
    with pytest.raises(Unclear):
        pick(typed, SAYINGS)


# Colours


def drawn(screen: Screen, texts: Sequence[str], colour: bool) -> str:
    screen.console = Console(
        force_terminal=True, width=80, color_system="standard" if colour else None, highlight=False
    )
    with screen.console.capture() as capture:
        screen.panel("Gulag", texts)
    return capture.get()


def test_colours_mark_words_and_only_words() -> None:
    screen = Screen({"red": "red"})
    text = drawn(screen, ["Anna is red. Fred cared."], colour=True)
    assert text.count("\x1b[31m") == 1 and "\x1b[31mred\x1b[0m" in text
    assert "Anna is red. Fred cared." in drawn(screen, ["Anna is red. Fred cared."], colour=False)
    assert "[red]" in drawn(screen, ["[red]"], colour=False)  # nobody's name is markup


# Playing with bots


def test_the_file_remembers_the_bots(talker: None, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    status, out, _ = run("play", "gulag", "--seat", "1", "--bots", "random,talker", "--save", str(save))
    assert status == 0 and "Anna (random), You, Boris (talker)" in out
    replay = decode(save.read_bytes(), registry.game)
    assert replay.bots == ["random", "talker"]
    assert bot_names(Record(GULAG, replay)) == {0: "random", 2: "talker", 3: "random", 4: "talker"}
    assert run("play", "gulag", "--save", str(tmp_path / "2.json"), quick=False)[0] == 0
    assert decode((tmp_path / "2.json").read_bytes(), registry.game).bots == ["talker"]


def test_resuming_goes_on_with_the_same_bots(talker: None, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    arguments = ("play", "gulag", "--seed", "31", "--bots", "talker,random", "--save")
    run(*arguments, str(whole), typing=ones())
    run(*arguments, str(parts))
    for _ in range(40):
        run("resume", str(parts), typing=["1", "1", "1"])
    assert parts.read_bytes() == whole.read_bytes()
    assert b'"end": "' in whole.read_bytes()


def test_old_files_without_bots_are_played_by_random_ones(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run("play", "gulag", "--seed", BEGINNING, "--bots", "random", "--save", str(save))
    replay = decode(save.read_bytes(), registry.game)
    replay.bots = None
    save.write_bytes(encode(replay))
    assert b"bots" not in save.read_bytes()
    assert run("resume", str(save), typing=ones())[0] == 0
    assert fold(GULAG, decode(save.read_bytes(), registry.game)).over


@pytest.mark.parametrize("bots", [["chess"], [], ["random"] * 5, ["random"] * 99])
def test_files_with_bots_that_there_are_not(bots: list[str], tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run("play", "gulag", "--bots", "random", "--save", str(save))
    save.write_text(json.dumps({**json.loads(save.read_text()), "bots": bots}))
    before = save.read_bytes()
    assert "bot" in refused("resume", str(save))
    assert save.read_bytes() == before


@pytest.mark.parametrize("bots", ["chess", "", "random,", "random,random,random,random,random"])
def test_bots_that_there_are_not(bots: str) -> None:
    assert "bot" in refused("play", "gulag", "--bots", bots)


def test_bots_say_a_few_things_and_then_move(talker: None) -> None:
    record = Record(GULAG, start(GULAG, 5, 1, {}))
    record.replay.bots = ["talker"]
    for _ in range(MOST_REMARKS + 1):
        bot_move(record, next_seat(record))
    assert [move[1] == "say" for move in record.replay.moves] == [True] * MOST_REMARKS + [False]


def test_a_whole_game_against_the_strongest() -> None:
    status, out, err = run("play", "gulag", "--seed", "4", typing=ones(), quick=False)
    assert (status, err) == (0, "")
    assert f"All others are bots ({names(GULAG)[0]})." in out and "the whole truth" in out


# Pauses


def test_people_can_speak_when_others_move() -> None:
    typed = itertools.chain(["say am red", "claims", "nonsense", ""], itertools.cycle(["", "1"]))
    status, out, err = run("play", "gulag", "--seats", "7", "--seed", "12", "--pause", typing=typed)
    assert (status, err) == (0, "")
    before, after = out.split("You: “I am red.”", 1)
    assert "== Gulag ==" not in before  # it was nobody's turn but the bots'
    assert "It is not your turn yet" in after
    assert out.count("go on (or say") > 7


def test_pauses_can_be_switched() -> None:
    typed = itertools.chain(["pause"], ones())
    _, out, _ = run("play", "gulag", "--seats", "7", "--seed", "12", "--pause", typing=typed)
    assert out.count("go on (or say") == 1 and "No more pauses." in out
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, typing=itertools.chain(["pause"], itertools.cycle(["", "1"])))
    assert "you can read and speak" in out and out.count("go on (or say") > 5
    assert "go on (or say" not in run("play", "gulag", "--seed", BEGINNING, typing=ones())[1]


def test_claims_at_the_prompt() -> None:
    _, out, _ = run("play", "gulag", "--seed", BEGINNING, typing=["claims", "say am black", "claims"])
    assert "Nobody has said anything yet." in out
    assert "claims" in out.split("You: “I am black.”")[1]


def test_the_end_tells_why(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    _, out, _ = run("play", "gulag", "--seed", "4", "--bots", "random", "--save", str(save), typing=ones())
    end = out.split("the whole truth ==")[1]
    for text in ("turn  commissar", "were put away unseen", "played in all", "work cards were played: ", "wins."):
        assert text in end
    assert "put away unseen" in run("replay", str(save))[1]
    assert "put away unseen" not in run("replay", str(save), "--seat", "0")[1]


# What is shown again, and what is kept


def sobakistan(*typed: str, save: Path | None = None, seat: int = 1, open_routes: bool = False) -> str:
    more = ("--save", str(save)) if save is not None else ()
    more += ("--option", "open_routes=true") if open_routes else ()
    status, out, err = run(
        "play", "sobakistan", "--seats", "3", "--seat", str(seat), "--seed", "3", *more, typing=typed
    )
    assert (status, err) == (0, "")
    return out


def test_only_what_has_changed_is_shown_again() -> None:
    out = sobakistan("1", "1", "show")
    first, changed, *_, whole = out.split("== Sobakistan")[1:]
    assert "Lines: " in first and "North-Western: " in first
    assert changed.startswith(": what has changed") and "Your hints: " in changed
    assert "North-Western: " not in changed
    assert "Lines: " in whole and whole.startswith(" ==")


def test_routes_can_be_looked_up() -> None:
    out = sobakistan("routes", "routes 99", "?")
    assert "The Wolves can think of 47 routes (each way at least 3 steps, both at most 8; start >" in out
    assert "the drop-off point is one of 1, 3, 5, 8 and 15." in out
    assert "As far as the Wolves know, the extraction point is one of " in out
    assert "No route that may be the one goes there." in out
    assert "look up which routes may be the one" in out
    hound = sobakistan("routes", "routes 16 3", seat=0)
    assert "The Wolves can have started anywhere." in hound
    assert "1,106 routes may be the one" in hound and "  16 > 3, 4, " in hound
    narrowed = hound.split("> routes 16 3")[1].split("Number or words")[0]
    found = [line for line in narrowed.splitlines() if line.startswith("  ") and ">" in line]
    assert any(line.startswith("  16 > 3 ") for line in found)


def test_open_routes_can_be_looked_up() -> None:
    out = sobakistan("routes", "routes 99", open_routes=True)
    assert "The Wolves can think of 4 route cards" in out and " - this is the one" in out
    assert "No route card that may be the one goes there." in out
    hound = sobakistan("routes", "routes 16 3", seat=0, open_routes=True)
    assert "81 route cards may be the one" in hound and "  16 > 3 " in hound
    narrowed = hound.split("> routes 16 3")[1].split("Number or words")[0]
    assert all(
        {"16", "3"} <= set(line.split()) for line in narrowed.splitlines() if line.startswith("  ") and ">" in line
    )


def test_notes_are_kept_with_the_game(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    out = sobakistan("notes", "note Boris was near 12", "note", save=save)
    assert "You have no notes yet." in out and "Noted." in out
    assert out.count("\nBoris was near 12\n") == 1
    assert decode(save.read_bytes(), registry.game).notes == ["Boris was near 12"]
    assert "\nBoris was near 12\n" in run("resume", str(save), typing=["notes"])[1]
    assert "this game is not saved" in sobakistan("note x")
    assert "Not noted: a note has" in sobakistan("note " + "x" * 301)


@pytest.mark.parametrize("notes", [["\x1b[2J"], [""], ["x" * 301], ["x"] * 301, [1], "x"])
def test_files_with_notes_that_nobody_could_have_made(notes: object, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run("play", "gulag", "--bots", "random", "--save", str(save))
    save.write_text(json.dumps({**json.loads(save.read_text()), "notes": notes}))
    assert "note" in refused("resume", str(save))


# For programs and shells


def test_games_as_json() -> None:
    (gulag,) = [game for game in json.loads(run("games", "--json")[1]) if game["name"] == "gulag"]
    assert gulag["seats"] == [5, 6, 7, 8, 9, 10] and gulag["bots"][-1] == "random" and gulag["options"] == {}


def complete(*words: str) -> list[str]:
    done = command("__complete", *words)
    assert (done.returncode, done.stderr) == (0, b"")
    return [line.split("\t")[0] for line in done.stdout.decode().splitlines() if not line.startswith("\x1f")]


def test_games_and_bots_are_completed() -> None:
    assert "gulag" in complete("play", "")
    assert "random" in complete("simulate", "gulag", "--bots", "")
    assert "random,random" in complete("simulate", "gulag", "--bots", "random,")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_installed(shell: str, tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "ZSH_CUSTOM": "", "ZSH": ""}
    done = command("--install-completion", "--shell", shell, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    scripts = [path for path in tmp_path.rglob("*wolfden*") if path.is_file()]
    assert scripts and "simulate" in scripts[0].read_text()
    if shell == "bash":
        subprocess.run(["bash", "-n", str(scripts[0])], check=True)


def test_completion_for_no_shell(tmp_path: Path) -> None:
    environment = {"PATH": "", "HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = command("--install-completion", "--shell", "csh", env=environment)
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1


# Languages


def test_which_language_is_spoken() -> None:
    everything = {"WOLFDEN_LANGUAGE": "de", "LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}
    assert choose("en", everything) == ("en", None)
    assert choose(None, everything) == ("de", None)
    assert choose(None, {**everything, "WOLFDEN_LANGUAGE": ""}) == ("en", None)
    assert choose(None, {"LC_MESSAGES": "de_AT.UTF-8@euro", "LANG": "en_GB"}) == ("de", None)
    assert choose(None, {"LC_ALL": "", "LANG": "de"}) == ("de", None)
    assert choose("de-CH", {}) == choose("DE", {}) == ("de", None)
    for system in ({}, {"LANG": "C"}, {"LANG": "POSIX"}, {"LANG": "tlh_QO.UTF-8"}):
        assert choose(None, system) == ("en", None), "nobody asked for what nobody speaks"
    assert choose("tlh", everything) == ("en", LanguageUnknown("tlh", languages()))
    assert choose(None, {"WOLFDEN_LANGUAGE": "tlh"}) == ("en", LanguageUnknown("tlh", languages()))


@pytest.mark.parametrize("typed", [("--language", "de"), ("--language=de",)])
def test_the_language_of_a_command_line_is_found_wherever_it_stands(typed: tuple[str, ...]) -> None:
    assert asked(["play", *typed, "gulag"]) == asked([*typed]) == "de"
    assert asked(["play", "gulag"]) is asked([]) is None
    assert "Ein Spiel namens „chess“ gibt es nicht." in refused("play", "chess", *typed)
    assert "Die Option --bogus gibt es hier nicht." in refused("play", "gulag", *typed, "--bogus")
    assert "Aufruf: wolfden play" in run("play", "--help", *typed)[1]
    assert "Usage: wolfden play" in run("play", "--help")[1], "and not the next time"


def test_an_unknown_language_is_said_and_the_rest_is_english() -> None:
    status, out, err = run("rules", "gulag", "--language", "tlh")
    assert status == 0 and out.strip() == GULAG.help.strip()
    assert err == "wolfden: Wolfden does not speak “tlh”; it speaks en and de. Going on in English.\n"


def test_rules_in_the_language_of_the_system() -> None:
    german = {**os.environ, "WOLFDEN_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}
    done = command("rules", "gulag", env=german)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().strip() == GULAG.help_in("de").strip() != GULAG.help.strip()


def test_a_whole_game_in_german(tmp_path: Path) -> None:
    save = tmp_path / "spiel.json"
    typed = itertools.chain(
        ["?", "regeln", "verlauf", "aussagen", "notiz Boris lügt", "notizen", "sag bin rot"], ones()
    )
    german = ("--language", "de")
    status, out, err = run("play", "gulag", "--seed", BEGINNING, "--save", str(save), *german, typing=typed)
    assert (status, err) == (0, "")
    for text in ("Nummer oder Wörter> ", "das Spiel zu verlassen", "Notiert.", "\nBoris lügt\n", "die ganze Wahrheit"):
        assert text in out
    assert "Du: „Ich bin rot.“" in out and "Zum Nachlesen: wolfden replay " in out
    for text in ("Number", " you ", " wins", " turn ", "Said", "the whole"):
        assert text not in out.replace(GULAG.help_in("de"), "")
    assert decode(save.read_bytes(), registry.game).names[0] == "Du"  # type: ignore[index]
    told = run("replay", str(save), *german)[1]
    assert "die ganze Wahrheit" in told and "gewinn" in told
    assert "The whole" not in told and "the whole truth" in run("replay", str(save))[1]


def test_english_words_work_in_every_language_and_no_word_has_two_meanings() -> None:
    for language in languages():
        words = Typed(tongue(language))
        assert [words.command(command) for command in COMMANDS] == list(COMMANDS)
        own = [tongue(language).say(f"command-{command}") for command in COMMANDS]
        assert len(set(own)) == len(own)
        assert [words.command(word) for word in own] == list(COMMANDS)
        assert words.command("?") == "help" and words.command("") == "show" and words.command("zzz") is None


def test_help_has_a_sentence_for_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in languages():
        for name in ("", *HELPED.commands):
            status, out, err = run(*filter(None, [name]), "--help", "--language", language)
            assert (status, err) == (0, "")
            assert "option-" not in out and "usage-" not in out


def test_what_others_were_told_does_not_speak_to_the_reader() -> None:
    told = list(tell.everything(GULAG, finished().state, NAMES, 0))
    assert any(line.startswith("[only you] You are ") for line in told)
    (anna,) = [line for line in told if line.startswith("[Anna] You are ")]
    assert "You" not in anna.removeprefix("[Anna] You are ") and "seat 0" in anna
    named = [*["Olga"], *NAMES[1:]]
    assert any("passed to Olga" in line for line in tell.everything(GULAG, finished().state, named, 0))


def test_colours_find_the_words_of_every_language() -> None:
    words = Words(
        "en", ["Fish-cod = { $n ->\n    [one] cod\n   *[other] cods\n}\n    .the = the cod\n    .title = Cod"]
    )
    assert colours({"Fish-cod": "red", "blue": "blue"}, words) == {
        "cod": "red",
        "cods": "red",
        "Cod": "red",
        "blue": "blue",
    }


def test_tables_of_numbers_in_german() -> None:
    arguments = ("simulate", "gulag", "--games", "2000", "--bots", "random", "--seed", "5", "--jobs", "1")
    status, out, err = run(*arguments, "--language", "de")
    assert (status, err) == (0, "")
    assert "Gulag, 5 Plätze, Startwert 5" in out and "95-%-Intervall" in out and " von 2.000" in out
    assert "2.000 Spiele in " in out and "," in out.split("Platz 0")[1].splitlines()[0]
    assert " of 2,000" in run(*arguments)[1]


def test_what_is_wrong_with_a_language_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is no language “tlh”." in refused("words", "tlh")
    monkeypatch.setattr("wolfden.engine.proofread.game_faults", lambda game, language: iter(["Ate: missing"]))
    monkeypatch.setattr("wolfden.engine.proofread.part_faults", lambda part, language: iter(()))
    status, out, _ = run("words", "de")
    assert status == 1 and "gulag: Ate: missing" in out.splitlines()
    monkeypatch.setattr("wolfden.engine.proofread.game_faults", lambda game, language: iter(()))
    assert run("words", "de")[:2] == (0, "")
