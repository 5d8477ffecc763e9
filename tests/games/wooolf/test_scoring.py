"""Scoring: right, wrong, missing; the shepherd boy's bonus; rounds, the end and who wins."""

from __future__ import annotations

from random import Random

import pytest

from wolfden import NotYet, State
from wolfden.games.wooolf.terms.actions import Appearance
from wolfden.games.wooolf.terms.events import Fooled, NotEarly, RoundBegan, WasRight, WasWrong
from wolfden.games.wooolf.terms.reasons import AllRounds, TooManyErrors
from wolfden.games.wooolf.view import WooolfReview

from .table import (
    KINDS,
    MUTE,
    NOBODY,
    SUSPECT,
    TABLES,
    WOOOLF,
    Where,
    X,
    final,
    first_at,
    hand_of,
    heard,
    inside,
    last_clue,
    new,
    pass_turns,
    peek,
    pointing,
    second_at,
    sees,
    stack,
    suspect,
)
from .tally import Tally

HANDS: dict[Where, tuple[str, str]] = {  # wolf, boy, hunter, sheep, hunter; nobody plays a hunting dog
    0: ("sheep", "wolf"),
    1: ("sheep", "boy/?"),
    2: ("dog", "hunter/?"),
    3: ("sheep", "sheep"),
    4: ("dog/?", "hunter"),
}


def play(seats: int, seed: int, advanced: bool, keen: float = 0.3) -> State:
    """A game by chance, in which people suspect sooner and are right more often than by pure chance."""
    s, chance = WOOOLF.new(seats, seed, advanced=advanced), Random(seed)
    while not s.over:
        seat = chance.choice(s.actors())
        if sees(s, None).step == "Turn":
            if SUSPECT in s.actions(seat) and chance.random() < keen:
                s.act(seat, SUSPECT)
            else:
                s.act(seat, chance.choice(s.actions(seat)))
        elif not sees(s, seat).held and chance.random() < 0.4:
            first, second = pointing(s, seat)
            s.chain(seat, (first_at(first), second_at(second)))
        else:
            s.act(seat, chance.choice(s.actions(seat)))
    return s


def assert_scored(s: State) -> int:
    tally = Tally(s)
    view, outcome = sees(s, None), s.outcome()
    assert view.points == tuple(tally.points)
    assert view.errors == tuple(tally.errors)
    assert outcome.scores == tuple(map(float, tally.points))
    assert outcome.winners == tally.winners()
    if max(tally.errors) == 2:
        assert outcome.reason == TooManyErrors(tuple(i for i, errors in enumerate(tally.errors) if errors == 2), 2)
    else:
        assert outcome.reason == AllRounds(3)
    return len(tally.slips)


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_scores_are_what_somebody_counts_who_hears_what_everybody_is_told(seats: int, advanced: bool) -> None:
    assert sum(assert_scored(play(seats, seed, advanced)) for seed in range(30)) >= 60


@pytest.mark.long
@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_scores_are_what_somebody_counts_over_thousands_of_rounds(seats: int, advanced: bool) -> None:
    keen = [0.05, 0.3, 0.8]
    rounds = sum(assert_scored(play(seats, 1000 + seed, advanced, keen[seed % 3])) for seed in range(900))
    assert rounds >= 1800


def test_random_games_see_every_verdict() -> None:
    kinds = {type(event) for seed in range(40) for event in play(5, seed, False).journal(None)}
    assert {WasRight, WasWrong, Fooled} <= kinds


def round_of(s: State, early: dict[int, tuple[Where, Where]], finals: dict[int, tuple[Where, Where]]) -> None:
    """Early suspicions in the order given, everybody on their second turn or later; others final, or none."""
    for seat, pointers in early.items():
        pass_turns(s, until=seat, lap=None)
        if sees(s, None).lap == 1:
            pass_turns(s, until=seat, lap=2)
        suspect(s, seat, *pointers)
    for seat in s.actors():
        final(s, seat, *finals.get(seat, (X, X)))


def test_a_right_early_suspicion_is_two_points_and_a_right_final_one_is_one() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 1: (0, 3)}, {2: (NOBODY, 0), 3: (NOBODY, 4)})
    assert sees(s, None).points == (2, 2, 1, 1, 0)
    assert sees(s, None).errors == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("pointers", [(0, 2), (2, 3), (2, 2), (NOBODY, 3), (0, NOBODY), (NOBODY, NOBODY)])
def test_one_wrong_pointer_makes_a_suspicion_wrong(pointers: tuple[Where, Where]) -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 1: pointers}, {})
    assert sees(s, None).points == (2, 0, 0, 0, 0)
    assert sees(s, None).errors == (0, 1, 0, 0, 0)


def test_no_suspicion_is_neither_right_nor_wrong() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 1: (0, 3)}, {})
    assert sees(s, None).points[2:] == (0, 0, 0)
    assert sees(s, None).errors == (0, 0, 0, 0, 0)


def test_where_several_play_a_target_any_of_them_will_do() -> None:
    for hunter in (2, 4):
        s = new(5, HANDS)
        round_of(s, {0: (3, X), 1: (0, 3)}, {3: (NOBODY, hunter)})
        assert sees(s, None).points[3] == 1


def test_a_target_that_somebody_plays_is_wrong_as_0_and_one_that_nobody_plays_as_anything_else() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 1: (0, 3)}, {3: (NOBODY, NOBODY), 2: (3, 0)})
    assert sees(s, None).errors == (0, 0, 1, 1, 0)


def test_both_pointers_may_name_the_same_player() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 1: (0, 0)}, {2: (3, 3)})
    assert sees(s, None).errors == (0, 1, 1, 0, 0)


def test_the_wolf_is_always_played_so_0_for_it_is_never_right() -> None:
    for seats, advanced in KINDS:
        for seed in range(10):
            s = WOOOLF.new(seats, seed, advanced=advanced)
            hands = [hand_of(s, player) for player in [*range(seats), *([MUTE] if seats == 4 else [])]]
            assert any("wolf" in hand for hand in hands)


# With four players.

FOUR: dict[Where, tuple[str, str]] = {
    0: ("sheep", "wolf"),
    1: ("sheep", "boy/?"),
    2: ("dog", "hunter/?"),
    3: ("sheep", "sheep"),
}


def test_what_only_the_mute_player_plays_is_played() -> None:
    s = new(4, FOUR)
    assert hand_of(s, MUTE) == ("dog/?", "hunter")
    hands: dict[Where, tuple[str, str]] = {
        0: ("sheep", "wolf"),
        1: ("sheep", "boy/?"),
        2: ("sheep", "hunter"),
        3: ("sheep", "hunter/?"),
    }
    for first, right in ((MUTE, True), (NOBODY, False)):
        s = new(4, hands)
        assert hand_of(s, MUTE) == ("dog", "dog/?")
        round_of(s, {0: (NOBODY, X), 1: (0, NOBODY)}, {2: (first, 0)})
        assert sees(s, None).points == (2, 2, int(right), 0)
        assert sees(s, None).errors[2] == int(not right)


def test_the_mute_player_can_be_the_one_a_shepherd_boy_calls_a_wolf() -> None:
    s = new(4, FOUR)
    pass_turns(s, until=1)
    peek(s, 1, MUTE, "hunter")
    round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {2: (NOBODY, MUTE)})
    assert Fooled(1, 2) in heard(s, None)
    assert sees(s, None).points == (2, 1, 0, 2)


def test_a_mute_shepherd_boy_scores_nothing_and_everything_is_open_afterwards() -> None:
    s = new(4, {MUTE: ("boy/?", "hunter"), 0: ("sheep", "wolf"), 1: ("dog", "hunter/?")})
    round_of(s, {0: (NOBODY, X), 1: (NOBODY, 2)}, {})
    assert sees(s, None).points[1] == 0
    assert len(sees(s, None).past[0].hands) == 5


# The bonus.


def fooled(clue_by: int, target: int, pointers: tuple[Where, Where], victim: int, boy: str = "none") -> State:
    """A round in which a seat has a clue on another, and the victim makes that final suspicion."""
    s = new(5, HANDS)
    pass_turns(s, until=clue_by)
    looks = [card for card in hand_of(s, target) if not card.endswith("/?")]
    peek(s, clue_by, target, looks[0])
    own = {"right": (0, 3), "wrong": (0, 2)}
    early: dict[int, tuple[Where, Where]] = {0: (3, X)}
    if boy in own:
        early[1] = own[boy]
        round_of(s, early, {victim: pointers})
    else:
        early[3] = (NOBODY, 2)
        round_of(s, early, {victim: pointers, 1: {"final": (0, 3)}.get(boy, (X, X))})
    return s


@pytest.mark.parametrize(("boy", "own"), [("none", 0), ("right", 2), ("wrong", 0), ("final", 1)])
def test_the_bonus_is_paid_whatever_became_of_the_shepherd_boys_own_suspicion(boy: str, own: int) -> None:
    s = fooled(1, 3, (NOBODY, 3), victim=2, boy=boy)
    assert sees(s, None).points[1] == own + 1


def test_a_wolf_clue_of_anybody_else_brings_no_bonus() -> None:
    hands: dict[Where, tuple[str, str]] = {
        0: ("sheep", "wolf"),
        1: ("sheep", "boy/hunter"),
        2: ("dog", "hunter/sheep"),
        3: ("sheep", "sheep/dog"),
        4: ("dog/wolf", "hunter"),
    }
    for peeker, bonus in ((0, 0), (1, 1)):
        s = new(5, hands, starter=peeker, advanced=True)
        peek(s, peeker, 4, "dog/wolf")
        assert last_clue(s).appearance is Appearance.WOLF
        pass_turns(s, until=0, lap=2)
        round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {2: (NOBODY, 4)})
        assert sees(s, None).errors[2] == 1
        assert sees(s, None).points[1] == bonus


def test_pointing_at_a_true_wolf_fools_nobody() -> None:
    s = fooled(1, 0, (NOBODY, 0), victim=2)
    assert sees(s, None).points[1:3] == (0, 1)


def test_whoever_believes_the_clue_is_paid_for_even_if_their_other_pointer_is_wrong_too() -> None:
    s = fooled(1, 3, (3, 3), victim=2)
    assert sees(s, None).points[1] == 1


def test_a_sheep_that_believes_a_clue_brings_no_bonus() -> None:
    s = fooled(1, 4, (4, 4), victim=3, boy="wrong")
    assert sees(s, None).errors[3] == 1
    assert sees(s, None).points[1] == 0


def test_a_hunter_who_takes_the_marked_one_for_something_else_brings_no_bonus() -> None:
    s = fooled(1, 3, (3, NOBODY), victim=2)
    assert sees(s, None).points[1] == 0


def test_two_who_are_fooled_are_two_points() -> None:
    s = new(5, HANDS)
    pass_turns(s, until=1)
    peek(s, 1, 3, "sheep")
    round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {2: (NOBODY, 3), 4: (NOBODY, 3)})
    assert sees(s, None).points == (2, 2, 0, 2, 0)


def test_clues_of_the_round_before_are_gone() -> None:
    s = new(5, HANDS)
    pass_turns(s, until=1)
    peek(s, 1, 3, "sheep")
    round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {})
    assert sees(s, None).clues == ()
    stack(s, HANDS, {}, starter=4)
    round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {2: (NOBODY, 3)})
    assert sees(s, None).points[1] == 0


# Rounds and the end.


def test_the_next_round_starts_left_of_the_last_early_suspicion_also_round_the_corner() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 4: (NOBODY, 0)}, {})
    assert heard(s, None)[-1] == RoundBegan(2, 0)
    assert s.actors() == (0,)


def test_a_wrong_early_suspicion_bars_from_the_next_round_only() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 1: (0, 2)}, {})
    assert sees(s, None).barred == (1,)
    assert heard(s, None)[-1] == NotEarly(1)
    stack(s, HANDS, {}, starter=2)
    pass_turns(s, until=1, lap=2)
    assert SUSPECT not in s.actions(1)
    round_of(s, {0: (3, X), 2: (NOBODY, 0)}, {1: (0, 3)})
    assert sees(s, None).points[1] == 1  # final suspicion is open to the barred
    assert sees(s, None).barred == ()
    pass_turns(s, until=1, lap=2)
    assert SUSPECT in s.actions(1)


def test_a_wrong_final_suspicion_bars_nobody() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {1: (2, 2)})
    assert sees(s, None).errors[1] == 1
    assert sees(s, None).barred == ()


def test_the_second_error_token_of_anybody_ends_the_game() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {1: (2, 2), 2: (3, 3)})
    assert not s.over
    stack(s, HANDS, {}, starter=4)
    round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {1: (2, 2), 4: (3, 3)})
    assert s.over
    assert s.outcome().reason == TooManyErrors((1,), 2)
    assert s.outcome().winners == (0, 3)
    assert s.outcome().scores == (4.0, 0.0, 0.0, 4.0, 0.0)


def test_the_game_ends_after_three_rounds() -> None:
    s = new(5, HANDS)
    for number in (1, 2, 3):
        assert not s.over
        assert sees(s, None).round == number
        stack(s, HANDS, {}, starter=0)
        round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {})
    assert s.over
    assert s.outcome().reason == AllRounds(3)


def test_a_finished_game_shows_the_last_round_that_was_played() -> None:
    s = new(5, HANDS)
    round_of(s, {0: (3, X), 1: (0, 2)}, {4: (0, 0)})
    assert sees(s, None).round == 2
    stack(s, HANDS, {}, starter=2)
    round_of(s, {0: (3, X), 2: (0, 1)}, {4: (0, 0)})
    assert s.over
    assert isinstance(s.outcome().reason, TooManyErrors)
    for seat in (*range(5), None):
        view = sees(s, seat)
        assert (view.round, len(view.past), view.barred) == (2, 2, ())


def test_nobody_is_told_of_a_next_round_after_the_last() -> None:
    s = new(5, HANDS)
    for _ in range(2):
        round_of(s, {0: (3, X), 3: (NOBODY, 2)}, {})
        stack(s, HANDS, {}, starter=0)
    since = len(s.journal(None))
    round_of(s, {0: (3, X), 1: (0, 2)}, {})
    assert s.over
    assert WasWrong(1, True) in heard(s, None, since)
    assert NotEarly(1) not in heard(s, None)
    assert not [event for event in heard(s, None, since) if "next" in WOOOLF.text(event)]
    assert (sees(s, None).round, sees(s, None).barred) == (3, ())


@pytest.mark.parametrize(
    ("points", "errors", "winners"),
    [
        ((3, 2, 1, 0, 0), (1, 0, 0, 0, 0), (0,)),
        ((3, 3, 1, 0, 0), (1, 0, 0, 0, 0), (1,)),
        ((3, 3, 3, 0, 0), (1, 0, 0, 0, 0), (1, 2)),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 1, 2, 3, 4)),
        ((0, 0, 0, 0, 0), (2, 1, 1, 2, 2), (1, 2)),
    ],
)
def test_most_points_then_fewest_errors_then_shared(
    points: tuple[int, ...], errors: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    s = inside(new(5))
    s.points, s.errors = points, errors
    assert inside(s).leaders() == sum(2**seat for seat in winners)


def test_scores_lie_in_the_range_that_the_game_gives() -> None:
    ranges = [WOOOLF.score_range(seats) for seats in TABLES]
    assert ranges == [(0.0, 15.0), (0.0, 18.0), (0.0, 21.0), (0.0, 21.0), (0.0, 24.0)]


def test_the_review_opens_all_rounds_when_the_game_is_over() -> None:
    s = new(5)
    with pytest.raises(NotYet):
        s.review()
    s = play(5, 3, False)
    review = s.review()
    assert isinstance(review, WooolfReview)
    assert review.rounds == sees(s, None).past
    assert review.points == sees(s, None).points
