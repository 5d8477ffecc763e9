"""Gulag: hidden loyalty, a ring of partial knowledge, secret task cards and one possible swap."""

from wolfden.engine.game import Game
from wolfden.engine.words import load
from wolfden.games.gulag.belief.redeal import redeal
from wolfden.games.gulag.bots import good
from wolfden.games.gulag.goal import goal
from wolfden.games.gulag.lines import LINES
from wolfden.games.gulag.rules import STEPS, TALK, max_decisions, setup
from wolfden.games.gulag.seeing import review, view
from wolfden.games.gulag.show import COLOURS, show, show_review, show_talk, sides
from wolfden.games.gulag.state import Gulag
from wolfden.games.gulag.terms.actions import ACTIONS, CLAIMS
from wolfden.games.gulag.terms.events import EVENTS
from wolfden.games.gulag.terms.goals import GOALS
from wolfden.games.gulag.terms.reasons import REASONS
from wolfden.games.gulag.terms.whys import WHYS

GAME = Game(
    name="gulag",
    title="Gulag",
    version=1,
    seats=range(5, 11),
    state=Gulag,
    setup=setup,
    steps=STEPS,
    actions=ACTIONS,
    remarks=CLAIMS,
    talk=TALK,
    events=EVENTS,
    reasons=REASONS,
    goals=GOALS,
    goal=goal,
    whys=WHYS,
    view=view,
    review=review,
    redeal=redeal,
    max_decisions=max_decisions,
    words=load(__name__),
    lines=LINES,
    show=show,
    show_talk=show_talk,
    show_review=show_review,
    colours=COLOURS,
    sides=sides,
    chat=lambda bots: True,  # cards may be talked about, and lied about
    minutes=(10, 20),
    hard=1,
    bots={"good": good},
)
