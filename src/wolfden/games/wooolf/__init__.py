"""Wooolf!!: two cards make one identity; peek at appearances, ask questions, name your targets first."""

from functools import partial

from wolfden.engine.data import Source
from wolfden.engine.game import Game
from wolfden.engine.options import Option
from wolfden.engine.words import load
from wolfden.games.wooolf.belief.redeal import redeal
from wolfden.games.wooolf.bots import good
from wolfden.games.wooolf.box import SEATS, Box
from wolfden.games.wooolf.components import components
from wolfden.games.wooolf.goal import goal
from wolfden.games.wooolf.lines import LINES
from wolfden.games.wooolf.rules import STEPS, max_decisions, score_range, setup
from wolfden.games.wooolf.seeing import review, view
from wolfden.games.wooolf.show import COLOURS, show
from wolfden.games.wooolf.state import Wooolf
from wolfden.games.wooolf.terms.actions import ACTIONS
from wolfden.games.wooolf.terms.events import EVENTS
from wolfden.games.wooolf.terms.goals import GOALS
from wolfden.games.wooolf.terms.reasons import REASONS
from wolfden.games.wooolf.terms.whys import CAUTIONS, WHYS


def make(box: Box) -> Game:
    """The game with what is in a box."""
    return Game(
        name="wooolf",
        title="Wooolf!!",
        minutes=(20, 40),
        hard=2,
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
        options={"advanced": Option((False, True))},
        bots={"good": good},
        words=load(__name__),
        lines=LINES,
        goals=GOALS,
        goal=partial(goal, box),
        whys=WHYS,
        cautions=CAUTIONS,
        doubts=good.doubts,
        show=partial(show, box),
        colours=COLOURS,
        components=box,
        source=SOURCE,
    )


SOURCE = Source(__name__, "data/cards.toml", components, make)
GAME = SOURCE.default()
