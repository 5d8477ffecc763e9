"""What each seat is after: its targets, what they are worth now, and nothing that it does not know."""

from __future__ import annotations

import pytest

from wolfden import State
from wolfden.engine.terms import Goal
from wolfden.games.wooolf.terms.actions import Character
from wolfden.games.wooolf.terms.goals import GOALS, AwaitScoring, FindOne, FindTwo, PointOne, PointTwo, SitOut

from .table import (
    KINDS,
    SOME_HANDS,
    SUSPECT,
    WOOOLF,
    X,
    at_the_end_of_turns,
    final,
    first_at,
    inside,
    new,
    pass_turns,
    peek,
    second_at,
    sees,
    stack,
    suspect,
)
from .test_scoring import play

SHEEP, DOG, HUNTER, BOY, WOLF = Character
NAMES = ["Ada", "Boris", "Clara", "Dmitri", "Elena"]


def goal(s: State, seat: int | None) -> Goal | None:
    return WOOOLF.goal(s.view(seat))


def drafted(s: State, seat: int, *choices: int) -> Goal | None:
    return WOOOLF.goal(s.draft(seat, choices).view)


# Looking for them


def test_everybody_looks_for_their_own_targets() -> None:
    s = new(5, SOME_HANDS)
    worth = (2, 1, 2, False, False, 0)
    assert goal(s, 0) == FindOne(WOLF, SHEEP, *worth)
    assert goal(s, 1) == FindTwo(BOY, WOLF, SHEEP, *worth)
    assert goal(s, 2) == FindTwo(HUNTER, DOG, WOLF, *worth)
    assert goal(s, 3) == FindTwo(SHEEP, DOG, HUNTER, *worth)
    assert goal(new(5, {0: ("dog", "sheep")}), 0) == FindTwo(DOG, HUNTER, WOLF, *worth)


@pytest.mark.parametrize(("seats", "left"), [(4, 2), (5, 2), (6, 3), (8, 3)])
def test_counts_the_early_suspicions_that_are_left(seats: int, left: int) -> None:
    s = new(seats, {0: ("sheep", "wolf")})
    pass_turns(s, until=0, lap=2)
    before = goal(s, 1)
    assert isinstance(before, FindOne | FindTwo)
    assert before.left == left
    s.act(0, SUSPECT)
    assert goal(s, 1) == before  # it counts when its pointers are set
    s.chain(0, (first_at(1), second_at(X)))
    after = goal(s, 1)
    assert isinstance(after, FindOne | FindTwo)
    assert after.left == left - 1


def test_counts_the_wolves_that_one_has_cried() -> None:
    s = new(5, SOME_HANDS)
    peek(s, 0, 3)
    peek(s, 1, 3)  # the shepherd boy at one who has two sheep
    found = [goal(s, seat) for seat in range(5)]
    assert [one.cries for one in found if isinstance(one, FindOne | FindTwo)] == [0, 1, 0, 0, 0]


def test_says_whether_one_is_barred_and_when_an_error_would_be_the_last() -> None:
    s = new(5, SOME_HANDS)
    pass_turns(s, until=0, lap=2)
    suspect(s, 0, 1, X)  # wrong, both of them
    suspect(s, 1, 2, 4)
    for seat in (2, 3, 4):
        final(s, seat, X)
    found = [goal(s, seat) for seat in range(5)]
    assert sees(s, 0).barred == (0, 1)
    assert [(one.barred, one.last) for one in found if isinstance(one, FindOne | FindTwo)] == [
        (True, True),
        (True, True),
        (False, False),
        (False, False),
        (False, False),
    ]


# Pointing at them


def test_pointing_early_says_what_is_at_stake_from_the_first_pointer_to_the_last() -> None:
    s = new(5, SOME_HANDS)
    pass_turns(s, until=0, lap=2)
    s.act(0, SUSPECT)
    wolf = PointOne(SHEEP, early=True, points=2, last=False, barred=True)
    assert goal(s, 0) == wolf
    assert drafted(s, 0, first_at(3)) == wolf
    assert drafted(s, 0, first_at(3), second_at(X)) == wolf
    assert isinstance(goal(s, 2), FindTwo)  # the others go on looking
    s.chain(0, (first_at(3), second_at(X)))
    assert goal(s, 0) == AwaitScoring(WOLF, early=True, points=2, last=False, barred=True, cries=0)


def test_pointing_in_the_end_says_what_is_at_stake() -> None:
    s = at_the_end_of_turns()
    hunter = PointTwo(DOG, WOLF, early=False, points=1, last=False, barred=False)
    assert goal(s, 2) == hunter
    assert drafted(s, 2, first_at(0)) == hunter
    final(s, 2, 0, 1)
    assert goal(s, 2) == AwaitScoring(HUNTER, early=False, points=1, last=False, barred=False, cries=0)
    final(s, 3, X)
    assert goal(s, 3) == SitOut(SHEEP, cries=0)
    boy = goal(s, 1)
    assert isinstance(boy, AwaitScoring)
    assert (boy.early, boy.cries) == (True, sum(c.peeker == 1 and c.appearance == 4 for c in sees(s, 1).clues))


def test_an_error_that_ends_the_game_bars_from_nothing() -> None:
    s = new(5, SOME_HANDS)
    pass_turns(s, until=0, lap=2)
    inside(s).errors = (1, 0, 0, 0, 0)
    s.act(0, SUSPECT)
    assert goal(s, 0) == PointOne(SHEEP, early=True, points=2, last=True, barred=False)


def test_in_the_last_round_there_is_nothing_left_to_be_barred_from() -> None:
    s = at_the_end_of_turns()
    for _ in range(2):
        for seat in (2, 3, 4):
            final(s, seat, X)
        stack(s, SOME_HANDS, {}, starter=0)
        pass_turns(s, until=0, lap=2)
        suspect(s, 0, 3, X)
        s.act(1, SUSPECT)
        if sees(s, 1).round < 3:
            s.chain(1, (first_at(0), second_at(3)))
    assert sees(s, 0).round == 3
    assert goal(s, 1) == PointTwo(WOLF, SHEEP, early=True, points=2, last=False, barred=False)


# Who has one, and what it is made of


def test_nobody_who_watches_and_nobody_after_the_end_has_a_goal() -> None:
    s = new(5, SOME_HANDS)
    assert goal(s, None) is None
    over = play(5, 3, advanced=False)
    assert over.over
    assert [goal(over, seat) for seat in (None, *range(5))] == [None] * 6


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_a_goal_is_made_of_what_the_seat_sees(seats: int, advanced: bool) -> None:
    """Other hands of others, other pointers of others: the same goal."""
    s = new(seats, {0: ("sheep", "boy" + ("/hunter" if advanced else "/?"))}, advanced=advanced)
    pass_turns(s, until=1, lap=2)
    before = goal(s, 0)
    other = s.clone()
    w = inside(other)
    hands = [w.cards[2 * seat : 2 * seat + 2] for seat in range(1, seats)]
    turned = (*w.cards[:2], *(card for hand in hands[::-1] for card in hand), *w.cards[2 * seats :])
    w.cards = turned
    assert goal(other, 0) == before
    for table, at in ((s, 0), (other, 2)):
        table.act(1, SUSPECT)
        table.chain(1, (first_at(at), table.draft(1, (first_at(at),)).actions[0]))
    assert goal(s, 0) == goal(other, 0)


def test_whatever_happens_every_seat_has_a_goal_with_a_sentence_in_both_languages() -> None:
    kinds = set()
    for seed in range(12):
        s = WOOOLF.new(5, seed)
        while not s.over:
            for seat in range(5):
                found = goal(s, seat)
                assert found is not None
                kinds.add(type(found))
                for language in ("en", "de"):
                    text = WOOOLF.text(found, NAMES, seat, language)
                    assert "  " not in text and "{" not in text
                    assert text[-1] in ".!?"
            seat = s.actors()[seed % len(s.actors())]
            actions = s.actions(seat)
            s.act(seat, actions[-1] if seed % 2 else actions[(seed * 7 + len(s.journal(None))) % len(actions)])
    assert kinds == set(GOALS)


def test_reads_as_people_would_say_it() -> None:
    def says(one: Goal, language: str = "en") -> str:
        return WOOOLF.text(one, NAMES, 0, language)

    hunter = FindTwo(HUNTER, DOG, WOLF, 2, 1, 2, False, False, 0)
    assert says(hunter) == (
        "You play a hunter: find a hunting dog and a wolf. Being right early brings 2 points, in the end 1. "
        "After 2 more early suspicions the turns end."
    )
    assert says(hunter, "de") == (
        "Du bist ein Jäger: Finde einen Jagdhund und einen Wolf. Ein richtiger früher Verdacht bringt 2 Punkte, "
        "ein Schlussverdacht 1. Noch 2-mal früher Verdacht, dann enden die Züge."
    )
    wolf = FindOne(WOLF, SHEEP, 2, 1, 1, True, True, 3)
    assert says(wolf) == (
        "You play a wolf: find a sheep. You cannot suspect early in this round; being right in the end brings 1 point. "
        "The next early suspicion ends the turns. One more error token ends the game!"
    )
    assert says(wolf, "de").endswith("Deine nächste Fehlermarke beendet das Spiel!")
    assert "wolf that you cry" in says(FindTwo(BOY, WOLF, SHEEP, 2, 1, 1, False, False, 0))
    assert "the wolf that you have cried" in says(AwaitScoring(BOY, True, 2, False, False, 1))
    assert "2 wolves that you have cried" in says(SitOut(BOY, 2))
    assert "2-mal „Ein Wolf!“" in says(SitOut(BOY, 2), "de")
    assert "cried" not in says(SitOut(SHEEP, 2))
    assert says(PointOne(SHEEP, True, 2, False, True)) == (
        "Who plays a sheep? If it is right: 2 points. If not: an error token, and no early suspicion in the next round."
    )
    assert says(PointTwo(DOG, WOLF, False, 1, True, False)) == (
        "Who plays a hunting dog, and who a wolf? If both are right: 1 point. "
        "If not: an error token, which ends the game. No suspicion: nothing."
    )
