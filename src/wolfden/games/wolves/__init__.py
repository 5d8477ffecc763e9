"""Wolves: push your luck for your own people, give to your neighbours; if one community starves, all lose."""

from functools import partial

from wolfden.engine.data import Source
from wolfden.engine.game import Game
from wolfden.engine.options import Option
from wolfden.engine.words import load
from wolfden.games.wolves import balance
from wolfden.games.wolves.belief.redeal import redeal
from wolfden.games.wolves.bots import good
from wolfden.games.wolves.bots.doubts import doubts
from wolfden.games.wolves.box import Box
from wolfden.games.wolves.caution import caution
from wolfden.games.wolves.components import SEATS, components
from wolfden.games.wolves.goal import goal
from wolfden.games.wolves.lines import LINES
from wolfden.games.wolves.rules import STEPS, TALK, max_decisions, score_range, setup
from wolfden.games.wolves.seeing import review, view
from wolfden.games.wolves.show import COLOURS, show, show_choice, show_review, show_talk
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import ACTIONS, REMARKS
from wolfden.games.wolves.terms.events import EVENTS, TurnBegan
from wolfden.games.wolves.terms.goals import GOALS
from wolfden.games.wolves.terms.reasons import REASONS
from wolfden.games.wolves.terms.whys import CAUTIONS, WHYS


def make(box: Box) -> Game:
    """Wolves with these components."""
    return Game(
        name="wolves",
        title="Wolves",
        minutes=(45, 90),
        hard=2,
        version=3,
        seats=SEATS,
        state=Wolves,
        setup=setup,
        steps=STEPS,
        actions=ACTIONS,
        remarks=REMARKS,
        talk=TALK,
        events=EVENTS,
        reasons=REASONS,
        view=view,
        review=review,
        redeal=redeal,
        max_decisions=partial(max_decisions, box),
        score_range=score_range,
        options={"communities": Option(("dealt", "mixed", "picked"))},
        chapters=(TurnBegan,),
        words=load(__name__),
        lines=LINES,
        goals=GOALS,
        goal=partial(goal, box),
        whys=WHYS,
        cautions=CAUTIONS,
        caution=partial(caution, box),
        doubts=doubts,
        show=show,
        show_talk=show_talk,
        show_review=show_review,
        show_choice=show_choice,
        colours=COLOURS,
        bots={"good": good},
        metrics=balance,
        components=box,
        source=SOURCE,
    )


SOURCE = Source(__name__, "data/wolves.toml", components, make)
GAME = SOURCE.default()
