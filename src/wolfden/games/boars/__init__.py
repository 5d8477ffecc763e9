"""Boars on the Run!: a race over 96 spaces with a bag of food. How much dare you draw?"""

from functools import partial

from wolfden.engine.data import Source
from wolfden.engine.game import Game
from wolfden.engine.options import Option
from wolfden.games.boars import balance
from wolfden.games.boars.belief.redeal import redeal
from wolfden.games.boars.bots import good, greedy
from wolfden.games.boars.bots.doubts import doubts
from wolfden.games.boars.box import Box
from wolfden.games.boars.caution import caution
from wolfden.games.boars.components import components
from wolfden.games.boars.goal import goal
from wolfden.games.boars.lines import LINES
from wolfden.games.boars.rules import STEPS, max_decisions, setup
from wolfden.games.boars.seeing import review, view
from wolfden.games.boars.shelf import BoarsShelf
from wolfden.games.boars.show import COLOURS, show, show_choice, show_review, show_risks
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms.actions import ACTIONS, MOST_SEATS
from wolfden.games.boars.terms.events import EVENTS
from wolfden.games.boars.terms.goals import GOALS
from wolfden.games.boars.terms.reasons import REASONS
from wolfden.games.boars.terms.whys import CAUTIONS, WHYS


def make(box: Box) -> Game:
    """The game with what is in a box."""
    return Game(
        name="boars",
        title="Boars on the Run!",
        minutes=(30, 60),
        hard=1,
        version=4,
        seats=range(2, MOST_SEATS + 1),
        state=Boars,
        setup=setup,
        steps=STEPS,
        actions=ACTIONS,
        events=EVENTS,
        reasons=REASONS,
        view=view,
        review=review,
        redeal=redeal,
        max_decisions=max_decisions,
        options={"bags": Option(("own", "all", "none"))},
        words=BoarsShelf(__name__, box),
        lines=LINES,
        goals=GOALS,
        goal=partial(goal, box),
        whys=WHYS,
        cautions=CAUTIONS,
        caution=partial(caution, box),
        doubts=doubts,
        show=show,
        show_review=show_review,
        show_choice=show_choice,
        show_risks=show_risks,
        colours=COLOURS,
        bots={"good": good, "greedy": greedy},
        metrics=balance,
        components=box,
        named=box.names,
        source=SOURCE,
    )


SOURCE = Source(__name__, "data/box.toml", components, make)
GAME = SOURCE.default()
