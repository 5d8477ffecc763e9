"""What can be deduced from a view: whom each player can still be playing, and how likely that is."""

from __future__ import annotations

from wolfden.games.wooolf.belief.evidence import Evidence
from wolfden.games.wooolf.belief.odds import character_chances
from wolfden.games.wooolf.box import Box, card_of
from wolfden.games.wooolf.state import MUTE, NO_CARD
from wolfden.games.wooolf.view import Card, WooolfView

# By player, the mute one as number 8: the chance of each character.
Chances = list[list[float]]


def deduce(view: WooolfView, box: Box) -> Chances | None:
    """The chances as the seat can know them; a spectator, or anybody after the game, has nothing to deduce."""
    if view.seat is None or view.hand is None:
        return None
    low, high = map(_number, view.hand.cards)
    peeks = [
        (clue.peeker, MUTE if clue.target is None else clue.target, int(clue.appearance), _number(clue.card))
        for clue in view.clues
    ]
    answers = [(answer.asker, answer.target, int(answer.question), answer.yes) for answer in view.answers]
    return character_chances(Evidence(box, len(view.points), view.advanced, view.seat, low, high, peeks, answers))


def _number(seen: Card | None) -> int:
    return NO_CARD if seen is None else card_of(seen.image, seen.appearance)
