"""The engine's parts: chance, terms, words, options, saves, sights."""

from __future__ import annotations

import re
from collections import Counter
from enum import IntEnum
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

import wolfden
from tests.miniatures.base import Done, Mini, mini
from tests.miniatures.broken import cards
from tests.miniatures.honest import GATHER, MESSAGE, VOTE, WALK
from wolfden.engine import bits
from wolfden.engine.chance import Chance, Stream, fast
from wolfden.engine.common import MoveEnds, NotPossible, Said
from wolfden.engine.errors import BadSave, BadSetup, IllegalAction, IllegalRemark, NotTold
from wolfden.engine.log import Log
from wolfden.engine.options import Option, parse, settle
from wolfden.engine.saving import FORMAT
from wolfden.engine.step import Draft, Step
from wolfden.engine.terms import Action, Seat, Space, build, fields

NUMBERS = st.integers(-5, 5) | st.integers(120, 130) | st.integers(-(2**40), 2**40)
SETS = st.sets(st.integers(0, 62), max_size=20)


# Bits


@given(SETS)
def test_packed_sets_are_sets(members: set[int]) -> None:
    packed = bits.pack(tuple(members))
    assert bits.members(packed) == tuple(sorted(members))
    assert bits.count(packed) == len(members)
    assert [bits.has(packed, n) for n in range(63)] == [n in members for n in range(63)]
    if members:
        assert bits.lowest(packed) == min(members)


@given(SETS, st.integers(0, 100))
def test_rows_list_sets_as_actions(members: set[int], base: int) -> None:
    row = bits.Row(base)
    assert row.among(bits.pack(tuple(members))) == tuple(base + n for n in sorted(members))


def test_rows_know_sets_apart_that_share_a_place() -> None:
    """There are more sets than places: each tuple is the right one, again and again."""
    row = bits.Row(3)
    sets = [2**n + 2**m + k for n in range(11, 62) for m in range(n) for k in (0, 1) if m or k == 0]
    assert len(sets) > bits.PLACES
    for packed in (*sets, *reversed(sets)):
        assert row.among(packed) == tuple(3 + n for n in range(63) if packed >> n & 1)


# The log


@given(st.lists(st.tuples(st.sampled_from([-1, 0, 1, 5, 1023]), st.lists(NUMBERS, min_size=6, max_size=6)), max_size=9))
def test_a_log_gives_back_what_was_put_in(told: list[tuple[int, list[int]]]) -> None:
    log = Log()
    for to, numbers in told:
        log.add(to, Said, *numbers)
    assert len(log) == len(told)
    entries = [(to, Said, *(numbers if any(numbers[2:]) else numbers[:2])) for to, numbers in told]
    assert log.entries() == log.copy().entries() == entries
    assert log.told(2) == [(to, Said(*numbers[:2])) for to, numbers in told[2:]]
    for ear in (0, 2, bits.SPECTATORS):
        heard = [numbers for to, numbers in told if to >> ear & 1]
        assert log.journal(ear) == tuple(Said(*numbers[:2]) for numbers in heard)


@given(st.lists(st.sampled_from([-1, 0, 1, 5]), max_size=9))
def test_ones_part_of_a_log_does_not_tell_who_else_was_told(audiences: list[int]) -> None:
    log = Log()
    for number, to in enumerate(audiences):
        log.add(to, Said, number, -number)
    heard = log.heard_by(0)
    assert heard.journal(0) == log.journal(0)
    assert heard.heard(0) == log.heard(0)
    assert [one.public for one in log.heard(0)] == [to == -1 for to in audiences if to & 1]
    assert [entry[0] for entry in heard.entries()] == [-1 if to == -1 else 1 for to in audiences if to & 1]


# Chance


def streams() -> list[Stream]:
    return [Chance(5, true=True).stream("a"), fast(5)]


def test_draws_are_even() -> None:
    for stream in streams():
        for size in (2, 3, 7, 10):
            counts = Counter(stream.below(size) for _ in range(3000 * size))
            assert set(counts) == set(range(size))
            # Five standard deviations of a count of 3000.
            assert all(abs(count - 3000) < 280 for count in counts.values())


def test_rejection_keeps_large_draws_even() -> None:
    size = 3 * 2**29  # without rejection the lower third would come twice as often
    for stream in streams():
        low = sum(stream.below(size) < size // 3 for _ in range(6000))
        assert abs(low - 2000) < 200


def test_shuffles_and_samples_reach_everything_evenly() -> None:
    for stream in streams():
        orders: Counter[tuple[int, ...]] = Counter()
        subsets: Counter[int] = Counter()
        for _ in range(6000):
            pack = [0, 1, 2]
            stream.shuffle(pack)
            orders[tuple(pack)] += 1
            subsets[int(stream.sample(0b10111, 2))] += 1
        assert len(orders) == len(subsets) == 6
        assert all(abs(count - 1000) < 160 for count in (*orders.values(), *subsets.values()))


def test_drawing_takes_a_card_out() -> None:
    for stream in streams():
        pack = [1, 2, 3, 4]
        assert sorted(stream.draw(pack) for _ in range(4)) == [1, 2, 3, 4]
        assert pack == []


def test_streams_are_independent_of_each_other_and_go_on_after_saving() -> None:
    for true in (True, False):
        one, other = Chance(9, true), Chance(9, true)
        other.stream("b").below(100)
        assert [one.stream("a").word() for _ in range(40)] == [other.stream("a").word() for _ in range(40)]
        assert one.stream("a").word() != Chance(9, true).stream("c").word()
        saved = one.saved()
        again = Chance.restore(**saved)  # type: ignore[arg-type]
        copy = one.copy()
        draws = [one.stream("a").word() for _ in range(40)]
        assert draws == [again.stream("a").word() for _ in range(40)] == [copy.stream("a").word() for _ in range(40)]


def test_true_draws_never_change_between_versions() -> None:
    """Known answers: whoever changes these changes every recorded game."""
    stream = Chance(2**255 + 7, true=True).stream("deal")
    assert [int(stream.word()) for _ in range(4)] == KNOWN_TRUE
    assert [int(fast(2**200 + 7).word()) for _ in range(1)] == KNOWN_FAST


# BLAKE2b over the counter and the label, keyed with the 32 bytes of the seed; checked with hashlib alone.
KNOWN_TRUE = [2904812689, 4104850115, 738996811, 929257469]
KNOWN_FAST = [158566531]


# Terms and words


class Colour(IntEnum):
    RED = 0
    BLUE = 1


class Paint(Action, frozen=True):
    seat: Seat
    colour: Colour
    coats: Annotated[int, Meta(ge=1, le=3)]
    wet: bool


class Gather(Action, frozen=True):
    who: tuple[Seat, ...]


class Wrong(Action, frozen=True):
    what: str


def test_every_action_of_a_space_has_one_number() -> None:
    space = Space(Paint)
    assert len(space) == 10 * 2 * 3 * 2
    assert space.values[space.numbers[Paint(3, Colour.BLUE, 2, True)]] == Paint(3, Colour.BLUE, 2, True)
    assert space.values[0] == Paint(0, Colour.RED, 1, False)


def test_fields_are_numbers_underneath() -> None:
    assert build(Paint, (1, 1, 3, 1)) == Paint(1, Colour.BLUE, 3, True)
    assert build(Gather, (0b101,)) == Gather((0, 2))
    with pytest.raises(TypeError, match="whole number underneath"):
        fields(Wrong)
    with pytest.raises(TypeError, match="upper bound"):
        Space(Gather)


# Options, seats, seeds


def test_options_are_settled_or_refused_with_a_sentence() -> None:
    known = {"fast": Option((False, True)), "size": Option((3, 5))}
    assert settle("g", known, {"size": 5}) == {"fast": False, "size": 5}
    assert [parse("g", known, "size=5"), parse("g", known, "fast=TRUE")] == [("size", 5), ("fast", True)]
    for wrong in ({"fast": 1}, {"size": 4}, {"speed": 1}):
        with pytest.raises(BadSetup, match=next(iter(wrong))):
            settle("g", known, wrong)
    with pytest.raises(BadSetup, match="name=value"):
        parse("g", known, "size")


@pytest.mark.parametrize("seats", [4, 11, 0, -1, 2**70])
def test_wrong_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="5 to 10 players"):
        wolfden.game("gulag").new(seats=seats, seed=1)


@pytest.mark.parametrize("seats", ["5", None, 5.0])
def test_seats_that_are_no_number_are_refused(seats: Any) -> None:
    wolfden.game("gulag").new(seats=5, seed=1)
    with pytest.raises(TypeError, match="int object expected"):
        wolfden.game("gulag").new(seats=seats, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_wrong_seeds_are_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="seed"):
        wolfden.game("gulag").new(seats=5, seed=seed)


def test_unknown_games_and_options_are_refused() -> None:
    for name, complaint in (
        ("chess", "gulag"),
        ("no.such.module", "does not load"),
        ("..", "no game"),
        ("wolfden.registry", "no GAME"),
    ):
        with pytest.raises(BadSetup, match=complaint):
            wolfden.game(name)
    with pytest.raises(BadSetup, match="no option 'speed'"):
        wolfden.game("gulag").new(seats=5, seed=1, speed=3)


def test_the_names_of_games_stay_a_function() -> None:
    wolfden.game("gulag")
    assert "gulag" in wolfden.games()


# Saves


@given(st.binary(max_size=400))
def test_anything_that_is_not_a_save_is_refused(noise: bytes) -> None:
    with pytest.raises(BadSave):
        wolfden.game("gulag").load(noise)


@given(st.data())
def test_a_damaged_save_is_refused(data: st.DataObject) -> None:
    saved = bytearray(wolfden.game("gulag").new(seats=5, seed=1).save())
    place = data.draw(st.integers(0, len(saved) - 1))
    saved[place] ^= data.draw(st.integers(1, 255))
    with pytest.raises(BadSave):
        wolfden.game("gulag").load(bytes(saved))


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(BadSave, match="mini"):
        wolfden.game("gulag").load(VOTE.new(seats=3, seed=1).save())
    with pytest.raises(BadSave, match="version 1"):
        cards().load(VOTE.new(seats=3, seed=1).save())


def test_a_save_of_another_format_is_refused() -> None:
    """Also where all names are the same: they may mean something else."""
    body = VOTE.new(seats=3, seed=1).save()[16:].replace(b'"format":%d' % FORMAT, b'"format":1')
    saved = blake2b(body, digest_size=16, person=b"wolfden.save").digest() + body
    with pytest.raises(BadSave, match="another Wolfden"):
        VOTE.load(saved)


# Acting together


def test_sealed_choices_wait_for_the_last_and_open_in_seat_order() -> None:
    state = VOTE.new(seats=3, seed=1)
    state.act(2, 1)
    state.act(0, 1)
    assert state.actors() == (1,)
    assert state.actions(0) == ()
    assert state.journal(0) == state.journal(None) == ()
    assert (state.view(0).held, state.view(1).held) == ((1,), ())
    with pytest.raises(IllegalAction, match="already chosen"):
        state.act(0, 0)
    state.act(1, 0)
    assert [state.journal(seat)[-1] for seat in (0, 1, 2)] == [state.journal(None)[-1]] * 3


def test_sealed_chains_are_held_until_all_are_whole() -> None:
    state = WALK.new(seats=3, seed=1)
    state.act(0, 1)
    state.chain(1, (0, 0, 2))
    assert state.actors() == (0, 2)
    assert state.view(0).sees == (0, 1, 1)  # type: ignore[attr-defined]
    assert state.view(1).held == (0, 0, 2)
    state.chain(2, (2,))
    state.chain(0, (1, 2))  # goes on from the step already taken
    assert [state.view(seat).sees for seat in range(3)] == [(1, 2, 0), (1, 2, 0), (1, 0, 0)]  # type: ignore[attr-defined]


def test_open_draws_do_not_depend_on_the_pace_of_others() -> None:
    one, other = GATHER.new(seats=3, seed=4), GATHER.new(seats=3, seed=4)
    for seat in (0, 1, 2):
        one.act(seat, 0)
    for seat in (2, 0, 1):
        other.act(seat, 0)
    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]


# Talk


def test_private_remarks_reach_their_audience_only_and_are_made_once() -> None:
    state = MESSAGE.new(seats=3, seed=1)
    state.say(0, 3)
    assert [len(state.journal(seat)) for seat in (0, 1, 2, None)] == [1, 1, 0, 0]
    assert 3 not in state.remarks(0)
    assert MESSAGE.text(state.journal(1)[0], ["Ann", "Bob", "Cid"]) == "Ann: “to 1: 0”"
    with pytest.raises(IllegalRemark, match="just said"):
        state.say(0, 3)
    with pytest.raises(IllegalRemark, match="cannot say"):
        state.say(0, 0)
    state.act(0, 0)
    assert 3 in state.remarks(0)


# Drafts


class Secret(Mini):
    """A hidden number that a seat looks at, before it composes something."""

    FIELDS = ("number", "seen", "asked")

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.number, self.seen, self.asked = 7, -1, 0


class LookAtIt(Step[Secret]):
    def who(self, s: Secret) -> int:
        return bits.bit(0)

    def options(self, s: Secret, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def take(self, s: Secret, seat: int, action: int) -> None:
        s.seen = s.number
        s.go(s.setting.game.steps[1])


class Compose(Draft[Secret]):
    def who(self, s: Secret) -> int:
        return bits.bit(0)

    def options(self, s: Secret, seat: int) -> tuple[int, ...]:
        return (2, 3)

    def take(self, s: Secret, seat: int, action: int) -> None:
        s.asked += 1
        if s.asked == 2:
            s.end(Done)


def test_what_is_no_draft_cannot_be_tried_out() -> None:
    """Not even where nothing is told or drawn, and a draft comes next: whoever looks has looked."""
    steps: list[Step[Any]] = [LookAtIt(), Compose()]
    game = mini(Secret, lambda s: s.go(steps[0]), steps, lambda s, seat: (s.seen,), lambda s, seat, stream: None)
    state = game.new(seats=3, seed=1)
    drafted = state.draft(0, (0,))
    assert drafted.whole and not drafted.actions and drafted.view == state.view(0)
    for prefix, reason in (((0, 2), MoveEnds), ((0, 2, 3), MoveEnds), ((2,), NotPossible)):
        with pytest.raises(IllegalAction) as refused:
            state.draft(0, prefix)
        assert isinstance(refused.value.reason, reason)
    state.act(0, 0)
    actions, view, whole = state.draft(0, (2,))
    assert actions == (2, 3) and view.held == (2,) and not whole


# What is public


def test_every_event_says_whether_everybody_was_told() -> None:
    """The same to whoever lives it, imagines it, or has it from a save; and what is told to one seat is not public."""
    state = VOTE.new(seats=3, seed=1)
    for seat, vote in ((1, 0), (0, 1), (2, 1)):
        state.act(seat, vote)
    for seat in range(3):
        heard = state.heard(seat)
        assert tuple(one.event for one in heard) == state.journal(seat)
        assert [one.public for one in heard] == [False, True]
        assert state.redeal(seat, 5).heard(seat) == VOTE.load(state.save()).heard(seat) == heard
        with pytest.raises(NotTold):
            state.redeal(seat, 5).heard((seat + 1) % 3)
    assert [one.public for one in state.heard(None)] == [True]


def test_told_to_all_seats_is_not_told_to_everybody() -> None:
    """Who watches is not told; whether all other seats were is nothing that a seat could find out."""
    state = GATHER.new(seats=3, seed=1)
    state.tell(Said, 0, 0, to=bits.first(3))
    alone = GATHER.new(seats=3, seed=1)
    alone.tell(Said, 0, 0, to=bits.bit(0))
    assert not state.heard(0)[-1].public
    assert state.redeal(0, 1).save() == alone.redeal(0, 1).save()


# What is printed


def test_what_is_printed_of_a_state_tells_nothing() -> None:
    """Not even to those who find it in a log: no fields, no seed, no count of what was done or told."""
    game = wolfden.game("gulag")
    state = game.new(seats=7, seed=2**200 + 12)
    assert repr(state) == str(state) == f"<gulag version 1, 7 seats, {state.view(None).step}>"
    assert repr(state) == repr(state.redeal(3, 1)) == repr(state.clone())
    assert repr(state.sight(3, 1)) == f"<what seat 3 sees of {state!r}>"
    while not state.over:
        seat = state.actors()[0]
        state.act(seat, state.actions(seat)[0])
    assert repr(state) == "<gulag version 1, 7 seats, over>"


def test_what_keeps_secrets_prints_none() -> None:
    """Only what kind of thing it is, and where in memory: these have no words of their own."""
    for seed in (5, 2**200 + 12):
        state = wolfden.game("gulag").new(seats=7, seed=seed)
        assert state.chance is not None
        for thing in (state.log, state.chance, state.chance.stream("deal"), fast(seed), state.setting):
            assert re.fullmatch(r"<[\w.]+ object at 0x[0-9a-f]+>", repr(thing)), type(thing)


# Sights


def test_a_sight_knows_what_its_seat_knows_and_nothing_more() -> None:
    state = wolfden.game("gulag").new(seats=6, seed=2**200 + 12)
    for seat in range(6):
        sight = state.sight(seat, seed=3)
        assert (sight.view, sight.journal) == (state.view(seat), state.journal(seat))
        assert (sight.actions, sight.remarks) == (state.actions(seat), state.remarks(seat))
        assert sight.imagine(8).save() == state.redeal(seat, 8).save()
        assert state.chance is not None and str(state.chance.seed) not in sight.save().decode(errors="replace")
        again = wolfden.game("gulag").sight(wolfden.game("gulag").load(sight.save()), seat)
        assert again.view == sight.view
        with pytest.raises(NotTold):
            sight.world.journal((seat + 1) % 6)


# The README


def test_the_readme_tells_the_truth() -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
