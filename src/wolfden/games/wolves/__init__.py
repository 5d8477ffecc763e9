"""Wolves: push your luck for your own people, give to your neighbours; if one community starves, all lose."""

from functools import partial

from wolfden.engine.data import Source
from wolfden.engine.game import Game
from wolfden.engine.options import Option
from wolfden.engine.words import load, read
from wolfden.games.wolves import balance, bot
from wolfden.games.wolves.actions import ACTIONS, REMARKS
from wolfden.games.wolves.belief import redeal
from wolfden.games.wolves.box import Box
from wolfden.games.wolves.components import SEATS, components
from wolfden.games.wolves.events import EVENTS, REASONS
from wolfden.games.wolves.rules import RULES, TALK, max_decisions, score_range, setup
from wolfden.games.wolves.show import COLOURS, show, show_review, show_talk
from wolfden.games.wolves.table import Wolves
from wolfden.games.wolves.view import review, view


def make(box: Box) -> Game:
    """Wolves with these components."""
    return Game(
        name="wolves",
        title="Wolves",
        about="Feed your people, give to your neighbours: all survive, or none.",
        minutes=(45, 90),
        version=3,
        seats=SEATS,
        state=Wolves,
        setup=setup,
        steps=RULES.steps,
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
        options={
            "communities": Option(
                ("dealt", "mixed", "picked"), "by lot, by lot with every resource in focus somewhere, or by choice"
            )
        },
        words=load(__name__),
        show=show,
        show_talk=show_talk,
        show_review=show_review,
        colours=COLOURS,
        help=read(__name__, "help.md"),
        bots={"good": bot},
        metrics=balance,
        components=box,
        source=SOURCE,
    )


SOURCE = Source(__name__, "wolves.toml", components, make)
GAME = SOURCE.default()
