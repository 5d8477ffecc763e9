"""Whole games, reckoned a second time; cards and tokens conserved."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wolves.ledger import Ledger
from tests.games.wolves.table import EASY, TABLES, WOLVES, new, play_by_chance, sees
from wolfden import bots
from wolfden.bots.turn import take_turn
from wolfden.engine import counts
from wolfden.engine.chance import fast
from wolfden.engine.replay import chronicle, told
from wolfden.games.wolves.belief.hands import spent_cards
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import Resource
from wolfden.games.wolves.terms.events import Scarce, WinterTook
from wolfden.games.wolves.terms.reasons import Chief, NoChief, Starved


def audit(s: Wolves) -> Counter[str]:
    """Hold a finished game against the ledger; what was compared, and how often."""
    needs = 0 if s.setting.game is EASY else 3
    ledger = Ledger(int(s.seats), tokens=1 if s.seats == 6 else 0, needs=needs)
    ledger.read(chronicle(s))
    players = ledger.players
    for seat, mat in enumerate(sees(s, None).mats):
        assert mat.awards == players[seat].awards
        assert mat.status == players[seat].status
        held = {Resource.FISH: mat.reserve.fish, Resource.CORN: mat.reserve.corn, Resource.BISON: mat.reserve.bison}
        assert held == dict(players[seat].reserve)
        assert set(mat.knowledge) == players[seat].knowledge
    reason = s.outcome().reason
    awards = [player.awards for player in players]
    if isinstance(reason, Starved):
        assert reason.seats == tuple(seat for seat in range(s.seats) if players[seat].unmet.total())
        assert reason.seats
        assert s.outcome().winners == ()
    else:
        assert not any(player.unmet.total() for player in players)
        first = [seat for seat in range(s.seats) if awards[seat] == max(awards)]
        assert reason == (Chief(first[0], max(awards)) if len(first) == 1 else NoChief(tuple(first), max(awards)))
        assert s.turn == 8
        assert sum(awards) == (9 - {3: 1, 4: 1, 5: 2, 6: 3}[int(s.seats)]) * (3 if s.seats == 3 else 6)
    return ledger.checked


def by_bots(seats: int, seed: int) -> Wolves:
    s = new(seats, seed)
    player, stream = bots.bot(WOLVES, "good"), fast(seed)
    while not s.over:
        take_turn(s, stream.choose(s.actors()), player, stream)
    return s


@pytest.mark.parametrize("seats", TABLES)
def test_a_second_reckoning_agrees_with_games_by_chance(seats: int) -> None:
    checked: Counter[str] = Counter()
    for seed in range(12):
        s = new(seats, seed, EASY)
        play_by_chance(s, seed)
        checked += audit(s)
    for seed in range(30):
        s = new(seats, seed)
        play_by_chance(s, seed)
        checked += audit(s)
    assert {"ranks", "reconciling", "overflow", "generosity", "conservation", "to needs"} <= set(checked)


@pytest.mark.parametrize("seats", TABLES)
def test_a_second_reckoning_agrees_with_games_of_good_players(seats: int) -> None:
    checked: Counter[str] = Counter()
    for seed in range(3):
        checked += audit(by_bots(seats, seed))
    assert checked["ranks"] > 5


@pytest.mark.long
@pytest.mark.parametrize("seats", TABLES)
def test_a_second_reckoning_agrees_over_thousands_of_games(seats: int) -> None:
    for seed in range(700):
        s = new(seats, seed, EASY)
        play_by_chance(s, seed)
        audit(s)
    for seed in range(2000):
        s = new(seats, seed)
        play_by_chance(s, seed)
        audit(s)
    for seed in range(100):
        audit(by_bots(seats, seed))


def test_cards_never_change_decks_and_leave_them_only_by_availability() -> None:
    for seed in range(6):
        seats = 3 + seed % 4
        s = new(seats, seed, EASY)
        begun = list(s.owned)
        play_by_chance(s, seed)
        left = [Counter({kind: int(counts.of(owned, kind)) for kind in range(5)}) for owned in begun]
        for event in s.journal(None):
            if isinstance(event, Scarce):
                for seat in range(seats):
                    if left[seat][event.resource]:
                        left[seat][event.resource] -= 1
            elif isinstance(event, WinterTook):
                left[event.seat][event.card] -= event.number
        for seat in range(seats):
            assert left[seat] == {kind: int(counts.of(s.owned[seat], kind)) for kind in range(5)}
            assert left[seat][3] == 3


@pytest.mark.parametrize("seats", [3, 6])
def test_tokens_come_and_go_only_as_it_is_told_and_24_of_a_kind_are_enough(seats: int) -> None:
    for seed in range(2):
        s = new(seats, seed, EASY)
        ledger = Ledger(seats, tokens=1 if seats == 6 else 0, needs=0)
        read = 0
        stream = fast(seed)
        while not s.over:
            seat = stream.choose(s.actors())
            s.act(seat, stream.choose(s.actions(seat)))
            ledger.read(told(s, read))
            read = len(s.log)
            for player, held in zip(ledger.players, s.reserve, strict=True):
                assert [player.reserve[kind] for kind in Resource] == [counts.of(held, kind) for kind in Resource]
            for kind in Resource:
                assert sum(counts.of(held, kind) for held in s.reserve) <= 24


def test_hands_are_always_part_of_the_own_cards() -> None:
    for seed in range(4):
        s = new(3 + seed, seed, EASY)
        while not s.over:
            seat = s.actors()[seed % len(s.actors())]
            actions = s.actions(seat)
            s.act(seat, actions[(s.decisions * 5 + seed) % len(actions)])
            for player in range(s.seats):
                spent = spent_cards(s.paid[player]) + s.given[player]
                for kind in range(5):
                    assert counts.of(s.hand[player] + spent, kind) <= counts.of(s.owned[player], kind)
