"""Sobakistan, Land of Dogs: hints for Wolves who move in secret, and a Bloodhound who hears all of them."""

from wolfden.engine.data import Source
from wolfden.engine.game import Game
from wolfden.engine.options import Option
from wolfden.engine.words import load, read
from wolfden.games.sobakistan import balance, bot, good
from wolfden.games.sobakistan.actions import ACTIONS, LIAISON, REMARKS, SEATS
from wolfden.games.sobakistan.belief import redeal
from wolfden.games.sobakistan.board import Board
from wolfden.games.sobakistan.components import components, max_decisions, names
from wolfden.games.sobakistan.events import EVENTS, REASONS, RoundBegan
from wolfden.games.sobakistan.model import Sobakistan
from wolfden.games.sobakistan.rules import STEPS, imagined_setup, setup
from wolfden.games.sobakistan.show import COLOURS, show, show_review, show_routes
from wolfden.games.sobakistan.talk import TALK
from wolfden.games.sobakistan.view import review, sides, view


def make(board: Board) -> Game:
    """The game, played with these components."""
    return Game(
        name="sobakistan",
        title="Sobakistan",
        version=3,
        seats=SEATS,
        state=Sobakistan,
        setup=setup,
        imagined_setup=imagined_setup,
        steps=STEPS,
        actions=ACTIONS,
        remarks=REMARKS,
        talk=TALK,
        events=EVENTS,
        options={"open_routes": Option((False, True), "everybody may look through the route cards")},
        reasons=REASONS,
        view=view,
        review=review,
        redeal=redeal,
        max_decisions=lambda seats: max_decisions(board, seats),
        words=load(__name__),
        show=show,
        show_review=show_review,
        chapters=(RoundBegan,),
        lookups={"routes": ("look up which routes may be the one; with these stations: routes 3 9", show_routes)},
        colours=COLOURS,
        sides=sides,
        help=read(__name__, "help.md"),
        chat=lambda bots: LIAISON not in bots,  # a bot would not understand
        about="Follow one-word hints through the metro in secret, while the Bloodhound hears every one of them.",
        minutes=(45, 75),
        components=board,
        named=names(board),
        source=SOURCE,
        bots={"good": good, "simple": bot},
        metrics=balance,
    )


SOURCE = Source(__name__, ("map.toml", "words.toml", "routes.toml", "cards.toml"), components, make)
GAME = SOURCE.default()
