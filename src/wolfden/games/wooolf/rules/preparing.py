"""Preparing a round: everybody gets two character cards and some question cards."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, bit, members
from wolfden.games.wooolf.box import appearance, image
from wolfden.games.wooolf.state import HANDS, NO_CARD, Wooolf, kinds_in, players
from wolfden.games.wooolf.terms.events import Dealt, DealtQuestion, RoundBegan


def prepare_round(s: Wooolf, starter: i64) -> None:
    """Deal both kinds of cards. The question cards that are left over are set aside, unseen."""
    s.starter = starter
    s.turn = starter
    s.lap = 1
    s.tell(RoundBegan, s.round(), starter, to=EVERYBODY)
    deal_characters(s)
    deal_questions(s)
    for seat in range(s.seats):
        tell_cards(s, seat)


def deal_characters(s: Wooolf) -> None:
    """Two cards to every player; with four seats, the mute one gets the last two."""
    chance = s.stream("deal")
    pile = list(s.box.decks[s.seats, s.setting.options["advanced"]])
    cards = [int(NO_CARD)] * (2 * HANDS)
    for player in members(players(s)):
        one, two = chance.draw(pile), chance.draw(pile)
        cards[2 * player], cards[2 * player + 1] = min(one, two), max(one, two)
    s.cards = tuple(cards)


def deal_questions(s: Wooolf) -> None:
    """To every seat as many cards as the box says."""
    chance = s.stream("deal")
    pile = list(s.box.questions)
    s.questions = []
    for _ in range(s.seats):
        hand: i64 = 0
        for _ in range(s.box.questions_dealt):
            hand += counts.some(chance.draw(pile), 1)
        s.questions.append(hand)


def tell_cards(s: Wooolf, seat: i64) -> None:
    """Everybody looks at their own cards."""
    low, high = s.cards[2 * seat], s.cards[2 * seat + 1]
    s.tell(Dealt, image(low), appearance(low), image(high), appearance(high), to=bit(seat))
    for question in kinds_in(s.questions[seat]):
        s.tell(DealtQuestion, question, to=bit(seat))
