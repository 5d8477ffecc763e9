"""Wooolf!!: two cards make one identity; peek at appearances, ask questions, name your targets first."""

from functools import partial

from wolfden.engine.data import Source
from wolfden.engine.game import Game
from wolfden.engine.options import Option
from wolfden.engine.words import load, read
from wolfden.games.wooolf import bot
from wolfden.games.wooolf.actions import ACTIONS
from wolfden.games.wooolf.belief import redeal
from wolfden.games.wooolf.box import SEATS, Box
from wolfden.games.wooolf.cards import components
from wolfden.games.wooolf.events import EVENTS, REASONS
from wolfden.games.wooolf.rules import STEPS, max_decisions, score_range, setup
from wolfden.games.wooolf.show import COLOURS, show
from wolfden.games.wooolf.state import Wooolf
from wolfden.games.wooolf.view import review, view


def make(box: Box) -> Game:
    """The game with what is in a box."""
    return Game(
        name="wooolf",
        title="Wooolf!!",
        about="Two cards make you wolf, hunter, dog, sheep or a lying shepherd boy: find your targets first.",
        minutes=(20, 40),
        version=2,
        seats=SEATS,
        state=Wooolf,
        setup=setup,
        steps=STEPS,
        actions=ACTIONS,
        events=EVENTS,
        reasons=REASONS,
        view=view,
        review=review,
        redeal=redeal,
        max_decisions=partial(max_decisions, box),
        score_range=partial(score_range, box),
        options={"advanced": Option((False, True), "four cards look like something they are not")},
        bots={"good": bot},
        words=load(__name__),
        show=partial(show, box),
        colours=COLOURS,
        help=read(__name__, "help.md"),
        components=box,
        source=SOURCE,
    )


SOURCE = Source(__name__, "cards.toml", components, make)
GAME = SOURCE.default()
