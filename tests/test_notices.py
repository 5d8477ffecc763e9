"""What the server and the command line have to say: each has a sentence in every language, whatever stands in it."""

from __future__ import annotations

import itertools
import typing
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.test_languages import HOLE
from wolfden.complaints import COMPLAINTS
from wolfden.engine.catalogue import languages, parse, part, variables
from wolfden.engine.words import of_part
from wolfden.notices import Complaint, Notice
from wolfden.server.findings import FINDINGS
from wolfden.server.reasons import NOTICES, NotReady, patience
from wolfden.server.starting import STARTING
from wolfden.server.trouble import SENTENCES
from wolfden.terminal.tongue import tongue

OF_THE_SERVER, OF_THE_TERMINAL = NOTICES, (*COMPLAINTS, *FINDINGS, *STARTING)
PARTS = [("server", OF_THE_SERVER), ("terminal", OF_THE_TERMINAL)]
SAMPLES: dict[Any, tuple[Any, ...]] = {
    int: (0, 1, 2, 1234),
    str: ("Vera", *SENTENCES),
    tuple[str, ...]: (("Vera",), ("Vera", "Boris"), ("Vera", "Boris", "Olga")),
}
each_language = pytest.mark.parametrize("language", languages())
each_part = pytest.mark.parametrize(("name", "notices"), PARTS, ids=["server", "terminal"])


def samples(kind: type[Notice]) -> Iterator[Notice]:
    """Notices of a kind with everything that can stand in them."""
    fields = typing.get_type_hints(kind)
    values = [SAMPLES[fields[name]] for name in kind.__struct_fields__]
    return (kind(*given) for given in itertools.product(*values))


@each_language
@each_part
def test_every_notice_has_a_message_with_its_fields(name: str, notices: Any, language: str) -> None:
    messages = {id_: variables(entry) for id_, entry in parse(part(name, language), name).items() if id_[0].isupper()}
    assert messages == {notice.__name__: sorted(notice.__struct_fields__) for notice in notices}


@each_language
@each_part
def test_every_notice_is_a_sentence(name: str, notices: Any, language: str) -> None:
    words = of_part(name, language)
    words.catalogues = words.catalogues[:2]  # without help from English
    words.strict = True
    for kind in notices:
        for notice in samples(kind):
            text = words.say(kind.__name__, **msgspec.structs.asdict(notice))
            assert text and not HOLE.search(text), notice


def test_no_two_notices_have_the_same_name() -> None:
    everything = [*OF_THE_SERVER, *OF_THE_TERMINAL]
    assert len({notice.__name__ for notice in everything}) == len(everything)


def test_a_wait_is_told_in_seconds_or_in_minutes() -> None:
    assert [patience(seconds) for seconds in (0, 0.2, 1.5, 99, 99.5, 600)] == [
        (1, 0),
        (1, 0),
        (2, 0),
        (99, 0),
        (0, 2),
        (0, 10),
    ]


def test_a_notice_is_worded_where_it_is_shown() -> None:
    waiting = NotReady(("Ben", "Cleo"))
    assert str(Complaint(waiting)) == "NotReady(names=('Ben', 'Cleo'))", "for developers and logs"
    assert msgspec.to_builtins(waiting) == {"is": "NotReady", "names": ("Ben", "Cleo")}
    first = COMPLAINTS[0]("tlh", ("en", "de"))
    assert tongue("en").word(first) == "Wolfden does not speak “tlh”; it speaks en and de. Going on in English."
    assert tongue("de").word(first).startswith("Wolfden spricht kein „tlh“, sondern en und de.")
