"""Lessons are games that can be played, meet every rule, and say everything in every language."""

from __future__ import annotations

import msgspec
import pytest

import wolfden
from tools.lesson import draft, faults
from wolfden.engine import lesson
from wolfden.engine.catalogue import languages
from wolfden.engine.errors import BadData, BadSetup
from wolfden.engine.lesson import Card, Lesson
from wolfden.server import lessons
from wolfden.server.api import LessonStory

GAMES = [wolfden.game(name) for name in wolfden.games()]
LESSONS = [lesson.load(game, name) for game in GAMES for name in lesson.names(game)]
each = pytest.mark.parametrize("found", LESSONS, ids=lambda one: f"{one.game.name}-{one.name}")
GULAG = wolfden.game("gulag")


def story(found: Lesson) -> LessonStory:
    return lessons.story(found)


@each
def test_nothing_is_wrong_with_a_lesson(found: Lesson) -> None:
    """It meets every step, says everything in every language, and takes as long as it should."""
    assert list(faults(found)) == []


@each
def test_cards_are_short(found: Lesson) -> None:
    for language in languages():
        words = found.game.words_in(language)
        for card in found.cards:
            text = lesson.text(found, words, card)
            assert "{" not in text, f"{language} {card.id} has a hole: {text}"
            assert len(text.split()) <= 60, f"{language} {card.id} has {len(text.split())} words"
            assert len(lesson.text(found, words, card, "title").split()) <= 7, card.id


@each
def test_the_story_is_what_a_table_would_tell(found: Lesson) -> None:
    told = story(found)
    state = found.start()
    for _, move in lesson.moves(found):
        lesson.make(state, move)
    heard = [heard.event for frame in told.frames for heard in frame.events]
    assert len(heard) == len(state.journal(found.seat))
    for before, after in zip(told.frames, told.frames[1:], strict=False):
        assert after.n > before.n and after.since == before.since + len(before.events)
    end = told.frames[-1].end
    if found.stops:
        assert end is None and not state.over
        return
    assert end is not None and end.seed is None and end.review is not None
    assert all(frame.end is None for frame in told.frames[:-1])


@each
def test_the_learner_can_make_every_move_that_is_waited_for(found: Lesson) -> None:
    told = story(found)
    own = [card for card in told.cards if card.asked is not None]
    assert own, "there is something to do"
    for card in own:
        assert card.asked is not None
        frame = told.frames[card.frame - 1]
        move = card.asked.move
        assert move[0] in (frame.remarks if card.asked.say else frame.actions), card.id
        if not card.asked.say:
            keys = [sorted(move[:length]) if card.asked.any else move[:length] for length in range(len(move) + 1)]
            ways = [card.asked.ways[",".join(map(str, key))] for key in keys]
            assert [way.whole for way in ways] == [False] * len(move) + [True]
            assert all(action in way.actions for way, action in zip(ways, move, strict=False))


def test_people_may_choose_the_parts_of_a_move_in_any_order() -> None:
    (naming,) = [card.asked for card in story(lesson.load(GULAG, "first")).cards if card.id == "guide-first-name"]
    assert naming is not None and naming.any
    vera, dima, anna = naming.move
    assert set(naming.ways) == {"", f"{vera}", f"{dima}", f"{vera},{dima}", f"{vera},{dima},{anna}"}
    assert anna not in naming.ways[f"{vera}"].actions


@each
def test_nobody_asks_for_two_things_at_once(found: Lesson) -> None:
    """After each own move something is told, so that a position knows which move it waits for."""
    frames = [card.frame for card in story(found).cards if card.asked is not None]
    assert len(set(frames)) == len(frames)


@each
def test_the_wire_carries_no_more_than_the_learner_may_see(found: Lesson) -> None:
    """The game is nobody's, but the lesson shows it as a seat does."""
    state = found.start()
    views = {msgspec.json.encode(state.view(found.seat))}
    for _, move in lesson.moves(found):
        lesson.make(state, move)
        views.add(msgspec.json.encode(state.view(found.seat)))
    for frame in story(found).frames:
        assert bytes(frame.view) in views


def test_lessons_are_small_and_always_the_same() -> None:
    for found in LESSONS:
        bound = lessons.bound(found.game, found.name)
        assert len(bound.zipped) < 100_000
        assert msgspec.json.encode(story(found)) == bound.body


def test_there_is_no_lesson_of_another_name() -> None:
    with pytest.raises(BadSetup, match="no lesson called 'second'"):
        lesson.load(GULAG, "second")


HEAD = 'names = ["you", "Anna", "Boris", "Vera", "Dima"]\nseed = 7\n'
NAMING = "AppointWorker seat=you, AppointWorker seat=boris, AppointSupervisor seat=anna"

WRONG = {
    'names = ["Anna", "Boris"]\nseed = 7\nscript = []': "line 1: one of them has to be called 'you'",
    'names = ["you", "Anna", "anna"]\nseed = 7\nscript = []': "line 1: two people have the same name",
    'names = ["you", "Anna"]\nseed = 7\nscript = []': "Gulag is for 5 to 10 players",
    HEAD + "script = []": "the game is not over",
    HEAD + "script = [\n{ }]": "line 4: a line is a card, or what somebody does",
    HEAD + 'script = [\n{ by = "zoe", does = "LetBe" }]': "line 4: nobody is called zoe",
    HEAD + 'script = [\n{ by = "you", does = "LetBe" }]': "line 4: this cannot be done",
    HEAD + f'stops = "soon"\nscript = [{{ by = "vera", does = "{NAMING}" }}, {{ by = "vera", says = "Hm" }}]': "no Hm",
    HEAD + 'script = [\n{ by = "vera" }]': "line 4: somebody does or says something",
    HEAD + 'script = [\n{ by = "vera", does = "Sleep" }]': "line 4: there is no Sleep; there are: AppointWorker",
    HEAD + 'script = [\n{ by = "vera", does = "Play" }]': "line 4: Play needs card",
    HEAD + 'script = [\n{ by = "vera", does = "Play card=nap" }]': "card cannot be 'nap'; there are: strike, work",
    HEAD + 'script = [\n{ by = "vera", does = "Play card=work" }]': "line 4: this cannot be done",
    HEAD + f'script = [\n{{ by = "vera", does = "{NAMING}" }},\n{{ card = "a", do = "LetBe" }}]': "line 5: this cannot",
    HEAD + 'script = [{ card = "a" },\n{ card = "a" }]': "two cards guide-x-a",
    HEAD + 'script = [\n{ card = "a", otherwise = { "LetBe" = "b" } }]': "line 4: without anything to do",
    HEAD + 'script = [\n{ card = "a", does = "LetBe" }]': "line 4: what the learner does or says is called do and say",
    HEAD + 'script = [\n{ card = "A b" }]': "line 4: ",
    HEAD + 'script = [\n{ card = "a", at = "seat zoe" }]': "the game is not over",  # a guest's place, perhaps
    HEAD + 'script = []\n[without]\nNap = "nobody is tired here"': "line 5: Gulag has no step called Nap",
    HEAD + "script = []\nmood = 3": "line 4: there is no such field",
}


@pytest.mark.parametrize(("text", "complaint"), WRONG.items())
def test_what_is_wrong_is_said_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        lesson.read(GULAG, "x", text)
    for part in complaint.split(": ", 1):  # the line, then where in it, then what
        assert part in str(caught.value)


def test_a_lesson_may_stop_before_the_end_if_it_says_why() -> None:
    script = f'script = [{{ by = "vera", does = "{NAMING}" }}, {{ by = "you", does = "Play card=work" }}]'
    with pytest.raises(BadData, match="not over"):
        lesson.read(GULAG, "x", HEAD + script)
    stopped = lesson.read(GULAG, "x", HEAD + 'stops = "the rest is more of the same"\n' + script)
    assert story(stopped).frames[-1].end is None
    with pytest.raises(BadData, match="is over at the end"):
        lesson.read(GULAG, "x", 'stops = "too long"\n' + GULAG.shelf.lesson("first"))


TASK = f'''{{ by = "vera", does = "{NAMING}" }},
  {{ by = "boris", does = "Play card=strike" }},
  {{ by = "you", does = "Play card=work" }},
  {{ by = "anna", does = "LetBe" }},'''
FIRST_TURN = f'''{{ card = "named" }},
  {{ by = "vera", does = "{NAMING}" }},
  {{ card = "task", do = "Play card=work" }},
  {{ by = "boris", does = "Play card=strike" }},
  {{ card = "supervision" }},
  {{ by = "anna", does = "LetBe" }},'''


def rest_of_first() -> str:
    """Gulag's own lesson after its first turn."""
    return GULAG.shelf.lesson("first").split('card = "claim"', 1)[1].split("\n", 1)[1]


def test_what_nobody_watches_is_one_frame_and_teaches_nothing() -> None:
    whole = lesson.read(GULAG, "x", HEAD + "script = [" + FIRST_TURN + rest_of_first())
    later = lesson.read(GULAG, "x", HEAD + "script = [" + TASK + '{ card = "later", later = true },' + rest_of_first())
    assert [card.later for card in later.cards].count(True) == 1
    assert all(move.unseen for move in later.script[:4] if isinstance(move, lesson.Move))
    assert len(story(later).frames) == len(story(whole).frames) - 3
    assert lesson.steps_met(later) == lesson.steps_met(whole) == {step.name for step in GULAG.steps}
    only = msgspec.structs.replace(later, script=later.script[:5])
    assert lesson.steps_met(only) == set()


def test_a_step_that_is_not_met_is_noticed() -> None:
    found = lesson.load(GULAG, "first")
    assert lesson.steps_met(found) == {step.name for step in GULAG.steps}
    without = msgspec.structs.replace(found, without={"Task": "nobody works in this lesson"})
    assert "the step Task is met after all" in list(faults(without))


def test_a_missing_text_is_noticed() -> None:
    found = lesson.load(GULAG, "first")
    more = Card("guide-first-nothing", (), None, {})
    wrong = list(faults(msgspec.structs.replace(found, script=(*found.script, more))))
    assert "en: guide-first-nothing is missing" in wrong and "de: guide-first-nothing is missing" in wrong
    fewer = list(faults(msgspec.structs.replace(found, script=found.script[1:])))
    assert "en: guide-first-welcome is left over" in fewer


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_bots_play_is_a_script(game: wolfden.engine.game.Game) -> None:
    """Every term can be written down and read again."""
    people = ["you", "Anna", "Boris", "Vera", "Dima", "Edda"][: max(game.seats[0], 3)]
    text = "\n".join(draft(game, people, 3, "random", {}))
    count = 0
    while "todo-0" in text or "todo-1" in text or "todo-2" in text or "todo-3" in text:
        count += 1
        for number in range(4):
            text = text.replace(f'"todo-{number}"', f'"own-{count}-{number}"', 1)
    assert lesson.read(game, "x", text).start().seats == len(people)
