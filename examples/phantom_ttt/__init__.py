"""Phantom tic-tac-toe: three in a row on a board you cannot see."""

from examples.phantom_ttt.belief import redeal
from examples.phantom_ttt.rules import STEPS, max_decisions, setup
from examples.phantom_ttt.seeing import review, view
from examples.phantom_ttt.show import show, show_review
from examples.phantom_ttt.state import Phantom
from examples.phantom_ttt.terms import ACTIONS, EVENTS, REASONS
from wolfden.engine.game import Game
from wolfden.engine.words import load

GAME = Game(
    name="phantom_ttt",
    title="Phantom tic-tac-toe",
    version=1,
    seats=range(2, 3),
    state=Phantom,
    setup=setup,
    steps=STEPS,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    view=view,
    review=review,
    redeal=redeal,
    max_decisions=max_decisions,
    words=load(__name__),
    show=show,
    show_review=show_review,
    minutes=(1, 2),
)
