"""Sentences out of catalogues: the reader, people, things, lists, counts and lines."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import pytest
from msgspec import Meta

from wolfden.engine.bits import members
from wolfden.engine.catalogue import parse, slug, spoken
from wolfden.engine.errors import BadData
from wolfden.engine.lines import Run, lines, told
from wolfden.engine.named import BadSentence
from wolfden.engine.terms import Event, Heard, Seat
from wolfden.engine.words import Words, plain


class Colour(IntEnum):
    RED = 0
    BLUE = 1


class Painted(Event, frozen=True):
    seat: Seat
    colour: Colour
    coats: Annotated[int, Meta(ge=1, le=3)]
    wet: bool


class Gathered(Event, frozen=True):
    who: tuple[Seat, ...]


class Ate(Event, frozen=True):
    seat: Seat
    sweet: Annotated[int, Meta(ge=0, lt=5, extra={"named": "Sweet"})]


class Chapter(Event, frozen=True):
    pass


CATALOGUE = """
you = you
    .acc = YOU
unnamed = seat { $number }
nothing = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }
counted = { $n } { $thing }
Colour-red = red
    .fine = crimson
Colour-blue = blue
Sweet-big_toffee = { $n ->
    [one] toffee
   *[other] toffees
}
Painted = { $you ->
    [seat] You painted { $coats ->
        [one] a coat
       *[other] { $coats } coats
    } of { $wet ->
        [true] wet { $colour }
       *[false] { KEY($colour) ->
            [red] { VALUE($colour, case: "fine") }
           *[other] { $colour }
        }
    }.
   *[nobody] { $seat } painted.
}
Gathered = { $you ->
    [who] You are alone.
   *[nobody] { COUNT($who) ->
        [one] { $who } is here.
       *[other] { $who } are here.
    }
}
Ate = { VALUE($seat, case: "acc") }: { $sweet }
AteMore = { $you ->
    [seat] You ate { $sweet }.
   *[nobody] { $seat } ate { $sweet }.
}
Chapter = Next.
tally = { TALLY("Colour-red", $red, "Colour-blue", $blue, none: "no paint", case: "fine") }
"""
NAMES = ["Ann", "Bob", "Cid"]


def words(strict: bool = True) -> Words:
    made = Words("en", [CATALOGUE], {"Sweet": ["Big Toffee", "Own Mint"]})
    made.strict = strict
    return made


def test_the_reader_is_spoken_to_and_others_are_named() -> None:
    wet, dry = Painted(1, Colour.BLUE, 2, True), Painted(1, Colour.RED, 1, False)
    assert words().text(wet) == "seat 1 painted."
    assert words().text(wet, NAMES, 0) == "Bob painted."
    assert words().text(wet, NAMES, 1) == "You painted 2 coats of wet blue."
    assert words().text(dry, NAMES, 1) == "You painted a coat of crimson."


def test_a_set_of_seats_is_a_list_in_which_the_reader_is_you() -> None:
    assert words().text(Gathered(members(0b010)), NAMES, 0) == "Bob is here."
    assert words().text(Gathered(members(0b111)), NAMES, 0) == "you, Bob and Cid are here."
    assert words().text(Gathered(members(0b001)), NAMES, 0) == "You are alone."
    assert words().text(Gathered(()), NAMES) == "nothing are here."


def test_things_of_the_data_have_a_name_in_the_catalogue_or_their_own() -> None:
    assert words().text(Ate(0, 0), NAMES, 0) == "YOU: toffee"
    assert words().text(Ate(0, 1), NAMES) == "Ann: Own Mint"
    assert words().text(Ate(0, 4), NAMES) == "Ann: 4"
    assert words().thing("Sweet", 1) == "Own Mint"
    assert words().value(Colour.RED, "fine") == "crimson"


def test_a_tally_leaves_out_what_there_is_none_of() -> None:
    say = words().say
    assert say("tally", red=2, blue=1) == "2 crimson and 1 blue"
    assert say("tally", red=0, blue=3) == "3 blue"
    assert say("tally", red=0, blue=0) == "no paint"
    assert [words().listing(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_names_are_marked_for_those_who_colour_them() -> None:
    marked = words().marked(Ate(2, 0), NAMES)
    assert marked == "\ue000@2\ue001Cid\ue002: \ue000Sweet-big_toffee\ue001toffee\ue002"
    assert plain(marked) == "Cid: toffee"


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("Ate = { $seat } eats.", "not spoken to"),
        ("Ate = { $sour }", "sour"),
        ("Ate = { NOTHING($sweet) }", "NOTHING"),
        ("Ate = { nowhere }", "nowhere"),
    ],
)
def test_a_sentence_that_cannot_be_made_is_an_error_where_one_looks_for_errors(message: str, complaint: str) -> None:
    bad = Words("en", [message, CATALOGUE], {"Sweet": ["Mint"]})
    assert bad.text(Ate(0, 0), NAMES, 0), "people get what there is of it"
    bad.strict = True
    with pytest.raises(BadSentence, match=complaint):
        bad.text(Ate(0, 0), NAMES, 0)


def test_a_message_that_is_missing_is_named() -> None:
    with pytest.raises(BadData, match="no message Chapter"):
        Words("en", ["you = you"]).text(Chapter())


def test_a_catalogue_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadData, match=r"here, line 2: .*'b = \{ \$ \}'"):
        parse("a = fine\nb = { $ }\nc = fine", "here")
    with pytest.raises(BadData, match="a is there twice"):
        parse("a = one\na = two", "here")
    assert slug("Bread & Butter, 2") == "bread_butter_2"


def test_a_language_is_found_by_what_systems_call_it() -> None:
    assert [spoken(name) for name in ("de", "de_AT.UTF-8", "DE-ch", "en_GB", "xx", "")] == [
        "de",
        "de",
        "de",
        "en",
        None,
        None,
    ]


# Lines of several events.

ATE = Run("AteMore", (Ate,), same=("seat",))


class SomeGame:
    """As much of a game as lines need."""

    lines = (ATE,)
    chapters = (Chapter,)


def journal(*events: Event, private: int = -1) -> list[Heard]:
    return [Heard(event, place != private) for place, event in enumerate(events)]


def sentences(heard: list[Heard], reader: int | None = None) -> list[str]:
    game: Any = SomeGame()
    return told(game, heard, words(), NAMES, reader)


def test_a_run_of_the_same_is_one_line() -> None:
    heard = journal(Ate(0, 0), Ate(0, 1), Ate(0, 0), Ate(1, 1), Ate(2, 0), Ate(2, 0))
    assert sentences(heard) == ["Ann ate 2 toffees and 1 Own Mint.", "Bob: Own Mint", "Cid ate 2 toffees."]
    assert sentences(heard, 0)[0] == "You ate 2 toffees and 1 Own Mint."


def test_an_exact_run_has_one_of_each_kind_in_their_order() -> None:
    game: Any = SomeGame()
    game.lines = (Run("GatheredToEat", (Gathered, Ate), exact=True),)
    met, ate = Gathered(()), Ate(0, 0)
    assert [(line.first, line.end) for line in lines(game, journal(met, ate, ate, met, met, ate, met))] == [
        (0, 2),
        (2, 3),
        (3, 4),
        (4, 6),
        (6, 7),
    ]


def test_a_run_ends_with_its_chapter_and_is_public_or_not_as_a_whole() -> None:
    game: Any = SomeGame()
    assert [(line.first, line.end) for line in lines(game, journal(Ate(0, 0), Ate(0, 0), Chapter(), Ate(0, 0)))] == [
        (0, 2),
        (2, 3),
        (3, 4),
    ]
    apart = journal(Ate(0, 0), Ate(0, 0), Ate(0, 0), private=1)
    assert [line.run for line in lines(game, apart)] == [None, None, None]


class Drew(Event, frozen=True):
    seat: Seat


class Saw(Event, frozen=True):
    """To one seat."""

    colour: Colour


class Stopped(Event, frozen=True):
    seat: Seat


class Sang(Event, frozen=True):
    pass


class Paid(Event, frozen=True):
    seat: Seat
    number: int
    colour: Colour


SEVERAL = """
Drew = One.
Saw = { $colour }
Stopped = Stop.
Sang = La.
Paid = Paid.
DrewAll = { $you ->
    [seat] You drew { $times }: { $colour }{ $times_Stopped ->
        [0] .
       *[other] , and stopped.
    }
   *[nobody] { $seat } drew { $times }{ $times_Stopped ->
        [0] .
       *[other] , and stopped.
    }
}
PaidAll = { $seats } paid { $colour }, { $number } in all.
"""
DREW = Run("DrewAll", (Drew,), same=("seat",), also=(Saw, Stopped), past=(Sang,))
PAID = Run("PaidAll", (Paid,), least=1, number="number")


class OtherGame:
    lines = (DREW, PAID)
    chapters = (Chapter,)


def others(heard: list[Heard], reader: int | None = None) -> list[str]:
    game: Any = OtherGame()
    strict = Words("en", [SEVERAL, CATALOGUE])
    strict.strict = True
    return told(game, heard, strict, NAMES, reader)


def test_where_all_act_at_once_each_has_a_line_with_what_only_they_were_told() -> None:
    mine = Heard(Saw(Colour.RED), False)
    told = [Heard(event, True) for event in (Drew(0), Drew(1), Sang(), Drew(0), Stopped(1), Stopped(0))]
    assert others(told) == ["Ann drew 2, and stopped.", "Bob drew 1, and stopped.", "La."]
    own = [told[0], mine, *told[1:4], mine, *told[4:]]
    assert others(own, 0) == ["You drew 2: 2 red, and stopped.", "Bob drew 1, and stopped.", "La."]


def test_what_may_not_come_in_between_ends_a_run() -> None:
    for event in (Ate(0, 0), Chapter()):
        assert others(journal(Drew(0), Drew(0), event, Drew(0), Drew(0)))[::2] == ["Ann drew 2.", "Ann drew 2."]


def test_what_somebody_was_told_goes_with_the_event_right_before_it() -> None:
    assert others([Heard(Drew(0), True), Heard(Sang(), True), Heard(Saw(Colour.BLUE), False)], 0)[1:] == ["La.", "blue"]


def test_a_run_counts_things_by_the_numbers_of_its_events_and_lists_people() -> None:
    assert others(journal(Paid(1, 3, Colour.RED))) == ["Bob paid 3 red, 3 in all."]
    heard = journal(Paid(1, 3, Colour.RED), Paid(0, 1, Colour.BLUE), Paid(1, 1, Colour.RED))
    assert others(heard, 0) == ["Bob and you paid 4 red and 1 blue, 5 in all."]


def test_a_part_that_is_cast_is_named_or_spoken_to_in_every_sentence() -> None:
    made = Words("en", ["Chapter = { $you ->\n [host] You go on.\n *[nobody] { $host } goes on.\n}", CATALOGUE])
    made.cast = {"host": 1}
    assert [made.text(Chapter(), NAMES, reader) for reader in (None, 0, 1)] == ["Bob goes on."] * 2 + ["You go on."]
