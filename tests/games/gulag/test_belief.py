"""The odds of everyone's colour, against counting every deal and every card by the same people."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from wolfden import State
from wolfden.engine.common import Said
from wolfden.games.gulag.belief import people
from wolfden.games.gulag.belief.odds import red_chances
from wolfden.games.gulag.terms.actions import Card, IAm, IPlayed, ISaw, IThink, Loyalty
from wolfden.games.gulag.terms.events import Appointed
from wolfden.games.gulag.view import PastTurn

from .odds import Deal, choices, deals, fits_hand
from .table import GULAG, TABLES, new, play_turn, sees

RED = Loyalty.RED


def believed(s: State, eye: int | None) -> tuple[float, ...]:
    return red_chances(s.seats, sees(s, eye), s.journal(eye))


def babble(seats: int, seed: int, moves: int, talk: float = 0.7) -> State:
    """A game by chance, in which people also say anything."""
    chance = Random(seed)
    s = GULAG.new(seats, seed)
    for _ in range(moves):
        if s.over:
            break
        speaker = chance.randrange(seats)
        if chance.random() < talk and s.remarks(speaker):
            s.say(speaker, chance.choice(s.remarks(speaker)))
        seat = chance.choice(s.actors())
        s.act(seat, chance.choice(s.actions(seat)))
    return s


# The same model once more, the long way round.


def counted(s: State, eye: int | None) -> list[float]:
    """Weigh every deal of the whole deck by how likely all that happened would have been."""
    hands = [hand for hand in deals(s.seats) if eye is None or fits_hand(s, eye, hand)]
    weights = [likelihood(s, eye, hand) for hand in hands]
    total = sum(weights)
    return [
        sum(weight for hand, weight in zip(hands, weights, strict=True) if hand[seat] is RED) / total
        for seat in range(s.seats)
    ]


def likelihood(s: State, eye: int | None, hand: Deal) -> float:
    red = [card is RED for card in hand]
    chance = 1.0
    played = []
    for speaker, claim in claims(s, eye):
        if isinstance(claim, IPlayed):
            played.append((speaker, claim))
            continue
        if isinstance(claim, IAm):
            says_red = people.OF_ONESELF_RED if red[speaker] else people.OF_ONESELF_BLACK
        else:
            assert isinstance(claim, ISaw | IThink)
            says_red = people.claims_red(red[speaker], red[claim.seat], claim.seat == (speaker - 1) % s.seats)
        chance *= says_red if claim.loyalty is RED else 1 - says_red
    mine = sees(s, eye)
    last: set[int] = set()
    for event in s.journal(eye):
        if isinstance(event, Appointed):
            named = {*event.workers, event.supervisor}
            if event.commissar != eye:
                chance *= naming(s.seats, red, event.commissar, named, last)
            last = named
    for number, turn in enumerate(mine.past, 1):
        chance *= sum(
            cards(turn, number, chosen, red, eye, played)
            for chosen in choices(turn)
            if turn.own is None or eye is None or chosen[eye] is turn.own
        )
        if turn.supervisor != eye:
            chance *= order(s.seats, red, turn)
    if mine.step == "Supervision" and mine.supervisor is not None:
        now = PastTurn(mine.commissar, mine.workers, mine.supervisor, None, 0, mine.own)
        chance *= sum(
            cards(now, mine.turn, dict(zip(now.workers, pair, strict=True)), red, eye, played)
            for pair in [(a, b) for a in Card for b in Card]
            if mine.own is None or eye is None or dict(zip(now.workers, pair, strict=True))[eye] is mine.own
        )
    return chance


def claims(s: State, eye: int | None) -> set[tuple[int, object]]:
    """What others said, each claim once; to think something of a card one saw is to have seen it."""
    heard: set[tuple[int, object]] = set()
    for event in s.journal(eye):
        if isinstance(event, Said) and event.seat != eye:
            claim: object = GULAG.remark(event.remark)
            if isinstance(claim, IThink) and claim.seat == (event.seat - 1) % s.seats:
                claim = ISaw(claim.seat, claim.loyalty)
            heard.add((event.seat, claim))
    return heard


def naming(seats: int, red: list[bool], commissar: int, named: set[int], last: set[int]) -> float:
    neighbour = (commissar - 1) % seats
    if neighbour in last and seats >= 9:
        return 1.0  # could not be named
    like = 3 * people.liking(red[commissar], red[neighbour])
    return (like if neighbour in named else seats - 4) / (like + seats - 4)


def cards(
    turn: PastTurn,
    number: int,
    chosen: dict[int, Card],
    red: list[bool],
    eye: int | None,
    played: list[tuple[int, IPlayed]],
) -> float:
    """How likely the workers were to choose these cards and to claim what they did."""
    chance = 1.0
    for worker, card in chosen.items():
        if worker != eye:
            work = people.works(red[worker], red[turn.supervisor])
            chance *= work if card is Card.WORK else 1 - work
    for worker, claim in played:
        if claim.turn == number:
            says_work = people.claims_work(red[worker], chosen[worker] is Card.WORK)
            chance *= says_work if claim.card is Card.WORK else 1 - says_work
    return chance


def order(seats: int, red: list[bool], turn: PastTurn) -> float:
    boss = turn.supervisor
    weights = {worker: people.orders(red[boss], red[worker], worker == (boss - 1) % seats) for worker in turn.workers}
    given = 1.0 if turn.ordered is None else weights[turn.ordered]
    return given / (1 + sum(weights.values()))


# The tests.


@pytest.mark.parametrize("seats", TABLES)
def test_odds_are_those_of_counting_all_deals_and_cards(seats: int) -> None:
    for seed, moves in enumerate((1, 3, 5, 6, 11, 17, 18, 25, 34, 6 * seats - 1)):
        s = babble(seats, 100 * seats + seed, moves)
        if not s.over:
            for eye in (None, seed % seats, (seed + 1) % seats):
                assert believed(s, eye) == pytest.approx(counted(s, eye), abs=1e-12)


@pytest.mark.parametrize("seats", TABLES)
def test_without_evidence_the_odds_are_those_of_the_deal(seats: int) -> None:
    s = GULAG.new(seats, 4)
    for eye in range(seats):
        hands = [hand for hand in deals(seats) if fits_hand(s, eye, hand)]
        dealt = [sum(hand[seat] is RED for hand in hands) / len(hands) for seat in range(seats)]
        assert believed(s, eye) == pytest.approx(dealt)
    assert believed(s, None) == pytest.approx([0.5] * seats)


@pytest.mark.parametrize("seats", TABLES)
def test_known_cards_are_certain_and_the_rest_are_odds(seats: int) -> None:
    for seed in range(5):
        s = babble(seats, seed, 20)
        if s.over:
            continue
        for eye in range(seats):
            odds, mine = believed(s, eye), sees(s, eye)
            assert (odds[eye], odds[eye - 1]) == (mine.loyalty, mine.neighbour_loyalty)
            assert all(0 <= chance <= 1 for chance in odds)


def test_with_ten_seats_five_are_red() -> None:
    s = babble(10, 3, 30)
    for eye in (None, *range(10)):
        assert sum(believed(s, eye)) == pytest.approx(5)


def test_at_the_end_nothing_is_left_to_guess() -> None:
    s = babble(6, 1, 1000)
    assert s.over
    shown = tuple(float(seat in (sees(s, None).red or ())) for seat in range(6))
    assert all(believed(s, eye) == shown for eye in (None, *range(6)))


@pytest.mark.parametrize("seats", TABLES)
def test_everything_and_its_contrary_can_be_said(seats: int) -> None:
    s = babble(seats, 2, 6 * seats - 2, talk=0)
    for seat in range(seats):
        for remark in s.remarks(seat):
            s.say(seat, remark)
    for eye in (None, *range(seats)):
        assert all(0 <= chance <= 1 for chance in believed(s, eye))


def test_two_strikes_make_both_workers_suspect_and_two_work_cards_clear_them() -> None:
    for cards, sign in (((Card.STRIKE, Card.STRIKE), -1), ((Card.WORK, Card.WORK), 1)):
        s = new(7, first=0)
        before = believed(s, 0)
        play_turn(s, (2, 4, 3), cards)
        after = believed(s, 0)
        assert all(sign * (after[worker] - before[worker]) > 0.1 for worker in (2, 4))


def test_one_who_knows_their_own_card_knows_the_other() -> None:
    """One work card: a stranger suspects both workers; who worked knows that the other did not."""
    s = new(7, first=0)
    before = believed(s, 2)[4]
    play_turn(s, (2, 4, 3), (Card.WORK, Card.STRIKE))
    assert believed(s, 2)[4] < before - 0.15


def test_a_claim_weighs_more_from_one_who_saw_the_card() -> None:
    odds = {}
    for claim in (ISaw(3, Loyalty.BLACK), IThink(5, Loyalty.BLACK)):
        s = new(8, first=0)
        s.say(4, GULAG.number(claim))
        odds[claim.seat] = believed(s, 1)[claim.seat]
    assert odds[3] < odds[5] < believed(new(8, first=0), 1)[5]


def test_a_lie_about_oneself_is_found_out() -> None:
    """Who saw my card and calls it what it is not is most likely black."""
    s = new(7, first=0)
    mine = sees(s, 2).loyalty
    assert mine is not None
    before = believed(s, 2)[3]
    s.say(3, GULAG.number(ISaw(2, Loyalty(1 - mine))))
    assert believed(s, 2)[3] < before / 4


def test_saying_it_again_adds_nothing() -> None:
    s = new(7, first=0)
    s.say(4, GULAG.number(ISaw(3, Loyalty.BLACK)))
    once = believed(s, 1)
    s.say(4, GULAG.number(IThink(3, Loyalty.BLACK)))
    assert believed(s, 1) == once


def test_compiled_and_plain_give_the_same_odds() -> None:
    code = (
        "from tests.games.gulag.test_belief import babble, believed\n"
        "print([believed(babble(n, n, 25), eye) for n in range(5, 11) for eye in (None, 0, 3)])"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "WOLFDEN_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert runs[0] == runs[1] != ""
