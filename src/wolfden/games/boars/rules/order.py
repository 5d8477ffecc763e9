"""The order of a turn, what follows what: the draw, vendettas, perhaps the menu, the use of cubes, the space."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.games.boars.box import BLACK
from wolfden.games.boars.rules import draw, ending, use, vendettas
from wolfden.games.boars.state import Boars


def after_draw(s: Boars, seat: i64) -> None:
    """After the draw and after each vendetta: is there one that must trigger? If not, the turn goes on."""
    if s.over:
        return
    if vendettas.triggered(s, seat):
        s.go(vendettas.TRIGGER_VENDETTA)
        return
    s.waiting = 0
    s.go(draw.MENU if counts.of(s.drawn, BLACK) == s.box.black else use.USE_CUBES)


def use_cubes(s: Boars) -> None:
    """The second phase begins, or goes on."""
    s.go(use.USE_CUBES)


def end_turn(s: Boars, seat: i64) -> None:
    """All cubes that were not spent go back into the bag, and the next player draws."""
    bag: i64 = s.bags[seat]
    s.bags[seat] = bag + s.hand
    s.hand = 0
    s.drawn = 0
    s.sick = False
    s.bought = False
    s.used = 0
    s.eaten = 0
    s.ready = 0
    s.turn = seat + 1 if seat + 1 < s.seats else 0
    if s.turn == s.starter:
        s.round += 1
    s.go(draw.DRAW_CUBES)
    ending.stop_after_last_turn(s)
