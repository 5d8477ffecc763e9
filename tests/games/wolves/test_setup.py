"""Setup: what lies in the box, and how a game begins."""

from __future__ import annotations

import pytest

import wolfden
from tests.games.wolves.table import TABLES, WOLVES, choices, data, do, new, refusal, reserve, sees, told
from wolfden.engine.data import with_text
from wolfden.engine.errors import BadData
from wolfden.games.wolves import SOURCE
from wolfden.games.wolves.terms.actions import Community, Knowledge, PickCommunity
from wolfden.games.wolves.terms.events import TookCommunity, TurnBegan
from wolfden.games.wolves.terms.reasons import Taken

# The ruling's list, written down once more: more of these in each community's deck.
OWN = {
    Community.ATINZINA: (4, 1, 0),
    Community.CHIGWAMI: (4, 0, 1),
    Community.MASAKAT: (1, 4, 0),
    Community.PAHANIS: (0, 4, 1),
    Community.THIMI: (1, 0, 4),
    Community.WAYATIN: (0, 1, 4),
}


@pytest.mark.parametrize("community", Community)
def test_every_deck_has_28_cards_three_of_them_leaders_and_the_communitys_own(community: Community) -> None:
    s = new(6, communities="picked")
    order = [community, *[other for other in Community if other is not community]]
    for seat, taken in enumerate(order):
        do(s, seat, PickCommunity(taken))
    deck = sees(s, None).mats[0].deck
    fish, corn, bison = OWN[community]
    assert (deck.fish, deck.corn, deck.bison, deck.leader, deck.forest) == (5 + fish, 5 + corn, 5 + bison, 3, 5)
    assert sum(getattr(deck, name) for name in deck.__struct_fields__) == 28


def test_nine_availability_cards_three_of_each_resource() -> None:
    left = sees(new(), None).availability
    assert (left.fish, left.corn, left.bison) == (3, 3, 3)


def test_eighteen_knowledge_cards_three_of_each_kind() -> None:
    assert sees(new(), None).lessons == (3,) * len(Knowledge)


@pytest.mark.parametrize(("seats", "turn", "tokens"), [(3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 3, 1)])
def test_the_first_turn_and_the_first_tokens_by_number_of_players(seats: int, turn: int, tokens: int) -> None:
    s = new(seats)
    assert sees(s, None).turn == turn
    assert told(s, TurnBegan) == [TurnBegan(turn)]
    assert all(reserve(s, seat) == (tokens,) * 3 for seat in range(seats))


@pytest.mark.parametrize("seats", TABLES)
def test_everybody_begins_with_nothing_but_a_deck(seats: int) -> None:
    for mat in sees(new(seats), None).mats:
        assert (mat.status, mat.awards, mat.knowledge, mat.cards, mat.leaders, mat.rank) == (0, 0, (), 0, 0, None)


@pytest.mark.parametrize("seats", TABLES)
def test_communities_are_dealt_at_random_and_nobody_has_the_same(seats: int) -> None:
    deals = {tuple(mat.community for mat in sees(new(seats, seed), None).mats) for seed in range(30)}
    assert len(deals) > 15
    assert all(len(set(deal)) == seats for deal in deals)


def test_dealt_communities_may_leave_a_resource_out_of_focus_and_mixed_ones_never_do() -> None:
    def focuses(seed: int, how: str) -> int:
        return len({mat.community // 2 for mat in sees(new(3, seed, communities=how), None).mats})  # type: ignore[operator]

    assert {focuses(seed, "dealt") for seed in range(60)} == {2, 3}
    assert {focuses(seed, "mixed") for seed in range(60)} == {3}


def test_communities_can_be_picked_one_after_the_other_and_none_twice() -> None:
    s = new(3, communities="picked")
    assert s.actors() == (0,)
    assert choices(s, 0) == [PickCommunity(community) for community in Community]
    do(s, 0, PickCommunity(Community.THIMI))
    assert s.actors() == (1,)
    with refusal(s, Taken(), "leads that community already"):
        do(s, 1, PickCommunity(Community.THIMI))
    do(s, 1, PickCommunity(Community.ATINZINA))
    do(s, 2, PickCommunity(Community.PAHANIS))
    assert told(s, TookCommunity) == [
        TookCommunity(0, Community.THIMI),
        TookCommunity(1, Community.ATINZINA),
        TookCommunity(2, Community.PAHANIS),
    ]
    assert s.actors() == (0, 1, 2)


# Data of one's own


def test_numbers_can_be_replaced() -> None:
    game = wolfden.game("wolves", data(deck={"forest": 0}, tables={"3": {"first_turn": 7, "tokens": 2, "awards": [5]}}))
    s = game.new(3, seed=1)
    view = s.view(0)
    assert view.turn == 7  # type: ignore[attr-defined]
    assert view.mats[0].deck.forest == 0  # type: ignore[attr-defined]
    assert game.new(3, seed=1).save() == s.save()
    assert sees(new(), 0).mats[0].deck.forest == 5


@pytest.mark.parametrize(
    ("old", "new_", "at", "complaint"),
    [
        ("needs = 3", "needs = 4", "needs", "rules.needs: Expected `int` <= 3"),
        ("needs = 3", "needs = true", "needs", "rules.needs: Expected `int`, got `bool`"),
        ("[communities.thimi]", "[communities.timi]", "[communities.timi]", "there is nothing called 'timi'"),
        ("winter = 7", "summer = 7", "summer", "availability.summer: there is no such field"),
        ("forest = 5", "forest = 30", "[communities.atinzina]", "a deck has 1 to 33 cards besides its leaders, not 50"),
        ("leader = 3", "leader = 2", "overstretch", "so nobody ever overstretches"),
        ("tokens = 1", "tokens = 4", "tokens = 4", "tables.6.tokens: more tokens than a reserve can hold"),
        ("awards = [2, 1]", "awards = [4, 3, 2, 1]", "awards = [4", "tables.3.awards: awards for 4 of 3 players"),
        ("first_turn = 3", "first_turn = 9", "first_turn = 9", "tables.6.first_turn: the last turn is turn 8"),
        ("preserved_cap = 12", "preserved_cap = 8", "preserved_cap", "Preservation must not make a reserve smaller"),
        ("modifiers = [", "modifiers = [] # [", "modifiers", "there must be a turn before the last one"),
        ("know_the_land = 3\n", "", "[knowledge]", "knowledge: know_the_land is missing"),
    ],
)
def test_wrong_data_is_refused_with_its_line_and_what_is_wrong(old: str, new_: str, at: str, complaint: str) -> None:
    assert old in SOURCE.text
    text = SOURCE.text.replace(old, new_)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(at))
    with pytest.raises(BadData) as caught:
        with_text(WOLVES, text, "mine.toml")
    assert complaint in str(caught.value)
    assert str(caught.value).startswith(f"mine.toml, line {line}: ")


def test_no_availability_cards_is_refused_only_if_some_are_turned_up() -> None:
    none = {"fish": 0, "corn": 0, "bison": 0}
    with pytest.raises(BadData, match="no availability cards to turn up"):
        WOLVES.with_data(data(availability=none))
    assert WOLVES.with_data(data(availability={**none, "modifiers": [0, 0]})).new(3, seed=1)
